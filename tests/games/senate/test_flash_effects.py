"""What Flash cards do beside parameters: `issue_points`, `mood`, `bar` of SEN-6.3; `on_enter` is in test_drawing.py."""

from __future__ import annotations

import pytest

from games.senate.play import counted, flash, play

BILL = "school_scholarships"  # soc at 5, weight 8

# SEN-6.3: other effects --------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "score"), [("world_news", 56), ("market_swings", 56), ("mine", 72)])
def test_SEN_6_3_issue_points_for_bills_of_the_issue_that_conclude_meanwhile(card: str, score: int) -> None:
    """Weight 8, at 5: 14 points twice, and 4 more twice for a bill of the issue."""
    play(
        f"""
        flash {card}
        sheet {BILL} by gregg vetoed marks passed_committee+passed_senate
        ---
        A: withdraw {BILL}
        expect score.A {score}
        """,
        flash("mine", {"do": "issue_points", "issue": "soc", "n": 4}),
    )


@pytest.mark.parametrize(
    ("card", "at", "count"),
    [
        ("wind_from_the_left", 1, "6 to 0"),
        ("wind_from_the_left", 2, "6 to 0"),
        ("wind_from_the_left", 3, "3 to 0"),
        ("wind_from_the_left", 4, "3 to 3"),
        ("wind_from_the_right", 5, "6 to 0"),
        ("wind_from_the_right", 2, "3 to 3"),
    ],
)
def test_SEN_6_3_mood_speaks_in_every_vote_on_the_floor(card: str, at: int, count: str) -> None:
    text = f"""
        flash {card}
        vp_back 99
        sheet {BILL} by gregg floor at {at} on gregg
        vote FB
        ---
        B: done
        A: done
        """
    assert count in counted(text)[0]


@pytest.mark.parametrize("kind", ["FA", "CL", "OV", "CB"])
def test_SEN_6_3_mood_on_the_floor_only(kind: str) -> None:
    stage = {"OV": "vetoed", "CB": "committee"}.get(kind, "floor")
    first = "A" if kind in ("CL", "FA") else "B"
    other = "B" if first == "A" else "A"
    text = f"""
        flash wind_from_the_right
        sheet {BILL} by gregg {stage} on gregg
        {f"sheet {BILL} by kennedy floor at 2 on kennedy" if kind == "FA" else ""}
        vote {kind}
        ---
        {first}: done
        {"" if kind == "CB" else f"{other}: done"}
        {"A: poll abstain done" if kind == "FA" else ""}
        """
    counts = {"FA": "4 to 3", "CL": "6 to 0", "OV": "6 to 0", "CB": "2 to 0"}
    assert counts[kind] in counted(text)[0]


@pytest.mark.parametrize("action", ["amend", "filibuster"])
def test_SEN_6_3_bar_binds_both_sides(action: str) -> None:
    no = flash("no", {"do": "bar", "action": action})
    play(
        f"""
        flash no
        in_play.B dodd
        sheet {BILL} by gregg floor on gregg
        ---
        A: call {BILL} done
        legal B: {"filibuster dodd" if action == "amend" else "substitute dodd"}, pass
        """,
        no,
    )
    play(
        f"""
        flash no
        in_play.B dodd
        in_play.A hutchinson
        sheet {BILL} by gregg on gregg
        ---
        A: call {BILL} done
        expect stack main A (A); {
            f"exchange B (B, CB, {BILL}, 0, no)" if action == "amend" else f"respond_committee B (B, {BILL})"
        }
        """,
        no,
    )
