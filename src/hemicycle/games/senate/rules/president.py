"""The president signs or vetoes, and the senate may override him (SEN-5.37 to 5.39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import PRES
from hemicycle.games.senate.rules import conclude, voting
from hemicycle.games.senate.rules.reading import DEAD, LAW, MARK, OV, VETOED, manager
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.counting import Count
    from hemicycle.games.senate.rules.reading import Position
    from hemicycle.games.senate.rules.table import Senate

NOTE_SIGNED: Final = t.LAYOUT.note("signed")
NOTE_VETOED: Final = t.LAYOUT.note("vetoed")
NOTE_OVERRIDDEN: Final = t.LAYOUT.note("overridden")
NOTE_OVERRIDE_FAILED: Final = t.LAYOUT.note("override_failed")


@rule("SEN-5.37", off=True)
def signs(game: Senate, p: Position, row: int) -> bool:
    """Whether the president will sign a bill: one near enough to his own position, or a bit farther for pork."""
    force, listed = game.force(p), bool(p.fields[t.PORK + row] >> PRES & 1)
    own = game.roster.positions[game.roster.executive][p.fields[t.ISSUE + row]]
    reach = force.sign_distance_pork if listed else force.sign_distance
    return abs(own - p.fields[t.POSITION + row]) <= reach + p.fields[t.PRESIDENT_MORE]


@rule("SEN-5.37", "SEN-5.29")
def act(game: Senate, s: State, row: int) -> None:
    """A bill has passed the senate: the president acts at once; then the count of bills may end the game."""
    card, side = s.fields[t.SHEET_CARD + row], manager(s, row)
    s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["passed_senate"])
    s.put(t.FINISHED, s.fields[t.FINISHED] + 1)
    s.put(t.PASSED + side, s.fields[t.PASSED + side] + 1)
    if signs(game, s, row):
        s.note(NOTE_SIGNED, card)
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["law"])
        conclude.conclude(game, s, row, LAW)
    else:
        s.note(NOTE_VETOED, card)
        s.put(t.STAGE + row, VETOED)
        s.put(t.NOT_BEFORE + row, game.later(s))
    conclude.check_bills(game, s)


def bring_back(game: Senate, s: State, row: int) -> None:
    """CALL on a vetoed bill: to the vote, with no amendment and no filibuster before it."""
    s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["override_tried"])
    voting.begin(game, s, OV, row, manager(s, row))


@rule("SEN-5.38")
def override_result(game: Senate, s: State, row: int, count: Count, *, passed: bool) -> None:
    """An override makes law; without it the bill is dead. Its weight is not asked for."""
    card = s.fields[t.SHEET_CARD + row]
    voting.over(s)
    s.note(NOTE_OVERRIDDEN if passed else NOTE_OVERRIDE_FAILED, card, *count)
    if passed:
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["override_won"] | MARK["law"])
    conclude.conclude(game, s, row, LAW if passed else DEAD)
