"""What a viewer sees as plain values with names: for a page, a program in another language, or a file.

Made of an Observation or of redacted events alone, so that nothing can be in it that the viewer may not know. A piece
that the viewer does not know has no name here: it is "?" and the number of its back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .game import Game
from .names import Names
from .schema import Holds
from .view import Observation, Seen, SeenMove

UNKNOWN: Final = "?"


class Going(NamedTuple):
    """A piece that went from one zone to another; an end that the viewer does not see is empty."""

    card: str
    src: str
    dst: str


def face(names: Names, piece: int) -> str:
    """A piece as an Observation has it: its name, or the mark of its back."""
    return names.piece(piece) if piece >= 0 else f"{UNKNOWN}{~piece}"


def zones(names: Names, view: Observation) -> dict[str, list[str]]:
    """Every zone of which the viewer reads the number of pieces."""
    seen = zip(names.zones, view.zones, strict=True)
    return {name: [face(names, piece) for piece in places] for name, places in seen if name and places is not None}


def fields(names: Names, view: Observation) -> dict[str, str | int]:
    """Every field that the viewer reads."""
    specs = view.schema.field_spec
    read = zip(names.fields, specs, view.fields, strict=True)
    return {
        name: _value(names, spec.holds, value, spec.names) for name, spec, value in read if name and value is not None
    }


def frame(game: Game, names: Names, view: Observation) -> tuple[str, dict[str, str | int]]:
    """The kind of the pending decision and the numbers that it carries; of a game that is over, nothing."""
    if not view.frames:
        return "", {}
    top = view.frames[-1]
    kind = game.decisions[top[0]]
    carried = zip(kind.carries, top[2:], strict=True)
    return kind.name, {spec.name: _value(names, spec.holds, value, spec.names) for spec, value in carried}


def moves(names: Names, seen: Iterable[Seen]) -> list[Going]:
    """The movements among what a viewer was told, in their order."""
    return [_going(names, one) for one in seen if isinstance(one, SeenMove)]


def _going(names: Names, move: SeenMove) -> Going:
    ends = [piece for piece in (move.arrived, move.left) if piece is not None]
    # Known at one end is known: the viewer was told the name there, whatever he forgets at the other.
    piece = next((piece for piece in ends if piece >= 0), ends[0])
    src, dst = (names.zones[zone] if zone >= 0 else "" for zone in (move.src, move.dst))
    return Going(face(names, piece), src, dst)


def _value(names: Names, holds: Holds, value: int, counted: tuple[str, ...]) -> str | int:
    return value if holds is Holds.NUMBER else names.value(holds, value, counted)
