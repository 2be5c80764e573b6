"""Amendments on the floor: a substitute with its own sheet, and what comes of the two bills (SEN-5.35, 5.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules import floor, sheets, voting
from hemicycle.games.senate.rules.choices import SIDE, Choice, Composed, Plain, args_of, ends, verb
from hemicycle.games.senate.rules.pork import WithPork, add
from hemicycle.games.senate.rules.reading import (
    ABSTAIN,
    AMEND,
    BOUND,
    DEAD,
    FA,
    MARK,
    NONE,
    ON_FLOOR,
    barred,
    in_play,
    manager,
    on,
)
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.senators import activate, not_free, release
from hemicycle.games.senate.rules.voting import BILL
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.counting import Count
    from hemicycle.games.senate.rules.table import Senate

NOTE_SUBSTITUTED: Final = t.LAYOUT.note("substituted")
NOTE_CARRIED: Final = t.LAYOUT.note("substitute_carried")
NOTE_FAILED: Final = t.LAYOUT.note("substitute_failed")
NOTE_SHIFTED: Final = t.LAYOUT.note("shifted")
NOTE_REPLACED: Final = t.LAYOUT.note("replaced")
NOTE_STOPPED: Final = t.LAYOUT.note("stopped")
POSITIONS: Final = range(1, 6)
# What a substitute takes over of its bill's marks.
KEPT: Final = sum(
    MARK[name]
    for name in (
        "passed_committee",
        "cloture_voted",
        "amended_liberal",
        "amended_conservative",
        "adopted_liberal",
        "adopted_conservative",
    )
)


def movers_on_floor(game: Senate, s: State, side: int, row: int) -> list[int]:
    """The senators of a side who may offer a substitute for a bill."""
    return [one for one in s.zones[t.IN_PLAY + side] if not cannot(game, s, side, row, one)]


@rule("SEN-5.35", off=OK)
def cannot(game: Senate, s: State, side: int, row: int, senator: int) -> int:
    """The reason why a senator may not offer a substitute."""
    if not game.amendments:
        return Why.SWITCHED_OFF
    if barred(game, s, side, AMEND):
        return Why.BARRED
    if s.fields[t.MARKS + row] & MARK["amended_floor"]:
        return Why.TRIED_ON_FLOOR
    if not sheets.has_sheet(s):
        return Why.NO_SHEET
    return not_free(game, s, side, senator) or (OK if positions(game, s, row, senator) else Why.SAME_POSITION)


@rule("SEN-5.35", off=(1, 2, 3, 4, 5))
def positions(game: Senate, s: State, row: int, senator: int) -> tuple[int, ...]:
    """Where a senator's substitute may stand: at his own position, if that is not the bill's."""
    issue, position = s.fields[t.ISSUE + row], s.fields[t.POSITION + row]
    return tuple(at for at in POSITIONS if at != position and sheets.stands_for(game, senator, issue, at))


class Substitute(WithPork):
    """SUBSTITUTE: the same issue and weight at another position, with pork of its own. It takes no card."""

    first, later = t.DO_SUBSTITUTE, (t.DO_TO, t.DO_PORK, t.DO_DONE)

    def bill(self, s: State) -> int:
        return s.fields[t.ON + s.frames[-1][3]]

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.IN_PLAY + side])

    def begins(self, s: State, side: int, arg: int) -> int:
        return cannot(self.game, s, side, self.bill(s), arg)

    def chooses(self, s: State, draft: Action) -> bool:
        """Whether the mover still has to say where it stands."""
        asked = len(positions(self.game, s, self.bill(s), argument(draft[0]))) > 1
        return asked and not args_of(draft, t.DO_TO)

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        if self.chooses(s, draft):
            return [t.DO_TO + at for at in positions(self.game, s, self.bill(s), argument(draft[0]))]
        return self.pork_nexts(s, draft)

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        if self.chooses(s, draft):
            found = positions(self.game, s, self.bill(s), argument(draft[0]))
            return OK if verb(atom) == t.DO_TO and argument(atom) in found else Why.OTHER_POSITION
        return Why.OTHER_POSITION if verb(atom) == t.DO_TO else self.pork_follows(s, draft, atom)

    @rule("SEN-5.35")
    def do(self, s: State, side: int, action: Action) -> None:
        game, row, mover = self.game, self.bill(s), argument(action[0])
        card, issue = s.fields[t.SHEET_CARD + row], s.fields[t.ISSUE + row]
        to = (args_of(action, t.DO_TO) or positions(game, s, row, mover))[0]
        s.pop()
        s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["amended_floor"])
        sheet = sheets.open_sheet(s)
        sheets.write_substitute(s, row, mover, to, self.places(action))
        sheets.write_sheet(s, sheet, card, issue, to, s.fields[t.WEIGHT + row], mover, side)
        s.put(t.STAGE + sheet, ON_FLOOR)
        s.put(t.SUBSTITUTE, sheet)
        s.note(NOTE_SUBSTITUTED, side, mover, card, to)
        activate(game, s, mover, sheet)
        add(s, side, sheet, self.places(action))
        voting.begin(game, s, FA, sheet, side)


@rule("SEN-5.36")
def substitute_result(game: Senate, s: State, sheet: int, count: Count, *, passed: bool) -> None:
    """Carried, the bill is voted on all the same; voted down, all its senators go over to the bill."""
    card = s.fields[t.SHEET_CARD + sheet]
    row = s.fields[t.ON + card]
    voting.over(s)
    if passed:
        s.note(NOTE_CARRIED, card, *count)
        for senator in in_play(s):
            if s.fields[t.BALLOT + senator] in (NONE, ABSTAIN):
                s.put(t.BALLOT + senator, BOUND)
        ask_to_move(game, s, manager(s, row), card)
        return
    s.note(NOTE_FAILED, card, *count)
    for senator in in_play(s):
        if on(s, senator, sheet):
            shift(game, s, senator, sheet, row)
    drop(s, sheet)
    game.ask(s, game.PROCEED, manager(s, row), card)


def shift(game: Senate, s: State, senator: int, sheet: int, row: int) -> None:
    """Move a senator from the substitute to the bill."""
    release(s, senator, sheet)
    activate(game, s, senator, row)


def drop(s: State, sheet: int) -> None:
    """A substitute is dead: only its sheet is left of it."""
    s.put(t.SUBSTITUTE, NOTHING)
    s.put(t.STAGE + sheet, DEAD)


@rule("SEN-5.36")
def ask_to_move(game: Senate, s: State, side: int, card: int) -> None:
    """MOVE: the manager first, then the other side; whoever has nobody on the substitute is passed over."""
    row, sheet = s.fields[t.ON + card], s.fields[t.SUBSTITUTE]
    first = manager(s, row)
    for asked in (side,) if side != first else (first, 1 - first):
        if any(on(s, one, sheet) for one in s.zones[t.IN_PLAY + asked]):
            game.ask(s, game.MOVE, asked, card)
            return
    floor.vote(game, s, row, bound=True)


class Move(Choice):
    """MOVE: which of one's own senators go from the substitute to the bill."""

    name, clause = "move", "SEN-5.36"
    carries = (SIDE, BILL)
    verbs = (t.DO_MOVE, t.DO_DONE)
    parts = True

    def own(self, s: State) -> list[int]:
        sheet = s.fields[t.SUBSTITUTE]
        return [one for one in s.zones[t.IN_PLAY + self.side(s)] if on(s, one, sheet)]

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [*(t.DO_MOVE + one for one in self.own(s)), t.DO_DONE]

    @rule("SEN-5.36", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if draft and ends(draft):
            return OTHER_DECISION
        if atom == t.DO_DONE:
            return OK
        if argument(atom) not in self.own(s):
            return Why.NOT_ON_SUBSTITUTE
        return Why.CHOSEN_TWICE if atom in draft else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        return not draft or atom > draft[-1]

    def normal(self, action: Action) -> Action:
        return tuple(sorted(action))

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return ends(action)

    def default(self, s: State, seat: int) -> Action:
        return (*(t.DO_MOVE + one for one in self.own(s)), t.DO_DONE)

    def commit(self, s: State, seat: int, action: Action) -> None:
        game, side, card = self.game, self.side(s), s.frames[-1][3]
        row, sheet = s.fields[t.ON + card], s.fields[t.SUBSTITUTE]
        s.pop()
        for senator in args_of(action, t.DO_MOVE):
            shift(game, s, senator, sheet, row)
            s.note(NOTE_SHIFTED, side, senator, card)
        if side == manager(s, row):
            ask_to_move(game, s, 1 - side, card)
        else:
            floor.vote(game, s, row, bound=True)


class VoteNow(Plain):
    """VOTE: the bill comes to its vote at once."""

    first = t.DO_VOTE

    def do(self, s: State, side: int, action: Action) -> None:
        row = s.fields[t.ON + s.frames[-1][3]]
        s.pop()
        floor.vote(self.game, s, row)


class Stop(Plain):
    """STOP: no vote this turn, and none counted."""

    first = t.DO_STOP

    @rule("SEN-5.36")
    def do(self, s: State, side: int, action: Action) -> None:
        card = s.frames[-1][3]
        s.pop()
        s.put(t.NOT_BEFORE + s.fields[t.ON + card], s.fields[t.TURN] + 1)
        s.note(NOTE_STOPPED, side, card)


class Proceed(Composed):
    """PROCEED: the substitute was voted down; the manager goes on to the vote or stops."""

    name, clause, carries = "proceed", "SEN-5.36", (SIDE, BILL)

    def __init__(self, game: Senate) -> None:
        super().__init__(game, [VoteNow(game), Stop(game)])

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_VOTE,)


@rule("SEN-5.36", "SEN-7.4")
def take_over(s: State, row: int, sheet: int) -> None:
    """The substitute stands where the bill stood: its marks and amendments, one amendment more, and its card."""
    card = s.fields[t.SHEET_CARD + row]
    kept = s.fields[t.MARKS + row] & KEPT
    s.put(t.MARKS + sheet, s.fields[t.MARKS + sheet] | kept)
    s.put(t.MARKS + row, s.fields[t.MARKS + row] | MARK["adopted_floor"])
    sheets.copy_amendments(s, row, sheet)
    s.put(t.ADOPTED + sheet, s.fields[t.ADOPTED + row] + 1)
    s.put(t.ON + card, sheet)
    s.note(NOTE_REPLACED, card, s.fields[t.SPONSOR + sheet])
