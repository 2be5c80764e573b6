"""The EXCHANGE of a vote: SEN-5.19, 5.20."""

from __future__ import annotations

import pytest

from games.senate.play import counted, event, play, with_rules

BILL = "school_scholarships"  # soc at 5, weight 8; Gregg is the ranking member, Kennedy the chair
IN_COMMITTEE = f"sheet {BILL} by gregg on gregg"
ON_FLOOR = f"sheet {BILL} by gregg floor on gregg"

# SEN-5.19 ----------------------------------------------------------------------------------------------


def test_SEN_5_19_one_activates_ones_own_free_senators() -> None:
    """Gramm has no seat on the committee for soc, Roberts has, and Enzi is on the bill."""
    play(f"""
        in_play.A gramm roberts
        in_play.B dodd kennedy byrd
        {IN_COMMITTEE} enzi
        vote CB
        ---
        legal B: activate dodd, activate kennedy, done
        refuse not_on_committee B: activate byrd
        refuse other_side B: activate roberts
        refuse not_in_play B: activate reid
        B: activate dodd
        B: activate kennedy
        refuse busy B: activate dodd
        expect on.dodd 0
        B: done
        legal A: activate roberts, done
        refuse busy A: activate enzi
        """)


def test_SEN_5_19_on_the_floor_anybody_comes() -> None:
    play(f"""
        in_play.B byrd
        {ON_FLOOR}
        vote FB
        ---
        B: activate byrd
        expect on.byrd 0
        sees A on.byrd 0
        """)


def test_SEN_5_19_on_a_substitute_one_is_activated_on_the_substitute() -> None:
    play(f"""
        in_play.A frist
        {ON_FLOOR}
        sheet {BILL} by kennedy floor at 2 on kennedy
        vote FA
        ---
        A: activate frist
        expect on.frist 1
        """)


def test_SEN_5_19_a_senator_who_may_be_on_two_sheets_joins_once() -> None:
    play(
        f"""
        in_play.B byrd
        {ON_FLOOR}
        sheet flexible_week by roberts on roberts dodd
        vote FB
        ---
        B: activate dodd
        expect on.dodd 1
        expect also.dodd 0
        refuse busy B: activate dodd
        """,
        with_rules("dodd", {"do": "double"}),
    )


def test_SEN_5_19_pork_is_the_managers() -> None:
    play(f"""
        in_play.B dodd
        sheet {BILL} by gregg floor pork TX on gregg
        vote FB
        ---
        refuse pork_of_manager B: pork VT
        B: activate dodd
        B: done
        refuse already_listed A: pork TX
        A: pork VT
        refuse already_listed A: pork VT
        A: pork PRES
        expect pork.1 TX+VT+PRES
        """)


def test_SEN_5_19_with_pork_by_both_either_side_adds_it() -> None:
    play(f"""
        option pork_by both
        {ON_FLOOR}
        vote FB
        ---
        B: pork VT
        B: done
        A: pork PRES
        expect pork.1 VT+PRES
        """)


@pytest.mark.parametrize("kind", ["CB", "CA"])
def test_SEN_5_19_no_pork_in_committee(kind: str) -> None:
    play(f"""
        mover {"hutchinson" if kind == "CA" else "-"}
        move_to 4
        in_play.A hutchinson
        {IN_COMMITTEE}
        vote {kind} A
        ---
        refuse other_vote A: pork VT
        legal A: activate hutchinson, done
        """)


def test_SEN_5_19_pork_for_the_president_is_too_late_in_an_override() -> None:
    play(f"""
        sheet {BILL} by gregg vetoed on gregg
        vote OV A
        ---
        refuse president_too_late A: pork PRES
        A: pork VT
        """)


def test_SEN_5_19_the_manager_of_a_substitute_adds_pork_to_that() -> None:
    play(f"""
        {ON_FLOOR}
        sheet {BILL} by kennedy floor at 2 on kennedy
        vote FA B
        ---
        B: pork PRES
        expect pork.2 PRES
        expect pork.1 -
        """)


def test_SEN_5_19_a_card_of_the_exchange_in_its_kinds_of_vote() -> None:
    play(f"""
        politics.B expert_witness care_for_everyone_league hearing_called_off small_classes neighborhood_school_parents
        {IN_COMMITTEE} kennedy
        vote CB
        ---
        refuse other_vote B: play care_for_everyone_league
        refuse other_window B: play hearing_called_off
        refuse other_window B: play small_classes
        refuse not_held B: play speech_of_the_year at kennedy
        B: play neighborhood_school_parents
        B: play expert_witness at kennedy
        expect discard expert_witness neighborhood_school_parents
        expect politics.B small_classes care_for_everyone_league hearing_called_off
        """)


# SEN-5.20 ----------------------------------------------------------------------------------------------


def test_SEN_5_20_in_committee_the_first_who_adds_nobody_ends_it() -> None:
    play(f"""
        in_play.A enzi
        in_play.B dodd
        {IN_COMMITTEE}
        vote CB
        ---
        B: activate dodd
        B: done
        expect stack main A (A); exchange A (A, CB, {BILL}, 0, no)
        A: activate enzi
        A: done
        expect stack main A (A); exchange B (B, CB, {BILL}, 0, no)
        B: done
        expect stack main A (A); poll A (A, CB, {BILL})
        """)


def test_SEN_5_20_in_committee_a_card_is_no_reply() -> None:
    """The cards that were played count all the same (SEN-9.15)."""
    found = counted(f"""
        in_play.A enzi
        politics.B neighborhood_school_parents
        {IN_COMMITTEE}
        vote CB
        ---
        B: play neighborhood_school_parents
        expect stack main A (A); exchange B (B, CB, {BILL}, 0, no)
        B: done
        expect stack main A (A)
        """)
    assert found == ["committee_failed 2 to 2, 3 needed"]


@pytest.mark.parametrize("kind", ["FB", "OV", "CL"])
def test_SEN_5_20_on_the_floor_both_decline_in_a_row(kind: str) -> None:
    """Each of the three inputs is something done, and starts the counting of declined steps anew."""
    stage = "vetoed" if kind == "OV" else "floor"
    play(f"""
        filibusterer {"kennedy" if kind == "CL" else "-"}
        in_play.A enzi
        in_play.B dodd
        politics.B care_for_everyone_league
        sheet {BILL} by gregg {stage} on gregg kennedy
        vote {kind} B
        ---
        B: done
        expect stack main A (A); exchange A (A, {kind}, {BILL}, 1, no)
        A: activate enzi
        expect stack main A (A); exchange A (A, {kind}, {BILL}, 1, yes)
        A: done
        expect stack main A (A); exchange B (B, {kind}, {BILL}, 0, no)
        B: play care_for_everyone_league
        B: done
        A: done
        expect stack main A (A); exchange B (B, {kind}, {BILL}, 1, no)
        B: activate dodd
        B: done
        A: pork VT
        A: done
        B: done
        expect stack main A (A); exchange A (A, {kind}, {BILL}, 1, no)
        A: done
        expect stack main A (A); poll A (A, {kind}, {BILL})
        """)


def test_SEN_5_20_a_step_may_hold_any_number_of_inputs() -> None:
    play(f"""
        in_play.B dodd harkin murray
        politics.B care_for_everyone_league
        {ON_FLOOR}
        vote FB
        ---
        B: activate dodd
        B: activate murray
        B: play care_for_everyone_league
        B: activate harkin
        legal B: done
        B: done
        expect stack main A (A); exchange A (A, FB, {BILL}, 0, no)
        """)


def test_SEN_5_20_in_a_committee_vote_a_step_with_a_senator_and_a_card_goes_on() -> None:
    note = event("note", {"do": "silence", "who": "other"}, votes="CB CA")
    play(
        f"""
        in_play.B dodd
        politics.B note
        {IN_COMMITTEE} enzi
        vote CB
        ---
        B: play note at enzi
        B: activate dodd
        B: done
        expect stack main A (A); exchange A (A, CB, {BILL}, 0, no)
        """,
        note,
    )
