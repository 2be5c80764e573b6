"""DISCARD, EXPOSE and FINISH: CIV-5.6, 5.8, 5.15 to 5.17."""

from __future__ import annotations

from games.civio.play import play
from hemicycle.games.civio import TITLE
from hemicycle.kernel.driver import Table, seeded

# CIV-5.6 -----------------------------------------------------------------------------------------------


def test_CIV_5_6_any_of_the_eight_cards() -> None:
    play("""
        seats 2
        hidden.A pico mapp
        open.A   race A1 A4 A5 A6
        open.B   roper ...
        discard  morse
        stack draw A
        ---
        A: draw supply
        chance: katz
        legal A: discard race, discard mapp, discard katz, discard pico, discard A1, discard A4, discard A5, discard A6
        refuse not_held A: discard roper
        refuse not_held A: discard morse
        A: discard katz
        expect discard morse katz
        knows katz AB*
        expect stack finish A
        """)


def test_CIV_9_30_the_law_that_attacked_is_the_top() -> None:
    play("""
        seats 2
        open.A jim_crow brown gideon loving mapp
        hidden.A tinker pico engel
        discard morse
        stack discard A
        ---
        A: discard jim_crow
        expect discard morse jim_crow
        A: target B
        B: accept
        A: expose tinker
        A: end
        A: draw discard
        expect hidden.A jim_crow pico engel
        """)


# CIV-5.8 -----------------------------------------------------------------------------------------------


def test_CIV_9_24_the_card_taken_may_be_put_back() -> None:
    play("""
        seats 2
        hidden.A tinker pico
        discard morse
        stack draw A
        ---
        A: draw discard
        A: discard morse
        expect discard morse
        expect stack finish A
        """)


def test_CIV_5_8_a_law_put_back_does_not_attack() -> None:
    play("""
        seats 2
        discard jim_crow
        stack draw A
        ---
        A: draw discard
        A: discard jim_crow
        expect stack finish A
        A: end
        B: draw discard
        B: discard jim_crow
        expect stack finish B
        """)


def test_CIV_5_8_nor_after_a_confiscation() -> None:
    play("""
        seats 2
        hidden.A comstock tinker
        open.B brown gideon loving mapp katz
        discard jim_crow
        stack draw A
        ---
        A: draw discard
        A: discard comstock
        A: target B
        B: accept
        A: take brown
        chance: engel
        B: expose engel
        A: discard jim_crow
        expect discard comstock jim_crow
        expect hidden.A tinker brown
        expect stack finish A
        """)


def test_CIV_5_8_in_a_later_turn_it_attacks() -> None:
    play("""
        seats 2
        hidden.A tinker pico
        discard jim_crow
        stack draw A
        ---
        A: draw discard
        A: discard tinker
        A: end
        B: draw discard
        B: discard tinker
        B: end
        A: draw discard
        A: discard jim_crow
        expect stack target A (jim_crow)
        """)


def test_CIV_9_25_with_the_option_a_law_put_back_attacks() -> None:
    play("""
        seats 2
        option put_back_attacks yes
        discard jim_crow
        stack draw A
        ---
        A: draw discard
        A: discard jim_crow
        expect stack target A (jim_crow)
        """)


def test_CIV_9_25_with_the_option_also_after_a_confiscation() -> None:
    play("""
        seats 2
        option put_back_attacks yes
        hidden.A jim_crow tinker pico
        taken jim_crow
        stack discard A
        ---
        A: discard jim_crow
        expect stack target A (jim_crow)
        """)


# CIV-5.15, 5.16 ----------------------------------------------------------------------------------------


def test_CIV_5_15_any_hidden_card_is_laid_open() -> None:
    play("""
        seats 2
        hidden.A tinker pico engel
        open.A brown gideon loving mapp
        stack expose A (A)
        ---
        legal A: expose tinker, expose pico, expose engel
        refuse not_hidden A: expose brown
        A: expose pico
        expect hidden.A tinker engel
        expect open.A brown gideon loving mapp pico
        knows pico AB*
        expect stack finish A
        """)


def test_CIV_5_16_expose_until_two_are_hidden() -> None:
    play("""
        seats 2
        hidden.A tinker pico engel roper
        open.A   brown gideon loving mapp
        stack discard A
        ---
        A: discard brown
        expect stack expose A (A)
        A: expose roper
        expect stack expose A (A)
        A: expose engel
        expect hidden.A tinker pico
        expect open.A gideon loving mapp roper engel
        expect stack finish A
        """)


def test_CIV_5_16_nothing_to_expose_after_a_hidden_discard() -> None:
    play("""
        seats 2
        hidden.A tinker pico engel
        stack discard A
        ---
        A: discard tinker
        expect stack finish A
        """)


def test_CIV_5_16_between_turns_five_and_two_in_whole_games() -> None:
    for seed in range(10):
        table = Table(TITLE.game(2 + seed % 5, {"match": "rounds:1"}), seeded(seed))
        game, choose = table.game, seeded(f"choices {seed}")
        while table.state.frames:
            kind = game.decisions[table.state.frames[-1][0]]
            names = table.notation.names
            if kind.name == "draw":
                for seat in range(game.seats):
                    for zone, size in (("hidden", 2), ("open", 5)):
                        at = names.zone_at[f"{zone}.{names.seat(seat)}"]
                        assert len(table.state.zones[at]) == size
            seat = game.waiting_for(table.state.frames)[0]
            options = game.legal(table.state, seat)
            table.lay(seat, options[choose.below(len(options))])


# CIV-5.17 ----------------------------------------------------------------------------------------------


def test_CIV_5_17_the_turn_ends_and_the_next_seat_begins() -> None:
    play("""
        seats 3
        stack finish B
        ---
        legal B: end
        refuse other_decision B: draw supply
        refuse not_asked A: end
        B: end
        expect stack draw C
        """)
