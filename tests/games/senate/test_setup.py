"""What lies on the table, the chart, and the setup: SEN-2.6, 2.15, 2.17, 4.1 to 4.5. Teams are in test_teams.py."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from games.senate.play import bill, event, flash, play, scene, senator, table
from hemicycle.games.senate import TITLE, chart
from hemicycle.games.senate import title as t
from hemicycle.games.senate.cards import base_set
from hemicycle.games.senate.deck import CardSet
from hemicycle.games.senate.roster import Roster
from hemicycle.kernel.options import BadInput, settle

RULES: Final = (Path(__file__).parents[3] / "docs/rules/senate.md").read_text("utf-8")
FIRST_HAND: Final = "open_slot small_classes busy_session open_markets crowded_calendar lott nickles snowe frist gramm"

# SEN-2.6 -----------------------------------------------------------------------------------------------


def test_SEN_2_6_every_card_has_its_place() -> None:
    play("""
        start
        ---
        expect conservatives 49 cards
        expect liberals 51 cards
        expect deck 100 cards
        expect executive cheney
        expect discard -
        expect flash -
        expect docket -
        expect hand.A -
        expect politics.A -
        expect in_play.A -
        expect in_play.B -
        expect gone.A -
        expect score.A 0
        expect score.B 0
        """)


def test_SEN_2_6_the_flash_row_is_by_age_and_the_discards_are_not() -> None:
    play("""
        flash world_news empty_purse
        discard open_slot busy_session
        gone.A lott
        ---
        expect flash world_news empty_purse
        expect discard busy_session open_slot
        expect gone.A lott
        """)


# SEN-2.15 ----------------------------------------------------------------------------------------------


def printed_rows() -> list[tuple[int, int, int]]:
    """The rows of the chart as the rules print it."""
    table_text = RULES[RULES.index("| N | C | O |") : RULES.index("- **SEN-2.15**")]
    rows = re.findall(r"\| *(\d+)(?: to (\d+))? \| (\d+) \| (\d+) ", table_text)
    spread = [(n, int(c), int(o)) for low, high, c, o in rows for n in range(int(low), int(high or low) + 1)]
    return sorted(spread)


def test_SEN_2_15_every_row_of_the_printed_chart() -> None:
    rows = printed_rows()
    assert [n for n, _, _ in rows] == list(range(69))
    assert rows[3] == (3, 6, 8)
    assert rows[30] == (30, 46, 60)
    assert rows[59] == (59, 88, 118)
    for against, cloture, override in rows:
        assert (chart.cloture(against), chart.override(against)) == (cloture, override), against


def test_SEN_2_15_the_formula_is_the_chart() -> None:
    odd = {30: 1, 32: 1, 34: 1, 59: -1, 61: -1, 63: -1, 65: -1, 67: -1}
    for n in range(120):
        assert chart.cloture(n) == max(6, (3 * n + 1) // 2) + odd.get(n, 0), n
        assert chart.override(n) == max(8, 2 * n), n


@pytest.mark.parametrize(("against", "cloture", "override"), [(69, 104, 138), (70, 105, 140), (90, 135, 180)])
def test_SEN_2_15_beyond_the_last_row(against: int, cloture: int, override: int) -> None:
    assert (chart.cloture(against), chart.override(against)) == (cloture, override)


# SEN-2.17 ----------------------------------------------------------------------------------------------


def test_SEN_2_17_a_sheet_is_filled_in() -> None:
    play("""
        turn 7
        politics.A early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch pork UT pork PRES done
        expect card.1 early_warning
        expect issue.1 lib
        expect position.1 5
        expect weight.1 8
        expect sponsor.1 hatch
        expect manager.1 A
        expect cosponsor.1 -
        expect pork.1 UT+PRES
        expect free_pork.1 -
        expect marks.1 -
        expect committee_fails.1 0
        expect floor_fails.1 0
        expect cloture_fails.1 0
        expect not_before.1 9
        expect stage.1 committee
        expect on.hatch 0
        """)


def test_SEN_2_17_there_is_always_another_sheet() -> None:
    """A sheet whose bill is over and on which nobody lies any more can be written on anew."""
    scenario = scene("""
        politics.A early_warning
        in_play.A hatch
        ---
        A: introduce early_warning sponsor hatch done
        """)
    s = scenario.start
    for row in range(t.SHEETS):
        s.fields[t.SHEETS_TAKEN + row] = 1
        s.fields[t.TOUCHED + row] = 3 - (row == 17)
    game = scenario.game
    action = (t.DO_INTRODUCE + base_set().number("early_warning"), t.DO_SPONSOR + base_set().number("hatch"), t.DO_DONE)
    assert game.refuse(s, 0, action) is None
    game.act(s, 0, action)
    assert s.fields[t.ON + base_set().number("hatch")] == 17


def test_SEN_2_17_the_sheet_of_a_senator_who_is_on_two_is_not_given_away() -> None:
    scenario = scene("politics.A early_warning\nin_play.A hatch\n---")
    s, game = scenario.start, scenario.game
    for row in range(t.SHEETS):
        s.fields[t.SHEETS_TAKEN + row] = 1
        s.fields[(t.ON if row % 2 else t.ALSO) + row] = row
    action = (t.DO_INTRODUCE + base_set().number("early_warning"), t.DO_SPONSOR + base_set().number("hatch"), t.DO_DONE)
    refusal = game.refuse(s, 0, action)
    assert refusal is not None
    assert refusal.key == "no_sheet"


# SEN-4.1, 4.2 ------------------------------------------------------------------------------------------


def test_SEN_4_1_the_winner_of_the_toss_chooses_a_caucus() -> None:
    play("""
        option caucus_choice toss
        start
        ---
        expect stack toss chance
        chance: 1
        legal B: choose liberal, choose conservative
        refuse not_asked A: choose liberal
        B: choose conservative
        expect caucus.A liberal
        expect caucus.B conservative
        expect turn 1
        expect stack main B (B); refill - (B, 4, 5); draw chance (B)
        """)


def test_SEN_4_1_a_fair_coin() -> None:
    game = table(caucus_choice="toss")
    kind = game.pending_chance(game.start())
    assert kind is not None
    assert kind.outcomes(game.start()) == [(0, 1), (1, 1)]


def test_SEN_4_1_a_fixed_choice_asks_nobody() -> None:
    play("""
        start
        ---
        expect caucus.A conservative
        expect caucus.B liberal
        expect turn 1
        """)


def test_SEN_4_2_nobody_has_cards_before_the_own_first_turn() -> None:
    play(f"""
        start
        ---
        expect hand.A -
        expect politics.A -
        chance: {FIRST_HAND}
        expect stack main A (A)
        expect hand.A lott nickles snowe frist gramm
        expect politics.A open_slot small_classes busy_session open_markets crowded_calendar
        expect hand.B -
        expect politics.B -
        A: end
        expect turn 2
        expect stack main B (B); refill - (B, 4, 5); draw chance (B)
        """)


def test_SEN_4_2_the_vice_president_is_in_play_but_is_nobodys_put() -> None:
    play("""
        in_play.A ...25
        hand.A lott
        ---
        sees B executive cheney
        expect in_play.A 25 cards
        expect puts 0
        """)


def test_SEN_4_2_the_order_of_the_decks_is_chance() -> None:
    play("""
        start
        ---
        sees A deck ?x100
        sees A liberals ?x51
        knows lott -
        knows open_slot -
        """)


# SEN-4.3 -----------------------------------------------------------------------------------------------


def test_SEN_4_3_the_minority_has_turn_1() -> None:
    play(f"""
        start
        ---
        chance: {FIRST_HAND}
        expect turn 1
        legal B: -
        A: end
        expect turn 2
        legal A: -
        """)


def test_SEN_4_3_the_minority_goes_by_the_cards() -> None:
    assert Roster(base_set()).minority == 1
    whole = base_set()
    gone = [card.id for card in whole.cards if card.caucus == "democratic" and card.kind == "senator"][:3]
    cards = [card for card in whole.cards if card.id not in gone]
    assert Roster(CardSet.of(cards, whole.caucuses, "Fewer")).minority == 0


def test_SEN_4_3_of_two_equals_it_is_the_one_without_the_white_house() -> None:
    whole = base_set()
    gone = [card.id for card in whole.cards if card.caucus == "democratic" and card.kind == "senator"][:2]
    for caucus, minority in (("republican", 0), ("democratic", 1)):
        cards = [card for card in whole.cards if card.id not in gone and card.kind != "executive"]
        cards.append(senator("cheney", caucus=caucus))
        assert Roster(CardSet.of(cards, whole.caucuses, "Equal")).minority == minority


def test_SEN_4_3_the_sides_take_turns() -> None:
    play("""
        turn 7
        politics.A ...5
        politics.B ...5
        hand.A ...5
        hand.B ...5
        ---
        A: end
        expect turn 8
        B: done
        legal A: -
        B: end
        expect turn 9
        expect stack main A (A); discard A (A)
        """)


# SEN-4.4, 4.5 ------------------------------------------------------------------------------------------


def test_SEN_4_4_the_options_and_their_defaults() -> None:
    assert settle(TITLE.options, {}, 2) == {
        "win": "points:150",
        "introductory": "no",
        "amendments": "yes",
        "filibuster": "yes",
        "sponsor_committee": "required",
        "filibuster_pork": "ignored",
        "pork_by": "manager",
        "max_votes": "2",
        "withdraw": "vetoed",
        "turn_seconds": "none",
        "reply_seconds": "none",
        "turn_cap": "400",
        "team_mode": "any",
        "caucus_choice": "toss",
    }


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("win", "points:10 points:1000 bills:1 bills:50 time:60:10 time:1:900"),
        ("max_votes", "0 1 9"),
        ("withdraw", "vetoed any off"),
        ("turn_seconds", "none 10 900"),
        ("reply_seconds", "none 10 900"),
        ("turn_cap", "0 400"),
        ("team_mode", "captain any rotate"),
    ],
)
def test_SEN_4_4_what_can_be_chosen(option: str, values: str) -> None:
    for value in values.split():
        assert settle(TITLE.options, {option: value}, 2)[option] == value


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (
            "win",
            "points points:9 points:1001 points:x bills:0 bills:51 time time:60 time:60:9 time:60:901 time:0:60 150",
        ),
        ("introductory", "maybe"),
        ("turn_seconds", "9 901 0"),
        ("turn_cap", "-1 x"),
        ("team_mode", "all"),
        ("max_votes", "-1 x"),
    ],
)
def test_SEN_4_4_what_cannot_be_chosen(option: str, values: str) -> None:
    for value in values.split():
        with pytest.raises(BadInput, match=option):
            settle(TITLE.options, {option: value}, 2)


@pytest.mark.parametrize(
    ("options", "politics", "away"),
    [
        ({}, 100, ""),
        ({"introductory": "yes"}, 97, "closed_to_amendments across_the_aisle impatient_public"),
        ({"amendments": "no"}, 98, "closed_to_amendments across_the_aisle"),
        ({"filibuster": "no"}, 99, "impatient_public"),
        (
            {"introductory": "yes", "amendments": "yes", "filibuster": "yes"},
            97,
            "closed_to_amendments impatient_public",
        ),
    ],
)
def test_SEN_4_5_cards_about_what_is_off_stay_in_the_box(options: dict[str, str], politics: int, away: str) -> None:
    game = table(**options)
    assert len(game.start().zones[t.DECK]) == politics
    shorts = {card.short for card in game.set.cards}
    assert shorts.isdisjoint(away.split())


def test_SEN_4_5_so_do_those_of_a_pack() -> None:
    mine = (
        event("mine", {"do": "hasten"}, tags=["filibuster"]),
        flash("bright", {"do": "mood", "lean": "liberal", "n": 1}, tags=["amendments", "filibuster"]),
        bill("kept", "eco", 3, 12),
    )
    shorts = {card.short for card in table(cards=mine, filibuster="no").set.cards}
    assert {"kept"} == shorts & {"mine", "bright", "kept"}
