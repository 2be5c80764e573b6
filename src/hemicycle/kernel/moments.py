"""A game gone through moment by moment, as one viewer saw it; and as nobody saw it, once it is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .events import Event, Frames, Known, Moved, Noted, Put
from .game import Game
from .names import Names
from .plain import Going, moves
from .record import Record, Step
from .schema import LETTERS
from .state import State
from .story import Told, told, told_whole
from .view import Observation, Seen, observe, redact
from .words import Teller


class Moment(NamedTuple):
    """A step that stands, and how things were after it. `actor` and `action` are empty where they are not told."""

    number: int
    actor: str
    action: str
    lines: list[Told]
    moves: list[Going]
    view: Observation
    mark: str  # the kind of moment, where a line of it has one


def moments(game: Game, record: Record, viewer: int, teller: Teller) -> Iterator[Moment]:
    """What a viewer was told and saw, step by step; steps of which he was told nothing are left out.

    `number` counts the steps of the record. Where some are left out, it must not go out before the game is over.
    """
    names = Names(game.schema)
    own = LETTERS[viewer] if viewer < game.seats else None
    for step, before, state in _fold(game, record):
        seen = _seen(game, step.events, viewer)
        if step.number and not seen:
            continue
        is_own = step.actor == own
        actor = step.actor if is_own or _was_asked(game, before, step.actor) else ""
        action = step.action if is_own else ""
        lines = told(game, step, viewer, teller)
        view = observe(state, viewer)._replace(draft=())
        yield Moment(step.number, actor, action, lines, moves(names, seen), view, _mark(game, lines))


def moments_whole(game: Game, record: Record, teller: Teller) -> Iterator[Moment]:
    """Everything that happened, step by step; ValueError while the game goes on."""
    demand_end(record)
    names = Names(game.schema)
    for step, _, state in _fold(game, record):
        seen = _seen(game, [_unveiled(event, game.schema.everyone) for event in step.events], game.schema.onlooker)
        lines = told_whole(game, step, teller)
        view = everything(record, state)
        yield Moment(step.number, step.actor, step.action, lines, moves(names, seen), view, _mark(game, lines))


def everything(record: Record, state: State) -> Observation:
    """All that there is in a position, as if an onlooker saw through every card; ValueError while the game goes on."""
    demand_end(record)
    schema = state.schema
    zones: list[tuple[int, ...] | None] = [None] * len(state.zones)
    fields: list[int | None] = [None] * len(state.fields)
    for at in schema.live_zones:
        zones[at] = state.zones[at]
    for at in schema.live_fields:
        fields[at] = state.fields[at]
    return Observation(schema, schema.onlooker, tuple(zones), tuple(fields), state.frames, ())


def demand_end(record: Record) -> None:
    """Secrets and results are for afterwards: ValueError while the game goes on."""
    if record.end is None:
        raise ValueError("The game is not over yet; what was hidden in it is not shown before.")


def _fold(game: Game, record: Record) -> Iterator[tuple[Step, Frames, State]]:
    """Each step, what was to be decided before it, and the position after it: one that goes on changing."""
    state = game.start()
    for step in record.standing():
        before = state.frames
        for event in step.events:
            state.apply(event)
        yield step, before, state


def _seen(game: Game, events: list[Event], viewer: int) -> list[Seen]:
    cut = (redact(game.schema, event, viewer) for event in events)
    return [seen for seen in cut if seen is not None]


def _was_asked(game: Game, frames: Frames, actor: str) -> bool:
    """Whether all could see that this choice was that seat's: it was asked, and no partner could answer for it."""
    asked = [game.seat_name(seat) for seat in game.waiting_for(frames)]
    return actor in asked and not game.decisions[frames[-1][0]].any_of


def _mark(game: Game, lines: list[Told]) -> str:
    layout = game.schema.layout
    marks = (layout.notes[layout.note_at[line.note]].mark for line in lines)
    return next(filter(None, marks), "")


def _unveiled(event: Event, everyone: int) -> Event:
    """An event of which nothing is hidden from anybody."""
    if isinstance(event, Moved):
        return event._replace(knew=everyone, know=everyone, saw=everyone, see=everyone)
    if isinstance(event, Known):
        return event._replace(knew=everyone, know=everyone, see=everyone)
    if isinstance(event, Put):
        return event._replace(saw=everyone, see=everyone)
    if isinstance(event, Noted):
        return event._replace(see=(everyone,) * len(event.see))
    return event
