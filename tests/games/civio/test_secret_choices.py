"""Who sees what of choices, of KEEP, and at the end: CIV-8.1, the last three rows of its table, and onlookers."""

from __future__ import annotations

import pytest

from games.civio.play import play, scene
from hemicycle.games.civio import TITLE
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import Game
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe, redact


def told(game: Game, state: State, viewer: int, move: str) -> list[object]:
    """What a viewer is told of a move; whether it is accepted at all is part of it."""
    actor, _, choice = move.partition(": ")
    notation = Notation(game)
    after = state.clone()
    after.log = []
    action = notation.read_action(choice)
    assert game.refuse(after, notation.read_actor(actor), action) is None
    game.act(after, notation.read_actor(actor), action)
    return [redact(game.schema, event, viewer) for event in after.log]


def alike(one: str, other: str, outsiders: str, moves: list[str]) -> None:
    """Two positions are one and the same to some viewers, and so are these moves in them."""
    first, second = scene(one), scene(other)
    for letter in outsiders:
        viewer = first.game.schema.onlooker if letter == "*" else "ABCDEF".index(letter)
        assert observe(first.start, viewer) == observe(second.start, viewer)._replace(schema=first.game.schema)
        if letter != "*":
            assert first.game.legal(first.start, viewer) == second.game.legal(second.start, viewer)
        for move in moves:
            assert told(first.game, first.start, viewer, move) == told(second.game, second.start, viewer, move)


# KEEP --------------------------------------------------------------------------------------------------


def test_CIV_8_1_keep_shows_only_who_has_chosen() -> None:
    play("""
        seats 3
        hidden.A tinker pico engel brown loving katz mapp
        stack keep ABC
        ---
        A: keep tinker pico
        sees A hidden.A tinker pico
        sees A laid.A engel brown loving katz mapp
        sees B hidden.A ? ?
        sees B laid.A ?x5
        sees * laid.A ?x5
        expect stack keep BC
        """)


def test_CIV_8_1_each_way_to_keep_looks_the_same() -> None:
    scenario = scene("seats 2\nhidden.A tinker pico engel brown loving katz mapp\nstack keep AB\n---\n")
    game = scenario.game
    ways = [told(game, scenario.start, viewer, move) for viewer in (1, 2) for move in KEEPS]
    assert ways[0] == ways[1] == ways[2]
    assert ways[3] == ways[4] == ways[5]


KEEPS = ["A: keep tinker pico", "A: keep loving katz", "A: keep brown mapp"]


# Options -----------------------------------------------------------------------------------------------


def test_CIV_8_1_whether_an_overrule_was_possible_is_not_shown() -> None:
    position = """
        seats 3
        hidden.A tinker engel
        hidden.B {} pico
        hidden.C roper brown
        open.A   race gender A1 A4 A5
        open.B   voting police A6 A8 A13
        open.C   school censorship A14 A15 W
        supply   rest
        discard  jim_crow
        stack    answer B (A, jim_crow)
        ---
        """
    alike(position.format("voting_rights_act"), position.format("mapp"), "AC*", ["B: accept"])


@pytest.mark.parametrize(("stack", "move"), [("finish B", "B: end"), ("draw B", "B: draw discard")])
def test_CIV_8_1_whether_a_call_was_possible_is_not_shown(stack: str, move: str) -> None:
    position = f"""
        seats 3
        hidden.A tinker engel
        hidden.B {{}} powell
        hidden.C roper brown
        open.A   race gender A1 A4 voting
        open.B   gideon reed frontiero equality A5
        open.C   school censorship A14 A15 W
        supply   rest
        discard  jim_crow
        stack    {stack}
        ---
        """
    alike(position.format("police"), position.format("mapp"), "AC*", [move])


def test_CIV_8_1_another_seat_has_no_list_of_options() -> None:
    play("""
        seats 3
        hidden.B voting_rights_act pico
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        legal A: -
        legal C: -
        legal B: overrule voting_rights_act, accept
        """)


# The end -----------------------------------------------------------------------------------------------


def test_CIV_8_1_all_hands_are_shown_at_the_end() -> None:
    play("""
        seats 2
        option match rounds:1
        hidden.A police powell
        open.A   gideon reed frontiero equality A5
        hidden.B mapp katz
        stack finish A
        ---
        sees * hidden.B ? ?
        A: call split
        sees A hidden.B mapp katz
        sees B hidden.A police powell
        sees * hidden.A police powell
        sees * hidden.B mapp katz
        """)


def test_CIV_8_1_what_was_known_is_void_once_the_cards_are_shuffled() -> None:
    play("""
        seats 2
        option match rounds:2
        hidden.A police powell
        open.A   gideon reed frontiero equality A5
        stack finish A
        ---
        A: call split
        knows police -
        knows gideon -
        chance: gideon
        knows gideon B
        """)


def test_CIV_8_1_the_hand_of_one_who_left_is_not_shown_at_the_end() -> None:
    play("""
        seats 3
        option on_leave out
        option match rounds:1
        hidden.A police powell
        open.A   gideon reed frontiero equality A5
        hidden.B mapp katz
        stack draw A
        ---
        host: leave B
        A: call split
        knows mapp B
        """)


def test_CIV_8_1_a_vote_is_seen_by_its_owner() -> None:
    play("""
        seats 2
        option match open
        stack next AB
        ---
        B: next stop
        sees B vote.B stop
        sees A vote.B ?
        sees * vote.B ?
        """)


# Onlookers ---------------------------------------------------------------------------------------------


def test_CIV_8_1_an_onlooker_sees_no_more_than_all_seats_have_in_common() -> None:
    for seed in range(8):
        table = Table(TITLE.game(2 + seed % 4, {"match": "rounds:1", "on_leave": "out"}), seeded(seed))
        game, choose = table.game, seeded(f"choices {seed}")
        everyone, onlooker = game.schema.everyone, 1 << game.schema.onlooker
        while table.state.frames:
            assert all(known == everyone for known in table.state.known if known & onlooker)
            seat = game.waiting_for(table.state.frames)[0]
            options = game.legal(table.state, seat)
            table.lay(seat, options[choose.below(len(options))])
