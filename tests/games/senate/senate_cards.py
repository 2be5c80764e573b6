"""What the tests of Senate's cards share: the base set as a file and as cards, and packs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from hemicycle.games.senate.cards import SECTIONS, base_set, parse, parse_base
from hemicycle.games.senate.deck import ISSUES, Card, Kind
from hemicycle.games.senate.flash import PARAMS
from hemicycle.kernel.packs import Fault

Table = dict[str, Any]
Spoil = Callable[[dict[str, Table]], object]

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "src/hemicycle/games/senate/cards"
FILE = "set.json"


def raw_set() -> Table:
    """A fresh copy of the card file, to be spoilt."""
    data: Table = json.loads((FOLDER / "base.json").read_text("utf-8"))
    return data


def by_id(data: Table) -> dict[str, Table]:
    """The cards of a card file."""
    return {card["id"]: card for section in SECTIONS for card in data[section]}


def of_kind(kind: Kind) -> list[Card]:
    return [base_set().cards[at] for at in base_set().of_kind(kind)]


def card(name: str) -> Card:
    """A card of the base set by its name in notation."""
    return base_set().cards[base_set().number(name)]


def faults(spoil: Spoil) -> list[Fault]:
    """The faults of the base set after `spoil` has worked on its cards, by id."""
    data = raw_set()
    spoil(by_id(data))
    return parse(data, FILE)[1]


def found(spoil: Spoil, name: str, field: str) -> list[str]:
    """The problems with one field of one card."""
    return [fault.problem for fault in faults(spoil) if (fault.card, fault.field) == (name, field)]


def changed(name: str, /, **fields: object) -> Spoil:
    """Other fields of one card."""
    return lambda cards: cards[name].update(fields)


def base_problems(spoil: Spoil) -> list[str]:
    """Where the set that is still playable is no longer that of section 2; it must have no other fault."""
    data = raw_set()
    spoil(by_id(data))
    assert parse(data, FILE)[1] == []
    assert all(not fault.card for fault in parse_base(data, FILE)[1])
    return [f"{fault.field}: {fault.problem}" for fault in parse_base(data, FILE)[1]]


def base_card(name: str, /, **fields: object) -> Table:
    """A card of the base set as it stands in a card file, with other fields."""
    return {**by_id(raw_set())[name], **fields}


def pack(folder: Path, name: str = "one", /, game: str = "senate", **lists: object) -> Path:
    """A pack in a file of its own."""
    head = {"id": name, "title": "My pack", "version": "1", "language": "en", "game": game}
    file = folder / f"{name}.json"
    file.write_text(json.dumps({"pack": head, **lists}), "utf-8")
    return file


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["senator.byrd", "democratic", "eco", "FB", "main", "draw", "on_enter", "param", "set", *PARAMS]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=3) | st.sampled_from(["do", "effect", "issues", *ISSUES]), inner, max_size=3)
    ),
    max_leaves=4,
)
