"""How many tables a server holds: twice as many each time until moves take too long, then halfway between."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

LIMIT_MS: Final = 100.0  # within which 99 of 100 moves are to be at all four pages
EVERY: Final = 5.0  # seconds between two moves at a table
STAGE_SECONDS: Final = 20.0
FIRST: Final = 50  # tables
MOST: Final = 2_000
LONGEST: Final = 900.0  # seconds for the whole search
NEAR_ENOUGH: Final = 0.1  # of the number that holds
TRIES: Final = 2  # what is too slow once may have been a neighbour's doing


class LoadError(Exception):
    """A sentence: a table did not go on, so that nothing can be said about how fast it was."""


@dataclass(frozen=True)
class Stage:
    """What so many tables came to."""

    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    slowest_ms: float
    late: int  # moves that were due before the one before them was done
    refused: int
    server_cores: float  # how much of a core the server used, all its threads
    load_cores: float  # and the load beside it
    yardsticks_a_move: float  # work of the server, in thousands of steps of the yardstick
    parts: dict[str, float]  # shares of the time of the server's thread


@dataclass(frozen=True)
class Capacity:
    """The most tables that were seen to hold, and whether more would have been too many."""

    tables: int
    found: bool
    stages: list[Stage]


async def capacity(
    measure: Callable[[int], Awaitable[Stage]],
    most: int = MOST,
    limit_ms: float = LIMIT_MS,
    seconds: float = LONGEST,
    first: int = FIRST,
) -> Capacity:
    """The most tables whose p99 is within the limit; after so many seconds with what is known by then."""
    stages: list[Stage] = []
    end = time.monotonic() + seconds

    async def holds(tables: int) -> bool:
        for _ in range(TRIES):
            stages.append(await measure(tables))
            if stages[-1].p99_ms <= limit_ms:
                return True
        return False

    low, high = 0, min(first, most)
    while await holds(high):
        low, high = high, min(2 * high, most)
        if low == most or time.monotonic() > end:
            return Capacity(low, False, stages)
    while high - low > max(1.0, low * NEAR_ENOUGH) and time.monotonic() < end:
        middle = (low + high) // 2
        low, high = (middle, high) if await holds(middle) else (low, middle)
    return Capacity(low, True, stages)
