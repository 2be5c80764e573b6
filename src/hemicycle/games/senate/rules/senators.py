"""Putting senators into play, and activating them (SEN-5.8a, 5.8b, 5.8d, 5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules.choices import Act
from hemicycle.games.senate.rules.reading import (
    COMMITTEE,
    IN_COMMITTEE,
    can_activate,
    idle,
    is_sponsor,
    on,
    row_of,
    side_of,
    sits,
)
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_PUT: Final = t.LAYOUT.note("put")
NOTE_SWAPPED: Final = t.LAYOUT.note("swapped")
NOTE_ACTIVATED: Final = t.LAYOUT.note("activated")


@rule("SEN-5.8a", off=9)
def puts_left(game: Senate, s: State) -> int:
    """How many senators the side to move may still put into play: one on turn 1; read anew each time."""
    allowed = 1 if s.fields[t.TURN] == 1 else game.force(s).senators_per_turn
    return allowed + s.fields[t.EXTRA_PUTS] - s.fields[t.PUTS]


class Put(Act):
    """PUT: a senator of the hand into play, who may be used at once."""

    first = t.DO_PUT

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.HAND + side])

    def begins(self, s: State, side: int, arg: int) -> int:
        if arg not in s.zones[t.HAND + side]:
            return Why.NOT_HELD
        if puts_left(self.game, s) <= 0:
            return Why.NO_PUTS
        return self.room(s, side)

    @rule("SEN-5.8a", off=OK)
    def room(self, s: State, side: int) -> int:
        """A side has no more than 25 in play; the vice-president does not count."""
        return OK if len(s.zones[t.IN_PLAY + side]) < self.game.force(s).max_in_play else Why.SIDE_FULL

    def open_firsts(self, s: State, side: int) -> list[int]:
        """What is against one senator of the hand is against all."""
        hand = self.firsts(s, side)
        return [self.first + one for one in hand] if hand and not self.begins(s, side, hand[0]) else []

    def do(self, s: State, side: int, action: Action) -> None:
        senator = argument(action[0])
        s.move(senator, t.HAND + side, t.IN_PLAY + side)
        s.put(t.PUTS, s.fields[t.PUTS] + 1)
        s.note(NOTE_PUT, side, senator)


class Swap(Act):
    """SWAP: with a full side, a senator comes in for one who is then out of the game."""

    first, later = t.DO_SWAP, (t.DO_OUT,)

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.HAND + side])

    @rule("SEN-5.8b", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        if arg not in s.zones[t.HAND + side]:
            return Why.NOT_HELD
        if puts_left(self.game, s) <= 0:
            return Why.NO_PUTS
        if len(s.zones[t.IN_PLAY + side]) < self.game.force(s).max_in_play:
            return Why.SIDE_NOT_FULL
        leaves = any(not self.stays(s, side, one) for one in s.zones[t.IN_PLAY + side])
        return OK if leaves else Why.BUSY

    def open_firsts(self, s: State, side: int) -> list[int]:
        """What is against one senator of the hand is against all."""
        hand = self.firsts(s, side)
        return [self.first + one for one in hand] if hand and not self.begins(s, side, hand[0]) else []

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        return [t.DO_OUT + one for one in s.zones[t.IN_PLAY + side]]

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        return self.stays(s, side, argument(atom))

    @rule("SEN-5.8b", off=OK)
    def stays(self, s: State, side: int, senator: int) -> int:
        """The reason why a senator cannot leave: he is activated, or stands for a live bill."""
        if senator not in s.zones[t.IN_PLAY + side]:
            return Why.NOT_IN_PLAY
        if not idle(s, senator):
            return Why.BUSY
        return Why.SPONSOR_STAYS if is_sponsor(s, senator) else OK

    def complete(self, s: State, side: int, action: Action) -> bool:
        return len(action) == 2

    def do(self, s: State, side: int, action: Action) -> None:
        senator, out = map(argument, action)
        s.move(out, t.IN_PLAY + side, t.GONE + side)
        s.move(senator, t.HAND + side, t.IN_PLAY + side)
        s.put(t.PUTS, s.fields[t.PUTS] + 1)
        s.note(NOTE_SWAPPED, side, senator, out)


def activate(game: Senate, s: State, senator: int, row: int) -> None:
    """Lay a senator's card on a sheet; one who lies there already stays."""
    if on(s, senator, row):
        return
    s.put((t.ON if s.fields[t.ON + senator] == NOTHING else t.ALSO) + senator, row)
    s.note(NOTE_ACTIVATED, side_of(game, s, senator), senator, s.fields[t.SHEET_CARD + row])


def release(s: State, senator: int, row: int) -> None:
    """Take a senator's card off a sheet."""
    for slot in (t.ON + senator, t.ALSO + senator):
        if s.fields[slot] == row:
            s.put(slot, NOTHING)


def not_free(game: Senate, s: State, side: int, senator: int, row: int = NOTHING) -> int:
    """The reason why a senator cannot act for a side now, unless he is on that sheet already."""
    if senator not in s.zones[t.IN_PLAY + side]:
        return why_absent(game, s, senator)
    return OK if can_activate(game, s, senator) or (row != NOTHING and on(s, senator, row)) else Why.BUSY


def why_absent(game: Senate, s: State, senator: int) -> int:
    if senator >= len(game.roster.kind) or not game.roster.is_senator[senator]:
        return Why.NOT_A_SENATOR
    return Why.OTHER_SIDE if any(senator in s.zones[t.IN_PLAY + side] for side in range(t.SIDES)) else Why.NOT_IN_PLAY


class Activate(Act):
    """ACTIVATE in the main part of a turn: one's own senator on any live bill, of either side."""

    first, later = t.DO_ACTIVATE, (t.DO_ON,)

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.IN_PLAY + side]) if s.zones[t.DOCKET] else []

    def begins(self, s: State, side: int, arg: int) -> int:
        reason = not_free(self.game, s, side, arg)
        if reason:
            return reason
        found = any(not self.away(s, arg, card) for card in s.zones[t.DOCKET])
        return OK if found else Why.NOWHERE_TO_GO

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        return [t.DO_ON + card for card in s.zones[t.DOCKET]]

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        return self.away(s, argument(draft[0]), argument(atom))

    @rule("SEN-5.8d", off=OK)
    def away(self, s: State, senator: int, card: int) -> int:
        """The reason why a senator cannot go on a bill: in committee only its members can."""
        row = row_of(s, card)
        if row == NOTHING:
            return Why.NOT_LIVE
        if on(s, senator, row):
            return Why.BUSY
        member = sits(self.game, senator, s.fields[t.ISSUE + row])
        return OK if member or s.fields[t.STAGE + row] != IN_COMMITTEE else Why.NOT_ON_COMMITTEE

    def complete(self, s: State, side: int, action: Action) -> bool:
        return len(action) == 2

    def open_firsts(self, s: State, side: int) -> list[int]:
        """The same as asking of each senator and each bill, but bill by bill: it is asked all the time."""
        fields, free = s.fields, [one for one in s.zones[t.IN_PLAY + side] if can_activate(self.game, s, one)]
        cards = s.zones[t.DOCKET]
        if any(fields[t.STAGE + fields[t.ON + card]] != IN_COMMITTEE for card in cards):
            free_at_once = [one for one in free if idle(s, one)]
        else:
            free_at_once = []
        found = {*free_at_once}
        found.update(one for one in free if one not in found and any(not self.away(s, one, card) for card in cards))
        return [t.DO_ACTIVATE + one for one in free if one in found]

    def do(self, s: State, side: int, action: Action) -> None:
        senator, card = map(argument, action)
        activate(self.game, s, senator, row_of(s, card))


class Join(Act):
    """ACTIVATE in an exchange: one's own senator on the measure that is voted on (SEN-5.19)."""

    first = t.DO_ACTIVATE

    def firsts(self, s: State, side: int) -> list[int]:
        return list(s.zones[t.IN_PLAY + side])

    @rule("SEN-5.19", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        row = s.fields[t.MEASURE]
        reason = not_free(self.game, s, side, arg)
        if reason:
            return reason
        if on(s, arg, row):
            return Why.BUSY
        return self.outside(s, arg, row)

    def open_firsts(self, s: State, side: int) -> list[int]:
        fields, row, roster = s.fields, s.fields[t.MEASURE], self.game.roster
        seat = 1 << fields[t.ISSUE + row] if fields[t.VOTE] in COMMITTEE else 0
        return [
            t.DO_ACTIVATE + one
            for one in s.zones[t.IN_PLAY + side]
            if (fields[t.ON + one] < 0 or roster.double[one])
            and not (seat and not roster.member[one] & seat)
            and (idle(s, one) or not self.begins(s, side, one))
        ]

    def outside(self, s: State, arg: int, row: int) -> int:
        """In committee only members go on the bill."""
        committee = s.fields[t.VOTE] in COMMITTEE
        return Why.NOT_ON_COMMITTEE if committee and not sits(self.game, arg, s.fields[t.ISSUE + row]) else OK

    def do(self, s: State, side: int, action: Action) -> None:
        activate(self.game, s, argument(action[0]), s.fields[t.MEASURE])
        self.game.acted(s)
