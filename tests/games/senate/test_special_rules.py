"""Rules on senators' cards, each of SEN-6.4; those about who may vote how are in test_voting_rights.py."""

from __future__ import annotations

import pytest

from games.senate.play import counted, play, with_rules

BILL = "school_scholarships"  # soc at 5, weight 8
PLAIN = with_rules("hatch")

# sponsor_any, sponsor_near -----------------------------------------------------------------------------


@pytest.mark.parametrize("bill", ["readers_privacy", "courtroom_cameras", "early_warning"])
def test_SEN_6_4_sponsor_any_takes_bills_at_every_position(bill: str) -> None:
    """SEN-11.2: Hatch stands at lib 5; he is the ranking member."""
    play(f"""
        politics.A {bill} open_markets
        in_play.A hatch
        ---
        refuse no_sponsor A: introduce open_markets sponsor hatch done
        A: introduce {bill} sponsor hatch done
        """)


def test_SEN_6_4_sponsor_any_votes_for_it_at_every_stage() -> None:
    play("""
        in_play.A kyl
        sheet readers_privacy by hatch floor on hatch
        poll FB A
        ---
        refuse vote_fixed A: poll for against hatch done
        A: poll against done
        expect ballot.hatch for
        expect ballot.kyl against
        """)


def test_SEN_6_4_sponsor_any_needs_its_seat_and_its_issue() -> None:
    """Enzi has no seat for lib; Hatch without his rule cannot stray."""
    text = """
        politics.A readers_privacy small_classes
        in_play.A {}
        ---
        refuse {} A: introduce readers_privacy sponsor {} done
        """
    play(
        text.format("enzi kyl hatch", "not_member", "enzi"),
        with_rules("enzi", {"do": "sponsor_any", "issues": ["lib"]}),
    )
    play(text.format("hatch", "no_sponsor", "hatch"), PLAIN)
    play(text.format("hatch", "no_sponsor", "hatch"), with_rules("hatch", {"do": "sponsor_any", "issues": ["eco"]}))


def test_SEN_6_4_sponsor_any_may_offer_a_substitute_at_every_other_position() -> None:
    play("""
        B
        in_play.A hatch
        sheet readers_privacy by leahy floor at 2 on leahy
        ---
        B: call readers_privacy done
        refuse other_position A: substitute hatch to 2 done
        refuse other_position A: substitute hatch pork UT done
        A: substitute hatch to 4 pork UT done
        expect position.2 4
        expect pork.2 UT
        """)


@pytest.mark.parametrize(
    ("bill", "may"), [("early_warning", True), ("teen_make_it_right", True), ("courtroom_cameras", False)]
)
def test_SEN_6_4_sponsor_near_one_away(bill: str, *, may: bool) -> None:
    play(
        f"""
        politics.A {bill}
        in_play.A hatch
        ---
        {"" if may else "refuse no_sponsor "}A: introduce {bill} sponsor hatch done
        """,
        with_rules("hatch", {"do": "sponsor_near", "issues": ["lib"]}),
    )


def test_SEN_6_4_sponsor_near_in_a_substitute() -> None:
    play(
        """
        B
        in_play.A hatch
        sheet readers_privacy by leahy floor on leahy
        ---
        B: call readers_privacy done
        refuse other_position A: substitute hatch to 3 done
        refuse other_position A: substitute hatch done
        A: substitute hatch to 4 done
        """,
        with_rules("hatch", {"do": "sponsor_near", "issues": ["lib"]}),
    )


# committee_votes, floor_bonus, inactive, cloture_votes -------------------------------------------------


def test_SEN_6_4_committee_votes_in_this_committee() -> None:
    more = with_rules("craig", {"do": "committee_votes", "issue": "soc", "n": 4})
    other = with_rules("craig", {"do": "committee_votes", "issue": "eco", "n": 4})
    text = f"""
        sheet {BILL} by gregg on gregg craig
        poll CB A
        ---
        A: poll for done
        """
    assert counted(text, more) == ["committee_passed 6 to 0, 1 needed"]
    assert counted(text, other) == ["committee_passed 3 to 0, 1 needed"]


def test_SEN_6_4_floor_bonus_on_a_measure_of_the_issue_when_activated_on_it() -> None:
    """Craig has 3 floor votes."""
    bonus = with_rules("craig", {"do": "floor_bonus", "issue": "soc", "n": 2})
    text = f"""
        in_play.A roberts
        sheet {BILL} by gregg floor on gregg craig
        poll FB A
        ---
        A: poll for done
        """
    assert counted(text, bonus) == ["floor_passed 9 to 0, 8 needed"]
    away = text.replace("in_play.A roberts", "in_play.A roberts craig").replace("on gregg craig", "on gregg")
    assert counted(away, bonus) == ["floor_failed 5 to 0, 8 needed"]
    other = with_rules("craig", {"do": "floor_bonus", "issue": "eco", "n": 2})
    assert counted(text, other) == ["floor_failed 7 to 0, 8 needed"]


@pytest.mark.parametrize("where", ["in_play.A craig", "sheet flexible_week by roberts on craig"])
def test_SEN_6_4_inactive_votes_of_ones_own(where: str) -> None:
    """Whoever lies on another sheet is not activated on the measure either (SEN-12.3)."""
    mine = with_rules("craig", {"do": "inactive", "n": 3})
    text = f"""
        sheet {BILL} by gregg floor on gregg
        {where}
        poll FB A
        ---
        A: poll for done
        """
    votes = 6 + ("sheet" in where)
    assert counted(text, mine) == [f"floor_failed {votes} to 0, 8 needed"]
    active = text.replace(where, "").replace("on gregg", "on gregg craig")
    assert counted(active, mine) == ["floor_failed 6 to 0, 8 needed"]


def test_SEN_6_4_cloture_votes_only_for_cloture() -> None:
    text = f"""
        filibusterer dodd
        in_play.A craig
        sheet {BILL} by gregg floor on gregg dodd
        poll CL A
        ---
        A: poll {{}} done
        """
    strong = with_rules("craig", {"do": "cloture_votes", "n": 3})
    assert counted(text.format("for"), strong) == ["cloture_carried 7 to 4, 6 needed"]
    assert counted(text.format("against"), strong) == ["cloture_failed 3 to 4, 6 needed"]
    floor = text.replace("poll CL A", "poll FB A").replace("filibusterer dodd", "")
    assert "4 to 0" in counted(f"{floor.format('for')}\nB: poll abstain done", strong)[0]


# filibusters -------------------------------------------------------------------------------------------

FILIBUSTER = f"""
    in_play.B dodd reid jeffords
    sheet {BILL} by gregg floor at 4 marks amended_floor on gregg
    ---
    A: call {BILL} done
    """


def test_SEN_6_4_filibuster_from_another_distance() -> None:
    """Of a bill at 4 Dodd and Reid are three away, Jeffords one."""
    play(f"{FILIBUSTER}\nlegal B: filibuster dodd, filibuster reid, pass\nrefuse too_near B: filibuster jeffords")
    play(
        f"{FILIBUSTER}\nlegal B: filibuster reid, filibuster jeffords, pass",
        with_rules("jeffords", {"do": "filibuster_from", "k": 1}),
        with_rules("dodd", {"do": "filibuster_from", "k": 4}),
    )


def test_SEN_6_4_no_filibuster() -> None:
    play(
        f"{FILIBUSTER}\nlegal B: filibuster reid, pass\nrefuse may_not_filibuster B: filibuster dodd",
        with_rules("dodd", {"do": "no_filibuster"}),
    )


# early_release -----------------------------------------------------------------------------------------


def test_SEN_6_4_early_release_at_either_upkeep() -> None:
    text = f"""
        {{}}
        hand.A ...5
        politics.A ...5
        hand.B ...5
        politics.B ...5
        sheet {BILL} by gregg floor not_before 99 on gregg craig roberts
        ---
        {{}}: end
        expect on.craig -1
        expect on.roberts {{}}
        """
    early = with_rules("craig", {"do": "early_release"})
    play(text.format("turn 7", "A", 0), early)
    play(text.format("B", "B", -1), early)


def test_SEN_6_4_early_release_of_a_sponsor() -> None:
    play(
        f"""
        hand.B ...5
        politics.B ...5
        sheet {BILL} by gregg floor not_before 99 on gregg
        ---
        A: end
        expect on.gregg -1
        expect sponsor.1 gregg
        """,
        with_rules("gregg", {"do": "early_release"}),
    )


# amend_far ---------------------------------------------------------------------------------------------

FAR = with_rules("dodd", {"do": "amend_far"})


def test_SEN_6_4_amend_far_moves_a_bill_by_one_or_two() -> None:
    for to in (4, 3):
        play(
            f"""
            in_play.B dodd
            sheet {BILL} by gregg on gregg
            ---
            A: call {BILL} done
            refuse not_moved_there B: amend dodd done
            refuse not_moved_there B: amend dodd to 2 done
            refuse not_moved_there B: amend dodd to 5 done
            B: amend dodd to {to} pork VT done
            expect move_to {to}
            expect move_pork VT
            A: done
            A: poll abstain done
            expect position.1 {to}
            expect sponsor.1 gregg
            expect cosponsor.1 {"dodd" if to == 3 else "-"}
            expect adopted.1 1
            """,
            FAR,
        )


def test_SEN_6_4_amend_far_across_the_middle() -> None:
    """From 4 to 2: the bill is in the other half, and Dodd is its sponsor; there are no points for the middle."""
    play(
        """
        in_play.B dodd
        sheet flexible_week by roberts on roberts
        ---
        A: call flexible_week done
        B: amend dodd to 2 done
        A: done
        A: poll abstain done
        expect position.1 2
        expect sponsor.1 dodd
        expect manager.1 B
        expect score.B 0
        """,
        FAR,
    )


@pytest.mark.parametrize(("at", "to"), [(2, 1), (1, 0)])
def test_SEN_6_4_amend_far_never_past_ones_own_position(at: int, to: int) -> None:
    """Dodd stands at soc 1: from 2 there is one step, so nothing to choose; at 1 he does not amend."""
    play(
        f"""
        in_play.B dodd harkin
        sheet {BILL} by gregg at {at} on gregg
        ---
        A: call {BILL} done
        {"refuse not_moved_there B: amend dodd to 1 done" if to else ""}
        {"B: amend dodd done" if to else f"expect stack main A (A); own_amend A (A, {BILL})"}
        {"expect move_to 1" if to else ""}
        """,
        FAR,
    )


# sponsor_points ----------------------------------------------------------------------------------------


def test_SEN_6_4_sponsor_points_while_the_sponsor_is_in_play() -> None:
    """(8 + 6 + 3) x 2; without the sponsor (8 + 6) x 2."""
    text = f"""
        {{}}
        sheet {BILL} by gregg vetoed marks passed_committee+passed_senate
        ---
        A: withdraw {BILL}
        expect score.A {{}}
        """
    more = with_rules("gregg", {"do": "sponsor_points", "n": 3})
    play(text.format("", 68), more)
    play(text.format("hand.A gregg", 56), more)
    play(text.format("in_play.A craig", 56), with_rules("craig", {"do": "sponsor_points", "n": 3}))
