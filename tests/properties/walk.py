"""Walks through a game: random choices, atom by atom, with standing actions and the host's acts between them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from hemicycle.kernel.atoms import Action
from hemicycle.kernel.chance import Sealed, Stream
from hemicycle.kernel.decisions import Decision
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import HOST, Game
from hemicycle.kernel.record import Step
from hemicycle.kernel.state import State

MOST_STEPS = 600  # of a walk: some matches are long; that all end is held by play without a record
ASIDE, HOSTS = 5, 100  # one choice in so many is a standing action, one an act of the host

Pick = Callable[[int], int]


class Moment(NamedTuple):
    """A table after something has happened, and the new steps: none if an atom was laid to a draft."""

    table: Table
    steps: list[Step]


def sealed(seed: int | str) -> Stream:
    return Sealed(hashlib.sha256(str(seed).encode()).digest())


def walk(game: Game, seed: int | str) -> Iterator[Moment]:
    """A random game from its start, to its end or to the most steps."""
    yield from walk_by(Table(game, sealed(seed)), seeded(f"walk {seed}").below)


def walk_by(table: Table, pick: Pick, most: int = MOST_STEPS) -> Iterator[Moment]:
    """As `walk`, with choices by `pick`: a number below n. Always 0 is the first option of who owes first."""
    told = len(table.record.steps)
    yield Moment(table, table.record.steps[:])
    while not table.game.over(table.state) and told < most:
        choose(table, pick)
        yield Moment(table, table.record.steps[told:])
        told = len(table.record.steps)


def picks(numbers: Iterable[int]) -> Pick:
    """Choices from given numbers, and 0 when they are used up."""
    left = iter(numbers)
    return lambda n: next(left, 0) % n


def choose(table: Table, pick: Pick) -> None:
    """One atom of somebody's choice, or a whole act of the host."""
    game, s = table.game, table.state
    if pick(HOSTS) == HOSTS - 1:
        act = whole_choice(game, s, HOST, pick)
        if act:
            make(table, HOST, act)
            return
    if game.standing and pick(ASIDE) == ASIDE - 1:
        seat = pick(game.seats)
        options = game.legal_aside(s, seat)
    else:
        waiting = game.waiting_for(s.frames)
        seat = waiting[pick(len(waiting))]
        options = game.legal(s, seat)
    options = options or game.legal_aside(s, seat)
    if options:
        lay(table, seat, options[pick(len(options))])


def lay(table: Table, seat: int, atom: int) -> None:
    """Lay an atom to a draft; the last one makes the choice."""
    draft = (*table.state.drafts[seat], atom)
    kind = table.game.decision_for(table.state, seat, draft[0])
    assert kind is not None
    words = "x" * kind.words.least if kind.words else None
    refusal = table.lay(seat, atom, words)
    assert refusal is None, f"{table.notation.action(draft)} was listed as legal, but refused: {refusal}"


def make(table: Table, actor: int, action: Action) -> None:
    refusal = table.act(actor, action)
    assert refusal is None, f"{table.notation.action(action)} was listed as legal, but refused: {refusal}"


def whole_choice(game: Game, s: State, actor: int, pick: Pick, draft: Action = ()) -> Action:
    """A random whole choice that begins with a draft; empty if none is open."""
    while True:
        options = next_atoms(game, s, actor, draft)
        if not options:
            return ()
        draft = (*draft, options[pick(len(options))])
        kind = game.decision_for(s, actor, draft[0])
        assert kind is not None
        if kind.complete(s, actor, draft):
            return draft


def next_atoms(game: Game, s: State, actor: int, draft: Action) -> list[int]:
    """What may follow a draft that is not laid on the table."""
    if not draft:
        return [*(game.legal(s, actor) if actor >= 0 else []), *game.legal_aside(s, actor)]
    kind = game.decision_for(s, actor, draft[0])
    assert kind is not None
    return open_atoms(kind, s, actor, draft)


def open_atoms(kind: Decision, s: State, actor: int, draft: Action) -> list[int]:
    """What may follow a draft of one kind, in canonical order."""
    legal = [atom for atom in kind.options(s, actor, draft) if not kind.check(s, actor, draft, atom)]
    return [atom for atom in legal if kind.canonical(s, actor, draft, atom)]
