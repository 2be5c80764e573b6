"""What Flash cards change: every parameter of SEN-6.3, and cards that meet (SEN-3.10)."""

from __future__ import annotations

import pytest

from games.senate.play import counted, flash, play, with_rules
from hemicycle.games.senate.deck import Card
from hemicycle.games.senate.flash import PARAMS, force_of

BILL = "school_scholarships"  # soc at 5, weight 8
MARKED = "passed_committee+passed_senate+cloture_voted+override_won"
FULL = "hand.B ...5\npolitics.B ...5"


def param(name: str, how: str, value: int, card: str = "card") -> Card:
    return flash(card, {"do": "param", "name": name, "how": how, "value": value})


# SEN-3.10 ----------------------------------------------------------------------------------------------


def test_SEN_3_10_all_that_is_set_comes_before_all_that_is_added() -> None:
    """Whichever of the two is older; of two that set, the newer counts."""
    put, more, other = param("wait_turns", "set", 3), param("wait_turns", "add", 1), param("wait_turns", "set", 2)
    for cards, wait in (((put, more), 4), ((more, put), 4), ((put, other), 2), ((other, put), 3), ((more, more), 3)):
        assert force_of(cards, PARAMS).wait_turns == wait


def test_SEN_3_10_in_play() -> None:
    play(
        """
        flash more slow
        politics.A early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        expect not_before.1 10
        """,
        param("wait_turns", "add", 1, "more"),
        param("wait_turns", "set", 3, "slow"),
    )


def test_SEN_3_10_the_rule_of_a_senator_is_stronger_than_a_flash_card() -> None:
    """Off the bill Hutchinson has his own 2 votes whatever a Flash card gives to others; so with filibusters."""
    text = f"""
        flash card
        in_play.A hutchinson frist
        sheet {BILL} by gregg floor on gregg
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        """
    own = with_rules("hutchinson", {"do": "inactive", "n": 2})
    assert counted(text, own, param("inactive_votes", "set", 4)) == ["floor_passed 9 to 0, 8 needed"]
    play(
        f"""
        flash card
        in_play.B reid dodd
        sheet {BILL} by gregg floor at 3 on gregg
        ---
        A: call {BILL} done
        legal B: filibuster dodd, {", ".join(f"substitute {one}" for one in ("dodd", "reid"))}, pass
        """,
        with_rules("dodd", {"do": "filibuster_from", "k": 2}),
        param("filibuster_distance", "set", 4),
    )


def test_SEN_3_10_card_text_is_stronger_than_the_rules() -> None:
    """Who may vote freely does so at a distance that the table forbids."""
    play(
        f"""
        in_play.A frist
        sheet {BILL} by gregg floor at 1 on gregg
        poll FB A
        ---
        A: poll for done
        expect ballot.frist for
        """,
        with_rules("frist", {"do": "free_vote", "issues": ["soc"]}),
    )


# SEN-6.3: parameters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "drawing"),
    [
        ("hand_politics", "refill - (B, 1, 0); draw chance (B)"),
        ("hand_senators", "refill - (B, 0, 1); draw_senator chance (B)"),
    ],
)
def test_SEN_6_3_param_the_limits_of_the_hands(name: str, drawing: str) -> None:
    """Up to seven: the first of two cards is being drawn."""
    play(
        f"""
        flash card
        {FULL}
        ---
        A: end
        B: done
        expect stack main B (B); {drawing}
        """,
        param(name, "set", 7),
    )


def test_SEN_6_3_param_a_lower_limit_takes_nothing_away() -> None:
    play(
        f"""
        flash card
        in_play.B leahy kohl reid
        {FULL}
        ---
        A: end
        B: done
        expect stack main B (B)
        expect politics.B 5 cards
        expect in_play.B 3 cards
        """,
        flash(
            "card",
            {"do": "param", "name": "hand_politics", "how": "set", "value": 3},
            {"do": "param", "name": "max_in_play", "how": "set", "value": 2},
        ),
    )


def test_SEN_6_3_param_max_in_play() -> None:
    play(
        """
        flash card
        in_play.A lott nickles
        hand.A frist
        ---
        refuse side_full A: put frist
        A: swap frist out lott
        """,
        param("max_in_play", "add", -23),
    )


def test_SEN_6_3_param_wait_turns_after_the_committee_and_after_a_veto() -> None:
    play(f"""
        flash long_recess
        sheet {BILL} by gregg on gregg
        vote CB
        ---
        B: done
        expect not_before.1 9
        """)
    play("""
        flash long_recess
        sheet small_classes by gregg floor weight 3 on gregg
        vote FB
        ---
        B: done
        A: done
        expect stage.1 vetoed
        expect not_before.1 9
        """)


@pytest.mark.parametrize(
    ("value", "result"), [(3, "floor_passed 9 to 0, 8 needed"), (0, "floor_failed 3 to 0, 8 needed")]
)
def test_SEN_6_3_param_inactive_votes(value: int, result: str) -> None:
    """Of all who are not on the bill: Frist is free, Roberts on another sheet."""
    text = f"""
        flash card
        in_play.A frist
        sheet {BILL} by gregg floor on gregg
        sheet flexible_week by roberts on roberts
        poll FB A
        ---
        A: poll for done
        """
    assert counted(text, param("inactive_votes", "set", value)) == [result]


def test_SEN_6_3_param_chair_votes_and_ranking_votes() -> None:
    text = f"""
        flash back_bench_revolt
        sheet {BILL} by gregg on gregg kennedy craig
        vote CB
        ---
        B: done
        A: poll for done
        B: poll against done
        """
    assert counted(text) == ["committee_passed 2 to 1, 2 needed"]


def test_SEN_6_3_param_weight_add_changes_the_weight_to_be_reached_and_not_the_points() -> None:
    text = f"""
        flash card
        sheet {BILL} by gregg floor marks passed_committee on gregg craig
        poll FB A
        ---
        A: poll for done
        expect score.A 84
        """
    assert counted(text, param("weight_add", "set", -2)) == ["floor_passed 6 to 0, 6 needed"]
    harder = text.replace("score.A 84", "score.A 0")
    assert counted(harder, param("weight_add", "add", 4)) == ["floor_failed 6 to 0, 12 needed"]


@pytest.mark.parametrize(
    ("shift", "need"),
    [(-5, "6 needed"), (10, "21 needed"), (-50, "6 needed")],
)
def test_SEN_6_3_param_chart_shift_reads_another_row(shift: int, need: str) -> None:
    """Four against: the row of 0 or 14, and never one below 0."""
    text = f"""
        flash card
        filibusterer dodd
        sheet {BILL} by gregg floor on gregg dodd
        vote CL
        ---
        A: done
        B: done
        """
    assert counted(text, param("chart_shift", "add", shift)) == [f"cloture_failed 3 to 4, {need}"]


def test_SEN_6_3_param_chart_shift_in_an_override() -> None:
    text = f"""
        flash card
        in_play.B reid dodd
        sheet {BILL} by gregg vetoed on gregg dodd
        poll OV B
        ---
        B: poll against done
        """
    assert counted(text, param("chart_shift", "add", 4)) == ["override_failed 0 to 5, 18 needed"]


def test_SEN_6_3_param_cloture_deaths_and_filibuster_distance() -> None:
    play(
        f"""
        flash card
        in_play.B reid jeffords
        sheet {BILL} by gregg floor marks amended_floor on gregg
        ---
        A: call {BILL} done
        legal B: filibuster jeffords, filibuster reid, pass
        B: filibuster reid
        A: cloture
        A: done
        B: done
        B: poll against done
        expect stage.1 dead
        """,
        flash(
            "card",
            {"do": "param", "name": "cloture_deaths", "how": "set", "value": 1},
            {"do": "param", "name": "filibuster_distance", "how": "set", "value": 2},
        ),
    )


@pytest.mark.parametrize(
    ("name", "value", "at", "pork", "signed"),
    [
        ("sign_distance", 0, 5, "-", False),
        ("sign_distance", 0, 4, "-", True),
        ("sign_distance", 3, 1, "-", True),
        ("sign_distance_pork", 3, 1, "PRES", True),
        ("sign_distance_pork", 1, 2, "PRES", False),
        ("sign_distance_pork", 3, 1, "-", False),
    ],
)
def test_SEN_6_3_param_how_far_the_president_goes(name: str, value: int, at: int, pork: str, *, signed: bool) -> None:
    """The president stands at soc 4."""
    play(
        f"""
        flash card
        sheet {BILL} by gregg floor at {at} weight 3 pork {pork} on gregg
        vote FB
        ---
        B: done
        A: done
        expect stage.1 {"law" if signed else "vetoed"}
        """,
        param(name, "set", value),
    )


@pytest.mark.parametrize(
    ("name", "value", "points"),
    [
        ("pork_points", -4, 28),
        ("amendment_points", -5, 30),
        ("cloture_points", 11, 48),
        ("override_points", 7, 40),
        ("extreme_points", 0, 24),
    ],
)
def test_SEN_6_3_param_points_of_a_sheet(name: str, value: int, points: int) -> None:
    """As the rules have it: 8, two entries of pork, one amendment, cloture, override, at 5: 18 points, twice."""
    play(
        f"""
        flash card
        sheet {BILL} by gregg vetoed pork UT+TN adopted 1 marks {MARKED}
        ---
        A: withdraw {BILL}
        expect score.A {2 * points}
        """,
        param(name, "set", value),
    )


def test_SEN_6_3_param_bipartisan_award() -> None:
    play("""
        flash across_the_aisle
        in_play.B jeffords
        sheet flexible_week by roberts on roberts
        ---
        A: call flexible_week done
        B: amend jeffords done
        A: done
        A: poll abstain done
        expect position.1 3
        expect score.B 40
        """)
