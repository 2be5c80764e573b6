"""What may stand in the fields of a Senate card, kind by kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from hemicycle.games.senate.deck import ISSUES, LEANS, STATES, Kind
from hemicycle.games.senate.vocabulary import ALL, WINDOWS
from hemicycle.kernel.pack_files import quote, text_problem, type_name

CAUCUS: Final = "caucus"
KINDS: Final = (CAUCUS, *Kind)
TAGS: Final = ("amendments", "filibuster")
MAX_TITLE: Final = 60
MAX_TEXT: Final = 280
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
TERM_END: Final = re.compile(r"[0-9]{2}")
TEXT_FIELDS: Final[Mapping[str, str]] = {Kind.SENATOR: "rule_text", Kind.BILL: "blurb"}

# Answers the problem with a value as a sentence; empty if there is none.
Check = Callable[[object], str]


def _title(value: object) -> str:
    return text_problem(value, MAX_TITLE)


def _text(value: object) -> str:
    return text_problem(value, MAX_TEXT)


def _maybe_text(value: object) -> str:
    return "" if value == "" else _text(value)


def _whole(least: int, most: int) -> Check:
    def check(value: object) -> str:
        if isinstance(value, bool) or not isinstance(value, int):
            return f"It must be a whole number, but is {type_name(value)}."
        return "" if least <= value <= most else f"It is {value}; it must be from {least} to {most}."

    return check


def _one_of(names: tuple[str, ...], what: str = "") -> Check:
    listed = what or f"one of {', '.join(names)}"

    def check(value: object) -> str:
        if not isinstance(value, str):
            return f"It must be {listed}, but is {type_name(value)}."
        return "" if value in names else f"{quote(value)} is unknown; it must be {listed}."

    return check


def _form(pattern: re.Pattern[str], what: str) -> Check:
    def check(value: object) -> str:
        return "" if isinstance(value, str) and pattern.fullmatch(value) else f"It must be {what}, as a text."

    return check


def _list(item: Check, least: int, most: int) -> Check:
    def check(value: object) -> str:
        if not isinstance(value, list):
            return f"It must be a list, but is {type_name(value)}."
        if not least <= len(value) <= most:
            return f"It must have {least} to {most} entries, but has {len(value)}."
        problem = next(filter(None, map(item, value)), "")
        return problem or ("" if len(set(value)) == len(value) else "It has the same entry twice.")

    return check


def _positions(value: object) -> str:
    if not isinstance(value, dict):
        return f"It must be a table with a number for each issue, but is {type_name(value)}."
    if strange := [name for name in value if name not in ISSUES]:
        return f"{quote(str(strange[0]))} is no issue; the issues are {', '.join(ISSUES)}."
    for issue in ISSUES:
        if issue not in value:
            return f"The position on {issue} is missing."
        if problem := _POSITION(value[issue]):
            return f"{issue}: {problem}"
    return ""


def _steps(_value: object) -> str:
    """Steps have checks of their own, which tell the place of each fault."""
    return ""


_POSITION: Final = _whole(1, 5)
_ISSUE: Final = _one_of(ISSUES)
_STATE: Final = _one_of(STATES, "the two letters of a state, as in VT")
_CAUCUS: Final = _form(NAME, "the id of a caucus without the kind, as in democratic")
_TAGS: Final = _list(_one_of(TAGS), 0, len(TAGS))
_EACH: Final[dict[str, Check]] = {"id": _text, "kind": _text, "title": _title}
_PLAYED: Final[dict[str, Check]] = {
    "window": _one_of(WINDOWS),
    "votes": _list(_one_of(ALL), 1, len(ALL)),
    "effects": _steps,
    "tags": _TAGS,
    "text": _text,
}
FIELDS: Final[Mapping[str, Mapping[str, Check]]] = {
    CAUCUS: _EACH | {"lean": _one_of(LEANS)},
    Kind.EXECUTIVE: _EACH
    | {"president": _title, "vice_president": _title, "caucus": _CAUCUS, "state": _STATE, "positions": _positions},
    Kind.SENATOR: _EACH
    | {
        "party": _title,
        "caucus": _CAUCUS,
        "state": _STATE,
        "term_end": _form(TERM_END, "the last two digits of a year"),
        "votes": _whole(1, 9),
        "positions": _positions,
        "committees": _list(_ISSUE, 1, len(ISSUES)),
        "star": lambda value: "" if value is None else _ISSUE(value),
        "given": _list(_ISSUE, 0, len(ISSUES)),
        "rules": _steps,
        "rule_text": _maybe_text,
    },
    Kind.BILL: _EACH | {"issue": _ISSUE, "position": _POSITION, "weight": _whole(1, 60), "blurb": _text},
    Kind.LOBBY: _EACH | _PLAYED,
    Kind.EVENT: _EACH | _PLAYED,
    Kind.FLASH: _EACH | {"effects": _steps, "tags": _TAGS, "text": _text},
}
# What has nothing to say may be left out; TOML has no way to write null.
OPTIONAL: Final = frozenset(("star", "given", "rules", "rule_text", "votes", "tags"))


def kind_of(table: Mapping[str, Any]) -> str:
    """The kind that the table names; empty if there is no such kind."""
    name = table.get("kind")
    return name if isinstance(name, str) and name in KINDS else ""


def text_field(kind: str) -> str:
    """What a card file calls the text of a card of this kind."""
    return TEXT_FIELDS.get(kind, "text")
