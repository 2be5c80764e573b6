"""The dynamic form of P2: two runs of a game that differ only in what a viewer may not see.

From one position the truth goes on, and beside it a world made up from the viewer's sight. The viewer does the same
in both. The others and chance do something at random in the truth, and in the world something else of which the
viewer is told the same. As long as that can be found, the viewer's sight, options and text must stay equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hemicycle.kernel import view as views
from hemicycle.kernel.atoms import Action
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.game import Game
from hemicycle.kernel.state import State
from hemicycle.kernel.view import Seen
from hemicycle.kernel.worlds import determinize

from .checks import check_screens_alike, check_story_alike, check_told_alike, told
from .walk import whole_choice

MOST_STEPS, TRIES = 12, 10


class Move(NamedTuple):
    """Somebody's choice, or an answer of chance."""

    seat: int
    action: Action = ()
    outcome: int = 0


def run(game: Game, s: State, viewer: int, stream: Stream) -> int:
    """Go on with both as long as it can be done; how many steps were compared."""
    truth, world = s.clone(), determinize(game, views.observe(s, viewer), stream)
    for step in range(MOST_STEPS):
        if not truth.frames:
            return step
        move = random_move(game, truth, stream)
        if move is None:
            return step
        truth, shown = after(game, truth, move, viewer)
        twin = answer(game, world, move, viewer, shown, stream)
        if twin is None:
            return step
        world = twin
        check_story_alike(game, truth.log or [], world.log or [], viewer)
        check_told_alike(game, truth, world, viewer)
        check_screens_alike(game, truth, world, viewer)
        if viewer < game.seats:
            assert game.legal(world, viewer) == game.legal(truth, viewer)
            assert game.legal_aside(world, viewer) == game.legal_aside(truth, viewer)
    return MOST_STEPS


def random_move(game: Game, s: State, stream: Stream) -> Move | None:
    kind = game.pending_chance(s)
    if kind is not None:
        return Move(-1, outcome=kind.draw(s, stream))
    waiting = game.waiting_for(s.frames)
    seat = waiting[stream.below(len(waiting))]
    if game.standing and not stream.below(4):
        seat = stream.below(game.seats)
    action = whole_choice(game, s, seat, stream.below)
    return Move(seat, action) if action else None


def answer(game: Game, world: State, move: Move, viewer: int, shown: list[Seen], stream: Stream) -> State | None:
    """The world after a move of the same actor of which the viewer is told the same; None if none was found."""
    if move.seat == viewer:
        # His own choice: the rules must take it in both, and tell him the same unless he learns by it.
        assert game.refuse(world, viewer, move.action, words(game, world, move)) is None
        twin, other = after(game, world, move, viewer)
        return twin if other == shown else None
    for tried in candidates(game, world, move, stream):
        twin, other = after(game, world, tried, viewer)
        if other == shown:
            return twin
    return None


def candidates(game: Game, world: State, move: Move, stream: Stream) -> Iterator[Move]:
    """Random moves of the same actor, and last the very same, if the world allows it."""
    kind = game.pending_chance(world)
    for _ in range(TRIES):
        if kind is not None:
            yield Move(move.seat, outcome=kind.draw(world, stream))
        elif action := whole_choice(game, world, move.seat, stream.below):
            yield Move(move.seat, action)
    if kind is not None:
        possible = move.outcome in [outcome for outcome, _ in kind.outcomes(world)]
    else:
        possible = game.refuse(world, move.seat, move.action, words(game, world, move)) is None
    if possible:
        yield move


def words(game: Game, s: State, move: Move) -> str | None:
    kind = game.decision_for(s, move.seat, move.action[0])
    return "x" * kind.words.least if kind and kind.words else None


def after(game: Game, s: State, move: Move, viewer: int) -> tuple[State, list[Seen]]:
    """The position after a move, and what the viewer is told of it."""
    twin = s.clone()
    twin.log = []
    kind = game.pending_chance(twin)
    if kind is not None:
        kind.settle(twin, move.outcome)
    else:
        game.act(twin, move.seat, move.action)
    game.proceed(twin)
    return twin, told(game, list(twin.log), viewer)
