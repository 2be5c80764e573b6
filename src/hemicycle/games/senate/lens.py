"""What a screen of Senate shows beyond the cards: the bill at hand, sheets, sponsors, the president's mind.

Everything here is a function of an Observation and of the table's cards, so it can show nobody a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hemicycle.games.senate import standing
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import MIDDLE, PRES, Kind
from hemicycle.games.senate.roster import places_mask
from hemicycle.games.senate.rules import conclude, filibuster, president, sheets
from hemicycle.games.senate.rules.reading import (
    CB,
    CL,
    FB,
    IN_COMMITTEE,
    LIVE,
    MARK,
    NO_VOTE,
    ON_FLOOR,
    OV,
    VETOED,
    Measure,
    Position,
    can_activate,
    in_play,
    live_rows,
    manager,
    may_vote,
    measure,
    on,
    voted_on,
)
from hemicycle.games.senate.rules.senators import puts_left
from hemicycle.games.senate.rules.turn import to_move
from hemicycle.games.senate.scoring import HALVES, Worth
from hemicycle.kernel.atoms import argument, verb_of
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.view import Observation

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

VOTE_OF: Final = {IN_COMMITTEE: CB, ON_FLOOR: FB, VETOED: OV}  # the vote to which a bill is called in its stage


class Sponsors(NamedTuple):
    """Who of a side could stand for a bill of its hand."""

    free: tuple[int, ...]
    busy: tuple[int, ...]  # activated elsewhere
    waiting: tuple[int, ...]  # still in the hand


class President(NamedTuple):
    """What the president would do with a bill."""

    signs: bool
    with_pork: bool  # would sign if the president were listed
    away: int
    own: int  # his position on the issue
    listed: bool


class Written(NamedTuple):
    """A position of which one sheet says something else."""

    zones: Sequence[tuple[int, ...]]
    fields: Sequence[int]


def position_of(view: Observation) -> Any:
    """The view as the rules read a position: nothing that they ask for is hidden from anybody in this game."""
    return view


def side_of_viewer(view: Observation) -> int:
    """The viewer's side; NOTHING for an onlooker."""
    return view.schema.side_of[view.viewer] if view.viewer < view.schema.seats else NOTHING


# Bills and their sheets ------------------------------------------------------------------------------------


def live(p: Position) -> list[int]:
    """The sheets of live bills, and of a substitute that is voted on."""
    more = p.fields[t.SUBSTITUTE]
    return [*sorted(live_rows(p), key=lambda row: p.fields[t.SHEET_CARD + row]), *([more] if more != NOTHING else [])]


def concluded(p: Position) -> list[int]:
    """The sheets whose road is over, the latest first."""
    now = set(live(p))
    rows = [row for row in range(t.SHEETS) if p.fields[t.SHEETS_TAKEN + row] and row not in now]
    return sorted(rows, key=lambda row: (-p.fields[t.TOUCHED + row], -row))


def at_hand(game: Senate, view: Observation) -> int:
    """The sheet that is voted on or asked about, or that the draft names; NOTHING if there is none."""
    p = position_of(view)
    if p.fields[t.VOTE] != NO_VOTE:
        return int(p.fields[t.MEASURE])
    frame = view.frames[-1] if view.frames else ()
    carried = [spec.name for spec in game.decisions[frame[0]].carries] if frame else []
    if "card" in carried:
        return int(p.fields[t.ON + frame[2 + carried.index("card")]])
    named = [argument(atom) for atom in view.draft if game.verbs[verb_of(atom)].name in ("on", "call")]
    rows = [p.fields[t.ON + card] for card in named if card in p.zones[t.DOCKET]]
    return int(rows[-1]) if rows else NOTHING


def next_vote(game: Senate, view: Observation, row: int) -> Measure:
    """The vote that a live sheet is in, or the one that comes next."""
    p = position_of(view)
    if p.fields[t.VOTE] != NO_VOTE and p.fields[t.MEASURE] == row:
        return voted_on(p)
    asked = game.decisions[view.frames[-1][0]].name if view.frames else ""
    kind = CL if asked == "cloture" and at_hand(game, view) == row else VOTE_OF[p.fields[t.STAGE + row]]
    return measure(p, kind, row)


def is_voted_on(p: Position, row: int) -> bool:
    return p.fields[t.VOTE] != NO_VOTE and p.fields[t.MEASURE] == row


def proponent(p: Position, row: int) -> int:
    """The side whose measure it is."""
    return p.fields[t.PROPONENT] if is_voted_on(p, row) else manager(p, row)


def forecast(game: Senate, view: Observation, row: int) -> tuple[standing.Forecast, list[standing.Stand]]:
    """What the vote on a live sheet could come to, and how each senator stands to it."""
    p = position_of(view)
    measured = next_vote(game, view, row)
    found = standing.stands(game, p, measured, voting=is_voted_on(p, row))
    return standing.forecast(game, p, measured, proponent(p, row), found), found


def lines(game: Senate, p: Position, row: int) -> Worth:
    """The lines of a sheet as if it were concluded now; of one that is, so that they give what was paid."""
    worth = conclude.worth(game, p, row)
    if p.fields[t.STAGE + row] in LIVE or not worth.stages:
        return worth
    paid = p.fields[t.POINTS + row] // (HALVES * worth.stages)
    return worth._replace(cards=worth.cards + paid - worth.basic)


def ready(p: Position, row: int) -> bool:
    """Whether a live bill has waited long enough to be called, whosever turn it is."""
    return p.fields[t.TURN] >= p.fields[t.NOT_BEFORE + row] and not override_over(p, row)


def override_over(p: Position, row: int) -> bool:
    """Whether the one vote on a veto has been held."""
    return p.fields[t.STAGE + row] == VETOED and bool(p.fields[t.MARKS + row] & MARK["override_tried"])


def turn_of(game: Senate, p: Position, row: int) -> int:
    """The first turn of the manager in which a live bill may be called; the one that runs if it may be now."""
    first = max(p.fields[t.NOT_BEFORE + row], p.fields[t.TURN])
    return first if to_move(game, position_any(p), first) == manager(p, row) else first + 1


def position_any(p: Position) -> Any:
    return p


def activated(p: Position, row: int) -> list[int]:
    """The senators of both sides who lie on a sheet."""
    return [one for one in (*p.zones[t.IN_PLAY], *p.zones[t.IN_PLAY + 1]) if on(p, one, row)]


# What may come ---------------------------------------------------------------------------------------------


def president_on(game: Senate, p: Position, row: int) -> President:
    """Whether the president would sign a bill as it stands."""
    return president_at(game, p, p.fields[t.ISSUE + row], p.fields[t.POSITION + row], p.fields[t.PORK + row])


def president_at(game: Senate, p: Position, issue: int, position: int, pork: int) -> President:
    """Whether the president would sign a bill at a position; asked of a sheet on which it is written."""
    own = game.roster.positions[game.roster.executive][issue]
    signs, with_pork = (
        president.signs(game, Written(p.zones, written_on(p, issue, position, listed)), 0)
        for listed in (pork, pork | 1 << PRES)
    )
    return President(signs, with_pork, abs(own - position), own, bool(pork >> PRES & 1))


def written_on(p: Position, issue: int, position: int, pork: int) -> list[int]:
    """The numbers of a position with these on its first sheet."""
    fields = list(p.fields)
    fields[t.ISSUE], fields[t.POSITION], fields[t.PORK] = issue, position, pork
    return fields


def helped(game: Senate, p: Position, issue: int, position: int, pork: int) -> int:
    """The states whose pork would change what a senator in play may do on the floor."""
    measured = Measure(FB, NOTHING, issue, position, pork)
    moved = 0
    for one in in_play(p):
        if may_vote(game, p, measured, one) != standing.may_with_pork(game, p, measured, one):
            moved |= places_mask([game.card(one).state])
    return moved


def filibusterers(game: Senate, p: Position, row: int) -> list[int]:
    """The senators of the other side who could filibuster a bill on its way to the floor, if it came there now."""
    if p.fields[t.STAGE + row] not in (IN_COMMITTEE, ON_FLOOR):
        return []
    return filibuster.filibusterers(game, position_any(p), 1 - manager(p, row), row)


def no_filibuster_because(game: Senate, p: Position, row: int) -> str:
    """Why nobody will filibuster a bill, if that is for another reason than that nobody is there to do it."""
    if not game.filibuster:
        return "off"
    if p.fields[t.MARKS + row] & MARK["cloture_voted"]:
        return "closed"
    if p.fields[t.POSITION + row] == MIDDLE:
        return "middle"
    return "nobody"


def sponsors(game: Senate, view: Observation, card: int) -> Sponsors:
    """Who of the viewer's side could introduce a bill of its hand."""
    p, side = position_of(view), side_of_viewer(view)
    roster = game.roster
    needed = sheets.seat_needed(game, IN_COMMITTEE)

    def fits(senator: int) -> bool:
        issue, position = roster.issue[card], roster.position[card]
        return sheets.unqualified(game, senator, issue, position, seat_needed=needed) == OK

    fitting = [one for one in p.zones[t.IN_PLAY + side] if fits(one)]
    free = tuple(one for one in fitting if can_activate(game, p, one))
    busy = tuple(one for one in fitting if one not in free)
    return Sponsors(free, busy, tuple(one for one in view.zone(t.HAND + side) if one >= 0 and fits(one)))


def bills_in_hand(game: Senate, view: Observation) -> list[int]:
    side = side_of_viewer(view)
    held = view.zone(t.POLITICS + side) if side != NOTHING else ()
    return [card for card in held if card >= 0 and game.roster.kind[card] is Kind.BILL]


def puts(game: Senate, view: Observation) -> int:
    """How many senators the side to move may still put into play."""
    return max(0, puts_left(game, position_of(view)))


def moves_now(game: Senate, p: Position) -> int:
    """The side whose turn it is; NOTHING before the first."""
    return to_move(game, position_any(p), p.fields[t.TURN]) if p.fields[t.TURN] else NOTHING
