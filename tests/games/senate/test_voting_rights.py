"""Who may vote how: the tables of SEN-5.14 and 5.15 row by row, SEN-5.13, 5.16, 5.17, and rules on cards (SEN-6.4)."""

from __future__ import annotations

import pytest

from games.senate.play import play, scene, with_rules
from hemicycle.games.senate.deck import Card
from hemicycle.kernel.notation import Notation

BILL = "school_scholarships"
FLOOR_KINDS = ("FB", "FA", "CL", "OV")


def rights(text: str, senator: str, *cards: Card) -> str:
    """How a senator of A may vote in a poll of A, as the first letters of the ballots, and why not otherwise."""
    scenario = scene(text, *cards)
    game, notation = scenario.game, Notation(scenario.game)
    found = ""
    for ballot, against in (("for", "must_not_support"), ("against", "must_not_oppose")):
        refusal = game.refuse(scenario.start, 0, notation.read_action(f"poll abstain {ballot} {senator} done"))
        assert refusal is None or refusal.key == against
        found += "" if refusal else ballot[0]
    assert game.refuse(scenario.start, 0, notation.read_action("poll abstain done")) is None
    return found


def on_floor(kind: str, distance: int, *, pork: bool) -> str:
    """A poll of A, with Frist at this distance from the measure."""
    at, listed = 5 - distance, "TN+WY" if pork else "WY"
    start = "in_play.A frist crapo\n"
    if kind == "FA":
        sheets = f"sheet small_classes by kennedy floor on kennedy\nsheet small_classes by gregg floor at {at}"
        return f"B\n{start}{sheets} pork {listed} manager A on gregg\npoll FA\n---"
    stage = "vetoed" if kind == "OV" else "floor"
    return f"{start}sheet {BILL} by gregg {stage} at {at} pork {listed} on gregg\npoll {kind} A\n---"


# SEN-5.14 ----------------------------------------------------------------------------------------------


def test_SEN_5_14_who_stands_where_the_bill_stands_does_not_oppose_it() -> None:
    text = f"sheet {BILL} by gregg on gregg enzi hutchinson\npoll CB A\n---"
    assert rights(text, "enzi") == "f"
    assert rights(text, "hutchinson") == "fa"


@pytest.mark.parametrize("distance", [1, 2, 3, 4])
def test_SEN_5_14_everybody_else_is_free(distance: int) -> None:
    assert rights(f"sheet {BILL} by gregg at {5 - distance} on gregg enzi\npoll CB A\n---", "enzi") == "fa"


@pytest.mark.parametrize(("at", "rights_there"), [(5, "f"), (4, "fa"), (3, "fa")])
def test_SEN_5_14_pork_plays_no_part(at: int, rights_there: str) -> None:
    """Enzi is from Wyoming."""
    text = f"sheet {BILL} by gregg at {at} pork WY on gregg enzi\npoll CB A\n---"
    assert rights(text, "enzi") == rights_there


def test_SEN_5_14_whoever_is_no_member_or_not_on_the_bill_has_no_vote() -> None:
    """Gramm is on the sheet without a seat, Enzi has a seat and is not on the sheet, Hutchinson is on another one."""
    play(f"""
        in_play.A enzi
        sheet {BILL} by gregg at 4 on gregg roberts gramm
        sheet flexible_week by hutchinson on hutchinson
        poll CB A
        ---
        refuse no_voter A: poll for against gramm done
        refuse no_voter A: poll for against enzi done
        refuse no_voter A: poll for against hutchinson done
        A: poll for done
        expect ballot.roberts for
        expect ballot.gramm none
        expect ballot.enzi none
        expect ballot.hutchinson none
        """)


# SEN-5.15 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", FLOOR_KINDS)
@pytest.mark.parametrize(
    ("distance", "pork", "allowed"),
    [
        (0, False, "f"),
        (0, True, "f"),
        (1, False, "fa"),
        (1, True, "f"),
        (2, False, "a"),
        (2, True, "fa"),
        (3, False, "a"),
        (3, True, "a"),
        (4, False, "a"),
        (4, True, "a"),
    ],
)
def test_SEN_5_15_the_table_of_the_floor(kind: str, distance: int, allowed: str, *, pork: bool) -> None:
    assert rights(on_floor(kind, distance, pork=pork), "frist") == allowed


@pytest.mark.parametrize("active", ["", " frist"])
def test_SEN_5_15_activated_or_not(active: str) -> None:
    there = "" if active else "frist"
    text = f"in_play.A crapo {there}\nsheet {BILL} by gregg floor at 3 on gregg{active}\npoll FB A\n---"
    assert rights(text, "frist") == "a"


# SEN-5.13 ----------------------------------------------------------------------------------------------


def test_SEN_5_13_the_distance_is_between_the_senator_and_the_measure() -> None:
    """In a vote on a substitute its own position and pork count, not those of the bill."""
    text = """
        in_play.A frist crapo
        B
        sheet small_classes by kennedy floor pork TN on kennedy
        sheet small_classes by gregg floor at 4 on gregg
        poll FA
        ---"""
    assert rights(text, "frist") == "fa"
    assert rights(text.replace("at 4", "at 3 pork TN"), "frist") == "fa"
    assert rights(text.replace("at 4", "at 3"), "frist") == "a"


@pytest.mark.parametrize(("at", "near"), [(5, False), (4, False), (3, True)])
def test_SEN_5_13_the_distance_says_who_can_filibuster(at: int, *, near: bool) -> None:
    """Boxer stands at soc 1."""
    play(f"""
        in_play.B boxer
        sheet {BILL} by gregg floor at {at} marks amended_floor on gregg
        ---
        A: call {BILL} done
        expect stack main A (A); {f"exchange B (B, FB, {BILL}, 0, no)" if near else f"respond_floor B (B, {BILL})"}
        """)


def test_SEN_5_13_pork_serves_both_senators_of_a_state_of_whatever_party() -> None:
    """Jeffords (soc 3) and Leahy (soc 1) of Vermont, with a bill at 2; Wellstone of Minnesota has none of it."""
    play("""
        turn 6
        in_play.A enzi
        sheet newborn_leave_fund by edwards floor pork VT on edwards jeffords leahy wellstone
        poll FB B
        ---
        refuse must_not_oppose B: poll for against jeffords done
        refuse must_not_oppose B: poll for against leahy done
        B: poll for against wellstone done
        """)


def test_SEN_5_13_an_abstention_is_no_vote_cast() -> None:
    play(f"""
        in_play.A frist
        in_play.B kennedy
        sheet {BILL} by gregg floor weight 3 on gregg
        poll FB A
        ---
        A: poll abstain done
        B: poll abstain done
        expect ballot.frist abstain
        expect ballot.kennedy abstain
        expect marks.1 passed_senate+law
        """)


def test_SEN_9_20_even_the_own_position_need_not_be_supported() -> None:
    play(f"""
        in_play.A frist
        in_play.B kennedy
        sheet {BILL} by gregg floor on gregg
        poll FB A
        ---
        A: poll for abstain frist done
        expect ballot.frist abstain
        """)


# SEN-5.16 ----------------------------------------------------------------------------------------------


def test_SEN_5_16_on_a_committee_amendment_nobody_is_limited() -> None:
    """Enzi stands at 5 as the bill does, Roberts where it would go; both vote as they like."""
    text = f"""
        mover jeffords
        move_to 4
        sheet {BILL} by gregg on gregg jeffords enzi roberts
        poll CA A
        ---"""
    assert rights(text, "enzi") == "fa"
    assert rights(text, "roberts") == "fa"


# SEN-5.17 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["CB", "FB", "CL", "OV"])
def test_SEN_5_17_the_sponsor_votes_for_the_bill_at_whatever_distance(kind: str) -> None:
    stage = {"CB": "committee", "OV": "vetoed"}.get(kind, "floor")
    play(f"""
        in_play.B kennedy
        sheet {BILL} by gregg {stage} at 1 on gregg enzi kennedy
        poll {kind} A
        ---
        refuse vote_fixed A: poll abstain against gregg done
        refuse vote_fixed A: poll against abstain gregg done
        A: poll against done
        expect ballot.gregg for
        expect ballot.enzi against
        """)


def test_SEN_5_17_the_sponsor_of_a_bill_is_free_on_an_amendment_in_committee_and_the_mover_is_not() -> None:
    play(f"""
        mover jeffords
        move_to 4
        sheet {BILL} by gregg on gregg jeffords kennedy
        poll CA B
        ---
        refuse vote_fixed B: poll for against jeffords done
        B: poll against done
        expect ballot.jeffords for
        expect ballot.kennedy against
        A: poll against done
        expect ballot.gregg against
        """)


def test_SEN_5_17_the_mover_of_a_substitute_votes_for_it() -> None:
    play(f"""
        in_play.B dodd
        sheet {BILL} by gregg floor on gregg
        sheet {BILL} by kennedy floor at 2 on kennedy
        poll FA
        ---
        refuse vote_fixed B: poll for against kennedy done
        B: poll against done
        expect ballot.kennedy for
        """)


def test_SEN_5_17_the_filibusterer_votes_against_cloture_and_only_there() -> None:
    play(f"""
        filibusterer kennedy
        in_play.B dodd
        sheet {BILL} by gregg floor on gregg kennedy
        poll CL B
        ---
        refuse vote_fixed B: poll abstain for kennedy done
        B: poll abstain done
        expect ballot.kennedy against
        expect ballot.dodd abstain
        """)
    play(f"""
        in_play.B dodd
        sheet {BILL} by gregg floor at 3 on gregg kennedy
        poll FB B
        ---
        B: poll against abstain kennedy done
        """)


def test_SEN_5_17_with_one_senator_each_that_is_fixed_nobody_is_asked() -> None:
    """Both votes are fixed, so the cloture vote runs by itself: 3 for, 4 against."""
    play(f"""
        filibusterer kennedy
        sheet {BILL} by gregg floor on gregg kennedy
        vote CL
        ---
        A: done
        B: done
        expect cloture_fails.1 1
        expect ballot.gregg for
        expect ballot.kennedy against
        expect stack main A (A)
        """)


# Cards (SEN-6.4) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("distance", [0, 1, 2, 3, 4])
def test_SEN_6_4_free_vote_lifts_the_table_of_the_floor(distance: int) -> None:
    free = with_rules("frist", {"do": "free_vote", "issues": ["soc"]})
    assert rights(on_floor("FB", distance, pork=True), "frist", free) == "fa"


def test_SEN_6_4_free_vote_holds_for_its_issues_and_on_the_floor_only() -> None:
    other = with_rules("frist", {"do": "free_vote", "issues": ["eco", "lib"]})
    assert rights(on_floor("FB", 3, pork=False), "frist", other) == "a"
    free = with_rules("enzi", {"do": "free_vote", "issues": ["soc"]})
    assert rights(f"sheet {BILL} by gregg on gregg enzi\npoll CB A\n---", "enzi", free) == "f"


def test_SEN_6_4_pork_deaf_never_has_pork() -> None:
    deaf = with_rules("frist", {"do": "pork_deaf"})
    assert rights(on_floor("FB", 1, pork=True), "frist", deaf) == "fa"
    assert rights(on_floor("FB", 2, pork=True), "frist", deaf) == "a"


def test_SEN_6_4_pork_wide_has_the_pork_of_other_states() -> None:
    wide = with_rules("frist", {"do": "pork_wide", "states": ["MO", "KY"]})
    there = on_floor("FB", 2, pork=False).replace("pork WY", "pork MO")
    assert rights(there, "frist", wide) == "fa"
    assert rights(there.replace("pork MO", "pork GA"), "frist", wide) == "a"
    assert rights(there.replace("pork MO", "pork TN"), "frist", wide) == "fa"
