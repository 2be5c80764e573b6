"""Full collections of garbage, during which nobody is answered: seldom, and of little.

Each one looks at all that all tables hold: with a thousand tables for more than a second. What has outlived one stays
for long, as games do, and is left out of those that follow; once in a while it is all looked at again, because tables
that were let go are among it.
"""

from __future__ import annotations

import gc
from itertools import count
from typing import Final

FULL_AFTER: Final = 100  # of the smaller collections; Python's own is 10
ALL_AFTER: Final = 30  # of the full ones


def collect_seldom() -> None:
    """From now on, in this process."""
    gc.collect()
    gc.freeze()
    youngest, younger, _ = gc.get_threshold()
    gc.set_threshold(youngest, younger, FULL_AFTER)
    numbers = count(1)

    def leave_out(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 2:
            if next(numbers) % ALL_AFTER:
                gc.freeze()
            else:
                gc.unfreeze()

    gc.callbacks.append(leave_out)
