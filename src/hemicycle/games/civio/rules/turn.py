"""The turn: it begins, DRAW, DISCARD, EXPOSE, FINISH, and on to the next seat (CIV-5.4 to 5.8, 5.15 to 5.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.rules import attack, call, explain, round_end
from hemicycle.games.civio.rules.reasons import Why
from hemicycle.games.civio.rules.supply import SupplyCard, into_hand, reshuffle_if_empty
from hemicycle.kernel.atoms import Action, argument, verb_of
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Carried, Decision, Details
from hemicycle.kernel.schema import NOTHING, Holds
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

DRAW: Final = 4
FROM_SUPPLY: Final = 5
DISCARD: Final = 6
EXPOSE: Final = 12
FINISH: Final = 13

NOTE_SKIPPED: Final = t.LAYOUT.note("skipped")
NOTE_DREW: Final = t.LAYOUT.note("drew")
NOTE_TOOK: Final = t.LAYOUT.note("took")
NOTE_DISCARDED: Final = t.LAYOUT.note("discarded")
NOTE_PUT_BACK: Final = t.LAYOUT.note("put_back")
NOTE_EXPOSED: Final = t.LAYOUT.note("exposed")


@rule("CIV-5.4")
def begin_turn(game: Civio, s: State, seat: int) -> None:
    """The turn of a seat begins; a seat that has lost its turn is passed over, and the next one begins."""
    while True:
        s.put(t.TURNS + seat, s.fields[t.TURNS + seat] + 1)
        if over_cap(game, s, seat):
            round_end.end_without_winner(game, s)
            return
        if not s.fields[t.SKIPS + seat]:
            break
        s.put(t.SKIPS + seat, s.fields[t.SKIPS + seat] - 1)
        s.note(NOTE_SKIPPED, seat)
        seat = game.left_of(s, seat)
    s.put(t.TAKEN, NOTHING)
    s.stack(((DRAW, 1 << seat),))


@rule("CIV-5.21", off=False)
def over_cap(game: Civio, s: State, seat: int) -> bool:
    """Whether the seat would begin one turn more than the round allows."""
    return 0 < game.round_cap < s.fields[t.TURNS + seat]


def next_turn(game: Civio, s: State, seat: int) -> None:
    begin_turn(game, s, game.left_of(s, seat))


class Draw(Decision):
    """DRAW: from the supply or the pile, or call."""

    name = "draw"
    clause = "CIV-5.5"
    verbs = (t.DO_DRAW, *t.CALL_VERBS)
    parts = True

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        if draft:
            return call.next_cards(self.game, s, seat, draft)
        return [t.DRAW_SUPPLY, t.DRAW_DISCARD, *call.open_calls(self.game, s, seat)]

    @rule("CIV-5.5", off=Why.PILE_EMPTY)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if draft or atom >= t.DO_CALL:
            return call.check(self.game, s, seat, draft, atom)
        if atom == t.DRAW_DISCARD:
            return OK if s.zones[t.DISCARD] else Why.PILE_EMPTY
        if atom == t.DRAW_SUPPLY:
            return OK if len(s.zones[t.SUPPLY]) + len(s.zones[t.DISCARD]) > 1 else Why.SUPPLY_EMPTY
        return call.check(self.game, s, seat, draft, atom)

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return call.complete(self.game, action)

    def whole(self, s: State, seat: int, action: Action) -> tuple[int, int] | None:
        return call.whole(self.game, s, seat, action)

    def explain(self, s: State, seat: int, draft: Action, atom: int, reason: int) -> Details:
        return explain.call(self.game, s, seat, draft, atom, reason)

    def commit(self, s: State, seat: int, action: Action) -> None:
        if action[0] == t.DRAW_SUPPLY:
            reshuffle_if_empty(s)
            s.stack(((DISCARD, 1 << seat), (FROM_SUPPLY, 0, seat)))
        elif action[0] == t.DRAW_DISCARD:
            take_top(s, seat)
            s.stack(((DISCARD, 1 << seat),))
        else:
            call.make(self.game, s, seat, action)

    def default(self, s: State, seat: int) -> Action:
        return (t.DRAW_SUPPLY,) if not self.check(s, seat, (), t.DRAW_SUPPLY) else (t.DRAW_DISCARD,)


def take_top(s: State, seat: int) -> None:
    """The top of the pile, which all have seen and so go on knowing."""
    card = s.zones[t.DISCARD][-1]
    into_hand(s, card, t.DISCARD, seat)
    s.put(t.TAKEN, card)
    s.note(NOTE_TOOK, seat, card)


class FromSupply(SupplyCard):
    """Chance gives the first card of the supply; only the seat that draws sees it."""

    name = "from_supply"
    clause = "CIV-5.5"
    carries = (Carried("seat", Holds.SEAT),)

    def settle(self, s: State, outcome: int) -> None:
        seat = s.frames[-1][2]
        into_hand(s, outcome, t.SUPPLY, seat)
        s.note(NOTE_DREW, seat, outcome)
        s.pop()


class Discard(Decision):
    """DISCARD: any of the eight cards, the drawn one too."""

    name = "discard"
    clause = "CIV-5.6"
    verbs = (t.DO_DISCARD,)
    exact = True

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        base = t.DO_DISCARD
        return [base + card for card in s.zones[t.HIDDEN + seat] + s.zones[t.OPEN + seat]]

    @rule("CIV-5.6", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        card = atom - t.DO_DISCARD
        return OK if card in s.zones[t.HIDDEN + seat] or card in s.zones[t.OPEN + seat] else Why.NOT_HELD

    def commit(self, s: State, seat: int, action: Action) -> None:
        card = argument(action[0])
        zone = t.HIDDEN + seat if card in s.zones[t.HIDDEN + seat] else t.OPEN + seat
        s.move(card, zone, t.DISCARD)
        s.note(NOTE_PUT_BACK if card == s.fields[t.TAKEN] else NOTE_DISCARDED, seat, card)
        if attack.begins(self.game, s, card):
            s.stack(((attack.TARGET, 1 << seat, card),))
        else:
            lay_open(self.game, s, seat, seat)

    def default(self, s: State, seat: int) -> Action:
        """The card drawn last from the pile goes back; else the first that attacks nobody."""
        cards = self.game.hand(s, seat)
        peaceful = [card for card in cards if not self.game.attacks[card]]
        taken = s.fields[t.TAKEN]
        return (t.DO_DISCARD + (taken if taken in cards else (*peaceful, *cards)[0]),)


@rule("CIV-5.16")
def lay_open(game: Civio, s: State, owner: int, active: int) -> None:
    """EXPOSE while too many are hidden; then what follows."""
    if len(s.zones[t.HIDDEN + owner]) > game.sizes.hidden:
        s.stack(((EXPOSE, 1 << owner, active),))
    elif owner == active:
        s.stack(((FINISH, 1 << active),))
    else:
        after_target(game, s, active)


def after_target(game: Civio, s: State, active: int) -> None:
    """The target of a confiscation has drawn: the attacker discards again, if it is still there."""
    if s.fields[t.OUT + active]:
        next_turn(game, s, active)
    else:
        s.stack(((DISCARD, 1 << active),))


class Expose(Decision):
    """EXPOSE: one hidden card becomes open. The frame carries whose turn it is."""

    name = "expose"
    clause = "CIV-5.15"
    verbs = (t.DO_EXPOSE,)
    exact = True
    carries = (Carried("active", Holds.SEAT),)

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_EXPOSE + card for card in s.zones[t.HIDDEN + seat]]

    @rule("CIV-5.15", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if atom - t.DO_EXPOSE in s.zones[t.HIDDEN + seat] else Why.NOT_HIDDEN

    def commit(self, s: State, seat: int, action: Action) -> None:
        card = argument(action[0])
        s.move(card, t.HIDDEN + seat, t.OPEN + seat)
        s.note(NOTE_EXPOSED, seat, card)
        lay_open(self.game, s, seat, s.frames[-1][2])

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_EXPOSE + s.zones[t.HIDDEN + seat][0],)


class Finish(Decision):
    """FINISH: end the turn, or call."""

    name = "finish"
    clause = "CIV-5.17"
    verbs = (t.DO_END, *t.CALL_VERBS)
    parts = True

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        if draft:
            return call.next_cards(self.game, s, seat, draft)
        return [t.DO_END, *call.open_calls(self.game, s, seat)]

    @rule("CIV-5.17", off=Why.NOT_HELD)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if atom == t.DO_END and not draft:
            return OK
        return call.check(self.game, s, seat, draft, atom)

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return call.complete(self.game, action)

    def whole(self, s: State, seat: int, action: Action) -> tuple[int, int] | None:
        return call.whole(self.game, s, seat, action)

    def explain(self, s: State, seat: int, draft: Action, atom: int, reason: int) -> Details:
        return explain.call(self.game, s, seat, draft, atom, reason)

    def commit(self, s: State, seat: int, action: Action) -> None:
        if verb_of(action[0]) == verb_of(t.DO_END):
            next_turn(self.game, s, seat)
        else:
            call.make(self.game, s, seat, action)

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_END,)
