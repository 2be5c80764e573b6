"""Options of a game: text in, a checked value out, and a sentence when the text is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .schema import LETTERS

MOST_DIGITS: Final = 9


class BadInput(ValueError):  # noqa: N818  (it is what a person gave, not an error of the program)
    """Something a person gave that cannot be used. The text is a sentence for that person."""


@dataclass(frozen=True)
class Option:
    """One named option. `read` gives the canonical text, or None if the text is no value of the option."""

    name: str
    default: str
    forms: str  # the right values, in words, for the sentence about a wrong one
    read: Callable[[str, int], str | None]
    samples: tuple[str, ...]  # values for tests to combine
    clause: str = ""


# The common kinds of values. A form that asks for options can see which kind one is; all others are text.


@dataclass(frozen=True)
class OneOf:
    """A few words."""

    names: tuple[str, ...]

    def __call__(self, text: str, _seats: int) -> str | None:
        return text if text in self.names else None


@dataclass(frozen=True)
class Number:
    """A whole number in a range, or one of a few others."""

    least: int
    most: int
    also: tuple[int, ...] = ()

    def __call__(self, text: str, _seats: int) -> str | None:
        if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
            return None
        value = int(text)
        return str(value) if self.least <= value <= self.most or value in self.also else None


@dataclass(frozen=True)
class SeatOr:
    """A seat of the table, by its letter, or one of a few words."""

    names: tuple[str, ...]

    def __call__(self, text: str, seats: int) -> str | None:
        return text if text in self.names or (len(text) == 1 and 0 <= LETTERS.find(text) < seats) else None


def one_of(*names: str) -> OneOf:
    return OneOf(names)


def number(least: int, most: int, also: tuple[int, ...] = ()) -> Number:
    return Number(least, most, also)


def seat_or(*names: str) -> SeatOr:
    return SeatOr(names)


def settle(options: Sequence[Option], given: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options with their values; BadInput names the first that is wrong and what would be right."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadInput(f"There is no option {name!r}; the options are {', '.join(sorted(known))}.")
    out: dict[str, str] = {}
    for option in options:
        text = given.get(option.name, option.default)
        value = option.read(text, seats)
        if value is None:
            raise BadInput(f"Option {option.name} is {text!r}; it must be {option.forms}.")
        out[option.name] = value
    return out
