"""The supply: chance gives its cards, they come into hands hidden, and an empty supply is refilled (CIV-5.2, 5.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import DrawPiece
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

NOTE_RESHUFFLED: Final = t.LAYOUT.note("reshuffled")


class SupplyCard(DrawPiece):
    """Chance gives the first card of the supply: since nobody knows its order, any card of it."""

    def __init__(self, game: Civio) -> None:
        self.game = game

    @rule("CIV-5.24", off=t.DISCARD)
    def zone(self, s: State) -> int:
        return t.SUPPLY


@rule("CIV-5.2")
def into_hand(s: State, card: int, source: int, seat: int) -> None:
    """A card that enters a hand enters it hidden."""
    s.move(card, source, t.HIDDEN + seat)


@rule("CIV-5.20")
def reshuffle_if_empty(s: State) -> None:
    """An empty supply is made of all discards but the top."""
    if s.zones[t.SUPPLY]:
        return
    for card in s.zones[t.DISCARD][:-1]:
        s.move(card, t.DISCARD, t.SUPPLY)
    s.note(NOTE_RESHUFFLED)
