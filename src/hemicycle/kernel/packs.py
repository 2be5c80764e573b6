"""Packs: files with which a table adds, replaces or removes cards of a game. One form for all games.

A pack is a TOML or JSON file, or a folder of them of which one holds the table `pack`. Whatever is wrong with
it comes back as `Fault`s, each with file, card and field; reading a pack never raises, because the person who
wrote it is a teacher and not a programmer. Whether the cards make sense is for the game to say.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from hemicycle.kernel.options import BadInput
from hemicycle.kernel.pack_files import (
    PARSERS,
    Fault,
    Table,
    errors,
    file_name,
    load,
    quote,
    text_problem,
    type_name,
)

__all__ = ["Change", "Fault", "Pack", "Table", "apply", "digest", "errors", "id_problem", "must_be_playable", "read"]

MAX_FILES: Final = 64
MAX_DEPTH: Final = 4
MAX_INTEGER: Final = 2**53

PACK_ID: Final = re.compile(r"[a-z][a-z0-9_-]{1,31}")
CARD_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}")
HEAD: Final = ("id", "title", "version", "language", "game")
LISTS: Final = ("add", "replace", "remove")


class Change(NamedTuple):
    """A card that a pack adds (`old` is empty), puts in the place of `old`, or removes (`card` is None)."""

    file: str
    old: str
    card: Table | None

    def ids(self) -> list[str]:
        new = "" if self.card is None else str(self.card["id"])
        return [name for name in dict.fromkeys((self.old, new)) if name]


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as read: its head, and its changes in the order of the file."""

    id: str
    title: str
    version: str
    language: str
    game: str
    file: str
    add: tuple[Change, ...] = ()
    replace: tuple[Change, ...] = ()
    remove: tuple[Change, ...] = ()


def digest(cards: Mapping[str, Mapping[str, Any]]) -> str:
    """The SHA-256 of the cards as canonical JSON, in hex: equal cards have equal digests."""
    canonical = json.dumps(cards, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def must_be_playable(faults: Iterable[Fault]) -> None:
    """BadInput lists every fault with which a table cannot be set up."""
    found = errors(faults)
    if found:
        raise BadInput("The packs cannot be played with.\n" + "\n".join(map(str, found)))


# Reading -----------------------------------------------------------------------------------------------


def read(path: Path | str) -> tuple[Pack | None, list[Fault]]:
    """The pack in a file or folder, and every fault in it; no pack if a fault is an error."""
    place = Path(path)
    files, faults = _files(place)
    parts: list[tuple[str, Table]] = []
    for file in files:
        data, found = load(file)
        faults += found
        if data is not None:
            parts.append((file_name(file), data))
    for name, data in parts:
        faults += _key_faults(name, data)
    head = _head(file_name(place), parts, faults)
    add = tuple(_changes("add", parts, faults))
    replace = tuple(_changes("replace", parts, faults))
    remove = tuple(_changes("remove", parts, faults))
    if errors(faults):
        return None, faults
    return Pack(file=file_name(place), add=add, replace=replace, remove=remove, **head), faults


def _files(place: Path) -> tuple[list[Path], list[Fault]]:
    """The files to read: the path itself, or the TOML and JSON files of a folder in order of name."""
    try:
        if not place.is_dir():
            if place.suffix.lower() not in PARSERS:
                problem = "A pack is a .toml or .json file or a folder of them."
                return [], [Fault(file_name(place), "", "", problem)]
            return [place], []
        files = sorted(file for file in place.iterdir() if file.suffix.lower() in PARSERS)
    except (OSError, ValueError) as error:
        return [], [Fault(file_name(place), "", "", f"The folder cannot be read: {error}.")]
    if not files:
        return [], [Fault(file_name(place), "", "", "The folder holds no .toml or .json file.")]
    if len(files) > MAX_FILES:
        return [], [Fault(file_name(place), "", "", f"The folder holds more than {MAX_FILES} files.")]
    return files, []


def _key_faults(file: str, data: Table) -> list[Fault]:
    known = ", ".join(("pack", *LISTS))
    strange = [key for key in data if key != "pack" and key not in LISTS]
    return [Fault(file, "", "", f"{quote(key)} is no key of a pack; the keys are {known}.") for key in strange]


def _head(place: str, parts: list[tuple[str, Table]], faults: list[Fault]) -> dict[str, str]:
    """The texts of the table `pack`, which stands in exactly one file."""
    heads = [(file, data["pack"]) for file, data in parts if "pack" in data]
    if len(heads) != 1:
        if parts:
            problem = f"The table pack must stand once, but stands {len(heads)} times."
            faults.append(Fault(place, "", "pack", problem))
        return {}
    file, head = heads[0]
    if not isinstance(head, dict):
        faults.append(Fault(file, "", "pack", f"It must be a table, but is {type_name(head)}."))
        return {}
    for key in head:
        if key not in HEAD:
            problem = f"{quote(key)} is no field of the table pack; its fields are {', '.join(HEAD)}."
            faults.append(Fault(file, "", "pack", problem))
    for key in HEAD:
        problem = text_problem(head[key], 200) if key in head else "This field is missing."
        if key == "id" and not problem and not PACK_ID.fullmatch(head[key]):
            problem = "It must be 2 to 32 lower-case letters, digits, - or _, the first a letter."
        if problem:
            faults.append(Fault(file, "", f"pack.{key}", problem))
    return {key: head[key] for key in HEAD if key in head}


def _changes(key: str, parts: list[tuple[str, Table]], faults: list[Fault]) -> Iterator[Change]:
    """The entries of one of the lists over all files of a pack; those with faults are reported instead."""
    for file, data in parts:
        entries = data.get(key, [])
        if not isinstance(entries, list):
            faults.append(Fault(file, "", key, f"It must be a list, but is {type_name(entries)}."))
            continue
        for index, entry in enumerate(entries):
            change, found = _change(file, key, f"{key}[{index}]", entry)
            faults += found
            if change is not None:
                yield change


def _change(file: str, key: str, place: str, entry: object) -> tuple[Change | None, list[Fault]]:
    if key == "remove":
        problem = id_problem(entry)
        return (None, [Fault(file, "", place, problem)]) if problem else (Change(file, str(entry), None), [])
    old: object = ""
    card = entry
    if key == "replace" and isinstance(entry, dict) and ("old" in entry or "card" in entry):
        if set(entry) != {"old", "card"}:
            problem = "A replacement is a whole card, or a table of old and card and nothing else."
            return None, [Fault(file, "", place, problem)]
        old, card = entry["old"], entry["card"]
        if problem := id_problem(old):
            return None, [Fault(file, "", f"{place}.old", problem)]
    if not isinstance(card, dict):
        return None, [Fault(file, "", place, f"It must be a table of a card, but is {type_name(card)}.")]
    if problem := id_problem(card.get("id")):
        return None, [Fault(file, "", f"{place}.id", problem)]
    faults = list(_card_faults(file, card))
    if key == "replace" and not old:
        old = card["id"]
    return (None, faults) if faults else (Change(file, str(old), card), [])


def id_problem(value: object) -> str:
    """Why the value cannot be the id of a card, as a sentence; empty if it can."""
    if not isinstance(value, str):
        return f"The id of a card must stand here as a text, but here is {type_name(value)}."
    if not CARD_ID.fullmatch(value):
        return f"{quote(value)} is no card id: 1 to 64 letters, digits, points, - or _."
    return ""


def _card_faults(file: str, card: Table) -> Iterator[Fault]:
    """What no game could use: odd characters, numbers out of reach, dates, and nesting without end."""
    for field, value in card.items():
        name = field if CARD_ID.fullmatch(field) else quote(field)
        for problem in dict.fromkeys(_value_problems(value)):
            yield Fault(file, card["id"], name, problem)


def _value_problems(value: object) -> Iterator[str]:
    # A list of what is left to look at, because a hostile file may be nested deeper than calls can be.
    left: list[tuple[int, object]] = [(1, value)]
    while left:
        depth, item = left.pop()
        if isinstance(item, list | dict):
            if depth > MAX_DEPTH:
                yield f"Lists and tables are nested more than {MAX_DEPTH} deep."
                continue
            inner: list[object] = list(item) if isinstance(item, list) else [*item.keys(), *item.values()]
            left += [(depth + 1, part) for part in inner]
        elif isinstance(item, str):
            if item.strip() and (problem := text_problem(item)):
                yield problem
        elif isinstance(item, int):
            if abs(item) > MAX_INTEGER:
                yield "It holds a number that is too large."
        elif isinstance(item, float):
            if not math.isfinite(item):
                yield "It holds something that is not a number."
        elif item is not None:
            yield f"It holds {type_name(item)}; write it as a text."


# Applying ----------------------------------------------------------------------------------------------


def apply(base: Mapping[str, Table], packs: Sequence[Pack]) -> tuple[dict[str, Table], dict[str, str], list[Fault]]:
    """The cards after all packs in the order listed, the file of each card from a pack, and the faults."""
    cards = dict(base)
    origin: dict[str, str] = {}
    touched: dict[str, str] = {}
    faults: list[Fault] = []
    names: set[str] = set()
    for pack in packs:
        if pack.id in names:
            faults.append(Fault(pack.file, "", "pack.id", f"Another pack has the id {quote(pack.id)} too."))
        names.add(pack.id)
        for change in (*pack.remove, *pack.replace, *pack.add):
            found = _clashes(change, cards, touched)
            faults += found
            touched.update((name, change.file) for name in change.ids())
            if not found:
                cards = _changed(cards, change)
                if change.card is not None:
                    origin[change.card["id"]] = change.file
    return cards, origin, faults


def _clashes(change: Change, cards: Mapping[str, Table], touched: Mapping[str, str]) -> list[Fault]:
    faults = [
        Fault(change.file, name, "id", f"{touched[name]} changes this card too; only one change may.")
        for name in change.ids()
        if name in touched
    ]
    if faults:
        return faults
    if change.old and change.old not in cards:
        problem = "No card has this id, so it cannot be replaced or removed."
        return [Fault(change.file, change.old, "id", problem)]
    if change.card is not None and change.card["id"] != change.old and change.card["id"] in cards:
        problem = "A card with this id exists; list the card under replace, or choose another id."
        return [Fault(change.file, change.card["id"], "id", problem)]
    return []


def _changed(cards: dict[str, Table], change: Change) -> dict[str, Table]:
    """The cards after one change; a replacement takes the place of the old card in the order."""
    card = change.card
    if card is None:
        return {name: other for name, other in cards.items() if name != change.old}
    if not change.old:
        return {**cards, card["id"]: card}
    return dict((card["id"], card) if name == change.old else (name, other) for name, other in cards.items())
