"""The end of a round: CIV-5.21, 7.2 to 7.5."""

from __future__ import annotations

from games.civio.civio_calls import FLUSH
from games.civio.play import play

# CIV-5.21, 7.4 -----------------------------------------------------------------------------------------


def test_CIV_5_21_the_round_ends_when_a_turn_too_many_would_begin() -> None:
    play("""
        seats 2
        option match rounds:1
        option round_cap 10
        turns.A 10
        turns.B 9
        hidden.B race gender
        discard mapp
        stack finish A
        ---
        A: end
        expect turns.B 10
        expect stack draw B
        B: draw discard
        B: discard mapp
        B: end
        expect stack over
        expect result cap 1 1
        """)


def test_CIV_5_21_a_turn_to_be_skipped_counts_too() -> None:
    play("""
        seats 2
        option match rounds:1
        option round_cap 10
        turns.A 5
        turns.B 10
        skips.B 3
        stack finish A
        ---
        A: end
        expect result cap 1 1
        expect skips.B 3
        """)


def test_CIV_5_21_the_seat_after_one_that_is_skipped() -> None:
    play("""
        seats 2
        option match rounds:1
        option round_cap 10
        turns.A 10
        turns.B 4
        skips.B 1
        stack finish A
        ---
        A: end
        expect result cap 1 1
        expect skips.B 0
        """)


def test_CIV_9_42_without_a_cap_the_round_goes_on() -> None:
    play("""
        seats 2
        option round_cap 0
        turns.A 5000
        turns.B 5000
        stack finish A
        ---
        A: end
        expect turns.B 5001
        expect stack draw B
        """)


def test_CIV_9_42_sixty_turns_unless_the_table_says_otherwise() -> None:
    play("""
        seats 2
        turns.B 59
        stack finish A
        ---
        A: end
        expect stack draw B
        """)
    play("""
        seats 2
        option match rounds:1
        turns.B 60
        stack finish A
        ---
        A: end
        expect result cap 1 1
        """)


def test_CIV_7_4_without_a_winner_every_seat_scores_what_it_holds() -> None:
    play("""
        seats 3
        option match rounds:1
        option round_cap 10
        hidden.A reed race
        open.A   equality A14 voting police A6
        hidden.B gender comstock          # a flush that was not called: the four with the most stars in it
        open.B   griswold privacy A1 A4 A5
        hidden.C censorship school
        open.C   A8 A13 religion assembly press
        score.A 2
        score.C 9
        turns.B 10
        stack finish A
        ---
        A: end
        expect score.A 5
        expect score.B 4
        expect score.C 9
        expect ended cap
        expect result cap 2 3 1
        """)


def test_CIV_7_4_the_next_round_follows() -> None:
    play("""
        seats 2
        option match rounds:2
        option round_cap 10
        turns.B 10
        stack finish A
        ---
        A: end
        expect round 2
        expect stack deal chance (B, 14)
        """)


# CIV-7.2, 7.3, 7.5 -------------------------------------------------------------------------------------


def test_CIV_7_2_and_CIV_7_3_winner_and_others_score() -> None:
    play(f"""
        seats 3
        option match rounds:1
        {FLUSH}
        hidden.B W reed
        open.B   equality gideon A6 near jim_crow
        hidden.C race strauder
        open.C   fair_trial plessy CRA south_carolina_v_katzenbach A15
        stack finish A
        ---
        A: call flush
        expect score.A 24
        expect score.B 2
        expect score.C 5
        expect result flush 1 3 2
        """)


def test_CIV_7_5_all_hands_are_laid_open() -> None:
    play(f"""
        seats 3
        option match open
        {FLUSH}
        hidden.B mapp katz
        hidden.C roper runyon
        stack finish A
        ---
        sees C hidden.A ? ?
        A: call flush
        sees C hidden.A school barnette
        sees A hidden.B mapp katz
        sees * hidden.C roper runyon
        knows roper ABC*
        """)


def test_CIV_7_5_also_without_a_winner() -> None:
    play("""
        seats 2
        option match open
        option round_cap 10
        hidden.A mapp katz
        turns.B 10
        stack finish A
        ---
        A: end
        knows mapp AB*
        knows katz AB*
        """)


def test_CIV_7_5_points_are_added() -> None:
    play(f"""
        seats 2
        option match rounds:1
        {FLUSH}
        hidden.B W reed
        open.B   equality gideon A6 near jim_crow
        score.A 10
        score.B 40
        stack finish A
        ---
        A: call flush
        expect score.A 34
        expect score.B 42
        expect result flush 2 1
        """)
