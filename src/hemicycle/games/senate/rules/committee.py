"""A bill in committee: amendments by both caucuses, and the committee's vote (SEN-5.23 to 5.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import CONSERVATIVE, LIBERAL, MIDDLE
from hemicycle.games.senate.rules import conclude, voting
from hemicycle.games.senate.rules.choices import SIDE, Act, Composed, Plain, args_of, verb
from hemicycle.games.senate.rules.counting import half_of
from hemicycle.games.senate.rules.pork import WithPork, add
from hemicycle.games.senate.rules.reading import (
    AMEND,
    CA,
    CB,
    DEAD,
    MARK,
    ON_FLOOR,
    barred,
    manager,
    side_of,
    sits,
)
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.senators import activate, not_free
from hemicycle.games.senate.rules.sheets import write_amendment
from hemicycle.games.senate.rules.voting import BILL
from hemicycle.games.senate.scoring import HALVES
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.counting import Count
    from hemicycle.games.senate.rules.table import Senate

NOTE_LET_PASS: Final = t.LAYOUT.note("let_pass")
NOTE_MOVED: Final = t.LAYOUT.note("moved_amendment")
NOTE_PASSED: Final = t.LAYOUT.note("committee_passed")
NOTE_FAILED: Final = t.LAYOUT.note("committee_failed")
NOTE_AMENDED: Final = t.LAYOUT.note("amended")
NOTE_NOT_AMENDED: Final = t.LAYOUT.note("amendment_failed")
NOTE_NEW_SPONSOR: Final = t.LAYOUT.note("new_sponsor")
NOTE_BIPARTISAN: Final = t.LAYOUT.note("bipartisan")
TRIED: Final = (MARK["amended_liberal"], MARK["amended_conservative"])
ADOPTED: Final = (MARK["adopted_liberal"], MARK["adopted_conservative"])


@rule("SEN-5.23")
def bring(game: Senate, s: State, row: int) -> None:
    """CALL in committee: the other side may amend, then the manager's; a point with no legal amendment is skipped."""
    card, side = s.fields[t.SHEET_CARD + row], manager(s, row)
    for kind, asked in ((game.RESPOND_COMMITTEE, 1 - side), (game.OWN_AMEND, side)):
        if movers(game, s, asked, row):
            game.ask(s, kind, asked, card)
            return
    voting.begin(game, s, CB, row, side)


def after_response(game: Senate, s: State, row: int) -> None:
    """The other side has let the bill pass."""
    side = manager(s, row)
    if movers(game, s, side, row):
        game.ask(s, game.OWN_AMEND, side, s.fields[t.SHEET_CARD + row])
    else:
        voting.begin(game, s, CB, row, side)


def movers(game: Senate, s: State, side: int, row: int) -> list[int]:
    """The senators of a side who may move an amendment to a bill in committee."""
    return [one for one in s.zones[t.IN_PLAY + side] if not cannot_amend(game, s, side, row, one)]


@rule("SEN-5.24", off=OK)
def cannot_amend(game: Senate, s: State, side: int, row: int, senator: int) -> int:
    """The reason why a senator may not amend a bill in committee."""
    if not game.amendments:
        return Why.SWITCHED_OFF
    if barred(game, s, side, AMEND):
        return Why.BARRED
    reason = not_free(game, s, side, senator, row)
    if reason:
        return reason
    if s.fields[t.MARKS + row] & TRIED[game.roster.lean[senator]]:
        return Why.TRIED
    issue = s.fields[t.ISSUE + row]
    if not sits(game, senator, issue):
        return Why.NOT_ON_COMMITTEE
    return Why.SAME_POSITION if game.roster.positions[senator][issue] == s.fields[t.POSITION + row] else OK


@rule("SEN-5.26", "SEN-6.4", off=(3,))
def reached(game: Senate, s: State, row: int, senator: int) -> tuple[int, ...]:
    """Where an amendment may move the bill: one step toward its mover; some may go two, never past themselves."""
    position = s.fields[t.POSITION + row]
    away = game.roster.positions[senator][s.fields[t.ISSUE + row]] - position
    toward = 1 if away > 0 else -1
    steps = 2 if game.roster.amend_far[senator] and abs(away) > 1 else 1
    return tuple(position + toward * by for by in range(1, steps + 1))


class Amend(WithPork):
    """AMEND: a member who disagrees moves the bill toward his own position."""

    first, later = t.DO_AMEND, (t.DO_TO, t.DO_PORK, t.DO_DONE)

    def bill(self, s: State) -> int:
        return s.fields[t.ON + s.frames[-1][3]]

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.IN_PLAY + side])

    def begins(self, s: State, side: int, arg: int) -> int:
        return cannot_amend(self.game, s, side, self.bill(s), arg)

    def row(self, s: State, draft: Action) -> int:
        return self.bill(s)

    def listed(self, s: State, draft: Action) -> int:
        return s.fields[t.PORK + self.bill(s)]

    def chooses(self, s: State, draft: Action) -> bool:
        """Whether the mover still has to say how far."""
        asked = len(reached(self.game, s, self.bill(s), argument(draft[0]))) > 1
        return asked and not args_of(draft, t.DO_TO)

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        if self.chooses(s, draft):
            return sorted(t.DO_TO + at for at in reached(self.game, s, self.bill(s), argument(draft[0])))
        return self.pork_nexts(s, draft)

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        if self.chooses(s, draft):
            places = reached(self.game, s, self.bill(s), argument(draft[0]))
            return OK if verb(atom) == t.DO_TO and argument(atom) in places else Why.NOT_MOVED_THERE
        return Why.NOT_MOVED_THERE if verb(atom) == t.DO_TO else self.pork_follows(s, draft, atom)

    @rule("SEN-5.24")
    def do(self, s: State, side: int, action: Action) -> None:
        game, row, mover = self.game, self.bill(s), argument(action[0])
        to = (args_of(action, t.DO_TO) or reached(game, s, row, mover))[0]
        s.pop()
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | TRIED[game.roster.lean[mover]])
        write_amendment(s, row, game.roster.lean[mover], mover, to, self.places(action))
        s.put(t.MOVER, mover)
        s.put(t.MOVE_TO, to)
        s.put(t.MOVE_PORK, self.places(action))
        s.note(NOTE_MOVED, side, mover, s.fields[t.SHEET_CARD + row], to)
        activate(game, s, mover, row)
        voting.begin(game, s, CA, row, side)


class LetPass(Plain):
    """PASS: no amendment by the other side."""

    first = t.DO_PASS

    def do(self, s: State, side: int, action: Action) -> None:
        card = s.frames[-1][3]
        s.pop()
        s.note(NOTE_LET_PASS, side, card)
        after_response(self.game, s, s.fields[t.ON + card])


class Proceed(Plain):
    """PROCEED: no amendment by the manager's side; the committee votes."""

    first = t.DO_PROCEED

    def do(self, s: State, side: int, action: Action) -> None:
        row = s.fields[t.ON + s.frames[-1][3]]
        s.pop()
        voting.begin(self.game, s, CB, row, side)


class RespondCommittee(Composed):
    """RESPOND_COMMITTEE: the other side amends or lets the bill pass."""

    name, clause, carries = "respond_committee", "SEN-5.23", (SIDE, BILL)

    def __init__(self, game: Senate) -> None:
        super().__init__(game, [Amend(game), LetPass(game)])

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_PASS,)


class OwnAmend(Composed):
    """OWN_AMEND: the manager's side amends its own bill or proceeds."""

    name, clause, carries = "own_amend", "SEN-5.23", (SIDE, BILL)

    def __init__(self, game: Senate) -> None:
        acts: list[Act] = [Amend(game), Proceed(game)]
        super().__init__(game, acts)

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_PROCEED,)


# What comes of the votes -----------------------------------------------------------------------------------


@rule("SEN-5.25")
def bill_result(game: Senate, s: State, row: int, count: Count, *, passed: bool) -> None:
    """The committee has voted on the bill: on to the floor after a wait, or another try, or the end."""
    card = s.fields[t.SHEET_CARD + row]
    voting.over(s)
    if passed:
        s.note(NOTE_PASSED, card, *count)
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["passed_committee"])
        s.put(t.STAGE + row, ON_FLOOR)
        s.put(t.NOT_BEFORE + row, game.later(s))
        return
    s.note(NOTE_FAILED, card, *count)
    fail(game, s, row, t.COMMITTEE_FAILS)


@rule("SEN-5.25", "SEN-5.29")
def fail(game: Senate, s: State, row: int, counter: int) -> None:
    """A bill was voted down: dead if that is once too often, else it may come again on a later turn."""
    s.put(counter + row, s.fields[counter + row] + 1)
    if s.fields[counter + row] == game.max_votes:
        conclude.conclude(game, s, row, DEAD)
    else:
        s.put(t.NOT_BEFORE + row, s.fields[t.TURN] + 1)


@rule("SEN-5.26", "SEN-5.27")
def amendment_result(game: Senate, s: State, row: int, count: Count, *, passed: bool) -> None:
    """The committee has voted on an amendment; either way there is no vote on the bill this turn."""
    card, mover, to = s.fields[t.SHEET_CARD + row], s.fields[t.MOVER], s.fields[t.MOVE_TO]
    places = s.fields[t.MOVE_PORK]
    voting.over(s)
    s.put(t.MOVER, NOTHING)
    s.put(t.MOVE_TO, 0)
    s.put(t.MOVE_PORK, 0)
    s.put(t.NOT_BEFORE + row, s.fields[t.TURN] + 1)
    if not passed:
        s.note(NOTE_NOT_AMENDED, card, *count)
        return
    side = side_of(game, s, mover)
    s.note(NOTE_AMENDED, card, *count, to)
    s.put(t.POSITION + row, to)
    s.put(t.ADOPTED + row, s.fields[t.ADOPTED + row] + 1)
    s.put(t.MARKS + row, s.fields[t.MARKS + row] | ADOPTED[game.roster.lean[mover]])
    add(s, side, row, places)
    settle_sponsor(game, s, row, mover, side)


@rule("SEN-5.26")
def settle_sponsor(game: Senate, s: State, row: int, mover: int, side: int) -> None:
    """Whose bill it is after an amendment: it may change hands, or become bipartisan."""
    position, owner = s.fields[t.POSITION + row], manager(s, row)
    if position == MIDDLE:
        if side != owner:
            make_bipartisan(game, s, row, mover, side)
        return
    s.put(t.COSPONSOR + row, NOTHING)
    lean = s.fields[t.CAUCUS + owner]
    if lean != (LIBERAL if half_of(position) == LIBERAL else CONSERVATIVE):
        s.put(t.SPONSOR + row, mover)
        s.put(t.MANAGER + row, side)
        s.note(NOTE_NEW_SPONSOR, side, mover, s.fields[t.SHEET_CARD + row])


@rule("SEN-5.26")
def make_bipartisan(game: Senate, s: State, row: int, mover: int, side: int) -> None:
    """The other caucus has moved the bill to the middle: its mover is co-sponsor, and it scores at once."""
    given = game.force(s).bipartisan_award
    s.put(t.COSPONSOR + row, mover)
    s.note(NOTE_BIPARTISAN, side, mover, s.fields[t.SHEET_CARD + row], given)
    conclude.award(game, s, side, HALVES * given)
