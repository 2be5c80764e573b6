"""What every command prints with: one JSON document, or lines of text that fit the terminal."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from hemicycle.kernel.terminal import wrapped

NARROWEST: Final = 30
WIDEST: Final = 120
MANY: Final = 20  # a list that is longer stands in columns, so that its question stays on the screen


def emit(value: object) -> None:
    """One JSON document on stdout. Letters beyond ASCII are escaped, so that no terminal can spoil it."""
    print(json.dumps(value, indent=1))


def width() -> int:
    """The columns of the terminal, within what reads well."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def listed(texts: Sequence[str], columns: int) -> list[str]:
    """Numbered choices, one on a line; where there are many of them, side by side."""
    rows = [f"{at:>2} {text}" for at, text in enumerate(texts, 1)]
    beside = columns // (max(map(len, rows), default=columns) + 2) if len(rows) > MANY else 1
    if beside < 2:
        return [line for at, text in enumerate(texts, 1) for line in wrapped(text, columns, f"{at:>2} ", "   ")]
    wide, high = columns // beside, -(-len(rows) // beside)
    return ["".join(f"{row:<{wide}}" for row in rows[at::high]).rstrip() for at in range(high)]


def tolerate_any_terminal() -> None:
    """A terminal that lacks a letter shows a question mark; it does not end the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
