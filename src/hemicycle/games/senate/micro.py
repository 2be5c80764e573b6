"""A tiny edition of Senate: a senator a side, one bill, a few turns. Small enough to count its whole tree."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hemicycle.games.senate.cards import base_set
from hemicycle.games.senate.deck import Card, CardSet, Kind
from hemicycle.games.senate.flash import PARAMS
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel.game import Title
from hemicycle.kernel.options import settle

SENATORS: Final = ("kennedy", "frist")
BILL: Final = "newborn_leave_fund"
FLASH: Final = "wind_from_the_right"
WEIGHT: Final = 2  # light enough for a substitute of one senator to be carried
TURN_CAP: Final = 5  # shorter than any real table may choose: the floor votes in the last turn


def micro(title: Title) -> Senate:
    """The tiny edition for two: a senator a side, a bill and a Flash card, no pork."""
    whole = base_set()
    wanted = {whole.number(name) for name in (*SENATORS, "cheney", BILL, FLASH)}
    cards = [small(card) for at, card in enumerate(whole.cards) if at in wanted]
    options = settle(title.options, {"caucus_choice": "fixed"}, 2)
    return Senate(
        title,
        CardSet.of(cards, whole.caucuses, "Micro"),
        2,
        {**options, "turn_cap": str(TURN_CAP)},
        params={**PARAMS, "hand_politics": 1, "hand_senators": 1, "senators_per_turn": 1},
        places=0,
    )


def small(card: Card) -> Card:
    """A card as the tiny edition has it."""
    return replace(card, weight=WEIGHT) if card.kind is Kind.BILL else replace(card, rules=())
