"""Floor amendments, and what comes of the two bills: SEN-5.35, 5.36."""

from __future__ import annotations

from games.senate.play import play

BILL = "shop_and_farm_credit"  # eco, at 4, weight 10


def both(
    before: str, moves: str, *, own: str = "", other: str = "", marks: str = "passed_committee", weight: int = 10
) -> None:
    """A's bill by Hatch and B's substitute by Levin, at 1, of which the vote is on."""
    play(f"""
        in_play.A {own}
        in_play.B {other}
        sheet {BILL} by hatch floor marks {marks}+amended_floor adopted 1 weight {weight} on hatch
        sheet {BILL} by levin floor at 1 weight {weight} {before}
        vote FA
        ---
        {moves}
        """)


# SEN-5.35 ----------------------------------------------------------------------------------------------


def test_SEN_5_35_a_sheet_of_its_own_with_issue_and_weight_of_the_bill() -> None:
    play(f"""
        in_play.B breaux
        sheet {BILL} by hatch floor marks passed_committee weight 13 pork UT on hatch
        ---
        A: call {BILL} done
        B: substitute breaux pork LA pork PRES done
        expect card.2 {BILL}
        expect issue.2 eco
        expect weight.2 13
        expect position.2 3
        expect sponsor.2 breaux
        expect manager.2 B
        expect stage.2 floor
        expect pork.2 LA+PRES
        expect on.breaux 1
        expect on.hatch 0
        expect pork.1 UT
        expect marks.1 passed_committee+amended_floor
        expect vote FA
        expect measure 1
        expect proponent B
        expect stack main A (A); exchange A (A, FA, {BILL}, 0, no)
        """)


def test_SEN_5_35_who_may_offer_one() -> None:
    play(f"""
        in_play.A gramm
        in_play.B breaux kennedy dorgan leahy
        sheet {BILL} by hatch floor on hatch leahy
        sheet small_classes by kennedy on kennedy
        ---
        A: call {BILL} done
        legal B: substitute breaux, substitute dorgan, pass
        refuse busy B: substitute kennedy done
        refuse busy B: substitute leahy done          # not even on the bill itself
        refuse other_side B: substitute gramm done
        refuse not_in_play B: substitute baucus done
        """)


def test_SEN_5_35_not_at_the_bills_position_and_only_at_ones_own() -> None:
    play("""
        in_play.B miller dorgan
        sheet small_wells_credit by domenici floor on domenici
        ---
        A: call small_wells_credit done
        refuse same_position B: substitute miller done
        refuse other_position B: substitute dorgan to 1 done
        legal B: substitute dorgan, pass
        """)


def test_SEN_5_35_a_card_rule_may_waive_the_position() -> None:
    play("""
        in_play.B kennedy
        sheet flexible_week by frist floor at 5 on frist
        ---
        A: call flexible_week done
        refuse unfinished B: substitute kennedy
        refuse other_position B: substitute kennedy to 5 done
        B: substitute kennedy to 4 done
        expect position.2 4
        """)


def test_SEN_5_35_neither_a_card_nor_a_committee_seat_is_needed() -> None:
    play(f"""
        in_play.B dorgan                 # on the committee for the environment
        politics.B newborn_leave_fund
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        B: substitute dorgan done
        expect position.2 2
        expect politics.B newborn_leave_fund
        """)


def test_SEN_5_35_one_try_as_long_as_the_bill_lives_and_only_with_the_option() -> None:
    play(f"""
        in_play.B breaux kennedy
        sheet {BILL} by hatch floor marks amended_floor on hatch
        ---
        A: call {BILL} done
        legal B: filibuster kennedy, pass
        refuse tried_on_floor B: substitute breaux done
        """)
    play(f"""
        option amendments no
        in_play.B breaux kennedy
        sheet {BILL} by hatch floor on hatch
        ---
        A: call {BILL} done
        legal B: filibuster kennedy, pass
        refuse switched_off B: substitute breaux done
        """)


def test_SEN_5_35_the_sponsor_of_the_bill_has_one_vote_on_it() -> None:
    both(
        "on levin",
        f"""
        A: done
        B: done
        B: poll for done
        A: poll against done             # 4 to 1, and Hatch is free
        expect ballot.hatch against
        expect ballot.levin for
        expect stack main A (A); move B (B, {BILL})
        """,
        weight=4,
        other="breaux",
    )


# SEN-5.36 ----------------------------------------------------------------------------------------------


def test_SEN_5_36_lost_all_its_senators_go_over_and_the_manager_may_go_on() -> None:
    moves = f"""
        A: activate gramm
        A: done
        B: done
        A: done
        B: poll for done
        A: poll against done             # 6 for, which is not the weight
        expect stage.2 dead
        expect substitute -1
        expect on.gramm 0
        expect on.levin 0
        expect on.kennedy 0
        expect on.hatch 0
        expect vote none
        expect stack main A (A); proceed A (A, {BILL})
        legal A: vote, stop
        """
    both(
        "on levin kennedy", f"{moves} A: vote\n expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)", own="gramm"
    )
    stopped = """
        A: stop
        expect not_before.1 6
        expect floor_fails.1 0
        expect stage.1 floor
        expect stack main A (A)
        """
    both("on levin kennedy", moves + stopped, own="gramm")


def test_SEN_5_36_in_the_vote_after_a_lost_one_nobody_is_bound() -> None:
    both(
        "on levin",
        """
        A: done
        B: done
        A: poll abstain done             # 4 is not the weight
        A: vote
        B: done
        A: done
        A: poll for done
        B: poll against done
        expect ballot.gramm for
        expect floor_fails.1 1           # 5 to 4, and not the weight
        expect stage.1 floor
        """,
        own="gramm",
    )


def test_SEN_5_36_a_tie_is_lost_and_the_vice_president_is_not_asked() -> None:
    both(
        "on levin gramm",
        f"""
        A: done
        B: done
        A: poll against done             # 4 to 4
        expect stack main A (A); proceed A (A, {BILL})
        """,
        weight=1,
    )


def test_SEN_5_36_carried_each_side_chooses_who_goes_over() -> None:
    both(
        "on levin gramm enzi kennedy",
        f"""
        A: done
        B: done
        B: poll for done
        A: poll abstain done
        expect stack main A (A); move A (A, {BILL})
        legal A: move gramm, move enzi, done
        refuse not_on_substitute A: move kennedy done
        refuse not_on_substitute A: move hatch done
        A: move enzi done
        expect on.enzi 0
        expect on.gramm 1
        expect stack main A (A); move B (B, {BILL})
        legal B: move kennedy, move levin, done
        B: done
        expect on.kennedy 1
        expect on.levin 1
        expect vote FB
        expect measure 0
        expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)
        """,
        weight=8,
    )


def test_SEN_5_36_who_has_nobody_on_the_substitute_is_not_asked() -> None:
    both(
        "on levin",
        f"""
        A: done
        B: done
        A: poll abstain done
        expect stack main A (A); move B (B, {BILL})
        B: move levin done
        expect on.levin 0
        expect stack main A (A); exchange B (B, FB, {BILL}, 0, no)
        """,
        weight=4,
    )


def test_SEN_5_36_all_who_abstained_must_abstain_on_the_bill() -> None:
    both(
        "on levin",
        """
        A: activate gramm
        A: done
        B: done
        A: done
        B: poll for done                 # Levin 4, Breaux abstains, as 3 is 2 away
        A: poll abstain against enzi done
        A: move gramm done
        B: done
        B: done
        A: activate nickles
        A: done
        B: done
        A: done
        refuse must_abstain A: poll for against gramm done
        refuse must_abstain A: poll against for gramm done
        A: poll for done                 # of Hatch, Gramm, Nickles, Enzi only the last is free
        expect ballot.hatch abstain
        expect ballot.gramm abstain
        expect ballot.nickles abstain
        expect ballot.enzi for
        """,
        own="gramm enzi nickles",
        other="breaux",
        weight=4,
    )


def test_SEN_5_36_if_the_bill_is_carried_the_substitute_is_worth_nothing() -> None:
    both(
        "on levin",
        """
        A: done
        B: done
        A: poll against done             # 4 to 2, with Gramm
        B: done                          # nobody goes over
        B: done
        A: done
        A: poll for done                 # Hatch 4, Gramm 1
        B: poll against done             # Levin 1
        expect stage.1 law
        expect stage.2 superseded
        expect points.2 0
        expect score.B 0
        expect score.A 12                # (4 - 2) times 3, in halves
        expect finished 1
        expect substitute -1
        expect on.levin 1
        expect discard shop_and_farm_credit
        expect docket -
        expect stack main A (A)
        """,
        own="gramm",
        weight=4,
    )
