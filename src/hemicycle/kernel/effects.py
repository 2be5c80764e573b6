"""What cards do: data, compiled at load to flat programs of whole numbers, which may pause for a choice or chance.

A card says `effects = [{do = "draw", cards = 2}, {do = "discard"}]`. A game has a closed vocabulary of such steps,
each a small function. A step that must ask pushes a frame and so pauses the program: what is left of it waits in
a frame of kind `Program` below, which goes on by itself when the answer has been given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from .decisions import Auto, Carried
from .pack_files import Fault, quote, type_name
from .schema import NOTHING, Holds
from .state import State

DO: Final = "do"


class Param(NamedTuple):
    """A number that a step takes; with `names` it is written as one of them. Without a default it must be given."""

    name: str
    low: int = 0
    high: int = 1
    names: tuple[str, ...] = ()
    default: int | None = None


class Running(NamedTuple):
    """For whom a program runs, and the seat, piece or number that was chosen at its last pause."""

    seat: int
    chosen: int = NOTHING


class Effect(NamedTuple):
    """One word of the vocabulary. Only one that `pauses` may push a frame."""

    name: str
    run: Callable[[State, Running, tuple[int, ...]], None]
    params: tuple[Param, ...] = ()
    pauses: bool = False


class Program(Auto):
    """What is left of a program, below the choice or chance that it waits for."""

    name = "program"
    carries = (Carried("program"), Carried("at"), Carried("seat", Holds.SEAT), Carried("picked"))

    def __init__(self, effects: Effects) -> None:
        self.effects = effects

    def proceed(self, s: State) -> None:
        program, at, seat, chosen = s.frames[-1][2:]
        s.pop()
        self.effects.go_on(s, program, at, Running(seat, chosen))


class Effects:
    """The vocabulary of a game and the programs of its cards. `frame` is the number of its kind `Program`."""

    def __init__(self, vocabulary: Sequence[Effect], frame: int) -> None:
        self.vocabulary = tuple(vocabulary)
        self.frame = frame
        self.number = {effect.name: at for at, effect in enumerate(vocabulary)}
        self.programs: list[tuple[int, ...]] = []

    def compile(self, file: str, card: str, field: str, steps: object) -> tuple[int, list[Fault]]:
        """The number of the program that a card's field describes, and everything that is wrong with it."""
        if not isinstance(steps, list):
            return NOTHING, [Fault(file, card, field, f"It must be a list of steps, but is {type_name(steps)}.")]
        code: list[int] = []
        faults: list[Fault] = []
        for at, step in enumerate(steps):
            problems = self._step(step, code)
            faults += [Fault(file, card, f"{field}[{at}]{name}", problem) for name, problem in problems]
        if faults:
            return NOTHING, faults
        self.programs.append(tuple(code))
        return len(self.programs) - 1, []

    def run(self, s: State, program: int, seat: int) -> None:
        """Run a card's program for a seat, up to its first pause."""
        self.go_on(s, program, 0, Running(seat))

    def answer(self, s: State, chosen: int) -> None:
        """Tell the program that waits on top what was chosen; its later steps may ask for it."""
        s.swap((*s.frames[-1][:-1], chosen))

    def go_on(self, s: State, program: int, at: int, who: Running) -> None:
        """Run from a step on. What is left is laid down before a step that may pause, and is the caller's then."""
        code = self.programs[program]
        while at < len(code):
            effect = self.vocabulary[code[at]]
            args = code[at + 1 : at + 1 + len(effect.params)]
            at += 1 + len(effect.params)
            if not effect.pauses:
                effect.run(s, who, args)
                continue
            s.push((self.frame, 0, program, at, *who))
            below = s.frames
            effect.run(s, who, args)
            if s.frames is not below:
                return
            s.pop()  # there was nothing to ask

    def _step(self, step: object, code: list[int]) -> list[tuple[str, str]]:
        """Add a step to the code; or what is wrong, each with the part of the field that it is in."""
        if not isinstance(step, dict):
            return [("", f"A step must be a table with {DO!r}, but is {type_name(step)}.")]
        if step.get(DO) not in list(self.number):
            return [(f".{DO}", _unlike(step.get(DO), list(self.number)))]
        effect = self.vocabulary[self.number[step[DO]]]
        names = [param.name for param in effect.params]
        listed = ", ".join(names) or "none"
        problems = [
            (f".{name}", f"{quote(str(name))} is no parameter of {effect.name}, which takes {listed}.")
            for name in step
            if name != DO and name not in names
        ]
        code.append(self.number[effect.name])
        for param in effect.params:
            value, problem = _value(param, step)
            code.append(value)
            problems += [(f".{param.name}", problem)] if problem else []
        return problems


def _value(param: Param, step: dict[str, Any]) -> tuple[int, str]:
    if param.name not in step:
        return (0, "This parameter is missing.") if param.default is None else (param.default, "")
    value = step[param.name]
    if param.names:
        return (param.names.index(value), "") if value in param.names else (0, _unlike(value, param.names))
    if not isinstance(value, int) or isinstance(value, bool):
        return 0, f"It must be a whole number, but is {type_name(value)}."
    if not param.low <= value <= param.high:
        return 0, f"It is {value}; it must be from {param.low} to {param.high}."
    return value, ""


def _unlike(value: object, names: Sequence[str]) -> str:
    if not isinstance(value, str):
        return f"It must be one of {', '.join(names)}, but is {type_name(value)}."
    close = get_close_matches(value, names, 1, 0.5)
    meant = f"; perhaps {close[0]} is meant" if close else ""
    return f"{quote(value)} is unknown{meant}. It must be one of {', '.join(names)}."
