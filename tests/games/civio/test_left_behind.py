"""A seat leaves at KEEP or NEXT, and what follows when one has left: CIV-5.22."""

from __future__ import annotations

import pytest

from games.civio.play import play
from hemicycle.games.civio import TITLE
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import HOST

# KEEP and NEXT -----------------------------------------------------------------------------------------


def test_CIV_5_22_its_keep_is_not_awaited() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico race A1 A4 A5 A6
        hidden.C mapp katz voting A8 A13 A14 A15
        dealer A
        stack keep ABC
        ---
        A: keep tinker pico
        host: leave B
        expect stack keep C
        C: keep mapp katz
        expect open.A race A1 A4 A5 A6
        expect open.B -
        expect stack draw C
        """)


def test_CIV_5_22_at_keep_the_last_one_awaited_leaves() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico race A1 A4 A5 A6
        hidden.B mapp katz voting A8 A13 A14 A15
        stack keep ABC
        ---
        A: keep tinker pico
        B: keep mapp katz
        host: leave C
        expect open.A race A1 A4 A5 A6
        expect open.B voting A8 A13 A14 A15
        expect stack draw A
        """)


def test_CIV_5_22_at_keep_a_seat_that_has_chosen() -> None:
    play("""
        seats 3
        option on_leave out
        hidden.A tinker pico race A1 A4 A5 A6
        hidden.B mapp katz voting A8 A13 A14 A15
        dealer C
        stack keep ABC
        ---
        A: keep tinker pico
        host: leave A
        expect stack keep BC
        expect laid.A -
        expect hidden.A -
        expect away 7 cards
        knows race A
        B: keep mapp katz
        host: default C
        expect stack draw B
        expect open.A -
        """)


def test_CIV_5_22_at_keep_of_two() -> None:
    play("""
        seats 2
        option on_leave out
        stack keep AB
        ---
        host: leave A
        expect result void 1 1
        """)


def test_CIV_5_22_its_next_is_not_awaited() -> None:
    play("""
        seats 3
        option on_leave out
        option match open
        dealer A
        stack next ABC
        ---
        A: next again
        host: leave C
        expect stack next B
        B: next again
        expect round 2
        expect dealer B
        expect stack deal chance (A, 14)
        """)


def test_CIV_5_22_at_next_the_last_one_awaited_leaves() -> None:
    play("""
        seats 3
        option on_leave out
        option match open
        stack next ABC
        ---
        A: next again
        B: next again
        host: leave C
        expect round 2
        """)


def test_CIV_5_22_at_next_the_vote_of_one_who_left_counts_no_more() -> None:
    play("""
        seats 3
        option on_leave out
        option match open
        ended split
        stack next ABC
        ---
        A: next again
        host: leave A
        B: next again
        C: next stop
        expect result split 1 1 1
        """)


def test_CIV_5_22_at_next_the_round_is_scored_already() -> None:
    play("""
        seats 2
        option on_leave out
        option match open
        ended flush
        score.A 24
        stack next AB
        ---
        A: next again
        host: leave B
        expect ended flush
        expect score.A 24
        expect result flush 1 2
        """)


# Afterwards --------------------------------------------------------------------------------------------


def test_CIV_5_22_play_passes_it_by_with_its_lost_turns() -> None:
    play("""
        seats 4
        option on_leave out
        out.B yes
        skips.B 2
        stack finish A
        ---
        A: end
        expect stack draw C
        expect turns.B 0
        expect skips.B 2
        """)


def test_CIV_5_22_the_deal_passes_it_by() -> None:
    play("""
        seats 4
        option on_leave out
        option match rounds:2
        out.B yes
        out.C yes
        hidden.A school barnette
        open.A   tinker pico expression A1 A14
        dealer A
        stack finish A
        ---
        A: call flush
        expect dealer D
        expect supply 78 cards
        expect stack deal chance (A, 14)
        chance: tinker
        expect stack deal chance (D, 13)
        """)


def test_CIV_5_22_the_dealer_may_leave_before_the_first_turn() -> None:
    play("""
        seats 3
        option on_leave out
        dealer A
        stack keep ABC
        ---
        host: leave A
        host: default B
        host: default C
        expect stack draw B
        """)


def test_CIV_5_22_it_gets_no_more_points_and_keeps_those_it_has() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:1
        hidden.A police powell
        open.A   gideon reed frontiero equality A5
        hidden.B school barnette
        open.B   tinker pico expression A1 A14
        score.B 20
        stack draw A
        ---
        host: leave B
        A: call split
        expect score.A 8
        expect score.B 20
        expect result split 2 1 3
        knows school B
        """)


def test_CIV_5_22_in_a_round_without_winner_it_gets_no_points() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:1
        option round_cap 10
        hidden.B school barnette
        open.B   tinker pico expression A1 A14
        turns.C 10
        stack draw B
        ---
        host: leave B
        expect ended cap
        expect score.B 0
        """)


def test_CIV_5_22_the_last_two_in_round_two() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:3
        round 2
        out.A yes
        score.A 30
        score.B 8
        stack draw B
        ---
        host: leave C
        expect result void 1 2 3
        """)


@pytest.mark.parametrize("match", ["rounds:2", "open", "rank:law_clerk"])
def test_CIV_9_46_the_others_can_go_on_whoever_leaves_and_when(match: str) -> None:
    for seed in range(12):
        table = Table(TITLE.game(3 + seed % 4, {"match": match, "on_leave": "out", "round_cap": "10"}), seeded(seed))
        game, state, choose = table.game, table.state, seeded(f"choices {seed}")
        names = table.notation.names
        while state.frames:
            leaves = [act for act in game.legal_aside(state, HOST) if table.notation.atom(act).startswith("leave")]
            if not choose.below(150):
                assert table.act(HOST, (leaves[choose.below(len(leaves))],)) is None
                continue
            for seat in game.waiting_for(state.frames):
                assert not state.fields[names.field_at[f"out.{names.seat(seat)}"]]
            seat = game.waiting_for(state.frames)[0]
            options = game.legal(state, seat)
            assert table.lay(seat, options[choose.below(len(options))]) is None
        assert sum(map(len, state.zones)) == 78
        for seat in range(game.seats):
            if state.fields[names.field_at[f"out.{names.seat(seat)}"]]:
                assert not game.hand(state, seat)
