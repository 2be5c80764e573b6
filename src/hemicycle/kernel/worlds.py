"""Worlds: full positions made up from what one viewer sees, for bots to think in.

A World is never made from the truth. What the viewer knows stands in it; the rest is drawn at random from the
pieces that the viewer has not placed, each hole filled by a piece with the right back, and hidden numbers from
their declared range. A game may weigh worlds by what else the viewer has learnt.
"""

from __future__ import annotations

from typing import Final

from .chance import Stream
from .game import Game
from .schema import Holds, Schema
from .state import State
from .view import Observation

TRIES: Final = 16


class World(State):
    """A made-up position. Only `determinize` makes one."""


def determinize(game: Game, view: Observation, stream: Stream) -> World:
    """A world that the viewer cannot tell from the truth, drawn at random."""
    weights: list[int] = []
    worlds: list[World] = []
    for _ in range(TRIES):
        world = _sample(view, stream)
        game.complete_world(view, world, stream)
        weight = game.weigh(view, world)
        if weight == 1 and not worlds:
            return world
        worlds.append(world)
        weights.append(weight)
    if not sum(weights):
        return worlds[0]
    at = stream.below(sum(weights))
    for world, weight in zip(worlds, weights, strict=True):
        at -= weight
        if at < 0:
            return world
    raise AssertionError("weights add up to more than themselves")


def _sample(view: Observation, stream: Stream) -> World:
    schema = view.schema
    world = World(schema)
    free = _unplaced(view)
    for back, pieces in free.items():
        free[back] = stream.shuffled(pieces)
    unseen: list[int] = []
    for at in schema.live_zones:
        seen = view.zones[at]
        if seen is None:
            unseen.append(at)
            continue
        placed = [piece if piece >= 0 else free[~piece].pop() for piece in seen]
        world.zones[at] = tuple(placed if schema.ordered[at] else sorted(placed))
    for pieces in free.values():
        for piece in pieces:  # left over: they lie where the viewer does not even see how many lie
            if unseen:
                at = unseen[stream.below(len(unseen))]
                there = (*world.zones[at], piece)
                world.zones[at] = there if schema.ordered[at] else tuple(sorted(there))
    _fill_fields(schema, view, world, stream)
    _set_knowledge(view, world)
    world.frames = view.frames
    if view.viewer < schema.seats:
        world.drafts[view.viewer] = view.draft
    return world


def _unplaced(view: Observation) -> dict[int, list[int]]:
    placed = {piece for seen in view.zones if seen is not None for piece in seen if piece >= 0}
    free: dict[int, list[int]] = {}
    for piece, back in enumerate(view.schema.backs):
        free.setdefault(back, [])
        if piece not in placed:
            free[back].append(piece)
    return free


def _fill_fields(schema: Schema, view: Observation, world: World, stream: Stream) -> None:
    for at in schema.live_fields:
        value = view.fields[at]
        if value is not None:
            world.fields[at] = value
        elif schema.field_spec[at].holds is not Holds.VIEWERS and not schema.field_spec[at].stock:
            spec = schema.field_spec[at]
            world.fields[at] = spec.low + stream.below(spec.high - spec.low + 1)


def _set_knowledge(view: Observation, world: World) -> None:
    """Each audience knows what its zones hold, the viewer what he sees. What others know besides is not his to know."""
    schema, bit = world.schema, 1 << view.viewer
    for at in schema.live_zones:
        seen = set(view.zones[at] or ())
        gain = schema.gain[at]
        if gain < 0:
            gain = world.fields[schema.zone_mask[at]]
        for piece in world.zones[at]:
            mine = bit if piece in seen else 0
            world.known[piece] = (gain & ~bit) | mine
