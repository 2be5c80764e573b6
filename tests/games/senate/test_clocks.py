"""The clocks of the host: SEN-7.5c."""

from __future__ import annotations

from games.senate.play import play

BILL = "shop_and_farm_credit"  # eco, at 4
PASSED = "passed_committee+passed_senate"
FULL = """
        politics.A ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
"""


def test_SEN_7_5c_when_the_time_is_up_the_round_is_played_to_its_end() -> None:
    play(f"""
        option win time:5:60
        {FULL}
        score.B 1
        sheet {BILL} by hatch vetoed marks {PASSED} weight 4
        ---
        host: clock_game
        expect closing yes
        refuse nobody_moves host: clock_game
        A: end
        expect stack main B (B); discard B (B)
        B: done
        B: end
        expect score.A 16
        expect result time 1 2
        """)
    play(f"""
        option win time:5:60
        {FULL}
        B
        ---
        host: clock_game
        B: end
        expect result time 1 1
        """)


def test_SEN_7_5c_the_host_has_only_the_clocks_of_the_table() -> None:
    play("""
        ---
        refuse clock_off host: clock_game
        refuse clock_off host: clock_turn
        """)
    play(f"""
        option turn_seconds 60
        {FULL}
        ---
        refuse clock_off host: clock_game
        host: clock_turn
        expect stack main B (B); discard B (B)
        """)


def test_SEN_7_5c_a_late_side_begins_nothing_new() -> None:
    play(f"""
        option win time:5:60
        {FULL}
        ---
        host: clock_turn
        expect turn 6
        expect late.A no
        expect stack main B (B); discard B (B)
        """)


def test_SEN_7_5c_a_late_side_discards_nothing() -> None:
    play(f"""
        option turn_seconds 60
        {FULL}
        stack main A (A); discard A (A)
        ---
        host: clock_turn
        expect politics.A 5 cards
        expect stack main B (B); discard B (B)
        """)


def test_SEN_7_5c_a_vote_that_is_running_is_finished_with_defaults_for_the_late_side() -> None:
    """A: OWN_AMEND is PROCEED, EXCHANGE is DONE, POLL For as P; B is asked as ever."""
    play(f"""
        option turn_seconds 60
        {FULL}
        in_play.A dewine
        in_play.B biden feingold
        sheet early_warning by hatch on hatch dewine
        ---
        A: call early_warning done
        host: clock_turn
        expect late.A yes
        expect stack main - (A); respond_committee B (B, early_warning)
        B: pass
        expect stack main - (A); exchange B (B, CB, early_warning, 0, no)
        B: activate biden
        B: done
        expect ballot.dewine for
        expect stack main - (A); poll B (B, CB, early_warning)
        B: poll against done
        expect stage.1 floor             # 3 to 1
        expect stack main B (B); discard B (B)
        expect late.A no
        """)


def test_SEN_7_5c_against_an_amendment_a_late_side_votes_against() -> None:
    play(f"""
        option turn_seconds 60
        {FULL}
        in_play.A kyl
        in_play.B biden
        sheet early_warning by hatch on hatch kyl
        ---
        A: call early_warning done
        host: clock_turn
        B: amend biden done
        expect ballot.hatch against
        expect ballot.kyl against
        expect position.1 5
        expect stack main B (B); discard B (B)
        """)


def test_SEN_7_5c_on_the_floor_a_late_manager_holds() -> None:
    play(f"""
        option turn_seconds 60
        {FULL}
        in_play.B kennedy
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        host: clock_turn
        B: filibuster kennedy
        expect not_before.1 6
        expect cloture_fails.1 0
        expect stack main B (B); discard B (B)
        """)


def test_SEN_7_5c_a_late_side_lets_the_vice_president_vote_for_its_bill() -> None:
    play(f"""
        option turn_seconds 60
        {FULL}
        in_play.B kennedy
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch kennedy
        vote FB
        ---
        host: clock_turn
        B: done
        B: poll against done
        expect stage.1 law
        """)


def test_SEN_7_5c_a_late_side_moves_all_and_votes() -> None:
    play(f"""
        option turn_seconds 60
        {FULL}
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        sheet {BILL} by levin floor at 1 weight 9 on levin
        vote FA
        ---
        host: clock_turn
        B: done
        expect stack main - (A); exchange B (B, FB, {BILL}, 0, no)
        """)
    play(
        f"""
        option turn_seconds 60
        {FULL}
        in_play.A gramm
        in_play.B wellstone
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        sheet {BILL} by levin floor at 1 weight 4 on levin gramm wellstone
        vote FA
        ---
        host: clock_turn
        B: done
        B: poll for done
        expect on.gramm 0
        expect stack main - (A); move B (B, {BILL})
        """
    )


def test_SEN_7_5c_the_time_of_one_answer() -> None:
    """A reply that takes too long is made by default, that one alone."""
    play(f"""
        option reply_seconds 60
        {FULL}
        in_play.B leahy biden
        sheet early_warning by hatch on hatch leahy
        ---
        refuse nobody_waits host: default B
        A: call early_warning done
        host: default B
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        B: activate biden
        host: default B
        A: done
        host: default B
        expect ballot.leahy against
        expect stack main A (A)
        expect late.B no
        """)
