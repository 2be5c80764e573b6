"""Sides of several players: SEN-4.6."""

from __future__ import annotations

from games.senate.play import play
from hemicycle.games.senate import TITLE


def test_SEN_4_6_any_of_a_side_decides() -> None:
    play("""
        seats 4
        hand.A lott nickles
        ---
        legal A: put lott, put nickles, end
        legal C: put lott, put nickles, end
        legal B: -
        C: put lott
        A: put nickles
        expect in_play.A lott nickles
        """)


def test_SEN_4_6_a_captain_decides_everything() -> None:
    play("""
        seats 6
        option team_mode captain
        turn 6
        hand.B leahy
        politics.B ...5
        hand.A ...5
        politics.A ...5
        ---
        legal D: -
        refuse not_asked F: put leahy
        B: put leahy
        B: end
        expect stack main A (A); discard A (A)
        """)


def test_SEN_4_6_with_each_turn_of_the_side_the_next_seat_decides() -> None:
    play("""
        seats 6
        option team_mode rotate
        turn 7
        decider.A C
        decider.B D
        hand.A ...5
        hand.B ...5
        politics.A ...5
        politics.B ...5
        stack main C (A)
        ---
        legal A: -
        C: end
        expect decider.B F
        expect decider.A C
        F: done
        F: end
        expect stack main E (A); discard E (A)
        E: done
        E: end
        expect stack main B (B); discard B (B)
        B: done
        B: end
        expect decider.A A
        expect stack main A (A); discard A (A)
        """)


def test_SEN_4_6_in_turn_1_the_first_seat_decides() -> None:
    play(
        """
        seats 4
        option team_mode rotate
        start
        ---
        expect decider.A A
        chance: open_slot small_classes busy_session open_markets crowded_calendar lott nickles snowe frist gramm
        expect stack main A (A)
        A: end
        chance: teen_fresh_start hallway_rumor test_and_support flexible_week small_wells_credit
        chance: leahy reid kerry dodd byrd
        expect stack main B (B)
        B: end
        expect stack main C (A); discard C (A)
        """
    )


def test_SEN_4_6_the_seat_that_decides_in_the_turn_of_the_other_side() -> None:
    """A seat that is asked in the other side's turn is the one that decided last."""
    play("""
        seats 4
        option team_mode rotate
        decider.B D
        sheet early_warning by hatch floor on hatch
        in_play.B kennedy
        ---
        A: call early_warning done
        expect stack main A (A); respond_floor D (B, early_warning)
        legal B: -
        """)


def test_SEN_4_6_team_mates_see_all_that_their_side_sees() -> None:
    play("""
        seats 4
        politics.A open_markets
        hand.A lott
        politics.B small_classes
        hand.B leahy
        ---
        sees A hand.A lott
        sees C hand.A lott
        sees C politics.A open_markets
        sees D politics.B small_classes
        sees B hand.B leahy
        sees B hand.A ?
        sees D politics.A ?
        sees C hand.B ?
        sees C politics.B ?
        """)


def test_SEN_4_6_a_side_that_nobody_plays_forfeits() -> None:
    play("""
        score.A 90
        score.B 20
        ---
        host: forfeit A
        expect result forfeit 2 1
        expect score.A 90
        expect score.B 20
        """)
    play("""
        seats 4
        score.A 20
        ---
        host: forfeit D
        expect result forfeit 1 2 1 2
        """)


def test_SEN_4_6_a_stand_in_takes_the_default() -> None:
    """The host lets a seat's clock run out; the rest of the team is asked no more for that."""
    play("""
        seats 4
        turn 7
        hand.A ...5
        politics.A ...5
        stack main AC (A); discard AC (A)
        ---
        host: default C
        expect stack main AC (A)
        expect politics.A 5 cards
        """)


def test_SEN_4_6_a_bot_leaves_the_choice_to_a_person_of_its_side() -> None:
    game = TITLE.game(4, {"caucus_choice": "fixed"})
    frames = game.start().frames
    while not frames[-1][1]:
        frames = frames[:-1]
    assert game.waiting_for(frames) == [0, 2]
    assert game.left_to_bots(frames, people=[2]) == [], "A is a bot, but C is a person and plays for both"
    assert game.left_to_bots(frames, people=[1, 3]) == [0, 2]
