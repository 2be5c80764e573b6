"""Senators who can lie on two sheets at once: `double` of SEN-6.4."""

from __future__ import annotations

from games.senate.play import counted, play, with_rules
from hemicycle.games.senate.deck import PLACES

BILL = "school_scholarships"  # soc at 5, weight 8

TWICE = with_rules("hutchinson", {"do": "double"})


def test_SEN_6_4_double_votes_with_the_card_on_either_sheet() -> None:
    """Hutchinson has 2 floor votes each time; on two sheets he can be on no third."""
    text = f"""
        turn 7
        sheet {BILL} by gregg floor not_before 6 weight 5 marks amended_floor on gregg
        sheet flexible_week by roberts floor not_before 6 on roberts
        sheet early_warning by hatch floor not_before 9 on hatch
        in_play.A hutchinson
        ---
        A: activate hutchinson on {BILL}
        A: activate hutchinson on flexible_week
        refuse busy A: activate hutchinson on early_warning
        A: call {BILL} done
        B: done
        A: done
        A: poll for done
        A: call flexible_week done
        B: done
        A: done
        A: poll for done
        """
    assert counted(text, TWICE) == ["floor_passed 6 to 0, 5 needed", "floor_failed 6 to 0, 10 needed"]


def test_SEN_6_4_double_may_sponsor_amend_and_filibuster_from_another_sheet() -> None:
    play(
        f"""
        politics.A early_warning
        sheet {BILL} by gregg on gregg hatch
        ---
        A: introduce early_warning sponsor hatch done
        expect on.hatch 0
        expect also.hatch 1
        """,
        with_rules("hatch", {"do": "double"}),
    )
    play(
        f"""
        sheet {BILL} by gregg on gregg
        sheet flexible_week by roberts on roberts hutchinson
        ---
        A: call {BILL} done
        A: amend hutchinson done
        expect on.hutchinson 1
        expect also.hutchinson 0
        """,
        TWICE,
    )
    play(
        f"""
        sheet {BILL} by gregg floor marks amended_floor on gregg
        sheet flexible_week by roberts floor on roberts dodd
        ---
        A: call {BILL} done
        legal B: filibuster dodd, pass
        """,
        with_rules("dodd", {"do": "double"}),
    )


def test_SEN_6_4_double_is_swapped_only_from_none() -> None:
    play(
        """
        in_play.A hutchinson ...25
        hand.A lott
        sheet readers_privacy by leahy on leahy
        on.hutchinson 0
        ---
        refuse busy A: swap lott out hutchinson
        """,
        TWICE,
    )


def test_SEN_6_4_double_is_freed_sheet_by_sheet() -> None:
    play(
        f"""
        B
        hand.A ...5
        politics.A ...5
        sheet {BILL} by gregg floor not_before 99 on gregg
        sheet small_classes by kennedy floor not_before 99 on kennedy
        in_play.A hutchinson
        on.hutchinson 1
        also.hutchinson 0
        ---
        B: end
        expect on.hutchinson 1
        expect also.hutchinson -1
        A: done
        A: activate hutchinson on {BILL}
        expect also.hutchinson 0
        """,
        TWICE,
    )


def test_SEN_6_4_double_with_the_first_sheet_freed_is_still_on_the_second() -> None:
    """What may be chosen is the same for a bot and for a person."""
    play(
        f"""
        sheet {BILL} by gregg floor not_before 99 on gregg
        in_play.A hutchinson
        also.hutchinson 0
        ---
        refuse nowhere_to_go A: activate hutchinson on {BILL}
        legal A: end
        """,
        TWICE,
    )
    play(
        f"""
        sheet {BILL} by gregg floor on gregg
        in_play.A hutchinson
        also.hutchinson 0
        vote FB A
        ---
        refuse busy A: activate hutchinson
        legal A: {", ".join(f"pork {place}" for place in PLACES)}, done
        """,
        TWICE,
    )
