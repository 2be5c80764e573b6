"""How each game looks in a terminal. A game without a screen of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hemicycle.cli.screens.civio import CivioScreen
from hemicycle.cli.screens.plain import Screen
from hemicycle.kernel.game import Game
from hemicycle.kernel.words import Teller

SCREENS: Final[dict[str, type[Screen]]] = {"civio": CivioScreen}


def screen_for(game: Game, teller: Teller, bots: Collection[int]) -> Screen:
    return SCREENS.get(game.title.slug, Screen)(game, teller, bots)
