"""The turn from its beginning to DRAW: CIV-5.1, 5.2, 5.4, 5.5."""

from __future__ import annotations

from games.civio.play import play

# CIV-5.1 -----------------------------------------------------------------------------------------------


def test_CIV_5_1_nothing_but_a_listed_option_is_accepted() -> None:
    play("""
        seats 3
        hidden.A tinker pico engel
        open.B brown ...
        stack discard A
        ---
        refuse not_held A: discard brown
        refuse other_decision A: end
        refuse other_decision A: draw supply
        refuse not_asked B: discard brown
        refuse too_much A: discard tinker discard pico
        refuse not_your_moment A: call flush
        refuse other_decision A: accept
        expect hidden.A tinker pico engel
        expect stack discard A
        """)


def test_CIV_5_1_a_single_option_is_asked_too() -> None:
    play("""
        seats 2
        hidden.A jim_crow tinker pico
        stack discard A
        ---
        A: discard jim_crow
        legal A: target B
        expect stack target A (jim_crow)
        A: target B
        legal B: accept
        expect stack answer B (A, jim_crow)
        """)


def test_CIV_5_1_nobody_chooses_when_the_match_is_over() -> None:
    play("""
        seats 2
        stack over
        ---
        refuse game_over A: draw supply
        refuse game_over A: call flush
        legal A: -
        """)


# CIV-5.2 -----------------------------------------------------------------------------------------------


def test_CIV_5_2_a_drawn_card_comes_in_hidden() -> None:
    play("""
        seats 2
        hidden.A pico engel
        discard barnette
        stack draw A
        ---
        A: draw supply
        chance: tinker
        expect hidden.A tinker pico engel
        """)
    play("""
        seats 2
        hidden.A pico engel
        discard barnette
        stack draw A
        ---
        A: draw discard
        expect hidden.A barnette pico engel
        """)


def test_CIV_5_2_dealt_cards_come_in_hidden() -> None:
    play("""
        seats 2
        option first_dealer A
        ---
        chance: tinker
        expect hidden.B tinker
        expect open.B -
        """)


def test_CIV_9_34_a_taken_card_and_a_replacement_come_in_hidden() -> None:
    play("""
        seats 2
        hidden.A school race
        open.B   brown gideon loving mapp katz
        hidden.B gender voting
        stack take A (B)
        ---
        A: take brown
        chance: tinker
        expect hidden.A brown school race
        expect hidden.B tinker gender voting
        """)


def test_CIV_9_38_no_card_is_exchanged_between_open_and_hidden() -> None:
    play("""
        seats 2
        hidden.A tinker pico engel
        open.A   brown gideon loving mapp katz
        stack discard A
        ---
        A: discard engel
        expect hidden.A tinker pico
        expect open.A brown gideon loving mapp katz
        expect stack finish A
        refuse other_decision A: expose tinker
        refuse other_decision A: keep brown gideon
        """)


# CIV-5.4 -----------------------------------------------------------------------------------------------


def test_CIV_5_4_a_turn_begins() -> None:
    play("""
        seats 2
        turns.A 3
        turns.B 2
        taken tinker
        stack finish A
        ---
        A: end
        expect turns.A 3
        expect turns.B 3
        expect taken -
        expect stack draw B
        """)


def test_CIV_5_4_a_seat_with_a_skip_sits_its_turn_out() -> None:
    play("""
        seats 3
        skips.B 1
        turns.B 4
        stack finish A
        ---
        A: end
        expect skips.B 0
        expect turns.B 5
        expect turns.C 1
        expect stack draw C
        """)


def test_CIV_9_31_two_lost_turns_are_both_lost() -> None:
    play("""
        seats 2
        skips.B 2
        hidden.A tinker pico
        discard mapp
        stack finish A
        ---
        A: end
        expect skips.B 1
        expect stack draw A
        A: draw discard
        A: discard mapp
        A: end
        expect skips.B 0
        expect stack draw A
        A: draw discard
        A: discard mapp
        A: end
        expect stack draw B
        """)


def test_CIV_9_31_lost_turns_of_several_seats() -> None:
    play("""
        seats 4
        skips.B 1
        skips.C 3
        skips.D 1
        stack finish A
        ---
        A: end
        expect stack draw A
        expect skips.B 0
        expect skips.C 2
        expect skips.D 0
        """)


def test_CIV_9_32_of_two_players_the_attacker_plays_again() -> None:
    play("""
        seats 2
        hidden.A jim_crow tinker pico
        stack discard A
        ---
        A: discard jim_crow
        A: target B
        B: accept
        A: end
        expect stack draw A
        expect turns.A 1
        expect turns.B 1
        """)


# CIV-5.5 -----------------------------------------------------------------------------------------------


def test_CIV_5_5_from_the_supply_or_the_pile() -> None:
    play("""
        seats 2
        stack draw A
        discard tinker
        ---
        legal A: draw supply, draw discard
        legal B: -
        A: draw supply
        expect stack discard A; from_supply chance (A)
        chance: pico
        expect stack discard A
        knows pico A
        expect taken -
        """)


def test_CIV_5_5_the_top_of_the_pile() -> None:
    play("""
        seats 2
        stack draw A
        discard pico tinker
        ---
        A: draw discard
        expect discard pico
        expect taken tinker
        knows tinker AB*
        expect stack discard A
        """)


def test_CIV_5_5_an_empty_pile() -> None:
    play("""
        seats 3
        option on_leave out
        discard tinker
        stack draw A
        ---
        A: draw discard
        host: leave A
        expect discard -
        legal B: draw supply
        refuse pile_empty B: draw discard
        """)
