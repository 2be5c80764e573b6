"""The precedents of a deck as sets of cards: found once at load, then asked for in microseconds.

A set of cards is a mask; `threes`, `fours` and `sevens` hold the masks of all precedents. In a tiny edition of
the game the groups have other sizes; the names stay, for the smaller group, the larger one and the whole hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import combinations
from typing import Final, NamedTuple

from hemicycle.games.civio.deck import Deck, Kind
from hemicycle.games.civio.grammar import (
    ACCEPTED,
    BIT,
    NOWHERE,
    START,
    Grammar,
    Reading,
    Reason,
    Refusal,
    Role,
    lacks_body,
)
from hemicycle.games.civio.walk import bits, cores, mask_of, members
from hemicycle.kernel.clauses import rule

__all__ = ["Count", "How", "Precedents", "Sequences", "apart", "mask_of", "members"]

Sequences = tuple[tuple[int, ...], ...]
NO_ARRANGEMENT: Final[Sequences | None] = None


class How(IntEnum):
    """The two ways to call CIVIO."""

    FLUSH = 1
    SPLIT = 2


class Count(NamedTuple):
    """How many precedents of one size there are, as sets of cards."""

    without_wild: int
    with_wild: int


@rule("CIV-6.10", off=True)
def apart(one: int, other: int) -> bool:
    """Whether two precedents of a hand have no card in common."""
    return not one & other


class Precedents:
    """All precedents of a deck, for groups of the two sizes and for a whole hand."""

    def __init__(self, deck: Deck, sizes: tuple[int, int] = (3, 4)) -> None:
        small, large = sizes
        self.deck: Final = deck
        self.grammar: Final = Grammar(deck)
        self.sizes: Final = sizes
        self.hand_size: Final = small + large
        self._cores: Final = cores(self.grammar, self.hand_size)
        self.threes: Final = self._of_size(small)
        self.fours: Final = self._of_size(large)
        self.sevens: Final = self._of_size(self.hand_size)
        self.groups: Final = self.threes | self.fours
        self.useful: Final = self._useful()
        self._near: Final = self._neighbours()
        by_id = sorted(range(len(deck.cards)), key=lambda n: (deck.cards[n].kind is Kind.WILD, deck.cards[n].id))
        # The place of each card in dictionary order of ids, the wild card last.
        self._rank: Final = {card: rank for rank, card in enumerate(by_id)}

    def _of_size(self, size: int) -> frozenset[int]:
        return frozenset(self._cores[size]) | self._with_wild(size)

    def _with_wild(self, size: int) -> frozenset[int]:
        wild = bits(self.grammar.wild)
        return frozenset(core | card for core in self._cores[size - 1] for card in wild)

    @rule("CIV-3.11", off=Count(0, 0))
    def count(self, size: int) -> Count:
        """How many precedents of a size there are; also of sizes that cannot be played."""
        return Count(len(self._cores[size]), len(self._with_wild(size)))

    def count_split_hands(self) -> int:
        """How many different hands divide into the two groups. Takes seconds."""
        return len({small | large for small in self.threes for large in self.fours if not small & large})

    def _useful(self) -> frozenset[int]:
        """The cards that are in some group."""
        union = 0
        for group in self.groups:
            union |= group
        return frozenset(members(union))

    def _neighbours(self) -> dict[int, int]:
        """For each card as a set, the cards of which it needs one beside it; everything if it needs none."""
        wild = self.grammar.wild
        near = dict.fromkeys(BIT[: len(self.deck.cards)], 0)
        for group in self.groups:
            core = bits(group & ~wild)
            for card in core:
                near[card] |= group & ~wild & ~card if len(core) > 1 else -1
        near.update(dict.fromkeys(bits(wild), -1))
        return near

    # Looking up ----------------------------------------------------------------------------------------

    @rule("CIV-6.12", off=False)
    def is_flush(self, hand: int) -> bool:
        """Whether the whole hand is one precedent."""
        return hand in self.sevens

    @rule("CIV-6.12", off=False)
    def is_split(self, hand: int) -> bool:
        """Whether the hand divides into two precedents."""
        return self._all_have_neighbours(hand) and next(self.splits(hand), 0) != 0

    def _all_have_neighbours(self, hand: int) -> bool:
        # The cheap look: it settles 88 % of random hands of the base deck.
        near = self._near
        left = hand
        while left:
            low = left & -left
            if not near[low] & hand:
                return False
            left ^= low
        return True

    def splits(self, hand: int) -> Iterator[int]:
        """The smaller group of each division of the hand into two precedents."""
        if hand.bit_count() != self.hand_size:
            return
        threes, fours = self.threes, self.fours
        for cards in combinations(bits(hand), self.sizes[0]):
            small = sum(cards)
            if small in threes and hand ^ small in fours:
                yield small

    def held(self, hand: int) -> list[int]:
        """The precedents of both group sizes in a hand."""
        near = self._near
        cards = [card for card in bits(hand) if near[card] & hand]
        subsets = (sum(subset) for size in self.sizes for subset in combinations(cards, size))
        return [group for group in subsets if group in self.groups]

    def is_complete(self, hand: int, how: How) -> bool:
        """Whether the hand can be called in this way."""
        return self.is_flush(hand) if how is How.FLUSH else self.is_split(hand)

    # Arranging -----------------------------------------------------------------------------------------

    @rule("CIV-5.18", off=NO_ARRANGEMENT)
    def arrange(self, hand: int, how: How) -> Sequences | None:
        """The arrangement that is shown when the caller gives none: the first in dictionary order."""
        if how is How.FLUSH:
            sequence = self.finish((), hand) if self.is_flush(hand) else None
            return None if sequence is None else (sequence,)
        found = [(self.in_order(small), self.in_order(hand ^ small)) for small in self.splits(hand)]
        return min(found, key=self.dictionary_key, default=None)

    def in_order(self, group: int) -> tuple[int, ...]:
        """The cards of a precedent in the sequence that is first in dictionary order."""
        sequence = self.finish((), group)
        if sequence is None:
            raise ValueError(f"The cards {members(group)} form no precedent; look it up first.")
        return sequence

    def dictionary_key(self, sequences: Iterable[Iterable[int]]) -> list[int]:
        """A key that sorts arrangements by the ids of their cards, the wild card last."""
        return [self._rank[card] for sequence in sequences for card in sequence]

    def finish(self, prefix: Sequence[int], rest: int) -> tuple[int, ...] | None:
        """The first way to lay the rest of the cards after the prefix by the grammar, or None."""
        left = sorted(members(rest), key=lambda card: self._rank[card])
        found = []
        for roles in self.grammar.castings((*prefix, *left)):
            reading: Reading | None = START
            for card in prefix:
                reading = reading and self.grammar.step(reading, card, roles)
            tail = None if reading is None else self._lay(reading, left, roles)
            if tail is not None:
                found.append((*prefix, *tail))
        return min(found, key=lambda sequence: self.dictionary_key((sequence,)), default=None)

    def _lay(self, reading: Reading, left: list[int], roles: Sequence[Role]) -> tuple[int, ...] | None:
        """The first order in which the grammar takes all cards that are left."""
        if not left:
            return None if lacks_body(reading) else ()
        for card in left:
            onward = self.grammar.step(reading, card, roles)
            if onward is not None:
                tail = self._lay(onward, [other for other in left if other != card], roles)
                if tail is not None:
                    return (card, *tail)
        return None

    def completable(self, prefix: Sequence[int], rest: int, how: How) -> bool:
        """Whether the start of an arrangement (a split's smaller group first) can be completed with the rest."""
        laid = mask_of(prefix)
        if laid & rest or laid.bit_count() < len(prefix) or not self.is_complete(laid | rest, how):
            return False
        if how is How.FLUSH:
            return self.finish(prefix, rest) is not None
        small = self.sizes[0]
        if len(prefix) > small:
            first, second = prefix[:small], prefix[small:]
            return self._finishes(first, 0, self.threes) and self._finishes(second, rest, self.fours)
        return any(
            three & laid == laid and self._finishes(prefix, three ^ laid, self.threes)
            for three in self.splits(laid | rest)
        )

    def _finishes(self, prefix: Sequence[int], rest: int, groups: Collection[int]) -> bool:
        return mask_of(prefix) | rest in groups and self.finish(prefix, rest) is not None

    # A call --------------------------------------------------------------------------------------------

    @rule("CIV-6.11", off=ACCEPTED)
    def call_refusal(self, hand: int, how: How, groups: Sequence[Sequence[int]] = ()) -> Refusal:
        """Why the hand cannot be called so; `place` counts through the groups from the first to the last."""
        if not groups:
            reason = Reason.NONE if self.is_complete(hand, how) else Reason.CARDS_LEFT_OVER
            return Refusal(reason, NOWHERE)
        sizes = self.sizes if how is How.SPLIT else (self.hand_size,)
        if len(groups) > len(sizes) or any(len(group) not in sizes for group in groups):
            return Refusal(Reason.SIZE, NOWHERE)
        start = seen = 0
        for group in groups:
            refusal = self.grammar.refusal(group, sizes)
            if not apart(seen, mask_of(group)):
                place = next(n for n, card in enumerate(group) if BIT[card] & seen)
                refusal = Refusal(Reason.REPEATED, place)
            if refusal.reason:
                return Refusal(refusal.reason, start + refusal.place)
            seen |= mask_of(group)
            start += len(group)
        return ACCEPTED if seen == hand else Refusal(Reason.CARDS_LEFT_OVER, NOWHERE)
