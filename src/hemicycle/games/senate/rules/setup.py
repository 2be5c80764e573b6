"""Before the first turn: the toss, and who runs which caucus (SEN-4.1, 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LEANS
from hemicycle.games.senate.rules import turn
from hemicycle.games.senate.rules.choices import Choice
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, DrawNumber
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_TOSSED: Final = t.LAYOUT.note("tossed")
NOTE_CHOSE: Final = t.LAYOUT.note("chose")


class Toss(DrawNumber):
    """Chance names the side that may choose."""

    name, clause = "toss", "SEN-4.1"

    def __init__(self, game: Senate) -> None:
        self.game = game

    @rule("SEN-4.1", off=[(0, 1)])
    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(t.SIDES)]

    def settle(self, s: State, outcome: int) -> None:
        s.note(NOTE_TOSSED, outcome)
        s.pop()
        self.game.ask(s, self.game.CHOOSE_CAUCUS, outcome)


class ChooseCaucus(Choice):
    """CHOOSE_CAUCUS: the winner of the toss runs the caucus that it likes, the other side the other."""

    name, clause = "choose_caucus", "SEN-4.1"
    verbs = (t.DO_CHOOSE,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_CHOOSE + lean for lean in range(len(LEANS))]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OTHER_DECISION if draft else OK

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_CHOOSE,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        side, lean = self.side(s), argument(action[0])
        s.note(NOTE_CHOSE, side, lean)
        settle_caucuses(self.game, s, side, lean)


@rule("SEN-4.1", "SEN-4.2")
def settle_caucuses(game: Senate, s: State, side: int, lean: int) -> None:
    """Each side has its caucus; nobody has cards yet, and the first turn begins."""
    s.put(t.CAUCUS + side, lean)
    s.put(t.CAUCUS + 1 - side, 1 - lean)
    turn.begin(game, s)
