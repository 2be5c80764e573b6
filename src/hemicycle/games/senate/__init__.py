"""Senate: two caucuses, a hundred senators, and the whole road of a bill."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from hemicycle.games.senate import options, title
from hemicycle.games.senate.bot import SensibleBot
from hemicycle.games.senate.cards import base_set, with_packs
from hemicycle.games.senate.catalogue import catalogue
from hemicycle.games.senate.deck import CardSet
from hemicycle.games.senate.micro import micro
from hemicycle.games.senate.report import report
from hemicycle.games.senate.rules.table import Senate
from hemicycle.games.senate.screen import screen
from hemicycle.games.senate.terminal import SenateTerminal
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.packs import Fault, must_be_playable
from hemicycle.kernel.record import Record
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Teller


class SenateTitle(Title):
    """Senate as the lobby knows it."""

    slug = title.SLUG
    prefix = title.PREFIX
    name = title.NAME
    version = title.VERSION
    least = title.LEAST_SEATS
    most = title.MOST_SEATS
    usual = title.LEAST_SEATS
    options = options.options()
    folder = Path(__file__).parent

    def build(self, seats: int, options: dict[str, str], packs: Sequence[Path]) -> Game:
        cards, used = self.set(packs)
        return Senate(self, cards, seats, options, used)

    def set(self, packs: Sequence[Path]) -> tuple[CardSet, list[dict[str, str]]]:
        """The base set with packs; BadInput lists every fault of theirs."""
        if not packs:
            return base_set(), []
        cards, faults = with_packs(packs)
        must_be_playable(faults)
        assert cards is not None
        return cards, [{"id": path.stem, "deck": cards.digest} for path in packs]

    def terminal(self, game: Game, teller: Teller, bots: Collection[int]) -> SenateTerminal:
        return SenateTerminal(game, teller, bots)

    def sensible(self, game: Game, stream: Stream, language: str) -> Bot:
        assert isinstance(game, Senate)
        return SensibleBot(game, stream, language)

    def micro(self) -> Game:
        return micro(self)

    def check_pack(self, path: Path) -> list[Fault]:
        return with_packs([path])[1]

    def screen(self, game: Game, view: Observation, teller: Teller) -> dict[str, Any]:
        assert isinstance(game, Senate)
        return screen(game, view, teller)

    def catalogue(self, game: Game, teller: Teller) -> list[dict[str, Any]]:
        return catalogue(game, teller) if isinstance(game, Senate) else super().catalogue(game, teller)

    def report(self, game: Game, record: Record, teller: Teller, viewer: int) -> dict[str, Any]:
        assert isinstance(game, Senate)
        return report(game, record, teller, viewer)


TITLE: Final = SenateTitle()
