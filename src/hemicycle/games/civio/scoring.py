"""Points of a round, ranks, and places at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Final

from hemicycle.games.civio.deck import Card
from hemicycle.games.civio.precedents import How, Precedents, apart, mask_of
from hemicycle.kernel.clauses import rule

Family = tuple[int, ...]
NOTHING: Final[tuple[int, Family]] = (0, ())
POINTS_FOR_CIVIO: Final = 2
TIMES: Final[dict[How, int]] = {How.FLUSH: 3, How.SPLIT: 1}
NO_PLACES: Final[Sequence[int]] = ()


class Rank(IntEnum):
    """The steps from intern to the top; a lower-case name is the rank's id."""

    INTERN = 0
    LAW_CLERK = 1
    SECOND_CHAIR = 2
    FIRST_CHAIR = 3
    JUDGE = 4
    APPELLATE_JUDGE = 5
    ASSOCIATE_JUSTICE = 6
    CHIEF_JUSTICE = 7


LEAST_POINTS: Final[tuple[tuple[Rank, int], ...]] = (
    (Rank.INTERN, 0),
    (Rank.LAW_CLERK, 6),
    (Rank.SECOND_CHAIR, 11),
    (Rank.FIRST_CHAIR, 21),
    (Rank.JUDGE, 31),
    (Rank.APPELLATE_JUDGE, 41),
    (Rank.ASSOCIATE_JUSTICE, 61),
    (Rank.CHIEF_JUSTICE, 81),
)


NO_RANKS: Final[Sequence[Rank]] = ()


def star(card: Card) -> int:
    """The points of one card."""
    return int(card.starred)


class Scorer:
    """Counts the stars of hands of one deck."""

    def __init__(self, precedents: Precedents) -> None:
        self.precedents: Final = precedents
        self.starred: Final = mask_of(n for n, card in enumerate(precedents.deck.cards) if star(card))

    def stars(self, cards: int) -> int:
        """The starred cards in a set."""
        return (cards & self.starred).bit_count()

    @rule("CIV-7.2", off=0)
    def winner_points(self, hand: int, how: How) -> int:
        """What the seat that called CIVIO scores."""
        return TIMES[how] * (POINTS_FOR_CIVIO + self.stars(hand))

    @rule("CIV-7.3", off=NOTHING)
    def best_family(self, hand: int) -> tuple[int, Family]:
        """The points of any other seat, and the precedents in its hand that give them."""
        best = 0
        tied: list[Family] = [()]
        for family in families(self.precedents.held(hand)):
            points = self.stars(sum(family))
            if points > best:
                best, tied = points, []
            if points == best:
                tied.append(family)
        fewest = min(len(family) for family in tied)
        shortest = [family for family in tied if len(family) == fewest]
        return best, min(map(self._laid_out, shortest), key=self._ids) if len(shortest) > 1 else shortest[0]

    def _laid_out(self, family: Family) -> Family:
        """The family with its smaller precedents first, and those of one size in dictionary order."""
        return tuple(sorted(family, key=lambda group: (group.bit_count(), self._ids((group,)))))

    def _ids(self, family: Family) -> list[int]:
        return self.precedents.dictionary_key(map(self.precedents.in_order, family))


def families(held: Sequence[int]) -> Iterator[Family]:
    """Every choice of one or more of these precedents that leaves each card in one precedent at most."""
    cards = 0
    for group in held:
        cards |= group
    return _families(held, (), cards.bit_count())


def _families(held: Sequence[int], chosen: Family, room: int) -> Iterator[Family]:
    for index, group in enumerate(held):
        left = room - group.bit_count()
        if left >= 0 and all(apart(group, other) for other in chosen):
            family = (*chosen, group)
            yield family
            yield from _families(held[index + 1 :], family, left)


@rule("CIV-7.6", off=Rank.INTERN)
def rank(points: int) -> Rank:
    """The rank that goes with points in all."""
    return max(step for step, least in LEAST_POINTS if points >= least)


@rule("CIV-7.7", off=NO_RANKS)
def ranks(points: Sequence[int]) -> Sequence[Rank]:
    """The rank of each seat; several seats may have the same."""
    return tuple(rank(seat) for seat in points)


@rule("CIV-7.8", off=NO_PLACES)
def places(points: Sequence[int]) -> Sequence[int]:
    """The place of each seat at the end, from 1; equal points share the better place."""
    return tuple(1 + sum(other > seat for other in points) for seat in points)
