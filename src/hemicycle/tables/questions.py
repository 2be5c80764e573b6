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
        self._frames = frames

    @classmethod
    def of(cls, game: Game, record: Record) -> Questions:
        """As if it had been there from the first step."""
        questions = cls(game.seats, game.start().frames)
        last_back = max((step.number for step in record.steps if step.back is not None), default=NONE)
        standing = record.standing()
        for step in standing:
            if step.number < last_back:
                questions.step(step)
        if last_back != NONE:
            questions.again(last_back, questions._frames)
        for step in standing:
            if step.number > last_back:
                questions.step(step)
        return questions

    def step(self, step: Step) -> None:
        """A step of the game: a seat that is asked still the same, by somebody else's doing, keeps its number."""
        stacks = [event.new for event in step.events if isinstance(event, Stacked)]
        after = stacks[-1] if stacks else self._frames
        same = _apart_from_who(after) == _apart_from_who(self._frames)
        for seat in range(len(self.asked)):
            if not _owes(after, seat):
                self.asked[seat] = NONE
            elif not same or self.asked[seat] == NONE or step.actor == LETTERS[seat]:
                self.asked[seat] = step.number
        self._frames = after

    def again(self, number: int, frames: Frames) -> None:
        """Steps were taken back: everybody is asked anew."""
        self.asked = [number if _owes(frames, seat) else NONE for seat in range(len(self.asked))]
        self._frames = frames


def _owes(frames: Frames, seat: int) -> bool:
    return bool(frames) and bool(frames[-1][1] >> seat & 1)


def _apart_from_who(frames: Frames) -> tuple[Frames, tuple[int, ...]]:
    """Frames without the mask of those who still owe the top one."""
    return (frames[:-1], (frames[-1][0], *frames[-1][2:])) if frames else ((), ())
