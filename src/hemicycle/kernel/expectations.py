"""What a scenario expects: choices, cards, numbers, what is seen and known; Failed says what is there instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from .atoms import Action
from .game import Game
from .notation import Notation
from .options import BadInput
from .state import State
from .view import observe

NONE: Final = "-"
UNSEEN: Final = "?"
NOT_EVEN_THE_NUMBER: Final = "nothing"
_MANY_UNSEEN: Final = re.compile(r"\?x(\d{1,3})")
_COUNT: Final = re.compile(r"(\d{1,3}) cards?")


class Failed(AssertionError):  # noqa: N818  (an expectation that did not come true)
    """Something came out otherwise than the scenario says; the text is a sentence."""


def same(what: str, there: object, wanted: object) -> None:
    """Hold what is there against what is wanted."""
    if there != wanted:
        raise Failed(f"{what} is {there}; expected was {wanted}.")


def row(words: Iterable[str], between: str = " ") -> str:
    """Words in one order, whatever order they came in."""
    return between.join(sorted(words)) or NONE


def _first(text: str) -> tuple[str, str]:
    """The first word of a line, and the rest."""
    word, _, rest = text.partition(" ")
    return word, rest.strip()


class Expectations:
    """The lines of a scenario that only look."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.state = game, state
        self.notation = Notation(game)
        self.names = self.notation.names
        self.words = {"legal": self.legal, "expect": self.expect, "sees": self.sees, "knows": self.knows}

    def read_move(self, text: str) -> tuple[int, str]:
        """Who, and what in notation."""
        actor, colon, choice = text.partition(":")
        if not colon:
            raise BadInput(f"{text!r} should be an actor, a colon and a choice, as in 'A: draw supply'.")
        return self.notation.read_actor(actor.strip()), choice.strip()

    def legal(self, text: str) -> None:
        actor, choices = self.read_move(text)
        wanted = [] if choices == NONE else [self.notation.read_action(part) for part in choices.split(",")]
        if actor >= 0 and any(len(action) > 1 for action in wanted):
            there = list(self.whole_choices(actor, ()))
        else:
            atoms = self.game.legal(self.state, actor) if actor >= 0 else []
            there = [(atom,) for atom in (*atoms, *self.game.legal_aside(self.state, actor))]
        say = self.notation.action
        same(f"the choice of {self.notation.actor(actor)}", row(map(say, there), ", "), row(map(say, wanted), ", "))

    def whole_choices(self, seat: int, draft: Action) -> Iterator[Action]:
        trial = self.state.clone()
        trial.drafts[seat] = draft
        for atom in self.game.legal(trial, seat):
            kind = self.game.decisions[trial.frames[-1][0]]
            action = (*draft, atom)
            if kind.complete(trial, seat, action):
                yield action
            else:
                yield from self.whole_choices(seat, action)

    def expect(self, text: str) -> None:
        name, wanted = _first(text)
        names, frames = self.names, self.notation.frames
        if name == "stack":
            same("the stack", frames(self.state.frames), frames(self.notation.read_frames(wanted)))
        elif name == "result":
            same("the result", self.result(), wanted)
        elif name in names.zone_at:
            zone = names.zone_at[name]
            self.compare(name, zone, [names.piece(piece) for piece in self.state.zones[zone]], wanted)
        else:
            slot = names.read_field(name)
            there = names.field_value(slot, self.state.fields[slot])
            same(name, there, names.field_value(slot, names.read_field_value(slot, wanted)))

    def sees(self, text: str) -> None:
        viewer, rest = _first(text)
        name, wanted = _first(rest)
        names, schema = self.names, self.game.schema
        view = observe(self.state, schema.onlooker if viewer == "*" else names.read_seat(viewer))
        if name in names.zone_at:
            zone = names.zone_at[name]
            seen = view.zones[zone]
            faces = [names.piece(piece) if piece >= 0 else UNSEEN for piece in seen or ()]
            self.compare(f"{name} to {viewer}", zone, [NOT_EVEN_THE_NUMBER] if seen is None else faces, wanted)
        else:
            slot = names.read_field(name)
            value = view.fields[slot]
            same(f"{name} to {viewer}", UNSEEN if value is None else names.field_value(slot, value), wanted)

    def knows(self, text: str) -> None:
        card, viewers = _first(text)
        there = self.names.viewers(self.state.known[self.names.read_piece(card)])
        same(f"the set of who knows {card}", there, self.names.viewers(self.names.read_viewers(viewers)))

    def compare(self, what: str, zone: int, there: list[str], wanted: str) -> None:
        """Hold the cards of a zone, or their number, against what is written."""
        count = _COUNT.fullmatch(wanted)
        if count:
            same(f"the number of cards in {what}", len(there), int(count[1]))
            return
        cards: list[str] = []
        for word in wanted.split() if wanted != NONE else []:
            many = _MANY_UNSEEN.fullmatch(word)
            if not many and word not in (UNSEEN, NOT_EVEN_THE_NUMBER):
                self.names.read_piece(word)
            cards += [UNSEEN] * int(many[1]) if many else [word]
        if self.game.schema.ordered[zone]:
            same(what, " ".join(there) or NONE, " ".join(cards) or NONE)
        else:
            same(what, row(there), row(cards))

    def result(self) -> str:
        if not self.game.over(self.state):
            return f"not there yet (the stack is {self.notation.frames(self.state.frames)})"
        result = self.game.result(self.state)
        return " ".join([result.end, *map(str, result.places)])
