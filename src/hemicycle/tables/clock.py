"""Soft clocks: they say when a choice has taken long enough. Nothing happens by itself when one runs out."""

from __future__ import annotations

from collections.abc import Hashable


class Clock:
    """The clock of the pending decision."""

    def __init__(self) -> None:
        self.deadline = 0.0
        self._question: Hashable = None
        self._left = 0.0  # while it stands still

    def ask(self, question: Hashable, seconds: int, now: float) -> None:
        """What is asked now. The clock begins anew with every new question; without seconds there is none."""
        if not seconds or question is None:
            self.deadline, self._question, self._left = 0.0, None, 0.0
        elif question != self._question:
            self.deadline, self._question, self._left = now + seconds, question, 0.0

    def anew(self) -> None:
        """The next `ask` begins a new count, even of the same question."""
        self._question = None

    def stop(self, now: float) -> None:
        """Stand still; `go` counts on from here."""
        if self.deadline:
            self._left, self.deadline = max(self.deadline - now, 1.0), 0.0

    def go(self, now: float) -> None:
        if self._left:
            self.deadline, self._left = now + self._left, 0.0

    def has_run_out(self, now: float) -> bool:
        return bool(self.deadline) and now >= self.deadline
