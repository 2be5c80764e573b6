"""One card of a CIVIO deck file: its fields, what is wrong with them, and the `Card` made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from hemicycle.games.civio.deck import Card, Kind
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.pack_files import Fault, Table, quote, text_problem, type_name

LOSE_TURN: Final = "lose_turn"
CONFISCATE: Final = "confiscate_and_arrest"
ATTACKS: Final = (LOSE_TURN, CONFISCATE)

MAX_SENTENCE: Final = 150
MAX_REFS: Final = 90
LAST_AMENDMENT: Final = 27
NAME: Final = r"[a-z][a-z0-9_]{0,39}"
REF: Final = re.compile(rf"(?:issue|freedom|law|case|special)\.{NAME}|amendment\.[1-9][0-9]?")

NO_FAULTS: Final[Iterable[Fault]] = ()

# Answers the problem with a value as a sentence; empty if there is none.
Check = Callable[[object], str]


class Source(NamedTuple):
    """A card as it stands in a file."""

    file: str
    table: Table

    def fault(self, field: str, problem: str) -> Fault:
        return Fault(self.file, str(self.table["id"]), field, problem)


@rule("CIV-3.1", off="")
def _sentence(value: object) -> str:
    return text_problem(value, MAX_SENTENCE)


def _whole(least: int, most: int) -> Check:
    def check(value: object) -> str:
        if isinstance(value, bool) or not isinstance(value, int):
            return f"It must be a whole number, but is {type_name(value)}."
        return "" if least <= value <= most else f"It must lie between {least} and {most}."

    return check


def _ref(value: object) -> str:
    if not isinstance(value, str):
        return f"It must be the id of a card, but is {type_name(value)}."
    return "" if REF.fullmatch(value) else f"{quote(value)} has not the form of a card id, as in case.tinker."


def _list(item: Check, least: int, most: int) -> Check:
    def check(value: object) -> str:
        if not isinstance(value, list):
            return f"It must be a list, but is {type_name(value)}."
        if not least <= len(value) <= most:
            return f"It must have {least} to {most} entries, but has {len(value)}."
        for entry in value:
            if problem := item(entry):
                return problem
        return "" if len(set(value)) == len(value) else "It has the same entry twice."

    return check


def _attack(value: object) -> str:
    return "" if value in ATTACKS else f"It must be one of {', '.join(ATTACKS)}."


def _maybe_attack(value: object) -> str:
    return "" if value is None else _attack(value)


def _sentences(value: object) -> str:
    if not isinstance(value, dict):
        return f"It must be a table, but is {type_name(value)}."
    for ref, sentence in value.items():
        if problem := _ref(ref) or _sentence(sentence):
            return problem
    return ""


_ISSUES: Final = _list(_ref, 1, 3)
_REFS: Final = _list(_ref, 0, MAX_REFS)
_YEAR: Final = _whole(1000, 9999)
_NAMED: Final[dict[str, Check]] = {"id": _ref, "kind": _sentence, "name": _sentence}
_LAW: Final[dict[str, Check]] = {
    "year": _YEAR,
    "issues": _ISSUES,
    "attack": _maybe_attack,
    "overrules": _list(_attack, 0, 2),
    "text": _sentence,
    "matters": _sentence,
}
_DECIDED: Final[dict[str, Check]] = {
    "full_name": _sentence,
    "year": _YEAR,
    "citation": _sentence,
    "text": _sentence,
    "matters": _sentence,
}
FIELDS: Final[Mapping[Kind, Mapping[str, Check]]] = {
    Kind.ISSUE: _NAMED | {"text": _sentence},
    Kind.FREEDOM: _NAMED | {"text": _sentence},
    Kind.AMENDMENT: _NAMED | {"number": _whole(1, LAST_AMENDMENT), "protects": _sentence, "forbids": _sentence},
    Kind.LAW: _NAMED | _LAW,
    Kind.CASE: _NAMED
    | _DECIDED
    | {"issues": _ISSUES, "amendments": _REFS, "plus": _REFS, "minus": _REFS, "why": _sentences},
    Kind.CIVIL_RIGHTS_ACT: _NAMED | _LAW | {"full_name": _sentence, "freedom": _ref},
    Kind.WILD: _NAMED | _DECIDED,
}
# TOML has no way to write null, so a law without an attack may leave the field out.
OPTIONAL: Final = frozenset(("matters", "attack"))
PREFIX: Final[Mapping[Kind, str]] = {
    Kind.CIVIL_RIGHTS_ACT: "special",
    Kind.WILD: "special",
}


def kind_of(table: Mapping[str, Any]) -> Kind | None:
    """The kind that the table names, if there is such a kind."""
    name = table.get("kind")
    return Kind(name) if isinstance(name, str) and name in tuple(Kind) else None


def card_of(table: Table, kind: Kind) -> Card:
    """The card, with every field that has a fault left empty, so that the checks of the deck can go on."""
    sound: dict[str, Any] = {"id": table["id"], "kind": kind, "name": "", "short": ""}
    for name, check in FIELDS[kind].items():
        value = table.get(name)
        if name in ("id", "kind") or value is None or check(value):
            continue
        sound[name] = tuple(value) if isinstance(value, list) else dict(value) if name == "why" else value
    return Card(**sound)


def field_faults(source: Source, kind: Kind) -> list[Fault]:
    """All faults in the fields of one card, its references not followed."""
    return list(CHECKS[kind](source, kind))


def _each_field(source: Source, kind: Kind) -> Iterable[Fault]:
    """Fields that are unknown, missing, or not of their type; and an id that does not fit the kind."""
    fields = FIELDS[kind]
    for name in source.table:
        if name not in fields:
            yield source.fault(quote(name), f"A card of kind {kind} has no such field.")
    for name, check in fields.items():
        if name not in source.table:
            if name not in OPTIONAL:
                yield source.fault(name, "This field is missing.")
        elif problem := check(source.table[name]):
            yield source.fault(name, problem)
    prefix = PREFIX.get(kind, str(kind)) + "."
    if not str(source.table["id"]).startswith(prefix):
        yield source.fault("id", f"The id of a card of kind {kind} begins with {quote(prefix)}.")


@rule("CIV-3.2", off=NO_FAULTS)
def _named(source: Source, kind: Kind) -> Iterable[Fault]:
    return _each_field(source, kind)


@rule("CIV-3.3", off=NO_FAULTS)
def _amendment(source: Source, kind: Kind) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    card = card_of(source.table, kind)
    if card.number and card.id != f"amendment.{card.number}":
        yield source.fault("id", f"The id of this amendment must be amendment.{card.number}.")


@rule("CIV-3.4", off=NO_FAULTS)
def _law(source: Source, kind: Kind) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    yield from _one_power(source)


def _one_power(source: Source) -> Iterable[Fault]:
    attacks, overrules = bool(source.table.get("attack")), bool(source.table.get("overrules"))
    if attacks == overrules:
        both = "both" if attacks else "neither"
        yield source.fault("attack", f"A law has either an attack or overrules, but this one has {both}.")


@rule("CIV-3.5", off=NO_FAULTS)
def _case(source: Source, kind: Kind) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    card = card_of(source.table, kind)
    numbers = [int(ref.rpartition(".")[2]) for ref in card.amendments if ref.startswith("amendment.")]
    if numbers != sorted(numbers):
        yield source.fault("amendments", "The amendments must stand in ascending order.")
    related = [ref for ref in (*card.plus, *card.minus) if not ref.startswith("freedom.")]
    if not _sentences(source.table.get("why")):
        for ref in dict.fromkeys(related):
            if ref not in card.why:
                yield source.fault("why", f"A sentence on the relation to {ref} is missing.")
        for ref in card.why:
            if ref not in related:
                yield source.fault("why", f"It speaks of {ref}, which is not in plus or minus.")


@rule("CIV-3.6", off=NO_FAULTS)
def _civil_rights_act(source: Source, kind: Kind) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    yield from _one_power(source)


@rule("CIV-3.7", off=NO_FAULTS)
def _wild(source: Source, kind: Kind) -> Iterable[Fault]:
    return _each_field(source, kind)


CHECKS: Final[Mapping[Kind, Callable[[Source, Kind], Iterable[Fault]]]] = {
    Kind.ISSUE: _named,
    Kind.FREEDOM: _named,
    Kind.AMENDMENT: _amendment,
    Kind.LAW: _law,
    Kind.CASE: _case,
    Kind.CIVIL_RIGHTS_ACT: _civil_rights_act,
    Kind.WILD: _wild,
}
