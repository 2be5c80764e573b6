"""Putting, swapping and activating senators, and who may sponsor: SEN-5.7, 5.8a, 5.8b, 5.8d, 5.9."""

from __future__ import annotations

import pytest

from games.senate.play import flash, play, with_rules

# SEN-5.7 -----------------------------------------------------------------------------------------------


def test_SEN_5_7_the_position_and_a_seat_on_the_committee() -> None:
    """Eco at 5: Nickles is on the committee; Kyl is too; Bunning stands there without a seat; Hatch sits at 4."""
    play("""
        politics.A open_markets
        in_play.A nickles kyl bunning hatch
        in_play.B leahy
        ---
        refuse not_member A: introduce open_markets sponsor bunning done
        refuse wrong_position A: introduce open_markets sponsor hatch done
        refuse other_side A: introduce open_markets sponsor leahy done
        refuse not_in_play A: introduce open_markets sponsor lott done
        refuse not_a_senator A: introduce open_markets sponsor cheney done
        A: introduce open_markets sponsor kyl done
        """)


def test_SEN_5_7_with_an_open_committee_the_position_is_enough() -> None:
    play("""
        option sponsor_committee open
        politics.A open_markets
        in_play.A bunning hatch
        ---
        refuse wrong_position A: introduce open_markets sponsor hatch done
        A: introduce open_markets sponsor bunning done
        expect sponsor.1 bunning
        """)


def test_SEN_5_7_without_one_there_is_no_bill() -> None:
    play("""
        politics.A open_markets
        in_play.A hatch bunning
        ---
        refuse no_sponsor A: introduce open_markets sponsor hatch done
        legal A: end
        """)


def test_SEN_5_7_the_vice_president_is_no_senator() -> None:
    """Cheney stands at eco 5 and belongs to A, but sponsors, joins and is activated nowhere."""
    play("""
        option sponsor_committee open
        politics.A open_markets
        sheet early_warning by hatch floor on hatch
        ---
        refuse no_sponsor A: introduce open_markets sponsor cheney done
        refuse not_a_senator A: activate cheney on early_warning
        """)


# SEN-5.8a ----------------------------------------------------------------------------------------------


def test_SEN_5_8a_two_puts_in_a_turn() -> None:
    play("""
        hand.A lott nickles gramm
        ---
        A: put lott
        expect on.lott -1
        A: put nickles
        refuse no_puts A: put gramm
        legal A: end
        expect hand.A gramm
        expect in_play.A lott nickles
        """)


def test_SEN_5_8a_one_in_turn_1_and_two_in_turn_2() -> None:
    play("""
        turn 1
        hand.A lott nickles
        ---
        A: put lott
        refuse no_puts A: put nickles
        """)
    play("""
        turn 2
        hand.B leahy kohl reid
        ---
        B: put leahy
        B: put kohl
        refuse no_puts B: put reid
        """)


def test_SEN_5_8a_the_number_is_looked_up_for_each_put() -> None:
    """A Flash card that comes up in the middle of the turn counts for the next put."""
    play("""
        hand.A lott nickles gramm
        politics.A busy_session
        ---
        A: put lott
        A: play busy_session
        chance: slow_start open_slot
        refuse no_puts A: put nickles
        """)
    play("""
        hand.A lott nickles gramm
        politics.A busy_session
        ---
        A: put lott
        A: put nickles
        A: play busy_session
        chance: class_of_newcomers open_slot
        A: put gramm
        """)


def test_SEN_5_8a_turn_1_has_one_put_whatever_a_flash_card_says() -> None:
    play("""
        turn 1
        flash class_of_newcomers
        hand.A lott nickles
        ---
        A: put lott
        refuse no_puts A: put nickles
        """)


def test_SEN_5_8a_no_more_than_25_in_play() -> None:
    play("""
        in_play.A ...24
        hand.A lott nickles
        ---
        A: put lott
        refuse side_full A: put nickles
        """)


def test_SEN_5_8a_from_the_own_hand_only_and_at_once_of_use() -> None:
    play("""
        hand.A nickles
        hand.B leahy
        politics.A open_markets
        ---
        refuse not_held A: put leahy
        refuse not_held A: put lott
        A: put nickles
        A: introduce open_markets sponsor nickles done
        expect on.nickles 0
        """)


# SEN-5.8b ----------------------------------------------------------------------------------------------

FULL = """
    in_play.A hatch bennett thomas ...25
    hand.A lott nickles gramm
    sheet early_warning by hatch floor cosponsor bennett on hatch
    """


def test_SEN_5_8b_one_comes_and_one_is_gone() -> None:
    play(f"""
        {FULL}
        ---
        A: swap lott out thomas
        expect gone.A thomas
        expect in_play.A 25 cards
        expect on.lott -1
        expect puts 1
        A: swap nickles out lott
        expect gone.A lott thomas
        refuse no_puts A: swap gramm out nickles
        knows thomas AB*
        """)


def test_SEN_5_8b_nobody_who_is_activated_or_stands_for_a_live_bill() -> None:
    play(f"""
        {FULL}
        ---
        refuse busy A: swap lott out hatch
        refuse sponsor_stays A: swap lott out bennett
        refuse not_in_play A: swap lott out nickles
        refuse not_held A: swap thomas out bennett
        """)
    play("""
        in_play.A hatch ...25
        hand.A lott
        sheet early_warning by hatch floor
        ---
        refuse sponsor_stays A: swap lott out hatch
        """)
    play("""
        in_play.A hatch ...25
        hand.A lott
        sheet early_warning by hatch dead
        ---
        A: swap lott out hatch
        """)


def test_SEN_5_8b_only_with_a_full_side() -> None:
    play("""
        in_play.A thomas ...24
        hand.A lott
        ---
        refuse side_not_full A: swap lott out thomas
        """)


def test_SEN_5_8b_where_nobody_can_leave_nobody_comes() -> None:
    limit = flash("small", {"do": "param", "name": "max_in_play", "how": "set", "value": 1})
    play(
        """
        flash small
        hand.A lott
        sheet early_warning by hatch floor on hatch
        ---
        refuse busy A: swap lott out hatch
        legal A: call early_warning, end
        """,
        limit,
    )


def test_SEN_12_7_above_a_lowered_limit_one_can_swap_but_not_put() -> None:
    limit = flash("small", {"do": "param", "name": "max_in_play", "how": "set", "value": 1})
    play(
        """
        flash small
        hand.A lott gramm
        in_play.A thomas nickles
        ---
        refuse side_full A: put lott
        A: swap lott out thomas
        expect in_play.A lott nickles
        """,
        limit,
    )


def test_SEN_5_8b_a_senator_on_one_sheet_of_two_cannot_leave() -> None:
    """SWAP asks of a senator with `double` to be on none."""
    play(
        f"""
        {FULL}
        on.thomas 0
        ---
        refuse busy A: swap lott out thomas
        """,
        with_rules("thomas", {"do": "double"}),
    )


# SEN-5.8d, 5.9 -----------------------------------------------------------------------------------------


def test_SEN_5_8d_in_committee_its_members_only() -> None:
    """Kyl and Hatch are on the committee for lib, Gramm is not."""
    play(
        """
        in_play.A kyl gramm
        in_play.B kohl
        sheet early_warning by hatch committee not_before 9 on hatch
        ---
        legal A: activate kyl, end
        refuse nowhere_to_go A: activate gramm on early_warning
        refuse busy A: activate hatch on early_warning
        refuse other_side A: activate kohl on early_warning
        refuse not_in_play A: activate lott on early_warning
        A: activate kyl on early_warning
        expect on.kyl 0
        sees B on.kyl 0
        refuse busy A: activate kyl on early_warning
        """
    )


def test_SEN_5_8d_on_the_floor_and_vetoed_anyone_on_bills_of_either_side() -> None:
    play("""
        in_play.A gramm lott
        sheet readers_privacy by leahy floor on leahy
        sheet early_warning by hatch vetoed not_before 9 on hatch
        ---
        A: activate gramm on readers_privacy
        A: activate lott on early_warning
        expect on.gramm 0
        expect on.lott 1
        """)


def test_SEN_5_8d_a_bill_that_is_over_takes_nobody() -> None:
    play("""
        in_play.A gramm
        discard early_warning
        sheet early_warning by hatch dead on hatch
        ---
        refuse nowhere_to_go A: activate gramm on early_warning
        legal A: end
        """)


@pytest.mark.parametrize("stage", ["committee", "floor"])
def test_SEN_5_8d_what_fits_one_bill_need_not_fit_another(stage: str) -> None:
    play(f"""
        in_play.A gramm
        sheet early_warning by hatch {stage} not_before 9 on hatch
        sheet open_markets by nickles not_before 9 on nickles
        ---
        {"refuse not_on_committee A: activate gramm on early_warning" if stage == "committee" else ""}
        A: activate gramm on open_markets
        """)


def test_SEN_5_9_any_number_of_bills_but_each_senator_on_one_sheet() -> None:
    """Kyl could sponsor both, but an introduction activates the sponsor."""
    play("""
        politics.A open_markets early_warning carry_permit single_rate_income_tax
        in_play.A kyl nickles thurmond
        ---
        A: introduce open_markets sponsor kyl done
        refuse busy A: introduce early_warning sponsor kyl done
        A: introduce early_warning sponsor thurmond done
        A: introduce single_rate_income_tax sponsor nickles done
        refuse no_sponsor A: introduce carry_permit sponsor thurmond done
        expect docket open_markets single_rate_income_tax early_warning
        """)


def test_SEN_9_57_a_senator_may_sponsor_several_bills_one_sheet_at_a_time() -> None:
    play("""
        turn 7
        politics.A open_markets
        sheet early_warning by kyl
        sheet carry_permit by kyl on kyl
        ---
        refuse no_sponsor A: introduce open_markets sponsor kyl done
        refuse sponsor_busy A: call early_warning done
        A: call carry_permit done
        """)
    play("""
        turn 7
        politics.A open_markets
        sheet early_warning by kyl not_before 9
        ---
        A: introduce open_markets sponsor kyl done
        expect on.kyl 1
        expect sponsor.1 kyl
        expect sponsor.2 kyl
        """)


def test_SEN_5_9_only_a_double_senator_is_on_two() -> None:
    play("""
        politics.A open_markets
        sheet early_warning by kyl floor not_before 9 on kyl
        sheet readers_privacy by leahy floor
        ---
        refuse busy A: activate kyl on readers_privacy
        """)
    play(
        """
        sheet early_warning by kyl floor not_before 9 on kyl
        sheet readers_privacy by leahy floor
        sheet handgun_license by durbin floor
        ---
        A: activate kyl on readers_privacy
        expect on.kyl 0
        expect also.kyl 1
        refuse busy A: activate kyl on handgun_license
        """,
        with_rules("kyl", {"do": "double"}),
    )
