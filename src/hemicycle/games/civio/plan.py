"""How near a hand is to CIVIO, for the sensible bot: the least number of cards to exchange, and which would help."""

from __future__ import annotations

from typing import Final, NamedTuple

from hemicycle.games.civio.precedents import Precedents, mask_of
from hemicycle.games.civio.walk import bits


class Outlook(NamedTuple):
    """What a hand is worth. Greater is better."""

    nearness: int  # minus the cards still missing
    outs: int  # how many cards that may still come would bring it nearer
    wanted: int  # those cards, as a set
    kept: int  # the held cards that some nearest plan uses, as a set


class Planner:
    """Looks up plans: two disjoint precedents, a smaller and a larger, or one of the whole hand."""

    def __init__(self, precedents: Precedents) -> None:
        self.groups: Final = [*precedents.threes, *precedents.fours, *precedents.sevens]
        small, large = precedents.sizes
        self.sizes: Final = (small, large, small + large)
        self.starts: Final = (0, len(precedents.threes), len(precedents.threes) + len(precedents.fours))
        self._with: Final[dict[int, list[int]]] = {}
        for at, group in enumerate(self.groups):
            for card in bits(group):
                self._with.setdefault(card, []).append(at)

    def outlook(self, hand: int, unseen: int) -> Outlook:
        """The nearest plans for a hand, given the set of cards that may still come."""
        near = self._near(hand, unseen)
        for missing in range(sum(self.sizes[:2]) + 1):
            plans = self._plans(near, missing)
            if plans:
                union = 0
                for plan in plans:
                    union |= plan
                wanted = union & ~hand
                return Outlook(-missing, wanted.bit_count(), wanted, union & hand)
        return Outlook(-self.sizes[2], 0, 0, 0)

    def _near(self, hand: int, unseen: int) -> list[list[list[int]]]:
        """For each size of precedent, those that share a card with the hand, by how many cards are missing."""
        counts: dict[int, int] = {}
        for card in bits(hand):
            for at in self._with.get(card, ()):
                counts[at] = counts.get(at, 0) + 1
        possible = hand | unseen
        near: list[list[list[int]]] = [[[] for _ in range(size + 1)] for size in self.sizes]
        for at, count in counts.items():
            group = self.groups[at]
            if group & possible == group:
                kind = 2 if at >= self.starts[2] else (1 if at >= self.starts[1] else 0)
                near[kind][self.sizes[kind] - count].append(group)
        return near

    def _plans(self, near: list[list[list[int]]], missing: int) -> list[int]:
        """The unions of cards of all plans that lack exactly so many."""
        small, large, whole = self.sizes
        plans = list(near[2][missing]) if missing <= whole else []
        for lacking in range(min(missing, small) + 1):
            other = missing - lacking
            if other > large:
                continue
            # A group of which nothing is held can be any; it is not worth looking for which.
            if lacking == small:
                plans += near[1][other]
            elif other == large:
                plans += near[0][lacking]
            else:
                plans += [one | two for one in near[0][lacking] for two in near[1][other] if not one & two]
        return plans

    def threat(self, open_cards: tuple[int, ...]) -> int:
        """How far a rival seems to be, by its open cards alone: the most cards of one precedent among them."""
        held = mask_of(open_cards)
        shared = [(self.groups[at] & held).bit_count() for card in bits(held) for at in self._with.get(card, ())]
        return max(shared, default=0)

    def feeds(self, card: int, open_cards: tuple[int, ...]) -> int:
        """How many precedents the card would make with two or more open cards of a rival."""
        held = mask_of(open_cards)
        return sum((self.groups[at] & held).bit_count() >= 2 for at in self._with.get(1 << card, ()))

    def links(self, card: int) -> int:
        """In how many precedents a card can stand."""
        return len(self._with.get(1 << card, ()))
