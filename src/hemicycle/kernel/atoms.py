"""Choices as atoms: small integers, each a verb with at most one piece, seat, number or name.

A choice with many parts is a tuple of atoms. A verb's code is its number shifted left; an atom is that code
plus its argument, so that rules build and read atoms with plain arithmetic.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

SHIFT: Final = 16
ARGUMENT: Final = (1 << SHIFT) - 1

Action = tuple[int, ...]


class Takes(IntEnum):
    """What an atom names beside its verb."""

    NONE = 0
    PIECE = 1
    SEAT = 2
    NUMBER = 3
    NAME = 4


class Verb(NamedTuple):
    """A word that players choose with. A `quiet` verb is not written: its argument stands alone after others."""

    name: str
    takes: Takes = Takes.NONE
    names: tuple[str, ...] = ()
    top: int = 0  # the greatest NUMBER
    quiet: bool = False


def code(number: int) -> int:
    """The code of the verb with this number in its game's list."""
    return number << SHIFT


def verb_of(atom: int) -> int:
    return atom >> SHIFT


def argument(atom: int) -> int:
    return atom & ARGUMENT


def alphabet(verbs: tuple[Verb, ...], which: tuple[int, ...], pieces: int, seats: int) -> list[int]:
    """Every atom that could be written with these verb codes; tests hold `legal` against it."""
    out: list[int] = []
    for base in which:
        verb = verbs[verb_of(base)]
        many = {
            Takes.NONE: 1,
            Takes.PIECE: pieces,
            Takes.SEAT: seats,
            Takes.NUMBER: verb.top + 1,
            Takes.NAME: len(verb.names),
        }
        out += [base + arg for arg in range(many[verb.takes])]
    return out
