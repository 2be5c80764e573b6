"""How a finished game came out, for any game: the end and the places. A game adds what only it can tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .game import Game
from .moments import demand_end
from .record import Record
from .schema import LETTERS
from .words import Teller


def plain_report(game: Game, record: Record, teller: Teller, titles: Mapping[int, str]) -> dict[str, Any]:
    """The end and the places; `titles` are those that seats have earned. ValueError while the game goes on."""
    demand_end(record)
    assert record.end is not None
    end = record.end
    said = f"end-{end['kind']}"
    seats = sorted(range(game.seats), key=lambda seat: (end["places"][seat], seat))
    return {
        "end": teller.say(said) if teller.catalogue.has(said) else end["kind"],
        "places": [
            {
                "seat": LETTERS[seat],
                "place": end["places"][seat],
                "points": f"{end['points'][seat] / end['unit']:g}",
                "title": titles.get(seat, ""),
                "winner": seat in end["winners"],
            }
            for seat in seats
        ],
        "charts": [],
        "turning": [],
        "learned": [],
        "questions": [],
    }
