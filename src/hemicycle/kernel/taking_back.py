"""When a step may be taken back without asking anybody: nobody has learnt anything by it, not even its own seat."""

from __future__ import annotations

from typing import Final

from .chance import Xoshiro
from .events import Event, Known, Moved
from .game import Game
from .notation import Notation
from .record import Step
from .schema import Schema
from .state import State
from .view import Seen, observe, redact
from .worlds import determinize

WORLDS: Final = 32  # that are looked at before a step is taken back


def may_be_free(step: Step) -> bool:
    """Whether nobody learnt anything from a step: no chance, and no viewer knows a piece that he did not know."""
    if step.outcomes or not step.actor:
        return False
    return not any(_informs(event) for event in step.events)


def _informs(event: Event) -> bool:
    return isinstance(event, Moved | Known) and bool(event.know & ~event.knew)


def foreseen(game: Game, notation: Notation, after: State, step: Step, worlds: int) -> bool:
    """Whether a seat could know all that its choice would bring: worlds that it cannot tell apart bring the same.

    Without this the last of a sealed vote could read the count, take his ballot back, and vote otherwise.
    """
    seat, action = notation.read_actor(step.actor), notation.read_action(step.action)
    before = after.clone()
    for event in reversed(step.events):
        before.unapply(event)
    view, told = observe(before, seat), _told(game.schema, step.events, seat)
    for number in range(worlds):
        world = determinize(game, view, Xoshiro(number))
        world.log = []
        game.act(world, seat, action)
        game.proceed(world)
        if _told(game.schema, world.log, seat) != told:
            return False
    return True


def _told(schema: Schema, events: list[Event], viewer: int) -> list[Seen]:
    return [seen for seen in (redact(schema, event, viewer) for event in events) if seen is not None]
