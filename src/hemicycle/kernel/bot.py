"""What a bot is: it is handed an Observation and the next legal atoms, never a State."""

from __future__ import annotations

from functools import cached_property

from .chance import Stream
from .game import Game
from .view import Observation
from .words import ENGLISH, Teller


class Bot:
    """A player that is a program. A choice of many parts is asked for atom by atom; the view holds the draft."""

    name = ""
    looks = True  # False: it chooses without a view, so that none need be made

    def __init__(self, game: Game, stream: Stream, language: str = ENGLISH) -> None:
        self.game, self.stream, self.language = game, stream, language

    @cached_property
    def teller(self) -> Teller:
        return Teller(self.game, self.language)

    def choose(self, view: Observation, legal: list[int]) -> int:
        """One of the legal atoms."""
        raise NotImplementedError

    def reason(self, view: Observation, atom: int) -> str:
        """Why it would choose this, for a player who asks for a hint; empty if it has no reason."""
        return ""
