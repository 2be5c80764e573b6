"""How the game ends and who has won: SEN-7.5a, 7.5b, 7.6."""

from __future__ import annotations

import pytest

from games.senate.play import play

BILL = "shop_and_farm_credit"  # eco, at 4
PASSED = "passed_committee+passed_senate"
FULL = """
        politics.A ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
"""

# SEN-7.5a ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "over"), [(16, True), (20, True), (15, False)])
def test_SEN_7_5a_the_first_at_the_target_has_won_at_once(before: int, over: bool) -> None:
    """A law of weight 4 brings 12 points, 24 halves."""
    play(f"""
        option win points:20
        score.A {before}
        score.B 39
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        sheet home_buyers_credit by gramm vetoed marks {PASSED}
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        expect score.A {before + 24}
        expect score.B 39
        expect docket home_buyers_credit
        {"expect result points 1 2" if over else "expect stack main A (A)"}
        """)


def test_SEN_7_5a_an_award_wins_too_also_in_the_turn_of_the_other_side() -> None:
    play("""
        option win points:10
        in_play.B leahy
        sheet teen_make_it_right by dewine on dewine
        ---
        A: call teen_make_it_right done
        B: amend leahy done
        A: done
        A: poll abstain done
        expect score.B 20
        expect result points 2 1
        """)


@pytest.mark.parametrize(
    ("own", "other", "places"), [(16, 28, "1 2"), (16, 29, "2 1"), (18, 29, "1 2"), (0, 34, "2 1")]
)
def test_SEN_7_5a_one_award_may_take_both_there_and_the_higher_score_wins(own: int, other: int, places: str) -> None:
    """A has 12 points of the law and B, with the co-sponsor, 6; of equal scores the law decides."""
    play(f"""
        option win points:20
        score.A {own}
        score.B {other}
        hand.B leahy
        sheet courtroom_cameras by specter floor marks passed_committee weight 4 cosponsor leahy on specter
        vote FB
        ---
        B: done
        A: done
        expect score.A {own + 24}
        expect score.B {other + 12}
        expect result points {places}
        """)


def test_SEN_7_5a_points_do_not_end_another_game() -> None:
    play(f"""
        option win bills:9
        score.A 5000
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        vote FB
        ---
        B: done
        A: done
        expect stack main A (A)
        """)


# SEN-7.5b ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "stages"), [(4, 3), (2, 2)])
def test_SEN_7_5b_when_so_many_have_passed_the_senate_and_the_president_has_acted(at: int, stages: int) -> None:
    """Signed or vetoed, it counts; all live sheets conclude as they are."""
    play(f"""
        option win bills:3
        finished 2
        passed.B 2
        score.B 100
        sheet {BILL} by hatch floor at {at} marks passed_committee weight 4 on hatch
        sheet home_buyers_credit by gramm vetoed marks {PASSED}
        sheet million_dollar_bracket by wellstone floor marks passed_committee
        sheet small_classes by wellstone
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        B: poll abstain done
        expect points.1 {4 * stages * 2}
        expect points.2 40
        expect points.3 44               # (16 + 6) times 1
        expect points.4 0
        expect score.A {4 * stages * 2 + 40}
        expect score.B 144
        expect docket -
        expect result bills 2 1
        """)


def test_SEN_7_5b_not_before() -> None:
    play(f"""
        option win bills:3
        finished 1
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        vote FB
        ---
        B: done
        A: done
        expect finished 2
        expect stack main A (A)
        """)


def test_SEN_7_5b_the_bills_of_both_sides_count_together_and_a_substitute_as_one() -> None:
    play(f"""
        option win bills:2
        finished 1
        passed.A 1
        sheet {BILL} by hatch floor marks passed_committee+amended_floor weight 4 on hatch
        sheet {BILL} by levin floor at 1 weight 4 on levin
        vote FA
        ---
        A: done
        B: done
        A: poll abstain done
        B: move levin done
        B: done
        A: done
        B: poll against done
        expect finished 2
        expect points.1 8                # 4 times 1
        expect points.2 32               # (4 - 2 + 6) times 2: it was vetoed
        expect result bills 2 1
        """)


# SEN-7.6 -----------------------------------------------------------------------------------------------


def at_the_cap(position: str, places: str) -> None:
    play(f"""
        option turn_cap 10
        turn 10
        {position}
        ---
        B: end
        expect result cap {places}
        """)


@pytest.mark.parametrize(
    ("position", "places"),
    [
        ("score.A 41\n score.B 40\n laws.B 1", "1 2"),
        ("score.A 40\n score.B 41\n laws.A 3", "2 1"),
        ("score.A -3\n score.B 0", "2 1"),
        ("score.A 40\n score.B 40\n laws.A 1\n passed.B 5", "1 2"),
        ("score.A 40\n score.B 40\n laws.B 2\n laws.A 1", "2 1"),
        ("laws.A 1\n laws.B 1\n passed.A 2\n passed.B 3", "2 1"),
        ("laws.A 1\n laws.B 1\n passed.A 2\n passed.B 2", "1 1"),
    ],
)
def test_SEN_7_6_points_then_laws_then_passed_bills_then_a_draw(position: str, places: str) -> None:
    at_the_cap(position, places)


def test_SEN_7_6_the_game_ends_after_so_many_turns() -> None:
    play(f"""
        option turn_cap 10
        {FULL}
        turn 9
        sheet {BILL} by hatch floor marks passed_committee
        ---
        A: end
        expect turn 10
        B: done
        B: end
        expect score.A 20
        expect result cap 1 2
        """)


def test_SEN_7_6_without_a_cap_it_goes_on() -> None:
    play(f"""
        option turn_cap 0
        {FULL}
        turn 400
        ---
        B: end
        expect turn 401
        """)
    play("""
        turn 400
        ---
        B: end
        expect result cap 1 1
        """)


def test_SEN_12_20_what_has_passed_the_senate_counts_though_it_has_not_concluded() -> None:
    play("""
        option win points:10
        B
        in_play.B wellstone
        sheet million_dollar_bracket by wellstone floor marks passed_committee weight 3 on wellstone
        vote FB
        ---
        A: done
        B: done
        expect stage.1 vetoed
        expect passed.B 1
        expect passed.A 0
        """)
