"""What Politics cards do to a vote: SEN-6.1, and the effects of SEN-6.2 with the window `exchange`."""

from __future__ import annotations

import pytest

from games.senate.play import counted, event, play
from hemicycle.games.senate.deck import PLACES

BILL = "school_scholarships"  # soc at 5, weight 8
ON_FLOOR = f"sheet {BILL} by gregg floor on gregg"
ENDING = "A: done\nB: done\nA: done"


def step(do: str, **values: object) -> dict[str, object]:
    return {"do": do, **values}


# SEN-6.1 -----------------------------------------------------------------------------------------------


def test_SEN_6_1_without_an_allowed_target_a_card_is_not_played() -> None:
    play(f"""
        politics.B speech_of_the_year
        politics.A expert_witness fog_at_the_airport
        in_play.A frist
        {ON_FLOOR}
        vote FB
        ---
        refuse no_target B: play speech_of_the_year at gregg
        legal B: done
        B: done
        refuse no_target A: play fog_at_the_airport at frist
        refuse other_vote A: play expert_witness at gregg
        """)


def test_SEN_6_1_one_step_of_several_without_a_target_is_enough() -> None:
    both = event("both", step("strength", who="own", n=1), step("strength", who="other", n=-1), votes="FB")
    play(
        f"""
        politics.A both
        {ON_FLOOR}
        vote FB A
        ---
        refuse no_target A: play both at gregg
        """,
        both,
    )


def test_SEN_6_1_targets_are_named_in_the_open_when_the_card_is_played() -> None:
    play(f"""
        politics.A speech_of_the_year
        in_play.A frist
        in_play.B dodd
        {ON_FLOOR} craig
        vote FB A
        ---
        legal A: activate frist, play speech_of_the_year, {", ".join(f"pork {p}" for p in PLACES)}, done
        refuse unfinished A: play speech_of_the_year
        refuse not_on_measure A: play speech_of_the_year at frist
        refuse other_side A: play speech_of_the_year at dodd
        refuse wrong_target A: play speech_of_the_year on {BILL}
        refuse wrong_target A: play speech_of_the_year at lott
        refuse too_much A: play speech_of_the_year at craig at gregg
        A: play speech_of_the_year at craig
        knows speech_of_the_year AB*
        sees B senator.1 craig
        sees * lasts.1 strength
        """)


def test_SEN_6_1_it_lasts_up_to_the_tally() -> None:
    """Won by the card in committee; in the next vote nothing is left of it."""
    text = f"""
        politics.A expert_witness
        sheet {BILL} by gregg marks amended_liberal on gregg craig dodd kennedy
        vote CB
        ---
        B: done
        expect lasting_now 0
        A: poll for done
        B: poll against done
        """
    assert counted(text) == ["committee_failed 3 to 4, 5 needed"]
    helped = text.replace("vote CB", "vote CB A").replace(
        "B: done\n        expect lasting_now 0", "A: play expert_witness at craig\nexpect lasting_now 1\nA: done"
    )
    assert counted(f"{helped}\nexpect lasting_now 0\nexpect lasting.taken.1 no\nexpect senator.1 -") == [
        "committee_passed 5 to 4, 5 needed"
    ]


def test_SEN_6_1_steps_are_carried_out_in_their_order_each_with_its_targets() -> None:
    pair = event("pair", step("strength", who="own", n=2), step("strength", who="other", n=-3), votes="FB")
    text = f"""
        politics.A pair
        {ON_FLOOR} dodd
        vote FB A
        ---
        refuse other_side A: play pair at dodd at gregg
        A: play pair at gregg at dodd
        A: done
        B: done
        A: done
        B: poll against done
        """
    assert counted(text, pair) == ["floor_failed 5 to 1, 8 needed"]


def test_SEN_6_1_the_same_card_effect_twice_adds_up() -> None:
    more = [event(f"more{at}", step("strength", who="own", n=2), votes="FB") for at in (1, 2)]
    text = f"""
        politics.A more1 more2
        {ON_FLOOR}
        vote FB A
        ---
        A: play more1 at gregg
        A: play more2 at gregg
        {ENDING}
        """
    assert counted(text, *more) == ["floor_failed 7 to 0, 8 needed"]


# lobby -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "lobby", "count"),
    [
        (5, "care_by_choice_league", "8 to 0"),
        (4, "care_by_choice_league", "8 to 0"),
        (2, "care_by_choice_league", "3 to 5"),
        (1, "care_for_everyone_league", "8 to 0"),
        (5, "care_for_everyone_league", "3 to 5"),
    ],
)
def test_SEN_6_2_lobby_helps_its_half_and_hurts_the_other(at: int, lobby: str, count: str) -> None:
    text = f"""
        politics.A {lobby}
        sheet {BILL} by gregg floor at {at} on gregg
        vote FB A
        ---
        A: play {lobby}
        {ENDING}
        """
    assert count in counted(text)[0]


def test_SEN_6_2_lobby_on_its_issue_and_never_in_the_middle() -> None:
    play(f"""
        politics.A workbench_alliance care_by_choice_league
        sheet {BILL} by gregg floor at 3 on gregg
        vote FB A
        ---
        refuse other_issue A: play workbench_alliance
        refuse in_the_middle A: play care_by_choice_league
        """)


@pytest.mark.parametrize(
    ("at", "to", "lobby", "count"),
    [
        (5, 4, "neighborhood_school_parents", "3 to 0"),
        (5, 4, "kitchen_table_school_parents", "1 to 2"),
        (3, 4, "kitchen_table_school_parents", "3 to 0"),
        (3, 2, "kitchen_table_school_parents", "1 to 2"),
    ],
)
def test_SEN_6_2_lobby_on_an_amendment_goes_by_the_direction(at: int, to: int, lobby: str, count: str) -> None:
    """Dodd moves a bill of Gregg; a bill at 3 is open to lobbies then."""
    text = f"""
        mover dodd
        move_to {to}
        politics.A {lobby}
        sheet {BILL} by gregg at {at} on gregg dodd
        vote CA A
        ---
        A: play {lobby}
        A: done
        A: poll abstain done
        """
    assert count in counted(text)[0]


# strength ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "count"), [(2, "5 to 0"), (-1, "2 to 0"), (-9, "0 to 0")])
def test_SEN_6_2_strength_but_never_below_nothing(n: int, count: str) -> None:
    own = event("own", step("strength", who="own", n=n), votes="FB")
    text = f"""
        politics.A own
        in_play.B reid
        vp_back 99
        {ON_FLOOR}
        vote FB A
        ---
        A: play own at gregg
        {ENDING}
        B: poll abstain done
        """
    assert count in counted(text, own)[0]


def test_SEN_6_2_strength_counts_only_if_the_senator_votes() -> None:
    text = f"""
        politics.A speech_of_the_year
        {ON_FLOOR} craig
        vote FB A
        ---
        A: play speech_of_the_year at craig
        {ENDING}
        A: poll abstain done
        """
    assert counted(text) == ["floor_failed 3 to 0, 8 needed"]


@pytest.mark.parametrize(("who", "legal"), [("own", "gregg"), ("other", "dodd"), ("any", "gregg dodd")])
def test_SEN_6_2_strength_of_a_senator_of_the_side_that_is_named(who: str, legal: str) -> None:
    card = event("card", step("strength", who=who, n=1), votes="FB")
    for senator in ("gregg", "dodd"):
        refused = "" if senator in legal.split() else "refuse other_side "
        play(f"politics.A card\n{ON_FLOOR} dodd\nvote FB A\n---\n{refused}A: play card at {senator}", card)


# silence -----------------------------------------------------------------------------------------------


def test_SEN_6_2_silence_makes_a_senator_abstain() -> None:
    play(f"""
        politics.A fog_at_the_airport
        in_play.B reid
        {ON_FLOOR} dodd
        vote FB A
        ---
        A: play fog_at_the_airport at dodd
        {ENDING}
        refuse vote_fixed B: poll abstain against dodd done
        B: poll against done
        expect ballot.dodd abstain
        expect ballot.reid against
        """)


def test_SEN_6_2_silence_may_choose_any_senator_in_play_but_not_those_who_must_vote() -> None:
    hush = event("hush", step("silence", who="any"), votes="CL CA FA FB")
    play(
        f"""
        filibusterer dodd
        politics.A hush
        in_play.A frist
        {ON_FLOOR} dodd
        vote CL
        ---
        refuse bound_to_vote A: play hush at gregg
        refuse bound_to_vote A: play hush at dodd
        A: play hush at frist
        """,
        hush,
    )
    play(
        f"""
        mover dodd
        move_to 4
        politics.A hush
        sheet {BILL} by gregg on gregg dodd craig
        vote CA
        ---
        refuse bound_to_vote A: play hush at dodd
        A: play hush at craig
        """,
        hush,
    )
    play(
        f"""
        politics.A hush
        {ON_FLOOR}
        sheet {BILL} by kennedy floor at 2 on kennedy
        vote FA
        ---
        refuse bound_to_vote A: play hush at kennedy
        A: play hush at gregg
        """,
        hush,
    )
