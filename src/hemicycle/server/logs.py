"""Structured logs: one JSON object a line. No names, no codes, no tokens, no PINs, no cards ever go in."""

from __future__ import annotations

import json
import sys
import time
import traceback
from typing import Any, TextIO


class Log:
    """Writes lines to a stream."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr

    def say(self, event: str, **values: int | float | str | bool) -> None:
        line: dict[str, Any] = {"at": round(time.time(), 3), "event": event, **values}
        print(json.dumps(line, separators=(",", ":")), file=self._stream, flush=True)

    def fault(self, event: str, error: BaseException, **values: int | float | str | bool) -> None:
        """A fault of the program by its kind and its place; its text might quote what a person wrote."""
        places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-4:]]
        self.say(event, kind=type(error).__name__, where=" ".join(places), **values)
