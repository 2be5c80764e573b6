"""Cards of the main part of a turn: SEN-5.8e, and the effects of SEN-6.2 with the window `main`."""

from __future__ import annotations

import pytest

from games.senate.play import event, play, scene, with_rules
from hemicycle.kernel.notation import Notation


def step(do: str, **values: object) -> dict[str, object]:
    return {"do": do, **values}


# SEN-5.8e ----------------------------------------------------------------------------------------------


def test_SEN_5_8e_a_card_of_the_main_part_is_played_and_discarded() -> None:
    play("""
        politics.A swearing_in_day speech_of_the_year small_classes shop_floor_voices
        politics.B busy_session
        ---
        legal A: play swearing_in_day, end
        refuse other_window A: play speech_of_the_year
        refuse other_window A: play small_classes
        refuse other_window A: play shop_floor_voices
        refuse not_held A: play busy_session
        A: play swearing_in_day
        expect discard swearing_in_day
        expect politics.A small_classes shop_floor_voices speech_of_the_year
        knows swearing_in_day AB*
        """)


# weight ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "weight"), [(4, 12), (-3, 5), (-20, 1)])
def test_SEN_6_2_weight_for_votes_and_for_points(n: int, weight: int) -> None:
    play(
        f"""
        politics.A change
        sheet school_scholarships by gregg vetoed marks passed_committee+passed_senate on gregg
        sheet small_classes by kennedy on kennedy
        ---
        refuse other_side A: play change on small_classes
        A: play change on school_scholarships
        expect weight.1 {weight}
        A: withdraw school_scholarships
        expect score.A {(weight + 6) * 4}
        """,
        event("change", step("weight", who="own", n=n)),
    )


# release -----------------------------------------------------------------------------------------------

RELEASED = """
    politics.A two
    in_play.A frist
    sheet school_scholarships by gregg not_before 9 on gregg craig enzi
    sheet flexible_week by hutchinson dead on hutchinson
    sheet small_classes by kennedy not_before 9 on kennedy roberts
    ---
    """


def test_SEN_6_2_release_frees_senators_of_ones_own() -> None:
    play(
        f"""{RELEASED}
        refuse sponsor_stays A: play two at gregg at craig
        refuse other_side A: play two at kennedy done
        refuse not_on_measure A: play two at frist done
        refuse chosen_twice A: play two at craig at craig
        refuse unfinished A: play two at craig
        refuse no_target A: play two done
        A: play two at roberts at craig
        expect on.roberts -1
        expect on.craig -1
        expect on.enzi 0
        """,
        event("two", step("release", n=2)),
    )


def test_SEN_6_2_release_of_fewer_and_of_the_sponsor_of_a_bill_that_is_over() -> None:
    play(
        f"""{RELEASED}
        A: play two at hutchinson done
        expect on.hutchinson -1
        """,
        event("two", step("release", n=2)),
    )


def test_SEN_6_2_release_a_sponsor_who_lies_on_another_sheet() -> None:
    """No sponsor is taken from a live sheet of his own; from another one he may be."""
    play("""
        politics.A hearing_called_off
        sheet school_scholarships by gregg not_before 9
        sheet small_classes by kennedy not_before 9 on kennedy gregg
        ---
        A: play hearing_called_off at gregg
        expect on.gregg -1
        """)


def test_SEN_6_2_release_takes_a_double_senator_off_both() -> None:
    play(
        """
        politics.A hearing_called_off
        sheet school_scholarships by gregg not_before 9 on gregg craig
        sheet small_classes by kennedy not_before 9 on kennedy
        also.craig 1
        ---
        A: play hearing_called_off at craig
        expect on.craig -1
        expect also.craig -1
        """,
        with_rules("craig", step("double")),
    )


def test_SEN_6_2_release_in_whatever_order_is_one_choice() -> None:
    scenario = scene(RELEASED, event("two", step("release", n=2)))
    game, s = scenario.game, scenario.start
    notation = Notation(game)
    main = game.decision_for(s, 0, notation.read_action("end")[0])
    assert main is not None
    one, other = (notation.read_action(f"play two {way}") for way in ("at craig at roberts", "at roberts at craig"))
    assert main.normal(one) == main.normal(other)
    assert game.refuse(s, 0, other) is None


# extra_put, draw ---------------------------------------------------------------------------------------


def test_SEN_6_2_extra_put() -> None:
    play("""
        politics.A swearing_in_day
        hand.A lott nickles gramm frist
        ---
        A: put lott
        A: put nickles
        A: play swearing_in_day
        A: put gramm
        refuse no_puts A: put frist
        A: end
        expect extra_puts 0
        """)


def test_SEN_6_2_draw_beyond_five_and_flash_cards_at_once() -> None:
    play("""
        politics.A busy_session ...5
        ---
        A: play busy_session
        chance: open_slot world_news
        expect politics.A 5 cards
        expect flash world_news
        knows open_slot A
        expect stack main A (A)
        """)
    play("""
        politics.A busy_session ...6
        ---
        A: play busy_session
        chance: open_slot hallway_rumor
        expect politics.A 7 cards
        """)


def test_SEN_6_2_draw_senators_of_ones_own() -> None:
    play(
        """
        politics.A more
        hand.A ...5
        ---
        A: play more
        chance: lott nickles
        expect hand.A 7 cards
        knows lott A
        """,
        event("more", step("draw", deck="senators", n=2)),
    )


def test_SEN_6_2_draw_can_bring_back_the_card_itself() -> None:
    """It lies on the discards when the deck is made anew of them."""
    play("""
        politics.A busy_session
        politics.B rest
        ---
        A: play busy_session
        chance: busy_session
        expect politics.A busy_session
        expect discard -
        expect stack main A (A)
        """)


# discard -----------------------------------------------------------------------------------------------


def test_SEN_6_2_discard_by_chance_and_by_choice_of_the_owner() -> None:
    play(
        """
        politics.A lose
        politics.B small_classes open_slot early_warning
        ---
        A: play lose
        expect stack main A (A); lose chance (B, politics)
        chance: open_slot
        expect discard open_slot lose
        knows open_slot AB*
        """,
        event("lose", step("discard", who="other", deck="politics", n=1, how="random")),
    )
    play(
        """
        politics.A lose
        hand.B leahy reid kohl
        ---
        A: play lose
        legal A: -
        legal B: give leahy, give reid
        refuse not_held B: give dodd give leahy
        refuse unfinished B: give leahy
        refuse chosen_twice B: give leahy give leahy
        B: give reid give leahy
        expect gone.B leahy reid
        expect hand.B kohl
        expect stack main A (A)
        """,
        event("lose", step("discard", who="other", deck="senators", n=2, how="choice")),
    )


def test_SEN_6_2_discard_no_more_than_there_is() -> None:
    lose = event(
        "lose",
        step("discard", who="own", deck="politics", n=5, how="random"),
        step("discard", who="own", deck="politics", n=5, how="choice"),
    )
    play(
        """
        politics.A lose small_classes open_slot
        ---
        A: play lose
        chance: open_slot small_classes
        expect politics.A -
        expect stack main A (A)
        """,
        lose,
    )


def test_SEN_6_2_discard_what_was_drawn_before() -> None:
    """The steps come in their order: first the draw, then the loss."""
    play(
        """
        politics.A swap_hands
        ---
        A: play swap_hands
        chance: open_slot
        legal A: give open_slot
        A: give open_slot
        expect discard open_slot swap_hands
        """,
        event(
            "swap_hands",
            step("draw", deck="politics", n=1),
            step("discard", who="own", deck="politics", n=1, how="choice"),
        ),
    )


# remove, recover ---------------------------------------------------------------------------------------


def test_SEN_6_2_remove_to_the_hand_of_the_owner() -> None:
    play("""
        politics.A trip_back_home
        hand.B ...5
        in_play.A frist
        sheet small_classes by kennedy cosponsor dodd not_before 9 on harkin
        in_play.B reid
        ---
        refuse sponsor_stays A: play trip_back_home at kennedy
        refuse sponsor_stays A: play trip_back_home at dodd
        refuse busy A: play trip_back_home at harkin
        refuse other_side A: play trip_back_home at frist
        A: play trip_back_home at reid
        expect hand.B 6 cards
        knows reid AB*
        sees A hand.B reid ?x5
        """)


def test_SEN_6_2_remove_to_the_discards_of_the_owner() -> None:
    play(
        """
        politics.A out
        in_play.A frist
        in_play.B reid
        ---
        A: play out at reid
        expect gone.B reid
        """,
        event("out", step("remove", who="any", to="discard")),
    )


def test_SEN_6_2_remove_named_twice_goes_once() -> None:
    play(
        """
        politics.A out
        in_play.B reid
        ---
        A: play out at reid at reid
        expect gone.B reid
        """,
        event("out", step("remove", who="other", to="discard"), step("remove", who="any", to="hand")),
    )


def test_SEN_6_2_recover_a_card_of_the_kind() -> None:
    play(
        """
        politics.A back
        discard early_warning open_slot shop_floor_voices
        ---
        refuse wrong_target A: play back at open_slot
        refuse wrong_target A: play back at small_classes
        A: play back at early_warning
        expect politics.A early_warning
        expect discard back open_slot shop_floor_voices
        knows early_warning AB*
        """,
        event("back", step("recover", kind="bill")),
    )


def test_SEN_6_2_recover_needs_one_and_is_not_its_own() -> None:
    play(
        """
        politics.A back
        discard early_warning
        ---
        refuse no_target A: play back at early_warning
        """,
        event("back", step("recover", kind="event")),
    )


def test_SEN_6_2_recover_named_twice_comes_once() -> None:
    play(
        """
        politics.A back
        discard early_warning
        ---
        A: play back at early_warning at early_warning
        expect politics.A early_warning
        """,
        event("back", step("recover", kind="bill"), step("recover", kind="bill")),
    )
