"""Checks of Senate's card files, clause by clause: fields, and whether the cards fit together."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.senate.senate_cards import (
    FILE,
    JSON_VALUES,
    Spoil,
    Table,
    base_problems,
    changed,
    faults,
    found,
    raw_set,
)
from hemicycle.games.senate.cards import base_set, parse, parse_base
from hemicycle.games.senate.title import MOST_CARDS
from hemicycle.games.senate.vocabulary import FLOOR

# Fields ------------------------------------------------------------------------------------------------


def test_SEN_3_1_head_of_the_file() -> None:
    data = raw_set() | {"format": "senate-cards/2", "surprise": 1, "name": 7, "notes": [1]}
    del data["events"]
    fields = {fault.field for fault in parse(data, FILE)[1]}
    assert {"format", "'surprise'", "name", "notes", "events"} <= fields
    assert parse([], FILE)[0] is None


def test_SEN_3_1_an_id_is_the_kind_and_a_name() -> None:
    assert found(changed("bill.carbon_limits", id="event.carbon_limits"), "event.carbon_limits", "id")
    long = f"bill.{'x' * 41}"
    assert found(changed("bill.carbon_limits", id=long), long, "id")
    assert found(changed("bill.carbon_limits", id="bill.Carbon"), "bill.Carbon", "id")
    data = raw_set()
    data["bills"][0]["kind"] = "event"
    assert [fault.field for fault in parse(data, FILE)[1]] == ["bills[0]"]


def test_SEN_3_2_caucus() -> None:
    caucus = "caucus.democratic"
    assert found(changed(caucus, lean="middle"), caucus, "lean")
    assert found(changed(caucus, colour="blue"), caucus, "'colour'")
    assert found(lambda cards: cards[caucus].pop("title"), caucus, "title")
    twice = found(changed(caucus, lean="conservative"), "", "caucuses")
    assert twice == [
        "There must be one liberal caucus, but there are 0.",
        "There must be one conservative caucus, but there are 2.",
    ]


def test_SEN_3_3_executive() -> None:
    cheney = "executive.cheney"
    assert found(lambda cards: cards[cheney].pop("president"), cheney, "president")
    assert found(changed(cheney, vice_president=""), cheney, "vice_president")
    assert found(changed(cheney, vice_president="Joe Biden"), cheney, "title")
    assert found(changed(cheney, state="DC"), cheney, "state")
    assert found(changed(cheney, positions={"eco": 5}), cheney, "positions") == ["The position on soc is missing."]
    data = raw_set()
    data["executives"] = []
    assert [(fault.field, fault.problem) for fault in parse(data, FILE)[1]] == [
        ("executives", "There must be one card of kind executive, but there are 0.")
    ]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"party": ""}, "party"),
        ({"state": "PRES"}, "state"),
        ({"term_end": "2007"}, "term_end"),
        ({"term_end": 7}, "term_end"),
        ({"votes": 10}, "votes"),
        ({"votes": True}, "votes"),
        ({"positions": {"eco": 0, "soc": 1, "lib": 1, "env": 1, "int": 1}}, "positions"),
        ({"positions": {"eco": 1, "soc": 1, "lib": 1, "env": 1, "int": 1, "tax": 1}}, "positions"),
        ({"positions": [1, 1, 1, 1, 1]}, "positions"),
        ({"committees": []}, "committees"),
        ({"committees": ["lib", "lib"]}, "committees"),
        ({"committees": ["tax"]}, "committees"),
        ({"star": ["lib", "env"]}, "star"),
        ({"star": "env"}, "star"),
        ({"given": ["env"]}, "given"),
        ({"rules": [{"do": "pork_deaf"}]}, "rule_text"),
        ({"rule_text": "Sings."}, "rule_text"),
        ({"rules": [{"do": "pork_deaf"}] * 5, "rule_text": "Deaf."}, "rules"),
        ({"caucus": "caucus.democratic"}, "caucus"),
        ({"age": 84}, "'age'"),
    ],
)
def test_SEN_3_4_senator(fields: Table, field: str) -> None:
    assert found(changed("senator.byrd", **fields), "senator.byrd", field)


def test_SEN_3_4_what_has_nothing_to_say_may_be_left_out() -> None:
    def spare(cards: dict[str, Table]) -> None:
        for field in ("star", "given", "rules", "rule_text"):
            cards["senator.kohl"].pop(field)
        cards["event.busy_session"].pop("tags")

    assert faults(spare) == []


def test_SEN_3_4_a_star_says_how_many_votes_there_are_in_that_committee() -> None:
    rule = {"do": "committee_votes", "issue": "lib", "n": 2}
    assert found(changed("senator.leahy", rules=[rule], rule_text="Two."), "senator.leahy", "rules[0].issue")
    assert not faults(changed("senator.kohl", rules=[rule], rule_text="Two."))


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"title": "x" * 61}, "title"),
        ({"issue": "tax"}, "issue"),
        ({"position": 6}, "position"),
        ({"weight": 0}, "weight"),
        ({"weight": 61}, "weight"),
        ({"blurb": "x" * 281}, "blurb"),
        ({"blurb": "a\x1b[31m"}, "blurb"),
        ({"text": "Text."}, "'text'"),
    ],
)
def test_SEN_3_5_bill(fields: Table, field: str) -> None:
    assert found(changed("bill.carbon_limits", **fields), "bill.carbon_limits", field)
    assert not faults(changed("bill.carbon_limits", weight=60, blurb="x" * 280))


@pytest.mark.parametrize(
    ("name", "fields", "field"),
    [
        ("event.busy_session", {"window": "night"}, "window"),
        ("event.busy_session", {"votes": ["FB"]}, "votes"),
        ("event.busy_session", {"effects": []}, "effects"),
        ("event.busy_session", {"effects": [{"do": "hasten"}] * 5}, "effects"),
        ("event.busy_session", {"effects": [{"do": "silence", "who": "own"}]}, "effects[0]"),
        ("event.bridge_back_home", {"votes": []}, "votes"),
        ("event.bridge_back_home", {"votes": ["FB", "XX"]}, "votes"),
        ("event.bridge_back_home", {"votes": ["CB"]}, "effects[0]"),
        ("event.bridge_back_home", {"effects": [{"do": "hasten"}]}, "effects[0]"),
        ("lobby.shop_floor_voices", {"text": ""}, "text"),
        ("lobby.shop_floor_voices", {"weight": 3}, "'weight'"),
    ],
)
def test_SEN_3_6_lobby_and_event(name: str, fields: Table, field: str) -> None:
    assert found(changed(name, **fields), name, field)


def test_SEN_3_6_votes_stand_with_the_window_exchange_and_only_then() -> None:
    name = "event.bridge_back_home"
    assert found(lambda cards: cards[name].pop("votes"), name, "votes")
    main = [{"do": "pork_strike", "n": 1}]
    assert not faults(changed(name, effects=main, votes=["CB", "OV"]))
    assert not faults(lambda cards: (cards[name].update(effects=main, window="main"), cards[name].pop("votes")))
    both = [{"do": "threshold", "n": -2}, {"do": "favor", "who": "any"}]
    assert found(changed(name, effects=both), name, "effects[0]") == [
        "threshold can be played in FB, FA, but votes lists CL, OV."
    ]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"effects": []}, "effects"),
        ({"effects": {"do": "mood"}}, "effects"),
        ({"window": "main"}, "'window'"),
        ({"text": 3}, "text"),
    ],
)
def test_SEN_3_7_flash(fields: Table, field: str) -> None:
    assert found(changed("flash.slow_start", **fields), "flash.slow_start", field)


# The set -----------------------------------------------------------------------------------------------


def whole(spoil: Spoil) -> list[tuple[str, str, str]]:
    return [(fault.card, fault.field, fault.problem) for fault in faults(spoil)]


def without(data: Table, section: str, count: int) -> list[tuple[str, str]]:
    """The faults when some cards of a section are taken out, as card and field."""
    data[section] = data[section][count:]
    return [(fault.card, fault.field) for fault in parse(data, FILE)[1]]


def test_SEN_3_8_an_id_stands_once() -> None:
    data = raw_set()
    data["bills"].append(dict(data["bills"][0]))
    assert [str(fault) for fault in parse(data, FILE)[1]] == [
        "set.json: card bill.fair_labor_trade, field id: Another card has this id too."
    ]


def test_SEN_3_8_a_caucus_that_is_not_there() -> None:
    assert whole(changed("executive.cheney", caucus="whig")) == [
        ("executive.cheney", "caucus", "There is no caucus whig; the caucuses are democratic, republican.")
    ]


def test_SEN_3_8_thirty_senators() -> None:
    def lame(count: int) -> list[tuple[str, str, str]]:
        data = raw_set()
        plain = [c for c in data["senators"] if c["caucus"] == "republican" and not c["star"]]
        gone = [c["id"] for c in sorted(plain, key=lambda c: len(c["committees"]) * 10 + c["positions"]["eco"])][:count]
        data["senators"] = [c for c in data["senators"] if c["id"] not in gone]
        return [(fault.card, fault.field, fault.problem) for fault in parse(data, FILE)[1] if fault.field == "senators"]

    assert lame(19) == []
    problem = "It must have 30 senators or more, but has 29."
    assert lame(20) == [("caucus.republican", "senators", problem)]


def test_SEN_3_8_one_star_for_each_caucus_and_issue() -> None:
    assert whole(changed("senator.hatch", star=None)) == [
        ("caucus.republican", "star", "It must have one ranking star for lib, but has 0.")
    ]
    assert whole(changed("senator.kohl", star="lib")) == [
        ("caucus.democratic", "star", "It must have one chair star for lib, but has 2 (senator.leahy, senator.kohl).")
    ]


def test_SEN_3_8_three_members_of_each_caucus_in_each_committee() -> None:
    def leave(cards: dict[str, Table]) -> None:
        sitting = [c for c in cards.values() if c["kind"] == "senator" and "env" in c["committees"]]
        own = [c for c in sitting if c["caucus"] == "republican" and c["star"] != "env"]
        for senator in own[1:]:
            senator.update(committees=["eco"], given=[], star=None)

    told = [text for card, field, text in whole(leave) if (card, field) == ("caucus.republican", "committees")]
    assert told == ["In the committee on env it must have 3 or more, but has 2."]


def test_SEN_3_8_sixty_politics_cards() -> None:
    data = raw_set()
    data["lobbies"], data["events"] = [], data["events"][:0]
    assert ("", "politics") not in without(data, "flashes", 2)
    assert ("", "politics") in without(data, "flashes", 1)


def test_SEN_3_8_twenty_five_bills() -> None:
    data = raw_set()
    light = [bill for bill in data["bills"] if bill["weight"] in (8, 10, 12)]
    assert len(light) == 25
    assert ("", "bills") not in without(data | {"bills": light}, "flashes", 0)
    assert without(data | {"bills": light[:2] + light[3:]}, "flashes", 0) == [("", "bills")]


def test_SEN_3_8_a_quarter_of_flash_cards_at_most() -> None:
    def flashes(count: int) -> list[str]:
        data = raw_set()
        one = data["flashes"][0]
        data["flashes"] = [{**one, "id": f"flash.number_{n}"} for n in range(count)]
        return [fault.problem for fault in parse(data, FILE)[1]]

    assert flashes(29) == []  # of 117
    assert flashes(30) == ["At most a quarter of the 118 Politics cards may be Flash cards, not 30."]


def test_SEN_3_8_no_more_cards_than_the_game_has_room_for() -> None:
    data = raw_set()
    one = data["bills"][0]
    more = MOST_CARDS - len(base_set().cards)
    data["bills"] += [{**one, "id": f"bill.number_{n}"} for n in range(more)]
    assert parse(data, FILE)[1] == []
    data["bills"].append({**one, "id": "bill.last"})
    problem = f"There may be {MOST_CARDS} cards at most, but there are {MOST_CARDS + 1}."
    assert [fault.problem for fault in parse(data, FILE)[1]] == [problem]


def test_SEN_3_8_every_bill_has_a_sponsor() -> None:
    def nobody(cards: dict[str, Table]) -> None:
        """No member of the committee on lib stands at 3 any more."""
        for card in cards.values():
            if card["kind"] == "senator" and "lib" in card["committees"] and card["positions"]["lib"] == 3:
                card["positions"]["lib"] = 2

    assert not faults(nobody)  # by his own rule Hatch may sponsor any bill of this issue

    def nobody_at_all(cards: dict[str, Table]) -> None:
        nobody(cards)
        cards["senator.hatch"].update(rules=[], rule_text="")

    problem = "No senator in the committee on lib may sponsor a bill at 3."
    bills = ["bill.courtroom_cameras", "bill.four_year_search_powers"]
    assert whole(nobody_at_all) == [(bill, "position", problem) for bill in bills]

    def near(cards: dict[str, Table]) -> None:
        nobody_at_all(cards)
        cards["senator.durbin"].update(rules=[{"do": "sponsor_near", "issues": ["lib"]}], rule_text="Near.")

    assert len(faults(near)) == 2  # from 1 it is too far to 3

    def nearer(cards: dict[str, Table]) -> None:
        near(cards)
        cards["senator.durbin"]["positions"]["lib"] = 2

    assert not faults(nearer)


def test_SEN_3_8_no_issue_has_bills_of_one_half_only() -> None:
    def lean(cards: dict[str, Table]) -> None:
        for card in cards.values():
            if card["kind"] == "bill" and card["issue"] == "soc" and card["position"] < 3:
                card["position"] = 3

    problem = "The liberal half (1 and 2) of soc has no bill, but the other half has."
    assert whole(lean) == [("", "bills", problem)]


def test_SEN_3_8_tags() -> None:
    assert found(changed("event.busy_session", tags=["amendment"]), "event.busy_session", "tags")
    assert not faults(changed("event.busy_session", tags=["amendments", "filibuster"]))


def test_SEN_3_8_all_faults_together() -> None:
    def spoil(cards: dict[str, Table]) -> None:
        cards["senator.byrd"].update(votes="5", colour="red")
        cards["bill.carbon_limits"].pop("weight")
        cards["senator.hatch"]["star"] = None
        cards["event.busy_session"]["effects"][0]["n"] = 0

    assert {(fault.card, fault.field) for fault in faults(spoil)} == {
        ("senator.byrd", "votes"),
        ("senator.byrd", "'colour'"),
        ("bill.carbon_limits", "weight"),
        ("caucus.republican", "star"),
        ("event.busy_session", "effects[0].n"),
    }


def test_SEN_3_9_the_base_set_is_what_section_2_says() -> None:
    """One slip in each kind of card that other sets may have."""
    for name, fields in (
        ("senator.byrd", {"votes": 4}),
        ("bill.carbon_limits", {"weight": 17}),
        ("lobby.shop_floor_voices", {"votes": list(FLOOR)}),
        ("event.crowded_calendar", {"effects": [{"do": "delay", "n": 3}]}),
        ("flash.slow_start", {"tags": ["filibuster"]}),
    ):
        assert base_problems(changed(name, **fields)), name


def test_SEN_3_9_a_set_that_is_not_the_base_set_is_refused_as_such() -> None:
    data = raw_set()
    data["bills"] = data["bills"][1:]
    assert parse(data, FILE)[0] is not None
    assert parse_base(data, FILE)[0] is None


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_parse_never_raises(data: st.DataObject) -> None:
    raw = raw_set()
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = raw
        while True:
            keys = list(range(len(place))) if isinstance(place, list) else list(place)
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], list | dict) and place[key] and data.draw(st.integers(0, 3)):
                place = place[key]
                continue
            place[key] = data.draw(JSON_VALUES)
            break
    result, problems = parse(raw, FILE)
    assert (result is None) == bool(problems)
    assert all(str(fault).startswith(FILE) for fault in problems)
