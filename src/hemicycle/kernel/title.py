"""A game as the lobby knows it, before there is a table: seats, options, packs, and what makes a table of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .options import BadInput, Option, settle

if TYPE_CHECKING:
    from .bot import Bot
    from .chance import Stream
    from .game import Game
    from .packs import Fault
    from .record import Record
    from .terminal import Terminal
    from .view import Observation
    from .words import Teller


class Title:
    """A game as the lobby knows it."""

    slug: str = ""
    prefix: str = ""  # of its clauses
    name: str = ""
    version: str = "1"  # of its rules; a record names it
    least: int = 2
    most: int = 2
    usual: int = 3  # seats of a table when nobody says how many
    options: tuple[Option, ...] = ()
    folder: Path = Path()  # of its files: words, cards

    def game(self, seats: int, options: Mapping[str, str] | None = None, packs: Sequence[Path] = ()) -> Game:
        """Set up a table; BadInput says what is wrong with the seats, an option or a pack."""
        if not self.least <= seats <= self.most:
            raise BadInput(f"{self.name} is played by {self.least} to {self.most}, not by {seats}.")
        return self.build(seats, settle(self.options, options or {}, seats), packs)

    def build(self, seats: int, options: dict[str, str], packs: Sequence[Path]) -> Game:
        raise NotImplementedError

    def micro(self) -> Game:
        """A tiny edition under the same rules, whose whole tree can be counted."""
        raise NotImplementedError

    def sensible(self, game: Game, stream: Stream, language: str) -> Bot:
        """The game's own bot, which plays as a sensible person would."""
        raise NotImplementedError

    def one_round(self) -> dict[str, str]:
        """Options under which a simulated game is as short as the game allows."""
        return {}

    def check_pack(self, path: Path) -> list[Fault]:
        """Every fault of a pack with this game."""
        raise NotImplementedError

    def terminal(self, game: Game, teller: Teller, bots: Collection[int]) -> Terminal:
        """How a table looks in a terminal."""
        from .terminal import Terminal  # noqa: PLC0415  (it reads games, and so this module)

        return Terminal(game, teller, bots)

    # For a screen, as plain values. A game need not have any of these.

    def screen(self, game: Game, view: Observation, teller: Teller) -> dict[str, Any]:
        """What a screen shows beside the cards: what the view means to its viewer, with sentences."""
        return {}

    def catalogue(self, game: Game, teller: Teller) -> list[dict[str, Any]]:
        """The cards of a table, ready to be read, and which may follow each."""
        from .catalogue import plain_catalogue  # noqa: PLC0415  (it reads games, and so this module)

        return plain_catalogue(game, teller)

    def report(self, game: Game, record: Record, teller: Teller, viewer: int) -> dict[str, Any]:
        """What a finished game was like, for a viewer; ValueError while it goes on."""
        from .report import plain_report  # noqa: PLC0415  (it reads games, and so this module)

        return plain_report(game, record, teller, {})
