"""Arrangements given with a call, and why one is refused: CIV-5.18, 6.11."""

from __future__ import annotations

from games.civio.civio_calls import FLUSH, FLUSH_ONLY, SPLIT, called
from games.civio.play import play

# CIV-6.11, in a call -----------------------------------------------------------------------------------


def test_CIV_6_11_the_reasons_against_an_arrangement() -> None:
    called(
        FLUSH,
        """
        refuse case_does_not_list A: lay flush school barnette pico tinker expression A1 A14
        refuse issue_not_first A: lay flush barnette school tinker pico expression A1 A14
        refuse only_amendments_may_follow A: lay flush school barnette tinker expression pico A1 A14
        refuse only_amendments_may_follow A: lay flush school barnette A1 tinker pico expression A14
        refuse size A: lay flush school barnette tinker
        refuse repeated A: lay flush school barnette tinker tinker expression A1 A14
        refuse not_held A: lay flush school barnette tinker roper expression A1 A14
        refuse unfinished A: lay flush
        refuse too_much A: call flush lay flush
        """,
    )
    called(
        FLUSH_ONLY,
        """
        refuse freedom_not_after_case A: lay flush gender comstock privacy griswold A1 A4 A5
        refuse amendment_not_listed A: lay flush gender comstock A1 griswold privacy A4 A5
        refuse issue_not_first A: lay flush comstock gender griswold privacy A1 A4 A5
        refuse cards_left_over A: lay split
        refuse cards_left_over A: call split
        """,
    )


def test_CIV_6_11_an_arrangement_that_leaves_cards_out() -> None:
    called(
        SPLIT,
        """
        refuse cards_left_over A: lay split police powell gideon
        refuse size A: lay split police powell gideon reed frontiero
        refuse size A: lay split police powell gideon reed frontiero equality A5 A5
        refuse repeated A: lay split police powell gideon gideon frontiero equality A5
        """,
    )


def test_CIV_6_11_not_your_moment_goes_before_all_others() -> None:
    play(f"""
        seats 2
        {SPLIT}
        stack expose A (A)
        ---
        refuse not_your_moment A: call flush
        refuse not_your_moment A: lay split police
        refuse not_your_moment B: lay flush police police
        """)


# Arrangements ------------------------------------------------------------------------------------------


def test_CIV_5_18_a_layout_card_by_card() -> None:
    called(
        FLUSH,
        """
        A: lay flush school barnette tinker pico expression A14 A1
        expect result flush 1 2
        expect score.A 24
        """,
    )


def test_CIV_5_18_a_split_is_laid_with_the_three_first() -> None:
    called(
        SPLIT,
        """
        A: lay split police powell gideon reed frontiero equality A5
        expect result split 1 2
        expect score.A 8
        """,
    )


def test_CIV_5_18_every_layout_is_listed() -> None:
    # In a split of two strict chains only the amendment and the freedom could move, and they may not.
    called(
        SPLIT,
        """
        legal A: lay split police powell gideon reed frontiero equality A5, call split, end
        """,
    )


def test_CIV_5_18_what_is_shown_when_no_arrangement_is_given() -> None:
    story = [
        event
        for outcome in play(f"""
            seats 2
            option match rounds:1
            {FLUSH}
            stack finish A
            ---
            A: call flush
            """)
        for event in outcome.events
        if event.startswith("note called_flush")
    ]
    cards = "school:AB* barnette:AB* tinker:AB* pico:AB* expression:AB* A1:AB* A14:AB*"
    assert story == [f"note called_flush AB* A:AB* {cards}"]
