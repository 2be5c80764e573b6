"""Cards: the deck file, its checks clause by clause, and packs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.civio.civio_hands import raw_deck
from hemicycle.games.civio.cards import base_deck, parse, with_packs
from hemicycle.games.civio.deck import Deck, Kind
from hemicycle.kernel.packs import Fault

Table = dict[str, Any]
Spoil = Callable[[dict[str, Table]], object]


def faults(spoil: Spoil) -> list[Fault]:
    """The faults of the base deck after `spoil` has worked on its cards, by id."""
    data = raw_deck()
    sections = ("issues", "freedoms", "amendments", "laws", "cases", "specials")
    spoil({card["id"]: card for section in sections for card in data[section]})
    return parse(data, "deck.json")[1]


def found(spoil: Spoil, card: str, field: str) -> list[str]:
    """The problems with one field of one card."""
    return [fault.problem for fault in faults(spoil) if (fault.card, fault.field) == (card, field)]


def count_fault(section: str, kind: str) -> list[str]:
    """The problems with the number of a kind after one of its cards has been taken out."""
    data = raw_deck()
    data[section] = [card for card in data[section] if card["kind"] != kind] + [
        card for card in data[section] if card["kind"] == kind
    ][1:]
    deck, faults = parse(data, "deck.json")
    assert deck is None or not faults
    return [fault.problem for fault in faults if (fault.card, fault.field) == ("", kind)]


# Components --------------------------------------------------------------------------------------------


def test_CIV_2_1_cases() -> None:
    assert len(base_deck().of_kind(Kind.CASE)) == 49
    assert count_fault("cases", "case") == ["The deck must have 49 of kind case, but has 48."]


def test_CIV_2_2_amendments() -> None:
    assert len(base_deck().of_kind(Kind.AMENDMENT)) == 8
    assert count_fault("amendments", "amendment")


def test_CIV_2_3_freedoms() -> None:
    assert len(base_deck().of_kind(Kind.FREEDOM)) == 7
    assert count_fault("freedoms", "freedom")


def test_CIV_2_4_issues() -> None:
    assert len(base_deck().of_kind(Kind.ISSUE)) == 6
    assert count_fault("issues", "issue")


def test_CIV_2_5_laws() -> None:
    assert len(base_deck().of_kind(Kind.LAW)) == 6
    assert count_fault("laws", "law")


def test_CIV_2_6_one_civil_rights_act() -> None:
    assert len(base_deck().of_kind(Kind.CIVIL_RIGHTS_ACT)) == 1
    assert count_fault("specials", "civil_rights_act")


def test_CIV_2_7_one_marbury() -> None:
    assert len(base_deck().of_kind(Kind.WILD)) == 1
    assert count_fault("specials", "wild")


def test_the_base_deck_has_no_fault_and_no_warning() -> None:
    deck, found = parse(raw_deck(), "deck.json")
    assert found == []
    assert deck == base_deck()
    assert len(base_deck().cards) == 78
    assert len(base_deck().digest) == 64


def test_names_in_notation() -> None:
    deck = base_deck()
    assert [deck.cards[number].id for number in deck.numbers("tinker", "A14", "CRA", "W", "school")] == [
        "case.tinker",
        "amendment.14",
        "special.civil_rights_act",
        "special.marbury",
        "issue.school",
    ]
    assert deck.number("case.tinker") == deck.number("tinker")
    assert [card.kind for card in deck.cards if card.id == deck.cards[-1].id] == [Kind.WILD]


def test_two_cards_of_one_name_are_written_in_full() -> None:
    deck = base_deck()
    twin = parse_added("case.school")
    assert twin.cards[twin.number("case.school")].short == "case.school"
    assert twin.cards[twin.number("issue.school")].short == "issue.school"
    assert deck.digest != twin.digest


def parse_added(name: str) -> Deck:
    data = raw_deck()
    old = next(card for card in data["cases"] if card["id"] == "case.morse")
    data["cases"].append({**old, "id": name})
    counts = {kind: len(base_deck().of_kind(kind)) for kind in Kind}
    counts[Kind.CASE] += 1
    deck, _ = parse(data, "deck.json", counts)
    assert deck is not None
    return deck


# Fields ------------------------------------------------------------------------------------------------


def test_CIV_3_1_texts_are_short_sentences() -> None:
    long = "x" * 151
    expected = ["It has 151 characters; at most 150 are allowed."]
    assert found(lambda cards: cards["case.tinker"].update(text=long), "case.tinker", "text") == expected
    assert found(lambda cards: cards["law.comstock"].update(matters=long), "law.comstock", "matters")
    assert found(lambda cards: cards["case.tinker"].update(text="a\x1b[31m"), "case.tinker", "text")
    assert not faults(lambda cards: cards["case.tinker"].update(text="x" * 150, matters="It still holds."))


def test_CIV_3_1_head_of_the_file() -> None:
    data = raw_deck() | {"format": "civio-deck/2", "surprise": 1, "name": 7}
    del data["issues"]
    fields = {fault.field for fault in parse(data, "deck.json")[1]}
    assert {"format", "'surprise'", "name", "issues"} <= fields
    assert parse([], "deck.json")[0] is None


def test_CIV_3_2_issue_and_freedom() -> None:
    assert found(lambda cards: cards["issue.school"].pop("text"), "issue.school", "text")
    assert found(lambda cards: cards["freedom.press"].update(year=1), "freedom.press", "'year'")
    assert found(lambda cards: cards["freedom.press"].update(id="issue.press"), "issue.press", "id")


def test_CIV_3_3_amendment() -> None:
    assert found(lambda cards: cards["amendment.5"].update(number=28), "amendment.5", "number")
    assert found(lambda cards: cards["amendment.5"].update(number=6), "amendment.5", "id")
    assert found(lambda cards: cards["amendment.5"].update(number=True), "amendment.5", "number")
    assert found(lambda cards: cards["amendment.5"].pop("forbids"), "amendment.5", "forbids")


def test_CIV_3_4_law() -> None:
    law = "law.comstock"
    assert found(lambda cards: cards[law].update(overrules=["lose_turn"]), law, "attack")
    assert found(lambda cards: cards[law].update(attack=None), law, "attack")
    assert found(lambda cards: cards[law].update(attack="arrest"), law, "attack")
    assert found(lambda cards: cards[law].update(issues=[]), law, "issues")
    twice = ["lose_turn", "lose_turn"]
    assert found(lambda cards: cards[law].update(overrules=twice, attack=None), law, "overrules")


def test_CIV_3_4_a_law_without_attack_may_leave_it_out() -> None:
    assert not faults(lambda cards: cards["law.equal_pay_act"].pop("attack"))


def test_CIV_3_5_case() -> None:
    case = "case.tinker"
    assert found(lambda cards: cards[case].pop("full_name"), case, "full_name")
    falling = ["amendment.14", "amendment.1"]
    assert found(lambda cards: cards[case].update(amendments=falling), case, "amendments")
    assert found(lambda cards: cards[case].update(why={}), case, "why")
    assert found(lambda cards: cards[case]["why"].update({"case.roper": "No."}), case, "why")
    assert found(lambda cards: cards[case].update(issues=["issue.school"] * 2), case, "issues")


def test_CIV_3_6_civil_rights_act() -> None:
    act = "special.civil_rights_act"
    assert found(lambda cards: cards[act].update(overrules=[]), act, "attack")
    assert found(lambda cards: cards[act].pop("freedom"), act, "freedom")


def test_CIV_3_7_wild() -> None:
    assert found(lambda cards: cards["special.marbury"].pop("citation"), "special.marbury", "citation")
    assert found(lambda cards: cards["special.marbury"].update(year="1803"), "special.marbury", "year")


# Errors and warnings -----------------------------------------------------------------------------------


def test_CIV_3_8_references() -> None:
    case = "case.tinker"
    unknown = found(lambda cards: cards[case].update(issues=["issue.cats"]), case, "issues")
    assert unknown == ["It refers to issue.cats, which is not in the deck."]
    assert found(lambda cards: cards[case].update(issues=["freedom.press"]), case, "issues")
    assert found(lambda cards: cards[case]["plus"].append("issue.race"), case, "plus")
    assert found(lambda cards: cards[case].update(amendments=["amendment.27"]), case, "amendments")
    act = "special.civil_rights_act"
    assert found(lambda cards: cards[act].update(freedom="case.tinker"), act, "freedom")


def test_CIV_3_8_a_reference_on_both_sides() -> None:
    assert found(lambda cards: cards["case.tinker"]["minus"].append("case.engel"), "case.tinker", "minus")


def test_CIV_3_8_no_case_from_the_future() -> None:
    case = "case.barnette"
    assert found(lambda cards: cards[case]["plus"].append("case.tinker"), case, "plus")
    assert found(lambda cards: cards[case]["minus"].append("law.equal_pay_act"), case, "minus")
    assert found(lambda cards: cards["case.engel"].update(year=1969), "case.tinker", "plus")


def test_CIV_3_8_a_law_of_the_same_year_may_be_listed() -> None:
    year = next(card["year"] for card in raw_deck()["cases"] if card["id"] == "case.schenck")
    assert not faults(lambda cards: cards["law.espionage_act"].update(year=year))


def test_CIV_3_8_sides_of_a_case() -> None:
    assert found(lambda cards: cards["case.tinker"].update(plus=[]), "case.tinker", "plus")
    assert found(lambda cards: cards["case.dred_scott"].update(minus=[]), "case.dred_scott", "minus")


def test_CIV_3_8_repeated_id() -> None:
    data = raw_deck()
    data["cases"][3] = dict(data["cases"][4])
    repeated = [fault for fault in parse(data, "deck.json")[1] if fault.problem == "Another card has this id too."]
    assert [fault.card for fault in repeated] == [data["cases"][4]["id"]]


def test_CIV_3_8_all_faults_together() -> None:
    def spoil(cards: dict[str, Table]) -> None:
        cards["case.tinker"].update(year="1969", plus=7)
        cards["law.comstock"].pop("name")
        cards["case.roper"].update(minus=["case.nowhere"])

    places = {(fault.card, fault.field) for fault in faults(spoil)}
    assert {
        ("case.tinker", "year"),
        ("case.tinker", "plus"),
        ("law.comstock", "name"),
        ("case.roper", "minus"),
    } <= places


def test_CIV_3_9_warnings_do_not_refuse() -> None:
    def spoil(cards: dict[str, Table]) -> None:
        cards["case.gobitis"].update(plus=["freedom.press"])
        for card in cards.values():
            if card["kind"] == "law" and card["attack"]:
                card["attack"] = "lose_turn"
        cards["case.griswold"]["minus"].remove("law.comstock")
        del cards["case.griswold"]["why"]["law.comstock"]

    warned = faults(spoil)
    assert {fault.severity for fault in warned} == {"warning"}
    places = {(fault.card, fault.field) for fault in warned}
    assert {("case.gobitis", "plus"), ("law.comstock", ""), ("", "attack")} <= places


def test_CIV_3_9_rare_cards_and_few_precedents() -> None:
    def spoil(cards: dict[str, Table]) -> None:
        for card in cards.values():
            if card["kind"] == "case":
                card["amendments"] = ["amendment.1"] if card["amendments"] else []
                card["issues"] = ["issue.school"]

    warned = faults(spoil)
    problems = {fault.problem for fault in warned if fault.card in ("amendment.13", "issue.race")}
    assert "Only 0 cases have this amendment; 2 or more play better." in problems
    assert "This card is in no precedent of 3 or 4 cards." in problems
    assert any("precedents of 3 cards" in fault.problem for fault in warned)


def test_CIV_3_10_strengthening_and_weakening() -> None:
    deck = base_deck()
    assert deck.cards[deck.number("tinker")].strengthens
    assert not deck.cards[deck.number("plessy")].strengthens
    assert deck.cards[deck.number("tinker")].starred
    assert not deck.cards[deck.number("plessy")].starred


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["case.tinker", "issue.race", "law.comstock", "amendment.1", "lose_turn", "wild"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_parse_never_raises(data: st.DataObject) -> None:
    deck = raw_deck()
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = deck
        while True:
            keys = list(range(len(place))) if isinstance(place, list) else list(place)
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], list | dict) and place[key] and data.draw(st.integers(0, 3)):
                place = place[key]
                continue
            place[key] = data.draw(JSON_VALUES)
            break
    result, found = parse(deck, "deck.json")
    assert (result is None) == any(fault.severity == "error" for fault in found)
    assert all(str(fault).startswith("deck.json") for fault in found)


# Packs -------------------------------------------------------------------------------------------------


def pack(folder: Path, name: str = "one", **lists: object) -> Path:
    head = {"id": name, "title": "My pack", "version": "1", "language": "en", "game": "civio"}
    file = folder / f"{name}.json"
    file.write_text(json.dumps({"pack": head, **lists}), "utf-8")
    return file


def base_card(name: str, /, **changes: object) -> Table:
    data = raw_deck()
    cards = [card for section in data.values() if isinstance(section, list) for card in section]
    return {**next(card for card in cards if isinstance(card, dict) and card["id"] == name), **changes}


def new_case(name: str) -> Table:
    return base_card("case.morse", id=f"case.{name}", name="New v. Old")


def problems(*files: Path) -> list[tuple[str, str]]:
    deck, faults = with_packs(files)
    assert (deck is None) == any(fault.severity == "error" for fault in faults)
    return [(fault.card, fault.field) for fault in faults if fault.severity == "error"]


def test_CIV_3_12_a_pack_adds_up_to_four_cards(tmp_path: Path) -> None:
    file = pack(tmp_path, add=[new_case(f"new_{n}") for n in range(4)])
    deck, found = with_packs([file])
    assert [fault for fault in found if fault.severity == "error"] == []
    assert deck is not None
    assert len(deck.cards) == 82
    assert deck.name == "Base deck + My pack"
    other = pack(tmp_path, "two", add=[new_case("new_5")])
    assert problems(file, other) == [("case.new_5", "add")]


def test_CIV_3_12_specials_cannot_be_added_and_only_their_text_replaced(tmp_path: Path) -> None:
    second = base_card("special.marbury", id="special.second")
    assert ("special.second", "kind") in problems(pack(tmp_path, add=[second]))
    told = base_card("special.marbury", text="Courts may strike down laws.")
    assert problems(pack(tmp_path, replace=[told])) == []
    dated = base_card("special.marbury", year=1804)
    assert problems(pack(tmp_path, replace=[dated])) == [("special.marbury", "'year'")]


def test_CIV_3_12_a_replacement_keeps_the_kind(tmp_path: Path) -> None:
    issue = base_card("issue.race", id="issue.other")
    assert ("issue.other", "kind") in problems(pack(tmp_path, replace=[{"old": "case.roper", "card": issue}]))


def test_CIV_3_12_nothing_is_removed(tmp_path: Path) -> None:
    assert ("case.roper", "remove") in problems(pack(tmp_path, remove=["case.roper"]))


def test_CIV_3_12_a_new_id_if_nothing_refers_to_the_old(tmp_path: Path) -> None:
    free = base_card("case.obergefell", id="case.other")
    deck, found = with_packs([pack(tmp_path, replace=[{"old": "case.obergefell", "card": free}])])
    assert found == []
    assert deck is not None
    assert deck.number("other") > 0
    bound = base_card("case.engel", id="case.other")
    assert ("case.tinker", "plus") in problems(pack(tmp_path, replace=[{"old": "case.engel", "card": bound}]))


def test_CIV_3_12_the_pack_is_for_this_game(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text('[pack]\nid = "other"\ntitle = "T"\nversion = "1"\nlanguage = "en"\ngame = "senate"\n', "utf-8")
    assert problems(file) == [("", "pack.game")]


def test_a_fault_in_a_pack_names_the_pack(tmp_path: Path) -> None:
    file = pack(tmp_path, add=[new_case("new") | {"issues": ["issue.cats"], "kind": "case"}])
    [fault] = [fault for fault in with_packs([file])[1] if fault.severity == "error"]
    expected = f"{file}: card case.new, field issues: It refers to issue.cats, which is not in the deck."
    assert str(fault) == expected


@pytest.mark.parametrize("kind", [None, 7, "elephant", ["case"]])
def test_a_pack_card_of_no_kind(tmp_path: Path, kind: object) -> None:
    assert ("case.new", "kind") in problems(pack(tmp_path, add=[new_case("new") | {"kind": kind}]))
