"""What the CIVIO tests share: the base deck as a file and as cards, and hands that are nearly good."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.grammar import Reason
from hemicycle.games.civio.precedents import Precedents, mask_of, members
from hemicycle.games.civio.scoring import Scorer

DECK_FILE = Path(__file__).parents[3] / "src/hemicycle/games/civio/cards/base.json"
SIZES = (3, 4, 7)


def raw_deck() -> dict[str, Any]:
    """A fresh copy of the deck file, to be spoilt."""
    data: dict[str, Any] = json.loads(DECK_FILE.read_text("utf-8"))
    return data


@cache
def table() -> Precedents:
    return Precedents(base_deck())


@cache
def scorer() -> Scorer:
    return Scorer(table())


def row(names: str) -> list[int]:
    """The numbers of cards written by their names in notation."""
    return base_deck().numbers(*names.replace(",", " ").split())


def hand(names: str) -> int:
    return mask_of(row(names))


def ids(mask: int) -> frozenset[str]:
    return frozenset(base_deck().cards[card].id for card in members(mask))


def names(cards: tuple[int, ...]) -> str:
    return " ".join(base_deck().cards[card].short for card in cards)


def reason(cards: str, sizes: tuple[int, ...] = SIZES) -> Reason:
    return table().grammar.refusal(row(cards), sizes).reason


def family(hand_names: str) -> tuple[int, list[str]]:
    """The best points of a loser's hand, and the groups shown, each in its order."""
    points, groups = scorer().best_family(hand(hand_names))
    return points, [names(table().in_order(group)) for group in groups]


@st.composite
def near_hands(draw: st.DrawFn) -> int:
    """Seven cards: a flush, or a three and a four, with up to two cards changed."""
    pools = [sorted(table().sevens), sorted(table().threes), sorted(table().fours)]
    wanted = draw(st.sampled_from(pools[0]))
    if draw(st.booleans()):
        wanted = draw(st.sampled_from(pools[1])) | draw(st.sampled_from(pools[2]))
    cards = members(wanted)
    for _ in range(draw(st.integers(0, 2))):
        cards.pop(draw(st.integers(0, len(cards) - 1)))
    spare = [card for card in range(len(base_deck().cards)) if card not in cards]
    while len(cards) < 7:
        cards.append(spare.pop(draw(st.integers(0, len(spare) - 1))))
    return mask_of(cards)
