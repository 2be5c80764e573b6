"""The whole tree of a tiny game, counted: every answer of chance, every choice, every end (P13).

Positions that are reached in several ways are counted once for each way, but explored once.
"""

from __future__ import annotations

from typing import NamedTuple

from hemicycle.kernel.game import Game
from hemicycle.kernel.state import State

from .walk import open_atoms


class Count(NamedTuple):
    """Nodes where chance answers, nodes where a seat lays an atom, and ends."""

    chance: int
    decisions: int
    ends: int


def count_tree(game: Game) -> Count:
    """Exact counts of the tree from the start. Of seats that owe a choice at once, the first answers first."""
    return _count(game, game.start(), {})


def _count(game: Game, s: State, seen: dict[tuple[object, ...], Count]) -> Count:
    game.proceed(s)
    if not s.frames:
        return Count(0, 0, 1)
    key = s.key()
    if key not in seen:
        branches = [_count(game, twin, seen) for twin in _branches(game, s)]
        chance, decisions, ends = map(sum, zip(*branches, strict=True))
        asked = game.pending_chance(s) is None
        seen[key] = Count(chance + (not asked), decisions + asked, ends)
    return seen[key]


def _branches(game: Game, s: State) -> list[State]:
    kind = game.pending_chance(s)
    twins: list[State] = []
    if kind is not None:
        for outcome, _ in kind.outcomes(s):
            twins.append(s.clone())
            kind.settle(twins[-1], outcome)
        return twins
    seat = game.waiting_for(s.frames)[0]
    top = game.decisions[s.frames[-1][0]]
    for atom in open_atoms(top, s, seat, s.drafts[seat]):
        twins.append(s.clone())
        game.compose(twins[-1], seat, atom)
    return twins
