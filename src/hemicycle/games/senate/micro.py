"""A tiny edition of Senate: a senator a side, one bill, a few turns. Small enough to count its whole tree."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hemicycle.games.senate.cards import base_set
from hemicycle.games.senate.deck import CardSet, Kind
from hemicycle.games.senate.flash import PARAMS
from hemicycle.games.senate.roster import places_mask
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel.game import Title
from hemicycle.kernel.options import settle

SENATORS: Final = ("kennedy", "frist")
TURN_CAP: Final = 5  # shorter than any real table may choose


def micro(title: Title) -> Senate:
    """The tiny edition for two: a senator a side, a bill and a Flash card, pork for one state."""
    whole = base_set()
    wanted = {whole.number(name) for name in (*SENATORS, "cheney")}
    bills = [at for at in whole.of_kind(Kind.BILL) if whole.cards[at].issue == "soc" and whole.cards[at].position == 1]
    cards = [replace(card, rules=()) for at, card in enumerate(whole.cards) if at in wanted | {*bills[:1]}]
    options = settle(title.options, {"caucus_choice": "fixed"}, 2)
    small = {**PARAMS, "hand_politics": 1, "hand_senators": 1, "senators_per_turn": 1}
    return Senate(
        title,
        CardSet.of(cards, whole.caucuses, "Micro"),
        2,
        {**options, "turn_cap": str(TURN_CAP)},
        params=small,
        places=places_mask(["MA"]),
    )
