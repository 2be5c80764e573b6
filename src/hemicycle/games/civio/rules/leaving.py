"""A seat leaves (CIV-5.22). With `on_leave` = bot the table seats a bot, and the rules see nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.rules import attack, deal, round_end, turn
from hemicycle.games.civio.rules.reasons import Why
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Decision
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

NOTE_LEFT: Final = t.LAYOUT.note("left")
NOTE_VOID: Final = t.LAYOUT.note("void")


class Leave(Decision):
    """The host takes a seat out of the match."""

    name = "leave"
    clause = "CIV-5.22"
    verbs = (t.DO_LEAVE,)

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_LEAVE + leaver for leaver in self.game.in_play]

    @rule("CIV-5.22", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        leaver = argument(atom)
        if self.game.options_given["on_leave"] == "bot":
            return Why.STAYS_WITH_BOT
        return Why.HAS_LEFT if leaver >= self.game.seats or s.fields[t.OUT + leaver] else OK

    def commit(self, s: State, seat: int, action: Action) -> None:
        leave(self.game, s, argument(action[0]))


@rule("CIV-5.22")
def leave(game: Civio, s: State, seat: int) -> None:
    """The seat's cards leave the round unseen, and what waits for it goes on without it."""
    s.put(t.OUT + seat, 1)
    for zone in (t.OPEN + seat, t.HIDDEN + seat, t.LAID + seat):
        for card in s.zones[zone]:
            s.move(card, zone, t.AWAY)
    if s.fields[t.TAKEN] in s.zones[t.AWAY]:
        s.put(t.TAKEN, NOTHING)
    s.note(NOTE_LEFT, seat)
    if len(game.present(s)) == 1:
        void_round(s)
        round_end.end_match(s)
    else:
        go_on(game, s, seat)


def void_round(s: State) -> None:
    """Nobody gets points for a round that one seat alone would finish; at NEXT it is finished and scored."""
    if s.frames[-1][0] != round_end.NEXT:
        s.put(t.ENDED, round_end.VOID)
        s.note(NOTE_VOID)


def go_on(game: Civio, s: State, seat: int) -> None:
    """What the table was waiting for, without the seat that has left."""
    kind, owes, *carried = s.frames[-1]
    asked = bool(owes >> seat & 1)
    if kind in (deal.KEEP, round_end.NEXT):
        if asked and s.answered(seat):
            (deal.open_hands if kind == deal.KEEP else round_end.count_votes)(game, s)
    elif kind == attack.ANSWER:
        attacker = carried[0]
        if asked:
            turn.lay_open(game, s, attacker, attacker)
        elif seat == attacker:
            turn.next_turn(game, s, seat)
    elif kind == attack.TAKE and seat == carried[0]:
        active = owes.bit_length() - 1
        turn.lay_open(game, s, active, active)
    elif kind == turn.EXPOSE and asked and carried[0] != seat:
        turn.after_target(game, s, carried[0])
    elif asked:
        turn.next_turn(game, s, seat)
