"""The end of a match, and NEXT: CIV-5.23, 7.8."""

from __future__ import annotations

import pytest

from games.civio.civio_calls import FLUSH
from games.civio.play import play

# To B and A by turns, then the card that is turned up.
DEALT = "police race powell gender gideon A1 reed A4 frontiero A6 equality A8 A5 A13 mapp"

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
