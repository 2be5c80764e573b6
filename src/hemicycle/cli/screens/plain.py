"""The screen that any game can have: what a seat sees, in notation, and choices by the game's own words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from hemicycle.cli.cards import names_of, whole
from hemicycle.kernel import position
from hemicycle.kernel.game import Game, Result
from hemicycle.kernel.record import Step
from hemicycle.kernel.story import Told
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Teller

Numbers = Mapping[int, int]  # the number to type for a piece


class Screen:
    """What a terminal shows of a game."""

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

    def card(self, piece: int, columns: int) -> list[str]:
        """One card whole."""
        words, cards = self.teller.catalogue, self.game.cards(self.teller.language)
        name = self.game.schema.pieces[piece].name
        found = [card for card in cards if name in (card.get("short"), card["id"])]
        return whole(found[0], words, columns, names_of(cards)) if found else [self.teller.piece(piece)]

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
