"""What the host may do at every table: let the clock of a seat run out. And what a game's own clocks are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from .atoms import Action, argument
from .decisions import OK, Decision
from .refusals import NOBODY_WAITS
from .state import State

if TYPE_CHECKING:
    from .game import Game


Scope = Literal["game", "turn", "decision"]


class Limit(NamedTuple):
    """A strict clock of a game's rules: what the host does when so much time is used up. Rules read no clock; the table
    counts, while the limit runs."""

    scope: Scope
    number: int  # which turn; of a game and of decisions there is no number: each decision is counted anew
    seconds: int
    act: str  # of the host, in notation
    runs: bool  # in this position: a limit that does not run keeps what was used


class ClockRunsOut(Decision):
    """The host's own act: the default of the pending decision is taken for a seat."""

    name = "clock"
    verbs = (0,)
    by_clock = True

    def __init__(self, game: Game) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return list(range(self.game.seats))

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if argument(atom) >= self.game.seats or not self.game.owes(s, argument(atom)):
            return NOBODY_WAITS
        return OK

    def commit(self, s: State, seat: int, action: Action) -> None:
        late = argument(action[0])
        kind = self.game.decisions[s.frames[-1][0]]
        kind.commit(s, late, kind.default(s, late))
        s.drafts[late] = ()
