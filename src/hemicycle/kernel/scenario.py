"""Scenarios: a position put down by hand, moves, and what should come of them.

Rules are tested with them and bugs are reported with them:

    game civio
    seats 3
    option match rounds:1
    open.A  jim_crow engel A1 A4 A5    # a position, as kernel/position.py reads it
    ...
    stack   discard A
    ---
    A: discard jim_crow                # must be accepted
    chance: tinker pico                # what chance answers, in order: in a scenario nothing is left to luck
    host: leave B
    refuse not_oneself A: target A     # must be refused for this reason, and change nothing
    legal A: target B, target C        # these and no others: the next atoms, or whole choices; - is none
    expect open.A tinker pico          # a zone (in order if it has one), a field, or the stack
    expect supply 63 cards
    expect result flush 1 2            # the end, and the place of each seat
    sees B hidden.A ? ?                # what a viewer reads of a zone or field; the star is the onlooker
    knows tinker AB*

Without a position the game stands at its start. A hash begins a remark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from . import position, registry
from .driver import single_option
from .expectations import Expectations, Failed, same
from .game import CHANCE, Game
from .names import read_number
from .options import BadInput
from .state import State

BAR: Final = "---"
HEADER: Final = ("game", "seats", "option", "pack")


class Line(NamedTuple):
    number: int
    text: str


class Outcome(NamedTuple):
    """A line of a scenario that came true, and what it changed, in notation."""

    line: int
    text: str
    events: list[str]


@dataclass(frozen=True)
class Scenario:
    """A table, the position on it, and the lines to go through."""

    game: Game
    start: State
    lines: Sequence[Line]


def read(text: str, folder: Path = Path()) -> Scenario:
    """A scenario from text, packs from the folder; BadInput says what is wrong and in which line."""
    lines = [raw.partition("#")[0].strip() for raw in text.splitlines()]
    if BAR not in lines:
        raise BadInput(f"A scenario has a line {BAR!r} before its moves; this one has none.")
    bar = lines.index(BAR)
    words = [line.partition(" ")[0] for line in lines[:bar]]
    head = next((at for at, word in enumerate(words) if word not in ("", *HEADER)), bar)
    game = _set_up(lines[:head], folder)
    # Blank lines stand for the header, so that a fault in the position is told with the right line.
    start = position.read(game, [""] * head + lines[head:bar]) if head < bar else game.start()
    after = enumerate(lines[bar + 1 :], bar + 2)
    return Scenario(game, start, [Line(number, line) for number, line in after if line])


def _set_up(lines: Iterable[str], folder: Path) -> Game:
    given: dict[str, list[str]] = {word: [] for word in HEADER}
    for word, _, value in (line.partition(" ") for line in lines if line):
        given[word].append(value.strip())
    if len(given["game"]) != 1:
        raise BadInput("A scenario begins with one line that names its game, as in 'game civio'.")
    title = registry.title(given["game"][0])
    seats = read_number(given["seats"][-1]) if given["seats"] else title.least
    options = {name: value.strip() for name, _, value in (option.partition(" ") for option in given["option"])}
    return title.game(seats, options, [folder / path for path in given["pack"]])


def run(scenario: Scenario) -> list[Outcome]:
    """Go through a scenario; Failed says what came out otherwise."""
    return list(outcomes(scenario))


def outcomes(scenario: Scenario) -> Iterator[Outcome]:
    """As `run`, line by line."""
    play = _Play(scenario.game, scenario.start.clone())
    for number, text in scenario.lines:
        try:
            yield Outcome(number, text, play.line(text))
        except (Failed, BadInput) as problem:
            raise type(problem)(f"Line {number}: {problem}") from None


class _Play:
    """One run of a scenario."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.state = game, state
        self.expectations = Expectations(game, state)
        self.notation = self.expectations.notation
        self.words = {"refuse": self.refuse, **self.expectations.words}

    def line(self, text: str) -> list[str]:
        """Do what a line says; the events that it made."""
        self.state.log = []
        word, _, rest = text.partition(" ")
        if word in self.words:
            self.words[word](rest.strip())
        elif ":" in text:
            self.move(*self.expectations.read_move(text))
        else:
            raise BadInput(f"{text!r} is no move, as in 'A: draw supply', and none of {', '.join(self.words)}.")
        return [self.notation.event(event) for event in self.state.log]

    def move(self, actor: int, choice: str) -> None:
        if actor == CHANCE:
            for outcome in choice.split():
                self.settle(outcome)
            return
        if self.game.pending_chance(self.state):
            raise Failed(f"chance is to answer {self.stack()} first; write it, as in 'chance: ...'.")
        action = self.notation.read_action(choice)
        refusal = self.game.refuse(self.state, actor, action)
        if refusal is not None:
            raise Failed(f"{choice!r} is refused ({refusal.key}, {refusal.clause or 'every game'}).")
        self.game.act(self.state, actor, action)
        self.go_on()

    def settle(self, text: str) -> None:
        kind = self.game.pending_chance(self.state)
        if kind is None:
            raise Failed(f"chance is not asked; the stack is {self.stack()}.")
        outcome = self.notation.read_outcome(self.state.frames[-1], text)
        if outcome not in [possible for possible, _ in kind.outcomes(self.state)]:
            raise Failed(f"{text} cannot come of {self.stack()}.")
        kind.settle(self.state, outcome)
        self.go_on()

    def go_on(self) -> None:
        """What happens by itself, as at a table."""
        self.game.proceed(self.state)
        while (single := single_option(self.game, self.state)) is not None:
            self.game.act(self.state, *single)
            self.game.proceed(self.state)

    def refuse(self, text: str) -> None:
        key, _, move = text.partition(" ")
        if key not in (reason.key for reason in self.game.reasons):
            raise BadInput(f"{key!r} is no reason; they are {', '.join(r.key for r in self.game.reasons[1:])}.")
        actor, choice = self.expectations.read_move(move)
        before = self.state.key()
        refusal = self.game.refuse(self.state, actor, self.notation.read_action(choice))
        if refusal is None:
            raise Failed(f"{choice!r} is accepted; it should be refused ({key}).")
        same(f"the reason against {choice!r}", refusal.key, key)
        if self.state.key() != before:
            raise Failed(f"{choice!r} is refused, but has changed the position.")

    def stack(self) -> str:
        return self.notation.frames(self.state.frames)
