"""One card of a Senate card file: its fields, what is wrong with them, and the `Card` made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from hemicycle.games.senate.card_values import CAUCUS, FIELDS, NAME, OPTIONAL, text_field
from hemicycle.games.senate.deck import ISSUES, LEANS, Card, Caucus, Kind
from hemicycle.games.senate.vocabulary import FLASH, PLAYED, SENATOR, step_faults
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.effects import DO
from hemicycle.kernel.pack_files import Fault, Table, quote

STEP_FIELDS: Final = ("rules", "effects")
NO_FAULTS: Final[Iterable[Fault]] = ()


class Source(NamedTuple):
    """A card as it stands in a file."""

    file: str
    table: Table

    @property
    def id(self) -> str:
        return str(self.table["id"])

    def fault(self, field: str, problem: str) -> Fault:
        return Fault(self.file, self.id, field, problem)


# What is made of a card --------------------------------------------------------------------------------


def card_of(source: Source, kind: Kind) -> Card:
    """The card, with every field that has a fault left empty, so that the checks of the set can go on."""
    table = source.table
    sound: dict[str, Any] = {}
    for name, check in FIELDS[kind].items():
        value = table.get(name)
        if value is None or check(value) or name in ("id", "kind", "vice_president"):
            continue
        if name in STEP_FIELDS and _step_faults(source, kind):
            continue
        sound[name] = tuple(value) if isinstance(value, list) else value
    if "positions" in sound:
        sound["positions"] = tuple(sound["positions"][issue] for issue in ISSUES)
    if kind in (Kind.LOBBY, Kind.EVENT):
        sound["polls"] = sound.pop("votes", ())
    sound["text"] = sound.pop(text_field(kind), "")
    return Card(**{"id": source.id, "short": "", "kind": kind, "title": "", **sound})


def caucus_of(source: Source) -> Caucus | None:
    """The caucus, if its fields are sound."""
    if any(check(source.table.get(name)) for name, check in FIELDS[CAUCUS].items()):
        return None
    return Caucus(source.id.partition(".")[2], source.table["title"], LEANS.index(source.table["lean"]))


# Faults ------------------------------------------------------------------------------------------------


def field_faults(source: Source, kind: str) -> list[Fault]:
    """All faults in the fields of one card, its references not followed."""
    return [*_id_faults(source, kind), *CHECKS[kind](source, kind), *_step_faults(source, kind)]


@rule("SEN-3.1", off=NO_FAULTS)
def _id_faults(source: Source, kind: str) -> Iterable[Fault]:
    """An id is the kind, a point and a name."""
    prefix, _, name = source.id.partition(".")
    if prefix != kind:
        yield source.fault("id", f"The id of a card of kind {kind} begins with {quote(kind + '.')}.")
    elif not NAME.fullmatch(name):
        yield source.fault("id", f"After {quote(kind + '.')} come 1 to 40 lower-case letters, digits or _.")


def _each_field(source: Source, kind: str) -> Iterator[Fault]:
    """Fields that are unknown, missing, or not of their type."""
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


@rule("SEN-3.2", off=NO_FAULTS)
def _caucus(source: Source, kind: str) -> Iterable[Fault]:
    return _each_field(source, kind)


@rule("SEN-3.3", off=NO_FAULTS)
def _executive(source: Source, kind: str) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    if source.table.get("title") != source.table.get("vice_president"):
        yield source.fault("title", "This card is called by the name of the vice-president.")


@rule("SEN-3.4", off=NO_FAULTS)
def _senator(source: Source, kind: str) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    table, card = source.table, card_of(source, Kind.SENATOR)
    if card.star and card.star not in card.committees:
        yield source.fault("star", f"This senator does not sit on the committee on {card.star}.")
    for issue in card.given:
        if issue not in card.committees:
            yield source.fault("given", f"This senator does not sit on the committee on {issue}.")
    if bool(table.get("rules")) != bool(table.get("rule_text")):
        problem = "What the rules of this senator say is missing." if table.get("rules") else "There are no rules."
        yield source.fault("rule_text", problem)
    for at, step in enumerate(card.rules):
        if step[DO] == "committee_votes" and step["issue"] == card.star:
            yield source.fault(f"rules[{at}].issue", "The star says how many votes this senator has there.")


@rule("SEN-3.5", off=NO_FAULTS)
def _bill(source: Source, kind: str) -> Iterable[Fault]:
    return _each_field(source, kind)


@rule("SEN-3.6", off=NO_FAULTS)
def _played(source: Source, kind: str) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    yield from _some_effect(source)
    window, card = source.table.get("window"), card_of(source, Kind(kind))
    if window == "exchange" and "votes" not in source.table:
        yield source.fault("votes", "A card for the exchange names the kinds of vote in which it can be played.")
    if window == "main" and "votes" in source.table:
        yield source.fault("votes", "A card that is played as a main action names no votes; leave the field out.")
    words = {word.name: word for word in PLAYED}
    for at, step in enumerate(_tables(source.table.get("effects"))):
        word = words.get(str(step.get(DO)))
        if word and card.window and card.window not in word.windows:
            yield source.fault(f"effects[{at}]", f"{word.name} is for the window {word.windows[0]}, not {card.window}.")
        elif word and (other := [kind for kind in card.polls if kind not in word.votes]):
            problem = f"{word.name} can be played in {', '.join(word.votes)}, but votes lists {', '.join(other)}."
            yield source.fault(f"effects[{at}]", problem)


def _tables(steps: object) -> list[Table]:
    """The steps, so far as they are any."""
    return [step if isinstance(step, dict) else {} for step in steps] if isinstance(steps, list) else []


@rule("SEN-3.7", off=NO_FAULTS)
def _flash(source: Source, kind: str) -> Iterable[Fault]:
    yield from _each_field(source, kind)
    yield from _some_effect(source)


def _some_effect(source: Source) -> Iterator[Fault]:
    if source.table.get("effects") == []:
        yield source.fault("effects", "The card must do something.")


@rule("SEN-3.8", off=NO_FAULTS)
def _step_faults(source: Source, kind: str) -> Iterable[Fault]:
    """Effects and rules that are not in section 6, or have values that are not allowed there."""
    words = SENATOR if kind == Kind.SENATOR else FLASH if kind == Kind.FLASH else PLAYED
    field = "rules" if kind == Kind.SENATOR else "effects"
    if field in FIELDS[kind] and field in source.table:
        return step_faults(words, source.file, source.id, field, source.table[field])
    return NO_FAULTS


CHECKS: Final[Mapping[str, Callable[[Source, str], Iterable[Fault]]]] = {
    CAUCUS: _caucus,
    Kind.EXECUTIVE: _executive,
    Kind.SENATOR: _senator,
    Kind.BILL: _bill,
    Kind.LOBBY: _played,
    Kind.EVENT: _played,
    Kind.FLASH: _flash,
}
