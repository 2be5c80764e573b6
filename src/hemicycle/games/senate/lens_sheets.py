"""What stands on a bill record sheet about amendments: who moved what, and what became of it (SEN-2.17)."""

from __future__ import annotations

from typing import NamedTuple

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LEANS
from hemicycle.games.senate.rules.reading import CA, MARK, Position


class Amendment(NamedTuple):
    """One line of a sheet."""

    by: int  # the senator who moved it
    start: int
    to: int
    pork: int
    state: str  # adopted, lost, voted (just now), moved (a substitute that did not take the bill's place)
    floor: bool


def amendments(p: Position, row: int) -> list[Amendment]:
    """What was moved to change a bill: in committee by each caucus, then on the floor."""
    fields, out = p.fields, []
    for lean, name in enumerate(LEANS):
        at = lean * t.SHEETS + row
        if fields[t.AMENDED_TO + at]:
            start, to, pork = (fields[first + at] for first in (t.AMENDED_FROM, t.AMENDED_TO, t.AMENDED_PORK))
            out.append(Amendment(fields[t.AMENDER + at], start, to, pork, _state(p, row, name), floor=False))
    if fields[t.SUBSTITUTED_TO + row]:
        state = "adopted" if fields[t.MARKS + row] & MARK["adopted_floor"] else "moved"
        to, pork = fields[t.SUBSTITUTED_TO + row], fields[t.SUBSTITUTED_PORK + row]
        out.append(Amendment(fields[t.SUBSTITUTER + row], fields[t.POSITION + row], to, pork, state, floor=True))
    return out


def _state(p: Position, row: int, lean: str) -> str:
    if p.fields[t.MARKS + row] & MARK[f"adopted_{lean}"]:
        return "adopted"
    return "voted" if p.fields[t.VOTE] == CA and p.fields[t.MEASURE] == row else "lost"
