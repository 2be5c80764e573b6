"""What there is to play: games, their cards, their rules. The same for everybody, and put together once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from hemicycle.kernel import rulebook
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.options import BadInput, Number, OneOf, Option, SeatOr
from hemicycle.kernel.words import Catalogue
from hemicycle.server import protocol as p
from hemicycle.server.library import Kind, Packs, game, titles
from hemicycle.server.words_of import Voices, game_words
from hemicycle.tables.faults import No

UNNUMBERED: Final = ""
UNSPEAKABLE: Final = re.compile(r"[^A-Za-z0-9_]")  # in the name of a message


def title(slug: str) -> Title:
    if slug not in titles():
        raise No("not-found", "input")
    return titles()[slug]


@lru_cache(maxsize=16)
def games(language: str, packs: tuple[str, ...]) -> list[p.GameInfo]:
    """All games, as the lobby shows them."""
    return [_game_info(found, language, list(packs)) for found in titles().values()]


def _game_info(found: Title, language: str, packs: list[str]) -> p.GameInfo:
    words = game_words(found.folder, language)
    options = [_option_info(one, words) for one in found.options]
    about, aim = words.say("game-about"), words.say("game-aim")
    time = words.say("game-time") if words.has("game-time") else ""
    return p.GameInfo(found.slug, found.name, about, aim, time, found.least, found.most, found.usual, options, packs)


def _option_info(option: Option, words: Catalogue) -> p.OptionInfo:
    """One option as a form asks for it: of which kind it is, and what its values are called."""
    kind, found = _kind_of(option)
    values = list(found)
    read = option.read
    forms = f"option-{option.name}-forms"
    called = {value: name for value in values if (name := _called(option.name, value, words))}
    named = [p.OptionValue(value, name) for value, name in called.items()]
    return p.OptionInfo(
        option.name,
        words.say(f"option-{option.name}"),
        option.default,
        kind,
        named if kind == "text" else [p.OptionValue(value, called.get(value, value)) for value in values],
        read.least if isinstance(read, Number) else 0,
        read.most if isinstance(read, Number) else 0,
        words.say(forms) if words.has(forms) else option.forms,
        option.clause,
    )


def _kind_of(option: Option) -> tuple[p.OptionKind, Iterable[str]]:
    match option.read:
        case OneOf(names):
            return "choice", names
        case Number(also=others):
            return "number", map(str, others)
        case SeatOr(names):
            return "seat", names
    return "text", dict.fromkeys((option.default, *option.samples))


def _called(option: str, value: str, words: Catalogue) -> str:
    """The game's own word for a value, else the word that all games share, else none."""
    letters = UNSPEAKABLE.sub("-", value)
    names = (f"option-{option}-{letters}", f"value-{letters}")
    return next((words.say(name) for name in names if words.has(name)), "")


@lru_cache(maxsize=64)
def cards(kind: Kind, language: str) -> bytes:
    """The cards of a game, encoded: it is long and does not change."""
    set_up: Game = game(kind)
    teller = Voices(set_up).teller(language)
    made: list[dict[str, Any]] = set_up.title.catalogue(set_up, teller)
    found = p.Cards(kind.slug, msgspec.convert(made, list[p.CardInfo]))
    return msgspec.json.encode(found)


def base_kind(slug: str) -> Kind:
    found = title(slug)
    set_up = found.game(found.least)
    return Kind.of(slug, found.least, set_up.options_given, [])


@lru_cache(maxsize=16)
def rules(slug: str, language: str) -> p.Rules:
    """A page of rules in parts: headings, paragraphs, clauses."""
    title(slug)
    try:
        text = rulebook.page(slug, language)
    except BadInput:
        raise No("not-found", "input") from None
    return p.Rules(*_parts(text))


def _parts(text: str) -> tuple[str, list[p.RulesSection]]:
    known = rulebook.clauses(text)
    lines = text.splitlines()
    heading = next((rulebook.plain(line) for line in lines if line.startswith("# ")), "")
    sections: list[p.RulesSection] = []
    starts = [at for at, line in enumerate(lines) if line.startswith(("## ", "### "))]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        sections.append(_section(lines[start:end], known))
    return heading, sections


def _section(lines: list[str], known: dict[str, rulebook.Clause]) -> p.RulesSection:
    """One part: what stands before its first clause as text, then the clauses."""
    first = next((at for at, line in enumerate(lines) if _number(line)), len(lines))
    numbers = [number for line in lines if (number := _number(line)) in known]
    clauses = [
        p.Clause(number, known[number].mark, rulebook.paragraphs(known[number].lines))
        for number in dict.fromkeys(numbers)
    ]
    text = rulebook.paragraphs([line for line in lines[1:first] if not line.startswith("|")])
    return p.RulesSection(rulebook.plain(lines[0].lstrip("#").strip()), text, clauses)


def _number(line: str) -> str:
    """The number of the clause that begins with this line."""
    match = rulebook.BULLET.match(line) or rulebook.ROW.match(line)
    return match[1] if match else UNNUMBERED


def packs_of(packs: Packs) -> tuple[str, ...]:
    return tuple(packs.names())
