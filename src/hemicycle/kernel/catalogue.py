"""Cards ready to be read by people: headings and texts in a language, from what is printed on a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .game import Game
from .words import Catalogue, Teller

# What stands at the head of a card, and the name that is typed at the terminal, are no facts below it.
HEADING: Final = ("id", "kind", "name", "short")


def plain_catalogue(
    game: Game, teller: Teller, order: Sequence[str] = (), called: Mapping[str, str] | None = None
) -> list[dict[str, Any]]:
    """The cards of any game, one for each piece that has one, in the order of the pieces.

    `order` is that of the facts; `called` are other names for cards that are spoken of on cards, by id.
    """
    words = teller.catalogue
    printed = {str(card.get("short", card["id"])): card for card in game.cards(teller.language)}
    titles = {piece.name: teller.piece(at) for at, piece in enumerate(game.schema.pieces)}
    names = {str(card["id"]): titles.get(name, name) for name, card in printed.items()} | dict(called or {})
    return [
        {
            "name": name,
            "title": title,
            "kind": str(printed[name].get("kind", "")),
            "kind_title": _kind_title(printed[name], words),
            "printed": printed[name],
            "facts": facts(printed[name], words, names, order),
            "follows": [],
        }
        for name, title in titles.items()
        if name in printed
    ]


def _kind_title(card: Mapping[str, Any], words: Catalogue) -> str:
    kind = str(card.get("kind", ""))
    return words.say(f"kind-{kind}") if words.has(f"kind-{kind}") else kind


def facts(
    card: Mapping[str, Any], words: Catalogue, names: Mapping[str, str], order: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """Heading and text of what stands on a card; `names` are those of the cards that it may refer to.

    Fields named in `order` come first and in that order, the others as they are printed.
    """
    fields = [*(name for name in order if name in card), *(name for name in card if name not in order)]
    shown = [name for name in fields if name not in HEADING]
    return [(_label(name, words), text_of(name, card[name], words, names)) for name in shown]


def _label(name: str, words: Catalogue) -> str:
    return words.say(f"field-{name}") if words.has(f"field-{name}") else name


def text_of(name: str, value: object, words: Catalogue, names: Mapping[str, str]) -> str:
    """What stands in a field of a card, in words."""
    if isinstance(value, bool):
        message = f"{name}-{'yes' if value else 'no'}"
        return words.say(message) if words.has(message) else str(value).lower()
    if isinstance(value, Mapping):
        return " ".join(f"{names.get(key, key)}: {text}" for key, text in value.items())
    parts = value if isinstance(value, list | tuple) else [value]
    return ", ".join(_part(str(part), words, names) for part in parts)


def _part(text: str, words: Catalogue, names: Mapping[str, str]) -> str:
    """A reference as the name of the card, an attack as words, any other text as it is."""
    attack = f"attack-{text}"
    return words.say(attack) if words.has(attack) else names.get(text, text)
