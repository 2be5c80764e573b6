"""What a sheet is worth when it concludes: SEN-5.40, 7.1 to 7.4."""

from __future__ import annotations

import pytest

from games.senate.play import flash, play, with_rules

ALL = "passed_committee+passed_senate"


def given_up(
    sheet: str, *expected: str, card: str = "home_buyers_credit", position: str = "", cards: tuple = ()
) -> None:  # type: ignore[type-arg]
    """A sheet of Gramm's is withdrawn, whatever its stage; points are expected in halves."""
    lines = "\n".join(f"expect {line}" for line in expected)
    play(
        f"option withdraw any\n {position}\n sheet {card} by gramm {sheet}\n---\n A: withdraw {card}\n {lines}", *cards
    )


# SEN-5.40 ----------------------------------------------------------------------------------------------


def test_SEN_5_40_scored_at_once_the_card_laid_away_the_senators_stay() -> None:
    play(f"""
        in_play.B kennedy
        sheet home_buyers_credit by gramm vetoed marks {ALL} on gramm kennedy
        ---
        A: withdraw home_buyers_credit
        expect stage.1 withdrawn
        expect points.1 40
        expect score.A 40                # 10 times 2
        expect docket -
        expect discard home_buyers_credit
        expect on.home_buyers_credit -1
        expect sponsor.1 gramm
        expect card.1 home_buyers_credit
        expect on.gramm 0
        expect on.kennedy 0
        """)


def test_SEN_5_40_the_senators_are_free_at_the_managers_upkeep() -> None:
    play(f"""
        politics.A ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
        in_play.B kennedy
        sheet home_buyers_credit by gramm vetoed marks {ALL} on gramm kennedy
        ---
        A: withdraw home_buyers_credit
        A: end
        B: done
        expect on.kennedy 0
        B: end
        expect on.kennedy -1
        expect on.gramm -1
        """)


@pytest.mark.parametrize(("stage", "mark"), [("committee", "-"), ("floor", "passed_committee"), ("vetoed", ALL)])
def test_SEN_5_40_all_live_sheets_conclude_when_the_last_turn_is_over(stage: str, mark: str) -> None:
    stages = {"committee": 0, "floor": 1, "vetoed": 2}[stage]
    play(f"""
        option turn_cap 10
        turn 10
        sheet home_buyers_credit by gramm {stage} marks {mark}
        ---
        B: end
        expect points.1 {20 * stages}
        expect stage.1 {stage}           # SEN-12.22
        expect score.A {20 * stages}
        expect docket -
        expect discard home_buyers_credit
        """)


# SEN-7.1 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sheet", "basic"),
    [
        ("weight 10", 10),
        ("weight 10 pork TX", 8),
        ("weight 10 pork TX+OH+PRES", 4),
        ("weight 10 pork TX+OH free_pork OH", 8),
        ("weight 10 adopted 1", 8),
        ("weight 10 adopted 2", 6),
        ("weight 10 at 1", 16),
        ("weight 10 at 5", 16),
        ("weight 10 at 3", 10),
        ("weight 10 at 5 pork TX adopted 1", 12),
        ("weight 1 pork TX+OH", -3),
    ],
)
def test_SEN_7_1_the_basic_points_times_the_stages(sheet: str, basic: int) -> None:
    given_up(f"vetoed {sheet} marks {ALL}", f"score.A {basic * 2 * 2}", f"points.1 {basic * 2 * 2}")


def test_SEN_7_1_cloture_and_override_bring_five_each() -> None:
    given_up(f"vetoed marks {ALL}+cloture_voted", "score.A 60")  # (10 + 5) times 2
    given_up(f"vetoed marks {ALL}+override_won", "score.A 60")


def test_SEN_7_1_it_goes_to_the_side_of_the_present_sponsor() -> None:
    play(f"""
        sheet courtroom_cameras by leahy vetoed at 2 adopted 1 manager B marks {ALL}
        B
        ---
        B: withdraw courtroom_cameras
        expect score.B 40                # (12 - 2) times 2
        expect score.A 0
        """)


def test_SEN_7_1_without_the_committee_nothing() -> None:
    given_up("committee at 5 weight 20", "score.A 0", "points.1 0")
    given_up("committee weight 2 pork TX+OH", "score.A 0")


def test_SEN_7_1_what_cards_add() -> None:
    given_up(f"vetoed marks {ALL}", "score.A 56", position="flash market_swings")  # (10 + 4) times 2
    given_up(f"vetoed marks {ALL}", "score.A 40", position="flash world_news")  # the other issue
    given_up(f"vetoed marks {ALL} pork TX", "score.A 24", position="flash empty_purse")  # (10 - 4) times 2
    bonus = with_rules("gramm", {"do": "sponsor_points", "n": 3})
    given_up(f"vetoed marks {ALL}", "score.A 52", cards=(bonus,))
    extreme = flash("edges", {"do": "param", "name": "extreme_points", "how": "add", "value": 1})
    given_up(f"vetoed at 5 marks {ALL}", "score.A 68", position="flash edges", cards=(extreme,))


def test_SEN_7_1_what_comes_of_the_weight_is_what_it_is_at_the_end() -> None:
    given_up(f"vetoed weight 7 marks {ALL}", "score.A 28")


# SEN-7.2 -----------------------------------------------------------------------------------------------


def bipartisan(sheet: str, expected: str, moves: str = "") -> None:
    """A's bill at 3 with Leahy as co-sponsor is voted on and carried; the president, at 4, signs."""
    play(f"""
        score.B 20
        in_play.A kyl
        sheet courtroom_cameras by specter floor marks passed_committee adopted 1 weight 4 {sheet} on specter
        vote FB
        ---
        B: done
        {moves}
        A: done
        A: poll abstain done
        B: poll abstain done
        {expected}
        """)


def test_SEN_7_2_the_co_sponsors_side_has_half() -> None:
    bipartisan("weight 4 cosponsor leahy", "expect score.A 12\n expect score.B 26")  # (4 - 2) times 3, and half


def test_SEN_7_2_with_half_points_and_below_zero() -> None:
    bipartisan("pork OH weight 3 cosponsor leahy", "expect score.A -6\n expect score.B 17")  # (3 - 4) times 3: -3, -1.5


def test_SEN_7_2_not_without_the_co_sponsor_and_not_away_from_the_middle() -> None:
    play("""
        sheet courtroom_cameras by specter floor marks passed_committee adopted 1 weight 4 on specter
        vote FB
        ---
        B: done
        A: done
        expect score.A 12
        expect score.B 0
        """)


def test_SEN_7_2_the_half_comes_with_the_conclusion_also_after_a_veto() -> None:
    play("""
        sheet pay_as_you_legislate by snowe floor marks passed_committee adopted 1 weight 2 cosponsor breaux on snowe
        vote FB
        ---
        B: done
        A: pork ME
        A: done
        B: done
        A: done
        B: poll abstain done
        expect stage.1 vetoed
        expect marks.1 passed_committee+passed_senate+shared
        expect score.B 0
        A: withdraw pay_as_you_legislate
        expect score.A -8                # (2 - 2 - 2) times 2
        expect score.B -4
        """)


def test_SEN_7_2_no_half_if_it_never_passes_the_senate() -> None:
    play("""
        option max_votes 1
        sheet courtroom_cameras by specter floor marks passed_committee adopted 1 weight 9 cosponsor leahy on specter
        vote FB
        ---
        B: done
        A: done
        B: poll abstain done
        expect stage.1 dead
        expect score.A 14                # (9 - 2) times 1
        expect score.B 0
        """)


def test_SEN_7_2_the_co_sponsor_need_not_be_in_play_any_more() -> None:
    play("""
        hand.B leahy
        sheet courtroom_cameras by specter floor marks passed_committee adopted 1 weight 4 cosponsor leahy on specter
        vote FB
        ---
        B: done
        A: done
        expect score.A 12
        expect score.B 6
        """)


# SEN-7.3, 7.4 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stage", "marks", "stages"), [("committee", "-", 0), ("floor", "passed_committee", 1), ("vetoed", ALL, 2)]
)
def test_SEN_7_3_how_far_it_came(stage: str, marks: str, stages: int) -> None:
    given_up(f"{stage} marks {marks}", f"score.A {10 * stages * 2}")


def test_SEN_7_3_a_law_counts_three() -> None:
    play("""
        sheet shop_and_farm_credit by hatch floor marks passed_committee weight 4 on hatch
        vote FB
        ---
        B: done
        A: done
        expect score.A 24
        """)


def test_SEN_7_4_only_adopted_amendments_count() -> None:
    play("""
        option withdraw any
        in_play.B biden
        in_play.A kyl
        sheet early_warning by hatch on hatch kyl
        ---
        A: call early_warning done
        B: amend biden done
        A: done
        A: poll against done
        expect adopted.1 0
        """)
    given_up(f"vetoed marks {ALL}+amended_liberal+amended_conservative+amended_floor", "score.A 40")


def test_SEN_7_4_each_adopted_one_costs_two() -> None:
    given_up(f"vetoed marks {ALL} adopted 1", "score.A 32")
    given_up(f"vetoed marks {ALL} adopted 2", "score.A 24")


def test_SEN_7_4_a_substitute_counts_those_of_the_bill_and_itself() -> None:
    play("""
        in_play.A enzi
        sheet pay_as_you_legislate by snowe floor at 4 marks passed_committee adopted 2 weight 12 on snowe
        sheet pay_as_you_legislate by breaux floor at 3 weight 3 pork PRES on breaux
        vote FA
        ---
        A: done
        B: done
        A: poll abstain done
        B: move breaux done
        B: done
        A: done
        B: poll against done
        expect adopted.2 3
        expect stage.2 law
        expect score.A 16                # (12 - 4) times 1
        expect score.B -30               # (3 - 2 - 6) times 3
        """)


def test_SEN_7_4_a_superseded_or_lost_floor_amendment_costs_nothing() -> None:
    play("""
        in_play.B breaux
        sheet shop_and_farm_credit by hatch floor marks passed_committee weight 4 on hatch
        ---
        A: call shop_and_farm_credit done
        B: substitute breaux done
        A: done
        B: done
        A: poll against done             # 3 to 1, and not the weight
        expect stage.2 dead
        A: vote
        B: done
        A: done
        B: poll abstain done
        expect stage.1 law
        expect score.A 24
        expect points.2 0
        """)
