"""The kinds of votes: SEN-5.11, 5.12, 5.18."""

from __future__ import annotations

import pytest

from games.senate.play import counted, play

BILL = "school_scholarships"  # soc at 5, weight 8; Gregg is the ranking member, Kennedy the chair
IN_COMMITTEE = f"sheet {BILL} by gregg on gregg"
ON_FLOOR = f"sheet {BILL} by gregg floor on gregg"

# SEN-5.11 ----------------------------------------------------------------------------------------------


def test_SEN_5_11_exchange_then_poll_of_both_sides_then_tally() -> None:
    play(f"""
        in_play.A frist
        in_play.B dodd
        {ON_FLOOR}
        ---
        A: call {BILL} done
        B: pass
        expect vote FB
        expect measure 0
        expect proponent A
        B: done
        A: done
        expect stack main A (A); poll A (A, FB, {BILL})
        A: poll for done
        expect stack main A (A); poll B (B, FB, {BILL})
        B: poll against done
        expect vote none
        expect measure -1
        expect proponent -
        expect stack main A (A)
        """)


def test_SEN_5_11_old_ballots_are_wiped_out() -> None:
    play(f"""
        in_play.B dodd
        ballot.dodd for
        sheet {BILL} by gregg marks amended_liberal+amended_conservative
        ---
        A: call {BILL} done
        expect ballot.dodd none
        """)


# SEN-5.12 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("votes", "count"),
    [
        ("gregg enzi hutchinson", "4 to 0, 1 needed"),
        ("gregg kennedy", "2 to 3, 4 needed"),
        ("gregg kennedy enzi", "3 to 3, 4 needed"),
        ("gregg enzi roberts kennedy", "4 to 3, 4 needed"),
    ],
)
def test_SEN_5_12_in_committee_the_chair_has_3_votes_the_ranking_member_2_all_others_1(votes: str, count: str) -> None:
    """More for than against: a tie is lost."""
    passed = count.startswith("4")
    found = counted(f"""
        sheet {BILL} by gregg on {votes}
        vote CB
        ---
        B: done
        {"" if votes == "gregg kennedy" else "A: poll for done"}
        {"B: poll against done" if "kennedy" in votes else ""}
        """)
    assert found == [f"committee_{'passed' if passed else 'failed'} {count}"]


def test_SEN_5_12_a_star_counts_in_its_own_committee() -> None:
    """Kennedy, the chair for soc, is a plain member for lib, where Leahy has the chair."""
    found = counted("""
        sheet readers_privacy by leahy on leahy kennedy durbin
        vote CB
        B
        ---
        A: done
        B: poll for done
        """)
    assert found == ["committee_passed 5 to 0, 1 needed"]


def test_SEN_5_12_on_the_floor_the_card_counts_on_the_bill_and_one_elsewhere() -> None:
    """Gregg 3 and Frist 2 on the bill, Enzi free and Roberts on another sheet 1 each; Dodd 4 on the bill, Reid 1."""
    found = counted(f"""
        in_play.A enzi
        in_play.B reid
        {ON_FLOOR} frist dodd
        sheet flexible_week by roberts on roberts
        poll FB A
        ---
        A: poll for done
        B: poll against done
        """)
    assert found == ["floor_failed 7 to 5, 8 needed"]


@pytest.mark.parametrize(
    ("weight", "against", "result"),
    [
        (3, "", "floor_passed 3 to 0, 3 needed"),
        (4, "", "floor_failed 3 to 0, 4 needed"),
        (2, "harkin kohl", "floor_passed 3 to 2, 3 needed"),
        (2, "harkin kohl reid murray", "floor_failed 3 to 4, 5 needed"),
    ],
)
def test_SEN_5_12_on_the_floor_more_for_than_against_and_the_weight(weight: int, against: str, result: str) -> None:
    found = counted(f"""
        sheet {BILL} by gregg floor weight {weight} on gregg
        in_play.B {against}
        vote FB
        ---
        B: done
        A: done
        {"B: poll against done" if against else ""}
        """)
    assert found == [result]


def test_SEN_5_12_a_tie_on_a_substitute_is_lost() -> None:
    """Kennedy 4 for; Gregg, on the bill and not on the substitute, 1, and three others of his side."""
    found = counted(f"""
        in_play.A frist enzi roberts
        sheet {BILL} by gregg floor on gregg
        sheet {BILL} by kennedy floor at 2 weight 4 on kennedy
        vote FA
        ---
        A: done
        B: done
        A: poll against done
        """)
    assert found == ["substitute_failed 4 to 4, 5 needed"]


def test_SEN_5_12_cloture_goes_by_the_chart() -> None:
    """Four against want 6 for: Gregg 3, Frist 2 and Enzi."""
    text = f"""
        filibusterer kennedy
        in_play.A enzi
        {ON_FLOOR} frist kennedy
        poll CL A
        ---
        A: poll for done
        """
    assert counted(text) == ["cloture_carried 6 to 4, 6 needed"]
    assert counted(text.replace("in_play.A enzi", "")) == ["cloture_failed 5 to 4, 6 needed"]


def test_SEN_5_12_an_override_goes_by_the_chart_and_not_by_the_weight() -> None:
    """Gregg 3, Craig 3 and Frist 2 make 8; against them stands Reid, with 1."""
    text = f"""
        in_play.B reid
        sheet {BILL} by gregg vetoed weight 60 on gregg craig frist
        poll OV A
        ---
        A: poll for done
        B: poll against done
        """
    assert counted(text) == ["overridden 8 to 1, 8 needed"]
    assert counted(text.replace(" frist", "")) == ["override_failed 6 to 1, 8 needed"]


@pytest.mark.parametrize(
    ("kind", "first"), [("CB", "B"), ("FB", "B"), ("OV", "B"), ("CL", "A"), ("CA", "A"), ("FA", "A")]
)
def test_SEN_5_12_the_side_that_steps_first(kind: str, first: str) -> None:
    """The side that does not propose; in CL the proponent, since the filibuster was the other side's step."""
    calls = {
        "CB": f"sheet {BILL} by gregg\n---\nA: call {BILL} done",
        "FB": f"sheet {BILL} by gregg floor\n---\nA: call {BILL} done",
        "OV": f"sheet {BILL} by gregg vetoed\n---\nA: call {BILL} done",
        "CL": f"sheet {BILL} by gregg floor\nin_play.B dodd\n---\nA: call {BILL} done\nB: filibuster dodd\nA: cloture",
        "CA": f"sheet {BILL} by gregg\nin_play.B dodd\n---\nA: call {BILL} done\nB: amend dodd done",
        "FA": f"sheet {BILL} by gregg floor\nin_play.B dodd\n---\nA: call {BILL} done\nB: substitute dodd done",
    }
    play(f"""{calls[kind]}
        expect stack main A (A); exchange {first} ({first}, {kind}, {BILL}, 0, no)
        expect proponent {"B" if kind in ("CA", "FA") else "A"}
        """)


def test_SEN_5_12_the_managers_own_amendment_is_first_answered_by_the_other_side() -> None:
    play(f"""
        sheet {BILL} by gregg
        in_play.A hutchinson
        ---
        A: call {BILL} done
        A: amend hutchinson done
        expect stack main A (A); exchange B (B, CA, {BILL}, 0, no)
        expect proponent A
        """)


# SEN-5.18 ----------------------------------------------------------------------------------------------


def test_SEN_5_18_on_another_sheet_one_counts_1_on_the_floor_and_nothing_in_committee() -> None:
    play(f"""
        {IN_COMMITTEE} kennedy
        sheet flexible_week by roberts on roberts dodd
        poll CB B
        ---
        refuse no_voter B: poll against for dodd done
        B: poll against done
        expect ballot.dodd none
        """)
    found = counted(f"""
        {ON_FLOOR}
        sheet flexible_week by roberts on roberts dodd
        poll FB A
        ---
        A: poll for done
        B: poll against done
        """)
    assert found == ["floor_failed 4 to 1, 8 needed"]


def test_SEN_11_15_senators_who_are_spent() -> None:
    play("""
        turn 5
        in_play.B leahy
        hand.A ...5
        hand.B ...5
        politics.A ...5
        politics.B ...5
        sheet early_warning by hatch floor weight 20 marks amended_floor on hatch
        sheet readers_privacy by durbin floor weight 5 on durbin
        ---
        A: call early_warning done
        B: pass
        B: activate leahy
        B: done
        A: done
        B: done
        B: poll against done
        A: end
        B: done
        expect on.leahy 0
        refuse busy B: activate leahy on readers_privacy
        B: call readers_privacy done
        A: done
        B: done
        B: poll for done
        A: poll against done
        B: end
        A: done
        expect on.leahy -1
        """)
