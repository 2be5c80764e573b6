"""A seat leaves during a turn, in every decision and in every part that it can have in it: CIV-5.22."""

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
