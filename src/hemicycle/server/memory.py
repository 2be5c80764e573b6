"""Which messages have had their effect, so that one that is sent twice has it once and is answered alike."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from hemicycle.store.promises import Answered

SLOTS: Final = 64  # of one person


class Memory:
    """The last messages of each person at one table."""

    def __init__(self, answered: Iterable[Answered] = ()) -> None:
        self._people: dict[int, OrderedDict[str, int]] = {}
        self._next: dict[int, int] = {}
        for one in sorted(answered, key=lambda one: one.step):
            self._people.setdefault(one.person, OrderedDict())[one.id] = one.step
            self._next[one.person] = one.slot + 1

    def step_of(self, person: int, message: str) -> int | None:
        """The step that a message led to; None if it has had no effect yet."""
        return self._people[person].get(message) if person in self._people else None

    def entry(self, person: int, message: str, step: int) -> Answered:
        """What is to be kept with the effect."""
        return Answered(person, self._next.get(person, 0) % SLOTS, message, step)

    def add(self, entry: Answered) -> None:
        known = self._people.setdefault(entry.person, OrderedDict())
        known[entry.id] = entry.step
        while len(known) > SLOTS:
            known.popitem(last=False)
        self._next[entry.person] = entry.slot + 1
