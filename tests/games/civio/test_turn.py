"""The turn from its beginning to FINISH, the piles, and chance: CIV-5.1 to 5.8, 5.15 to 5.17, 5.20, 5.24."""

from __future__ import annotations

from games.civio.play import play, scene
from hemicycle.games.civio import TITLE
from hemicycle.kernel.decisions import Chance
from hemicycle.kernel.driver import Table, seeded

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
