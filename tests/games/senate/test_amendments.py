"""Committee amendments, and whose bill it is then: SEN-5.26, 5.27."""

from __future__ import annotations

import pytest

from games.senate.play import Step, play, senator, with_rules
from hemicycle.games.senate import TITLE
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LIBERAL
from hemicycle.games.senate.rules.sheets import write_amendment, write_sheet, write_substitute
from hemicycle.kernel.schema import NOTHING

FAR: Step = {"do": "amend_far"}


def amended(card: str, sponsor: str, at: int, mover: str, expected: str, sheet: str = "", position: str = "") -> None:
    """A's bill is called, the mover of B amends it, and A's sponsor abstains."""
    play(f"""
        {position}
        in_play.B {mover}
        sheet {card} by {sponsor} at {at} {sheet} on {sponsor}
        ---
        A: call {card} done
        B: amend {mover} done
        A: done
        A: poll abstain done
        {expected}
        expect adopted.1 1
        expect stack main A (A)
        """)


def amended_by_own(card: str, sponsor: str, at: int, mover: str, expected: str, sheet: str = "") -> None:
    """The same with a mover of A, and nobody of B who could amend."""
    play(f"""
        score.B 20
        in_play.A {mover}
        sheet {card} by {sponsor} at {at} {sheet} on {sponsor}
        ---
        A: call {card} done
        A: amend {mover} done
        B: done
        A: poll abstain done
        {expected}
        expect adopted.1 1
        expect stack main A (A)
        """)


# SEN-5.26 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "mover", "to"), [(5, "leahy", 4), (5, "miller", 4), (2, "miller", 3), (1, "miller", 2)])
def test_SEN_5_26_one_step_toward_the_mover(at: int, mover: str, to: int) -> None:
    amended("early_warning", "hatch", at, mover, f"expect position.1 {to}")


def test_SEN_5_26_to_the_sponsors_own_half_the_sponsor_stays() -> None:
    amended(
        "early_warning",
        "hatch",
        5,
        "leahy",
        """
        expect position.1 4
        expect sponsor.1 hatch
        expect manager.1 A
        expect cosponsor.1 -
        expect score.B 0
        """,
    )
    amended_by_own("courtroom_cameras", "specter", 3, "hatch", "expect sponsor.1 specter\n expect position.1 4")


def test_SEN_5_26_to_the_other_half_the_mover_is_the_new_sponsor() -> None:
    amended(
        "courtroom_cameras",
        "specter",
        3,
        "leahy",
        """
        expect position.1 2
        expect sponsor.1 leahy
        expect manager.1 B
        expect cosponsor.1 -
        expect score.B 0
        """,
    )


def test_SEN_5_26_a_bill_that_was_in_the_other_half_all_along_goes_too() -> None:
    """Up to an amendment it is its sponsor's, wherever it stands (SEN-9.4)."""
    amended("teen_fresh_start", "hatch", 2, "leahy", "expect sponsor.1 leahy\n expect position.1 1")


def test_SEN_5_26_a_liberal_bill_in_the_conservative_half_goes_to_the_conservatives() -> None:
    play("""
        B
        in_play.A frist
        sheet flexible_week by kennedy on kennedy
        ---
        B: call flexible_week done
        A: amend frist done
        B: done
        B: poll abstain done
        expect position.1 5
        expect sponsor.1 frist
        expect manager.1 A
        expect on.frist 0
        expect on.kennedy 0
        """)


def test_SEN_5_26_to_the_middle_by_the_other_caucus_it_is_bipartisan() -> None:
    expected = """
        expect position.1 3
        expect sponsor.1 dewine
        expect manager.1 A
        expect cosponsor.1 leahy
        expect score.B {halves}
        expect score.A 0
        """
    amended("teen_make_it_right", "dewine", 4, "leahy", expected.format(halves=20))
    flash = "flash across_the_aisle"
    amended("teen_make_it_right", "dewine", 4, "leahy", expected.format(halves=40), position=flash)


def test_SEN_5_26_to_the_middle_by_ones_own_caucus_brings_nothing() -> None:
    amended_by_own(
        "teen_fresh_start",
        "hatch",
        2,
        "dewine",
        """
        expect position.1 3
        expect sponsor.1 hatch
        expect cosponsor.1 -
        expect score.A 0
        expect score.B 20
        """,
    )


def test_SEN_5_26_away_from_the_middle_it_is_bipartisan_no_longer() -> None:
    amended_by_own(
        "courtroom_cameras",
        "specter",
        3,
        "hatch",
        """
        expect position.1 4
        expect sponsor.1 specter
        expect cosponsor.1 -
        expect score.B 20              # these are kept
        """,
        sheet="marks amended_liberal cosponsor leahy adopted 0",
    )


def test_SEN_9_5_a_mover_who_takes_the_bill_to_the_other_half_is_sponsor_and_the_side_keeps_it() -> None:
    play(
        """
        B
        in_play.B miller
        sheet courtroom_cameras by byrd on byrd
        ---
        B: call courtroom_cameras done
        B: amend miller done
        A: done
        B: poll abstain done
        expect position.1 4
        expect sponsor.1 miller
        expect manager.1 B
        """,
        senator("miller", positions=(3, 3, 5, 4, 4)),
    )


def test_SEN_5_26_the_movers_pork_joins_the_bill() -> None:
    text = """
        in_play.A hatch
        in_play.B leahy
        sheet teen_make_it_right by dewine pork OH on dewine
        ---
        A: call teen_make_it_right pork UT done
        refuse already_listed B: amend leahy pork OH done
        refuse already_listed B: amend leahy pork UT done
        B: amend leahy pork VT pork PRES done
        """
    play(f"""{text}
        A: done
        A: poll abstain done
        expect pork.1 OH+UT+VT+PRES
        expect adopted.1 1
        """)


def test_SEN_5_26_who_may_move_it_far_says_how_far() -> None:
    play(
        """
        in_play.B breaux
        sheet open_markets by nickles on nickles
        ---
        A: call open_markets done
        B: amend breaux to 3 done
        A: done
        A: poll abstain done
        expect position.1 3
        expect cosponsor.1 breaux
        expect score.B 20
        """
    )
    play(
        """
        in_play.B leahy
        sheet early_warning by hatch at 3 on hatch
        ---
        A: call early_warning done
        refuse not_moved_there B: amend leahy to 3 done
        B: amend leahy to 1 done
        A: done
        A: poll abstain done
        expect position.1 1
        expect manager.1 B
        """,
        with_rules("leahy", FAR),
    )


def test_SEN_12_24_a_bill_that_jumps_the_middle_is_not_bipartisan() -> None:
    play(
        """
        in_play.B leahy
        sheet teen_make_it_right by dewine on dewine
        ---
        A: call teen_make_it_right done
        B: amend leahy to 2 done
        A: done
        A: poll abstain done
        expect position.1 2
        expect sponsor.1 leahy
        expect cosponsor.1 -
        expect score.B 0
        """,
        with_rules("leahy", FAR),
    )


# SEN-5.27 ----------------------------------------------------------------------------------------------


def test_SEN_5_27_lost_it_changes_nothing_but_the_attempt_is_gone() -> None:
    play("""
        in_play.A kyl
        in_play.B biden
        sheet early_warning by hatch not_before 3 on hatch kyl
        ---
        A: call early_warning done
        B: amend biden pork VT done
        A: done
        A: poll against done             # 2 and 1 against 1
        expect position.1 5
        expect pork.1 -
        expect adopted.1 0
        expect marks.1 amended_liberal
        expect committee_fails.1 0
        expect not_before.1 6
        expect on.hatch 0
        expect on.kyl 0
        expect on.biden 0
        expect mover -
        expect move_to 0
        expect move_pork -
        expect vote none
        expect stack main A (A)
        refuse too_early A: call early_warning done
        """)


def test_SEN_5_27_a_tie_is_lost() -> None:
    play("""
        in_play.B miller
        sheet courtroom_cameras by specter at 4 on specter
        ---
        A: call courtroom_cameras done
        B: amend miller done
        A: done
        A: poll against done             # 1 to 1
        expect position.1 4
        expect adopted.1 0
        """)


def test_SEN_5_27_carried_too_there_is_no_vote_on_the_bill_in_this_turn() -> None:
    amended(
        "early_warning",
        "hatch",
        5,
        "leahy",
        """
        expect not_before.1 6
        expect stage.1 committee
        expect marks.1 amended_liberal+adopted_liberal
        expect committee_fails.1 0
        refuse too_early A: call early_warning done
        """,
        sheet="not_before 2",
    )


def test_SEN_5_27_the_new_manager_may_call_in_the_next_turn() -> None:
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
        expect on.leahy 0
        A: end
        expect on.leahy -1
        expect on.specter -1
        B: done
        B: call courtroom_cameras done
        expect on.leahy 0
        expect stack main B (B); respond_committee A (A, courtroom_cameras)
        legal A: amend specter, pass
        """)


def test_SEN_5_27_the_old_manager_waits_too() -> None:
    play("""
        politics.B ...5
        hand.B ...5
        politics.A ...5
        hand.A ...5
        in_play.A kyl
        in_play.B leahy
        sheet early_warning by hatch on hatch
        ---
        A: call early_warning done
        B: amend leahy done
        A: done
        A: poll abstain done
        A: end
        B: done
        refuse not_managed B: call early_warning done
        expect on.hatch 0
        B: end
        expect on.hatch -1
        A: done
        A: call early_warning done
        expect stack main A (A); own_amend A (A, early_warning)
        """)


def test_SEN_2_17_the_sheet_keeps_who_moved_what_and_whether_it_was_adopted() -> None:
    game = TITLE.game(2, {"caucus_choice": "fixed"})
    s = game.start()
    write_sheet(s, 3, card=150, issue=0, position=4, weight=10, sponsor=60, side=0)
    write_amendment(s, 3, LIBERAL, 5, 3, 1 << 2)
    write_substitute(s, 3, 7, 2, 1 << 4)
    lines = {name: s.fields[t.LAYOUT.field(name) + 3] for name in ("amender_liberal", "amended_from_liberal")}
    assert lines == {"amender_liberal": 5, "amended_from_liberal": 4}
    assert s.fields[t.AMENDED_TO + 3] == 3
    assert s.fields[t.AMENDED_PORK + 3] == 1 << 2
    assert s.fields[t.AMENDER + t.SHEETS + 3] == NOTHING, "the other caucus has moved nothing"
    assert (s.fields[t.SUBSTITUTER + 3], s.fields[t.SUBSTITUTED_TO + 3]) == (7, 2)
