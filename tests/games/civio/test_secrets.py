"""Who sees what of the piles and the cards: CIV-8.1, the first six rows of its table."""

from __future__ import annotations

import pytest

from games.civio.play import play, scene
from hemicycle.kernel.view import observe, redact

# The supply --------------------------------------------------------------------------------------------


def test_CIV_8_1_nobody_sees_the_supply_but_all_see_how_many_cards_it_has() -> None:
    play("""
        seats 2
        supply tinker pico engel
        away rest
        stack draw A
        ---
        sees A supply ? ? ?
        sees B supply ?x3
        sees * supply 3 cards
        """)


def test_CIV_8_1_nobody_sees_how_a_shuffle_fell() -> None:
    play("""
        seats 2
        supply
        discard tinker pico engel
        away rest
        stack draw A
        ---
        sees B discard tinker pico engel
        A: draw supply
        sees A supply ? ?
        sees * supply ? ?
        knows tinker -
        knows pico -
        chance: pico
        knows pico A
        sees A supply ?
        """)


# What is public ----------------------------------------------------------------------------------------


def test_CIV_8_1_what_all_see() -> None:
    public = """
        sees {viewer} discard tinker pico engel
        sees {viewer} open.A brown gideon loving mapp katz
        sees {viewer} score.B 12
        sees {viewer} skips.C 2
        sees {viewer} turns.A 4
        sees {viewer} hidden.A 2 cards
        sees {viewer} hidden.B 2 cards
        sees {viewer} dealer C
        sees {viewer} round 1
        """
    play(
        """
        seats 3
        discard tinker pico engel
        open.A brown gideon loving mapp katz
        score.B 12
        skips.C 2
        turns.A 4
        stack draw A
        ---
        """
        + "".join(public.format(viewer=viewer) for viewer in "ABC*")
    )


def test_CIV_9_39_the_pile_is_open_to_look_through() -> None:
    play("""
        seats 2
        hidden.A comstock race gender
        discard tinker pico engel
        stack discard A
        ---
        A: discard race
        sees B discard tinker pico engel race
        sees * discard tinker pico engel race
        """)


def test_CIV_8_1_all_see_who_has_to_decide() -> None:
    scenario = scene("seats 3\ndiscard jim_crow\nstack answer B (A, jim_crow)\n---\n")
    for viewer in range(4):
        assert observe(scenario.start, viewer).frames == scenario.start.frames


# Hidden cards ------------------------------------------------------------------------------------------


def test_CIV_8_1_hidden_cards_are_seen_by_their_owner() -> None:
    play("""
        seats 3
        hidden.A tinker pico
        stack draw A
        ---
        sees A hidden.A tinker pico
        sees B hidden.A ? ?
        sees C hidden.A ? ?
        sees * hidden.A ? ?
        """)


def test_CIV_8_1_a_card_drawn_from_the_pile_stays_known_while_it_is_in_the_hand() -> None:
    play("""
        seats 3
        hidden.A tinker pico
        discard roper mapp
        stack draw A
        ---
        A: draw discard
        sees B hidden.A ? ? mapp
        sees * hidden.A ? ? mapp
        A: discard tinker
        A: end
        sees C hidden.A ? mapp
        """)


def test_CIV_8_1_a_card_confiscated_while_open_stays_known() -> None:
    play("""
        seats 3
        open.B brown gideon loving mapp katz
        stack take A (B)
        ---
        A: take brown
        chance: engel
        sees C hidden.A ? ? brown
        sees * hidden.A ? ? brown
        B: expose engel
        A: discard brown
        knows brown ABC*
        """)


def test_CIV_8_1_a_law_shown_to_overrule_stays_known() -> None:
    play("""
        seats 3
        hidden.B CRA pico
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        sees C hidden.B ? ?
        B: overrule CRA
        sees A hidden.B ? CRA
        sees C hidden.B ? CRA
        sees * hidden.B ? CRA
        """)


def test_CIV_8_1_until_it_leaves_that_hand() -> None:
    play("""
        seats 3
        hidden.B CRA pico
        knows CRA ABC*
        stack take A (B)
        ---
        sees C hidden.B ? CRA
        A: take_hidden
        chance: CRA
        knows CRA AB
        sees C hidden.A ? ? ?
        sees * hidden.A ? ? ?
        """)


def test_CIV_8_1_a_card_taken_as_hidden_is_seen_by_the_two_seats() -> None:
    play("""
        seats 3
        hidden.A tinker engel
        hidden.B brown pico
        stack take A (B)
        ---
        A: take_hidden
        chance: pico
        sees A hidden.A tinker engel pico
        sees B hidden.A ? ? pico
        sees C hidden.A ? ? ?
        sees * hidden.A ? ? ?
        """)


def test_CIV_8_1_what_others_knew_of_the_former_owners_hidden_cards_is_void() -> None:
    play("""
        seats 3
        hidden.A tinker engel
        hidden.B CRA pico
        knows CRA ABC*
        stack take A (B)
        ---
        A: take_hidden
        chance: pico
        knows CRA AB
        chance: roper
        sees C hidden.B ? ?
        sees * hidden.B ? ?
        sees A hidden.B ? CRA
        knows roper B
        """)


def test_CIV_8_1_a_card_taken_as_hidden_looks_the_same_whichever_it_was() -> None:
    scenario = scene("""
        seats 3
        hidden.B CRA pico
        knows CRA ABC*
        stack take_hidden chance (A, B)
        ---
        """)
    game, seen = scenario.game, []
    for outcome in ("CRA", "pico"):
        state = scenario.start.clone()
        state.log = []
        kind = game.pending_chance(state)
        assert kind is not None
        kind.settle(state, game.schema.piece_at[outcome])
        views = [observe(state, viewer) for viewer in (2, 3)]
        events = [[redact(game.schema, event, viewer) for event in state.log] for viewer in (2, 3)]
        seen.append((views, [[one for one in line if one is not None] for line in events]))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("stack", ["discard A; from_supply chance (A)", "replace chance (A, B)"])
def test_CIV_8_1_a_card_from_the_supply_is_seen_by_who_drew_it(stack: str) -> None:
    play(f"""
        seats 3
        hidden.A brown pico
        open.A   race gender A1 A4
        stack {stack}
        ---
        chance: tinker
        knows tinker A
        sees A hidden.A brown pico tinker
        sees B hidden.A ? ? ?
        sees * hidden.A ? ? ?
        """)
