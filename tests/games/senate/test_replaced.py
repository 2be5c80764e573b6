"""A substitute that takes the bill's place, and one that does not: SEN-5.36."""

from __future__ import annotations

from games.senate.play import play

BILL = "shop_and_farm_credit"  # eco, at 4, weight 10


def replaced(moves: str, *, marks: str = "passed_committee", pork: str = "-", options: str = "", at: int = 1) -> None:
    """The substitute is carried 4 to 0 with Hatch abstaining, and the bill is lost 0 to 4."""
    play(f"""
        {options}
        in_play.A enzi
        sheet {BILL} by hatch floor marks {marks}+amended_floor adopted 1 floor_fails 1 pork UT weight 4 on hatch
        sheet {BILL} by levin floor at {at} weight 4 pork {pork} on levin
        vote FA
        ---
        A: done
        B: done
        A: poll abstain done
        B: move levin done
        B: done
        A: done
        B: poll against done
        {moves}
        """)


def test_SEN_5_36_if_the_bill_is_lost_the_substitute_takes_its_place() -> None:
    replaced(f"""
        expect stage.1 replaced
        expect floor_fails.1 1
        expect marks.1 passed_committee+amended_floor+adopted_floor
        expect points.1 0                # (4 - 2 - 2) times 1
        expect stage.2 vetoed
        expect marks.2 passed_committee+passed_senate
        expect adopted.2 2
        expect not_before.2 7
        expect on.{BILL} 1
        expect docket {BILL}
        expect finished 1
        expect substitute -1
        expect stack main A (A)
        refuse not_managed A: call {BILL} done
        """)


def test_SEN_5_36_it_takes_over_cloture_too() -> None:
    replaced("expect marks.2 passed_committee+passed_senate+cloture_voted", marks="passed_committee+cloture_voted")


def test_SEN_5_36_the_president_looks_at_the_substitute() -> None:
    replaced("expect stage.2 vetoed", pork="PRES")
    replaced("expect stage.2 law\n expect score.B -12", pork="PRES", at=3)  # (4 - 2 - 4) times 3


def test_SEN_5_36_the_vice_president_may_break_the_tie_on_the_bill() -> None:
    for cast, stage in (("for", "law"), ("abstain", "replaced")):
        play(f"""
            sheet {BILL} by hatch floor marks passed_committee weight 1 on hatch
            sheet {BILL} by levin floor at 1 weight 1 on levin corzine kennedy
            vote FA
            ---
            A: done
            B: done
            B: poll for done
            A: poll against done         # 10 to 1
            B: move levin done
            B: done
            A: done
            B: poll abstain against levin done
            expect stack main A (A); vp_vote A (A, {BILL}, 4, 5)
            A: cast {cast}
            expect stage.1 {stage}
            expect floor_fails.1 0
            """)


def test_SEN_5_36_whoever_stayed_on_the_substitute_is_freed_by_its_managers_upkeep() -> None:
    play(f"""
        politics.A ...5
        hand.A ...5
        politics.B ...5
        hand.B ...5
        in_play.A gramm
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        sheet {BILL} by levin floor at 1 weight 4 on levin
        vote FA
        ---
        A: done
        B: done
        A: poll against done
        B: done
        B: done
        A: done
        A: poll for done
        B: poll against done
        expect on.levin 1
        A: end
        expect on.levin -1
        expect on.hatch 0
        """)


def test_SEN_5_36_a_card_does_not_unbind_who_must_abstain() -> None:
    play(f"""
        politics.A vote_of_conscience
        in_play.A gramm
        sheet {BILL} by hatch floor marks passed_committee weight 4 on hatch
        sheet {BILL} by levin floor at 1 weight 4 on levin
        vote FA
        ---
        A: done
        B: done
        A: poll abstain done
        B: done
        B: done
        A: play vote_of_conscience at gramm
        A: done
        B: done
        A: done
        B: poll abstain done
        expect ballot.gramm abstain
        """)


def test_SEN_12_23_points_of_the_replaced_bill_may_win_before_the_president_acts() -> None:
    play(f"""
        option win points:20
        score.A 36
        in_play.A enzi
        sheet {BILL} by hatch floor marks passed_committee+amended_floor weight 4 on hatch
        sheet {BILL} by levin floor at 1 weight 4 pork PRES on levin
        vote FA
        ---
        A: done
        B: done
        A: poll abstain done
        B: move levin done
        B: done
        A: done
        B: poll against done
        expect score.A 44
        expect stage.1 replaced
        expect stage.2 floor
        expect finished 0
        expect result points 1 2
        """)
