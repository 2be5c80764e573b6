"""Where the time of the server's thread goes: every few milliseconds of work a look at what it is doing, and for what.

Begun and ended from outside by two signals, so that nothing of it is in the server that people use. A look counts for
the first part of the list that stands anywhere on the stack: a position that is looked at for the hint of taking back
counts there, and not as a view.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections import Counter
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Final

EVERY: Final = 0.004  # seconds of work
WAITING: Final = "waiting"  # it works in another thread
OTHER: Final = "other"
# What it is for, and pieces of the names of files or files and functions that say so.
PARTS: Final = (
    (WAITING, ("selectors.py:select",)),
    ("hint of taking back", ("kernel/taking_back.py",)),
    ("words", ("kernel/words.py", "server/words_of.py", "kernel/story.py", "/fluent/")),
    ("JSON", ("server/connection.py:encoded", "server/sockets.py:_read", "/json/", "audience.py:_facts_text")),
    ("disk", ("hemicycle/store/", "server/room.py:_difference", "server/room.py:_keep")),
    ("lens", ("/lens.py", "/screen.py")),
    ("views", ("server/looking.py", "kernel/plain.py", "kernel/view.py")),
    ("rules", ("hemicycle/tables/", "kernel/driver.py")),
    ("sockets", ("/websockets/", "/uvicorn/", "starlette/websockets.py", "asyncio/selector_events.py")),
    ("rooms", ("hemicycle/server/",)),
    ("loop", ("/asyncio/",)),
)


class Sampler:
    """Counts what is on the stack of the main thread."""

    def __init__(self, told: Path) -> None:
        self.told = told
        self._looks: Counter[str] = Counter()
        self._began = (0.0, 0.0)

    def listen(self) -> None:
        """Begin at one signal; at the other end and write what was seen. Not on Windows, which has none of them."""
        if sys.platform != "win32":
            signal.signal(signal.SIGUSR1, self._begin)
            signal.signal(signal.SIGUSR2, self._end)
            signal.signal(signal.SIGPROF, self._look)

    def _begin(self, _signal: int, _frame: FrameType | None) -> None:
        if sys.platform != "win32":
            self._looks.clear()
            self._began = time.perf_counter(), time.process_time()
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, 0)
            lasted, worked = time.perf_counter() - self._began[0], time.process_time() - self._began[1]
            unfinished = self.told.with_suffix(".new")
            unfinished.write_text(json.dumps({"seconds": lasted, "worked": worked, "looks": self._looks}), "utf-8")
            unfinished.replace(self.told)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        found = len(PARTS)
        while frame is not None:
            found = min(found, _part(frame.f_code.co_filename, frame.f_code.co_name))
            frame = frame.f_back
        self._looks[PARTS[found][0] if found < len(PARTS) else OTHER] += 1


@cache
def _part(file: str, function: str) -> int:
    """The first part that a function stands for."""
    name = f"{file.replace(chr(92), '/')}:{function}"
    return next((at for at, (_, marks) in enumerate(PARTS) if any(mark in name for mark in marks)), len(PARTS))
