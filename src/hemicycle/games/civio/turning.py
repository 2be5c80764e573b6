"""The turning points of a match: what decided a round, and who went ahead.

They are measured by the points that hung on them: those of the seat that did best in the round, times the share that
stands in SHARES; for a card that was taken by force, as many sevenths as cards that the attacker came nearer to CIVIO
and the target was thrown back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hemicycle.games.civio.bot import planner_of
from hemicycle.games.civio.match import Attack, Came, Round
from hemicycle.games.civio.precedents import members
from hemicycle.kernel.schema import NOTHING

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

MOST: Final = 8
SHARES: Final = {"call": 1.0, "lead": 1.0, "last": 1 / 2, "gift": 2 / 5, "spoils": 2 / 5}
A_CARD: Final = 1 / 7  # also of a turn that was lost, and of an attack that failed


class Turning(NamedTuple):
    """One of them: its kind names the sentence, `said` holds seats, cards and numbers for it."""

    step: int
    kind: str
    weight: float
    cards: tuple[int, ...]
    said: dict[str, Any]


def turning_points(game: Civio, played: list[Round]) -> list[Turning]:
    """The most telling ones, in order of time."""
    found = [one for round_ in played if round_.end != "void" for one in _of_round(game, round_)]
    found += _leads(played)
    found.sort(key=lambda one: (-one.weight, one.step))
    return sorted(found[:MOST], key=lambda one: one.step)


def distance(game: Civio, hand: int) -> int:
    """How many cards of a hand have to be exchanged for CIVIO, if any card could be had."""
    everything = (1 << len(game.deck.cards)) - 1
    return -planner_of(game.precedents).outlook(hand, everything & ~hand).nearness


def _of_round(game: Civio, played: Round) -> Iterator[Turning]:
    best = max(played.points.values(), default=0)
    if played.caller != NOTHING:
        said = {"seat": played.caller, "round": played.number, "how": played.end, "points": best}
        cards = tuple(card for group in played.shown for card in group)
        yield Turning(played.step, "call", SHARES["call"] * best, cards, said)
        yield from _winning_cards(played, best)
    for attack in played.attacks:
        yield from _attack(game, played, attack, best)


def _winning_cards(played: Round, best: int) -> Iterator[Turning]:
    """The last card of the hand that won, and those that others had let go or lost."""
    held = members(played.hands[played.caller])
    came = sorted((played.came[card].step, card) for card in held if card in played.came)
    for step, card in came:
        how = played.came[card]
        said = {"seat": played.caller, "other": how.seat, "card": card, "round": played.number}
        from_other = how.seat not in (NOTHING, played.caller)
        if card == came[-1][1]:
            kind = f"last-{_way(how, from_other=from_other)}"
            yield Turning(step, kind, SHARES["last"] * best, (card,), said)
        elif from_other and how.how == "took":
            yield Turning(how.let_go, "gift", SHARES["gift"] * best, (card,), said)
        elif from_other:
            yield Turning(step, "spoils", SHARES["spoils"] * best, (card,), said)


def _way(came: Came, *, from_other: bool) -> str:
    return "given" if came.how == "took" and from_other else came.how


def _attack(game: Civio, played: Round, attack: Attack, best: int) -> Iterator[Turning]:
    said = {"seat": attack.seat, "other": attack.other, "law": attack.law, "card": attack.card}
    if attack.end == "seized":
        if played.caller == attack.seat and played.hands[attack.seat] >> attack.card & 1:
            return  # told as a card of the hand that won
        moved = _moved(game, attack)
        if moved > 0:
            yield Turning(
                attack.step, "seized", moved * A_CARD * best, (attack.law, attack.card), {**said, "cards": moved}
            )
    elif attack.end == "lost_turn":
        yield Turning(attack.step, "lost-turn", A_CARD * best, (attack.law,), said)
    elif attack.end == "overruled":
        yield Turning(attack.step, "overruled", A_CARD * best, (attack.law, attack.card), said)


def _moved(game: Civio, attack: Attack) -> int:
    """By how many cards the attacker came nearer and the target was thrown back."""
    if not attack.after:
        return 0
    nearer = distance(game, attack.before[attack.seat]) - distance(game, attack.after[attack.seat])
    return nearer + distance(game, attack.after[attack.other]) - distance(game, attack.before[attack.other])


def _leads(played: list[Round]) -> Iterator[Turning]:
    """The ends of rounds after which another seat than before was ahead of all."""
    ahead = NOTHING
    for round_ in played:
        top = max(round_.totals)
        if round_.end == "void" or round_.totals.count(top) > 1:
            continue
        leader = round_.totals.index(top)
        if ahead not in (NOTHING, leader):
            said = {"seat": leader, "other": ahead, "round": round_.number, "points": top}
            weight = SHARES["lead"] * max(round_.points.values())
            yield Turning(round_.step, "lead", weight, (), said)
        ahead = leader
