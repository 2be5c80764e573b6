"""What a server needs of a store. A write that has been answered is on disk; one that failed has changed nothing."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """What was to be kept could not be kept; nothing has changed."""


class TableMovedError(StoreError):
    """The table on disk is not the one that the writer knew: it was restored, purged, or written by another server."""


class Line(NamedTuple):
    """One step of a record as text, and the words that were written with it."""

    number: int
    text: str
    words: str | None = None


class Answered(NamedTuple):
    """A message that has had its effect, and the step that it led to. Slots are used in a circle."""

    person: int
    slot: int
    id: str
    step: int


@dataclass
class Change:
    """What is new at a table. `revision` is that of the table before; -1 for a table that is not there yet."""

    code: str
    revision: int
    touched: float
    phase: str
    waiting: str  # the letters of the seats that owe a choice
    drawn: int  # words of the stream of chance
    head: bytes | None = None  # if it has changed
    header: str | None = None  # of the record, when the game begins; tables of a kind share it
    lines: list[Line] = field(default_factory=list)
    answered: Answered | None = None


class Saved(NamedTuple):
    """A table as it was kept."""

    revision: int
    touched: float
    drawn: int
    head: bytes
    header: str
    lines: list[Line]
    answered: list[Answered]


class Summary(NamedTuple):
    """What a list of tables needs."""

    code: str
    touched: float
    phase: str
    waiting: str
    head: bytes


class Purged(NamedTuple):
    """What a purge has deleted, or would delete."""

    tables: int
    left: int


class Store(Protocol):
    """Keeps tables and one secret."""

    def secret(self) -> bytes:
        """The secret with which this server signs; made when it is first asked for."""

    def write(self, change: Change) -> Future[None]:
        """Keep a change; done when it is on disk. StoreError if it is not."""

    def read(self, code: str) -> Saved | None:
        """A table; None if there is none."""

    def summaries(self, codes: list[str]) -> list[Summary]:
        """Some tables, those that are there."""

    def in_play(self, since: float, most: int) -> list[str]:
        """Codes of games in progress that were touched since, the latest first."""

    def revisions(self, codes: list[str]) -> dict[str, int]:
        """The revision of each of these tables; one that is gone is left out."""

    def changed_by_others(self) -> bool:
        """Whether somebody else has written since this was last asked."""

    def check(self) -> bool:
        """Whether it can be written to."""

    def backup(self, target: Path) -> None:
        """Write everything to one file; StoreError if that cannot be done."""

    def purge(self, before: float, *, dry: bool) -> Purged:
        """Delete what was last touched before a time."""

    def close(self) -> None:
        """Finish what has been begun."""
