"""A tiny edition of CIVIO: six cards, hands of two, one hidden. Small enough to count its whole tree."""

from __future__ import annotations

from typing import Final

from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.deck import Deck
from hemicycle.games.civio.rules.sizes import TINY
from hemicycle.games.civio.rules.table import Civio
from hemicycle.kernel.game import Title
from hemicycle.kernel.options import settle

# Each attack and a law against one of them; a case with the issue before it and the freedom after it.
CARDS: Final = ("school", "tinker", "expression", "jim_crow", "comstock", "enforcement_act")
ROUND_CAP: Final = 2  # shorter than any real table may choose


def micro(title: Title) -> Civio:
    """The tiny edition for two."""
    whole = base_deck()
    deck = Deck.of([whole.cards[whole.number(name)] for name in CARDS], "Micro")
    options = settle(title.options, {"match": "rounds:1", "first_dealer": "A"}, 2)
    return Civio(title, deck, 2, {**options, "round_cap": str(ROUND_CAP)}, sizes=TINY)
