"""P6 clones, P7 pieces and bounds, P9 the same record everywhere, P10 the end of every game, P12 relabelling."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hemicycle.kernel.driver import Table, play_out, seeded
from hemicycle.kernel.game import Game
from hemicycle.kernel.schema import BY_ROW
from hemicycle.kernel.state import State

from .games import SLUGS, sample_game, seat_counts, title
from .relabel import SHORTER, SYMMETRIC, relabelled, relabelled_action, relabelled_outcome
from .walk import next_atoms, picks, sealed, walk, walk_by, whole_choice

SHORT, LONG = 12, 300
LONGEST = 500_000  # choices, before we say that a game does not end
STEPS = 60  # of a walk by Hypothesis

# A walk as a list of numbers, each taken modulo the options there are: a failure shrinks to the first options.
walks = st.lists(st.integers(0, 999), max_size=120)
tables = st.tuples(st.sampled_from(SLUGS), st.integers(0, 40))


def p6_clone(which: tuple[str, int], numbers: list[int]) -> None:
    """Two twins go different ways; neither touches the other, nor the position that they come from."""
    game = sample_game(*which)
    for table, _ in walk_by(Table(game, sealed("twins")), picks(numbers), STEPS):
        before = table.state.key()
        one, other = table.state.clone(), table.state.clone()
        advance_once(game, one, picks(numbers))
        after = one.key()
        assert other.key() == before == table.state.key()
        advance_once(game, other, picks(numbers[::-1]))
        assert one.key() == after
        assert table.state.key() == before


def advance_once(game: Game, s: State, pick: Callable[[int], int]) -> None:
    """A choice, and the chance that follows."""
    if not s.frames:
        return
    waiting = game.waiting_for(s.frames)
    seat = waiting[pick(len(waiting))]
    s.drafts[seat] = ()
    action = whole_choice(game, s, seat, pick)
    game.act(s, seat, action)
    stream = seeded(pick(99))
    while (kind := game.pending_chance(s)) is not None:
        kind.settle(s, kind.draw(s, stream))


def p7_sound(which: tuple[str, int], numbers: list[int]) -> None:
    for table, _ in walk_by(Table(sample_game(*which), sealed("sound")), picks(numbers), STEPS):
        hold_sound(table.state)


def hold_sound(s: State) -> None:
    """Every piece lies in one place, every number is within its bounds, and who sees a place knows what lies there."""
    schema = s.schema
    live_zones, live_fields = set(schema.live_zones), set(schema.live_fields)
    assert sorted(piece for zone in s.zones for piece in zone) == list(range(len(schema.pieces)))
    for at in range(len(s.fields)):
        spec = schema.field_spec[at]
        if at in live_fields:
            assert spec.low <= s.fields[at] <= spec.high, f"{spec.name} is {s.fields[at]}"
        else:
            assert s.fields[at] == schema.start[at], f"{spec.name} of nobody has changed"
    for at, zone in enumerate(s.zones):
        assert at in live_zones or not zone, f"{schema.zone_spec[at].name} of nobody is not empty"
        gain = schema.gain[at] if schema.gain[at] != BY_ROW else s.fields[schema.zone_mask[at]]
        for piece in zone:
            assert s.known[piece] & gain == gain, "somebody sees a place and does not know what lies there"
            assert s.known[piece] == s.known[piece] & schema.keep[at], "somebody knows what lies in a pool"
        assert schema.ordered[at] or zone == tuple(sorted(zone)), "an unordered place keeps an order"


quick = settings(max_examples=SHORT * len(SLUGS), deadline=None, derandomize=True, database=None)
thorough = settings(max_examples=LONG, deadline=None, database=None)


@quick
@given(tables, walks)
def test_P6_a_clone_and_its_twin_never_touch(which: tuple[str, int], numbers: list[int]) -> None:
    p6_clone(which, numbers)


@quick
@given(tables, walks)
def test_P7_pieces_bounds_and_knowledge_are_sound(which: tuple[str, int], numbers: list[int]) -> None:
    p7_sound(which, numbers)


@pytest.mark.long
@thorough
@given(tables, walks)
def test_P6_P7_over_many_games(which: tuple[str, int], numbers: list[int]) -> None:
    p6_clone(which, numbers)
    p7_sound(which, numbers)


@pytest.mark.parametrize("slug", SLUGS)
def test_P7_holds_to_the_end_of_a_game(slug: str) -> None:
    for table, _ in walk(sample_game(slug, "sound"), "sound"):
        hold_sound(table.state)


@pytest.mark.parametrize("slug", SLUGS)
def test_P9_the_same_seed_gives_the_same_record_in_any_process(slug: str) -> None:
    program = Path(__file__).with_name("print_record.py")
    command = [sys.executable, str(program), slug]
    runs = [
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True, text=True)
        for seed in ("1", "271828")
    ]
    assert runs[0].stdout == runs[1].stdout
    assert len(runs[0].stdout.split()[0]) == 64


@pytest.mark.parametrize("slug", SLUGS)
def test_P10_every_game_ends(slug: str) -> None:
    for seats in seat_counts(slug):
        p10_ends(slug, seats, 0)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_P10_every_game_ends_with_many_options(slug: str) -> None:
    for seats in seat_counts(slug):
        for seed in range(30):
            p10_ends(slug, seats, seed)


def p10_ends(slug: str, seats: int, seed: int) -> None:
    game = sample_game(slug, seed, seats)
    s = game.start()
    made = play_out(game, s, seeded(f"end {slug} {seats} {seed}"), limit=LONGEST)
    assert game.over(s), f"{game.options_given}: {made} choices and no end"
    result = game.result(s)
    assert sorted(result.places)[0] == 1
    assert len(result.places) == len(result.points) == seats
    assert set(result.winners) <= set(range(seats))
    assert all(not game.legal(s, seat) and not game.legal_aside(s, seat) for seat in range(seats))


@pytest.mark.parametrize("slug", SYMMETRIC)
def test_P12_relabelling_the_seats_relabels_what_happens(slug: str) -> None:
    for seats in seat_counts(slug):
        for at in range(4):
            p12_relabels(slug, seats, at)


def p12_relabels(slug: str, seats: int, seed: int) -> None:
    """One step by step beside the same with other names for the seats."""
    game = title(slug).game(seats, SHORTER.get(slug, {}))
    stream = seeded(f"relabel {slug} {seats} {seed}")
    perms = SYMMETRIC[slug](seats)
    perm = perms[stream.below(len(perms))]
    s = game.start()
    other = relabelled(s, game, perm)
    while s.frames:
        game.proceed(s)
        game.proceed(other)
        assert relabelled(s, game, perm).key() == other.key()
        kind = game.pending_chance(s)
        if kind is not None:
            outcome = kind.draw(s, stream)
            kind.settle(s, outcome)
            kind.settle(other, relabelled_outcome(kind, outcome, perm))
            continue
        seat = game.waiting_for(s.frames)[0]
        options = [relabelled_action(game, (atom,), perm)[0] for atom in next_atoms(game, s, seat, ())]
        assert sorted(options) == sorted(next_atoms(game, other, perm[seat], ()))
        action = whole_choice(game, s, seat, stream.below)
        game.act(s, seat, action)
        game.act(other, perm[seat], relabelled_action(game, action, perm))
    result, renamed = game.result(s), game.result(other)
    assert [renamed.points[perm[seat]] for seat in range(seats)] == list(result.points)
    assert [renamed.places[perm[seat]] for seat in range(seats)] == list(result.places)
