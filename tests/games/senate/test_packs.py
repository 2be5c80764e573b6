"""Packs for Senate: cards added, replaced and removed; every fault told with file, card and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.senate.senate_cards import ROOT, Table, base_card, pack, raw_set
from hemicycle.games.senate.cards import base_set, with_packs
from hemicycle.games.senate.deck import CardSet, Kind

EXAMPLES = ROOT / "examples/packs"
GUIDE = ROOT / "docs/write-a-pack.md"


def played(*files: Path) -> CardSet:
    """The set with packs that have no fault."""
    cards, faults = with_packs(files)
    assert faults == []
    assert cards is not None
    return cards


def told(*files: Path) -> list[tuple[str, str, str]]:
    cards, faults = with_packs(files)
    assert (cards is None) == bool(faults)
    return [(Path(fault.file).name, fault.card, fault.field) for fault in faults]


def new_bill(name: str = "town_bands") -> Table:
    return base_card("bill.home_buyers_credit", id=f"bill.{name}", title="Town Bands Act")


def test_no_pack_is_the_base_set() -> None:
    assert played() == base_set()


def test_SEN_3_8_a_pack_adds_cards(tmp_path: Path) -> None:
    cards = played(pack(tmp_path, add=[new_bill(), new_bill("more_bands")]))
    assert len(cards.cards) == 203
    assert cards.name == "Base set + My pack"
    assert cards.digest != base_set().digest
    assert cards.cards[cards.number("town_bands")].title == "Town Bands Act"


def test_SEN_3_8_a_pack_replaces_cards(tmp_path: Path) -> None:
    byrd = base_card("senator.byrd", votes=9)
    other = {"old": "lobby.shop_floor_voices", "card": base_card("lobby.shop_floor_voices", id="lobby.voices")}
    cards = played(pack(tmp_path, replace=[byrd, other]))
    assert cards.cards[cards.number("byrd")].votes == 9
    assert len(cards.cards) == 201
    with pytest.raises(KeyError):
        cards.number("shop_floor_voices")


def test_SEN_3_8_a_pack_removes_cards(tmp_path: Path) -> None:
    cards = played(pack(tmp_path, remove=["event.waste_report", "senator.kohl"]))
    assert len(cards.cards) == 199


def test_SEN_3_8_a_caucus_and_the_executive_can_be_replaced(tmp_path: Path) -> None:
    """Even with a new id, if every senator of the caucus comes along."""
    moved = [card for card in raw_set()["senators"] if card["caucus"] == "democratic"]
    changes: list[Table] = [{**card, "caucus": "whig"} for card in moved]
    whigs = {"id": "caucus.whig", "kind": "caucus", "title": "Whigs", "lean": "liberal"}
    gore = base_card("executive.cheney", title="Al Gore", vice_president="Al Gore", caucus="whig", state="ME")
    cards = played(pack(tmp_path, replace=[*changes, {"old": "caucus.democratic", "card": whigs}, gore]))
    assert [caucus.title for caucus in cards.caucuses] == ["Whigs", "Republicans"]
    assert cards.cards[cards.of_kind(Kind.EXECUTIVE)[0]].title == "Al Gore"


def test_SEN_3_8_a_caucus_too_many_and_an_executive_too_few(tmp_path: Path) -> None:
    whigs = {"id": "caucus.whig", "kind": "caucus", "title": "Whigs", "lean": "liberal"}
    assert told(pack(tmp_path, add=[whigs], remove=["executive.cheney"])) == [
        ("one.json", "", "caucuses"),
        ("one.json", "", "executives"),
    ]


def test_SEN_3_8_a_whole_deck_can_be_replaced(tmp_path: Path) -> None:
    """All lobby cards, events and Flash cards go, and other bills come."""
    data = raw_set()
    old = [card["id"] for section in ("bills", "lobbies", "events", "flashes") for card in data[section]]
    new = [{**card, "id": f"{card['id']}_{n}"} for card in data["bills"] for n in (1, 2)]
    cards = played(pack(tmp_path, remove=old, add=new))
    assert len(cards.cards) == 201
    assert told(pack(tmp_path, "two", remove=old, add=new[:20])) == [
        ("two.json", "", "politics"),
        ("two.json", "", "bills"),
    ]


def test_SEN_3_8_faults_of_the_whole_set_name_the_packs(tmp_path: Path) -> None:
    one = pack(tmp_path, "one", remove=["senator.hatch"])
    two = pack(tmp_path, "two", add=[new_bill()])
    [fault] = with_packs([one, two])[1]
    assert str(fault) == (
        f"{one}, {two}: card caucus.republican, field star: It must have one ranking star for lib, but has 0."
    )


def test_SEN_3_8_a_senator_of_no_caucus_is_told_in_the_file_of_the_senator(tmp_path: Path) -> None:
    file = pack(tmp_path, replace=[base_card("senator.jeffords", caucus="independent")])
    assert ("one.json", "senator.jeffords", "caucus") in told(file)


def test_SEN_3_9_with_a_pack_section_2_binds_no_more(tmp_path: Path) -> None:
    played(pack(tmp_path, replace=[base_card("bill.carbon_limits", weight=60, position=2)]))


def test_SEN_3_1_the_pack_is_for_this_game(tmp_path: Path) -> None:
    assert told(pack(tmp_path, game="civio", add=[new_bill()])) == [("one.json", "", "pack.game")]


@pytest.mark.parametrize("kind", [None, 7, "elephant", ["bill"]])
def test_a_card_of_no_kind(tmp_path: Path, kind: object) -> None:
    assert ("one.json", "bill.town_bands", "kind") in told(pack(tmp_path, add=[new_bill() | {"kind": kind}]))


def test_faults_of_the_form_and_of_the_cards_come_together(tmp_path: Path) -> None:
    bad = new_bill() | {"weight": "heavy"}
    file = pack(tmp_path, add=[bad], remove=["bill.nowhere"])
    assert told(file) == [("one.json", "bill.nowhere", "id"), ("one.json", "bill.town_bands", "weight")]


# Examples ----------------------------------------------------------------------------------------------


def test_the_example_can_be_played() -> None:
    cards = played(EXAMPLES / "senate_music.toml")
    added = {card.id for card in cards.cards} - {card.id for card in base_set().cards}
    assert added == {"bill.school_bands", "bill.music_lesson_credit", "event.opening_concert", "flash.festival_summer"}
    assert len(cards.cards) == 205
    assert cards.cards[cards.number("swearing_in_day")].effects == ({"do": "extra_put", "n": 2},)


def test_the_guide_shows_the_example_and_what_is_said_of_the_wrong_one() -> None:
    guide = GUIDE.read_text("utf-8")
    assert (EXAMPLES / "senate_music.toml").read_text("utf-8") in guide
    shown = re.findall(r"^error: (examples/packs/senate_broken\.toml.*)$", guide, re.MULTILINE)
    path = EXAMPLES / "senate_broken.toml"
    faults = [str(fault).replace(str(path), "examples/packs/senate_broken.toml") for fault in with_packs([path])[1]]
    assert shown == faults
