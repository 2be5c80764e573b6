"""Calling CIVIO: CIV-5.18, 5.19, and the worked examples 11.1, 11.5, 11.13, 11.14 in play."""

from __future__ import annotations

import pytest

from games.civio.civio_calls import FLUSH, FLUSH_ONLY, SPLIT, called
from games.civio.play import play

# CIV-5.18 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stack", ["draw A", "finish A"])
def test_CIV_5_18_flush_is_legal_if_all_seven_are_one_precedent(stack: str) -> None:
    play(f"""
        seats 2
        option match rounds:1
        {FLUSH_ONLY}
        stack {stack}
        ---
        refuse cards_left_over A: call split
        A: call flush
        expect result flush 1 2
        expect score.A 21
        """)


@pytest.mark.parametrize("stack", ["draw A", "finish A"])
def test_CIV_5_18_split_is_legal_if_they_divide_into_three_and_four(stack: str) -> None:
    play(f"""
        seats 2
        option match rounds:1
        {SPLIT}
        stack {stack}
        ---
        refuse cards_left_over A: call flush
        A: call split
        expect result split 1 2
        expect score.A 8
        """)


def test_CIV_5_18_both_calls_are_offered() -> None:
    called(FLUSH, "legal A: end, call flush, call split, lay flush, lay split")
    called(FLUSH_ONLY, "legal A: end, call flush, lay flush")
    called(SPLIT, "legal A: end, call split, lay split")
    called("hidden.A W ...", "legal A: end")


def test_CIV_5_18_at_draw_the_calls_stand_beside_drawing() -> None:
    play(f"""
        seats 2
        {SPLIT}
        stack draw A
        ---
        legal A: draw supply, draw discard, call split, lay split
        """)


def test_CIV_5_18_nobody_but_the_active_seat() -> None:
    play(f"""
        seats 2
        {FLUSH}
        stack draw B
        ---
        refuse not_your_moment A: call flush
        refuse not_your_moment A: lay flush school barnette tinker pico expression A1 A14
        """)


def test_CIV_9_22_not_with_eight_cards() -> None:
    play("""
        seats 2
        hidden.A school barnette engel
        open.A   tinker pico expression A1 A14
        stack discard A
        ---
        refuse not_your_moment A: call flush
        A: discard engel
        A: call flush
        """)


@pytest.mark.parametrize(
    "stack",
    ["keep AB", "discard A", "target A (comstock)", "answer A (B, comstock)", "take A (B)", "expose A (A)", "next AB"],
)
def test_CIV_9_21_at_no_other_moment(stack: str) -> None:
    play(f"""
        seats 2
        option match open
        {FLUSH}
        discard comstock
        stack {stack}
        ---
        refuse not_your_moment A: call flush
        """)


def test_CIV_9_21_right_after_the_deal_the_first_in_order_of_play() -> None:
    play(f"""
        seats 2
        option match rounds:1
        {FLUSH}
        hidden.B police powell
        open.B   gideon reed frontiero equality A5
        stack draw A
        turns.A 1
        ---
        refuse not_your_moment B: call split
        A: call flush
        expect result flush 1 2
        """)


def test_CIV_9_21_a_replacement_may_complete_the_hand_for_the_next_turn() -> None:
    play("""
        seats 2
        option match rounds:1
        hidden.A race gender
        open.A   A1 A4 A6 A8 A13
        hidden.B police powell
        open.B   gideon reed frontiero equality mapp
        stack take A (B)
        ---
        A: take mapp
        chance: A5
        B: expose A5
        refuse not_your_moment B: call split
        A: discard mapp
        refuse not_your_moment B: call split
        A: end
        B: call split
        expect result split 2 1
        """)


def test_CIV_9_21_a_confiscated_card_may_complete_the_hand() -> None:
    play("""
        seats 2
        option match rounds:1
        hidden.A police powell
        open.A   gideon reed frontiero equality voting
        open.B   A5 mapp ...
        stack take A (B)
        ---
        A: take A5
        chance: roper
        B: expose roper
        A: discard voting
        A: expose A5
        A: call split
        expect result split 1 2
        """)


def test_CIV_9_50_two_complete_hands_the_sooner_turn_wins() -> None:
    play("""
        seats 3
        option match rounds:1
        hidden.B police powell
        open.B   gideon reed frontiero equality A5
        hidden.C school barnette
        open.C   tinker pico expression A1 A14
        stack finish A
        ---
        refuse not_your_moment C: call flush
        A: end
        refuse not_your_moment C: call flush
        B: call split
        expect score.B 8
        """)


def test_CIV_9_51_a_seat_that_is_skipped_cannot_call() -> None:
    play("""
        seats 2
        hidden.B police powell
        open.B   gideon reed frontiero equality A5
        skips.B 1
        stack finish A
        ---
        A: end
        expect stack draw A
        refuse not_your_moment B: call split
        """)


# CIV-5.19 ----------------------------------------------------------------------------------------------


def test_CIV_5_19_the_round_ends_at_once() -> None:
    play(f"""
        seats 3
        option match rounds:2
        {FLUSH}
        stack draw A
        ---
        A: call flush
        expect round 2
        expect stack deal chance (B, 21)
        """)


def test_CIV_5_19_both_legal_and_the_caller_chooses() -> None:
    called(FLUSH, "A: call flush\nexpect result flush 1 2\nexpect score.A 24")
    called(FLUSH, "A: call split\nexpect result split 1 2\nexpect score.A 8")


def test_CIV_9_23_nobody_has_to_call_and_a_wrong_call_costs_nothing() -> None:
    called(FLUSH, "A: end\nexpect stack draw B")
    called(SPLIT, "refuse cards_left_over A: call flush\nexpect score.A 0\nA: call split")


# Worked examples ---------------------------------------------------------------------------------------


def test_CIV_11_1_the_big_example_in_play() -> None:
    called(FLUSH, "A: call flush\nexpect score.A 24")
    called(FLUSH, "A: lay flush school barnette tinker pico expression A1 A14\nexpect score.A 24")
    called(
        FLUSH,
        """
        refuse case_does_not_list A: lay flush school tinker barnette pico expression A1 A14
        expect stack finish A
        expect score.A 0
        A: lay flush school barnette tinker pico expression A14 A1
        expect score.A 24
        """,
    )


def test_CIV_11_5_a_split_in_play() -> None:
    called(SPLIT, "A: call split\nexpect score.A 8\nexpect ended split")


def test_CIV_11_13_a_flush_that_cannot_be_divided() -> None:
    hand = "hidden.A gender comstock\nopen.A griswold privacy A1 A4 A5"
    called(hand, "legal A: end, call flush, lay flush\nA: call flush\nexpect score.A 21")


def test_CIV_11_14_marbury_in_one_group_only() -> None:
    hand = "hidden.A W reed\nopen.A equality gideon A6 near jim_crow"
    called(hand, "legal A: end\nrefuse cards_left_over A: call split")
