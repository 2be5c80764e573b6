"""The Handy Chart: how many votes it takes to end a debate and to override a veto (SEN-2.14, SEN-2.15)."""

from __future__ import annotations

from typing import Final

from hemicycle.kernel.clauses import rule

# Votes needed for cloture, by the votes against, from 4 on; fewer than 4 count as 4.
FIRST: Final = 4
CLOTURE: Final = (
    *(6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30),
    *(32, 33, 35, 36, 38, 39, 41, 42, 44, 46, 47, 49, 50, 52, 53, 54, 56),
    *(57, 59, 60, 62, 63, 65, 66, 68, 69, 71, 72, 74, 75, 77, 78, 80, 81),
    *(83, 84, 86, 87, 88, 90, 91, 93, 94, 96, 97, 99, 100, 102),
)
LAST: Final = FIRST + len(CLOTURE) - 1
LEAST_OVERRIDE: Final = 8


def cloture(against: int) -> int:
    """The votes that end a debate when so many are against: the printed row, or beyond the chart three fifths."""
    row = max(FIRST, against)
    return CLOTURE[row - FIRST] if row <= LAST else three_fifths(row)


@rule("SEN-2.15", off=0)
def three_fifths(against: int) -> int:
    """The rule behind the chart, which goes on where the chart ends."""
    return -(-3 * against // 2)


@rule("SEN-2.15", off=0)
def override(against: int) -> int:
    """The votes that override a veto when so many are against: two thirds of all cast."""
    return max(LEAST_OVERRIDE, 2 * against)
