"""The end of rounds and matches: CIV-5.21, 5.23, 7.2 to 7.8."""

from __future__ import annotations

import pytest

from games.civio.play import play

FLUSH = """
    hidden.A school barnette
    open.A   tinker pico expression A1 A14
    """

# To B and A by turns, then the card that is turned up.
DEALT = "police race powell gender gideon A1 reed A4 frontiero A6 equality A8 A5 A13 mapp"

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


# CIV-7.8, 5.23 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 2, 3, 7])
def test_CIV_7_8_after_so_many_rounds(rounds: int) -> None:
    play(f"""
        seats 2
        option match rounds:{rounds}
        round {rounds}
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect result flush 1 2
        """)
    if rounds > 1:
        play(f"""
            seats 2
            option match rounds:{rounds}
            round {rounds - 1}
            {FLUSH}
            stack finish A
            ---
            A: call flush
            expect round {rounds}
            expect stack deal chance (B, 14)
            """)


RANKS = {"law_clerk": 6, "second_chair": 11, "first_chair": 21, "judge": 31}
RANKS |= {"appellate_judge": 41, "associate_justice": 61, "chief_justice": 81}


@pytest.mark.parametrize(("rank", "points"), RANKS.items())
def test_CIV_7_8_when_a_seat_has_the_rank(rank: str, points: int) -> None:
    last, before = points, points - 1
    play(f"""
        seats 2
        option match rank:{rank}
        score.B {last}
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect stack over
        """)
    if points > 24:
        play(f"""
            seats 2
            option match rank:{rank}
            score.B {before}
            {FLUSH}
            stack finish A
            ---
            A: call flush
            expect stack deal chance (B, 14)
            """)


def test_CIV_7_8_a_higher_rank_does_too() -> None:
    play(f"""
        seats 2
        option match rank:law_clerk
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect score.A 24
        expect result flush 1 2
        """)


def test_CIV_7_8_a_rank_brought_along_ends_the_match_after_a_round_only() -> None:
    play(f"""
        seats 2
        option match rank:law_clerk
        option start_points 50
        score.A 50
        score.B 50
        {FLUSH}
        stack draw A
        ---
        expect stack draw A
        A: call flush
        expect stack over
        expect score.A 74
        """)


def test_CIV_9_45_equal_points_share_the_better_place() -> None:
    play(f"""
        seats 4
        option match rounds:1
        {FLUSH}
        score.B 24
        score.D 30
        stack finish A
        ---
        A: call flush
        expect result flush 2 2 4 1
        """)


def test_CIV_7_8_places_count_the_points_brought_along() -> None:
    play(f"""
        seats 3
        option match rounds:1
        option start_points 0,30,7
        score.B 30
        score.C 7
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect result flush 2 1 3
        """)


def test_CIV_9_44_past_81_points_one_goes_on_counting() -> None:
    play(f"""
        seats 2
        option match rounds:1
        score.A 300
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect score.A 324
        """)


def test_CIV_9_43_an_open_match_asks_all_seats() -> None:
    play(f"""
        seats 3
        option match open
        round 5
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect stack next ABC
        legal B: next again, next stop
        """)


@pytest.mark.parametrize("match", ["rounds:2", "rank:chief_justice"])
def test_CIV_5_23_next_is_asked_in_no_other_match(match: str) -> None:
    play(f"""
        seats 2
        option match {match}
        {FLUSH}
        stack finish A
        ---
        A: call flush
        expect stack deal chance (B, 14)
        """)


def test_CIV_5_23_more_for_another_round_than_against() -> None:
    play("""
        seats 3
        option match open
        dealer B
        stack next ABC
        ---
        C: next again
        refuse not_asked C: next stop
        A: next stop
        expect stack next B
        B: next again
        expect round 2
        expect dealer C
        expect vote.A none
        expect stack deal chance (A, 21)
        """)


@pytest.mark.parametrize(("seats", "votes"), [(2, "again stop"), (3, "stop stop again"), (4, "again stop again stop")])
def test_CIV_5_23_otherwise_the_match_is_over(seats: int, votes: str) -> None:
    moves = "\n".join(f"{seat}: next {vote}" for seat, vote in zip("ABCD", votes.split(), strict=False))
    play(f"""
        seats {seats}
        option match open
        ended split
        score.A 8
        stack next {"ABCD"[:seats]}
        ---
        {moves}
        expect stack over
        expect result split 1 {" ".join("2" * (seats - 1))}
        """)


def test_CIV_5_23_votes_are_secret() -> None:
    play("""
        seats 3
        option match open
        stack next ABC
        ---
        A: next again
        sees A vote.A again
        sees B vote.A ?
        sees * vote.A ?
        """)


def test_CIV_5_23_an_open_match_through_two_rounds() -> None:
    play(f"""
        seats 2
        option match open
        {FLUSH}
        stack finish A
        ---
        A: call flush
        A: next again
        B: next again
        chance: {DEALT}
        B: keep police powell
        A: keep race gender
        expect stack draw B
        B: call split
        expect score.B 8
        expect score.A 24
        A: next stop
        B: next stop
        expect result split 1 2
        """)
