"""The supply, and what chance decides: CIV-5.20, 5.24, and the worked example 11.16."""

from __future__ import annotations

from games.civio.play import play, scene
from hemicycle.games.civio import TITLE
from hemicycle.kernel.decisions import Chance

# CIV-5.20 ----------------------------------------------------------------------------------------------


def test_CIV_5_20_all_discards_but_the_top_become_the_supply() -> None:
    play("""
        seats 2
        supply
        discard tinker pico engel brown
        away rest
        stack draw A
        ---
        A: draw supply
        expect discard brown
        expect supply tinker pico engel
        knows tinker -
        sees B supply ?x3
        chance: engel
        expect supply tinker pico
        expect stack discard A
        """)


def test_CIV_5_20_a_supply_with_cards_is_left_alone() -> None:
    play("""
        seats 2
        supply roper
        discard tinker pico engel brown
        away rest
        stack draw A
        ---
        A: draw supply
        chance: roper
        expect supply -
        expect discard tinker pico engel brown
        """)


def test_CIV_5_20_also_for_a_card_in_exchange() -> None:
    play("""
        seats 2
        open.B brown gideon loving mapp katz
        supply
        discard tinker pico comstock
        away rest
        stack take A (B)
        ---
        A: take brown
        expect discard comstock
        expect supply tinker pico
        chance: pico
        expect supply tinker
        """)


def test_CIV_5_20_the_supply_is_an_option_while_there_are_two_cards() -> None:
    play("""
        seats 2
        supply
        discard tinker
        away rest
        stack draw A
        ---
        legal A: draw discard
        refuse supply_empty A: draw supply
        """)
    play("""
        seats 2
        supply
        discard tinker pico
        away rest
        stack draw A
        ---
        legal A: draw supply, draw discard
        """)
    play("""
        seats 2
        supply roper
        discard tinker
        away rest
        stack draw A
        ---
        legal A: draw supply, draw discard
        """)


def test_CIV_9_40_and_CIV_11_16_the_top_stays_and_35_are_shuffled() -> None:
    play("""
        seats 6
        supply
        discard rest            # sorted, so that Marbury is the top
        open.A school censorship race police gender
        hidden.A voting dred_scott
        stack draw A
        ---
        expect discard 36 cards
        A: draw supply
        expect discard W
        expect supply 35 cards
        chance: runyon
        expect supply 34 cards
        expect hidden.A voting dred_scott runyon
        """)


def test_CIV_9_41_there_is_always_an_option() -> None:
    # Six hands, one of eight cards, and four seats gone with eight: the piles still hold what is left of 78.
    fewest = 78 - 6 * 7 - 4
    assert fewest >= 2
    play("""
        seats 6
        option on_leave out
        out.B yes
        out.C yes
        out.D yes
        out.E yes
        stack draw A
        ---
        legal A: draw supply, draw discard
        """)


# CIV-5.24 ----------------------------------------------------------------------------------------------


def test_CIV_5_24_chance_decides_three_things_only() -> None:
    kinds = {kind.name for kind in TITLE.game(2).decisions if isinstance(kind, Chance)}
    shuffles = {"deal", "turn_up", "from_supply", "replace"}
    assert kinds == {"first_dealer", "take_hidden"} | shuffles


def test_CIV_5_24_each_card_of_the_supply_is_as_likely() -> None:
    for stack in ("discard A; from_supply chance (A)", "replace chance (B, A)"):
        scenario = scene(f"seats 2\ndiscard tinker\nsupply pico engel brown\naway rest\nstack {stack}\n---\n")
        kind = scenario.game.pending_chance(scenario.start)
        assert kind is not None
        cards = {scenario.game.schema.pieces[card].name: weight for card, weight in kind.outcomes(scenario.start)}
        assert cards == {"pico": 1, "engel": 1, "brown": 1}


def test_CIV_5_24_each_seat_may_be_the_first_dealer() -> None:
    game = TITLE.game(5)
    state = game.start()
    kind = game.pending_chance(state)
    assert kind is not None
    assert kind.outcomes(state) == [(seat, 1) for seat in range(5)]


def test_CIV_9_33_chance_picks_among_the_hidden_cards_all_alike() -> None:
    scenario = scene("seats 2\nhidden.B pico engel\nstack take_hidden chance (A, B)\n---\n")
    kind = scenario.game.pending_chance(scenario.start)
    assert kind is not None
    cards = {scenario.game.schema.pieces[card].name: weight for card, weight in kind.outcomes(scenario.start)}
    assert cards == {"pico": 1, "engel": 1}
