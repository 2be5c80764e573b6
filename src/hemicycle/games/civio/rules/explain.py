"""What the sentence of a refusal names beside the card: the card before, the years, the cards left over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from hemicycle.games.civio import title as t
from hemicycle.games.civio.deck import BODY, Kind
from hemicycle.games.civio.precedents import How, mask_of
from hemicycle.games.civio.rules.reasons import CARDS_LEFT_OVER
from hemicycle.games.civio.scoring import families
from hemicycle.kernel.atoms import Action, argument, verb_of
from hemicycle.kernel.decisions import Details, Pieces
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio


def call(game: Civio, s: State, seat: int, draft: Action, atom: int, reason: int) -> Details:
    """About a call: the neighbours in the layout, or the cards for which there is no place."""
    if reason == CARDS_LEFT_OVER:
        return _left_over(game, game.hand(s, seat), (*draft, atom) if atom >= 0 else draft, atom)
    if not draft or verb_of(draft[0]) != verb_of(t.DO_LAY) or verb_of(atom) != verb_of(t.DO_CARD):
        return {"card": "none"} if atom < 0 else {}
    return _neighbours(game, draft, argument(atom))


def _neighbours(game: Civio, draft: Action, card: int) -> Details:
    """The issue, case or law after which the card would stand, and both years."""
    laid = [argument(atom) for atom in draft[1:]]
    if draft[0] == t.LAY_SPLIT and len(laid) >= game.sizes.small:
        laid = laid[game.sizes.small :]
    cards = game.deck.cards
    before = next((other for other in reversed(laid) if cards[other].kind in BODY | {Kind.ISSUE}), None)
    if before is None:
        return {}
    # As text: a year is not counted, so it takes no comma.
    years = {"year": str(cards[card].year), "year_before": str(cards[before].year)}
    return {"before": Pieces((before,)), **years}


def _left_over(game: Civio, hand: tuple[int, ...], action: Action, atom: int) -> Details:
    """The cards outside the layout; without one, those outside the best that can be made of the hand in this way."""
    how = t.HOWS[argument(action[0])]
    if len(action) > 1 and atom >= 0:
        return {"laying": "yes", "how": how, "left": 0, "cards": Pieces(())}
    laid = mask_of(argument(card) for card in action[1:])
    best = laid or max(_partly(game, hand, how), key=int.bit_count, default=0)
    left = tuple(card for card in sorted(hand) if not best >> card & 1)
    return {"laying": "no", "how": how, "left": len(left), "cards": Pieces(left)}


def _partly(game: Civio, hand: tuple[int, ...], how: str) -> Iterator[int]:
    """Parts of the hand that do go together."""
    precedents = game.precedents
    if how == How.SPLIT.name.lower():
        for family in families(precedents.held(mask_of(hand))):
            # Two groups of three are no step toward a three and a four that uses them both.
            if sum(group.bit_count() for group in family) <= precedents.hand_size:
                yield sum(family)
        return
    for size in range(len(hand) - 1, 1, -1):
        chains = [part for part in map(mask_of, combinations(hand, size)) if precedents.finish((), part)]
        if chains:
            yield chains[0]
            return


def answer(game: Civio, law: int) -> Details:
    """About an answer to an attack: which attack it is."""
    return {"attack": game.deck.cards[law].attack}
