"""Filibuster and cloture (SEN-5.32 to 5.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules import conclude, floor, voting
from hemicycle.games.senate.rules.choices import SIDE, Act, Composed, Plain
from hemicycle.games.senate.rules.reading import CL, DEAD, FILIBUSTER, MARK, barred, distance, has_pork, manager
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.senators import activate, not_free
from hemicycle.games.senate.rules.voting import BILL
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.counting import Count
    from hemicycle.games.senate.rules.table import Senate

NOTE_FILIBUSTERED: Final = t.LAYOUT.note("filibustered")
NOTE_ASKED: Final = t.LAYOUT.note("asked_cloture")
NOTE_HELD: Final = t.LAYOUT.note("held")
NOTE_CARRIED: Final = t.LAYOUT.note("cloture_carried")
NOTE_FAILED: Final = t.LAYOUT.note("cloture_failed")


def filibusterers(game: Senate, s: State, side: int, row: int) -> list[int]:
    """The senators of a side who may filibuster a bill."""
    return [one for one in s.zones[t.IN_PLAY + side] if not cannot(game, s, side, row, one)]


@rule("SEN-5.32", off=OK)
def cannot(game: Senate, s: State, side: int, row: int, senator: int) -> int:
    """The reason why a senator may not filibuster a bill."""
    if not game.filibuster:
        return Why.SWITCHED_OFF
    if barred(game, s, side, FILIBUSTER):
        return Why.BARRED
    if s.fields[t.MARKS + row] & MARK["cloture_voted"]:
        return Why.DEBATE_CLOSED
    reason = not_free(game, s, side, senator, row)
    if reason:
        return reason
    if game.roster.no_filibuster[senator]:
        return Why.MAY_NOT_FILIBUSTER
    return OK if far_enough(game, s, row, senator) else Why.TOO_NEAR


@rule("SEN-5.32", "SEN-6.4", off=True)
def far_enough(game: Senate, s: State, row: int, senator: int) -> bool:
    """Whether a senator stands far enough from a bill; where pork shields, it turns away those just far enough."""
    d = distance(game, s, senator, s.fields[t.ISSUE + row], s.fields[t.POSITION + row])
    needed = game.roster.filibuster_from[senator] or game.force(s).filibuster_distance
    shielded = game.pork_shields and d < 4 and has_pork(game, s, senator, s.fields[t.PORK + row])
    return d >= needed and not shielded


class Filibuster(Act):
    """FILIBUSTER: a senator of the other side is activated on the bill and talks."""

    first = t.DO_FILIBUSTER

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.IN_PLAY + side])

    def begins(self, s: State, side: int, arg: int) -> int:
        return cannot(self.game, s, side, s.fields[t.ON + s.frames[-1][3]], arg)

    def do(self, s: State, side: int, action: Action) -> None:
        game, card, senator = self.game, s.frames[-1][3], argument(action[0])
        row = s.fields[t.ON + card]
        s.pop()
        s.put(t.FILIBUSTERER, senator)
        s.note(NOTE_FILIBUSTERED, side, senator, card)
        activate(game, s, senator, row)
        game.ask(s, game.CLOTURE, manager(s, row), card)


class CallCloture(Plain):
    """CALL_CLOTURE: the senate votes on ending the debate."""

    first = t.DO_CLOTURE

    def do(self, s: State, side: int, action: Action) -> None:
        card = s.frames[-1][3]
        s.pop()
        s.note(NOTE_ASKED, side, card)
        voting.begin(self.game, s, CL, s.fields[t.ON + card], side)


class Hold(Plain):
    """HOLD: no vote now; the filibuster lasts until the manager's next UPKEEP."""

    first = t.DO_HOLD

    @rule("SEN-5.33")
    def do(self, s: State, side: int, action: Action) -> None:
        card = s.frames[-1][3]
        row = s.fields[t.ON + card]
        s.pop()
        s.put(t.FILIBUSTERER, NOTHING)
        s.put(t.NOT_BEFORE + row, s.fields[t.TURN] + 1)
        s.note(NOTE_HELD, side, card)


class Cloture(Composed):
    """CLOTURE: the manager calls for cloture or waits."""

    name, clause, carries = "cloture", "SEN-5.32", (SIDE, BILL)

    def __init__(self, game: Senate) -> None:
        super().__init__(game, [CallCloture(game), Hold(game)])

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_HOLD,)


@rule("SEN-5.34")
def cloture_result(game: Senate, s: State, row: int, count: Count, *, passed: bool) -> None:
    """The debate is ended for good and the bill goes on at once; or it is not, and the second time the bill dies."""
    card = s.fields[t.SHEET_CARD + row]
    voting.over(s)
    s.put(t.FILIBUSTERER, NOTHING)
    if passed:
        s.note(NOTE_CARRIED, card, *count)
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["cloture_voted"])
        floor.bring(game, s, row)
        return
    s.note(NOTE_FAILED, card, *count)
    s.put(t.CLOTURE_FAILS + row, s.fields[t.CLOTURE_FAILS + row] + 1)
    if s.fields[t.CLOTURE_FAILS + row] >= game.force(s).cloture_deaths:
        conclude.conclude(game, s, row, DEAD)
    else:
        s.put(t.NOT_BEFORE + row, s.fields[t.TURN] + 1)
