"""What the sentence of a refusal names: the bill and the senator of a choice, and the numbers between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES
from hemicycle.games.senate.rules.reading import distance, has_pork, row_of
from hemicycle.kernel.atoms import Action, Takes, argument, verb_of
from hemicycle.kernel.decisions import Details, Pieces
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NO_ISSUE: Final = "none"


def details(game: Senate, s: State, draft: Action, atom: int) -> Details:
    """All that can be told of a choice; what it does not name is -1 or empty. Only public numbers are read."""
    named = [
        argument(one)
        for one in (*draft, atom)
        if one >= 0 and game.verbs[verb_of(one)].takes is Takes.PIECE and argument(one) < len(game.roster.kind)
    ]
    bill = next((piece for piece in named if game.roster.is_bill[piece]), NOTHING)
    senator = next((piece for piece in reversed(named) if game.roster.positions[piece][0]), NOTHING)
    row = at_hand(game, s, bill)
    force = game.force(s)
    return {
        "turn": s.fields[t.TURN],
        "not_before": s.fields[t.NOT_BEFORE + row] if row != NOTHING else NOTHING,
        "allowed": (1 if s.fields[t.TURN] == 1 else force.senators_per_turn) + s.fields[t.EXTRA_PUTS],
        "needed": game.roster.filibuster_from[senator] or force.filibuster_distance,
        "sponsor": Pieces((s.fields[t.SPONSOR + row],) if row != NOTHING else ()),
        "lies": len(lies_on(s, senator)),
        "lies_on": Pieces(tuple(lies_on(s, senator))),
        **_between(game, s, bill, senator, row),
    }


def at_hand(game: Senate, s: State, bill: int) -> int:
    """The sheet that a choice is about: of the bill that it names, of the one voted on, or of the one asked about."""
    row = row_of(s, bill) if bill != NOTHING else NOTHING
    if row == NOTHING and bill == NOTHING:
        row = s.fields[t.MEASURE]
        frame = s.frames[-1]
        if row == NOTHING and frame[0] in game.about_a_bill:
            row = row_of(s, frame[3])
    return row


def lies_on(s: State, senator: int) -> list[int]:
    """The bills on which a senator is activated."""
    rows = (s.fields[slot + senator] for slot in (t.ON, t.ALSO)) if senator != NOTHING else ()
    return [s.fields[t.SHEET_CARD + row] for row in rows if row != NOTHING]


def _between(game: Senate, s: State, bill: int, senator: int, row: int) -> Details:
    """Issue and positions of a bill and a senator, and how far they are from each other."""
    roster = game.roster
    if row != NOTHING:
        issue, position, pork = s.fields[t.ISSUE + row], s.fields[t.POSITION + row], s.fields[t.PORK + row]
    elif bill != NOTHING:
        issue, position, pork = roster.issue[bill], roster.position[bill], 0
    else:
        return {"name": NO_ISSUE, "position": NOTHING, "own": NOTHING, "distance": NOTHING, "pork": 0}
    told: Details = {"name": ISSUES[issue], "position": position}
    if senator == NOTHING:
        return {**told, "own": NOTHING, "distance": NOTHING, "pork": 0}
    away, given = distance(game, s, senator, issue, position), has_pork(game, s, senator, pork)
    return {**told, "own": roster.positions[senator][issue], "distance": away, "pork": int(given)}
