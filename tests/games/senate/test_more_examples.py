"""The worked examples of section 11, number by number: SEN-11.10 to 11.16."""

from __future__ import annotations

import pytest

from games.senate.play import play
from games.senate.test_examples import counts

PASSED = "passed_committee+passed_senate"
FULL = """
        politics.A ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
"""


def test_SEN_11_10_a_bipartisan_bill() -> None:
    played = play(f"""
        {FULL}
        in_play.A warner domenici murkowski smith_or
        in_play.B kennedy
        sheet flexible_week by hutchinson weight 15 pork OH on hutchinson
        ---
        A: call flexible_week done
        B: amend kennedy done
        A: done
        A: poll abstain done
        expect position.1 3
        expect cosponsor.1 kennedy
        expect score.B 20                # 10 at once
        A: end
        B: done
        B: end
        A: done
        A: call flexible_week done
        A: proceed
        B: done
        expect stage.1 floor
        A: end
        B: done
        B: end
        A: done
        A: call flexible_week done
        B: pass
        B: done
        A: activate warner
        A: activate domenici
        A: activate murkowski
        A: done
        B: done
        A: done
        A: poll for done
        B: poll abstain done
        expect stage.1 law
        expect adopted.1 1
        expect points.1 66               # 33
        expect score.A 66
        expect score.B 53                # 26.5
        """)
    assert counts(played) == ["3 to 0", "1 to 0", "15 to 0"]


def test_SEN_11_11_a_stolen_bill() -> None:
    played = play("""
        in_play.B dayton
        sheet pay_as_you_legislate by snowe on snowe
        ---
        expect weight.1 12
        A: call pay_as_you_legislate done
        B: amend dayton done
        A: done
        A: poll abstain done
        expect position.1 2
        expect sponsor.1 dayton
        expect manager.1 B
        expect score.A 0
        expect score.B 0
        """)
    assert counts(played) == ["1 to 0"]
    passed = play("""
        B
        in_play.B graham daschle baucus
        sheet pay_as_you_legislate by dayton floor at 2 marks passed_committee adopted 1 on dayton graham daschle baucus
        vote FB
        ---
        A: done
        B: done
        B: poll for done
        expect stage.1 vetoed
        B: withdraw pay_as_you_legislate
        expect score.B 40                # 20
        expect score.A 0
        """)
    assert counts(passed) == ["14 to 0"]
    won = play(f"""
        B
        in_play.B graham daschle
        sheet pay_as_you_legislate by dayton vetoed at 2 marks {PASSED} adopted 1 on dayton graham daschle
        ---
        B: call pay_as_you_legislate done
        A: done
        B: done
        B: poll for done
        expect stage.1 law
        expect score.B 90                # 45
        expect score.A 0
        """)
    assert counts(won) == ["10 to 0"]


def test_SEN_11_12_below_zero() -> None:
    play("""
        sheet home_buyers_credit by gramm vetoed marks passed_committee+passed_senate pork TX+OH+UT+VT+ME+PRES
        ---
        expect weight.1 10
        expect position.1 2
        A: withdraw home_buyers_credit
        expect score.A -8                # -4
        """)


@pytest.mark.parametrize(("pork", "stage", "halves"), [("PRES", "law", 36), ("-", "vetoed", 0)])
def test_SEN_11_13_two_for_one(pork: str, stage: str, halves: int) -> None:
    played = play(f"""
        in_play.A bond gramm frist lott kyl nickles
        in_play.B corzine durbin
        sheet flexible_week by hutchinson floor marks passed_committee on hutchinson
        sheet flexible_week by bingaman floor at 2 weight 10 pork {pork} on bingaman kennedy reid warner domenici
        vote FA
        ---
        expect weight.1 10
        A: done
        B: done
        B: poll for done
        A: poll against abstain hutchinson abstain bond abstain gramm done
        A: move warner move domenici done
        B: move bingaman move kennedy move reid done
        B: done
        A: activate frist
        A: done
        B: done
        A: done
        refuse must_abstain A: poll abstain for bond done
        refuse must_abstain A: poll abstain for gramm done
        refuse must_abstain A: poll abstain for hutchinson done
        A: poll for abstain kyl abstain nickles done
        B: poll against abstain durbin done
        expect ballot.hutchinson abstain
        expect stage.1 replaced
        expect points.1 20               # 10
        expect score.A 20
        expect stage.2 {stage}
        expect marks.2 passed_committee+passed_senate{"+law" if stage == "law" else ""}
        expect score.B {halves}          # 18, if it is signed
        """)
    assert counts(played) == ["14 to 12", "11 to 13"]


@pytest.mark.parametrize(
    ("card", "sponsor", "who"),
    [
        ("pay_as_you_legislate", "snowe", ""),
        ("shop_and_farm_credit", "hatch", "filibuster kennedy, "),
        ("open_markets", "gramm", "filibuster kennedy, filibuster leahy, "),
    ],
)
def test_SEN_11_14_who_may_filibuster(card: str, sponsor: str, who: str) -> None:
    """On eco Kennedy stands at 1, Leahy at 2, Breaux at 3."""
    play(f"""
        in_play.B kennedy leahy breaux
        sheet {card} by {sponsor} floor marks amended_floor on {sponsor}
        ---
        A: call {card} done
        {f"legal B: {who}pass" if who else "expect vote FB"}
        """)


def test_SEN_11_14_two_votes_on_cloture() -> None:
    first = "nickles lott murkowski stevens helms thompson"
    against = "sarbanes levin wellstone rockefeller corzine"
    lost = play(f"""
        in_play.B kennedy
        sheet shop_and_farm_credit by hatch floor marks passed_committee on hatch {first} {against}
        ---
        A: call shop_and_farm_credit done
        B: filibuster kennedy
        A: cloture
        A: done
        B: done
        A: poll for done
        B: poll against done
        expect cloture_fails.1 1
        expect marks.1 passed_committee
        expect stack main A (A)
        """)
    assert counts(lost) == ["29 to 20"]
    more = f"{first} cochran grassley roberts allard gramm {against} akaka boxer durbin"
    won = play(f"""
        in_play.B kennedy dayton
        sheet shop_and_farm_credit by hatch floor marks passed_committee+amended_floor cloture_fails 1 on hatch {more}
        ---
        A: call shop_and_farm_credit done
        B: filibuster kennedy
        A: cloture
        A: done
        B: done
        A: poll for done
        B: poll against done
        expect marks.1 passed_committee+cloture_voted+amended_floor
        expect stack main A (A); exchange B (B, FB, shop_and_farm_credit, 0, no)
        B: done
        A: done
        A: poll for done
        B: poll against done
        expect stage.1 law
        expect score.A 90                # (10 + 5) times 3
        """)
    assert counts(won) == ["44 to 29", "44 to 29"]


def test_SEN_11_15_senators_who_are_spent() -> None:
    played = play(f"""
        option amendments no
        {FULL}
        in_play.A kyl
        in_play.B leahy feinstein harkin
        sheet early_warning by hatch on hatch
        sheet readers_privacy by feinstein
        sheet newborn_leave_fund by harkin floor at 1 marks passed_committee
        ---
        A: call early_warning done
        B: activate leahy
        B: done
        A: done
        B: poll against done
        expect on.leahy 0
        A: end
        B: done
        expect turn 6
        expect on.leahy 0
        refuse busy B: activate leahy on readers_privacy
        B: call readers_privacy done
        A: done
        expect stage.2 floor
        B: call newborn_leave_fund done
        A: pass
        A: done
        B: done
        B: poll abstain for leahy done
        A: poll abstain done
        expect ballot.leahy for
        B: end
        expect turn 7
        expect on.leahy -1
        """)
    assert counts(played) == ["2 to 3", "1 to 0", "4 to 0"]


def test_SEN_11_16_the_flash_row() -> None:
    play("""
        flash slow_start world_news
        hand.A ...5
        politics.A ...3
        stack main A (A); discard A (A)
        ---
        A: done
        chance: market_swings
        expect flash world_news market_swings
        expect discard slow_start
        chance: empty_purse
        expect flash market_swings empty_purse
        expect discard slow_start world_news
        expect politics.A 3 cards
        expect stack main A (A)
        """)
