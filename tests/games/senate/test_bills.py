"""Introducing, calling and withdrawing bills: SEN-5.8c, 5.8f, 5.8g, 5.10, and pork in them (SEN-9.11)."""

from __future__ import annotations

import pytest

from games.senate.play import flash, play, scene, with_rules
from hemicycle.kernel.notation import Notation

# SEN-5.8c ----------------------------------------------------------------------------------------------


def test_SEN_5_8c_a_bill_is_introduced() -> None:
    play("""
        politics.A early_warning open_slot
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        expect politics.A open_slot
        expect docket early_warning
        expect stage.1 committee
        expect on.hatch 0
        expect pork.1 -
        expect not_before.1 7
        knows early_warning AB*
        expect stack main A (A)
        refuse too_early A: call early_warning done
        """)


def test_SEN_5_8c_pork_is_any_choice_of_places_none_of_them_twice() -> None:
    play("""
        politics.A early_warning
        in_play.A hatch
        ---
        refuse already_listed A: introduce early_warning sponsor hatch pork WY pork WY done
        refuse unfinished A: introduce early_warning sponsor hatch pork WY
        A: introduce early_warning sponsor hatch pork WY pork PRES pork AK done
        expect pork.1 AK+WY+PRES
        sees * pork.1 AK+WY+PRES
        """)


def test_SEN_5_8c_the_order_of_the_pork_makes_no_other_choice() -> None:
    scenario = scene("politics.A early_warning\nin_play.A hatch\n---")
    game, s = scenario.game, scenario.start
    notation = Notation(game)
    main = game.decision_for(s, 0, notation.read_action("end")[0])
    assert main is not None
    ways = ("pork WY pork PRES pork AK", "pork AK pork PRES pork WY", "pork PRES pork AK pork WY")
    actions = [notation.read_action(f"introduce early_warning sponsor hatch {way} done") for way in ways]
    assert {notation.action(main.normal(action)) for action in actions} == {
        "introduce early_warning sponsor hatch pork AK pork WY pork PRES done"
    }


def test_SEN_5_8c_what_is_no_bill_or_not_in_hand_is_not_introduced() -> None:
    play("""
        politics.A open_slot shop_floor_voices
        politics.B early_warning
        in_play.A hatch
        ---
        refuse not_a_bill A: introduce open_slot sponsor hatch done
        refuse not_a_bill A: introduce shop_floor_voices sponsor hatch done
        refuse not_held A: introduce early_warning sponsor hatch done
        refuse not_held A: introduce carry_permit sponsor hatch done
        """)


def test_SEN_5_8c_the_sponsor_comes_first_and_is_free() -> None:
    play("""
        politics.A early_warning
        in_play.A kyl
        sheet carry_permit by hatch on hatch
        ---
        refuse no_sponsor A: introduce early_warning pork WY done
        refuse busy A: introduce early_warning sponsor hatch done
        refuse sponsor_there A: introduce early_warning sponsor kyl sponsor kyl done
        legal A: introduce early_warning, call carry_permit, activate kyl, end
        """)


def test_SEN_5_8c_the_wait_is_looked_up_when_it_begins() -> None:
    play("""
        flash long_recess
        politics.A early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        expect not_before.1 9
        """)


def test_SEN_11_7_a_calendar_of_introductions() -> None:
    play("""
        turn 3
        politics.A early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        expect not_before.1 5
        """)


# SEN-5.8f ----------------------------------------------------------------------------------------------


def test_SEN_5_8f_the_bill_comes_to_the_vote_of_its_stage() -> None:
    play("""
        sheet early_warning by hatch
        ---
        A: call early_warning pork WY pork PRES done
        expect pork.1 WY+PRES
        expect on.hatch 0
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        """)
    play("""
        sheet early_warning by hatch floor
        ---
        A: call early_warning done
        expect stack main A (A); exchange B (B, FB, early_warning, 0, no)
        """)
    play("""
        sheet early_warning by hatch vetoed
        ---
        A: call early_warning done
        expect stack main A (A); exchange B (B, OV, early_warning, 0, no)
        """)


def test_SEN_5_8f_from_its_turn_on() -> None:
    play("""
        turn 7
        sheet early_warning by hatch floor not_before 8
        sheet carry_permit by kyl floor not_before 7
        ---
        refuse too_early A: call early_warning done
        A: call carry_permit done
        """)


def test_SEN_5_8f_ones_own_live_bills_only() -> None:
    play("""
        sheet readers_privacy by leahy floor
        sheet carry_permit by kyl dead
        discard carry_permit
        politics.A early_warning
        ---
        refuse not_managed A: call readers_privacy done
        refuse not_live A: call carry_permit done
        refuse not_live A: call early_warning done
        """)


def test_SEN_5_8f_the_sponsor_is_free_or_on_the_bill() -> None:
    play("""
        sheet early_warning by hatch floor
        sheet carry_permit by kyl floor on hatch
        ---
        refuse sponsor_busy A: call early_warning done
        refuse sponsor_there A: call carry_permit sponsor hatch done
        A: call carry_permit done
        expect on.kyl 1
        """)
    play("""
        sheet early_warning by hatch floor on hatch
        ---
        A: call early_warning done
        expect on.hatch 0
        """)


def test_SEN_5_8f_new_pork_only_and_none_for_the_president_after_a_veto() -> None:
    play("""
        sheet early_warning by hatch floor pork UT
        ---
        refuse already_listed A: call early_warning pork UT done
        A: call early_warning pork WY pork PRES done
        expect pork.1 UT+WY+PRES
        """)
    play("""
        sheet early_warning by hatch vetoed pork UT
        ---
        refuse president_too_late A: call early_warning pork PRES done
        A: call early_warning pork WY done
        expect pork.1 UT+WY
        """)


def test_SEN_5_8f_a_double_sponsor_may_be_on_another_bill_too() -> None:
    play(
        """
        sheet early_warning by hatch floor
        sheet carry_permit by kyl floor on hatch
        ---
        A: call early_warning done
        expect on.hatch 1
        expect also.hatch 0
        """,
        with_rules("hatch", {"do": "double"}),
    )


# SEN-5.8g ----------------------------------------------------------------------------------------------


def test_SEN_5_8g_a_vetoed_bill_can_be_given_up() -> None:
    """Weight 8, at 5: 8 and 6 points, twice."""
    play("""
        sheet early_warning by hatch vetoed marks passed_committee+passed_senate not_before 9 on hatch
        ---
        A: withdraw early_warning
        expect stage.1 withdrawn
        expect discard early_warning
        expect docket -
        expect score.A 56
        expect on.hatch 0
        """)


@pytest.mark.parametrize(
    ("option", "stage", "may"),
    [
        ("vetoed", "committee", False),
        ("vetoed", "floor", False),
        ("any", "committee", True),
        ("any", "floor", True),
        ("any", "vetoed", True),
        ("off", "committee", False),
        ("off", "vetoed", False),
    ],
)
def test_SEN_5_8g_which_bills_the_option_lets_go(option: str, stage: str, *, may: bool) -> None:
    play(f"""
        option withdraw {option}
        sheet early_warning by hatch {stage} not_before 9
        ---
        {"" if may else "refuse not_to_withdraw "}A: withdraw early_warning
        """)


def test_SEN_5_8g_ones_own_live_bills_only() -> None:
    play("""
        sheet readers_privacy by leahy vetoed
        sheet carry_permit by kyl dead
        discard carry_permit
        ---
        refuse not_managed A: withdraw readers_privacy
        refuse not_live A: withdraw carry_permit
        legal A: activate kyl, end
        """)


# SEN-5.10 ----------------------------------------------------------------------------------------------


def test_SEN_5_10_a_new_sponsor_for_a_bill_in_committee_sits_on_it() -> None:
    """Lib at 5: Kyl and Thurmond sit there; Bunning has the position alone, and Bennett the seat alone."""
    play("""
        hand.A hatch
        in_play.A kyl thurmond bennett bunning
        in_play.B kohl
        sheet early_warning by hatch
        ---
        refuse sponsor_gone A: call early_warning done
        refuse sponsor_gone A: call early_warning pork WY done
        refuse not_member A: call early_warning sponsor bunning done
        refuse wrong_position A: call early_warning sponsor bennett done
        refuse other_side A: call early_warning sponsor kohl done
        refuse not_in_play A: call early_warning sponsor hatch done
        A: call early_warning sponsor kyl pork WY done
        expect sponsor.1 kyl
        expect on.kyl 0
        expect pork.1 WY
        expect manager.1 A
        """)


def test_SEN_5_10_on_the_floor_the_position_is_enough() -> None:
    play("""
        hand.A hatch
        in_play.A bunning bennett
        sheet early_warning by hatch floor at 5
        ---
        A: call early_warning sponsor bunning done
        expect sponsor.1 bunning
        """)


def test_SEN_5_10_the_position_is_that_of_the_sheet_as_it_stands() -> None:
    play("""
        hand.A hatch
        in_play.A kyl bennett
        sheet early_warning by hatch floor at 4
        ---
        refuse wrong_position A: call early_warning sponsor kyl done
        A: call early_warning sponsor bennett done
        """)


def test_SEN_5_10_with_nobody_qualified_there_is_no_vote() -> None:
    play("""
        hand.A hatch
        in_play.A bennett
        sheet early_warning by hatch
        ---
        refuse sponsor_gone A: call early_warning sponsor bennett done
        A: put hatch
        A: call early_warning done
        """)


def test_SEN_5_10_one_who_is_on_the_bill_already_can_take_it() -> None:
    play("""
        hand.A hatch
        sheet early_warning by hatch on kyl
        sheet carry_permit by thurmond not_before 9 on thurmond
        ---
        refuse busy A: call early_warning sponsor thurmond done
        A: call early_warning sponsor kyl done
        """)


# SEN-6.3 in this phase ---------------------------------------------------------------------------------


def test_SEN_6_3_a_wait_never_lets_a_bill_be_voted_on_twice_in_a_turn() -> None:
    """Parameters stay within their bounds, however many cards lower them."""
    less = [flash(f"less{at}", {"do": "param", "name": "wait_turns", "how": "add", "value": -1}) for at in (1, 2)]
    play(
        """
        flash less1 less2
        politics.A early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        expect not_before.1 6
        """,
        *less,
    )
