"""What can be read off a position: distances, pork, who may vote how and with how many votes (SEN-5.11 to 5.18).

Everything here changes nothing and needs public numbers alone. So the rules ask it of a State, and bots and screens
of an Observation: one truth for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from hemicycle.games.senate import title as t
from hemicycle.games.senate.names import BALLOTS, BARRED, LASTING, MARKS, STAGES, VOTES
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.schema import NOTHING

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NO_VOTE, CB, CA, FB, FA, CL, OV = range(len(VOTES))
COMMITTEE: Final = (CB, CA)
NONE, FOR, AGAINST, ABSTAIN, BOUND = range(len(BALLOTS))
MAY_FOR, MAY_AGAINST, MAY_ABSTAIN = 1 << FOR, 1 << AGAINST, 1 << ABSTAIN
ANY: Final = MAY_FOR | MAY_AGAINST | MAY_ABSTAIN
IN_COMMITTEE, ON_FLOOR, VETOED, LAW, DEAD, WITHDRAWN, REPLACED, SUPERSEDED = range(1, len(STAGES))
LIVE: Final = (IN_COMMITTEE, ON_FLOOR, VETOED)
MARK: Final = {name: 1 << at for at, name in enumerate(MARKS)}
STRENGTH, SILENCE, FAVOR, FREE_VOTE, SHIFT, THRESHOLD, CARD_FOR, CARD_AGAINST = range(len(LASTING))
AMEND, FILIBUSTER, PLAY, INTRODUCE = range(len(BARRED))


class Position(Protocol):
    """What a State and an Observation have in common."""

    @property
    def zones(self) -> Sequence[tuple[int, ...]]: ...

    @property
    def fields(self) -> Sequence[int]: ...


class Measure(NamedTuple):
    """What a vote is about, as far as who may vote how depends on it."""

    kind: int
    row: int
    issue: int
    position: int
    pork: int


def measure(p: Position, kind: int, row: int) -> Measure:
    """The measure of a vote on a sheet."""
    return Measure(kind, row, p.fields[t.ISSUE + row], p.fields[t.POSITION + row], p.fields[t.PORK + row])


def voted_on(p: Position) -> Measure:
    """The measure of the vote that is going on."""
    return measure(p, p.fields[t.VOTE], p.fields[t.MEASURE])


# Places and sides ----------------------------------------------------------------------------------------


def in_play(p: Position) -> tuple[int, ...]:
    """The senators of both sides."""
    return p.zones[t.IN_PLAY] + p.zones[t.IN_PLAY + 1]


def side_of(game: Senate, p: Position, senator: int) -> int:
    """The side whose caucus a senator belongs to."""
    return 0 if p.fields[t.CAUCUS] == game.roster.lean[senator] else 1


def on(p: Position, senator: int, row: int) -> bool:
    """Whether a senator is activated on a sheet."""
    return p.fields[t.ON + senator] == row or p.fields[t.ALSO + senator] == row


@rule("SEN-5.9", off=True)
def can_activate(game: Senate, p: Position, senator: int) -> bool:
    """Whether a senator is on fewer sheets than he may be."""
    if p.fields[t.ON + senator] == NOTHING:
        return True
    return game.roster.double[senator] and p.fields[t.ALSO + senator] == NOTHING


def idle(p: Position, senator: int) -> bool:
    """Whether a senator is activated nowhere."""
    return p.fields[t.ON + senator] == NOTHING and p.fields[t.ALSO + senator] == NOTHING


def live_rows(p: Position) -> list[int]:
    """The sheets of live bills, in the order of their cards."""
    return [p.fields[t.ON + card] for card in p.zones[t.DOCKET]]


def row_of(p: Position, card: int) -> int:
    """The live sheet of a bill's card."""
    return p.fields[t.ON + card] if card in p.zones[t.DOCKET] else NOTHING


@rule("SEN-5.6", off=0)
def manager(p: Position, row: int) -> int:
    """The side that runs a bill: that of its sponsor, or of its last one."""
    return p.fields[t.MANAGER + row]


def vp_in_play(p: Position) -> bool:
    """Whether the vice-president can break a tie now: always, unless a card has sent him away."""
    return p.fields[t.TURN] >= p.fields[t.VP_BACK]


def is_sponsor(p: Position, senator: int) -> bool:
    """Whether a senator is sponsor or co-sponsor of a live bill."""
    return any(senator in (p.fields[t.SPONSOR + row], p.fields[t.COSPONSOR + row]) for row in live_rows(p))


@rule("SEN-6.2", off=False)
def barred(game: Senate, p: Position, side: int, action: int) -> bool:
    """Whether a card keeps a side from doing something."""
    until = p.fields[t.BARS + action * t.SIDES + side]
    return until > p.fields[t.TURN] or bool(game.force(p).barred >> action & 1)


# Distance and pork ---------------------------------------------------------------------------------------


def lasting(p: Position, kind: int, senator: int = NOTHING) -> list[int]:
    """The numbers of a kind of effect that lasts until the tally, for one senator or for the measure."""
    fields = p.fields
    return [  # rows are taken from the first on, and given back all at once
        fields[t.BY + row]
        for row in range(fields[t.LASTING_NOW])
        if fields[t.LASTS + row] == kind and fields[t.SENATOR + row] == senator
    ]


@rule("SEN-5.13", off=0)
def distance(game: Senate, p: Position, senator: int, issue: int, position: int) -> int:
    """How far a senator stands from a position on an issue."""
    own = game.roster.positions[senator][issue] + sum(lasting(p, SHIFT, senator))
    return abs(min(5, max(1, own)) - position)


@rule("SEN-5.13", off=False)
def has_pork(game: Senate, p: Position, senator: int, pork: int) -> bool:
    """Whether the measure's pork names a senator's state; both senators of the state have it, of either party."""
    if game.roster.pork_deaf[senator]:
        return False
    return bool(pork & game.roster.pork[senator]) or bool(lasting(p, FAVOR, senator))


# Who may vote how ----------------------------------------------------------------------------------------


def may_vote(game: Senate, p: Position, measured: Measure, senator: int) -> int:
    """The ballots open to a senator, as a mask; what binds him beside his position is `fixed`."""
    issue, position, pork = measured[2:]
    if measured.kind in COMMITTEE:
        return in_committee(game, p, measured, senator)
    if game.plain[senator] and not p.fields[t.LASTING_NOW]:  # no card speaks: the table alone
        away = abs(game.roster.positions[senator][issue] - position)
        return FLOOR[away][bool(pork & game.roster.pork[senator])]
    if game.roster.free_vote[senator] >> issue & 1 or lasting(p, FREE_VOTE, senator):
        return ANY
    return on_floor(distance(game, p, senator, issue, position), pork=has_pork(game, p, senator, pork))


def in_committee(game: Senate, p: Position, measured: Measure, senator: int) -> int:
    """In committee only members who are activated on the bill vote."""
    if not sits(game, senator, measured.issue) or not on(p, senator, measured.row):
        return MAY_ABSTAIN
    return ANY if measured.kind == CA and moves_freely() else in_committee_bill(game, p, measured, senator)


@rule("SEN-5.14", off=ANY)
def in_committee_bill(game: Senate, p: Position, measured: Measure, senator: int) -> int:
    """Nobody votes against a bill of his own position."""
    near = distance(game, p, senator, measured.issue, measured.position) == 0
    return ANY & ~MAY_AGAINST if near else ANY


@rule("SEN-5.16", off=False)
def moves_freely() -> bool:
    """On a committee amendment nobody is restricted."""
    return True


@rule("SEN-5.15", off=ANY)
def on_floor(d: int, *, pork: bool) -> int:
    """The table of the floor: what distance and pork allow."""
    if d == 0 or (d == 1 and pork):
        return MAY_FOR | MAY_ABSTAIN
    if d == 1 or (d == 2 and pork):
        return ANY
    return MAY_AGAINST | MAY_ABSTAIN


FLOOR: Final = tuple((on_floor(d, pork=False), on_floor(d, pork=True)) for d in range(5))


@rule("SEN-5.7", off=True)
def sits(game: Senate, senator: int, issue: int) -> bool:
    """Whether a senator is a member of the committee for an issue."""
    return bool(game.roster.member[senator] >> issue & 1)


@rule("SEN-5.17", off=NONE)
def fixed(p: Position, measured: Measure, senator: int) -> int:
    """The ballot that a senator casts whatever he would like; NONE if he is free."""
    kind, row = measured.kind, measured.row
    if must_abstain(p, measured, senator):
        return ABSTAIN
    if kind == CA:
        return FOR if senator == p.fields[t.MOVER] else NONE
    if senator == p.fields[t.SPONSOR + row]:
        return FOR
    return AGAINST if kind == CL and senator == p.fields[t.FILIBUSTERER] else NONE


@rule("SEN-5.36", off=False)
def must_abstain(p: Position, measured: Measure, senator: int) -> bool:
    """Whoever abstained on a substitute that was carried abstains on the bill too; a card can silence others."""
    bound = measured.kind == FB and p.fields[t.BALLOT + senator] == BOUND
    return bound or (p.fields[t.LASTING_NOW] > 0 and bool(lasting(p, SILENCE, senator)))
