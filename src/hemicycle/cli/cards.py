"""`hemicycle cards`: the cards of a game, or one of them whole."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hemicycle.cli.output import emit, say, width
from hemicycle.cli.tables import add_json, add_language, add_pack, catalogue, check_files
from hemicycle.kernel import registry
from hemicycle.kernel.catalogue import facts
from hemicycle.kernel.names import Names
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.terminal import wrapped
from hemicycle.kernel.words import Catalogue, Teller

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Card = Mapping[str, Any]


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("cards", help="list the cards of a game, or show one of them")
    parser.add_argument("game", metavar="GAME", help="which game; see `hemicycle games`")
    parser.add_argument("card", metavar="CARD", nargs="?", help="the id or the short name of one card")
    add_pack(parser)
    add_language(parser)
    add_json(parser)
    parser.set_defaults(func=cards)


def cards(args: argparse.Namespace) -> int:
    check_files(args.pack)
    title = registry.title(args.game)
    game = title.game(title.least, {}, args.pack)
    words = catalogue(title, args.language)
    found: Sequence[Card] = game.cards(args.language)
    names = names_of(found)
    if args.card:
        found = [_one(found, args.card, Names(game.schema))]
    if args.json:
        emit({"game": title.slug, "cards": found})
    elif args.card:
        say(whole(found[0], words, width(), names))
    else:
        say(listed(found, words, width()))
    return 0


def _one(found: Sequence[Card], name: str, names: Names) -> Card:
    for card in found:
        if name.lower() in (str(card["id"]).lower(), str(card.get("short", "")).lower()):
            return card
    names.read_piece(name)  # says which card may be meant
    raise BadInput(f"There is no card {name!r}.")


def listed(found: Sequence[Card], words: Catalogue, columns: int) -> list[str]:
    """All cards, each kind under a heading."""
    lines: list[str] = []
    for kind in dict.fromkeys(str(card["kind"]) for card in found):
        of_kind = [card for card in found if card["kind"] == kind]
        heading = words.say(f"kinds-{kind}")
        lines += ["", *wrapped(f"{heading} ({len(of_kind)})", columns), ""]
        for card in of_kind:
            lines += _row(card, columns)
    return lines[1:]


def _row(card: Card, columns: int) -> list[str]:
    star = "*" if card.get("star") else " "
    year = f" ({card['year']})" if card.get("year") else ""
    text = card.get("text") or card.get("protects") or ""
    return [
        *wrapped(f"{star} {card.get('short', card['id'])}: {card['name']}{year}", columns, "", "    "),
        *wrapped(str(text), columns, "    "),
    ]


def whole(card: Card, words: Catalogue, columns: int, names: Mapping[str, str]) -> list[str]:
    """One card with all that stands on it; `names` has those of the cards that it may refer to."""
    lines = wrapped(f"{card['name']} ({words.say('kind-' + str(card['kind']))})", columns)
    for heading, text in facts(card, words, names):
        lines += wrapped(f"{heading}: {text}", columns, "  ", "      ")
    return lines


def card_of(teller: Teller, piece: int, columns: int) -> list[str]:
    """The card that a piece is, whole; a piece without a card is just named."""
    game = teller.game
    cards, name = game.cards(teller.language), game.schema.pieces[piece].name
    found = [card for card in cards if name in (card.get("short"), card["id"])]
    return whole(found[0], teller.catalogue, columns, names_of(cards)) if found else [teller.piece(piece)]


def names_of(found: Sequence[Card]) -> dict[str, str]:
    return {str(card["id"]): str(card["name"]) for card in found}
