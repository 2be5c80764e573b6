"""Opens records for reading: the game that the record itself describes, with the words of the installed one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hemicycle.kernel import registry
from hemicycle.kernel.archive import open_record
from hemicycle.kernel.game import Game
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.record import Record
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.words import Teller


class Archive:
    """One record, and all that is needed to tell it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.game, self.record = _opened(path)
        self.slug = str(self.record.header["game"])
        self.installed = registry.titles().get(self.slug)
        if self.installed is not None:
            self.game.title.folder = self.installed.folder
            self.game.title.name = self.installed.name
        names = self.record.header.get("names", [])
        self.teller = Teller(self.game, seat_names=[str(name) for name in names])
        self.teller.titles = self._titles()

    def _titles(self) -> list[str]:
        """What people call the pieces: as the installed game does, or as the record has it."""
        own = _titles_of_installed(self.installed) if self.installed else {}
        called = {str(card.get("short", card["id"])): str(card.get("name", "")) for card in self.game.cards()}
        names = [piece.name for piece in self.game.schema.pieces]
        return [own.get((name, called.get(name, "")), called.get(name) or name) for name in names]

    def read_seat(self, letter: str) -> int:
        """A seat of this game, or the onlooker for a star."""
        seats = self.game.seats
        if letter == "*":
            return seats
        at = LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        if not 0 <= at < seats:
            last = LETTERS[seats - 1]
            raise BadInput(f"{letter!r} is no seat of this game; the seats are A to {last}, and * is an onlooker.")
        return at


def _opened(path: Path) -> tuple[Game, Record]:
    """A record whose header lacks something is told like any other fault."""
    try:
        return open_record(path)
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        if isinstance(problem, BadInput):
            raise
        raise BadInput(f"{path}: this record cannot be read ({problem}).") from None


def _titles_of_installed(title: Any) -> dict[tuple[str, str], str]:
    """The titles of the installed cards by short and printed name; a card that a pack changed keeps its own."""
    game = title.game(title.least)
    printed = {str(card.get("short", card["id"])): str(card.get("name", "")) for card in game.cards()}
    names = [piece.name for piece in game.schema.pieces]
    return {(name, printed.get(name, "")): called for name, called in zip(names, game.piece_titles(), strict=True)}
