"""What cards of Senate can do: closed lists of words, each with its parameters (SEN-6.2 to SEN-6.4).

A card names words and gives values: `{"do": "strength", "who": "own", "n": 2}`. Here stands what may be written;
the rules say what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hemicycle.games.senate.deck import ISSUES, LEANS, STATES
from hemicycle.games.senate.flash import BOUNDS, FARTHEST, MOST_VOTES, PARAMS
from hemicycle.games.senate.names import BARRED, VOTES
from hemicycle.kernel.effects import DO, Effect, Effects, Param, Running
from hemicycle.kernel.pack_files import Fault, type_name
from hemicycle.kernel.state import State

ALL: Final = VOTES[1:]
FLOOR: Final = ("FB", "FA", "CL", "OV")
WINDOWS: Final = ("main", "exchange")
MAIN: Final = WINDOWS[:1]
EXCHANGE: Final = WINDOWS[1:]
WHO: Final = ("own", "other", "any")
SIDES: Final = WHO[:2]
OWN: Final = WHO[:1]
DECKS: Final = ("politics", "senators")
MOST: Final = 20  # no card does anything more often, or by more, than this
MOST_STEPS: Final = 4  # on one card
LONGEST: Final = len(STATES)  # of the lists that a step may hold


class Word(NamedTuple):
    """One thing that cards can do, and where a card may say it. `lists` are parameters with several values."""

    name: str
    params: tuple[Param, ...] = ()
    windows: tuple[str, ...] = ()
    votes: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()


def _n(most: int = MOST) -> Param:
    return Param("n", 1, most)


def _change() -> Param:
    """More or fewer; a parameter that may be negative is never 0."""
    return Param("n", -MOST, MOST)


def _one(name: str, names: tuple[str, ...]) -> Param:
    return Param(name, names=names)


_ISSUE: Final = _one("issue", ISSUES)
_LEAN: Final = _one("lean", LEANS)
_WHO: Final = _one("who", WHO)
_TURNS: Final = Param("turns", 1, MOST)

DRAW: Final = Word("draw", (_one("deck", DECKS), _n()), MAIN)
DISCARD: Final = Word(
    "discard", (_one("who", SIDES), _one("deck", DECKS), _n(), _one("how", ("random", "choice"))), MAIN
)
POINTS: Final = Word("points", (_one("who", SIDES), _change()), MAIN)

# Lobby cards and events (SEN-6.2).
PLAYED: Final = (
    Word("lobby", (_ISSUE, _LEAN, _n()), EXCHANGE, ALL),
    Word("strength", (_WHO, _change()), EXCHANGE, ALL),
    Word("silence", (_WHO,), EXCHANGE, ALL),
    Word("favor", (_WHO,), EXCHANGE, FLOOR),
    Word("free_vote", (_one("who", OWN),), EXCHANGE, FLOOR),
    Word("shift", (_WHO, _LEAN, _n(FARTHEST)), EXCHANGE, ALL),
    Word("threshold", (_change(),), EXCHANGE, ("FB", "FA")),
    Word("pork_free", (_n(),), EXCHANGE, FLOOR),
    Word("pork_strike", (_n(),), WINDOWS, ALL),
    Word("weight", (_WHO, _change()), MAIN),
    Word("release", (_n(),), MAIN),
    Word("extra_put", (_n(),), MAIN),
    DRAW,
    DISCARD,
    Word("reveal", (_one("what", (*DECKS, "top")),), MAIN),
    Word("remove", (_WHO, _one("to", ("hand", "discard"))), MAIN),
    Word("recover", (_one("kind", ("bill", "lobby", "event")),), MAIN),
    Word("delay", (_n(),), MAIN),
    Word("hasten", (), MAIN),
    Word("president", (_n(FARTHEST),), MAIN),
    Word("vp_out", (_TURNS,), MAIN),
    Word("bar", (_one("action", BARRED), _TURNS), MAIN),
    POINTS,
)


ENTERING: Final = (DRAW, DISCARD, POINTS)
ON_ENTER: Final = "on_enter"
PARAM: Final = "param"

# Flash cards (SEN-6.3).
FLASH: Final = (
    Word(PARAM, (_one("name", tuple(PARAMS)), _one("how", ("set", "add")), Param("value", -100, 100))),
    Word("issue_points", (_ISSUE, _change())),
    Word("mood", (_LEAN, _n())),
    Word("bar", (_one("action", BARRED[:2]),)),
    Word(ON_ENTER, (_one("effect", tuple(word.name for word in ENTERING)),)),
)

# Senators (SEN-6.4).
_ISSUES: Final = _one("issues", ISSUES)
SENATOR: Final = (
    Word("sponsor_any", (_ISSUES,), lists=("issues",)),
    Word("sponsor_near", (_ISSUES,), lists=("issues",)),
    Word("committee_votes", (_ISSUE, _n(MOST_VOTES))),
    Word("floor_bonus", (_ISSUE, _n(MOST_VOTES))),
    Word("inactive", (_n(MOST_VOTES),)),
    Word("free_vote", (_ISSUES,), lists=("issues",)),
    Word("filibuster_from", (Param("k", 1, FARTHEST),)),
    Word("no_filibuster"),
    Word("pork_deaf"),
    Word("pork_wide", (_one("states", STATES),), lists=("states",)),
    Word("double"),
    Word("early_release"),
    Word("amend_far"),
    Word("sponsor_points", (_n(),)),
    Word("cloture_votes", (_n(MOST_VOTES),)),
)


# Checking ----------------------------------------------------------------------------------------------


def step_faults(words: Sequence[Word], file: str, card: str, field: str, steps: object) -> list[Fault]:
    """What is wrong with the steps in a card's field, each taken by itself."""
    if not isinstance(steps, list):
        return _spelling(words, file, card, field, steps)
    if len(steps) > MOST_STEPS:
        return [Fault(file, card, field, f"It must have at most {MOST_STEPS} entries, but has {len(steps)}.")]
    faults = [fault for single in _spread(words, steps) for fault in _spelling(words, file, card, field, single)]
    for at, step in enumerate(steps):
        place = f"{field}[{at}]"
        faults += [Fault(file, card, f"{place}.{name}", problem) for name, problem in _beyond(words, step)]
        inner = step.get("effect") if isinstance(step, dict) else None
        if isinstance(inner, dict) and inner.get(DO) in [word.name for word in ENTERING]:
            found = step_faults(ENTERING, file, card, "", [inner])
            faults += [fault._replace(field=f"{place}.effect{fault.field.removeprefix('[0]')}") for fault in found]
    return list(dict.fromkeys(faults))


def _nothing(_s: State, _who: Running, _args: tuple[int, ...]) -> None:
    """Words are only spelt here; the rules of this game read the steps themselves."""


def _spelling(words: Sequence[Word], file: str, card: str, field: str, steps: object) -> list[Fault]:
    """Words and parameters that are unknown or missing, and values that cannot be."""
    return Effects([Effect(word.name, _nothing, word.params) for word in words], 0).compile(file, card, field, steps)[1]


def _spread(words: Sequence[Word], steps: list[Any]) -> Iterator[list[Any]]:
    """The steps as often as their longest list has entries, with one entry in the place of each list."""
    lists = {word.name: word.lists for word in words}
    longest = 1
    turn = 0
    while turn < longest:
        single: list[Any] = []
        for step in steps:
            if isinstance(step, dict):
                step = dict(step)  # noqa: PLW2901
                for name in lists.get(str(step.get(DO)), ()):
                    values = step.get(name)
                    if isinstance(values, list) and values:
                        longest = max(longest, min(len(values), LONGEST))
                        step[name] = values[min(turn, len(values) - 1)]
                inner = step.get("effect")
                if step.get(DO) == ON_ENTER and isinstance(inner, dict):
                    step["effect"] = inner.get(DO)
            single.append(step)
        yield single
        turn += 1


def _beyond(words: Sequence[Word], step: object) -> Iterator[tuple[str, str]]:
    """What the spelling does not tell: lists, changes by nothing, and how far a parameter may be moved."""
    if not isinstance(step, dict):
        return
    word = next((word for word in words if word.name == step.get(DO)), None)
    for param in word.params if word else ():
        value = step.get(param.name)
        if word and param.name in word.lists and param.name in step:
            yield from ((param.name, problem) for problem in _list_problems(value))
        elif step[DO] == PARAM and param.name == "value":
            yield from (("value", problem) for problem in _value_problems(step))
        elif param.low < 0 and value == 0:
            yield param.name, "It must not be 0."
    if word and word.name == ON_ENTER and "effect" in step and not isinstance(step["effect"], dict):
        yield "effect", f"It must be a table with {DO!r}, but is {type_name(step['effect'])}."


def _list_problems(value: object) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"It must be a list, but is {type_name(value)}."
    elif not value:
        yield "It must have one entry or more."
    elif len(value) > LONGEST:
        yield f"It must have at most {LONGEST} entries, but has {len(value)}."
    elif any(value.count(entry) > 1 for entry in value):
        yield "It has the same entry twice."


def _value_problems(step: Mapping[str, Any]) -> Iterator[str]:
    """The value that is set, or that comes of the change, lies within bounds."""
    name, how, value = step.get("name"), step.get("how"), step.get("value")
    if not isinstance(name, str) or name not in BOUNDS or not isinstance(value, int) or isinstance(value, bool):
        return
    low, high = BOUNDS[name]
    if how == "add":
        if value == 0:
            yield "It must not be 0."
        low, high = low - PARAMS[name], high - PARAMS[name]
    if how in ("set", "add") and not low <= value <= high:
        yield f"It is {value}; to {how} {name} it must be from {low} to {high}."
