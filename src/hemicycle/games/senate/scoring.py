"""What a bill is worth, and who has won (SEN-7.1 to 7.6). Points are counted in halves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hemicycle.kernel.clauses import rule

HALVES: Final = 2


class Worth(NamedTuple):
    """The lines of a bill record sheet, as on paper."""

    weight: int
    pork: int
    cloture: int
    amendments: int
    override: int
    extreme: int
    cards: int  # what cards add: Flash, and the sponsor's own rule
    stages: int

    @property
    def basic(self) -> int:
        return sum(self[:-1])

    @property
    @rule("SEN-7.1", off=0)
    def halves(self) -> int:
        """The score: the basic points times the stages that were passed."""
        return HALVES * self.basic * self.stages


@rule("SEN-7.2", off=0)
def shared(halves: int) -> int:
    """What the side of the co-sponsor scores for a bipartisan bill: exactly half."""
    return halves // 2


@rule("SEN-7.6", off=0)
def better(scores: Sequence[int], laws: Sequence[int], passed: Sequence[int]) -> int:
    """The side ahead: more points, then more laws, then more bills through the senate; -1 for a draw."""
    for one, other in (scores, laws, passed):
        if one != other:
            return 0 if one > other else 1
    return -1
