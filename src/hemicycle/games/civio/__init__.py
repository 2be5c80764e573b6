"""CIVIO: civil-rights rummy with chains of cases, laws and freedoms."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from hemicycle.games.civio import title
from hemicycle.games.civio.bot import SensibleBot
from hemicycle.games.civio.cards import base_deck, with_packs
from hemicycle.games.civio.catalogue import catalogue
from hemicycle.games.civio.deck import Deck
from hemicycle.games.civio.micro import micro
from hemicycle.games.civio.report import report
from hemicycle.games.civio.rules.table import Civio
from hemicycle.games.civio.screen import screen
from hemicycle.games.civio.terminal import CivioTerminal
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.packs import Fault, must_be_playable
from hemicycle.kernel.record import Record
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Teller


class CivioTitle(Title):
    """CIVIO as the lobby knows it."""

    slug = title.SLUG
    prefix = title.PREFIX
    name = title.NAME
    version = title.VERSION
    least = title.LEAST_SEATS
    most = title.MOST_SEATS
    options = title.options()
    folder = Path(__file__).parent

    def build(self, seats: int, options: dict[str, str], packs: Sequence[Path]) -> Game:
        deck, used = self.deck(packs)
        return Civio(self, deck, seats, options, used)

    def deck(self, packs: Sequence[Path]) -> tuple[Deck, list[dict[str, str]]]:
        """The base deck with packs; BadInput lists every fault of theirs."""
        if not packs:
            return base_deck(), []
        deck, faults = with_packs(packs)
        must_be_playable(faults)
        assert deck is not None
        return deck, [{"id": path.stem, "deck": deck.digest} for path in packs]

    def terminal(self, game: Game, teller: Teller, bots: Collection[int]) -> CivioTerminal:
        return CivioTerminal(game, teller, bots)

    def sensible(self, game: Game, stream: Stream, language: str) -> Bot:
        assert isinstance(game, Civio)
        return SensibleBot(game, stream, language)

    def micro(self) -> Game:
        return micro(self)

    def one_round(self) -> dict[str, str]:
        return {"match": "rounds:1"}

    def check_pack(self, path: Path) -> list[Fault]:
        return with_packs([path])[1]

    def screen(self, game: Game, view: Observation, teller: Teller) -> dict[str, Any]:
        assert isinstance(game, Civio)
        return screen(game, view, teller)

    def catalogue(self, game: Game, teller: Teller) -> list[dict[str, Any]]:
        return catalogue(game, teller) if isinstance(game, Civio) else super().catalogue(game, teller)

    def report(self, game: Game, record: Record, teller: Teller, viewer: int) -> dict[str, Any]:
        assert isinstance(game, Civio)
        return report(game, record, teller, viewer)


TITLE: Final = CivioTitle()
