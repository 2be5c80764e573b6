"""A bill on the floor: filibuster and cloture, substitutes, the vote, the tie (SEN-5.28 to 5.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import MIDDLE
from hemicycle.games.senate.names import STANCES
from hemicycle.games.senate.rules import committee, conclude, filibuster, president, substitute, voting
from hemicycle.games.senate.rules.choices import SIDE, Choice, Composed, Plain
from hemicycle.games.senate.rules.counting import Count
from hemicycle.games.senate.rules.reading import (
    ABSTAIN,
    AGAINST,
    FB,
    FOR,
    MARK,
    REPLACED,
    SUPERSEDED,
    manager,
    may_vote,
    measure,
    vp_in_play,
)
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.voting import BILL
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Carried
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_LET_PASS: Final = t.LAYOUT.note("let_pass")
NOTE_PASSED: Final = t.LAYOUT.note("floor_passed")
NOTE_FAILED: Final = t.LAYOUT.note("floor_failed")
NOTE_TIED: Final = t.LAYOUT.note("tied")
NOTE_VP: Final = t.LAYOUT.note("vp_votes")


@rule("SEN-5.28")
def bring(game: Senate, s: State, row: int) -> None:
    """The floor takes a bill up: the other side may filibuster or offer a substitute; skipped if it can do neither."""
    other = 1 - manager(s, row)
    if filibuster.filibusterers(game, s, other, row) or substitute.movers_on_floor(game, s, other, row):
        game.ask(s, game.RESPOND_FLOOR, other, s.fields[t.SHEET_CARD + row])
    else:
        vote(game, s, row)


def vote(game: Senate, s: State, row: int, *, bound: bool = False) -> None:
    """The vote on the bill itself."""
    voting.begin(game, s, FB, row, manager(s, row), bound=bound)


class LetPass(Plain):
    """PASS: straight to the vote."""

    first = t.DO_PASS

    def do(self, s: State, side: int, action: Action) -> None:
        card = s.frames[-1][3]
        s.pop()
        s.note(NOTE_LET_PASS, side, card)
        vote(self.game, s, s.fields[t.ON + card])


class RespondFloor(Composed):
    """RESPOND_FLOOR: the other side filibusters, offers a substitute, or lets the bill come to its vote."""

    name, clause, carries = "respond_floor", "SEN-5.28", (SIDE, BILL)

    def __init__(self, game: Senate) -> None:
        super().__init__(game, [filibuster.Filibuster(game), substitute.Substitute(game), LetPass(game)])

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_PASS,)


@rule("SEN-5.29", "SEN-5.30", "SEN-5.31")
def bill_result(game: Senate, s: State, row: int, count: Count, *, passed: bool) -> None:
    """The senate has voted on a bill: a tie goes to the vice-president, if he is there."""
    if count.ayes == count.nays and vp_in_play(s):
        card = s.fields[t.SHEET_CARD + row]
        s.note(NOTE_TIED, card, *count)
        white_house = game.side_with(s, game.roster.lean[game.roster.executive])
        game.ask(s, game.VP_VOTE, white_house, card, count.ayes, count.need)
        return
    finish(game, s, row, count, passed=passed)


class VpVote(Choice):
    """VP_VOTE: the vice-president's side chooses his vote in a tie; he is bound as any senator is."""

    name, clause = "vp_vote", "SEN-5.31"
    carries = (SIDE, BILL, Carried("votes"), Carried("need"))
    verbs = (t.DO_CAST,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_CAST + at for at in range(len(STANCES))]

    @rule("SEN-5.31", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if draft:
            return OTHER_DECISION
        game, row = self.game, s.fields[t.MEASURE]
        ballot = 1 + argument(atom)
        if may_vote(game, s, measure(s, FB, row), game.roster.executive) >> ballot & 1:
            return OK
        return Why.MUST_NOT_SUPPORT if ballot == FOR else Why.MUST_NOT_OPPOSE

    def default(self, s: State, seat: int) -> Action:
        wanted = FOR if self.side(s) == s.fields[t.PROPONENT] else AGAINST
        legal = not self.check(s, seat, (), t.DO_CAST + wanted - 1)
        return (t.DO_CAST + (wanted if legal else ABSTAIN) - 1,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        votes, need = s.frames[-1][-2:]
        s.pop()
        ballot = 1 + argument(action[0])
        s.note(NOTE_VP, ballot - 1)
        break_tie(self.game, s, votes, need, ballot)


@rule("SEN-5.31")
def break_tie(game: Senate, s: State, votes: int, need: int, ballot: int) -> None:
    """For adds one vote, and the bill passes if that is what it needs; otherwise it has failed.

    What it needs was counted in the vote: a card may have changed it there.
    """
    ayes, nays = votes + (ballot == FOR), votes + (ballot == AGAINST)
    count = Count(ayes, nays, max(need, nays + 1))
    finish(game, s, s.fields[t.MEASURE], count, passed=ballot == FOR and ayes >= need)


def finish(game: Senate, s: State, row: int, count: Count, *, passed: bool) -> None:
    """What comes of the vote on a bill, with or without a substitute that was carried before it."""
    card, sheet = s.fields[t.SHEET_CARD + row], s.fields[t.SUBSTITUTE]
    voting.over(s)
    s.put(t.SUBSTITUTE, NOTHING)
    s.note(NOTE_PASSED if passed else NOTE_FAILED, card, *count)
    if passed:
        if sheet != NOTHING:
            conclude.conclude(game, s, sheet, SUPERSEDED)
        pass_bill(game, s, row)
    elif sheet != NOTHING:
        replace(game, s, row, sheet)
    else:
        committee.fail(game, s, row, t.FLOOR_FAILS)


@rule("SEN-5.29", "SEN-7.2")
def pass_bill(game: Senate, s: State, row: int) -> None:
    """The bill has passed the senate; if it then stands in the middle with a co-sponsor, both will score."""
    if s.fields[t.POSITION + row] == MIDDLE and s.fields[t.COSPONSOR + row] != NOTHING:
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["shared"])
    president.act(game, s, row)


@rule("SEN-5.36")
def replace(game: Senate, s: State, row: int, sheet: int) -> None:
    """The bill has failed after its substitute was carried: the substitute has passed the senate in its place."""
    substitute.take_over(s, row, sheet)
    conclude.conclude(game, s, row, REPLACED)
    if not s.fields[t.ENDED]:
        president.act(game, s, sheet)
