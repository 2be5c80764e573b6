"""What every command prints with: one JSON document, or lines of text that fit the terminal."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable
from typing import Final

NARROWEST: Final = 30
WIDEST: Final = 120


def emit(value: object) -> None:
    """One JSON document on stdout. Letters beyond ASCII are escaped, so that no terminal can spoil it."""
    print(json.dumps(value, indent=1))


def width() -> int:
    """The columns of the terminal, within what reads well."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def tolerate_any_terminal() -> None:
    """A terminal that lacks a letter shows a question mark; it does not end the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
