"""The table, the deal and KEEP: CIV-2.10, 4.1, 4.3, 4.4, 5.3."""

from __future__ import annotations

import pytest

from games.civio.play import play
from hemicycle.games.civio import TITLE
from hemicycle.games.civio.cards import base_deck
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.schema import LETTERS

DECK = [card.short for card in base_deck().cards]
SEATS = [2, 3, 4, 5, 6]


def dealt(seats: int) -> str:
    """The moves of chance for one deal: the cards come in the order of the deck, the first to the left of A."""
    return "chance: " + " ".join(DECK[: 7 * seats + 1])


def test_CIV_2_10_the_last_discard_is_the_top() -> None:
    play("""
        seats 2
        hidden.A engel pico brown
        discard tinker barnette
        stack discard A
        ---
        A: discard engel
        expect discard tinker barnette engel
        A: end
        B: draw discard
        expect discard tinker barnette
        knows engel AB*
        """)


def test_CIV_2_10_hidden_cards_have_no_order() -> None:
    play("""
        seats 2
        hidden.A pico engel
        stack draw A
        ---
        A: draw supply
        chance: tinker
        expect hidden.A tinker pico engel
        expect hidden.A engel tinker pico
        """)


@pytest.mark.parametrize("seats", SEATS)
def test_CIV_2_10_five_open_and_two_hidden_whenever_no_turn_is_running(seats: int) -> None:
    game = TITLE.game(seats)
    assert len(game.schema.pieces) == 78
    keeps = "\n".join(f"{seat}: keep {DECK[at]} {DECK[at + seats]}" for at, seat in enumerate(left_of_first(seats)))
    hands = "\n".join(f"expect hidden.{seat} 2 cards\nexpect open.{seat} 5 cards" for seat in LETTERS[:seats])
    play(f"seats {seats}\noption first_dealer A\n---\n{dealt(seats)}\n{keeps}\n{hands}")


def left_of_first(seats: int) -> str:
    """The seats from the left of A round to A."""
    return LETTERS[1:seats] + "A"


@pytest.mark.parametrize("seats", SEATS)
def test_CIV_4_1_after_the_highest_seat_comes_the_first(seats: int) -> None:
    last = LETTERS[seats - 1]
    play(f"""
        seats {seats}
        stack finish A
        ---
        A: end
        expect stack draw B
        """)
    play(f"""
        seats {seats}
        stack finish {last}
        ---
        {last}: end
        expect stack draw A
        """)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_CIV_4_1_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadInput, match=f"2 to 6, not by {seats}"):
        TITLE.game(seats)


def test_CIV_4_3_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    play("""
        seats 3
        option first_dealer A
        ---
        expect stack deal chance (B, 21)
        chance: tinker
        expect hidden.B tinker
        chance: pico
        expect hidden.C pico
        chance: engel
        expect hidden.A engel
        chance: brown
        expect hidden.B tinker brown
        expect stack deal chance (C, 17)
        sees A hidden.A engel
        sees A hidden.B ? ?
        sees * hidden.B ? ?
        """)


@pytest.mark.parametrize(("seats", "left"), [(2, 63), (3, 56), (4, 49), (5, 42), (6, 35)])
def test_CIV_4_3_what_is_left_is_the_supply(seats: int, left: int) -> None:
    hands = "\n".join(f"expect hidden.{seat} 7 cards\nexpect skips.{seat} 0" for seat in LETTERS[:seats])
    play(f"""
        seats {seats}
        option first_dealer A
        ---
        {dealt(seats)}
        expect supply {left} cards
        expect discard {DECK[7 * seats]}
        expect stack keep {LETTERS[:seats]}
        {hands}
        """)


def test_CIV_4_3_all_cards_form_one_deck_again() -> None:
    play("""
        seats 3
        option match rounds:2
        option on_leave out
        hidden.A school barnette
        open.A tinker pico expression A1 A14
        out.C yes
        away engel brown loving reed gideon police powell
        discard jim_crow comstock
        skips.B 2
        turns.B 7
        stack finish A
        ---
        A: call flush
        expect round 2
        expect supply 78 cards
        expect away -
        expect discard -
        expect open.A -
        expect hidden.A -
        knows tinker -
        expect skips.B 0
        expect turns.B 0
        expect score.A 24
        """)


def test_CIV_9_31_lost_turns_end_with_the_round() -> None:
    play("""
        seats 2
        option match rounds:2
        hidden.A school barnette
        open.A tinker pico expression A1 A14
        skips.B 2
        stack finish A
        ---
        A: call flush
        expect skips.B 0
        """)


def test_CIV_9_37_an_attack_that_is_turned_up_does_nothing() -> None:
    cards = [card for card in DECK if card != "jim_crow"]
    play(f"""
        seats 2
        option first_dealer A
        ---
        chance: {" ".join(cards[:14])} jim_crow
        expect discard jim_crow
        expect stack keep AB
        """)


def test_CIV_9_2_chance_names_the_first_dealer() -> None:
    play("""
        seats 4
        ---
        expect stack first_dealer chance
        expect dealer -
        chance: 2
        expect dealer C
        expect stack deal chance (D, 28)
        """)


@pytest.mark.parametrize("seats", SEATS)
def test_CIV_4_4_the_deal_passes_to_the_left(seats: int) -> None:
    for dealer, following in zip(LETTERS[:seats], left_of_first(seats), strict=True):
        left = left_of_first(seats)[LETTERS.index(following)]
        play(f"""
            seats {seats}
            option match rounds:2
            hidden.A school barnette
            open.A tinker pico expression A1 A14
            dealer {dealer}
            stack finish A
            ---
            A: call flush
            expect dealer {following}
            expect stack deal chance ({left}, {7 * seats})
            """)


def test_CIV_5_3_any_two_of_seven() -> None:
    pairs = [f"keep {one} {two}" for at, one in enumerate(DECK[:7]) for two in DECK[at + 1 : 7]]
    assert len(pairs) == 21
    play(f"""
        seats 2
        hidden.A {" ".join(DECK[:7])}
        stack keep AB
        ---
        legal A: {", ".join(pairs)}
        refuse unfinished A: keep school
        refuse too_much A: keep school police race
        refuse chosen_twice A: keep school school
        refuse not_held A: keep school tinker
        refuse other_decision A: draw supply
        A: keep school race
        refuse not_asked A: keep school race
        """)


def test_CIV_5_3_all_hands_open_together() -> None:
    play("""
        seats 3
        hidden.A tinker pico engel brown loving reed gideon
        hidden.B school race gender police voting A1 A4
        hidden.C barnette lawrence near baker powell miranda A5
        dealer A
        stack keep ABC
        ---
        B: keep A4 police
        expect stack keep AC
        expect hidden.B police A4
        expect open.B -
        C: keep barnette A5
        expect open.C -
        A: keep tinker pico
        expect open.A engel brown loving reed gideon
        expect open.B school race gender voting A1
        expect open.C lawrence near baker powell miranda
        expect hidden.C barnette A5
        expect stack draw B
        expect turns.B 1
        """)
