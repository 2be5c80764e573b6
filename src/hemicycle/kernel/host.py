"""What the host may do at every table: let the clock of a seat run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .atoms import Action, argument
from .decisions import OK, Decision
from .refusals import NOBODY_WAITS
from .state import State

if TYPE_CHECKING:
    from .game import Game


class ClockRunsOut(Decision):
    """The host's own act: the default of the pending decision is taken for a seat."""

    name = "clock"
    verbs = (0,)

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
