"""What a person at the table has been told: the sentences of the record, as that seat may know them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from hemicycle.kernel.driver import Table
from hemicycle.kernel.record import Step
from hemicycle.kernel.replay import folded
from hemicycle.kernel.story import told
from hemicycle.kernel.terminal import Terminal
from hemicycle.kernel.view import Observation, observe
from hemicycle.kernel.words import Teller


class Line(NamedTuple):
    """A sentence and the step that it belongs to."""

    step: int
    text: str


class News(NamedTuple):
    """What a person has not read yet."""

    lines: list[Line]
    by_others: bool  # anybody else had a part in it
    long: bool  # it wants to be read before the table is drawn again


class Story:
    """The story of a table, told to each person anew from where that person stopped reading."""

    def __init__(self, table: Table, teller: Teller, screen: Terminal, people: Collection[int]) -> None:
        self.table, self.teller, self.screen, self.people = table, teller, screen, people
        self.read = dict.fromkeys(people, -1)  # the last step that each has read
        self.mark = dict.fromkeys(people, -1)  # and where the news began

    def lines(self, seat: int, after: int = -1) -> list[Line]:
        """Everything that a seat was told since a step."""
        steps = [step for step in self.table.record.standing() if step.number > after]
        return [Line(step.number, text) for step in steps for text in self._tell(step, seat)]

    def news(self, seat: int) -> News:
        """What a person has not read yet; from now on it is read."""
        last = self.read[seat]
        fresh = [step for step in self.table.record.standing() if step.number > last]
        own = self.table.game.seat_name(seat)
        by_others = any(step.actor != own for step in fresh)
        if by_others:
            self.mark[seat] = last
        self.read[seat] = len(self.table.record.steps) - 1
        return News(self.lines(seat, last), by_others, any(map(self.screen.rests, fresh)))

    def _tell(self, step: Step, seat: int) -> list[str]:
        def before(viewer: int) -> Observation:
            return observe(folded(self.table.game, self.table.record, step.number - 1), viewer)

        seats = [person for person in self.people if person < self.table.game.seats]
        return self.screen.tell(step, told(self.table.game, step, seat, self.teller), before, seats)
