"""The cards of Senate: the base set, and a set from a file or with packs, with every fault that it has."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from hemicycle.games.senate.base_check import base_faults
from hemicycle.games.senate.card_fields import NO_FAULTS, Source, card_of, caucus_of, field_faults
from hemicycle.games.senate.card_values import CAUCUS, KINDS, kind_of
from hemicycle.games.senate.deck import Card, CardSet, Caucus, Kind
from hemicycle.games.senate.set_check import Report, repeated_faults, set_faults
from hemicycle.games.senate.title import SLUG
from hemicycle.kernel import packs
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.pack_files import Fault, Table, errors, quote, text_problem, type_name
from hemicycle.kernel.packs import Pack, id_problem

__all__ = ["Card", "CardSet", "Caucus", "Kind", "base_set", "parse", "parse_base", "with_packs"]

FORMAT: Final = "senate-cards/1"
BASE_FILE: Final = "senate/cards/base.json"
SECTIONS: Final[Mapping[str, str]] = {
    "caucuses": CAUCUS,
    "executives": Kind.EXECUTIVE,
    "senators": Kind.SENATOR,
    "bills": Kind.BILL,
    "lobbies": Kind.LOBBY,
    "events": Kind.EVENT,
    "flashes": Kind.FLASH,
}
HEAD: Final = ("format", "name", "language", "notes")


def parse(data: object, file: str) -> tuple[CardSet | None, list[Fault]]:
    """The set in the data of a card file, and all faults; no set if one of them is an error."""
    if not isinstance(data, dict):
        return None, [Fault(file, "", "", f"A card file must hold a table, but holds {type_name(data)}.")]
    sources, faults = _sources(data, file)
    faults = [*_head_faults(data, file), *faults]
    cards, caucuses, found = _cards(sources, Report(file))
    faults += found
    if errors(faults):
        return None, faults
    return CardSet.of(cards, caucuses, data["name"], data["language"]), faults


def parse_base(data: object, file: str = BASE_FILE) -> tuple[CardSet | None, list[Fault]]:
    """The same for the set of the box, which must also be what section 2 says."""
    found, faults = parse(data, file)
    if found is not None:
        faults += base_faults(found, file)
    return (None if errors(faults) else found), faults


@cache
def base_set() -> CardSet:
    """The cards of the box."""
    found, faults = parse_base(_base_data())
    if found is None:
        raise ValueError("The base set has faults:\n" + "\n".join(map(str, faults)))
    return found


def with_packs(paths: Sequence[Path | str]) -> tuple[CardSet | None, list[Fault]]:
    """The base set changed by the packs in the order listed, and all faults."""
    data = _base_data()
    sources, faults = _sources(data, BASE_FILE)
    base = {source.id: source.table for source in sources}
    found_packs: list[Pack] = []
    for path in paths:
        pack, found = packs.read(path)
        faults += found
        found_packs += [] if pack is None else [pack]
    tables, origin, found = packs.apply(base, found_packs)
    faults += [*found, *_game_faults(found_packs)]
    # What is wrong with the set as a whole has come of the packs, since the base set has no fault.
    report = Report(", ".join(pack.file for pack in found_packs) or BASE_FILE)
    sources = [Source(origin.get(name, BASE_FILE), table) for name, table in tables.items()]
    cards, caucuses, found = _cards(sources, report)
    faults += found
    if errors(faults):
        return None, faults
    title = " + ".join([data["name"], *(pack.title for pack in found_packs)])
    return CardSet.of(cards, caucuses, title, data["language"]), faults


def _base_data() -> Table:
    file = files("hemicycle.games.senate") / "cards" / "base.json"
    data: Table = json.loads(file.read_text("utf-8"))
    return data


@rule("SEN-3.1", off=NO_FAULTS)
def _head_faults(data: Table, file: str) -> Iterable[Fault]:
    """What is wrong around the cards of a card file."""
    for key in data:
        if key not in HEAD and key not in SECTIONS:
            yield Fault(file, "", quote(key), "A card file has no such key.")
    for key in ("name", "language"):
        if problem := text_problem(data.get(key)):
            yield Fault(file, "", key, problem)
    if data.get("format") != FORMAT:
        yield Fault(file, "", "format", f"It must be {FORMAT}.")
    notes = data.get("notes", [])
    if not isinstance(notes, list) or any(text_problem(note) for note in notes):
        yield Fault(file, "", "notes", "It must be a list of texts.")


@rule("SEN-3.1", off=NO_FAULTS)
def _game_faults(found: Iterable[Pack]) -> Iterable[Fault]:
    """A pack that is for another game."""
    for pack in found:
        if pack.game != SLUG:
            yield Fault(pack.file, "", "pack.game", f"This pack is for {quote(pack.game)}, not for {SLUG}.")


def _sources(data: Table, file: str) -> tuple[list[Source], list[Fault]]:
    """The cards in the sections of a card file, each with a sound id and a kind that fits the section."""
    sources: list[Source] = []
    faults: list[Fault] = []
    for section, kind in SECTIONS.items():
        entries = data.get(section)
        if not isinstance(entries, list):
            faults.append(Fault(file, "", section, f"It must be a list, but is {type_name(entries)}."))
            continue
        for index, entry in enumerate(entries):
            if problem := _entry_problem(entry, kind):
                faults.append(Fault(file, "", f"{section}[{index}]", problem))
            else:
                sources.append(Source(file, entry))
    return sources, faults


def _entry_problem(entry: object, kind: str) -> str:
    if not isinstance(entry, dict):
        return f"It must be a table of a card, but is {type_name(entry)}."
    problem = id_problem(entry.get("id"))
    if not problem and kind_of(entry) != kind:
        return f"The kind of {entry['id']} must be {kind}."
    return problem


def _cards(sources: Iterable[Source], report: Report) -> tuple[list[Card], list[Caucus], list[Fault]]:
    """The cards and the caucuses, and every error in them and between them."""
    cards: list[Card] = []
    caucuses: list[Caucus] = []
    faults: list[Fault] = []
    for source in sources:
        kind = kind_of(source.table)
        if not kind:
            faults.append(source.fault("kind", f"It must be one of {', '.join(KINDS)}."))
            continue
        faults += field_faults(source, kind)
        faults += repeated_faults(source, report)
        report.files[source.id] = source.file
        if kind != CAUCUS:
            cards.append(card_of(source, Kind(kind)))
        elif caucus := caucus_of(source):
            caucuses.append(caucus)
    faults += set_faults(cards, caucuses, report)
    return cards, caucuses, faults
