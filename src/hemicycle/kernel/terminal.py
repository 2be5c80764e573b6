"""What a terminal shows of a game. Any game can be shown so: in notation, with choices by its own words."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Mapping

from . import position
from .game import Game, Result
from .record import Step
from .story import Told
from .view import Observation
from .words import Teller

Numbers = Mapping[int, int]  # the number to type for a piece


def wrapped(text: str, columns: int, indent: str = "", later: str | None = None) -> list[str]:
    """A paragraph as lines; `later` stands before all lines but the first."""
    more = indent if later is None else later
    return textwrap.wrap(text, columns, initial_indent=indent, subsequent_indent=more, break_on_hyphens=False) or [""]


class Terminal:
    """The terminal of one table; a game that has more to show makes one of its own (`Title.terminal`)."""

    def __init__(self, game: Game, teller: Teller, bots: Collection[int]) -> None:
        self.game, self.teller, self.bots = game, teller, bots

    def board(self, view: Observation, numbers: Numbers, columns: int) -> list[str]:
        """The table as a seat sees it; `numbers` stand beside cards of the hand that may be chosen."""
        return position.write_view(self.game, view).splitlines()

    def hand(self, view: Observation) -> tuple[int, ...]:
        """The pieces that `board` shows as a numbered list."""
        return ()

    def choice(self, view: Observation, atom: int) -> str:
        """A choice in words."""
        return self.teller.atom(atom)

    def links(self, view: Observation) -> list[str]:
        """What fits together in the hand, a paragraph each; a heading has no indent."""
        return []

    def pile(self, view: Observation, columns: int) -> list[str]:
        """The pile that all may look through."""
        return []

    def tell(
        self, step: Step, lines: list[Told], before: Callable[[int], Observation], people: Collection[int]
    ) -> list[str]:
        """The story of a step; `before` gives the view that a seat had until then."""
        return [line.text for line in lines]

    def rests(self, step: Step) -> bool:
        """Whether people want time to read before the game goes on."""
        return False

    def result(self, result: Result) -> list[str]:
        """How the game ended."""
        seats = sorted(range(self.game.seats), key=lambda seat: result.places[seat])
        points = [f"{value / result.unit:g}" for value in result.points]
        return [f"{result.places[seat]}. {self.teller.seat(seat)}: {points[seat]}" for seat in seats]
