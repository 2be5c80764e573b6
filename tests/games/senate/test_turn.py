"""A turn from UPKEEP to END_TURN: SEN-5.1 to 5.6, 5.8 and 5.8h. Drawing is in test_drawing.py."""

from __future__ import annotations

from games.senate.play import play, with_rules

FULL = """
    hand.A ...5
    hand.B ...5
    politics.A ...5
    politics.B ...5
    """

# SEN-5.1 -----------------------------------------------------------------------------------------------


def test_SEN_5_1_all_senators_on_sheets_of_the_side_to_move_are_freed() -> None:
    play(f"""
        {FULL}
        B
        sheet early_warning by hatch floor on hatch leahy
        sheet readers_privacy by leahy committee on kohl thurmond
        ---
        B: end
        expect turn 7
        expect on.hatch -1
        expect on.leahy -1
        expect on.kohl 1
        expect on.thurmond 1
        A: done
        A: end
        expect on.kohl -1
        expect on.thurmond -1
        """)


def test_SEN_5_1_on_sheets_of_concluded_bills_too() -> None:
    play(f"""
        {FULL}
        B
        sheet early_warning by hatch dead on hatch leahy
        ---
        expect on.leahy 0
        B: end
        expect on.hatch -1
        expect on.leahy -1
        """)


def test_SEN_5_1_it_is_the_present_manager_who_frees_them() -> None:
    play(f"""
        {FULL}
        turn 5
        sheet early_warning by leahy committee at 3 on hatch leahy
        ---
        A: end
        expect on.hatch -1
        expect on.leahy -1
        """)


def test_SEN_5_1_a_senator_on_two_sheets_is_freed_from_one_at_a_time() -> None:
    play(
        f"""
        {FULL}
        B
        sheet early_warning by hatch floor on hatch
        sheet readers_privacy by leahy floor on leahy
        also.hatch 1
        ---
        B: end
        expect on.hatch -1
        expect also.hatch 1
        A: done
        A: end
        expect also.hatch -1
        """,
        with_rules("hatch", {"do": "double"}),
    )


def test_SEN_5_1_not_in_turns_1_and_2() -> None:
    play(f"""
        {FULL}
        turn 1
        sheet readers_privacy by leahy committee on leahy
        ---
        A: end
        expect turn 2
        expect on.leahy 0
        expect stack main B (B)
        B: end
        expect stack main A (A); discard A (A)
        """)


# SEN-5.2 -----------------------------------------------------------------------------------------------

ON_DISCARD = """
    turn 7
    hand.A ...5
    politics.A open_slot busy_session early_warning small_classes
    stack main A (A); discard A (A)
    """


def test_SEN_5_2_any_of_the_politics_cards() -> None:
    play(f"""
        {ON_DISCARD}
        ---
        legal A: discard open_slot, discard busy_session, discard early_warning, discard small_classes, done
        A: discard early_warning discard open_slot done
        expect discard open_slot early_warning
        knows open_slot AB*
        chance: test_and_support flexible_week hallway_rumor
        expect politics.A busy_session small_classes test_and_support flexible_week hallway_rumor
        expect stack main A (A)
        """)


def test_SEN_5_2_none_is_a_choice_and_so_are_all() -> None:
    play(f"""
        {ON_DISCARD}
        ---
        A: done
        expect discard -
        """)
    play(f"""
        {ON_DISCARD}
        ---
        A: discard small_classes discard early_warning discard busy_session discard open_slot done
        expect discard open_slot busy_session early_warning small_classes
        expect politics.A -
        """)


def test_SEN_5_2_no_senator_and_nothing_twice() -> None:
    play(f"""
        {ON_DISCARD}
        in_play.A lott
        politics.B crowded_calendar
        ---
        refuse not_held A: discard lott done
        refuse not_held A: discard crowded_calendar done
        refuse chosen_twice A: discard open_slot discard open_slot done
        refuse unfinished A: discard open_slot
        refuse not_asked B: done
        """)


def test_SEN_5_2_a_hand_above_five_need_not_be_cut_down() -> None:
    play("""
        turn 7
        hand.A ...7
        politics.A ...8
        stack main A (A); discard A (A)
        ---
        A: done
        expect politics.A 8 cards
        expect hand.A 7 cards
        expect stack main A (A)
        """)


def test_SEN_5_2_not_in_turns_1_and_2() -> None:
    play(f"""
        {FULL}
        turn 1
        ---
        A: end
        expect stack main B (B)
        """)


def test_SEN_5_2_it_is_asked_with_an_empty_hand_too() -> None:
    play("""
        B
        hand.A ...5
        ---
        B: end
        expect stack main A (A); discard A (A)
        legal A: done
        """)


# SEN-5.4, 5.8h -----------------------------------------------------------------------------------------


def test_SEN_5_4_one_action_after_another_until_the_turn_is_ended() -> None:
    play(f"""
        {FULL}
        turn 7
        puts 2
        extra_puts 1
        president_more 1
        ---
        expect stack main A (A)
        A: end
        expect turn 8
        expect stack main B (B); discard B (B)
        expect puts 0
        expect extra_puts 0
        expect president_more 0
        """)


def test_SEN_5_8h_the_turn_can_always_be_ended() -> None:
    play("""
        ---
        legal A: end
        refuse too_much A: end end
        refuse not_asked B: end
        A: end
        expect turn 6
        """)


# SEN-5.6 -----------------------------------------------------------------------------------------------


def test_SEN_5_6_the_manager_is_the_side_of_the_sponsor() -> None:
    play("""
        sheet early_warning by leahy floor at 2 on leahy
        in_play.A hatch
        ---
        refuse not_managed A: call early_warning done
        """)
    play("""
        B
        sheet early_warning by leahy floor at 2 on leahy
        ---
        B: call early_warning done
        expect stack main B (B); exchange A (A, FB, early_warning, 0, no)
        """)


def test_SEN_5_6_when_the_sponsor_has_left_that_of_the_last_sponsor() -> None:
    play("""
        B
        hand.B leahy
        in_play.B kohl
        sheet readers_privacy by leahy floor at 2
        ---
        B: call readers_privacy sponsor kohl done
        expect sponsor.1 kohl
        expect manager.1 B
        """)


# SEN-5.8 -----------------------------------------------------------------------------------------------


def test_SEN_5_8_in_the_first_two_turns_there_is_little_to_do() -> None:
    play("""
        turn 1
        hand.A lott nickles
        in_play.A hatch
        politics.A early_warning open_slot
        sheet readers_privacy by leahy floor on leahy
        ---
        legal A: put lott, put nickles, introduce early_warning, end
        refuse first_turns A: activate hatch on readers_privacy
        refuse first_turns A: play open_slot
        """)
    play("""
        turn 2
        in_play.A hatch
        sheet readers_privacy by leahy vetoed on leahy
        ---
        legal B: end
        refuse first_turns B: call readers_privacy done
        refuse first_turns B: withdraw readers_privacy
        """)


def test_SEN_5_8_all_is_open_from_turn_3_on() -> None:
    play("""
        turn 3
        in_play.A hatch bennett
        sheet early_warning by hatch vetoed on hatch
        politics.A busy_session
        ---
        legal A: activate bennett, play busy_session, call early_warning, withdraw early_warning, end
        """)


def test_SEN_5_8_everyone_sees_what_is_done() -> None:
    play("""
        hand.A lott nickles
        politics.A early_warning
        in_play.A hatch
        ---
        A: put lott
        sees B in_play.A hatch lott
        sees * in_play.A hatch lott
        knows lott AB*
        A: introduce early_warning sponsor hatch pork UT done
        sees * docket early_warning
        sees B pork.1 UT
        sees * sponsor.1 hatch
        sees B puts 1
        """)
