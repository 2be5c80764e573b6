"""Lists of choices: one on a line, and side by side where there are many."""

from __future__ import annotations

from hemicycle.cli.output import MANY, listed


def test_a_few_choices_stand_one_on_a_line() -> None:
    assert listed(["Draw", "Take a card with a long name"], 20) == [
        " 1 Draw",
        " 2 Take a card with",
        "   a long name",
    ]


def test_many_choices_stand_side_by_side_and_are_read_downwards() -> None:
    lines = listed([f"Pork for {at}" for at in range(51)], 80)
    assert len(lines) < MANY
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith(" 1 Pork for 0 ")
    assert lines[1].startswith(" 2 Pork for 1 ")


def test_many_wide_choices_stay_on_lines_of_their_own() -> None:
    assert len(listed(["x" * 50] * 30, 80)) == 30
