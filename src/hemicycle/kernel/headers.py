"""The first and the last line of a record: what the game was, and how it ended."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from .archive import schema_text
from .chance import Sealed, Stream
from .game import Game
from .record import digest
from .state import State


def describe(game: Game) -> dict[str, Any]:
    """The header of a record: all that is needed to read it when the rules have moved on.

    What it holds is not to be changed: all records of a game share it.
    """
    return dict(_described(game))


@lru_cache(maxsize=64)  # hundreds of tables play few games
def _described(game: Game) -> dict[str, Any]:
    cards = {str(card["id"]): card for card in game.cards()}
    header = {
        "game": game.title.slug,
        "rules": game.title.version,
        "seats": game.seats,
        "options": game.options_given,
        "packs": game.packs_used(),
        "schema": schema_text(game),
        "cards": {"digest": digest(cards), "texts": cards},
    }
    return dict(json.loads(json.dumps(header)))  # plain values, as they will be read back


def chance_header(stream: Stream) -> dict[str, Any]:
    return {"commitment": stream.commitment} if isinstance(stream, Sealed) else {}


def chance_key(stream: Stream) -> dict[str, Any]:
    return {"key": stream.key.hex()} if isinstance(stream, Sealed) else {}


def ending(game: Game, state: State) -> dict[str, Any]:
    """The last line of a record, but for the key of chance: how it ended, and the position's digest."""
    result = game.result(state)
    return {
        "kind": result.end,
        "places": list(result.places),
        "points": list(result.points),
        "winners": list(result.winners),
        "unit": result.unit,
        "digest": state.digest(),
    }
