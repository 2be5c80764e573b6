"""The cards of CIVIO: the base deck, and a deck from a file or with packs, with every fault that it has."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from hemicycle.games.civio.card_fields import NO_FAULTS, Source, card_of, field_faults, kind_of
from hemicycle.games.civio.deck import Card, Deck, Kind
from hemicycle.games.civio.deck_check import (
    BASE_COUNTS,
    Report,
    case_faults,
    count_faults,
    reference_faults,
    repeated_faults,
    warnings,
)
from hemicycle.kernel import packs
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.pack_files import Fault, Table, errors, quote, text_problem, type_name
from hemicycle.kernel.packs import Change, Pack, id_problem

__all__ = ["Card", "Deck", "Kind", "base_deck", "parse", "with_packs"]

FORMAT: Final = "civio-deck/1"
GAME: Final = "civio"
BASE_FILE: Final = "civio/cards/base.json"
SECTIONS: Final[Mapping[str, frozenset[Kind]]] = {
    "issues": frozenset({Kind.ISSUE}),
    "freedoms": frozenset({Kind.FREEDOM}),
    "amendments": frozenset({Kind.AMENDMENT}),
    "laws": frozenset({Kind.LAW}),
    "cases": frozenset({Kind.CASE}),
    "specials": frozenset({Kind.CIVIL_RIGHTS_ACT, Kind.WILD}),
}
HEAD: Final = ("format", "name", "language", "notes")
BLANKS: Final = 4
MAY_BE_ADDED: Final = frozenset({Kind.CASE, Kind.LAW, Kind.ISSUE, Kind.FREEDOM, Kind.AMENDMENT})
SPECIAL_TEXTS: Final = frozenset({"text", "matters"})


def parse(data: object, file: str, counts: Mapping[Kind, int] = BASE_COUNTS) -> tuple[Deck | None, list[Fault]]:
    """The deck in the data of a deck file, and all faults; no deck if one of them is an error."""
    if not isinstance(data, dict):
        return None, [Fault(file, "", "", f"A deck must be a table, but this is {type_name(data)}.")]
    faults = list(_head_faults(data, file))
    sources, found = _sources(data, file)
    faults += found
    cards, found = _cards(sources, counts, Report(file, {}))
    faults += found
    if errors(faults):
        return None, faults
    return _finished(cards, data["name"], data["language"], Report(file, {}), faults)


@cache
def base_deck() -> Deck:
    """The deck of the box."""
    deck, faults = parse(_base_data(), BASE_FILE)
    if deck is None:
        raise ValueError("The base deck has faults:\n" + "\n".join(map(str, faults)))
    return deck


def with_packs(paths: Sequence[Path | str]) -> tuple[Deck | None, list[Fault]]:
    """The base deck changed by the packs in the order listed, and all faults."""
    data = _base_data()
    sources, faults = _sources(data, BASE_FILE)
    base = {str(source.table["id"]): source.table for source in sources}
    found_packs: list[Pack] = []
    for path in paths:
        pack, found = packs.read(path)
        faults += found
        found_packs += [] if pack is None else [pack]
    tables, origin, found = packs.apply(base, found_packs)
    faults += found
    faults += pack_faults(found_packs, base)
    report = Report(BASE_FILE, origin)
    sources = [Source(origin.get(name, BASE_FILE), table) for name, table in tables.items()]
    added = Counter(kind_of(change.card) for pack in found_packs for change in pack.add if change.card)
    counts = {kind: count + added[kind] for kind, count in BASE_COUNTS.items()}
    cards, found = _cards(sources, counts, report)
    faults += found
    if errors(faults):
        return None, faults
    title = " + ".join([data["name"], *(pack.title for pack in found_packs)])
    return _finished(cards, title, data["language"], report, faults)


def _base_data() -> Table:
    file = files("hemicycle.games.civio") / "cards" / "base.json"
    data: Table = json.loads(file.read_text("utf-8"))
    return data


def _finished(
    cards: Mapping[str, Card], name: str, language: str, report: Report, faults: list[Fault]
) -> tuple[Deck, list[Fault]]:
    deck = Deck.of(cards.values(), name, language)
    return deck, faults + list(warnings(deck, report))


@rule("CIV-3.1", off=NO_FAULTS)
def _head_faults(data: Table, file: str) -> Iterable[Fault]:
    """What is wrong around the cards of a deck file."""
    for key in data:
        if key not in HEAD and key not in SECTIONS:
            yield Fault(file, "", quote(key), "A deck file has no such key.")
    for key in ("name", "language"):
        if problem := text_problem(data.get(key)):
            yield Fault(file, "", key, problem)
    if data.get("format") != FORMAT:
        yield Fault(file, "", "format", f"It must be {FORMAT}.")
    notes = data.get("notes", [])
    if not isinstance(notes, list) or any(text_problem(note) for note in notes):
        yield Fault(file, "", "notes", "It must be a list of texts.")


def _sources(data: Table, file: str) -> tuple[list[Source], list[Fault]]:
    """The cards in the sections of a deck file, each with a sound id and a kind that fits the section."""
    sources: list[Source] = []
    faults: list[Fault] = []
    for section, kinds in SECTIONS.items():
        entries = data.get(section)
        if not isinstance(entries, list):
            faults.append(Fault(file, "", section, f"It must be a list, but is {type_name(entries)}."))
            continue
        for index, entry in enumerate(entries):
            problem = _entry_problem(entry, kinds)
            if problem:
                faults.append(Fault(file, "", f"{section}[{index}]", problem))
            else:
                sources.append(Source(file, entry))
    return sources, faults


def _entry_problem(entry: object, kinds: frozenset[Kind]) -> str:
    if not isinstance(entry, dict):
        return f"It must be a table of a card, but is {type_name(entry)}."
    problem = id_problem(entry.get("id"))
    if not problem and kind_of(entry) not in kinds:
        return f"The kind of {entry['id']} must be {' or '.join(sorted(kinds))}."
    return problem


def _cards(
    sources: Iterable[Source], counts: Mapping[Kind, int], report: Report
) -> tuple[dict[str, Card], list[Fault]]:
    """The cards by id, and every error in them and between them."""
    cards: dict[str, Card] = {}
    faults: list[Fault] = []
    spoilt: set[tuple[str, str]] = set()
    for source in sources:
        name, kind = str(source.table["id"]), kind_of(source.table)
        if kind is None:
            faults.append(source.fault("kind", f"It must be one of {', '.join(Kind)}."))
            continue
        found = field_faults(source, kind)
        spoilt.update((name, fault.field) for fault in found)
        faults += found
        faults += repeated_faults(source, cards)
        cards[name] = card_of(source.table, kind)
    faults += count_faults(cards.values(), counts, report)
    faults += reference_faults(cards, report)
    faults += case_faults(cards, spoilt, report)
    return cards, faults


@rule("CIV-3.12", off=NO_FAULTS)
def pack_faults(found: Iterable[Pack], base: Mapping[str, Table]) -> Iterable[Fault]:
    """What a pack of this game may not do, though packs in general may."""
    added = 0
    for pack in found:
        if pack.game != GAME:
            yield Fault(pack.file, "", "pack.game", f"This pack is for {quote(pack.game)}, not for {GAME}.")
        for change in pack.remove:
            problem = "This game's deck keeps its size: replace the card instead of removing it."
            yield Fault(change.file, change.old, "remove", problem)
        for change in pack.replace:
            yield from _replacement_faults(change, base)
        for change in pack.add:
            added += 1
            yield from _addition_faults(change, added)


def _addition_faults(change: Change, added: int) -> Iterator[Fault]:
    card = change.card or {}
    if added > BLANKS:
        problem = f"The game has {BLANKS} blank cards; this is added card {added}."
        yield Fault(change.file, str(card["id"]), "add", problem)
    if kind_of(card) not in MAY_BE_ADDED:
        problem = f"Only these kinds can be added: {', '.join(sorted(MAY_BE_ADDED))}."
        yield Fault(change.file, str(card["id"]), "kind", problem)


def _replacement_faults(change: Change, base: Mapping[str, Table]) -> Iterator[Fault]:
    old, card = base.get(change.old), change.card or {}
    if old is None:
        return
    if card.get("kind") != old["kind"]:
        yield Fault(change.file, str(card["id"]), "kind", f"It must stay {old['kind']}, as in {change.old}.")
    elif kind_of(old) not in MAY_BE_ADDED:
        for field in sorted(old.keys() | card.keys()):
            if field not in SPECIAL_TEXTS and card.get(field) != old.get(field):
                problem = "Of a special card only the text may be replaced."
                yield Fault(change.file, str(card["id"]), quote(field), problem)
