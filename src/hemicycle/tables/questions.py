"""Numbers the questions that are put to each seat, so that an answer to an old one is known for what it is.

A number is that of the step after which the question was put. It follows from the record alone: a table that is taken
up again asks the same questions by the same numbers.
"""

from __future__ import annotations

from typing import Final

from hemicycle.kernel.events import Frames, Stacked
from hemicycle.kernel.game import Game
from hemicycle.kernel.record import Record, Step
from hemicycle.kernel.schema import LETTERS

NONE: Final = -1


class Questions:
    """Which question each seat has to answer now."""

    def __init__(self, seats: int, frames: Frames) -> None:
        self.asked = [NONE] * seats
        # After each step that stands: what was to be decided, and the step after which that question was put.
        self._after: list[tuple[int, Frames, int]] = [(NONE, frames, NONE)]

    @classmethod
    def of(cls, game: Game, record: Record) -> Questions:
        """As if it had been there from the first step."""
        questions = cls(game.seats, game.start().frames)
        for step in record.steps:
            questions.step(step)
        return questions

    @property
    def put(self) -> int:
        """The step after which the pending question was put; after taking back it is the earlier one again."""
        return self._after[-1][2]

    def step(self, step: Step) -> None:
        """A step was made, or steps were taken back. Whoever is asked the same all the while keeps the number."""
        _, before, put = self._after[-1]
        if step.back is not None:
            while self._after[-1][0] >= step.back:
                self._after.pop()
            after = self._after[-1][1]
            kept = [number < step.back for number in self.asked]  # asked before, and not since
        else:
            stacks = [event.new for event in step.events if isinstance(event, Stacked)]
            after = stacks[-1] if stacks else before
            same = _apart_from_who(after) == _apart_from_who(before)
            kept = [same and not _answered(step, seat) for seat in range(len(self.asked))]
            still = all(kept[seat] for seat in range(len(self.asked)) if _owes(after, seat))
            self._after.append((step.number, after, put if still else step.number))
        for seat, number in enumerate(self.asked):
            if not _owes(after, seat):
                self.asked[seat] = NONE
            elif number == NONE or not kept[seat]:
                self.asked[seat] = step.number


def _owes(frames: Frames, seat: int) -> bool:
    return bool(frames) and bool(frames[-1][1] >> seat & 1)


def _answered(step: Step, seat: int) -> bool:
    """Whether the step is this seat's choice, or the default that was taken for it."""
    return step.actor == LETTERS[seat] or (step.actor == "host" and step.action == f"default {LETTERS[seat]}")


def _apart_from_who(frames: Frames) -> tuple[Frames, tuple[int, ...]]:
    """Frames without the mask of those who still owe the top one."""
    return (frames[:-1], (frames[-1][0], *frames[-1][2:])) if frames else ((), ())
