"""How many votes are cast and how many it takes (SEN-5.12, 5.18, 5.22, 5.30), read off public numbers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hemicycle.games.senate import chart
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import CONSERVATIVE, LIBERAL, MIDDLE
from hemicycle.games.senate.rules.reading import (
    AGAINST,
    CARD_AGAINST,
    CARD_FOR,
    CL,
    COMMITTEE,
    FOR,
    OV,
    STRENGTH,
    THRESHOLD,
    Measure,
    Position,
    in_play,
    lasting,
    on,
    sits,
)
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.schema import NOTHING

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate


class Count(NamedTuple):
    """Votes for and against, and how many for it takes."""

    ayes: int
    nays: int
    need: int


def weight_of(game: Senate, p: Position, measured: Measure, senator: int, ballot: int) -> int:
    """How many votes a senator casts with a ballot."""
    kind, row = measured.kind, measured.row
    here = on(p, senator, row)
    if kind in COMMITTEE:
        votes = committee_votes(game, p, senator, measured.issue)
    else:
        votes = floor_votes(game, p, senator, measured.issue, active=here)
    if kind == CL and ballot == FOR:
        votes += game.roster.cloture_votes[senator]
    return max(0, votes + sum(lasting(p, STRENGTH, senator))) if here else votes


@rule("SEN-5.12", off=1)
def committee_votes(game: Senate, p: Position, senator: int, issue: int) -> int:
    """Three for the chair, two for the ranking member, one for others."""
    roster = game.roster
    if roster.star[senator] == issue:
        force = game.force(p)
        return force.ranking_votes if roster.lean[senator] == roster.minority else force.chair_votes
    return roster.committee_votes[senator].get(issue, 1)


@rule("SEN-5.12", "SEN-5.18", off=1)
def floor_votes(game: Senate, p: Position, senator: int, issue: int, *, active: bool) -> int:
    """The votes on the card of whoever is activated on the measure; one for everybody else."""
    roster = game.roster
    if active:
        return roster.votes[senator] + roster.floor_bonus[senator].get(issue, 0)
    own = roster.inactive[senator]
    return game.force(p).inactive_votes if own == NOTHING else own


def voters(game: Senate, p: Position, measured: Measure, side: int) -> list[int]:
    """The senators of a side who can vote at all."""
    senators = p.zones[t.IN_PLAY + side]
    if measured.kind not in COMMITTEE:
        return list(senators)
    return [one for one in senators if on(p, one, measured.row) and sits(game, one, measured.issue)]


@rule("SEN-5.22", off=(0, 0))
def tally(game: Senate, p: Position, measured: Measure) -> tuple[int, int]:
    """All votes for and against: the senators' and the cards'."""
    ayes, nays = card_votes(game, p, measured)
    for senator in in_play(p):
        ballot = p.fields[t.BALLOT + senator]
        if ballot == FOR:
            ayes += weight_of(game, p, measured, senator, FOR)
        elif ballot == AGAINST:
            nays += weight_of(game, p, measured, senator, AGAINST)
    return ayes, nays


def card_votes(game: Senate, p: Position, measured: Measure) -> tuple[int, int]:
    """The votes that cards cast: lobbies played in this vote, and moods in force."""
    ayes, nays = sum(lasting(p, CARD_FOR)), sum(lasting(p, CARD_AGAINST))
    if measured.kind not in COMMITTEE and measured.position != MIDDLE:
        mood = game.force(p).mood
        half = half_of(measured.position)
        ayes, nays = ayes + mood[half], nays + mood[1 - half]
    return ayes, nays


def half_of(position: int) -> int:
    """The lean on whose side a position lies."""
    return LIBERAL if position < MIDDLE else CONSERVATIVE


def direction(p: Position) -> int:
    """The lean toward which the committee amendment that is voted on would move its bill."""
    return LIBERAL if p.fields[t.MOVE_TO] < p.fields[t.POSITION + p.fields[t.MEASURE]] else CONSERVATIVE


@rule("SEN-5.30", off=0)
def threshold(game: Senate, p: Position, row: int) -> int:
    """The votes for that a measure needs on the floor: its weight, which cards may change, and at least one."""
    return max(1, p.fields[t.WEIGHT + row] + game.force(p).weight_add + sum(lasting(p, THRESHOLD)))


def counted(game: Senate, p: Position, measured: Measure, ayes: int, nays: int) -> Count:
    """A result with the number of votes for that carries it."""
    kind = measured.kind
    if kind in (CL, OV):
        shifted = max(0, nays + game.force(p).chart_shift)
        return Count(ayes, nays, chart.cloture(shifted) if kind == CL else chart.override(shifted))
    if kind in COMMITTEE:
        return Count(ayes, nays, nays + 1)
    return Count(ayes, nays, max(nays + 1, threshold(game, p, measured.row)))


@rule("SEN-5.12", off=True)
def carried(count: Count) -> bool:
    """Whether a measure has the votes that it takes; a tie is a defeat."""
    return count.ayes >= count.need
