"""The host's acts: a turn runs out of time, the game does, a side gives up (SEN-7.5c, 9.64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules import conclude, turn
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Decision
from hemicycle.kernel.game import Limit
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_LATE: Final = t.LAYOUT.note("ran_late")
NOTE_CLOSING: Final = t.LAYOUT.note("closing")
NOTE_FORFEITED: Final = t.LAYOUT.note("forfeited")


class Hosting(Decision):
    """Something that only the host does."""

    def __init__(self, game: Senate) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return list(self.verbs)


class ClockTurn(Hosting):
    """CLOCK_TURN: the side to move has used up its time; all that it still owes takes its default."""

    name, clause, verbs = "clock_turn", "SEN-7.5c", (t.DO_CLOCK_TURN,)
    by_clock = True

    @rule("SEN-7.5c", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if not s.fields[t.TURN]:
            return Why.NOBODY_MOVES
        if not self.game.turn_seconds:
            return Why.CLOCK_OFF
        return Why.NOBODY_MOVES if s.fields[t.LATE + turn.to_move(self.game, s, s.fields[t.TURN])] else OK

    @rule("SEN-7.5c")
    def commit(self, s: State, seat: int, action: Action) -> None:
        side = turn.to_move(self.game, s, s.fields[t.TURN])
        s.put(t.LATE + side, 1)
        s.note(NOTE_LATE, side)
        for member in self.game.seats_of[side]:
            s.drafts[member] = ()
        s.stack(tuple(self.game.unasked(frame, side) for frame in s.frames))


class ClockGame(Hosting):
    """CLOCK_GAME: the time of the game is up; the round is finished."""

    name, clause, verbs = "clock_game", "SEN-7.5c", (t.DO_CLOCK_GAME,)
    by_clock = True

    @rule("SEN-7.5c", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if self.game.win != "time":
            return Why.CLOCK_OFF
        return Why.NOBODY_MOVES if s.fields[t.CLOSING] else OK

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.put(t.CLOSING, 1)
        s.note(NOTE_CLOSING)


class Forfeit(Hosting):
    """A side whose players have all left, with nobody to sit in, has lost; scores stand as they are."""

    name, clause, verbs = "forfeit", "SEN-4.6", (t.DO_FORFEIT,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_FORFEIT + other for other in range(self.game.seats)]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if argument(atom) < self.game.seats else Why.NOBODY_MOVES

    @rule("SEN-4.6")
    def commit(self, s: State, seat: int, action: Action) -> None:
        side = self.game.schema.side_of[argument(action[0])]
        s.put(t.FORFEITED, side)
        s.note(NOTE_FORFEITED, side)
        conclude.end(s, conclude.FORFEIT)


@rule("SEN-7.5c", off=[])
def limits(game: Senate, s: State) -> list[Limit]:
    """The clocks of this table: of the turn, while its side is asked; of one answer of the other; of the game."""
    if not s.frames:
        return []
    found: list[Limit] = []
    number, (_, owes, *carried) = s.fields[t.TURN], s.frames[-1]
    if number:
        side = turn.to_move(game, s, number)
        moves = bool(owes) and carried[0] == side
        if game.turn_seconds and not s.fields[t.LATE + side]:
            found.append(Limit("turn", number, game.turn_seconds, "clock_turn", moves))
        if game.reply_seconds and owes and not moves:
            seat = LETTERS[game.waiting_for(s.frames)[0]]
            found.append(Limit("decision", 0, game.reply_seconds, f"default {seat}", runs=True))
    if game.win == "time" and not s.fields[t.CLOSING]:
        found.append(Limit("game", 0, game.target * 60, "clock_game", runs=True))
    return found
