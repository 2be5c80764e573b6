"""Filibuster and cloture: SEN-5.32 to 5.34."""

from __future__ import annotations

import pytest

from games.senate.play import play, senator, with_rules

BILL = "shop_and_farm_credit"  # eco, at 4

# SEN-5.32 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["ignored", "shields"])
@pytest.mark.parametrize("pork", ["-", "MD"])
@pytest.mark.parametrize("away", range(5))
def test_SEN_5_32_from_how_far_one_may_filibuster(away: int, pork: str, option: str) -> None:
    may = away == 4 or (away == 3 and not (pork == "MD" and option == "shields"))
    move = "B: filibuster sarbanes" if may else "refuse too_near B: filibuster sarbanes"
    play(
        f"""
        option filibuster_pork {option}
        sheet open_markets by gramm floor pork {pork} on gramm
        in_play.B sarbanes boxer
        ---
        A: call open_markets done
        {move}
        """,
        senator("sarbanes", positions=(5 - away, 1, 1, 1, 1), rules=()),
    )


@pytest.mark.parametrize("at", [1, 5])
def test_SEN_5_32_a_bill_at_3_cannot_be_filibustered(at: int) -> None:
    play(
        """
        in_play.B sarbanes
        sheet pay_as_you_legislate by snowe floor on snowe
        ---
        A: call pay_as_you_legislate done
        refuse too_near B: filibuster sarbanes
        """,
        senator("sarbanes", positions=(at, 1, 1, 1, 1), rules=()),
    )


def test_SEN_5_32_who_may_filibuster() -> None:
    play(f"""
        in_play.B kennedy boxer wellstone
        sheet {BILL} by hatch floor on hatch boxer
        sheet small_classes by kennedy on kennedy
        ---
        A: call {BILL} done
        legal B: filibuster boxer, filibuster wellstone, substitute wellstone, pass
        refuse busy B: filibuster kennedy
        refuse not_in_play B: filibuster durbin
        refuse other_side B: filibuster hatch
        B: filibuster boxer              # was on the bill already
        expect on.boxer 0
        """)


def test_SEN_5_32_not_without_the_option_and_not_once_cloture_was_voted() -> None:
    play(f"""
        option filibuster no
        in_play.B kennedy
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        legal B: substitute kennedy, pass
        refuse switched_off B: filibuster kennedy
        """)
    play(f"""
        in_play.B kennedy
        sheet {BILL} by hatch floor marks cloture_voted on hatch
        ---
        A: call {BILL} done
        legal B: substitute kennedy, pass
        refuse debate_closed B: filibuster kennedy
        """)


def test_SEN_5_32_the_filibusterer_is_activated_and_the_manager_chooses() -> None:
    play(f"""
        in_play.B kennedy
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        B: filibuster kennedy
        expect on.kennedy 0
        expect filibusterer kennedy
        expect stack main A (A); cloture A (A, {BILL})
        legal A: cloture, hold
        """)


def test_SEN_5_32_cards_may_say_otherwise() -> None:
    play(
        f"""
        in_play.B kennedy breaux sarbanes
        sheet {BILL} by hatch floor pork LA on hatch
        ---
        A: call {BILL} done
        refuse may_not_filibuster B: filibuster kennedy
        refuse too_near B: filibuster breaux
        B: filibuster sarbanes
        """,
        with_rules("kennedy", {"do": "no_filibuster"}),
        with_rules("breaux", {"do": "filibuster_from", "k": 2}),
    )


# SEN-5.33 ----------------------------------------------------------------------------------------------


def test_SEN_5_33_after_HOLD_no_vote_is_taken() -> None:
    play(f"""
        in_play.B kennedy
        sheet {BILL} by hatch floor marks passed_committee not_before 3 on hatch
        ---
        A: call {BILL} done
        B: filibuster kennedy
        A: hold
        expect stage.1 floor
        expect floor_fails.1 0
        expect cloture_fails.1 0
        expect not_before.1 6
        expect filibusterer -
        expect on.hatch 0
        expect on.kennedy 0
        expect stack main A (A)
        refuse too_early A: call {BILL} done
        """)


def test_SEN_5_33_both_are_held_to_the_managers_upkeep_and_it_may_begin_anew() -> None:
    play(f"""
        politics.A ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
        in_play.B kennedy
        sheet {BILL} by hatch floor marks passed_committee on hatch
        ---
        A: call {BILL} done
        B: filibuster kennedy
        A: hold
        A: end
        B: done
        expect on.kennedy 0
        expect on.hatch 0
        B: end
        expect on.kennedy -1
        expect on.hatch -1
        A: done
        A: call {BILL} done
        legal B: filibuster kennedy, substitute kennedy, pass
        B: filibuster kennedy
        expect stack main A (A); cloture A (A, {BILL})
        """)


# SEN-5.34 ----------------------------------------------------------------------------------------------


def cloture(weight: int, own: str, other: str, after: str, *, sheet: str = "", rest: str = "") -> None:
    """Kennedy filibusters, A calls for cloture: own senators besides Hatch, and others of B."""
    play(f"""
        {rest}
        in_play.A {own}
        in_play.B kennedy {other}
        sheet {BILL} by hatch floor marks passed_committee {sheet} weight {weight} on hatch {own} {other}
        ---
        A: call {BILL} done
        B: filibuster kennedy
        A: cloture
        expect stack main A (A); exchange A (A, CL, {BILL}, 0, no)
        A: done
        B: done
        A: poll for done
        {after}
        """)


def test_SEN_5_34_carried_the_bill_comes_to_its_vote_in_this_turn() -> None:
    cloture(
        60,
        "gramm",
        "",
        f"""
        expect marks.1 passed_committee+cloture_voted     # 7 to 4: the chart asks for 6, and the weight is not tested
        expect cloture_fails.1 0
        expect filibusterer -
        expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)
        B: done
        A: done
        A: poll for done
        B: poll against done
        expect floor_fails.1 1
        expect stage.1 floor
        """,
    )


def test_SEN_5_34_a_substitute_may_still_be_offered_but_no_filibuster() -> None:
    play(f"""
        in_play.A gramm
        in_play.B kennedy breaux
        sheet {BILL} by hatch floor marks passed_committee weight 10 on hatch gramm
        ---
        A: call {BILL} done
        B: filibuster kennedy
        A: cloture
        A: done
        B: done
        A: poll for done
        B: poll abstain done
        expect stack main A (A); respond_floor B (B, {BILL})
        legal B: substitute breaux, pass
        refuse debate_closed B: filibuster kennedy
        """)


def test_SEN_5_34_lost_it_may_come_again_in_a_later_turn() -> None:
    cloture(
        4,
        "enzi",
        "wellstone",
        f"""
        B: poll against done             # 6 to 7: the chart asks for 11
        expect marks.1 passed_committee
        expect stage.1 floor
        expect cloture_fails.1 1
        expect floor_fails.1 0
        expect not_before.1 6
        expect filibusterer -
        expect vote none
        expect stack main A (A)
        refuse too_early A: call {BILL} done
        """,
    )


@pytest.mark.parametrize(("own", "carried"), [("gramm domenici", True), ("gramm enzi", False)])
def test_SEN_5_34_the_chart_decides(own: str, carried: bool) -> None:
    """Kennedy and Wellstone are 7 against, which takes 11."""
    stack = f"stack main A (A); exchange B (B, FB, {BILL}, 0, no)" if carried else "stack main A (A)"
    cloture(4, own, "wellstone", f"B: poll against done\n expect {stack}")


def test_SEN_5_34_the_second_time_that_it_is_lost_the_bill_is_dead() -> None:
    cloture(
        4,
        "enzi",
        "wellstone",
        """
        B: poll against done
        expect cloture_fails.1 2
        expect stage.1 dead
        expect docket -
        expect score.A 8                 # it had passed the committee
        expect stack main A (A)
        """,
        sheet="cloture_fails 1",
    )


def test_SEN_5_34_sponsor_and_filibusterer_are_bound_and_so_is_who_stands_with_the_bill() -> None:
    play("""
        in_play.A voinovich
        in_play.B kennedy miller
        sheet small_wells_credit by domenici floor on domenici
        ---
        A: call small_wells_credit done
        B: filibuster kennedy
        A: cloture
        A: done
        B: done
        refuse vote_fixed A: poll against for domenici done
        A: poll against done             # Voinovich, at 4 himself, cannot
        refuse vote_fixed B: poll for against kennedy done
        refuse must_not_oppose B: poll for against miller done
        B: poll against done
        expect ballot.domenici for
        expect ballot.kennedy against
        expect ballot.voinovich abstain
        expect ballot.miller abstain
        """)


def test_SEN_5_34_cloture_is_called_by_the_manager_of_a_bill_of_either_side() -> None:
    play("""
        B
        in_play.A gramm
        sheet home_buyers_credit by levin floor on levin
        in_play.B levin
        ---
        B: call home_buyers_credit done
        A: filibuster gramm
        B: cloture
        expect stack main B (B); exchange B (B, CL, home_buyers_credit, 0, no)
        B: done
        A: done
        expect cloture_fails.1 1         # 4 to 3: it takes 6
        """)
