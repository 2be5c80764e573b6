"""A seat leaves, in every decision and in every part that it can have in it: CIV-5.22."""

from __future__ import annotations

import pytest

from games.civio.play import play

DECISIONS = [
    "draw A",
    "discard A",
    "target A (comstock)",
    "answer B (A, comstock)",
    "take A (B)",
    "expose A (A)",
    "expose B (A)",
    "finish A",
]


def leaving(stack: str, moves: str, seats: int = 4) -> None:
    """A table where A is active and B the target of an attack, if there is one, and what follows."""
    eight = {"discard A": "hidden.A tinker pico engel", "expose A (A)": "hidden.A tinker pico engel"}
    three = "hidden.B mapp katz roper\nopen.B race A4 A5 A6"
    play(f"""
        seats {seats}
        option on_leave out
        {eight.get(stack, "hidden.A tinker pico")}
        {three if stack == "expose B (A)" else "hidden.B mapp katz"}
        discard comstock
        stack {stack}
        ---
        {moves}
        """)


# In general --------------------------------------------------------------------------------------------


def test_CIV_5_22_with_bot_the_rules_see_nothing() -> None:
    play("""
        seats 3
        stack draw A
        ---
        refuse stays_with_bot host: leave A
        refuse stays_with_bot host: leave B
        legal host: default A
        """)


def test_CIV_5_22_only_the_host_and_only_once() -> None:
    play("""
        seats 3
        option on_leave out
        out.B yes
        stack draw A
        ---
        legal host: default A, leave A, leave C
        refuse has_left host: leave B
        refuse other_decision A: leave C
        host: leave C
        expect result void 1 1 1
        """)


def test_CIV_5_22_the_cards_leave_the_round_unseen() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.B tinker pico
        open.B   brown gideon loving mapp katz
        knows tinker ABC*            # B took it from the pile
        stack draw A
        ---
        host: leave B
        expect out.B yes
        expect hidden.B -
        expect open.B -
        expect away tinker pico brown gideon loving mapp katz
        sees A away ? ? brown gideon loving mapp katz
        knows pico B
        knows tinker B
        """)


@pytest.mark.parametrize("stack", DECISIONS)
def test_CIV_5_22_a_seat_that_has_no_part_in_it(stack: str) -> None:
    leaving(stack, f"host: leave D\nexpect out.D yes\nexpect stack {stack}")


@pytest.mark.parametrize("stack", DECISIONS)
def test_CIV_5_22_of_two_seats_one_remains_and_the_round_is_void(stack: str) -> None:
    for seat in "AB":
        leaving(
            stack,
            f"""
            host: leave {seat}
            expect stack over
            expect ended void
            expect score.A 0
            expect score.B 0
            expect result void 1 1
            """,
            seats=2,
        )


def test_CIV_5_22_points_of_a_void_round_and_of_the_match() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A school barnette
        open.A   tinker pico expression A1 A14
        score.A 3
        score.B 9
        score.C 5
        stack finish A
        ---
        host: leave B
        host: leave C
        expect score.A 3
        expect result void 3 1 2
        knows school A
        """)


# KEEP and NEXT -----------------------------------------------------------------------------------------


def test_CIV_5_22_its_keep_is_not_awaited() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico race A1 A4 A5 A6
        hidden.C mapp katz voting A8 A13 A14 A15
        dealer A
        stack keep ABC
        ---
        A: keep tinker pico
        host: leave B
        expect stack keep C
        C: keep mapp katz
        expect open.A race A1 A4 A5 A6
        expect open.B -
        expect stack draw C
        """)


def test_CIV_5_22_at_keep_the_last_one_awaited_leaves() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico race A1 A4 A5 A6
        hidden.B mapp katz voting A8 A13 A14 A15
        stack keep ABC
        ---
        A: keep tinker pico
        B: keep mapp katz
        host: leave C
        expect open.A race A1 A4 A5 A6
        expect open.B voting A8 A13 A14 A15
        expect stack draw A
        """)


def test_CIV_5_22_at_keep_a_seat_that_has_chosen() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico race A1 A4 A5 A6
        hidden.B mapp katz voting A8 A13 A14 A15
        dealer C
        stack keep ABC
        ---
        A: keep tinker pico
        host: leave A
        expect stack keep BC
        expect laid.A -
        expect hidden.A -
        expect away 7 cards
        knows race A
        B: keep mapp katz
        host: default C
        expect stack draw B
        expect open.A -
        """)


def test_CIV_5_22_at_keep_of_two() -> None:
    play("""
        seats 2
        option on_leave out
        stack keep AB
        ---
        host: leave A
        expect result void 1 1
        """)


def test_CIV_5_22_its_next_is_not_awaited() -> None:
    play("""
        seats 3
        option on_leave out
        option match open
        dealer A
        stack next ABC
        ---
        A: next again
        host: leave C
        expect stack next B
        B: next again
        expect round 2
        expect stack deal chance (B, 14)
        """)


def test_CIV_5_22_at_next_the_last_one_awaited_leaves() -> None:
    play("""
        seats 3
        option on_leave out
        option match open
        stack next ABC
        ---
        A: next again
        B: next again
        host: leave C
        expect round 2
        """)


def test_CIV_5_22_at_next_the_vote_of_one_who_left_counts_no_more() -> None:
    play("""
        seats 3
        option on_leave out
        option match open
        ended split
        stack next ABC
        ---
        A: next again
        host: leave A
        B: next again
        C: next stop
        expect result split 1 1 1
        """)


def test_CIV_5_22_at_next_the_round_is_scored_already() -> None:
    play("""
        seats 2
        option on_leave out
        option match open
        ended flush
        score.A 24
        stack next AB
        ---
        A: next again
        host: leave B
        expect ended flush
        expect score.A 24
        expect result flush 1 2
        """)


# The active seat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("stack", [one for one in DECISIONS if one != "expose B (A)"])
def test_CIV_5_22_the_active_seat_leaves_and_its_turn_and_attack_are_over(stack: str) -> None:
    leaving(
        stack,
        """
        host: leave A
        expect stack draw B
        expect turns.B 1
        expect skips.B 0
        expect hidden.B mapp katz
        expect open.B 5 cards
        legal A: -
        """,
    )


def test_CIV_5_22_a_target_that_has_lost_a_card_still_exposes() -> None:
    leaving(
        "expose B (A)",
        """
        host: leave A
        expect stack expose B (A)
        B: expose roper
        expect open.B race A4 A5 A6 roper
        expect stack draw B
        """,
    )


def test_CIV_5_22_then_the_target_leaves_too() -> None:
    leaving(
        "expose B (A)",
        """
        host: leave A
        host: leave B
        expect stack draw C
        """,
    )


def test_CIV_5_22_then_another_leaves_too() -> None:
    leaving(
        "expose B (A)",
        """
        host: leave A
        host: leave C
        B: expose roper
        expect stack draw B
        host: leave B
        expect result void 1 1 1 1
        """,
    )


def test_CIV_5_22_the_card_taken_goes_with_the_active_seat() -> None:
    play("""
        seats 3
        option on_leave out
        discard comstock jim_crow
        stack draw A
        ---
        A: draw discard
        host: leave A
        expect taken -
        expect discard comstock
        expect away 8 cards
        expect stack draw B
        """)


# The target --------------------------------------------------------------------------------------------


def test_CIV_5_22_the_target_leaves_before_it_answers() -> None:
    leaving("answer B (A, comstock)", "host: leave B\nexpect stack finish A\nexpect hidden.A tinker pico")


def test_CIV_5_22_the_target_leaves_before_a_card_is_taken() -> None:
    leaving("take A (B)", "host: leave B\nexpect stack finish A\nexpect hidden.A tinker pico")


def test_CIV_5_22_the_attacker_exposes_when_the_target_has_left() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico engel
        open.A   race A1 A4 A5
        discard comstock
        stack answer B (A, comstock)
        ---
        host: leave B
        expect stack expose A (A)
        """)


def test_CIV_5_22_the_attacker_keeps_what_it_has_taken() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico
        open.A   race A1 A4 A5 A6
        open.B   brown gideon loving mapp katz
        stack take A (B)
        ---
        A: take brown
        chance: engel
        host: leave B
        expect hidden.A tinker pico brown
        expect away 7 cards
        expect stack discard A
        A: discard race
        A: expose brown
        expect stack finish A
        """)


def test_CIV_5_22_a_seat_that_left_is_no_target() -> None:
    leaving(
        "target A (comstock)",
        """
        host: leave B
        legal A: target C, target D
        refuse not_in_round A: target B
        """,
    )


# Afterwards --------------------------------------------------------------------------------------------


def test_CIV_5_22_play_passes_it_by_with_its_lost_turns() -> None:
    play("""
        seats 4
        option on_leave out
        out.B yes
        skips.B 2
        stack finish A
        ---
        A: end
        expect stack draw C
        expect turns.B 0
        expect skips.B 2
        """)


def test_CIV_5_22_the_deal_passes_it_by() -> None:
    play("""
        seats 4
        option on_leave out
        option match rounds:2
        out.B yes
        out.C yes
        hidden.A school barnette
        open.A   tinker pico expression A1 A14
        dealer A
        stack finish A
        ---
        A: call flush
        expect dealer D
        expect supply 78 cards
        expect stack deal chance (A, 14)
        chance: tinker
        expect stack deal chance (D, 13)
        """)


def test_CIV_5_22_the_dealer_may_leave_before_the_first_turn() -> None:
    play("""
        seats 3
        option on_leave out
        dealer A
        stack keep ABC
        ---
        host: leave A
        host: default B
        host: default C
        expect stack draw B
        """)


def test_CIV_5_22_it_gets_no_more_points_and_keeps_those_it_has() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:1
        hidden.A police powell
        open.A   gideon reed frontiero equality A5
        hidden.B school barnette
        open.B   tinker pico expression A1 A14
        score.B 20
        stack draw A
        ---
        host: leave B
        A: call split
        expect score.A 8
        expect score.B 20
        expect result split 2 1 3
        knows school B
        """)


def test_CIV_5_22_in_a_round_without_winner_it_gets_no_points() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:1
        option round_cap 10
        hidden.B school barnette
        open.B   tinker pico expression A1 A14
        turns.C 10
        stack draw B
        ---
        host: leave B
        expect ended cap
        expect score.B 0
        """)


def test_CIV_5_22_the_last_two_in_round_two() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:3
        round 2
        out.A yes
        score.A 30
        score.B 8
        stack draw B
        ---
        host: leave C
        expect result void 1 2 3
        """)
