"""A bill on the floor, its two tests, and the tie: SEN-5.28 to 5.31."""

from __future__ import annotations

import pytest

from games.senate.play import play

BILL = "shop_and_farm_credit"  # eco, at 4
LAW = 24  # the half points of a law of weight 4

# SEN-5.28 ----------------------------------------------------------------------------------------------


def test_SEN_5_28_the_other_side_may_filibuster_or_offer_a_substitute() -> None:
    play(f"""
        in_play.A gramm
        in_play.B kennedy breaux
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        expect stack main A (A); respond_floor B (B, {BILL})
        legal B: filibuster kennedy, substitute kennedy, substitute breaux, pass
        refuse not_asked A: pass
        B: pass
        expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)
        """)


def test_SEN_5_28_where_only_PASS_is_possible_nobody_is_asked() -> None:
    play(f"""
        in_play.A gramm
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)
        """)
    play("""
        in_play.B miller                 # stands where the bill stands
        sheet small_wells_credit by domenici floor on domenici
        ---
        A: call small_wells_credit done
        expect stack main A (A); exchange B (B, FB, small_wells_credit, 0, no)
        """)


def test_SEN_5_28_neither_in_the_introductory_game() -> None:
    play(f"""
        option introductory yes
        in_play.B kennedy breaux
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)
        """)


# SEN-5.29, 5.30 ----------------------------------------------------------------------------------------


def test_SEN_5_29_carried_it_has_passed_the_senate_and_the_president_acts_at_once() -> None:
    play(f"""
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        vote FB
        ---
        B: done
        A: done
        expect marks.1 passed_committee+passed_senate+law
        expect stage.1 law
        expect floor_fails.1 0
        expect finished 1
        expect score.A {LAW}
        expect vote none
        expect stack main A (A)
        """)


def test_SEN_5_29_lost_it_may_come_again_in_a_later_turn() -> None:
    play(f"""
        sheet {BILL} by hatch floor marks passed_committee weight 5 not_before 3 on hatch
        vote FB
        ---
        B: done
        A: done
        expect marks.1 passed_committee
        expect stage.1 floor
        expect floor_fails.1 1
        expect not_before.1 6
        expect vote none
        expect stack main A (A)
        refuse too_early A: call {BILL} done
        """)


@pytest.mark.parametrize(
    ("most", "before", "stage", "halves"),
    [(2, 1, "dead", 10), (1, 0, "dead", 10), (3, 1, "floor", 0), (0, 8, "floor", 0)],
)
def test_SEN_5_29_lost_too_often_it_is_dead(most: int, before: int, stage: str, halves: int) -> None:
    play(f"""
        option max_votes {most}
        sheet {BILL} by hatch floor marks passed_committee weight 5 floor_fails {before} on hatch
        vote FB
        ---
        B: done
        A: done
        expect floor_fails.1 {before + 1}
        expect stage.1 {stage}
        expect score.A {halves}
        """)


@pytest.mark.parametrize(
    ("weight", "against", "passed"),
    [
        (7, "breaux", True),  # 7 to 3
        (8, "breaux", False),  # not the weight
        (1, "kennedy levin", False),  # 7 to 8: not the majority
        (7, "kennedy", True),  # 7 to 4
    ],
)
def test_SEN_5_30_more_for_than_against_and_at_least_the_weight(weight: int, against: str, passed: bool) -> None:
    stage = "law" if passed else "floor"
    play(f"""
        in_play.A gramm
        in_play.B {against}
        sheet {BILL} by hatch floor marks passed_committee weight {weight} on hatch gramm {against}
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        B: poll against done
        expect stage.1 {stage}
        """)


# SEN-5.31 ----------------------------------------------------------------------------------------------


def tied(
    card: str, sheet: str, moves: str, *, on: str = "hatch kennedy", others: str = "kennedy", position: str = ""
) -> None:
    """A's bill is tied: its sponsor's votes against as many of B."""
    play(f"""
        {position}
        in_play.B {others}
        sheet {card} {sheet} on {on}
        vote FB
        ---
        B: done
        A: done
        B: poll against done
        {moves}
        """)


@pytest.mark.parametrize(("cast", "stage"), [("for", "law"), ("against", "floor"), ("abstain", "floor")])
def test_SEN_5_31_the_vice_president_breaks_a_tie(cast: str, stage: str) -> None:
    moves = f"""
        expect stack main A (A); vp_vote A (A, {BILL}, 4, 5)
        legal A: cast for, cast against, cast abstain
        A: cast {cast}
        expect stage.1 {stage}
        expect vote none
        expect stack main A (A)
        """
    tied(BILL, "by hatch floor marks passed_committee weight 4", moves)


@pytest.mark.parametrize(("weight", "stage"), [(5, "law"), (6, "floor")])
def test_SEN_5_31_the_vice_presidents_vote_counts_toward_the_weight(weight: int, stage: str) -> None:
    moves = f"A: cast for\n expect stage.1 {stage}"
    tied(BILL, f"by hatch floor marks passed_committee weight {weight}", moves)


@pytest.mark.parametrize(
    ("card", "sponsor", "pork", "legal"),
    [
        (BILL, "hatch", "-", "cast for, cast against, cast abstain"),  # distance 1
        (BILL, "hatch", "WY", "cast for, cast abstain"),
        (BILL, "hatch", "PRES", "cast for, cast against, cast abstain"),
        ("single_rate_income_tax", "hatch", "-", "cast for, cast abstain"),  # distance 0
        ("pay_as_you_legislate", "hatch", "-", "cast against, cast abstain"),  # distance 2
        ("pay_as_you_legislate", "hatch", "WY", "cast for, cast against, cast abstain"),
        ("home_buyers_credit", "hatch", "WY", "cast against, cast abstain"),  # distance 3
    ],
)
def test_SEN_5_31_bound_as_any_senator_is(card: str, sponsor: str, pork: str, legal: str) -> None:
    tied(card, f"by {sponsor} floor weight 4 pork {pork}", f"legal A: {legal}", on="hatch sarbanes", others="sarbanes")


def test_SEN_5_31_the_side_of_the_vice_president_votes_on_the_other_sides_bills_too() -> None:
    play("""
        B
        in_play.A gramm
        sheet million_dollar_bracket by wellstone floor weight 3 on wellstone gramm
        vote FB
        ---
        A: done
        B: done
        A: poll against done
        expect stack main B (B); vp_vote A (A, million_dollar_bracket, 3, 4)
        legal A: cast against, cast abstain
        A: cast abstain
        expect floor_fails.1 1
        expect stack main B (B)
        """)


def test_SEN_12_21_asked_also_where_one_more_vote_cannot_reach_the_weight() -> None:
    moves = f"expect stack main A (A); vp_vote A (A, {BILL}, 4, 20)"
    tied(BILL, "by hatch floor weight 20", moves)


def test_SEN_5_31_without_the_vice_president_a_tie_is_lost() -> None:
    moves = "expect floor_fails.1 1\n expect stack main A (A)"
    tied(BILL, "by hatch floor weight 4", moves, position="vp_back 6")


def test_SEN_5_31_nobody_is_asked_without_a_tie() -> None:
    moves = "expect floor_fails.1 1\n expect stack main A (A)"
    tied(BILL, "by hatch floor weight 4", moves, on="hatch kennedy wellstone", others="kennedy wellstone")
