"""The random bot: every legal atom alike. It needs no view."""

from __future__ import annotations

from hemicycle.kernel.bot import Bot
from hemicycle.kernel.view import Observation


class RandomBot(Bot):
    """Chooses by chance alone."""

    name = "random"
    looks = False

    def choose(self, view: Observation, legal: list[int]) -> int:
        return legal[self.stream.below(len(legal))]
