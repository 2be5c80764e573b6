"""Who sees what: every row of the table of SEN-8.1, and that no decision tells of a hand (SEN-5.41)."""

from __future__ import annotations

import pytest

from games.senate.play import event, play, scene
from hemicycle.games.senate import title as t
from hemicycle.kernel.schema import See
from hemicycle.kernel.view import observe

HANDS = """
    politics.A early_warning open_slot
    politics.B small_classes
    hand.A lott nickles
    hand.B leahy
    """

# Hands -------------------------------------------------------------------------------------------------


def test_SEN_8_1_a_hand_is_its_sides_alone() -> None:
    play(f"""
        {HANDS}
        ---
        sees A politics.A early_warning open_slot
        sees A hand.A lott nickles
        sees A politics.B ?
        sees A hand.B ?
        sees B politics.B small_classes
        sees B hand.B leahy
        sees B politics.A ? ?
        sees B hand.A ? ?
        sees * politics.A ? ?
        sees * hand.A ? ?
        sees * politics.B ?
        """)


def test_SEN_8_1_what_is_drawn_is_seen_by_its_side_alone() -> None:
    play("""
        turn 7
        politics.A ...4
        hand.A ...4
        stack main A (A); discard A (A)
        ---
        A: done
        chance: open_slot lott
        knows open_slot A
        knows lott A
        sees B politics.A ?x5
        sees * hand.A ?x5
        """)


# Decks -------------------------------------------------------------------------------------------------


def test_SEN_8_1_the_order_of_the_decks_is_nobodys() -> None:
    play(f"""
        {HANDS}
        ---
        sees A deck ?x97
        sees B deck ?x97
        sees * deck ?x97
        sees A conservatives ?x47
        sees B liberals ?x50
        sees * liberals ?x50
        """)


def test_SEN_8_1_a_deck_that_is_made_anew_is_nobodys_again() -> None:
    play("""
        turn 7
        politics.A ...3
        hand.A ...5
        discard open_slot busy_session world_news
        politics.B rest
        stack main A (A); discard A (A)
        ---
        sees B discard open_slot busy_session world_news
        A: done
        sees A deck ? ? ?
        sees * deck ? ? ?
        knows open_slot -
        """)


def test_SEN_8_1_what_was_seen_on_top_of_the_deck_is_still_known_in_the_hand() -> None:
    """Whoever looked knows what the other side draws; the other side does not know what is left on top."""
    play(
        """
        politics.A look ...5
        hand.B ...5
        politics.B ...4
        ---
        A: play look
        chance: open_slot small_classes busy_session
        A: end
        B: done
        expect deck_top small_classes busy_session
        sees A politics.B open_slot ?x4
        sees B deck_top ? ?
        sees * politics.B ?x5
        sees * deck_top 2 cards
        """,
        event("look", {"do": "reveal", "what": "top"}),
    )


# The table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", "*"])
def test_SEN_8_1_all_that_lies_on_the_table_is_everybodys(viewer: str) -> None:
    play(f"""
        turn 7
        puts 1
        score.A 13
        flash world_news
        discard open_slot
        gone.B reid
        in_play.A lott
        sheet school_scholarships by gregg floor pork UT+PRES free_pork UT not_before 9 committee_fails 1 on gregg dodd
        ballot.dodd against
        no_amend.B 8
        ---
        sees {viewer} puts 1
        sees {viewer} score.A 13
        sees {viewer} flash world_news
        sees {viewer} discard open_slot
        sees {viewer} gone.B reid
        sees {viewer} in_play.A gregg lott
        sees {viewer} in_play.B dodd
        sees {viewer} executive cheney
        sees {viewer} docket school_scholarships
        sees {viewer} pork.1 UT+PRES
        sees {viewer} free_pork.1 UT
        sees {viewer} not_before.1 9
        sees {viewer} committee_fails.1 1
        sees {viewer} sponsor.1 gregg
        sees {viewer} on.dodd 0
        sees {viewer} ballot.dodd against
        sees {viewer} no_amend.B 8
        """)


def test_SEN_8_1_there_is_no_field_that_hides_anything() -> None:
    """Hands and decks alone are hidden, so every number of the table is open to all."""
    assert {field.see for field in t.fields()} == {See.ALL}
    hidden = {zone.name for zone in t.zones() if zone.faces is not See.ALL}
    assert hidden == {"liberals", "conservatives", "deck", "deck_top", "hand", "politics"}


# Cards that are shown ----------------------------------------------------------------------------------


def test_SEN_8_1_cards_discarded_played_and_flashed_are_face_up() -> None:
    play("""
        turn 7
        politics.A open_slot early_warning ...5
        hand.A ...5
        sheet school_scholarships by gregg not_before 9
        stack main A (A); discard A (A)
        ---
        A: discard early_warning done
        chance: world_news
        knows early_warning AB*
        knows world_news AB*
        A: play open_slot on school_scholarships
        knows open_slot AB*
        """)


def test_SEN_8_1_a_look_is_private_and_that_it_happened_is_not() -> None:
    outcomes = play("""
        politics.A hallway_rumor
        politics.B small_classes open_slot
        ---
        A: play hallway_rumor
        sees A politics.B small_classes open_slot
        sees B politics.B small_classes open_slot
        sees * politics.B ? ?
        sees * discard hallway_rumor
        """)
    notes = [event for event in outcomes[0].events if event.startswith("note")]
    assert [note.split()[:3] for note in notes] == [
        ["note", "played", "AB*"],
        ["note", "looked", "AB*"],
        ["note", "glimpsed", "A"],
        ["note", "glimpsed", "A"],
    ]


def test_SEN_8_1_a_senator_who_comes_back_to_a_hand_is_still_known() -> None:
    play("""
        politics.A trip_back_home
        in_play.B reid
        hand.B leahy
        ---
        A: play trip_back_home at reid
        sees A hand.B reid ?
        sees * hand.B reid ?
        """)


# Nothing leaks -----------------------------------------------------------------------------------------

ANY_HAND = ["", "open_slot", "care_for_everyone_league speech_of_the_year", "early_warning small_classes"]


@pytest.mark.parametrize("hand", ANY_HAND)
@pytest.mark.parametrize(
    ("sheet", "move", "stack"),
    [
        ("school_scholarships by gregg on gregg", "A: call school_scholarships done", "exchange B (B, CB, {}, 0, no)"),
        ("school_scholarships by gregg floor", "A: call school_scholarships done", "exchange B (B, FB, {}, 0, no)"),
        ("school_scholarships by gregg vetoed", "A: call school_scholarships done", "exchange B (B, OV, {}, 0, no)"),
    ],
)
def test_SEN_5_41_what_is_asked_says_nothing_of_a_hand(hand: str, sheet: str, move: str, stack: str) -> None:
    play(f"""
        politics.B {hand}
        sheet {sheet}
        ---
        {move}
        expect stack main A (A); {stack.format("school_scholarships")}
        """)


@pytest.mark.parametrize("hand", ANY_HAND)
def test_SEN_5_41_discard_and_main_are_asked_with_every_hand(hand: str) -> None:
    play(f"""
        hand.B ...5
        politics.B {hand} ...5
        in_play.A frist
        ---
        A: end
        expect stack main B (B); discard B (B)
        B: done
        expect stack main B (B)
        """)


def test_SEN_8_1_two_hands_that_differ_look_the_same_to_the_other_side() -> None:
    """The whole view of B and of an onlooker, frames and fields and all."""
    views = []
    for hand in ("early_warning lott", "small_classes nickles"):
        bill, senator = hand.split()
        s = scene(f"politics.A {bill}\nhand.A {senator}\nin_play.A hatch\nin_play.B dodd\n---").start
        views.append([observe(s, viewer) for viewer in (1, 2)])
    for one, other in zip(*views, strict=True):
        assert (one.zones, one.fields, one.frames) == (other.zones, other.fields, other.frames)


def test_SEN_8_1_refusals_about_cards_of_the_other_side_are_the_same_wherever_they_are() -> None:
    play("""
        politics.A open_slot
        politics.B early_warning
        hand.B leahy
        in_play.A hatch
        sheet school_scholarships by gregg not_before 9
        ---
        refuse not_held A: introduce early_warning sponsor hatch done
        refuse not_held A: introduce carry_permit sponsor hatch done
        refuse not_held A: play hallway_rumor
        refuse not_in_play A: activate leahy on school_scholarships
        refuse not_in_play A: activate kohl on school_scholarships
        """)
