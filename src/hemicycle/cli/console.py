"""The terminal of a game: what is said and what is typed. It needs neither colour nor a screen; a pipe will do."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from hemicycle.cli.output import width
from hemicycle.kernel.terminal import wrapped

CLEAR: Final = "\033[2J\033[3J\033[H"
BETWEEN: Final = 60


class Console:
    """Reads lines and writes paragraphs."""

    def __init__(self) -> None:
        self.typed_by_hand = sys.stdin.isatty()
        if self.typed_by_hand:
            _edit_lines()

    @property
    def columns(self) -> int:
        return width()

    def say(self, text: str = "", indent: str = "", later: str | None = None) -> None:
        print("\n".join(wrapped(text, self.columns, indent, later)) if text else "")

    def show(self, lines: Iterable[str]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            print(line)

    def read(self, prompt: str) -> str:
        """A line that somebody typed; EOFError at the end of the input."""
        if self.typed_by_hand:
            return input(f"{prompt} ").strip()
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        # A pipe does not echo, and a transcript without the answers would be hard to follow.
        print(line.strip())
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Wait until somebody has read the screen; a pipe does not read."""
        if self.typed_by_hand:
            self.read(prompt)

    def clear(self) -> None:
        """Leave nothing of the last player's screen, not even above it."""
        print(CLEAR if sys.stdout.isatty() else "\n" * BETWEEN, end="")


def _edit_lines() -> None:
    """Arrow keys and a history of lines, where the system has them."""
    try:
        import readline  # noqa: F401, PLC0415  (its import is its effect)
    except ImportError:
        return
