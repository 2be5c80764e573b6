"""Pork: places listed on a sheet, with a list that a choice can carry (SEN-5.8c, 5.8f, 5.19, 9.10, 9.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import PLACES, PRES
from hemicycle.games.senate.rules.choices import Act, ends, verb
from hemicycle.games.senate.rules.reading import OV, VETOED, manager
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.kernel.atoms import ARGUMENT, Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_PORKED = t.LAYOUT.note("porked")

__all__ = ["Pork", "WithPork", "add", "may_list"]


def may_list(game: Senate, listed: int, place: int) -> int:
    """Each place once, and only what is a place of this table; any state, also one with no senator in play."""
    if not game.places >> place & 1:
        return Why.NO_PLACE
    return Why.ALREADY_LISTED if listed >> place & 1 else OK


@rule("SEN-5.38", off=OK)
def president_in_time(s: State, row: int, place: int) -> int:
    """The president can be listed until he has acted."""
    return Why.PRESIDENT_TOO_LATE if place == PRES and s.fields[t.STAGE + row] == VETOED else OK


def add(s: State, side: int, row: int, places: int) -> None:
    """List places on a sheet."""
    s.put(t.PORK + row, s.fields[t.PORK + row] | places)
    for place in range(len(PLACES)):
        if places >> place & 1:
            s.note(NOTE_PORKED, side, s.fields[t.SHEET_CARD + row], place)


class WithPork(Act):
    """An act that ends with a list of pork: `pork VT pork PRES done`."""

    later: tuple[int, ...] = (t.DO_PORK, t.DO_DONE)

    def listed(self, s: State, draft: Action) -> int:
        """The pork that the measure has already."""
        return 0

    def row(self, s: State, draft: Action) -> int:
        """The sheet, where there is one already."""
        return NOTHING

    def pork_nexts(self, s: State, draft: Action) -> list[int]:
        return [*(t.DO_PORK + place for place in self.game.place_list), t.DO_DONE]

    def pork_follows(self, s: State, draft: Action, atom: int) -> int:
        """The reason against a place, or against the end of the list."""
        if atom == t.DO_DONE:
            return OK
        row, place = self.row(s, draft), argument(atom)
        if atom in draft:
            return Why.ALREADY_LISTED
        late = president_in_time(s, row, place) if row != NOTHING else OK
        return late or may_list(self.game, self.listed(s, draft), place)

    def open_nexts(self, s: State, side: int, draft: Action) -> list[int]:
        nexts = self.nexts(s, side, draft)
        if nexts[0] & ~ARGUMENT != t.DO_PORK or nexts[-1] != t.DO_DONE or self.follows(s, side, draft, t.DO_DONE):
            return [atom for atom in nexts if not self.follows(s, side, draft, atom)]
        row, listed = self.row(s, draft), self.listed(s, draft)
        late = row != NOTHING and president_in_time(s, row, PRES)
        listed |= self.places(draft) | (1 << PRES if late else 0)
        return [atom for atom in nexts if atom == t.DO_DONE or not listed >> argument(atom) & 1]

    def complete(self, s: State, side: int, action: Action) -> bool:
        return ends(action)

    def places(self, action: Action) -> int:
        return sum(1 << argument(atom) for atom in action if verb(atom) == t.DO_PORK)


class Pork(Act):
    """PORK: one place, in an exchange on the floor (SEN-5.19)."""

    first = t.DO_PORK

    def firsts(self, s: State, side: int) -> list[int]:
        return self.game.place_list

    @rule("SEN-5.19", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        row = s.fields[t.MEASURE]
        if not may_add(self.game, s, side, row):
            return Why.PORK_OF_MANAGER
        if arg == PRES and s.fields[t.VOTE] == OV:
            return Why.PRESIDENT_TOO_LATE
        return may_list(self.game, s.fields[t.PORK + row], arg)

    def open_firsts(self, s: State, side: int) -> list[int]:
        if not may_add(self.game, s, side, s.fields[t.MEASURE]):
            return []
        listed = s.fields[t.PORK + s.fields[t.MEASURE]]
        return self.game.pork_atoms(listed | 1 << PRES if s.fields[t.VOTE] == OV else listed)

    def do(self, s: State, side: int, action: Action) -> None:
        add(s, side, s.fields[t.MEASURE], 1 << argument(action[0]))
        self.game.acted(s)


def may_add(game: Senate, s: State, side: int, row: int) -> bool:
    """Pork is the manager's to add, unless the table has it otherwise."""
    return game.pork_by_both or manager(s, row) == side
