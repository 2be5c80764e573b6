"""How each senator stands to a measure, and what a vote on it could come to: what screens and bots ask.

Everything is read off an Observation with the rules' own readings (rules/reading, rules/counting), so that no rule is
written twice and nobody can be shown a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules import counting
from hemicycle.games.senate.rules.reading import (
    ABSTAIN,
    AGAINST,
    ANY,
    CA,
    CL,
    COMMITTEE,
    FOR,
    FREE_VOTE,
    MAY_ABSTAIN,
    MAY_AGAINST,
    MAY_FOR,
    NONE,
    Measure,
    Position,
    can_activate,
    distance,
    fixed,
    has_pork,
    in_committee_bill,
    in_play,
    lasting,
    may_vote,
    on,
    side_of,
    sits,
)
from hemicycle.games.senate.rules.voting import by_stance

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.counting import Count
    from hemicycle.games.senate.rules.table import Senate

# What a senator owes a measure, the nearest to it first.
DUTIES: Final = ("for", "must_not_oppose", "free", "only_with_pork", "cannot_support", "against", "silent", "outside")
FAR: Final = 3  # from here on there is no voting for a measure


class Stand(NamedTuple):
    """How a senator stands to a measure."""

    senator: int
    side: int
    duty: str  # one of DUTIES
    why: str  # the reason; `screen-why-WHY` says it
    may: int  # the ballots open to him, as a mask; the fixed one alone where his vote is fixed
    ayes: int  # that he casts for it as things stand; 0 where he has no vote
    nays: int
    active: int  # that he casts activated on it
    here: bool  # is activated on it
    free: bool  # could still be activated on it
    ballot: int  # what he has declared in this vote; NONE before


class Side(NamedTuple):
    """What the senators of one side can bring to a vote."""

    most_for: int  # if all who may vote For do
    most_against: int
    sure_for: int  # of those who vote so whatever anybody wants
    sure_against: int


class Forecast(NamedTuple):
    """What a vote can come to, as things stand."""

    measure: Measure
    proponent: int
    sides: tuple[Side, Side]
    cards: tuple[int, int]  # votes for and against that cards cast
    best: Count  # all of the proponent's side who may vote For, all of the other side who may vote Against
    reach: Count  # the same with everybody activated who is still free
    declared: tuple[int, int]  # by those who have polled, and by cards


# Single senators -------------------------------------------------------------------------------------------


def stands(game: Senate, p: Position, measured: Measure, *, voting: bool) -> list[Stand]:
    """How all senators in play stand to a measure; `voting` while the vote on it is going on."""
    return [stand(game, p, measured, senator, voting=voting) for senator in in_play(p)]


def stand(game: Senate, p: Position, measured: Measure, senator: int, *, voting: bool) -> Stand:
    """How one senator stands to a measure."""
    here = on(p, senator, measured.row)
    if not voting and not here and senator == p.fields[t.SPONSOR + measured.row]:
        here = can_activate(game, p, senator)  # a call will activate him
    member = measured.kind not in COMMITTEE or sits(game, senator, measured.issue)
    may = open_to(game, p, measured, senator, member=member)
    bound = fixed(p, measured, senator)
    duty, why = owed(game, p, measured, senator, member=member, bound=bound, may=may)
    active = votes_if_active(game, p, measured, senator) * member
    ayes, nays = (counting.weight_of(game, p, measured, senator, ballot) for ballot in (FOR, AGAINST))
    if not on(p, senator, measured.row) and (here or measured.kind in COMMITTEE):
        ayes = nays = active if here else 0
    return Stand(
        senator,
        side_of(game, p, senator),
        duty,
        why,
        1 << bound if bound else may,
        ayes,
        nays,
        ayes if here else active,
        here,
        member and not here and can_activate(game, p, senator),
        p.fields[t.BALLOT + senator] if voting else NONE,
    )


def open_to(game: Senate, p: Position, measured: Measure, senator: int, *, member: bool) -> int:
    """The ballots that position and pork leave a senator; in committee, those that he would have once activated."""
    if measured.kind not in COMMITTEE:
        return may_vote(game, p, measured, senator)
    if not member:
        return MAY_ABSTAIN
    return ANY if measured.kind == CA else in_committee_bill(game, p, measured, senator)


def owed(
    game: Senate, p: Position, measured: Measure, senator: int, *, member: bool, bound: int, may: int
) -> tuple[str, str]:
    """The duty of a senator, and why."""
    if not member:
        return "outside", "no_seat"
    if bound:
        return bound_to(p, measured, senator, bound)
    if measured.kind in COMMITTEE:
        return ("free", "member") if may & MAY_AGAINST else ("must_not_oppose", "same")
    away = distance(game, p, senator, measured.issue, measured.position)
    pork = has_pork(game, p, senator, measured.pork)
    if may == ANY:
        return "free", free_because(game, p, measured, senator, away)
    if may & MAY_FOR:
        return "must_not_oppose", "near_pork" if away else "same"
    if may_with_pork(game, p, measured, senator) & MAY_FOR:
        return "only_with_pork", "two"
    if away < FAR:
        return "cannot_support", "deaf"
    return "cannot_support", f"far_{'pork' if pork else away}"


def bound_to(p: Position, measured: Measure, senator: int, bound: int) -> tuple[str, str]:
    """Whose vote is fixed, and why."""
    if bound == ABSTAIN:
        return "silent", "silent"
    if bound == AGAINST:
        return "against", "filibusterer"
    mover = measured.kind == CA and senator == p.fields[t.MOVER]
    return "for", "mover" if mover else "sponsor"


def free_because(game: Senate, p: Position, measured: Measure, senator: int, away: int) -> str:
    """Why a senator may vote either way on the floor."""
    if game.roster.free_vote[senator] >> measured.issue & 1 or lasting(p, FREE_VOTE, senator):
        return "conscience"
    return "near" if away == 1 else "two_pork"


def may_with_pork(game: Senate, p: Position, measured: Measure, senator: int) -> int:
    """The ballots that would be open to a senator if the measure listed his state."""
    return may_vote(game, p, measured._replace(pork=measured.pork | game.roster.pork[senator]), senator)


def votes_if_active(game: Senate, p: Position, measured: Measure, senator: int) -> int:
    """The votes that a senator would cast if he were activated on the measure."""
    if measured.kind in COMMITTEE:
        return counting.committee_votes(game, p, senator, measured.issue)
    more = game.roster.cloture_votes[senator] if measured.kind == CL else 0
    return more + counting.floor_votes(game, p, senator, measured.issue, active=True)


# All of them together --------------------------------------------------------------------------------------


def forecast(game: Senate, p: Position, measured: Measure, proponent: int, found: Iterable[Stand]) -> Forecast:
    """What a vote could come to with the senators and cards of this moment."""
    rows = list(found)
    sides = (bring(one for one in rows if one.side == 0), bring(one for one in rows if one.side == 1))
    ayes, nays = counting.card_votes(game, p, measured)
    mine, theirs = sides[proponent], sides[1 - proponent]
    # A sponsor votes For on whatever side he is, and a filibusterer Against.
    most_for = ayes + mine.most_for + theirs.sure_for
    most_against = nays + theirs.most_against + mine.sure_against
    more_for = sum(one.active - one.ayes for one in rows if brings(one, proponent, MAY_FOR))
    more_against = sum(one.active - one.nays for one in rows if brings(one, 1 - proponent, MAY_AGAINST))
    best = counting.counted(game, p, measured, most_for, most_against)
    reach = counting.counted(game, p, measured, most_for + more_for, most_against + more_against)
    said_for = ayes + sum(one.ayes for one in rows if one.ballot == FOR)
    said_against = nays + sum(one.nays for one in rows if one.ballot == AGAINST)
    return Forecast(measured, proponent, sides, (ayes, nays), best, reach, (said_for, said_against))


def brings(one: Stand, side: int, bit: int) -> bool:
    """Whether a senator of a side who is still free could bring more votes of a kind."""
    return one.side == side and one.free and not one.ballot and bool(one.may & bit)


def bring(found: Iterable[Stand]) -> Side:
    """What the senators of one side can bring, those who have declared only what they said."""
    most, sure = [0, 0], [0, 0]
    for one in found:
        may = 1 << one.ballot if one.ballot else one.may
        for at, (bit, votes) in enumerate(((MAY_FOR, one.ayes), (MAY_AGAINST, one.nays))):
            most[at] += votes if may & bit else 0
            sure[at] += votes if may == bit else 0
    return Side(most[0], most[1], sure[0], sure[1])


def poll(one: Stand, stance: int) -> int:
    """How a senator votes by a stance of his side, if nothing else is said of him."""
    if one.may in (MAY_FOR, MAY_AGAINST):
        return FOR if one.may == MAY_FOR else AGAINST
    return by_stance(stance, one.may)


def polled(
    game: Senate,
    p: Position,
    known: Forecast,
    found: Iterable[Stand],
    side: int,
    stance: int,
    exceptions: Mapping[int, int],
) -> Count:
    """What a poll of a side gives, with what the other side has declared, or else its best for what it wants."""
    wish = AGAINST if side == known.proponent else FOR
    ayes, nays = known.cards
    for one in found:
        mine = one.side == side
        ballot = (exceptions.get(one.senator) or poll(one, stance)) if mine else (one.ballot or poll(one, wish))
        ayes += one.ayes if ballot == FOR else 0
        nays += one.nays if ballot == AGAINST else 0
    return counting.counted(game, p, known.measure, ayes, nays)
