"""Keeps anybody from asking too much: messages a second, tables an hour, wrong codes a minute."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from hemicycle.server.settings import Limits
from hemicycle.tables.faults import No

MOST_ADDRESSES: Final = 10_000
MINUTE, HOUR = 60.0, 3600.0


class Bucket:
    """Fills at a rate, up to a measure; each thing that is done takes some out."""

    def __init__(self, rate: float, measure: float) -> None:
        self.rate, self.measure = rate, measure
        self._level, self._at = measure, monotonic()

    def has(self, many: float = 1.0) -> bool:
        """Whether there is enough in it."""
        now = monotonic()
        self._level = min(self.measure, self._level + (now - self._at) * self.rate)
        self._at = now
        return self._level >= many

    def take(self, many: float = 1.0) -> bool:
        """Take it out; False if there is not enough."""
        enough = self.has(many)
        if enough:
            self._level -= many
        return enough


@dataclass
class Address:
    """What one address has done lately."""

    tables: Bucket
    wrong: Bucket
    queue: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Doorkeeper:
    """Counts by address. Only what was wrong counts: a whole school comes from one address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._addresses: OrderedDict[str, Address] = OrderedDict()
        self._wrong_pins: OrderedDict[tuple[str, int], int] = OrderedDict()

    def may_open_table(self, address: str) -> bool:
        return self._of(address).tables.take()

    @asynccontextmanager
    async def answering(self, address: str) -> AsyncIterator[None]:
        """While a code, a token or a PIN is looked at: one after the other and slowly where many were wrong lately."""
        one = self._of(address)
        if one.wrong.has():
            yield
            return
        if one.waiting >= self.limits.waiting:
            raise No("too-many-wrong", "limit")
        one.waiting += 1
        try:
            async with one.queue:
                await asyncio.sleep(self.limits.slow_seconds)
                yield
        finally:
            one.waiting -= 1

    def was_wrong(self, address: str) -> bool:
        """Count one that was wrong; True if there have been too many."""
        return not self._of(address).wrong.take()

    def pin_is_shut(self, code: str, person: int) -> bool:
        return self._wrong_pins.get((code, person), 0) >= self.limits.wrong_pins

    def pin_was(self, code: str, person: int, *, right: bool) -> None:
        """A PIN was tried. After too many wrong ones this way is shut until the person has come another way."""
        if right:
            self._wrong_pins.pop((code, person), None)
        else:
            self._wrong_pins[code, person] = self._wrong_pins.get((code, person), 0) + 1
            if len(self._wrong_pins) > MOST_ADDRESSES:
                self._wrong_pins.popitem(last=False)

    def _of(self, address: str) -> Address:
        one = self._addresses.get(address)
        if one is None:
            limits = self.limits
            one = Address(
                Bucket(limits.tables_an_hour / HOUR, limits.tables_an_hour),
                Bucket(limits.wrong_a_minute / MINUTE, limits.wrong_a_minute),
            )
            self._addresses[address] = one
            if len(self._addresses) > MOST_ADDRESSES:
                self._addresses.popitem(last=False)
        self._addresses.move_to_end(address)
        return one
