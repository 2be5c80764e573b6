"""What the toy games share: a deck of named pieces, turn order, and a result by points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hemicycle.kernel.game import COMMON, Game, Result
from hemicycle.kernel.schema import Piece
from hemicycle.kernel.state import State

FIRST_REASON = len(COMMON)  # of a game's own


def copies(counts: Mapping[str, int], back: int = 0) -> list[Piece]:
    """bill1, bill2, ...: twins carry a number."""
    return [Piece(f"{name}{at + 1}", back) for name, many in counts.items() for at in range(many)]


def suit(name: str) -> str:
    """The name without its copy number."""
    return name.rstrip("0123456789")


def result_by_points(end: str, points: Sequence[int]) -> Result:
    """The most points win; equal points share a place."""
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Result(end, places, tuple(points), tuple(seat for seat, place in enumerate(places) if place == 1))


class Toy(Game):
    """A game whose cards are just their names."""

    def cards(self, language: str = "en") -> list[dict[str, object]]:
        return [{"id": piece.name} for piece in self.schema.pieces]

    def turns(self, s: State) -> float:
        return 0.0
