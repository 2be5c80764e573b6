"""A bill in committee, from CALL to what comes of the vote: SEN-5.23 to 5.25."""

from __future__ import annotations

import pytest

from games.senate.play import play

# SEN-5.23 ----------------------------------------------------------------------------------------------


def test_SEN_5_23_first_the_other_side_may_amend_then_the_managers() -> None:
    play("""
        in_play.A dewine
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        expect stack main A (A); respond_committee B (B, early_warning)
        legal B: amend leahy, pass
        refuse not_asked A: amend dewine done
        B: pass
        expect stack main A (A); own_amend A (A, early_warning)
        legal A: amend dewine, proceed
        A: proceed
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        """)


def test_SEN_5_23_where_no_amendment_is_possible_nobody_is_asked() -> None:
    play("""
        in_play.A dewine
        in_play.B dorgan                 # on no committee for this
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        expect stack main A (A); own_amend A (A, early_warning)
        """)
    play("""
        in_play.A kyl                    # a member, but of the bill's position
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: pass
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        """)
    play("""
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        """)


def test_SEN_5_23_after_an_amendment_of_the_other_side_the_managers_is_not_asked() -> None:
    play("""
        in_play.A dewine
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: amend leahy done
        expect stack main A (A); exchange A (A, CA, early_warning, 0, no)
        A: done
        A: poll against done
        expect stack main A (A)
        """)


@pytest.mark.parametrize("option", ["amendments no", "introductory yes"])
def test_SEN_5_24_without_amendments_the_committee_votes_at_once(option: str) -> None:
    play(f"""
        option {option}
        in_play.A dewine
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        """)


# SEN-5.24 ----------------------------------------------------------------------------------------------


def test_SEN_5_24_who_may_amend() -> None:
    play("""
        in_play.A dewine
        in_play.B leahy biden kennedy byrd dorgan
        hand.B cantwell
        sheet early_warning by hatch on hatch biden
        sheet small_classes by kennedy on kennedy
        ---
        A: call early_warning done
        legal B: amend leahy, amend biden, amend byrd, pass
        refuse busy B: amend kennedy done          # is on another sheet
        refuse not_on_committee B: amend dorgan done
        refuse not_in_play B: amend cantwell done
        refuse other_side B: amend dewine done
        """)


def test_SEN_5_24_not_to_ones_own_position() -> None:
    play("""
        in_play.B leahy miller
        sheet courtroom_cameras by specter on specter
        ---
        A: call courtroom_cameras done
        legal B: amend leahy, pass
        refuse same_position B: amend miller done
        """)


def test_SEN_5_24_one_attempt_a_caucus_as_long_as_the_bill_lives() -> None:
    play("""
        in_play.A dewine
        in_play.B leahy biden
        sheet early_warning by hatch marks amended_liberal on hatch
        ---
        A: call early_warning done
        expect stack main A (A); own_amend A (A, early_warning)
        A: amend dewine done
        expect marks.1 amended_liberal+amended_conservative
        B: done
        A: poll for done
        expect position.1 4
        refuse too_early A: call early_warning done
        """)
    play("""
        in_play.A dewine
        in_play.B leahy
        sheet early_warning by hatch marks amended_liberal+amended_conservative on hatch
        ---
        A: call early_warning done
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        """)


def test_SEN_5_24_the_mover_is_activated_and_the_vote_follows_at_once() -> None:
    play("""
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: amend leahy pork VT pork PRES done
        expect on.leahy 0
        expect marks.1 amended_liberal
        expect mover leahy
        expect move_to 4
        expect proponent B
        expect pork.1 -
        expect stack main A (A); exchange A (A, CA, early_warning, 0, no)
        """)


def test_SEN_5_24_a_mover_may_be_on_the_bill_already() -> None:
    play("""
        in_play.A kyl
        sheet teen_make_it_right by dewine on dewine kyl
        ---
        A: call teen_make_it_right done
        legal A: amend kyl, proceed
        A: amend kyl done
        expect on.kyl 0
        expect move_to 5
        """)


# SEN-5.25 ----------------------------------------------------------------------------------------------


def test_SEN_5_25_carried_it_goes_to_the_floor_after_a_wait() -> None:
    play("""
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: done
        expect marks.1 passed_committee
        expect stage.1 floor
        expect not_before.1 7
        expect committee_fails.1 0
        expect vote none
        expect measure -1
        expect stack main A (A)
        refuse too_early A: call early_warning done
        """)


def test_SEN_5_25_a_card_may_make_the_wait_longer() -> None:
    play("""
        flash long_recess
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: done
        expect not_before.1 9
        """)


def test_SEN_5_25_a_tie_is_lost_and_it_may_come_again_next_turn() -> None:
    play("""
        in_play.B biden feingold
        sheet early_warning by hatch marks amended_liberal on hatch
        ---
        A: call early_warning done
        B: activate biden
        B: activate feingold
        B: done
        A: done
        B: poll against done
        expect committee_fails.1 1
        expect stage.1 committee
        expect not_before.1 6
        expect stack main A (A)
        refuse too_early A: call early_warning done
        """)


@pytest.mark.parametrize(
    ("most", "before", "stage"), [(2, 1, "dead"), (1, 0, "dead"), (3, 1, "committee"), (0, 7, "committee")]
)
def test_SEN_5_25_lost_too_often_it_is_dead(most: int, before: int, stage: str) -> None:
    after = before + 1
    play(f"""
        option max_votes {most}
        in_play.B leahy
        sheet early_warning by hatch committee_fails {before} marks amended_liberal on hatch
        ---
        A: call early_warning done
        B: activate leahy
        B: done
        A: done
        B: poll against done
        expect committee_fails.1 {after}
        expect stage.1 {stage}
        expect score.A 0
        """)


def test_SEN_5_25_a_dead_bill_leaves_its_card_and_keeps_its_senators() -> None:
    play("""
        in_play.B leahy
        sheet early_warning by hatch committee_fails 1 marks amended_liberal on hatch
        ---
        A: call early_warning done
        B: activate leahy
        B: done
        A: done
        B: poll against done
        expect docket -
        expect discard early_warning
        expect on.hatch 0
        expect on.leahy 0
        expect points.1 0
        """)
