"""How many cards a hand and its groups have: once for the game, once for its tiny edition."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sizes(NamedTuple):
    """Cards in the smaller and the larger group of a split, and cards kept hidden."""

    small: int
    large: int
    hidden: int

    @property
    def hand(self) -> int:
        return self.small + self.large

    @property
    def groups(self) -> tuple[int, int]:
        return self.small, self.large


FULL: Final = Sizes(3, 4, 2)
TINY: Final = Sizes(1, 1, 1)
