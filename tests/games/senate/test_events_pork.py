"""Cards about the weight of a measure and its pork: `threshold`, `pork_free`, `pork_strike` of SEN-6.2."""

from __future__ import annotations

import pytest

from games.senate.play import counted, event, play, scene
from hemicycle.kernel.notation import Notation

BILL = "school_scholarships"  # soc at 5, weight 8
ENDING = "A: done\nB: done\nA: done"


def step(do: str, **values: object) -> dict[str, object]:
    return {"do": do, **values}


# threshold ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "result"),
    [
        (-5, "floor_passed 3 to 0, 3 needed"),
        (-4, "floor_failed 3 to 0, 4 needed"),
        (3, "floor_failed 3 to 0, 11 needed"),
        (-20, "floor_passed 3 to 0, 1 needed"),
    ],
)
def test_SEN_6_2_threshold_changes_the_weight_to_be_reached(n: int, result: str) -> None:
    text = f"""
        politics.A easier
        sheet {BILL} by gregg floor on gregg
        vote FB A
        ---
        A: play easier
        {ENDING}
        expect weight.1 8
        """
    assert counted(text, event("easier", step("threshold", n=n), votes="FB FA")) == [result]


def test_SEN_6_2_threshold_leaves_the_points_as_they_are() -> None:
    """Gregg alone carries it; 8 and 6 points, three times: 42."""
    play(
        f"""
        politics.A easier
        sheet {BILL} by gregg floor marks passed_committee on gregg
        vote FB A
        ---
        A: play easier
        {ENDING}
        expect stage.1 law
        expect score.A 84
        """,
        event("easier", step("threshold", n=-5), votes="FB FA"),
    )


@pytest.mark.parametrize(("n", "passes"), [(-4, True), (-3, False)])
def test_SEN_6_2_threshold_holds_for_the_vice_president_too(n: int, *, passes: bool) -> None:
    """3 to 3: with the vice-president, at 4, it is 4."""
    play(
        f"""
        politics.A easier
        in_play.B reid dodd kohl
        sheet {BILL} by gregg floor on gregg
        vote FB A
        ---
        A: play easier
        {ENDING}
        B: poll against done
        expect stack main A (A); vp_vote A (A, {BILL}, 3, {8 + n})
        A: cast for
        expect stage.1 {"law" if passes else "floor"}
        """,
        event("easier", step("threshold", n=n), votes="FB FA"),
    )


def test_SEN_6_2_threshold_in_a_vote_on_a_substitute() -> None:
    text = f"""
        politics.B easier
        sheet {BILL} by gregg floor on gregg
        sheet {BILL} by kennedy floor at 2 on kennedy
        vote FA B
        ---
        B: play easier
        B: done
        A: done
        B: done
        A: poll abstain done
        """
    assert counted(text, event("easier", step("threshold", n=-4), votes="FB FA"))[0] == (
        "substitute_carried 4 to 0, 4 needed"
    )


# pork_free ---------------------------------------------------------------------------------------------


def test_SEN_6_2_pork_free_lists_states_that_cost_nothing() -> None:
    """(8 + 6 - 2) x 3 = 36: UT costs 2, TN nothing. Frist of Tennessee can now vote for a bill two away."""
    play(f"""
        politics.A line_in_the_budget
        in_play.A frist
        sheet {BILL} by gregg floor at 3 weight 4 pork UT marks passed_committee on gregg
        vote FB A
        ---
        refuse wrong_target A: play line_in_the_budget pork PRES
        refuse already_listed A: play line_in_the_budget pork UT
        A: play line_in_the_budget pork TN
        expect pork.1 TN+UT
        expect free_pork.1 TN
        {ENDING}
        A: poll for done
        expect ballot.frist for
        expect stage.1 law
        expect score.A 12
        """)


def test_SEN_6_2_pork_free_up_to_so_many_and_only_on_ones_own_measure() -> None:
    three = event("three", step("pork_free", n=3), votes="FB OV")
    text = f"""
        politics.A three
        politics.B three_b
        sheet {BILL} by gregg vetoed pork UT on gregg
        vote OV A
        ---
        refuse unfinished A: play three pork TN
        refuse chosen_twice A: play three pork TN pork TN done
        refuse no_target A: play three done
        refuse too_much A: play three pork TN pork WY pork AK done
        A: play three pork TN pork AK done
        expect pork.1 AK+TN+UT
        expect free_pork.1 AK+TN
        A: done
        refuse not_managed B: play three_b pork TN
        """
    play(text, three, event("three_b", step("pork_free", n=3), votes="FB OV"))


def test_SEN_6_2_pork_free_in_whatever_order_is_one_choice() -> None:
    three = event("three", step("pork_free", n=3), votes="FB")
    scenario = scene(f"politics.A three\nsheet {BILL} by gregg floor on gregg\nvote FB A\n---", three)
    game, s = scenario.game, scenario.start
    notation = Notation(game)
    exchange = game.decision_for(s, 0, notation.read_action("done")[0])
    assert exchange is not None
    ways = ("pork WY pork AK pork TN", "pork TN pork WY pork AK")
    for way in ways:
        action = notation.read_action(f"play three {way}")
        assert game.refuse(s, 0, action) is None
        assert notation.action(exchange.normal(action)) == "play three pork AK pork TN pork WY"
    short = exchange.normal(notation.read_action("play three pork WY pork AK done"))
    assert notation.action(short) == "play three pork AK pork WY done"


# pork_strike -------------------------------------------------------------------------------------------


def test_SEN_6_2_pork_strike_takes_entries_off_and_they_count_for_nothing() -> None:
    play(f"""
        politics.A waste_report
        sheet {BILL} by gregg floor pork UT+TN+PRES not_before 9 on gregg
        sheet small_classes by kennedy not_before 9 on kennedy
        ---
        refuse wrong_target A: play waste_report on small_classes strike UT
        refuse wrong_target A: play waste_report on {BILL} strike AK
        refuse chosen_twice A: play waste_report on {BILL} strike UT strike UT
        refuse no_target A: play waste_report on {BILL} done
        refuse unfinished A: play waste_report on {BILL} strike UT
        A: play waste_report on {BILL} strike UT strike PRES
        expect pork.1 TN
        """)


def test_SEN_6_2_pork_strike_may_take_fewer_and_from_the_other_side() -> None:
    play("""
        politics.A waste_report
        sheet small_classes by kennedy floor pork UT+TN free_pork TN not_before 9 on kennedy
        ---
        A: play waste_report on small_classes strike TN done
        expect pork.1 UT
        expect free_pork.1 -
        expect discard waste_report
        """)


def test_SEN_6_2_pork_strike_where_less_is_listed_than_it_could_take() -> None:
    """The only entry is taken without a word that this was all."""
    play("""
        politics.A waste_report
        sheet small_classes by kennedy floor pork UT not_before 9 on kennedy
        ---
        refuse too_much A: play waste_report on small_classes strike UT done
        A: play waste_report on small_classes strike UT
        expect pork.1 -
        """)


def test_SEN_6_2_pork_strike_needs_a_bill_with_pork() -> None:
    play("""
        politics.A waste_report
        sheet small_classes by kennedy floor on kennedy
        ---
        refuse no_target A: play waste_report on small_classes strike UT
        legal A: end
        """)


def test_SEN_6_2_pork_strike_in_a_vote_on_a_substitute_means_the_substitute() -> None:
    report = event("report", step("pork_strike", n=1), votes="FA FB")
    play(
        f"""
        politics.A report
        sheet {BILL} by gregg floor pork UT on gregg
        sheet {BILL} by kennedy floor at 2 pork TN on kennedy
        vote FA
        ---
        refuse wrong_target A: play report on {BILL} strike UT
        A: play report on {BILL} strike TN
        expect pork.1 UT
        expect pork.2 -
        """,
        report,
    )


def test_SEN_6_2_pork_strike_can_be_played_on_another_bill_while_a_vote_runs() -> None:
    report = event("report", step("pork_strike", n=1), votes="FB")
    play(
        f"""
        politics.B report
        sheet {BILL} by gregg floor on gregg
        sheet flexible_week by roberts pork TN on roberts
        vote FB
        ---
        refuse wrong_target B: play report on {BILL} strike UT
        B: play report on flexible_week strike TN
        expect pork.2 -
        """,
        report,
    )
