"""Every set of cards that fits together, found by walking along the bodies that cases and laws can form."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from hemicycle.games.civio.deck import Kind
from hemicycle.games.civio.grammar import BIT, Grammar
from hemicycle.kernel.clauses import rule


class Path(NamedTuple):
    """Cases and laws that can follow each other."""

    first: int
    last: int
    mask: int
    length: int
    listed: int


NO_PATHS: Final[Iterable[Path]] = ()


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def members(mask: int) -> list[int]:
    """The numbers of the cards in a set, ascending."""
    return [bit.bit_length() - 1 for bit in bits(mask)]


def bits(mask: int) -> list[int]:
    """The sets of one card that make up a set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


@rule("CIV-3.13", off=NO_PATHS)
def body_paths(grammar: Grammar, longest: int) -> Iterable[Path]:
    """Every body of at most `longest` cards, once for each order in which it can be laid."""
    starts = members(grammar.links)
    paths = [Path(card, card, BIT[card], 1, grammar.rests_on[card]) for card in starts]
    for path in paths:  # the list grows while it is walked
        if path.length < longest:
            for card in members(grammar.leads_to[path.last] & ~path.mask):
                listed = path.listed | grammar.rests_on[card]
                paths.append(Path(path.first, card, path.mask | BIT[card], path.length + 1, listed))
    return paths


def cores(grammar: Grammar, longest: int) -> list[set[int]]:
    """The sets of cards without the wild one that fit together, by size from 0 to `longest`."""
    found: list[set[int]] = [set() for _ in range(longest + 1)]
    issues = [card.id for card in grammar.deck.of_kind(Kind.ISSUE)]
    openers = {BIT[grammar.number[issue]]: grammar.opened_by[grammar.number[issue]] for issue in issues}
    for path in body_paths(grammar, longest):
        heads = [0, *(issue for issue, opened in openers.items() if opened & BIT[path.first])]
        crowns = [0, *bits(grammar.crowned_by[path.last] & ~path.mask)]
        trunks = {head | path.mask | crown for head in heads for crown in crowns}
        listed = bits(path.listed)
        for trunk in trunks:
            room = longest - trunk.bit_count()
            for extra in range(min(room, len(listed)) + 1):
                sets = (trunk | sum(amendments) for amendments in combinations(listed, extra))
                found[trunk.bit_count() + extra].update(sets)
    return found
