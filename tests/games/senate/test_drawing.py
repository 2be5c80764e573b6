"""DRAW and Flash cards that come up in it: SEN-5.3, 5.5, and the rulings SEN-9.53, 9.59."""

from __future__ import annotations

import pytest

from games.senate.play import flash, play

# SEN-5.3 -----------------------------------------------------------------------------------------------


def test_SEN_5_3_first_politics_cards_then_senators_up_to_five() -> None:
    play("""
        turn 7
        politics.A ...3
        hand.A ...4
        stack main A (A); discard A (A)
        ---
        A: done
        expect stack main A (A); refill - (A, 1, 1); draw chance (A)
        chance: open_slot busy_session
        expect stack main A (A); refill - (A, 0, 0); draw_senator chance (A)
        chance: lott
        expect stack main A (A)
        expect politics.A 5 cards
        expect hand.A 5 cards
        knows lott A
        knows open_slot A
        """)


def test_SEN_5_3_what_has_been_discarded_is_replaced() -> None:
    play("""
        turn 7
        politics.A open_slot busy_session ...5
        hand.A ...5
        stack main A (A); discard A (A)
        ---
        A: discard open_slot discard busy_session done
        chance: test_and_support flexible_week
        expect politics.A 5 cards
        """)


def test_SEN_5_3_each_side_draws_from_its_own_senators() -> None:
    play("""
        start
        ---
        chance: open_slot small_classes busy_session open_markets crowded_calendar
        refuse not_asked A: end
        chance: lott nickles snowe frist gramm
        expect hand.A lott nickles snowe frist gramm
        expect conservatives 44 cards
        expect liberals 51 cards
        """)


def test_SEN_5_3_a_flash_card_that_is_drawn_counts_as_drawn() -> None:
    play("""
        turn 7
        politics.A ...3
        hand.A ...5
        stack main A (A); discard A (A)
        ---
        A: done
        chance: world_news open_slot
        expect politics.A 4 cards
        expect flash world_news
        expect stack main A (A)
        """)


def test_SEN_9_59_an_empty_deck_is_made_anew_of_the_discards_in_the_middle_of_a_draw() -> None:
    play("""
        turn 7
        hand.A ...5
        politics.A ...3
        deck open_slot
        discard busy_session early_warning
        stack main A (A); discard A (A)
        politics.B rest
        ---
        A: done
        chance: open_slot
        expect discard -
        expect deck 2 cards
        sees A deck ? ?
        knows busy_session -
        chance: busy_session
        expect deck early_warning
        expect politics.A 5 cards
        """)


def test_SEN_9_59_a_flash_card_that_is_pushed_out_can_come_back_at_once() -> None:
    play("""
        turn 7
        hand.A ...5
        politics.A ...3
        flash empty_purse slow_start
        deck world_news
        stack main A (A); discard A (A)
        politics.B rest
        ---
        A: done
        chance: world_news
        expect flash slow_start world_news
        expect stack main A (A); refill - (A, 0, 0); draw chance (A)
        chance: empty_purse
        expect flash world_news empty_purse
        expect politics.A 3 cards
        expect discard slow_start
        expect stack main A (A)
        """)


def test_SEN_9_59_where_nothing_is_left_fewer_are_drawn() -> None:
    play("""
        turn 7
        hand.A ...3
        politics.A open_slot
        conservatives lott
        deck busy_session
        stack main A (A); discard A (A)
        politics.B rest
        in_play.A rest
        ---
        A: done
        chance: busy_session lott
        expect politics.A open_slot busy_session
        expect hand.A 4 cards
        expect stack main A (A)
        """)


def test_SEN_5_3_discarded_senators_do_not_come_back() -> None:
    play("""
        turn 7
        politics.A ...5
        hand.A nickles
        gone.A lott
        stack main A (A); discard A (A)
        in_play.A rest
        ---
        A: done
        expect hand.A nickles
        expect gone.A lott
        expect stack main A (A)
        """)


# SEN-5.5 -----------------------------------------------------------------------------------------------


def test_SEN_5_5_of_three_the_oldest_goes() -> None:
    play("""
        turn 7
        hand.A ...5
        politics.A ...3
        flash empty_purse slow_start
        stack main A (A); discard A (A)
        ---
        A: done
        chance: world_news
        expect flash slow_start world_news
        expect discard empty_purse
        sees * flash slow_start world_news
        chance: market_swings
        expect flash world_news market_swings
        expect discard empty_purse slow_start
        """)


def test_SEN_5_5_it_takes_effect_at_once_and_changes_nothing_that_is_past() -> None:
    """SEN-9.53: a limit that comes up in the middle of a draw does not change the draw."""
    more = flash("crowd", {"do": "param", "name": "hand_politics", "how": "set", "value": 9})
    play(
        """
        turn 7
        hand.A ...5
        hand.B ...5
        politics.A ...3
        politics.B ...9
        stack main A (A); discard A (A)
        ---
        A: done
        chance: crowd open_slot
        expect politics.A 4 cards
        A: end
        B: done
        B: end
        A: done
        expect stack main A (A); refill - (A, 4, 0); draw chance (A)
        """,
        more,
    )


@pytest.mark.parametrize("card", ["slow_start", "class_of_newcomers"])
def test_SEN_5_5_nobody_keeps_or_plays_a_flash_card(card: str) -> None:
    play(f"""
        politics.A {card}
        ---
        refuse other_window A: play {card}
        legal A: end
        """)


def test_SEN_11_16_the_row() -> None:
    play("""
        turn 7
        hand.A ...5
        politics.A ...3
        flash empty_purse slow_start
        stack main A (A); discard A (A)
        ---
        A: done
        chance: wind_from_the_left
        expect flash slow_start wind_from_the_left
        chance: wind_from_the_right
        expect flash wind_from_the_left wind_from_the_right
        """)


# On entering -------------------------------------------------------------------------------------------

STEP = {"do": "on_enter"}
LOSE = "lose chance (A, senators)"
DRAWING = """
    turn 7
    hand.A ...5
    hand.B leahy kohl
    politics.A ...3
    politics.B small_classes early_warning
    stack main A (A); discard A (A)
    ---
    A: done
    chance: first
    """


def test_SEN_6_3_on_enter_draws_in_the_middle_of_a_draw_first_for_the_side_to_move() -> None:
    first = flash("first", {**STEP, "effect": {"do": "draw", "deck": "politics", "n": 2}})
    play(
        f"""{DRAWING}
        expect stack main A (A); refill - (A, 1, 0); refill - (B, 2, 0); refill - (A, 1, 0); draw chance (A)
        chance: open_slot busy_session
        expect stack main A (A); refill - (A, 1, 0); refill - (B, 1, 0); draw chance (B)
        knows busy_session A
        chance: hallway_rumor waste_report
        knows waste_report B
        expect stack main A (A); refill - (A, 0, 0); draw chance (A)
        chance: test_and_support
        expect politics.A 6 cards
        expect politics.B 4 cards
        """,
        first,
    )


def test_SEN_6_3_on_enter_can_bring_another_flash_card() -> None:
    first = flash("first", {**STEP, "effect": {"do": "draw", "deck": "politics", "n": 1}})
    second = flash("second", {**STEP, "effect": {"do": "points", "who": "own", "n": 3}})
    play(
        f"""{DRAWING}
        chance: second
        expect score.A 6
        expect score.B 6
        expect flash first second
        chance: empty_purse
        expect flash second empty_purse
        expect discard first
        """,
        first,
        second,
    )


def test_SEN_6_3_on_enter_loses_cards_by_choice_and_by_chance() -> None:
    first = flash(
        "first",
        {**STEP, "effect": {"do": "discard", "who": "own", "deck": "politics", "n": 1, "how": "choice"}},
        {**STEP, "effect": {"do": "discard", "who": "own", "deck": "senators", "n": 3, "how": "random"}},
    )
    play(
        f"""{DRAWING.replace("politics.A ...3", "politics.A open_slot busy_session pay_as_you_legislate")}
        legal A: give open_slot, give busy_session, give pay_as_you_legislate
        legal B: -
        refuse not_held A: give small_classes
        A: give open_slot
        expect discard open_slot
        legal B: give small_classes, give early_warning
        B: give early_warning
        expect stack main A (A); refill - (A, 1, 0); shed - (B, senators, random, 3); {"; ".join([LOSE] * 3)}
        """,
        first,
    )


def test_SEN_6_3_on_enter_takes_what_is_there_when_its_turn_comes() -> None:
    first = flash(
        "first",
        {**STEP, "effect": {"do": "discard", "who": "own", "deck": "senators", "n": 2, "how": "random"}},
        {**STEP, "effect": {"do": "discard", "who": "own", "deck": "senators", "n": 9, "how": "random"}},
    )
    play(
        f"""{DRAWING.replace("hand.A ...5", "hand.A lott nickles gramm frist snowe")}
        chance: lott nickles
        expect gone.A lott nickles
        chance: kohl leahy
        expect gone.B leahy kohl
        chance: gramm frist snowe
        expect gone.A lott nickles gramm frist snowe
        expect hand.B -
        expect stack main A (A); refill - (A, 0, 0); draw chance (A)
        """,
        first,
    )


def test_SEN_6_3_on_enter_a_hand_that_is_drawn_first_can_be_lost() -> None:
    """The steps of a card come one after the other: the draw before the loss."""
    first = flash(
        "first",
        {**STEP, "effect": {"do": "draw", "deck": "politics", "n": 1}},
        {**STEP, "effect": {"do": "discard", "who": "own", "deck": "politics", "n": 9, "how": "random"}},
    )
    play(
        f"""{DRAWING.replace("...3", "...4").replace("politics.B small_classes early_warning", "")}
        chance: open_slot
        chance: busy_session
        expect politics.B busy_session
        expect politics.A 5 cards
        """,
        first,
    )


def test_SEN_6_3_on_enter_points_can_win_for_the_higher_score() -> None:
    first = flash(
        "first",
        {**STEP, "effect": {"do": "points", "who": "own", "n": 5}},
        {**STEP, "effect": {"do": "draw", "deck": "politics", "n": 1}},
    )
    play(
        f"""
        score.A 290
        score.B 291
        {DRAWING}
        expect result points 2 1
        expect score.A 300
        expect politics.B small_classes early_warning
        """,
        first,
    )


def test_SEN_6_3_on_enter_once_for_each_side_after_the_card_has_gone_too() -> None:
    """The card that draws can be pushed out by what it draws; what it began goes on."""
    first = flash("first", {**STEP, "effect": {"do": "draw", "deck": "politics", "n": 2}})
    play(
        f"""{DRAWING}
        chance: empty_purse world_news
        expect flash empty_purse world_news
        expect discard first
        expect stack main A (A); refill - (A, 1, 0); refill - (B, 1, 0); draw chance (B)
        """,
        first,
    )
