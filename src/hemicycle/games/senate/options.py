"""What a table of Senate can choose before it begins (SEN-4.4)."""

from __future__ import annotations

from typing import Final

from hemicycle.kernel.clauses import rule
from hemicycle.kernel.options import Option, number, one_of

_SECONDS: Final = number(10, 900)


def _win(text: str, _seats: int) -> str | None:
    word, *values = text.split(":")
    ranges = {"points": (number(10, 1000),), "bills": (number(1, 50),), "time": (number(1, 600), _SECONDS)}
    if len(values) != len(ranges.get(word, ())) or word not in ranges:
        return None
    read = [reader(value, 0) for reader, value in zip(ranges[word], values, strict=True)]
    return ":".join([word, *filter(None, read)]) if all(read) else None


def _seconds(text: str, seats: int) -> str | None:
    return text if text == "none" else _SECONDS(text, seats)


def _choice(name: str, clause: str, *values: str) -> Option:
    """An option that is one of a few words, the first by default."""
    forms = f"{', '.join(values[:-1])} or {values[-1]}"
    return Option(name, values[0], forms, one_of(*values), values, clause)


def _clock(name: str) -> Option:
    return Option(name, "none", "none, or a number of seconds from 10 to 900", _seconds, ("none", "60"), "SEN-7.5")


@rule("SEN-4.4", off=())
def options() -> tuple[Option, ...]:
    """The named options of a table."""
    return (
        Option(
            "win",
            "points:150",
            "points:N (N from 10 to 1000), bills:N (N from 1 to 50) or time:MINUTES:SECONDS "
            "(minutes from 1 to 600 for the game, seconds from 10 to 900 for a turn)",
            _win,
            ("points:20", "points:150", "bills:2", "time:5:60"),
            "SEN-7.5",
        ),
        _choice("introductory", "SEN-4.5", "no", "yes"),
        _choice("amendments", "SEN-5.24", "yes", "no"),
        _choice("filibuster", "SEN-5.32", "yes", "no"),
        _choice("sponsor_committee", "SEN-5.7", "required", "open"),
        _choice("filibuster_pork", "SEN-5.32", "ignored", "shields"),
        _choice("pork_by", "SEN-5.19", "manager", "both"),
        Option("max_votes", "2", "a number from 0 (no limit) to 9", number(0, 9), ("2", "1", "0"), "SEN-5.25"),
        _choice("withdraw", "SEN-5.8g", "vetoed", "any", "off"),
        _clock("turn_seconds"),
        _clock("reply_seconds"),
        Option("turn_cap", "400", "0 (none) or a number from 10", number(10, 9999, also=(0,)), ("40", "15"), "SEN-7.6"),
        _choice("team_mode", "SEN-4.6", "any", "captain", "rotate"),
        _choice("caucus_choice", "SEN-4.1", "toss", "fixed"),
    )
