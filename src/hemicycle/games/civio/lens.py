"""What a screen of CIVIO shows beyond the cards: what fits together in a hand, and what it lacks.

Everything here is a function of an Observation and of the deck's tables, so it can show nobody a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from hemicycle.games.civio import title as t
from hemicycle.games.civio.deck import Kind
from hemicycle.games.civio.grammar import BIT
from hemicycle.games.civio.precedents import How, Precedents, Sequences, mask_of
from hemicycle.games.civio.walk import bits
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


class Help(NamedTuple):
    """What the top of the pile would do for a hand."""

    how: str  # calls: the hand is complete with it; makes: a precedent; nears: it goes with a card
    card: int
    cards: tuple[int, ...]  # the precedent, or the card that it goes with
    away: int = -1  # the card that could be discarded for a call


class Attack(NamedTuple):
    """An attack that the viewer makes or must answer, and the cards in hand that would stop it."""

    kind: str  # lose_turn or confiscate_and_arrest
    mine: bool
    attacker: int
    stopped_by: tuple[int, ...]


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
    return _near(game, view, game.sizes.small)


def nearest(game: Civio, view: Observation) -> list[Near]:
    """As `near`, for groups of both sizes."""
    return sorted((*near(game, view), *_near(game, view, game.sizes.large)), key=_ease)


def _near(game: Civio, view: Observation, size: int) -> list[Near]:
    places = where(game, view)
    completed = completions(game.precedents)
    tame = [card for card in hand(view) if not BIT[card] & game.precedents.grammar.wild]
    found: list[Near] = []
    for cards in combinations(tame, size - 1):
        last = completed.get(mask_of(cards), 0)
        missing = [spot for spot in places if BIT[spot.card] & last] if last else []
        if missing:
            found.append(Near(cards, tuple(missing)))
    return sorted(found, key=_ease)


def _ease(one: Near) -> tuple[bool, int]:
    """What is on the pile is at hand; then the more cards would do, the likelier one comes."""
    reachable = sum(spot.place in ("top", "unseen") for spot in one.missing)
    return one.missing[0].place != "top", -reachable


@lru_cache(maxsize=8)
def completions(precedents: Precedents) -> dict[int, int]:
    """For every set that lacks one card for a group, the cards that complete it."""
    found: dict[int, int] = {}
    for group in precedents.groups:
        for card in bits(group):
            found[group ^ card] = found.get(group ^ card, 0) | card
    return found


@lru_cache(maxsize=64)  # of one view it is asked three times
def where(game: Civio, view: Observation) -> tuple[Missing, ...]:
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
    return tuple(spot for place in PLACES for spot in spots.values() if spot.place == place)


def top_helps(game: Civio, view: Observation) -> Help | None:
    """The best that the top of the pile would do for the hand of a viewer who could still take it."""
    cards, pile = hand(view), view.zone(t.DISCARD)
    if len(cards) != game.sizes.hand or not pile or _has_discarded(game, view):
        return None
    mine, top = mask_of(cards), pile[-1]
    return _calls_with(game, cards, top) or _makes_with(game, mine, top) or _nears_with(game, view, top)


def _has_discarded(game: Civio, view: Observation) -> bool:
    """Whether the viewer is to end the turn, and so can draw no more."""
    top = view.frames[-1] if view.frames else (-1, 0)
    return top[0] >= 0 and bool(top[1] >> view.viewer & 1) and game.decisions[top[0]].name == "finish"


def _calls_with(game: Civio, cards: tuple[int, ...], top: int) -> Help | None:
    mine = mask_of(cards)
    swapped = [(_worth(game, mine & ~BIT[away] | BIT[top]), -away) for away in cards]
    points, away = max(swapped)
    return Help("calls", top, (), -away) if points else None


def _makes_with(game: Civio, mine: int, top: int) -> Help | None:
    made = [group for group in game.precedents.held(mine | BIT[top]) if group & BIT[top]]
    if not made:
        return None
    best = max(made, key=lambda group: (group.bit_count(), game.scorer.stars(group), -group))
    return Help("makes", top, game.precedents.in_order(best))


def _nears_with(game: Civio, view: Observation, top: int) -> Help | None:
    """The card of the hand that would have most ways to become a small group with the top."""
    unseen = mask_of(spot.card for spot in where(game, view) if spot.place == "unseen")
    tame = unseen & ~game.precedents.grammar.wild
    completed = completions(game.precedents)
    ways = [((completed.get(BIT[card] | BIT[top], 0) & tame).bit_count(), -card) for card in hand(view)]
    most, card = max(ways)
    return Help("nears", top, (-card,)) if most else None


# Attacks ---------------------------------------------------------------------------------------------------


def attack(game: Civio, view: Observation) -> Attack | None:
    """The attack that the viewer is asked about, if it is asked about one."""
    frame = view.frames[-1] if view.frames else ()
    if not frame or not frame[1] >> view.viewer & 1:
        return None
    name = game.decisions[frame[0]].name
    if name not in ("target", "answer"):
        return None
    kind = game.deck.cards[frame[-1]].attack
    stopped_by = tuple(card for card in hand(view) if kind in game.deck.cards[card].overrules)
    return Attack(kind, name == "target", frame[2] if name == "answer" else view.viewer, stopped_by)


# Calling and scoring ---------------------------------------------------------------------------------------


def calls(game: Civio, view: Observation) -> Calls:
    """The points of a call with the cards in hand."""
    mine = mask_of(hand(view))
    return Calls(*(_points(game, mine, how) for how in (How.FLUSH, How.SPLIT)))


def _points(game: Civio, mine: int, how: How) -> int:
    return game.scorer.winner_points(mine, how) if game.precedents.is_complete(mine, how) else 0


def _worth(game: Civio, mine: int) -> int:
    return max(_points(game, mine, how) for how in How)


def counted(game: Civio, cards: tuple[int, ...]) -> Sequences:
    """The precedents of which a hand that did not call scores the stars (CIV-7.3)."""
    _, family = game.scorer.best_family(mask_of(cards))
    return tuple(game.precedents.in_order(group) for group in family)


def laid_out(game: Civio, how: How, cards: Iterable[int]) -> Sequences:
    """The precedents of a call from the cards as they are told, the smaller one of a split before the larger."""
    row = tuple(card for card in cards if card >= 0)
    return (row,) if how is How.FLUSH else (row[: game.sizes.small], row[game.sizes.small :])


def cases(game: Civio, sequences: Sequences) -> list[int]:
    """The cases among laid-out cards, once each."""
    cards = dict.fromkeys(card for sequence in sequences for card in sequence)
    return [card for card in cards if game.deck.cards[card].kind is Kind.CASE]
