"""Plays a scenario of CIVIO in which only the cards that matter are written down.

The rest is filled in with cards that do nothing: `...` after the open or hidden cards of a seat fills them up to
five or two, a line that is not there counts as one with `...` alone, and what is left over is the supply. Unless
the text says otherwise it is round 1 and the last seat has dealt, so that seat A began.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.deck import Kind
from hemicycle.kernel.scenario import BAR, Outcome, Scenario, read, run
from hemicycle.kernel.schema import LETTERS

FILL: Final = "..."
OPEN, HIDDEN, WHOLE_HAND = 5, 2, 7


@cache
def dull_cards() -> tuple[str, ...]:
    """Cards without an attack or an answer to one; issues, freedoms and amendments alone make no precedent."""
    kinds = (Kind.ISSUE, Kind.FREEDOM, Kind.AMENDMENT, Kind.CASE)
    return tuple(card.short for kind in kinds for card in base_deck().of_kind(kind))


def scene(text: str) -> Scenario:
    """A scenario from text with the dull cards filled in."""
    position, moves = re.split(r"^\s*---$", text, maxsplit=1, flags=re.MULTILINE)
    named = set(re.findall(r"\w+", text))
    dull = (card for card in dull_cards() if card not in named)
    lines = [line.split("#")[0].strip() for line in position.splitlines()]
    if any(line.startswith("stack") for line in lines):
        lines = [_filled(line, dull, lines) for line in lines] + list(_missing(lines, dull))
    return read("\n".join(["game civio", *lines, BAR]) + moves)


def play(text: str) -> list[Outcome]:
    """Go through such a scenario."""
    return run(scene(text))


def _filled(line: str, dull: Iterator[str], lines: list[str]) -> str:
    words = line.split()
    if FILL not in words:
        return line
    words.remove(FILL)
    size = OPEN if words[0].startswith("open") else HIDDEN
    if _is_keep(lines):
        size = WHOLE_HAND
    return " ".join([*words, *(next(dull) for _ in range(size - len(words) + 1))])


def _missing(lines: list[str], dull: Iterator[str]) -> Iterator[str]:
    given = {line.split()[0] for line in lines if line}
    seats = next(int(line.split()[1]) for line in lines if line.startswith("seats"))
    for seat in LETTERS[:seats]:
        if f"out.{seat} yes" in lines or f"laid.{seat}" in given:
            continue
        zones = [f"hidden.{seat}"] if _is_keep(lines) else [f"hidden.{seat}", f"open.{seat}"]
        yield from (_filled(f"{zone} {FILL}", dull, lines) for zone in zones if zone not in given)
    defaults = {"discard": next(dull), "supply": "rest", "round": "1", "dealer": LETTERS[seats - 1]}
    if any("rest" in line.split() for line in lines):
        defaults.pop("supply")
    yield from (f"{name} {value}" for name, value in defaults.items() if name not in given)


def _is_keep(lines: list[str]) -> bool:
    return any(line.split()[:2] == ["stack", "keep"] for line in lines)
