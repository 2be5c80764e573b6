"""Players that are programs. They see Observations and Worlds, never a table's State."""

from __future__ import annotations

from typing import Final

from hemicycle.bots.random_bot import RandomBot
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.game import Game
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.words import ENGLISH

NAMES: Final = ("random", "sensible")


def make_bot(name: str, game: Game, stream: Stream, language: str = ENGLISH) -> Bot:
    """A bot of this name for one game; BadInput lists the names there are."""
    if name == "random":
        return RandomBot(game, stream, language)
    if name == "sensible":
        return game.title.sensible(game, stream, language)
    raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(NAMES)}.")


def for_seats(names: str, seats: int) -> list[str]:
    """The bot of each seat from a list with commas: one name for all, or one for each seat."""
    given = [name.strip() for name in names.split(",")]
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise BadInput(f"{len(given)} bots are named for {seats} seats; name one for all, or one for each seat.")
    for name in given:
        if name not in NAMES:
            raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(NAMES)}.")
    return given
