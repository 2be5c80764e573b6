"""Attacks: TARGET, ANSWER, TAKE, and the card drawn in exchange (CIV-5.7 to 5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.rules import explain, turn
from hemicycle.games.civio.rules.reasons import Why
from hemicycle.games.civio.rules.supply import SupplyCard, into_hand, reshuffle_if_empty
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Carried, Decision, Details, DrawPiece
from hemicycle.kernel.schema import Holds
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

TARGET: Final = 7
ANSWER: Final = 8
TAKE: Final = 9
TAKE_HIDDEN: Final = 10
REPLACE: Final = 11

LOSE_TURN: Final = 1

NOTE_ATTACKED: Final = t.LAYOUT.note("attacked")
NOTE_OVERRULED: Final = t.LAYOUT.note("overruled")
NOTE_LOST_TURN: Final = t.LAYOUT.note("lost_turn")
NOTE_SEIZED: Final = t.LAYOUT.note("seized")
NOTE_REPLACED: Final = t.LAYOUT.note("replaced")

LAW: Final = Carried("law", Holds.PIECE)


@rule("CIV-5.7", "CIV-6.16", off=False)
def begins(game: Civio, s: State, card: int) -> bool:
    """Whether discarding this card starts an attack: at once, and not by choice."""
    return bool(game.attacks[card]) and not is_put_back(game, s, card)


@rule("CIV-5.8", off=False)
def is_put_back(game: Civio, s: State, card: int) -> bool:
    """The card taken from the pile this turn does not attack when it goes back there."""
    return card == s.fields[t.TAKEN] and not game.put_back_attacks


class Target(Decision):
    """TARGET: whom the discarded law attacks."""

    name = "target"
    clause = "CIV-5.9"
    verbs = (t.DO_TARGET,)
    carries = (LAW,)

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_TARGET + other for other in self.game.in_play]

    @rule("CIV-5.9", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        other = argument(atom)
        if other >= self.game.seats or s.fields[t.OUT + other]:
            return Why.NOT_IN_ROUND
        return Why.NOT_ONESELF if other == seat else OK

    def commit(self, s: State, seat: int, action: Action) -> None:
        law = s.frames[-1][2]
        other = argument(action[0])
        s.note(NOTE_ATTACKED, seat, other, law)
        s.stack(((ANSWER, 1 << other, seat, law),))

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_TARGET + self.game.left_of(s, seat),)


class Answer(Decision):
    """ANSWER: the target is always asked, also with nothing to overrule with, so that silence tells nothing."""

    name = "answer"
    clause = "CIV-5.10"
    verbs = (t.DO_OVERRULE, t.DO_ACCEPT)
    carries = (Carried("attacker", Holds.SEAT), LAW)

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        laws = [card for card in self.game.hand(s, seat) if self.game.is_law[card]]
        return [*(t.DO_OVERRULE + card for card in sorted(laws)), t.DO_ACCEPT]

    @rule("CIV-5.10", "CIV-6.17", off=Why.NO_LAW)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if atom == t.DO_ACCEPT:
            return OK
        card = argument(atom)
        if card not in self.game.hand(s, seat):
            return Why.NOT_HELD
        if not self.game.overrules[card]:
            return Why.NO_LAW
        attack = self.game.attacks[s.frames[-1][3]]
        return OK if self.game.overrules[card] >> attack & 1 else Why.OTHER_ATTACK

    def commit(self, s: State, seat: int, action: Action) -> None:
        attacker, law = s.frames[-1][2:]
        if action[0] == t.DO_ACCEPT:
            suffer(self.game, s, seat, attacker, law)
        else:
            overrule(self.game, s, seat, attacker, argument(action[0]))

    def explain(self, s: State, seat: int, draft: Action, atom: int, reason: int) -> Details:
        return explain.answer(self.game, s.frames[-1][3])

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_ACCEPT,)


@rule("CIV-5.11")
def overrule(game: Civio, s: State, seat: int, attacker: int, card: int) -> None:
    """The law is shown to all and stays where it is; the attack is over."""
    zone = t.HIDDEN + seat if card in s.zones[t.HIDDEN + seat] else t.OPEN + seat
    s.show(card, zone, game.schema.everyone)
    s.note(NOTE_OVERRULED, seat, attacker, card)
    turn.lay_open(game, s, attacker, attacker)


@rule("CIV-5.12")
def suffer(game: Civio, s: State, seat: int, attacker: int, law: int) -> None:
    """An accepted attack: a turn is lost, or a card will be taken."""
    if game.attacks[law] == LOSE_TURN:
        s.put(t.SKIPS + seat, s.fields[t.SKIPS + seat] + 1)
        s.note(NOTE_LOST_TURN, seat)
        turn.lay_open(game, s, attacker, attacker)
    else:
        s.stack(((TAKE, 1 << attacker, seat),))


class Take(Decision):
    """TAKE: an open card of the target, or one of its hidden cards by chance."""

    name = "take"
    clause = "CIV-5.13"
    verbs = (t.DO_TAKE, t.DO_TAKE_HIDDEN)
    carries = (Carried("target", Holds.SEAT),)

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        target = s.frames[-1][2]
        return [*(t.DO_TAKE + card for card in s.zones[t.OPEN + target]), t.DO_TAKE_HIDDEN]

    @rule("CIV-5.13", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        target = s.frames[-1][2]
        if atom == t.DO_TAKE_HIDDEN:
            return OK if s.zones[t.HIDDEN + target] else Why.NOTHING_HIDDEN
        return OK if argument(atom) in s.zones[t.OPEN + target] else Why.NOT_OPEN_THERE

    def commit(self, s: State, seat: int, action: Action) -> None:
        target = s.frames[-1][2]
        if action[0] == t.DO_TAKE_HIDDEN:
            s.stack(((TAKE_HIDDEN, 0, seat, target),))
        else:
            seize(s, argument(action[0]), t.OPEN + target, seat, target)

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_TAKE_HIDDEN,)


@rule("CIV-5.14")
def seize(s: State, card: int, zone: int, attacker: int, target: int) -> None:
    """The card changes hands, and the target is to draw another."""
    into_hand(s, card, zone, attacker)
    s.note(NOTE_SEIZED, attacker, target, card)
    reshuffle_if_empty(s)
    s.stack(((REPLACE, 0, target, attacker),))


class TakeHidden(DrawPiece):
    """Chance takes one of the target's hidden cards, all alike; the two seats see it."""

    name = "take_hidden"
    clause = "CIV-5.14"
    carries = (Carried("attacker", Holds.SEAT), Carried("target", Holds.SEAT))

    def __init__(self, game: Civio) -> None:
        self.game = game

    @rule("CIV-5.24", off=t.DISCARD)
    def zone(self, s: State) -> int:
        return t.HIDDEN + s.frames[-1][3]

    def settle(self, s: State, outcome: int) -> None:
        attacker, target = s.frames[-1][2:]
        seize(s, outcome, t.HIDDEN + target, attacker, target)


class Replace(SupplyCard):
    """The target draws the first card of the supply; then it may have to lay one open, and the attacker discards."""

    name = "replace"
    clause = "CIV-5.14"
    carries = (Carried("target", Holds.SEAT), Carried("attacker", Holds.SEAT))

    def settle(self, s: State, outcome: int) -> None:
        target, attacker = s.frames[-1][2:]
        into_hand(s, outcome, t.SUPPLY, target)
        s.note(NOTE_REPLACED, target, outcome)
        turn.lay_open(self.game, s, target, attacker)
