"""Cards that change who may vote how, in one vote: `favor`, `free_vote`, `shift` of SEN-6.2."""

from __future__ import annotations

import pytest

from games.senate.play import event, play, with_rules

BILL = "school_scholarships"  # soc at 5, weight 8
ON_FLOOR = f"sheet {BILL} by gregg floor on gregg"
ENDING = "A: done\nB: done\nA: done"


def step(do: str, **values: object) -> dict[str, object]:
    return {"do": do, **values}


# favor, free_vote --------------------------------------------------------------------------------------


def test_SEN_6_2_favor_counts_as_pork_for_one_senator() -> None:
    """Collins, at 3, is two away from the bill; Fitzgerald, at 3, is not favored."""
    play(f"""
        politics.A bridge_back_home
        in_play.A collins fitzgerald
        in_play.B dodd
        {ON_FLOOR}
        vote FB A
        ---
        A: play bridge_back_home at collins
        {ENDING}
        refuse must_not_support A: poll abstain for fitzgerald done
        A: poll for done
        expect ballot.collins for
        expect ballot.fitzgerald abstain
        expect pork.1 -
        """)


def test_SEN_6_2_favor_can_bind_a_senator_of_the_other_side() -> None:
    """Jeffords, at 3, cannot oppose a bill at 4 that brings something home. A deaf one can."""
    text = f"""
        politics.A bridge_back_home
        in_play.B jeffords
        sheet {BILL} by gregg floor at 4 on gregg
        vote FB A
        ---
        A: play bridge_back_home at jeffords
        {ENDING}
        """
    play(f"{text}\nrefuse must_not_oppose B: poll abstain against jeffords done")
    play(f"{text}\nB: poll abstain against jeffords done", with_rules("jeffords", step("pork_deaf")))


def test_SEN_6_2_free_vote_of_one_senator() -> None:
    play(f"""
        politics.B vote_of_conscience
        in_play.B dodd kennedy
        {ON_FLOOR}
        vote FB
        ---
        refuse other_side B: play vote_of_conscience at gregg
        B: play vote_of_conscience at dodd
        B: done
        A: done
        B: done
        refuse must_not_support B: poll abstain for kennedy done
        B: poll against for dodd done
        """)


# shift -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "card", "rights"),
    [
        (5, "letters_for_change", "for against"),  # from 5 to 4: one away
        (4, "letters_for_change", "for"),
        (5, "letters_for_tradition", "for"),  # never beyond 5
        (2, "letters_for_change", "against"),
        (3, "letters_for_change", "for against"),
    ],
)
def test_SEN_6_2_shift_counts_a_position_nearer_to_an_end(at: int, card: str, rights: str) -> None:
    """Frist stands at soc 5."""
    text = f"""
        politics.A {card}
        in_play.A frist
        sheet {BILL} by gregg floor at {at} on gregg
        vote FB A
        ---
        A: play {card} at frist
        {ENDING}
        """
    for ballot, reason in (("for", "must_not_support"), ("against", "must_not_oppose")):
        refused = "" if ballot in rights.split() else f"refuse {reason} "
        play(f"{text}\n{refused}A: poll abstain {ballot} frist done")


def test_SEN_6_2_shift_in_committee_too_and_for_this_vote_only() -> None:
    play(f"""
        politics.B letters_for_change
        sheet {BILL} by gregg on gregg craig dodd
        vote CB
        ---
        B: play letters_for_change at craig
        B: done
        A: poll against done
        expect ballot.craig against
        B: poll against done
        expect lasting_now 0
        """)


def test_SEN_6_2_shift_does_not_say_where_an_amendment_goes() -> None:
    play(
        f"""
        politics.A shove
        mover craig
        move_to 4
        sheet {BILL} by gregg at 3 on gregg craig enzi
        vote CA B
        ---
        B: done
        A: poll for done
        expect position.1 4
        """,
        event("shove", step("shift", who="any", lean="liberal", n=4), votes="CA"),
    )
