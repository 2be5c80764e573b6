"""Options of a game: text in, a checked value out, and a sentence when the text is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


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


def one_of(*names: str) -> Callable[[str, int], str | None]:
    return lambda text, _seats: text if text in names else None


def number(least: int, most: int, also: tuple[int, ...] = ()) -> Callable[[str, int], str | None]:
    def read(text: str, _seats: int) -> str | None:
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            return None
        value = int(text)
        return str(value) if least <= value <= most or value in also else None

    return read


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
