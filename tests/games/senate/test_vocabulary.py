"""What cards of Senate may say that they do: each word of section 6 with its parameters, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.senate.senate_cards import FILE, JSON_VALUES, Table, by_id, changed, faults, raw_set
from hemicycle.games.senate.cards import parse
from hemicycle.games.senate.deck import STATES
from hemicycle.games.senate.flash import PARAMS
from hemicycle.games.senate.vocabulary import (
    ALL,
    BOUNDS,
    FLASH,
    FLOOR,
    MOST,
    PLAYED,
    SENATOR,
    WINDOWS,
    Word,
    step_faults,
)
from hemicycle.kernel.packs import Fault

MAIN_CARD, EXCHANGE_CARD, FLASH_CARD, SENATOR_CARD = (
    "event.busy_session",
    "event.letters_for_change",
    "flash.slow_start",
    "senator.kohl",
)


def step_problems(name: str, *steps: object) -> list[tuple[str, str]]:
    """What is wrong with a card that has these steps, each with its place."""
    field = "rules" if name == SENATOR_CARD else "effects"
    spoil = changed(name, **{field: list(steps)}, **({"rule_text": "Sings."} if field == "rules" else {}))
    return [(fault.field, fault.problem) for fault in faults(spoil) if fault.card == name]


def places(name: str, /, **step: object) -> list[str]:
    return [field for field, _ in step_problems(name, step)]


LISTS: dict[str, list[str]] = {"issues": ["eco", "int"], "states": ["VT", "WY"]}


def sound(word: Word) -> Table:
    """A step that uses the word rightly."""
    step: Table = {"do": word.name}
    for param in word.params:
        step[param.name] = LISTS[param.name] if param.name in word.lists else (*param.names, max(1, param.low))[0]
    if word.name == "on_enter":
        step["effect"] = {"do": "draw", "deck": "senators", "n": 2}
    if word.name == "param":
        step |= {"name": "chart_shift", "value": 3}
    return step


@pytest.mark.parametrize("word", PLAYED, ids=lambda word: word.name)
@pytest.mark.parametrize("window", WINDOWS)
def test_SEN_3_8_every_word_of_events_and_lobbies(word: Word, window: str) -> None:
    """Each can be used in its windows and votes, and in no other."""
    name = MAIN_CARD if window == "main" else EXCHANGE_CARD
    kinds = {"votes": list(word.votes or ALL)} if window == "exchange" else {}
    spoil = changed(name, effects=[sound(word)], **kinds)
    assert bool(faults(spoil)) == (window not in word.windows)
    if window in word.windows:
        odd = {**sound(word), "loudly": True}
        assert "effects[0].loudly" in places(name, **odd)
        assert not word.params or f"effects[0].{word.params[0].name}" in places(name, do=word.name)


@pytest.mark.parametrize("word", FLASH, ids=lambda word: word.name)
def test_SEN_3_8_every_word_of_flash_cards(word: Word) -> None:
    assert places(FLASH_CARD, **sound(word)) == []
    assert places(FLASH_CARD, **{**sound(word), word.params[0].name: "?"})
    assert places(FLASH_CARD, do=word.name)


@pytest.mark.parametrize("word", SENATOR, ids=lambda word: word.name)
def test_SEN_3_8_every_rule_of_senators(word: Word) -> None:
    assert places(SENATOR_CARD, **sound(word)) == []
    assert places(SENATOR_CARD, **{**sound(word), "odd": 1}) == ["rules[0].odd"]
    if word.params:
        assert places(SENATOR_CARD, **{**sound(word), word.params[0].name: ["?"]})


def test_SEN_3_8_the_vocabulary_of_section_6() -> None:
    """As the tables of the section list it."""
    assert {word.name: len(word.params) for word in PLAYED} == {
        **{"lobby": 3, "strength": 2, "silence": 1, "favor": 1, "free_vote": 1, "shift": 3, "threshold": 1},
        **{"pork_free": 1, "pork_strike": 1, "weight": 2, "release": 1, "extra_put": 1, "draw": 2, "discard": 4},
        **{"reveal": 1, "remove": 2, "recover": 1, "delay": 1, "hasten": 0, "president": 1, "vp_out": 1, "bar": 2},
        "points": 2,
    }
    floor = {word.name for word in PLAYED if word.votes == FLOOR}
    assert floor == {"favor", "free_vote", "pork_free"}
    assert [word.votes for word in PLAYED if word.name == "threshold"] == [("FB", "FA")]
    assert [word.name for word in PLAYED if word.windows == WINDOWS] == ["pork_strike"]
    assert [word.name for word in FLASH] == ["param", "issue_points", "mood", "bar", "on_enter"]
    assert len(SENATOR) == 15


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"do": "hurry"}, "[0].do"),
        ({"do": "pork_deaf"}, "[0].do"),
        ({"do": "draw", "deck": "politics"}, "[0].n"),
        ({"do": "draw", "deck": "politics", "n": 0}, "[0].n"),
        ({"do": "draw", "deck": "politics", "n": MOST + 1}, "[0].n"),
        ({"do": "draw", "deck": "politics", "n": True}, "[0].n"),
        ({"do": "draw", "deck": "flash", "n": 1}, "[0].deck"),
        ({"do": "points", "who": "any", "n": 1}, "[0].who"),
        ({"do": "points", "who": "own", "n": 0}, "[0].n"),
        ({"do": "weight", "who": "own", "n": 0}, "[0].n"),
        ({"do": "bar", "action": "sing", "turns": 1}, "[0].action"),
        ({"do": "recover", "kind": "flash"}, "[0].kind"),
        ({"do": ["hasten"]}, "[0].do"),
        ("hasten", "[0]"),
        ({}, "[0].do"),
    ],
)
def test_SEN_3_8_a_step_that_is_wrong(step: Any, place: str) -> None:
    assert [field for field, _ in step_problems(MAIN_CARD, {"do": "hasten"}, step)] == [
        f"effects{place.replace('0', '1')}"
    ]


def test_SEN_3_8_less_is_a_change_too() -> None:
    for word in ("weight", "points"):
        assert not places(MAIN_CARD, do=word, who="own", n=-MOST)
    assert not places(EXCHANGE_CARD, do="strength", who="other", n=-2)
    assert places(MAIN_CARD, do="delay", n=-1)


def test_SEN_3_8_all_faults_of_a_card_together() -> None:
    steps = ({"do": "extra_puts", "n": 1}, {"do": "favor", "who": "any"}, {"do": "draw", "deck": "politics", "n": 0})
    places = [field for field, _ in step_problems(MAIN_CARD, *steps)]
    assert sorted(places) == ["effects[0].do", "effects[1]", "effects[2].n"]


def test_SEN_3_8_what_was_meant() -> None:
    [(place, problem)] = step_problems(MAIN_CARD, {"do": "extra_puts", "n": 1})
    assert place == "effects[0].do"
    assert problem.startswith("'extra_puts' is unknown; perhaps extra_put is meant. It must be one of lobby,")


@pytest.mark.parametrize(
    ("issues", "problem"),
    [
        ("eco", "It must be a list, but is a text."),
        ([], "It must have one entry or more."),
        (["eco", "eco"], "It has the same entry twice."),
        (["eco", "echo"], "'echo' is unknown; perhaps eco is meant. It must be one of eco, soc, lib, env, int."),
    ],
)
def test_SEN_3_8_rules_with_lists(issues: object, problem: str) -> None:
    assert ("rules[0].issues", problem) in step_problems(SENATOR_CARD, {"do": "sponsor_near", "issues": issues})


def test_SEN_3_8_lists_end_somewhere() -> None:
    """However long a hostile list is, it is told at once."""
    many = ["VT"] * 100_000
    assert places(SENATOR_CARD, do="pork_wide", states=many) == ["rules[0].states"]
    assert step_problems(MAIN_CARD, *[{"do": "hasten"}] * 100_000) == [
        ("effects", "It must have at most 4 entries, but has 100000.")
    ]
    assert not places(SENATOR_CARD, do="pork_wide", states=list(STATES))


def moved(name: str, how: str, value: int) -> list[Fault]:
    step = {"do": "param", "name": name, "how": how, "value": value}
    return step_faults(FLASH, FILE, FLASH_CARD, "effects", [step])


def test_SEN_3_8_parameters_stay_where_the_game_can_be_played() -> None:
    assert BOUNDS.keys() == PARAMS.keys()
    for name, (low, high) in BOUNDS.items():
        assert low <= PARAMS[name] <= high
        for value, good in ((low - 1, False), (low, True), (high, True), (high + 1, False)):
            assert bool(moved(name, "set", value)) is not good, (name, value)
            more = value - PARAMS[name]
            assert bool(moved(name, "add", more)) is not (good and more != 0), (name, more)
    told = step_problems(FLASH_CARD, {"do": "param", "name": "hand_politics", "how": "add", "value": -5})
    assert told == [("effects[0].value", "It is -5; to add hand_politics it must be from -4 to 5.")]


def test_SEN_3_8_what_happens_when_a_flash_card_enters() -> None:
    assert not places(FLASH_CARD, do="on_enter", effect={"do": "points", "who": "own", "n": -5})
    assert places(FLASH_CARD, do="on_enter", effect={"do": "hasten"}) == ["effects[0].effect"]
    assert places(FLASH_CARD, do="on_enter", effect="draw") == ["effects[0].effect"]
    wrong = {"do": "draw", "deck": "politics", "n": 0, "fast": 1}
    assert places(FLASH_CARD, do="on_enter", effect=wrong) == ["effects[0].effect.fast", "effects[0].effect.n"]


def test_SEN_3_8_a_flash_card_bars_amendments_and_filibusters_only() -> None:
    assert not places(FLASH_CARD, do="bar", action="filibuster")
    assert places(FLASH_CARD, do="bar", action="introduce") == ["effects[0].action"]


@given(JSON_VALUES, st.sampled_from([MAIN_CARD, EXCHANGE_CARD, FLASH_CARD, SENATOR_CARD]))
@settings(max_examples=100, deadline=None)
def test_steps_never_raise(value: object, name: str) -> None:
    data = raw_set()
    by_id(data)[name]["rules" if name == SENATOR_CARD else "effects"] = value
    parse(data, FILE)


@given(
    st.sampled_from([*PLAYED, *FLASH, *SENATOR]),
    st.dictionaries(
        st.sampled_from(["n", "who", "name", "how", "value", "effect", "issues", "states", "issue", "lean", "k"]),
        JSON_VALUES,
        max_size=4,
    ),
)
@settings(max_examples=100, deadline=None)
def test_values_of_steps_never_raise(word: Word, values: dict[str, object]) -> None:
    data = raw_set()
    for name in (MAIN_CARD, FLASH_CARD, SENATOR_CARD):
        by_id(data)[name]["rules" if name == SENATOR_CARD else "effects"] = [{**sound(word), **values}]
    parse(data, FILE)
