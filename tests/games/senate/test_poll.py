"""POLL and tally: SEN-5.21, 5.22, and when a poll is left out (SEN-5.41)."""

from __future__ import annotations

import pytest

from games.senate.play import counted, event, play, scene
from hemicycle.kernel.notation import Notation

BILL = "school_scholarships"  # soc at 5, weight 8

# SEN-5.21 ----------------------------------------------------------------------------------------------

POLLED = f"""
    in_play.A frist enzi snowe
    in_play.B dodd jeffords kennedy
    sheet {BILL} by gregg floor at 4 on gregg craig bingaman
    sheet flexible_week by roberts on roberts
    poll FB A
    ---
    """


def test_SEN_5_21_a_stance_and_exceptions() -> None:
    """At 4, Frist, Enzi, Craig and Snowe are one away and free; Roberts, at 4, cannot oppose."""
    play(f"""{POLLED}
        A: poll against for enzi abstain frist done
        expect ballot.gregg for
        expect ballot.craig against
        expect ballot.snowe against
        expect ballot.enzi for
        expect ballot.frist abstain
        expect ballot.roberts abstain
        sees B ballot.enzi for
        sees * ballot.frist abstain
        expect stack main A (A); poll B (B, FB, {BILL})
        """)


def test_SEN_5_21_who_may_not_follow_the_stance_abstains() -> None:
    """Dodd (1), Kennedy (2) and Bingaman (2) are too far for a vote for; Jeffords, at 3, is not."""
    play(f"""{POLLED}
        A: poll abstain done
        B: poll for done
        expect ballot.jeffords for
        expect ballot.dodd abstain
        expect ballot.kennedy abstain
        expect ballot.bingaman abstain
        """)


def test_SEN_5_21_exceptions_that_are_not_allowed_are_refused() -> None:
    play(f"""{POLLED}
        refuse must_not_oppose A: poll abstain against roberts done
        refuse vote_fixed A: poll against abstain gregg done
        refuse no_voter A: poll abstain for dodd done
        refuse no_voter A: poll abstain for lott done
        refuse no_voter A: poll abstain for cheney done
        refuse chosen_twice A: poll abstain for enzi against enzi done
        refuse as_stance A: poll for for enzi done
        refuse as_stance A: poll against abstain roberts done
        refuse unfinished A: poll for
        refuse other_decision A: poll for poll against done
        refuse other_decision A: for enzi done
        refuse not_asked B: poll against done
        A: poll abstain done
        refuse must_not_support B: poll against for dodd done
        refuse not_asked A: poll for done
        """)


def test_SEN_5_21_a_side_declares_for_its_own_senators_on_whatever_bill_they_are() -> None:
    play(f"""{POLLED}
        A: poll abstain for roberts done
        expect ballot.roberts for
        B: poll against for jeffords done
        expect ballot.bingaman against
        """)


def test_SEN_5_21_the_order_of_the_exceptions_makes_no_other_choice() -> None:
    scenario = scene(POLLED)
    game, s = scenario.game, scenario.start
    notation = Notation(game)
    poll = game.decisions[game.POLL]  # type: ignore[attr-defined]
    one, other = (
        notation.read_action(f"poll against {way} done")
        for way in ("for enzi abstain frist abstain snowe", "abstain snowe abstain frist for enzi")
    )
    assert poll.normal(one) == poll.normal(other)
    for action in (one, other):
        assert game.refuse(s, 0, action) is None


@pytest.mark.parametrize("kind", ["CB", "CA", "FB", "FA", "CL", "OV"])
def test_SEN_5_21_the_proponents_side_polls_first(kind: str) -> None:
    stage = {"CB": "committee", "CA": "committee", "OV": "vetoed"}.get(kind, "floor")
    first = "B" if kind in ("CA", "FA") else "A"
    stepping = {"CB": "B", "CA": "A", "CL": "AB", "FA": "AB"}.get(kind, "BA")
    steps = "\n".join(f"{side}: done" for side in stepping)
    play(f"""
        mover {"kennedy" if kind == "CA" else "-"}
        move_to 4
        filibusterer {"kennedy" if kind == "CL" else "-"}
        sheet {BILL} by gregg {stage} on gregg craig dodd {"" if kind == "FA" else "kennedy"}
        {f"sheet {BILL} by kennedy floor at 2 on kennedy" if kind == "FA" else ""}
        vote {kind}
        ---
        {steps}
        expect stack main A (A); poll {first} ({first}, {kind}, {BILL})
        """)


def test_SEN_5_21_in_committee_only_those_on_the_bill_take_part() -> None:
    play(f"""
        in_play.A enzi
        sheet {BILL} by gregg at 4 on gregg craig dodd
        poll CB A
        ---
        refuse no_voter A: poll for against enzi done
        A: poll for against craig done
        expect ballot.enzi none
        expect ballot.craig against
        """)


def test_SEN_9_73_a_senator_of_the_other_side_on_my_bill_is_never_mine() -> None:
    play(f"""
        in_play.A enzi
        sheet {BILL} by gregg on gregg craig dodd
        poll CB A
        ---
        refuse no_voter A: poll for against dodd done
        """)


# SEN-5.22 ----------------------------------------------------------------------------------------------


def test_SEN_5_22_all_votes_and_those_of_cards() -> None:
    """Gregg 3, Craig 3 and a lobby's 5 for; Dodd 4 and Kennedy 1 against."""
    text = f"""
        in_play.B kennedy
        politics.A care_by_choice_league
        sheet {BILL} by gregg floor on gregg craig dodd
        vote FB A
        ---
        A: play care_by_choice_league
        A: done
        B: done
        A: done
        A: poll for done
        B: poll against done
        """
    assert counted(text) == ["floor_passed 11 to 5, 8 needed"]


def test_SEN_5_22_an_abstention_is_counted_on_neither_side() -> None:
    text = f"""
        in_play.B kennedy
        sheet {BILL} by gregg floor on gregg craig dodd
        poll FB A
        ---
        A: poll abstain done
        B: poll abstain done
        """
    assert counted(text) == ["floor_failed 3 to 0, 8 needed"]


def test_SEN_5_22_activated_senators_stay_where_they_are() -> None:
    play(f"""
        sheet {BILL} by gregg on gregg craig dodd
        poll CB A
        ---
        A: poll for done
        B: poll against done
        expect stage.1 floor
        expect on.gregg 0
        expect on.craig 0
        expect on.dodd 0
        """)


@pytest.mark.parametrize(
    ("bill", "sponsor", "count"),
    [("early_warning", "kyl", 1), ("early_warning", "hatch", 2), ("readers_privacy", "leahy", 3)],
)
def test_SEN_5_22_a_sponsor_alone_is_enough_in_committee(bill: str, sponsor: str, count: int) -> None:
    """SEN-9.75."""
    side, turn = ("B", "B") if sponsor == "leahy" else ("A", "")
    found = counted(f"""
        {turn}
        sheet {bill} by {sponsor}
        ---
        {side}: call {bill} done
        {"A" if side == "B" else "B"}: done
        """)
    assert found == [f"committee_passed {count} to 0, 1 needed"]


def test_SEN_11_4_a_committee_vote() -> None:
    found = counted("""
        in_play.A kyl thurmond
        in_play.B leahy
        sheet early_warning by hatch marks amended_liberal+amended_conservative
        ---
        A: call early_warning done
        B: activate leahy
        B: done
        A: activate kyl
        A: activate thurmond
        A: done
        B: done
        A: poll for done
        B: poll against done
        """)
    assert found == ["committee_passed 4 to 3, 4 needed"]


# SEN-5.41 ----------------------------------------------------------------------------------------------


def test_SEN_5_41_a_poll_in_which_no_senator_is_free_is_not_asked() -> None:
    """B has nobody in committee, and of A only the sponsor."""
    play(f"""
        in_play.B reid
        in_play.A frist
        sheet {BILL} by gregg on gregg
        vote CB
        ---
        B: done
        expect stage.1 floor
        expect ballot.gregg for
        expect stack main A (A)
        """)


def test_SEN_5_41_a_poll_in_which_everybody_must_abstain_is_not_asked() -> None:
    """A card has silenced the one senator of B."""
    hush = event("hush", {"do": "silence", "who": "other"}, votes="FB")
    play(
        f"""
        in_play.B dodd
        politics.A hush
        sheet {BILL} by gregg floor weight 2 on gregg
        vote FB A
        ---
        A: play hush at dodd
        A: done
        B: done
        A: done
        expect ballot.dodd abstain
        expect stage.1 law
        expect stack main A (A)
        """,
        hush,
    )


def test_SEN_5_41_an_exchange_is_asked_even_where_there_is_nothing_to_do() -> None:
    play(f"""
        sheet {BILL} by gregg
        ---
        A: call {BILL} done
        legal B: done
        """)
