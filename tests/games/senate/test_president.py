"""The president, the override, and what is done by itself: SEN-5.37, 5.38, 5.41."""

from __future__ import annotations

import pytest

from games.senate.play import play

PASSED = "passed_committee+passed_senate"

# SEN-5.37 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pork", ["-", "PRES", "WY+UT"])
@pytest.mark.parametrize("at", range(1, 6))
def test_SEN_5_37_the_president_signs_what_is_near(at: int, pork: str) -> None:
    """His position on eco is 5."""
    away = 5 - at
    signs = away <= 1 or (away == 2 and pork == "PRES")
    play(f"""
        sheet open_markets by gramm floor at {at} marks passed_committee pork {pork} weight 3 on gramm
        vote FB
        ---
        B: done
        A: done
        expect stage.1 {"law" if signs else "vetoed"}
        expect marks.1 passed_committee+passed_senate{"+law" if signs else ""}
        """)


def test_SEN_5_37_a_law_concludes_and_a_vetoed_bill_waits() -> None:
    play("""
        sheet single_rate_income_tax by gramm floor marks passed_committee weight 3 on gramm
        vote FB
        ---
        B: done
        A: done
        expect docket -
        expect discard single_rate_income_tax
        expect score.A 54                # (3 + 6) times 3
        expect laws.A 1
        expect passed.A 1
        expect stack main A (A)
        """)
    play("""
        sheet home_buyers_credit by gramm floor marks passed_committee weight 3 not_before 5 on gramm
        vote FB
        ---
        B: done
        A: done
        expect docket home_buyers_credit
        expect score.A 0
        expect laws.A 0
        expect passed.A 1
        expect not_before.1 7
        expect stack main A (A)
        refuse too_early A: call home_buyers_credit done
        """)


def test_SEN_5_37_each_issue_has_its_own_position() -> None:
    """On soc he stands at 4: a bill at 3 is signed, one at 2 is not."""
    for card, stage in (("test_and_support", "law"), ("newborn_leave_fund", "vetoed")):
        play(f"""
            sheet {card} by frist floor weight 2 on frist
            vote FB
            ---
            B: done
            A: done
            expect stage.1 {stage}
            """)


@pytest.mark.parametrize(
    ("row", "at", "pork", "stage"),
    [
        ("flash veto_season", 4, "-", "vetoed"),
        ("flash veto_season", 5, "-", "law"),
        ("flash veto_season", 3, "PRES", "law"),
        ("president_more 1", 3, "-", "law"),
        ("president_more 1", 2, "PRES", "law"),
        ("president_more 1", 2, "-", "vetoed"),
    ],
)
def test_SEN_5_37_cards_may_change_how_near(row: str, at: int, pork: str, stage: str) -> None:
    play(f"""
        {row}
        sheet open_markets by gramm floor at {at} pork {pork} weight 3 on gramm
        vote FB
        ---
        B: done
        A: done
        expect stage.1 {stage}
        """)


def test_SEN_5_37_PRES_that_is_listed_in_the_exchange_counts() -> None:
    play("""
        sheet pay_as_you_legislate by gramm floor marks passed_committee weight 3 on gramm
        vote FB
        ---
        B: done
        A: pork PRES
        A: done
        B: done
        A: done
        expect stage.1 law
        """)


# SEN-5.38 ----------------------------------------------------------------------------------------------


def overridden(own: str, other: str, after: str, *, weight: int = 3, pork: str = "") -> None:
    """Gramm's vetoed bill at 1 is called: 3 votes, and those of others."""
    play(f"""
        in_play.A {own}
        in_play.B {other}
        sheet fair_labor_trade by gramm vetoed marks {PASSED} weight {weight} on gramm {own} {other}
        ---
        A: call fair_labor_trade {pork} done
        expect marks.1 passed_committee+passed_senate+override_tried
        expect stack main A (A); exchange B (B, OV, fair_labor_trade, 0, no)
        B: done
        A: done
        {after}
        """)


def test_SEN_5_38_neither_amendment_nor_filibuster_comes_before_the_vote() -> None:
    play("""
        in_play.B kennedy breaux
        sheet single_rate_income_tax by gramm vetoed on gramm
        ---
        A: call single_rate_income_tax done
        expect stack main A (A); exchange B (B, OV, single_rate_income_tax, 0, no)
        """)


def test_SEN_5_38_won_it_is_law_and_the_weight_is_not_tested() -> None:
    overridden(
        "",
        "sarbanes wellstone",
        """
        B: poll for done                 # Sarbanes 4, Wellstone 3, Gramm 3; the chart asks for 8
        expect stage.1 law
        expect marks.1 passed_committee+passed_senate+law+override_won+override_tried
        expect score.A 186               # (20 + 5 + 6) times 3
        expect laws.A 1
        expect discard fair_labor_trade
        expect vote none
        expect measure -1
        expect proponent -
        expect stack main A (A)
        """,
        weight=20,
    )


@pytest.mark.parametrize(("others", "stage"), [("boxer corzine", "law"), ("corzine dayton", "dead")])
def test_SEN_5_38_the_chart_decides(others: str, stage: str) -> None:
    """With none against it takes 8."""
    overridden("", others, f"B: poll for done\n expect stage.1 {stage}")


def test_SEN_5_38_lost_it_is_dead_and_brings_two_stages() -> None:
    overridden(
        "",
        "kennedy",
        """
        B: poll abstain done
        expect stage.1 dead
        expect marks.1 passed_committee+passed_senate+override_tried
        expect score.A 36                # (3 + 6) times 2
        expect laws.A 0
        expect docket -
        expect vote none
        expect measure -1
        expect stack main A (A)
        refuse not_live A: call fair_labor_trade done
        """,
    )


def test_SEN_5_38_after_it_main_cards_are_played_as_ever() -> None:
    play("""
        politics.A swearing_in_day
        sheet fair_labor_trade by gramm vetoed marks passed_committee+passed_senate on gramm
        ---
        A: call fair_labor_trade done
        B: done
        A: done
        A: play swearing_in_day
        expect extra_puts 1
        """)


def test_SEN_5_38_states_may_be_listed_and_PRES_may_not() -> None:
    play("""
        in_play.B kennedy
        sheet fair_labor_trade by gramm vetoed pork TX on gramm
        ---
        refuse president_too_late A: call fair_labor_trade pork PRES done
        refuse already_listed A: call fair_labor_trade pork TX done
        A: call fair_labor_trade pork MA done
        B: done
        refuse president_too_late A: pork PRES
        A: pork OH
        expect pork.1 MA+OH+TX
        """)


def test_SEN_5_38_once_only() -> None:
    play("""
        sheet fair_labor_trade by gramm vetoed marks passed_senate+override_tried on gramm
        ---
        refuse override_over A: call fair_labor_trade done
        """)


def test_SEN_5_38_the_limits_of_the_floor_hold() -> None:
    overridden(
        "nickles",
        "kennedy breaux",
        """
        A: poll for done                 # Nickles, at 5, cannot
        refuse must_not_oppose B: poll for against kennedy done
        refuse must_not_support B: poll against for breaux done
        B: poll against done
        expect ballot.gramm for
        expect ballot.nickles abstain
        expect ballot.kennedy abstain
        expect ballot.breaux against
        """,
    )


# SEN-5.41 ----------------------------------------------------------------------------------------------


def test_SEN_5_41_a_poll_in_which_nobody_is_free_is_not_asked() -> None:
    play("""
        sheet early_warning by hatch on hatch
        vote CB
        ---
        B: done
        expect stack main A (A)
        expect stage.1 floor
        """)
    play("""
        in_play.A kyl
        in_play.B biden
        sheet early_warning by hatch on hatch biden
        vote CB
        ---
        B: done
        expect stack main A (A); poll B (B, CB, early_warning)
        """)


def test_SEN_5_41_a_senator_who_can_only_abstain_is_not_free() -> None:
    play(
        """
        politics.A fog_at_the_airport
        in_play.B kennedy
        sheet shop_and_farm_credit by hatch floor weight 4 on hatch kennedy
        vote FB
        ---
        B: done
        A: play fog_at_the_airport at kennedy
        A: done
        B: done
        A: done
        expect ballot.kennedy abstain
        expect stage.1 law
        """
    )


def test_SEN_5_41_exchange_discard_and_main_are_always_asked() -> None:
    play("""
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        expect stack main A (A); exchange B (B, CB, early_warning, 0, no)
        legal B: done
        """)
    play("""
        hand.B ...5
        politics.B ...5
        turn 25
        ---
        legal A: end
        A: end
        expect stack main B (B); discard B (B)
        """)


def test_SEN_5_41_nobody_without_a_senator_is_asked_to_poll() -> None:
    play("""
        in_play.A gramm
        sheet shop_and_farm_credit by hatch floor weight 4 on hatch gramm
        vote FB
        ---
        B: done
        A: done
        A: poll for done
        expect stage.1 law
        """)
