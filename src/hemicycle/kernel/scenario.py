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

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from . import position, registry
from .atoms import Action
from .driver import single_option
from .game import CHANCE, Game
from .names import read_number
from .notation import Notation
from .options import BadInput
from .state import State
from .view import observe

BAR: Final = "---"
HEADER: Final = ("game", "seats", "option", "pack")
UNSEEN: Final = "?"
_MANY_UNSEEN: Final = re.compile(r"\?x(\d{1,3})")
_COUNT: Final = re.compile(r"(\d{1,3}) cards?")


class Failed(AssertionError):  # noqa: N818  (an expectation that did not come true)
    """Something came out otherwise than the scenario says; the text is a sentence with the line."""


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
        self.notation = Notation(game)
        self.names = self.notation.names
        self.expectations = {
            "refuse": self.refuse,
            "legal": self.legal,
            "expect": self.expect,
            "sees": self.sees,
            "knows": self.knows,
        }

    def line(self, text: str) -> list[str]:
        """Do what a line says; the events that it made."""
        self.state.log = []
        word, _, rest = text.partition(" ")
        if word in self.expectations:
            self.expectations[word](rest.strip())
        else:
            self.move(*self.read_move(text))
        return [self.notation.event(event) for event in self.state.log]

    def read_move(self, text: str) -> tuple[int, str]:
        actor, colon, choice = text.partition(":")
        if not colon:
            raise BadInput(f"{text!r} is no move, as in 'A: draw supply', and none of {', '.join(self.expectations)}.")
        return self.notation.read_actor(actor.strip()), choice.strip()

    # Moves.

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
            raise Failed(f"{choice!r} is refused ({refusal.key}, {refusal.clause or 'every game'}); it should be accepted.")
        self.game.act(self.state, actor, action)
        self.take_single_options()

    def settle(self, text: str) -> None:
        kind = self.game.pending_chance(self.state)
        if kind is None:
            raise Failed(f"chance is not asked; the stack is {self.stack()}.")
        outcome = self.notation.read_outcome(self.state.frames[-1], text)
        if outcome not in [possible for possible, _ in kind.outcomes(self.state)]:
            raise Failed(f"{text} cannot come of {self.stack()}.")
        kind.settle(self.state, outcome)
        self.take_single_options()

    def take_single_options(self) -> None:
        while (single := single_option(self.game, self.state)) is not None:
            self.game.act(self.state, *single)

    def refuse(self, text: str) -> None:
        key, _, move = text.partition(" ")
        if key not in (reason.key for reason in self.game.reasons):
            raise BadInput(f"{key!r} is no reason; they are {', '.join(r.key for r in self.game.reasons[1:])}.")
        actor, choice = self.read_move(move)
        before = self.state.key()
        refusal = self.game.refuse(self.state, actor, self.notation.read_action(choice))
        if refusal is None:
            raise Failed(f"{choice!r} is accepted; it should be refused ({key}).")
        _same(f"the reason against {choice!r}", refusal.key, key)
        if self.state.key() != before:
            raise Failed(f"{choice!r} is refused, but has changed the position.")

    # Expectations.

    def legal(self, text: str) -> None:
        actor, choices = self.read_move(text)
        wanted = [] if choices == "-" else [self.notation.read_action(part) for part in choices.split(",")]
        if actor >= 0 and any(len(action) > 1 for action in wanted):
            there = list(self.whole_choices(actor, ()))
        else:
            atoms = self.game.legal(self.state, actor) if actor >= 0 else []
            there = [(atom,) for atom in (*atoms, *self.game.legal_aside(self.state, actor))]
        say = self.notation.action
        _same(f"the choice of {self.notation.actor(actor)}", _row(map(say, there), ", "), _row(map(say, wanted), ", "))

    def whole_choices(self, seat: int, draft: Action) -> Iterator[Action]:
        kind = self.game.decisions[self.state.frames[-1][0]]
        trial = self.state.clone()
        trial.drafts[seat] = draft
        for atom in self.game.legal(trial, seat):
            action = (*draft, atom)
            if kind.complete(trial, seat, action):
                yield action
            else:
                yield from self.whole_choices(seat, action)

    def expect(self, text: str) -> None:
        name, _, wanted = text.partition(" ")
        names = self.names
        if name == "stack":
            _same("the stack", self.stack(), self.notation.frames(self.notation.read_frames(wanted)))
        elif name == "result":
            _same("the result", self.result(), wanted)
        elif name in names.zone_at:
            zone = names.zone_at[name]
            self.compare(name, zone, [names.piece(piece) for piece in self.state.zones[zone]], wanted)
        else:
            slot = names.read_field(name)
            there = names.field_value(slot, self.state.fields[slot])
            _same(name, there, names.field_value(slot, names.read_field_value(slot, wanted)))

    def sees(self, text: str) -> None:
        viewer, _, rest = text.partition(" ")
        name, _, wanted = rest.partition(" ")
        names, schema = self.names, self.game.schema
        view = observe(self.state, schema.onlooker if viewer == "*" else names.read_seat(viewer))
        if name in names.zone_at:
            zone = names.zone_at[name]
            seen = view.zones[zone]
            faces = [names.piece(piece) if piece >= 0 else UNSEEN for piece in seen or ()]
            self.compare(f"{name} to {viewer}", zone, ["nothing"] if seen is None else faces, wanted)
        else:
            slot = names.read_field(name)
            value = view.fields[slot]
            _same(f"{name} to {viewer}", UNSEEN if value is None else names.field_value(slot, value), wanted)

    def knows(self, text: str) -> None:
        card, _, viewers = text.partition(" ")
        there = self.names.viewers(self.state.known[self.names.read_piece(card)])
        _same(f"the set of who knows {card}", there, self.names.viewers(self.names.read_viewers(viewers.strip())))

    def compare(self, what: str, zone: int, there: list[str], wanted: str) -> None:
        """Hold the cards of a zone, or their number, against what is written."""
        count = _COUNT.fullmatch(wanted)
        if count:
            _same(f"the number of cards in {what}", len(there), int(count[1]))
            return
        cards: list[str] = []
        for word in wanted.split() if wanted != "-" else []:
            many = _MANY_UNSEEN.fullmatch(word)
            if not many and word not in (UNSEEN, "nothing"):
                self.names.read_piece(word)
            cards += [UNSEEN] * int(many[1]) if many else [word]
        if self.game.schema.ordered[zone]:
            _same(what, " ".join(there) or "-", " ".join(cards) or "-")
        else:
            _same(what, _row(there, " "), _row(cards, " "))

    def stack(self) -> str:
        return self.notation.frames(self.state.frames)

    def result(self) -> str:
        if not self.game.over(self.state):
            return f"not there yet (the stack is {self.stack()})"
        result = self.game.result(self.state)
        return " ".join([result.end, *map(str, result.places)])


def _row(words: Iterable[str], between: str) -> str:
    """Words in one order, whatever order they came in."""
    return between.join(sorted(words)) or "-"


def _same(what: str, there: object, wanted: object) -> None:
    if there != wanted:
        raise Failed(f"{what} is {there}; expected was {wanted}.")
