"""A card is taken: CIV-5.13, 5.14, chains of attacks, and the worked example 11.15."""

from __future__ import annotations

from games.civio.play import play


def test_CIV_5_13_an_open_card_or_a_hidden_one() -> None:
    play("""
        seats 3
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        open.C   engel ...
        stack take A (B)
        ---
        legal A: take brown, take gideon, take loving, take mapp, take katz, take_hidden
        refuse not_open_there A: take tinker
        refuse not_open_there A: take engel
        refuse not_asked B: take brown
        """)


def test_CIV_5_14_an_open_card_is_taken() -> None:
    play("""
        seats 3
        hidden.A race A1
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take brown
        knows brown ABC*
        expect stack replace chance (B, A)
        chance: engel
        knows engel B
        expect stack expose B (A)
        refuse other_decision B: discard engel
        B: expose tinker
        expect open.B gideon loving mapp katz tinker
        expect hidden.B pico engel
        expect stack discard A
        expect hidden.A race A1 brown
        """)


def test_CIV_5_14_a_hidden_card_is_taken() -> None:
    play("""
        seats 3
        hidden.A race A1
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take_hidden
        expect stack take_hidden chance (A, B)
        chance: pico
        knows pico AB
        chance: engel
        expect hidden.B tinker engel
        expect hidden.A race A1 pico
        expect stack discard A
        """)


def test_CIV_9_33_only_a_hidden_card_can_come_of_it() -> None:
    play("""
        seats 2
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take_hidden
        expect stack take_hidden chance (A, B)
        chance: tinker
        expect hidden.B pico
        """)


def test_CIV_9_35_any_card_is_discarded_then_also_the_one_taken() -> None:
    play("""
        seats 2
        hidden.A race police
        open.A   A1 A4 A5 A6 A8
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take brown
        chance: engel
        B: expose engel
        legal A: discard race, discard police, discard brown, discard A1, discard A4, discard A5, discard A6, discard A8
        A: discard brown
        expect stack finish A
        expect hidden.A race police
        """)


def test_CIV_9_35_a_confiscated_law_attacks_when_discarded() -> None:
    play("""
        seats 3
        hidden.A comstock tinker pico
        open.B   jim_crow brown gideon loving mapp
        hidden.B engel roper
        stack discard A
        ---
        A: discard comstock
        A: target B
        B: accept
        A: take jim_crow
        chance: morse
        B: expose morse
        A: discard jim_crow
        legal A: target B, target C
        A: target C
        C: accept
        expect skips.C 1
        expect stack finish A
        """)


def test_CIV_9_35_a_chain_of_three_attacks_comes_to_its_end() -> None:
    play("""
        seats 3
        hidden.A comstock espionage_act jim_crow
        open.A   race A1 A4 A5 A6
        open.B   brown gideon loving mapp katz
        hidden.B engel roper
        stack discard A
        ---
        A: discard comstock
        A: target B
        B: accept
        A: take brown
        chance: morse
        B: expose morse
        A: discard espionage_act
        A: target B
        B: accept
        A: take morse
        chance: yoder
        B: expose yoder
        expect hidden.A jim_crow brown morse
        A: discard jim_crow
        A: target B
        B: accept
        expect skips.B 1
        expect stack finish A
        expect hidden.A brown morse
        expect open.B gideon loving mapp katz yoder
        expect hidden.B engel roper
        """)


def test_CIV_11_15_cards_in_hand_through_a_confiscation() -> None:
    play("""
        seats 2
        hidden.A tinker pico
        open.A   comstock race gender A1 A4
        hidden.B engel roper
        open.B   brown gideon loving mapp katz
        stack draw A
        ---
        A: draw supply
        chance: morse
        expect hidden.A 3 cards
        A: discard comstock
        A: target B
        B: accept
        A: take brown
        expect hidden.A 4 cards
        expect open.A 4 cards
        expect hidden.B 2 cards
        expect open.B 4 cards
        chance: yoder
        expect hidden.B 3 cards
        expect open.B 4 cards
        B: expose roper
        expect hidden.B 2 cards
        expect open.B 5 cards
        A: discard race
        expect hidden.A 4 cards
        expect open.A 3 cards
        A: expose morse
        A: expose brown
        expect hidden.A 2 cards
        expect open.A 5 cards
        expect stack finish A
        """)
