"""Cards about turns, the president and points: `delay`, `hasten`, `president`, `vp_out`, `bar`, `points`, `reveal`."""

from __future__ import annotations

import pytest

from games.senate.play import event, play

FULL = "hand.A ...5\nhand.B ...5\npolitics.B ...5"


def step(do: str, **values: object) -> dict[str, object]:
    return {"do": do, **values}


# delay, hasten -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("not_before", "then"), [(9, 11), (4, 9), (7, 9)])
def test_SEN_6_2_delay_counts_from_the_later_turn(not_before: int, then: int) -> None:
    play(f"""
        turn 7
        politics.A crowded_calendar
        sheet small_classes by kennedy not_before {not_before} on kennedy
        sheet school_scholarships by gregg not_before 9
        ---
        refuse other_side A: play crowded_calendar on school_scholarships
        A: play crowded_calendar on small_classes
        expect not_before.1 {then}
        """)


def test_SEN_6_2_hasten_makes_a_bill_ready_at_once() -> None:
    play("""
        turn 7
        politics.A open_slot
        sheet school_scholarships by gregg not_before 9 touched 5
        sheet small_classes by kennedy not_before 9
        ---
        refuse not_managed A: play open_slot on small_classes
        A: play open_slot on school_scholarships
        expect not_before.1 7
        A: call school_scholarships done
        """)


def test_SEN_6_2_hasten_not_in_the_turn_of_its_introduction() -> None:
    play("""
        turn 7
        politics.A open_slot early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        refuse no_target A: play open_slot on early_warning
        """)


def test_SEN_6_2_hasten_not_after_a_vote_or_a_veto_in_this_turn() -> None:
    """Soc 1 is three away from the president."""
    play("""
        turn 7
        politics.A open_slot
        sheet small_classes by gregg floor weight 3 on gregg
        ---
        A: call small_classes done
        B: done
        A: done
        expect stage.1 vetoed
        refuse no_target A: play open_slot on small_classes
        """)
    play("""
        turn 7
        politics.A open_slot
        in_play.B reid dodd
        sheet school_scholarships by gregg marks amended_liberal
        ---
        A: call school_scholarships done
        B: activate dodd
        B: done
        A: done
        B: poll abstain done
        expect stage.1 floor
        refuse no_target A: play open_slot on school_scholarships
        """)


def test_SEN_6_2_hasten_after_a_filibuster_without_a_vote() -> None:
    """HOLD is no vote: a card may bring the bill back at once."""
    play("""
        turn 7
        politics.A open_slot
        in_play.B dodd kennedy
        sheet school_scholarships by gregg floor on gregg
        ---
        A: call school_scholarships done
        B: filibuster dodd
        A: hold
        expect not_before.1 8
        A: play open_slot on school_scholarships
        A: call school_scholarships done
        """)


# president, vp_out -------------------------------------------------------------------------------------


def test_SEN_6_2_president_signs_farther_away_until_the_end_of_the_turn() -> None:
    """Soc at 4 is the president's; a bill at 2 is two away."""
    text = """
        turn 7
        politics.A white_house_breakfast
        sheet newborn_leave_fund by gregg floor weight 3 marks passed_committee on gregg
        ---
        {}
        A: call newborn_leave_fund done
        B: done
        A: done
        expect stage.1 {}
        """
    play(text.format("A: play white_house_breakfast", "law"))
    play(text.format("", "vetoed"))
    play("""
        politics.A white_house_breakfast
        ---
        A: play white_house_breakfast
        expect president_more 1
        A: end
        expect president_more 0
        """)


@pytest.mark.parametrize(("at", "pork", "stage"), [(1, "PRES", "law"), (1, "-", "vetoed"), (2, "-", "law")])
def test_SEN_6_2_president_with_and_without_pork(at: int, pork: str, stage: str) -> None:
    """Three away, a bill is signed with pork for the president and one more."""
    play(f"""
        turn 7
        president_more 1
        sheet newborn_leave_fund by gregg floor at {at} weight 3 pork {pork} on gregg
        ---
        A: call newborn_leave_fund done
        B: done
        A: done
        expect stage.1 {stage}
        """)


def test_SEN_6_2_vp_out_until_a_turn_begins() -> None:
    out = event("out", step("vp_out", turns=2))
    tied = """
        in_play.B reid dodd kohl
        sheet school_scholarships by gregg floor weight 3 on gregg
        vote FB
        ---
        B: done
        A: done
        B: poll against done
        """
    play(f"turn 5\nvp_back 7\n{tied}\nexpect stack main A (A)\nexpect floor_fails.1 1")
    play(f"turn 7\nvp_back 7\n{tied}\nexpect stack main A (A); vp_vote A (A, school_scholarships, 3, 4)")
    play(
        """
        politics.A out
        ---
        A: play out
        expect vp_back 7
        """,
        out,
    )


def test_SEN_6_2_vp_out_a_shorter_absence_does_not_end_a_longer_one() -> None:
    play(
        """
        politics.A out
        vp_back 9
        ---
        A: play out
        expect vp_back 9
        """,
        event("out", step("vp_out", turns=1)),
    )


# bar ---------------------------------------------------------------------------------------------------


def test_SEN_6_2_bar_keeps_the_other_side_from_amending_in_committee_and_on_the_floor() -> None:
    text = """
        politics.A closed_to_amendments
        in_play.B dodd reid
        sheet school_scholarships by gregg {} at 4 marks amended_conservative on gregg
        ---
        A: play closed_to_amendments
        expect no_amend.B 6
        expect no_amend.A 0
        A: call school_scholarships done
        {}
        """
    play(text.format("committee", "expect stack main A (A); exchange B (B, CB, school_scholarships, 0, no)"))
    play(
        text.format(
            "floor",
            """
        legal B: filibuster dodd, filibuster reid, pass
        refuse barred B: substitute reid done
        """,
        )
    )


def test_SEN_6_2_bar_ends_when_its_turn_begins() -> None:
    play("""
        B
        no_amend.A 7
        no_amend.B 6
        in_play.A hutchinson
        in_play.B edwards
        sheet small_classes by kennedy on kennedy
        ---
        B: call small_classes done
        expect stack main B (B); own_amend B (B, small_classes)
        """)


def test_SEN_6_2_bar_on_filibusters() -> None:
    play("""
        no_filibuster.B 6
        in_play.B dodd
        sheet school_scholarships by gregg floor on gregg
        ---
        A: call school_scholarships done
        refuse barred B: filibuster dodd
        legal B: substitute dodd, pass
        """)


def test_SEN_6_2_bar_on_playing_cards_in_both_windows() -> None:
    play("""
        no_play.A 6
        no_play.B 6
        politics.A open_slot
        politics.B care_for_everyone_league
        sheet school_scholarships by gregg floor on gregg
        ---
        refuse barred A: play open_slot on school_scholarships
        A: call school_scholarships done
        refuse barred B: play care_for_everyone_league
        legal B: done
        """)


def test_SEN_6_2_bar_on_introducing() -> None:
    play("""
        no_introduce.A 6
        politics.A early_warning
        in_play.A hatch
        ---
        refuse barred A: introduce early_warning sponsor hatch done
        legal A: end
        """)


def test_SEN_6_2_bar_a_shorter_one_does_not_end_a_longer_one() -> None:
    text = "politics.A no\nno_introduce.B {}\n---\nA: play no\nexpect no_introduce.B 7"
    no = event("no", step("bar", action="introduce", turns=2))
    play(text.format(0), no)
    play(text.replace("B 7", "B 9").format(9), no)


# points ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "n", "a", "b"), [("own", 3, 6, 0), ("other", 4, 0, 8), ("other", -5, 0, -10)])
def test_SEN_6_2_points_at_once(who: str, n: int, a: int, b: int) -> None:
    play(
        f"""
        politics.A gift
        ---
        A: play gift
        expect score.A {a}
        expect score.B {b}
        """,
        event("gift", step("points", who=who, n=n)),
    )


def test_SEN_6_2_points_can_win_the_game_and_then_nothing_else_happens() -> None:
    play(
        """
        score.A 290
        politics.A gift
        ---
        A: play gift
        expect result points 1 2
        expect score.A 300
        expect extra_puts 0
        """,
        event("gift", step("points", who="own", n=5), step("extra_put", n=3)),
    )
    play(
        """
        score.A 290
        politics.A gift small_classes
        ---
        A: play gift
        expect result points 1 2
        expect politics.A small_classes
        """,
        event("gift", step("draw", deck="politics", n=1), step("points", who="own", n=5)),
    )


# reveal ------------------------------------------------------------------------------------------------


def test_SEN_6_2_reveal_the_hands_of_the_other_side() -> None:
    play("""
        politics.A hallway_rumor
        politics.B small_classes open_slot
        hand.B leahy
        ---
        A: play hallway_rumor
        sees A politics.B small_classes open_slot
        sees A hand.B ?
        sees * politics.B ? ?
        knows small_classes AB
        knows leahy B
        expect stack main A (A)
        """)
    play(
        """
        politics.A look
        hand.B leahy kohl
        ---
        A: play look
        sees A hand.B leahy kohl
        sees * hand.B ? ?
        """,
        event("look", step("reveal", what="senators")),
    )


def test_SEN_6_2_reveal_the_top_of_the_deck_which_is_then_drawn_in_this_order() -> None:
    play(
        f"""
        turn 7
        {FULL}
        politics.A look ...6
        ---
        A: play look
        expect stack main A (A); look - (A); fix chance (A)
        chance: open_slot world_news small_classes
        expect stack main A (A)
        expect deck_top open_slot world_news small_classes
        sees A deck_top open_slot world_news small_classes
        sees B deck_top ? ? ?
        sees * deck_top ? ? ?
        knows open_slot A
        A: end
        B: discard open_markets done
        expect politics.B 5 cards
        expect deck_top world_news small_classes
        knows open_slot AB
        """.replace("politics.B ...5", "politics.B open_markets ...5"),
        event("look", step("reveal", what="top")),
    )


def test_SEN_6_2_reveal_the_top_again_shows_the_same() -> None:
    play(
        """
        politics.A look
        deck_top open_slot world_news
        knows open_slot B
        knows world_news B
        ---
        A: play look
        chance: small_classes
        expect deck_top open_slot world_news small_classes
        sees A deck_top open_slot world_news small_classes
        sees B deck_top open_slot world_news ?
        """,
        event("look", step("reveal", what="top")),
    )


def test_SEN_6_2_reveal_the_top_of_a_deck_that_ends() -> None:
    play(
        """
        politics.A look
        deck open_slot
        politics.B rest
        ---
        A: play look
        chance: open_slot
        sees A deck_top open_slot
        expect stack main A (A)
        """,
        event("look", step("reveal", what="top")),
    )
