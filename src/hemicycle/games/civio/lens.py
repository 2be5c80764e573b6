"""What a screen of CIVIO shows beyond the cards: what fits together in a hand, and what it lacks.

Everything here is a function of an Observation and of the deck's tables, so it can show nobody a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from hemicycle.games.civio import title as t
from hemicycle.games.civio.deck import Kind
from hemicycle.games.civio.grammar import BIT
from hemicycle.games.civio.precedents import How, Sequences, mask_of
from hemicycle.kernel.view import Observation

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio


class Link(NamedTuple):
    """One card of the hand may follow another; `how` names the reason."""

    first: int
    second: int
    how: str  # opens, plus, minus, issue, crowns, rests
    issue: str = ""  # the id of an issue that they share


class Group(NamedTuple):
    """Cards of the hand that are a precedent, in their order."""

    cards: tuple[int, ...]
    stars: int


class Missing(NamedTuple):
    """A card that would make a group whole, and where the viewer sees it."""

    card: int
    place: str  # top of the pile, unseen, held by a seat that shows it, buried in the pile
    seat: int = -1  # the one that holds it


class Near(NamedTuple):
    """All cards of a small group but one, and the cards that could be that one, the nearest first."""

    cards: tuple[int, ...]
    missing: tuple[Missing, ...]


class Calls(NamedTuple):
    """What a call would score now; 0 where the hand does not allow it."""

    flush: int
    split: int


PLACES: Final = ("top", "unseen", "held", "buried")


def hand(view: Observation) -> tuple[int, ...]:
    """The cards of the viewer, by number; an onlooker has none."""
    seat = view.viewer
    if seat >= view.schema.seats:
        return ()
    zones = (view.zone(zone + seat) for zone in (t.HIDDEN, t.OPEN, t.LAID))
    return tuple(sorted(card for zone in zones for card in zone))


# What may follow what --------------------------------------------------------------------------------------


def links(game: Civio, view: Observation) -> list[Link]:
    """Each pair of cards in the hand of which one may stand after the other, with the reason."""
    return [link for first, second in permutations(hand(view), 2) for link in links_between(game, first, second)]


def links_between(game: Civio, first: int, second: int) -> Iterator[Link]:
    """Why the second card may follow the first; an amendment may follow its case also from further back."""
    one, two = game.deck.cards[first], game.deck.cards[second]
    grammar = game.precedents.grammar
    if BIT[second] & grammar.opened_by[first]:
        yield Link(first, second, "opens")
    if BIT[second] & grammar.leads_to[first]:
        if two.kind is Kind.CASE:
            yield Link(first, second, "plus" if one.id in two.plus else "minus")
        else:
            shared = next(issue for issue in one.issues if issue in two.issues)
            yield Link(first, second, "issue", issue=shared)
    if BIT[second] & grammar.crowned_by[first]:
        yield Link(first, second, "crowns")
    if BIT[second] & grammar.rests_on[first]:
        yield Link(first, second, "rests")


# What is whole, and what nearly ----------------------------------------------------------------------------


def groups(game: Civio, view: Observation) -> list[Group]:
    """The precedents in the hand, those with most stars first; with all seven in one, that one before them."""
    precedents = game.precedents
    mine = mask_of(hand(view))
    found = [Group(precedents.in_order(group), game.scorer.stars(group)) for group in precedents.held(mine)]
    found.sort(key=lambda group: (-group.stars, len(group.cards), group.cards))
    flush = precedents.arrange(mine, How.FLUSH)
    return [*([Group(flush[0], game.scorer.stars(mine))] if flush else []), *found]


def near(game: Civio, view: Observation) -> list[Near]:
    """Cards that lack one more for a small group, the pairs that are easiest to complete first."""
    places = where(game, view)
    tame = [card for card in hand(view) if not BIT[card] & game.precedents.grammar.wild]
    found: list[Near] = []
    for cards in combinations(tame, game.sizes.small - 1):
        held = mask_of(cards)
        missing = [spot for spot in places if held | BIT[spot.card] in game.precedents.threes]
        if missing:
            found.append(Near(cards, tuple(missing)))
    return sorted(found, key=lambda one: (one.missing[0].place != "top", -_reachable(one)))


def _reachable(one: Near) -> int:
    return sum(spot.place in ("top", "unseen") for spot in one.missing)


def where(game: Civio, view: Observation) -> list[Missing]:
    """Every card outside the hand and where the viewer sees it, the easiest to get first."""
    spots = {card: Missing(card, "unseen") for card in range(len(game.deck.cards))}
    for card in hand(view):
        spots.pop(card)
    for card in view.zone(t.DISCARD):
        spots[card] = Missing(card, "buried")
    for card in view.zone(t.DISCARD)[-1:]:
        spots[card] = Missing(card, "top")
    for seat in range(view.schema.seats):
        if seat != view.viewer:
            known = (*view.zone(t.OPEN + seat), *view.zone(t.HIDDEN + seat))
            spots.update({card: Missing(card, "held", seat) for card in known if card >= 0})
    return sorted(spots.values(), key=lambda spot: PLACES.index(spot.place))


# Calling and scoring ---------------------------------------------------------------------------------------


def calls(game: Civio, view: Observation) -> Calls:
    """The points of a call with the cards in hand."""
    mine = mask_of(hand(view))
    scores = [
        game.scorer.winner_points(mine, how) if game.precedents.is_complete(mine, how) else 0
        for how in (How.FLUSH, How.SPLIT)
    ]
    return Calls(*scores)


def counted(game: Civio, cards: tuple[int, ...]) -> Sequences:
    """The precedents of which a hand that did not call scores the stars (CIV-7.3)."""
    _, family = game.scorer.best_family(mask_of(cards))
    return tuple(game.precedents.in_order(group) for group in family)


def cases(game: Civio, sequences: Sequences) -> list[int]:
    """The cases among laid-out cards, once each."""
    cards = dict.fromkeys(card for sequence in sequences for card in sequence)
    return [card for card in cards if game.deck.cards[card].kind is Kind.CASE]
