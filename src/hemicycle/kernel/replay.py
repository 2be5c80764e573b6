"""Goes through a record again: from its events alone, by its choices, and draw by draw with the key of chance."""

from __future__ import annotations

from .chance import Sealed
from .game import Game
from .headers import describe, ending
from .notation import Notation
from .record import Record, words_digest
from .state import State


def verify(game: Game, record: Record) -> str | None:
    """Everything that a record says, done again by the rules of today; a sentence where it departs, None if nowhere."""
    for name, value in describe(game).items():
        if record.header.get(name) != value:
            return f"The header says another {name} than this game has."
    for number, step in enumerate(record.steps):
        if step.number != number:
            return f"Step {number} is missing or out of its place."
    if record.words.keys() - {step.words for step in record.steps}:
        return "There are words that belong to no step."
    try:
        replayed(game, record)
    except ValueError as problem:
        return str(problem)
    return recheck_chance(game, record)


def replayed(game: Game, record: Record) -> State:
    """Replay the choices of a record with its chance outcomes; ValueError where it departs from the record."""
    notation = Notation(game)
    state = game.start()
    state.log = []
    for step in record.standing():
        if step.actor:
            actor, action = notation.read_actor(step.actor), notation.read_action(step.action)
            words = record.words.get(step.words or "")
            if words is not None and words_digest(step.number, words) != step.words:
                raise ValueError(f"step {step.number}: its words are not those that were written.")
            refusal = game.refuse(state, actor, action, words)
            if refusal is not None and (words is not None or not refusal.key.startswith("words")):
                raise ValueError(f"step {step.number}: {step.actor} may not {step.action} ({refusal.key}).")
            game.act(state, actor, action)
        for text in step.outcomes:
            kind = game.next_chance(state)
            if kind is None:
                raise ValueError(f"step {step.number}: chance answers, but nothing was asked of it.")
            kind.settle(state, notation.read_outcome(state.frames[-1], text))
        game.proceed(state)
        if state.log != step.events:
            raise ValueError(f"step {step.number}: the same choice now gives other events.")
        state.log = []
    if record.end is not None:
        end = ending(game, state)
        if not game.over(state) or any(record.end.get(name) != value for name, value in end.items()):
            raise ValueError(f"The game ends with {end}, not with what the record says.")
    return state


def folded(game: Game, record: Record, upto: int | None = None) -> State:
    """The position after a step, from events alone: the rules are not asked."""
    state = game.start()
    for step in record.standing():
        if upto is not None and step.number > upto:
            break
        for event in step.events:
            state.apply(event)
    return state


def recheck_chance(game: Game, record: Record) -> str | None:
    """With the key of the end, draw everything again; a sentence where it departs, None if all is as promised."""
    promised = record.header.get("commitment")
    if record.end is None or (promised is None and "key" not in record.end):
        return None
    stream = Sealed(bytes.fromhex(record.end.get("key", "")))
    if stream.commitment != promised:
        return "The key at the end does not belong to the digest at the start."
    notation = Notation(game)
    state = game.start()
    for at, step in enumerate(record.steps):
        if step.back is not None:
            gone = set(map(id, Record({}, record.steps[:at]).standing()))
            gone -= set(map(id, Record({}, record.steps[: at + 1]).standing()))
            for undone in reversed([other for other in record.steps[:at] if id(other) in gone]):
                for event in reversed(undone.events):
                    state.unapply(event)
            continue
        if step.actor:
            game.act(state, notation.read_actor(step.actor), notation.read_action(step.action))
        for text in step.outcomes:
            kind = game.next_chance(state)
            if kind is None:
                return f"Step {step.number}: chance answers, but nothing was asked of it."
            drawn = kind.draw(state, stream)
            if notation.outcome(state.frames[-1], drawn) != text:
                return f"Step {step.number}: the key gives {notation.outcome(state.frames[-1], drawn)}, not {text}."
            kind.settle(state, drawn)
        game.proceed(state)
    return None
