"""The deal: the first dealer, seven cards for each, one turned up, and KEEP (CIV-4.3, 4.4, 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.rules import turn
from hemicycle.games.civio.rules.reasons import Why
from hemicycle.games.civio.rules.supply import SupplyCard, into_hand
from hemicycle.kernel.atoms import Action, argument, verb_of
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Carried, Decision, DrawNumber
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import Holds
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

FIRST_DEALER: Final = 0
DEAL: Final = 1
TURN_UP: Final = 2
KEEP: Final = 3

NOTE_DEALT: Final = t.LAYOUT.note("dealt")
NOTE_TURNED_UP: Final = t.LAYOUT.note("turned_up")
NOTE_KEPT: Final = t.LAYOUT.note("kept")
NOTE_OPENED: Final = t.LAYOUT.note("opened")


@rule("CIV-4.3")
def begin_round(game: Civio, s: State, dealer: int) -> None:
    """All cards form one deck again and the numbers of the round are cleared; then the dealer deals."""
    s.put(t.DEALER, dealer)
    s.put(t.ROUND, s.fields[t.ROUND] + 1)
    s.put(t.TAKEN, -1)
    s.put(t.ENDED, 0)
    for zone in range(t.DISCARD, t.LAID + game.seats):
        for card in s.zones[zone]:
            s.move(card, zone, t.SUPPLY)
    for seat in game.in_play:
        s.put(t.EARLIER + seat, s.fields[t.EARLIER + seat] + s.fields[t.TURNS + seat])
        s.put(t.TURNS + seat, 0)
        s.put(t.SKIPS + seat, 0)
        s.put(t.VOTE + seat, 0)
    s.stack(((DEAL, 0, game.left_of(s, dealer), len(game.present(s)) * game.sizes.hand),))


@rule("CIV-4.4", off=0)
def next_dealer(game: Civio, s: State) -> int:
    """The seat to the left of the last dealer."""
    return game.left_of(s, s.fields[t.DEALER])


class FirstDealer(DrawNumber):
    """Chance names the dealer of the first round."""

    name = "first_dealer"
    clause = "CIV-4.2"

    def __init__(self, game: Civio) -> None:
        self.game = game

    @rule("CIV-5.24", off=[])
    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in self.game.present(s)]

    def settle(self, s: State, outcome: int) -> None:
        begin_round(self.game, s, outcome)


class Deal(SupplyCard):
    """One card after the other, from the left of the dealer round and round."""

    name = "deal"
    clause = "CIV-4.3"
    carries = (Carried("seat", Holds.SEAT), Carried("left"))

    def settle(self, s: State, outcome: int) -> None:
        _, _, seat, left = s.frames[-1]
        into_hand(s, outcome, t.SUPPLY, seat)
        if left > 1:
            s.swap((DEAL, 0, self.game.left_of(s, seat), left - 1))
        else:
            s.note(NOTE_DEALT, s.fields[t.DEALER], s.fields[t.ROUND])
            s.swap((TURN_UP, 0))


class TurnUp(SupplyCard):
    """The first card of the discard pile. Nothing on it happens."""

    name = "turn_up"
    clause = "CIV-4.3"

    def settle(self, s: State, outcome: int) -> None:
        s.move(outcome, t.SUPPLY, t.DISCARD)
        s.note(NOTE_TURNED_UP, outcome)
        s.swap((KEEP, sum(1 << seat for seat in self.game.present(s))))


@rule("CIV-5.3")
def open_hands(game: Civio, s: State) -> None:
    """All have chosen: what they laid becomes open together, and the seat left of the dealer begins."""
    for seat in game.in_play:
        for card in s.zones[t.LAID + seat]:
            s.move(card, t.LAID + seat, t.OPEN + seat)
    s.note(NOTE_OPENED)
    turn.begin_turn(game, s, game.left_of(s, s.fields[t.DEALER]))


class Keep(Decision):
    """KEEP: every seat chooses, sealed and at once, the cards that stay hidden."""

    name = "keep"
    clause = "CIV-5.3"
    verbs = (t.DO_KEEP, t.DO_CARD)
    parts = True
    sealed = True

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        base = t.DO_CARD if draft else t.DO_KEEP
        return [base + card for card in s.zones[t.HIDDEN + seat]]

    @rule("CIV-5.3", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if verb_of(atom) != verb_of(t.DO_CARD if draft else t.DO_KEEP):
            return OTHER_DECISION
        card = argument(atom)
        if card not in s.zones[t.HIDDEN + seat]:
            return Why.NOT_HELD
        return Why.CHOSEN_TWICE if card in map(argument, draft) else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        """Ascending, so that a pair is chosen in one way, and never a first card that leaves no second."""
        cards = s.zones[t.HIDDEN + seat]
        card = argument(atom)
        if draft and card <= argument(draft[-1]):
            return False
        still = self.game.sizes.hidden - len(draft) - 1
        return len(cards) - cards.index(card) > still

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == self.game.sizes.hidden

    def normal(self, action: Action) -> Action:
        cards = sorted(argument(atom) for atom in action)
        return (t.DO_KEEP + cards[0], *(t.DO_CARD + card for card in cards[1:]))

    def commit(self, s: State, seat: int, action: Action) -> None:
        kept = [argument(atom) for atom in action]
        for card in s.zones[t.HIDDEN + seat]:
            if card not in kept:
                s.move(card, t.HIDDEN + seat, t.LAID + seat)
        s.note(NOTE_KEPT, seat)
        if s.answered(seat):
            open_hands(self.game, s)

    def default(self, s: State, seat: int) -> Action:
        cards = s.zones[t.HIDDEN + seat][: self.game.sizes.hidden]
        return self.normal(tuple(t.DO_KEEP + card for card in cards))
