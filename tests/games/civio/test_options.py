"""The options of a table: every value that is named is taken, and no other: CIV-4.2."""

from __future__ import annotations

import pytest

from games.civio.play import play
from hemicycle.games.civio import TITLE
from hemicycle.games.civio.rules.table import Civio
from hemicycle.kernel.options import BadInput


def settled(option: str, text: str, seats: int = 3) -> str:
    return TITLE.game(seats, {option: text}).options_given[option]


def test_CIV_4_2_the_first_value_is_the_default() -> None:
    given = TITLE.game(3).options_given
    assert given == {
        "match": "rounds:3",
        "first_dealer": "random",
        "start_points": "0,0,0",
        "round_cap": "60",
        "put_back_attacks": "no",
        "on_leave": "bot",
    }


RANKS = ["intern", "law_clerk", "second_chair", "first_chair"]
RANKS += ["judge", "appellate_judge", "associate_justice", "chief_justice"]


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("match", "rounds:1"),
        ("match", "rounds:12"),
        ("match", "open"),
        *(("match", f"rank:{rank}") for rank in RANKS),
        ("first_dealer", "random"),
        ("first_dealer", "A"),
        ("first_dealer", "C"),
        ("start_points", "7,0,19"),
        ("round_cap", "0"),
        ("round_cap", "10"),
        ("round_cap", "75"),
        ("put_back_attacks", "no"),
        ("put_back_attacks", "yes"),
        ("on_leave", "bot"),
        ("on_leave", "out"),
    ],
)
def test_CIV_4_2_values(option: str, text: str) -> None:
    assert settled(option, text) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("match", "rounds:0"),
        ("match", "rounds:-1"),
        ("match", "rounds:"),
        ("match", "rounds"),
        ("match", "rank:king"),
        ("match", "rank:"),
        ("match", "endless"),
        ("first_dealer", "D"),
        ("first_dealer", "AB"),
        ("first_dealer", ""),
        ("start_points", "-1"),
        ("start_points", "1,2"),
        ("start_points", "1,2,3,4"),
        ("start_points", "some"),
        ("round_cap", "9"),
        ("round_cap", "-1"),
        ("round_cap", "none"),
        ("put_back_attacks", "maybe"),
        ("on_leave", "stay"),
        ("colour", "red"),
    ],
)
def test_CIV_4_2_other_values_are_refused_with_what_would_be_right(option: str, text: str) -> None:
    with pytest.raises(BadInput, match=r"must be|There is no option"):
        settled(option, text)


def test_CIV_4_2_one_number_of_points_is_for_all() -> None:
    assert settled("start_points", "7") == "7,7,7"


def test_CIV_4_2_points_brought_along() -> None:
    play("""
        seats 3
        option start_points 7,0,19
        ---
        expect score.A 7
        expect score.B 0
        expect score.C 19
        """)


@pytest.mark.parametrize(("dealer", "first"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_CIV_4_2_the_first_dealer_may_be_named(dealer: str, first: str) -> None:
    play(f"""
        seats 3
        option first_dealer {dealer}
        ---
        expect dealer {dealer}
        expect stack deal chance ({first}, 21)
        """)


def test_CIV_4_2_or_drawn_by_chance() -> None:
    play("""
        seats 3
        option first_dealer random
        ---
        expect stack first_dealer chance
        chance: 1
        expect dealer B
        """)


def test_CIV_4_2_samples_are_values() -> None:
    for option in TITLE.options:
        for text in option.samples:
            assert isinstance(TITLE.game(4, {option.name: text}), Civio)
