"""What is kept of a table beside its record: people, seats, pace. Plain values, so that a copy is one encoding away."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Phase = Literal["gathering", "playing", "over"]
Pace = Literal["live", "days"]
Holder = Literal["open", "person", "bot"]
Level = Literal["random", "sensible"]

NOBODY: Final = 0


class Stay(msgspec.Struct):
    """Who had a seat from a step on: kept, so that the story names whoever it was then."""

    step: int
    name: str
    person: int = NOBODY


class Seat(msgspec.Struct):
    """One place. While `minded`, a bot plays for the person, who keeps the seat."""

    holder: Holder = "open"
    person: int = NOBODY
    name: str = ""
    level: Level | Literal[""] = ""
    minded: bool = False
    left: bool = False  # taken out of the match: nobody can sit here any more
    history: list[Stay] = []


class Person(msgspec.Struct):
    """Somebody at the table. Tokens of an earlier generation are void."""

    number: int
    name: str
    generation: int = 1
    gone: bool = False
    sat: int = -1  # the seat whose cards this person has seen since the game began


class Head(msgspec.Struct):
    """Everything about a table that lasts, but for the steps of its record."""

    code: str
    game: str
    seats: list[Seat]
    options: dict[str, str]
    packs: list[str]
    pace: Pace
    clock: int
    people: list[Person] = []
    host: int = NOBODY
    paused: bool = False
    phase: Phase = "gathering"
    used: dict[str, int] = {}  # of strict clocks: milliseconds by the name of the limit
    key: str = ""  # of chance, from the beginning of the game; never sent before its end


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Head)
