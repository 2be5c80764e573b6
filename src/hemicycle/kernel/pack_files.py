"""Card files read safely: TOML or JSON, with faults that a person can act on instead of exceptions."""

from __future__ import annotations

import json
import tomllib
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

Table = dict[str, Any]

MAX_BYTES: Final = 2_000_000
MAX_TEXT: Final = 2_000
# tomllib takes quadratic time for a key of many dotted parts; no honest line comes near this length.
MAX_TOML_LINE: Final = 4_000
# Cc are control characters and Cs halves of characters; these others turn the order of reading around.
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Fault(NamedTuple):
    """One thing that is wrong with a card file, and where."""

    file: str
    card: str
    field: str
    problem: str
    severity: Literal["error", "warning"] = "error"

    def __str__(self) -> str:
        where = ", ".join(f"{name} {value}" for name, value in self._places() if value)
        return f"{self.file}: {where}: {self.problem}" if where else f"{self.file}: {self.problem}"

    def _places(self) -> tuple[tuple[str, str], ...]:
        return ("card", self.card), ("field", self.field)


def errors(faults: Iterable[Fault]) -> list[Fault]:
    """The faults for which a deck is refused; the others are warnings."""
    return [fault for fault in faults if fault.severity == "error"]


def quote(text: str) -> str:
    """A text of the pack as it may stand in a message: short, and with nothing that a terminal would obey."""
    return ascii(text) if len(text) <= 60 else ascii(text[:57] + "...")


def type_name(value: object) -> str:
    """What a teacher would call the type of a value."""
    names = ((bool, "true or false"), (str, "a text"), (int, "a number"), (float, "a number with a point"))
    more = ((list, "a list"), (dict, "a table"), (type(None), "nothing"))
    return next((name for kind, name in names + more if isinstance(value, kind)), "a date or time")


def text_problem(value: object, most: int = MAX_TEXT) -> str:
    """Why the value is no plain text of 1 to `most` characters, as a sentence; empty if it is one."""
    if not isinstance(value, str):
        return f"It must be a text, but is {type_name(value)}."
    if not value.strip():
        return "It is an empty text; write something or leave the field out."
    if len(value) > most:
        return f"It has {len(value)} characters; at most {most} are allowed."
    for letter in value:
        if letter in TURNING or unicodedata.category(letter) in ("Cc", "Cs"):
            return f"It contains the control character U+{ord(letter):04X}; remove it."
    return ""


class UnreadableError(Exception):
    """A file of which nothing can be used; its text is the sentence for the person who wrote it."""


def file_name(path: Path) -> str:
    """The path as it may stand in a message."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(path))


def load(file: Path) -> tuple[Table | None, list[Fault]]:
    """The table in a TOML or JSON file, or None and the fault that kept it from being read."""
    try:
        return _table(file), []
    except UnreadableError as error:
        return None, [Fault(file_name(file), "", "", str(error))]


def _table(file: Path) -> Table:
    form, parse = PARSERS.get(file.suffix.lower(), PARSERS[".json"])
    text = _text(file)
    try:
        data = parse(text)
    except RecursionError as error:
        raise UnreadableError("Lists or tables are nested far too deep.") from error
    except ValueError as error:
        raise UnreadableError(f"The file is not valid {form}: {str(error)[:200]}.") from error
    if not isinstance(data, dict):
        raise UnreadableError(f"The file must hold a table, but holds {type_name(data)}.")
    return data


def _text(file: Path) -> str:
    try:
        # A pipe or a device would keep the reader waiting for ever.
        if not file.is_file():
            raise UnreadableError("There is no such file.")
        with file.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise UnreadableError(f"The file cannot be read: {error.strerror}.") from error
    if len(raw) > MAX_BYTES:
        raise UnreadableError(f"The file is larger than {MAX_BYTES // 1_000_000} MB.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableError(f"The file is not in UTF-8 (at byte {error.start}); save it so.") from error


def _toml(text: str) -> object:
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > MAX_TOML_LINE:
            raise ValueError(f"line {number} is longer than {MAX_TOML_LINE} characters")
    return tomllib.loads(text)


def _json(text: str) -> object:
    return json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)


def _no_twins(pairs: list[tuple[str, Any]]) -> Table:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twin = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {quote(twin)} stands twice in one table")
    return table


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number of JSON")


PARSERS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    ".json": ("JSON", _json),
    ".toml": ("TOML", _toml),
}
