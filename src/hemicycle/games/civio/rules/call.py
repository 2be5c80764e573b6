"""Calling CIVIO: when it is legal, how it may be laid out, and that it ends the round (CIV-5.18, 5.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.grammar import Reason as Misfit
from hemicycle.games.civio.precedents import How, Sequences, mask_of
from hemicycle.games.civio.rules import round_end
from hemicycle.games.civio.rules.reasons import CARDS_LEFT_OVER, Why, of_grammar
from hemicycle.kernel.atoms import Action, argument, verb_of
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

HOW: Final = {t.CALL_FLUSH: How.FLUSH, t.CALL_SPLIT: How.SPLIT, t.LAY_FLUSH: How.FLUSH, t.LAY_SPLIT: How.SPLIT}
OPEN_CALLS: Final[tuple[list[int], ...]] = (
    [],
    [t.CALL_FLUSH, t.LAY_FLUSH],
    [t.CALL_SPLIT, t.LAY_SPLIT],
    [t.CALL_FLUSH, t.CALL_SPLIT, t.LAY_FLUSH, t.LAY_SPLIT],
)
LAY: Final = verb_of(t.DO_LAY)


@rule("CIV-5.18", off=[])
def open_calls(game: Civio, s: State, seat: int) -> list[int]:
    """The calls that this hand allows. Most hands settle it at a glance."""
    precedents = game.precedents
    hand = mask_of(s.zones[t.HIDDEN + seat] + s.zones[t.OPEN + seat])
    return OPEN_CALLS[precedents.is_flush(hand) + 2 * precedents.is_split(hand)]


def next_cards(game: Civio, s: State, seat: int, draft: Action) -> list[int]:
    """The cards not yet laid."""
    laid = [argument(atom) for atom in draft[1:]]
    return [t.DO_CARD + card for card in sorted(game.hand(s, seat)) if card not in laid]


def check(game: Civio, s: State, seat: int, draft: Action, atom: int) -> int:
    """A call needs a complete hand; a card laid out must leave a way to lay the others."""
    if not draft:
        how = HOW.get(atom)
        if how is None:
            return OTHER_DECISION
        return OK if game.precedents.is_complete(mask_of(game.hand(s, seat)), how) else CARDS_LEFT_OVER
    if verb_of(atom) != verb_of(t.DO_CARD):
        return OTHER_DECISION
    return _check_card(game, s, seat, draft, argument(atom))


def _check_card(game: Civio, s: State, seat: int, draft: Action, card: int) -> int:
    laid = [argument(atom) for atom in draft[1:]]
    hand = game.hand(s, seat)
    if card not in hand:
        return Why.NOT_HELD
    if card in laid:
        return of_grammar(Misfit.REPEATED)
    left = mask_of(hand) & ~mask_of((*laid, card))
    return OK if game.precedents.completable((*laid, card), left, HOW[draft[0]]) else CARDS_LEFT_OVER


def complete(game: Civio, action: Action) -> bool:
    """A call is whole at once, a layout with its last card."""
    return verb_of(action[0]) != LAY or len(action) == 1 + game.sizes.hand


def groups(game: Civio, action: Action) -> Sequences:
    """The cards of a layout as one sequence, or as the smaller and the larger one."""
    cards = tuple(argument(atom) for atom in action[1:])
    first = game.sizes.hand if HOW[action[0]] is How.FLUSH else game.sizes.small
    return tuple(group for group in (cards[:first], cards[first:]) if group)


def whole(game: Civio, s: State, seat: int, action: Action) -> tuple[int, int] | None:
    """Why a layout given at once is refused: the reason of CIV-6.11 and the atom that it is about."""
    if verb_of(action[0]) != LAY:
        return None
    hand = game.hand(s, seat)
    for at, atom in enumerate(action[1:], 1):
        if argument(atom) not in hand:
            return Why.NOT_HELD, at
    reason, place = game.precedents.call_refusal(mask_of(hand), HOW[action[0]], groups(game, action))
    return (of_grammar(reason), place + 1 if place >= 0 else len(action)) if reason else None


@rule("CIV-5.19")
def make(game: Civio, s: State, seat: int, action: Action) -> None:
    """The caller shows the precedents, and the round ends at once."""
    how = HOW[action[0]]
    laid_out = verb_of(action[0]) == LAY
    shown = groups(game, action) if laid_out else game.precedents.arrange(mask_of(game.hand(s, seat)), how)
    assert shown is not None
    round_end.end_with_winner(game, s, seat, how, shown)
