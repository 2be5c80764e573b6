"""What happened: the five events that the vocabulary of change records, with old and new values.

An event carries what is needed to do it again, to take it back, and to tell each viewer his part of it:
`knew` and `know` are the viewers who knew the piece before and after, `saw` and `see` those who read the
field before and after.
"""

from __future__ import annotations

from typing import NamedTuple

Frame = tuple[int, ...]  # (kind, mask of seats that owe a choice, public integers ...)
Frames = tuple[Frame, ...]


class Moved(NamedTuple):
    piece: int
    src: int
    dst: int
    was: int
    now: int
    knew: int
    know: int
    saw: int  # who reads the number of pieces where it came from
    see: int  # and where it went


class Known(NamedTuple):
    piece: int
    zone: int
    place: int
    knew: int
    know: int
    see: int


class Put(NamedTuple):
    slot: int
    old: int
    new: int
    saw: int
    see: int


class Stacked(NamedTuple):
    old: Frames
    new: Frames


class Noted(NamedTuple):
    """A line of the story; `see` are the viewers of the line and then those of each argument."""

    kind: int
    args: tuple[int, ...]
    see: tuple[int, ...]


Event = Moved | Known | Put | Stacked | Noted
