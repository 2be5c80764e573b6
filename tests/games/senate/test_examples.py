"""The worked examples of section 11, number by number: SEN-11.1 to 11.9."""

from __future__ import annotations

import pytest

from games.senate.play import bill, play, senator
from hemicycle.games.senate import chart
from hemicycle.games.senate.cards import base_set
from hemicycle.kernel.scenario import Outcome

VOTES = ("committee_", "floor_", "cloture_", "substitute_", "overridden", "override_", "amended", "amendment_", "tied")


def counts(outcomes: list[Outcome]) -> list[str]:
    """What each vote came to, for and against."""
    notes = [event.split() for outcome in outcomes for event in outcome.events if event.startswith("note ")]
    numbers = [[word.partition(":")[0] for word in words] for words in notes if words[1].startswith(VOTES)]
    return [f"{ayes} to {nays}" for _, _, _, _, ayes, nays, *_ in numbers]


def test_SEN_11_1_leahy_and_the_distance() -> None:
    cards = base_set()
    assert cards.cards[cards.number("leahy")].positions == (2, 1, 1, 1, 2)
    play("""
        in_play.B leahy landrieu
        sheet two_party_base_review by chafee floor weight 9 on chafee
        vote FB
        ---
        B: done
        A: done
        B: poll abstain for leahy done                   # at distance 1 he is free
        expect ballot.leahy for
        """)
    for pork, refused in (("-", True), ("VT", False)):
        play(f"""
            in_play.B leahy landrieu
            sheet test_and_support by collins floor weight 9 pork {pork} on collins
            vote FB
            ---
            B: done
            A: done
            {"refuse must_not_support" if refused else ""} B: poll abstain for leahy done
            """)


def test_SEN_11_2_hatch() -> None:
    cards = base_set()
    hatch = cards.cards[cards.number("hatch")]
    assert (hatch.votes, hatch.positions[2], hatch.star) == (4, 5, "lib")
    played = play("""
        turn 3
        politics.A readers_privacy
        in_play.A hatch
        in_play.B leahy
        ---
        A: introduce readers_privacy sponsor hatch done
        expect position.1 1
        expect sponsor.1 hatch
        """)
    assert played
    committee = """
        option amendments no
        in_play.B leahy
        sheet readers_privacy by hatch on hatch
        ---
        A: call readers_privacy done
        B: done
        expect ballot.hatch for
        """
    assert counts(play(committee)) == ["2 to 0"]
    for kind, stage in (("FB", "floor"), ("OV", "vetoed")):
        floor = play(f"""
            in_play.A gramm
            sheet readers_privacy by hatch {stage} weight 4 on hatch
            vote {kind}
            ---
            B: done
            A: done
            A: poll abstain done
            expect ballot.hatch for
            """)
        assert counts(floor) == ["4 to 0"]


@pytest.mark.parametrize(("against", "cloture", "override"), [(3, 6, 8), (30, 46, 60), (59, 88, 118)])
def test_SEN_11_3_the_chart(against: int, cloture: int, override: int) -> None:
    assert chart.cloture(against) == cloture
    assert chart.override(against) == override


@pytest.mark.parametrize(
    ("more", "result", "stage"), [("kyl sessions", "4 to 3", "floor"), ("kyl", "3 to 3", "committee")]
)
def test_SEN_11_4_a_vote_in_committee(more: str, result: str, stage: str) -> None:
    activate = "\n".join(f"A: activate {one}" for one in more.split())
    played = play(f"""
        option amendments no
        in_play.A kyl sessions
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: activate leahy
        B: done
        {activate}
        A: done
        B: done                          # the exchange is over, A cannot reply
        A: poll for done
        B: poll against done
        expect stage.1 {stage}
        """)
    assert counts(played) == [result]


@pytest.mark.parametrize(
    ("votes", "after", "results", "stage"),
    [
        ("poll against for C done", "", ["11 to 5"], "law"),
        ("poll against done", "A: cast for", ["8 to 8", "9 to 8"], "floor"),
        ("poll against abstain C done", "", ["8 to 5"], "floor"),
    ],
)
def test_SEN_11_5_floor_and_pork(votes: str, after: str, results: list[str], stage: str) -> None:
    """A is Hatch, B Collins, C is made for this, E Breaux, F Kennedy, G Gramm."""
    played = play(
        f"""
        in_play.A collins gramm
        in_play.B kohl breaux kennedy
        sheet shop_and_farm_credit by hatch floor marks passed_committee pork ME on hatch kohl kennedy gramm
        vote FB
        ---
        expect weight.1 10
        B: done
        A: done
        refuse must_not_oppose A: poll for against collins done
        A: poll for done
        refuse must_not_support B: poll against for kennedy done
        B: {votes.replace(" C", " kohl")}
        {after}
        expect stage.1 {stage}
        """,
        senator("kohl", state="ME", positions=(2, 2, 2, 2, 2), votes=3),
    )
    assert counts(played) == results


@pytest.mark.parametrize("pork", ["-", "WY"])
def test_SEN_11_6_the_vice_president(pork: str) -> None:
    near = play("""
        in_play.A smith_or warner dewine
        in_play.B leahy kennedy inouye
        sheet courtroom_cameras by specter floor marks passed_committee weight 10 on specter smith_or warner dewine \
leahy kennedy inouye
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        B: poll against done
        A: cast for
        expect stage.1 law
        """)
    assert counts(near) == ["12 to 12", "13 to 12"]
    may = pork == "WY"
    far = play(f"""
        in_play.A allen
        in_play.B sarbanes kennedy levin
        sheet pay_as_you_legislate by snowe floor marks passed_committee weight 10 pork {pork} on snowe mccain specter \
dewine sarbanes kennedy levin
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        B: poll against done
        {"legal A: cast for, cast against, cast abstain" if may else "refuse must_not_support A: cast for"}
        A: cast {"for" if may else "abstain"}
        expect stage.1 {"vetoed" if may else "floor"}
        """)
    assert counts(far) == ["12 to 12", "13 to 12" if may else "12 to 12"]


def test_SEN_11_7_the_calendar() -> None:
    play(
        """
        turn 3
        politics.A pay_as_you_legislate ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
        in_play.A snowe
        ---
        A: introduce pay_as_you_legislate sponsor snowe done
        expect not_before.1 5
        refuse too_early A: call pay_as_you_legislate done
        A: end
        B: done
        B: end
        A: done
        chance: hallway_rumor
        A: call pay_as_you_legislate done
        B: done
        expect stage.1 floor
        expect not_before.1 7
        refuse too_early A: call pay_as_you_legislate done
        A: end
        B: done
        B: end
        A: done
        A: call pay_as_you_legislate done
        B: done
        A: done
        expect stage.1 vetoed
        expect not_before.1 9
        refuse too_early A: call pay_as_you_legislate done
        A: end
        B: done
        B: end
        expect turn 9
        A: done
        A: call pay_as_you_legislate done
        expect vote OV
        """,
        bill("pay_as_you_legislate", "eco", 3, 2),
    )


def test_SEN_11_7_a_new_sponsor_of_the_other_side_may_be_called_in_turn_6() -> None:
    play("""
        politics.B ...5
        hand.B ...5
        in_play.B leahy
        sheet courtroom_cameras by specter on specter
        ---
        A: call courtroom_cameras done
        B: amend leahy done
        A: done
        A: poll abstain done
        expect sponsor.1 leahy
        A: end
        B: done
        expect turn 6
        B: call courtroom_cameras done
        """)


def test_SEN_11_8_the_score() -> None:
    pork = "pork TX+OH+PRES"
    played = play(f"""
        sheet single_rate_income_tax by gramm floor marks passed_committee+cloture_voted {pork} on gramm nickles lott \
thompson
        vote FB
        ---
        expect weight.1 16
        B: done
        A: done
        A: poll for done
        expect stage.1 law
        expect score.A 126               # 63
        """)
    assert counts(played) == ["16 to 0"]
    play(f"""
        sheet million_dollar_bracket by gramm vetoed marks passed_committee+passed_senate+cloture_voted {pork} on gramm
        ---
        expect weight.1 16
        expect position.1 1
        A: call million_dollar_bracket done
        B: done
        A: done
        expect stage.1 dead
        expect score.A 84                # 42
        """)
    play(f"""
        sheet single_rate_income_tax by gramm floor marks passed_committee floor_fails 1 {pork} on gramm
        vote FB
        ---
        B: done
        A: done
        expect stage.1 dead
        expect score.A 32                # 16
        """)
    play(f"""
        option withdraw any
        sheet single_rate_income_tax by gramm {pork}
        ---
        A: withdraw single_rate_income_tax
        expect score.A 0
        """)


def test_SEN_11_9_an_override() -> None:
    played = play("""
        in_play.B sarbanes boxer
        sheet fair_labor_trade by gramm vetoed marks passed_committee+passed_senate on gramm sarbanes boxer
        ---
        expect weight.1 8
        expect position.1 1
        A: call fair_labor_trade done
        B: done
        A: done
        B: poll for done
        expect stage.1 law
        expect score.A 114               # 57
        """)
    assert counts(played) == ["10 to 0"]
