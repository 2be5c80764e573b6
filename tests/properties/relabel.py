"""Other names for the seats: a position or a choice with seat k called perm[k].

Made from the schema, so it fits every game; which of them are symmetric, and under which changes, each game says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hemicycle.kernel.atoms import ARGUMENT, Action, Takes, argument, verb_of
from hemicycle.kernel.decisions import Decision
from hemicycle.kernel.events import Frame
from hemicycle.kernel.game import Game
from hemicycle.kernel.schema import Holds, Per
from hemicycle.kernel.state import State

Perm = Sequence[int]
OWNED: Final = (Per.SEAT, Per.SIDE)  # a side has the number of its first seat


def rotations(seats: int) -> list[Perm]:
    """For games whose only order is that of the turns."""
    return [[(seat + by) % seats for seat in range(seats)] for by in range(min(1, seats - 1), seats)]


def sides(seats: int) -> list[Perm]:
    """For games of two sides that are alike: they change names; and so do team-mates who do not come first."""
    if seats % 2:
        return [[{2: 4, 4: 2}.get(seat, seat) if seats > 4 else seat for seat in range(seats)]]
    return [[seat ^ 1 for seat in range(seats)]]


# By game: the changes of seats under which its rules stay the same.
SYMMETRIC: dict[str, Callable[[int], list[Perm]]] = {"caucus": rotations, "docket": rotations, "senate": sides}
SHORTER: Final = {"senate": {"turn_cap": "24"}}  # random players seldom come to the points of the default
NAMES_A_SEAT: Final = ("toss",)  # chance: its answer is the number of a seat or a side


def relabelled(s: State, game: Game, perm: Perm) -> State:
    schema = s.schema
    out = s.clone()
    for at in schema.live_zones:
        spec, owner = schema.zone_spec[at], schema.zone_owner[at]
        to = at - owner + perm[owner] if spec.per in OWNED else at
        out.zones[to] = s.zones[at]
    for at in schema.live_fields:
        field, owner = schema.field_spec[at], schema.field_owner[at]
        to = at - owner + perm[owner] if field.per in OWNED else at
        out.fields[to] = renamed(field.holds, s.fields[at], perm)
    out.known = [mask_of(mask, perm) for mask in s.known]
    out.frames = tuple(frame_of(game.decisions[frame[0]], frame, perm) for frame in s.frames)
    for seat, draft in enumerate(s.drafts):
        out.drafts[perm[seat]] = relabelled_action(game, draft, perm)
    return out


def relabelled_outcome(kind: Decision, outcome: int, perm: Perm) -> int:
    return perm[outcome] if kind.name in NAMES_A_SEAT else outcome


def relabelled_action(game: Game, action: Action, perm: Perm) -> Action:
    seats = [game.verbs[verb_of(atom)].takes is Takes.SEAT for atom in action]
    return tuple(
        (atom & ~ARGUMENT) + perm[argument(atom)] if seat else atom for atom, seat in zip(action, seats, strict=True)
    )


def frame_of(kind: Decision, frame: Frame, perm: Perm) -> Frame:
    carried = zip(kind.carries, frame[2:], strict=True)
    return (frame[0], mask_of(frame[1], perm), *(renamed(spec.holds, value, perm) for spec, value in carried))


def renamed(holds: Holds, value: int, perm: Perm) -> int:
    if holds is Holds.SEAT and value >= 0:
        return perm[value]
    return mask_of(value, perm) if holds is Holds.VIEWERS else value


def mask_of(mask: int, perm: Perm) -> int:
    """A set of viewers; the onlooker stays the onlooker."""
    moved = sum(1 << perm[seat] for seat in range(len(perm)) if mask >> seat & 1)
    return moved | (mask & (1 << len(perm)))
