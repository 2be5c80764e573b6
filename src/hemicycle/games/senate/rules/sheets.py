"""Bill record sheets, and who may sponsor what is written on them (SEN-2.4, 2.17, 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LEANS
from hemicycle.games.senate.rules.reading import IN_COMMITTEE, sits
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate


@rule("SEN-5.7", off=OK)
def unqualified(game: Senate, senator: int, issue: int, position: int, *, seat_needed: bool) -> int:
    """The reason why a senator in play cannot sponsor a measure: committee first, then position."""
    if seat_needed and not sits(game, senator, issue):
        return Why.NOT_MEMBER
    return OK if stands_for(game, senator, issue, position) else Why.WRONG_POSITION


@rule("SEN-5.7", "SEN-6.4", off=True)
def stands_for(game: Senate, senator: int, issue: int, position: int) -> bool:
    """Whether a senator may sponsor at a position: his own, unless his card lets him stray."""
    roster = game.roster
    if roster.sponsor_any[senator] >> issue & 1:
        return True
    away = abs(roster.positions[senator][issue] - position)
    return away == 0 or (away == 1 and bool(roster.sponsor_near[senator] >> issue & 1))


def seat_needed(game: Senate, stage: int) -> bool:
    """Whether a sponsor must sit on the committee: as long as the bill is there, unless the table has it otherwise."""
    return game.sponsor_committee and stage == IN_COMMITTEE


def open_sheet(s: State) -> int:
    """A sheet to write on: a new one, or an old one whose bill is long over; NOTHING if there is none."""
    row = s.take_row("sheets")
    if row != NOTHING:
        return row
    past = past_sheets(s)
    if not past:
        return NOTHING
    s.free_row("sheets", min(past, key=lambda row: s.fields[t.TOUCHED + row]))
    return s.take_row("sheets")


def past_sheets(s: State) -> list[int]:
    """The sheets of bills that are over and on which nobody lies any more."""
    used = {*s.fields[t.ON : t.ON + t.MOST_CARDS], *s.fields[t.ALSO : t.ALSO + t.MOST_CARDS]}
    return [row for row in range(t.SHEETS) if row not in used]


def has_sheet(s: State) -> bool:
    """Whether there is a sheet to write on."""
    return not all(s.fields[t.SHEETS_TAKEN : t.SHEETS_TAKEN + t.SHEETS]) or bool(past_sheets(s))


@rule("SEN-2.17")
def write_sheet(s: State, row: int, card: int, issue: int, position: int, weight: int, sponsor: int, side: int) -> None:
    """Fill in a bill record sheet."""
    s.put(t.SHEET_CARD + row, card)
    s.put(t.ISSUE + row, issue)
    s.put(t.POSITION + row, position)
    s.put(t.WEIGHT + row, weight)
    s.put(t.SPONSOR + row, sponsor)
    s.put(t.MANAGER + row, side)
    s.put(t.TOUCHED + row, s.fields[t.TURN])


@rule("SEN-2.17")
def write_amendment(s: State, row: int, lean: int, mover: int, to: int, pork: int) -> None:
    """Fill in the lines of a caucus's amendment in committee."""
    at = lean * t.SHEETS + row
    s.put(t.AMENDER + at, mover)
    s.put(t.AMENDED_FROM + at, s.fields[t.POSITION + row])
    s.put(t.AMENDED_TO + at, to)
    s.put(t.AMENDED_PORK + at, pork)


@rule("SEN-2.17")
def write_substitute(s: State, row: int, mover: int, to: int, pork: int) -> None:
    """Fill in the lines of the amendment on the floor."""
    s.put(t.SUBSTITUTER + row, mover)
    s.put(t.SUBSTITUTED_TO + row, to)
    s.put(t.SUBSTITUTED_PORK + row, pork)


def copy_amendments(s: State, row: int, sheet: int) -> None:
    """A substitute takes over the lines of the bill's amendments in committee."""
    for lean in range(len(LEANS)):
        for first in (t.AMENDER, t.AMENDED_FROM, t.AMENDED_TO, t.AMENDED_PORK):
            s.put(first + lean * t.SHEETS + sheet, s.fields[first + lean * t.SHEETS + row])
