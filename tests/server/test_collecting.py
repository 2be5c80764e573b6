"""Collections of garbage: what has outlived a full one is left out, and what is let go is found in the end."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, weakref
from hemicycle.server.collecting import ALL_AFTER, collect_seldom

class Table:
    def __init__(self):
        self.room = self

collect_seldom()
table = Table()
gone = weakref.ref(table)
before = gc.get_freeze_count()
gc.collect()
assert gc.get_freeze_count() > before, "what is there is left out"
del table
full = 1
while gone() is not None:
    gc.collect()
    full += 1
print(full, ALL_AFTER, gc.get_threshold()[2])
"""


def test_what_stays_is_left_out_and_what_is_let_go_is_found() -> None:
    """In a process of its own: it changes how all of Python collects."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=30, check=True)
    full, all_after, threshold = map(int, done.stdout.split())
    assert 2 < full <= all_after + 1
    assert threshold == 100
