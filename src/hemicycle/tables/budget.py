"""Strict clocks: how much of the time that a game's rules give has been used up, and what is due when it is.

Time counts only while a limit runs. What was used is kept beside the game and is not given back: neither by a restart
nor by taking a move back. Everything is in whole milliseconds, so that a deadline stays what it was when it is put
together anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hemicycle.kernel.game import Limit

MOST_KEPT: Final = 40  # limits whose used time is remembered
LONGEST_GAP: Final = 30_000  # between two counts; if it is longer, the server slept or its clock was put forward


class Counted(NamedTuple):
    """A limit at this table."""

    key: str
    limit: Limit
    runs: bool
    left: int  # milliseconds; below 0 when it is overdue
    deadline: float  # in seconds since 1970; 0 while it stands still


class Budget:
    """The time used up at one table."""

    def __init__(self, used: Mapping[str, int]) -> None:
        self.used = dict(used)
        self.limits: dict[str, Limit] = {}
        self._seen = 0
        self._dropped: set[str] = set()

    def count(self, now: float) -> None:
        """Time has passed for what runs. What ran last stands last, and what has not run for long is forgotten."""
        at = round(now * 1000)
        passed, self._seen = at - self._seen, at
        if 0 < passed <= LONGEST_GAP:
            for key in self._running():
                self.used[key] = self.used.pop(key, 0) + passed
        for old in list(self.used)[:-MOST_KEPT]:
            if old not in self.limits:
                del self.used[old]

    def set(self, limits: Sequence[Limit], question: int, now: float) -> None:
        """What is limited from now on; `runs` says for each whether its time counts."""
        self.count(now)
        self.limits = {key_of(limit, question): limit for limit in limits}

    def counted(self) -> list[Counted]:
        return [self._counted(key, limit) for key, limit in self.limits.items()]

    def _counted(self, key: str, limit: Limit) -> Counted:
        left = limit.seconds * 1000 - self.used.get(key, 0)
        return Counted(key, limit, limit.runs, left, (self._seen + left) / 1000 if limit.runs else 0.0)

    def _running(self) -> list[str]:
        return [key for key, limit in self.limits.items() if limit.runs]

    def due(self) -> Counted | None:
        """What is due and has not been refused; the longest overdue first."""
        over = [one for one in self.counted() if one.runs and one.left <= 0 and one.key not in self._dropped]
        return min(over, key=lambda one: one.left, default=None)

    def next_due(self) -> float | None:
        """Seconds until something is due; None while nothing runs."""
        left = [one.left for one in self.counted() if one.runs and one.key not in self._dropped]
        return max(0, min(left)) / 1000 if left else None

    def drop(self, key: str) -> None:
        """The rules refuse what was due: do not ask again in this position."""
        self._dropped.add(key)

    def stepped(self) -> None:
        """Another position: what was refused may be in order now."""
        self._dropped.clear()


def key_of(limit: Limit, question: int) -> str:
    """What time is counted by: each decision anew, a turn by its number."""
    return f"{limit.scope} {question if limit.scope == 'decision' else limit.number}"
