"""The end of a bill's road, its score, and the end of the game (SEN-5.40, 7.1 to 7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.names import ENDS
from hemicycle.games.senate.rules.reading import DEAD, MARK, REPLACED, SUPERSEDED, live_rows, manager, side_of
from hemicycle.games.senate.scoring import HALVES, Worth, better, shared
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.reading import Position
    from hemicycle.games.senate.rules.table import Senate

NOTE_DIED: Final = t.LAYOUT.note("died")
NOTE_SUPERSEDED: Final = t.LAYOUT.note("superseded")
NOTE_SCORED: Final = t.LAYOUT.note("scored")
NOTE_SHARED: Final = t.LAYOUT.note("shared")
NOTE_WON: Final = t.LAYOUT.note("won")
NOTE_DRAWN: Final = t.LAYOUT.note("drawn")
POINTS, BILLS, TIME, CAP, FORFEIT = range(1, len(ENDS))
STAGES_PASSED: Final = MARK["passed_committee"] | MARK["passed_senate"] | MARK["law"]


@rule("SEN-7.3", off=3)
def stages_passed(marks: int) -> int:
    """The multiplier: one for each of committee, senate and law."""
    return (marks & STAGES_PASSED).bit_count()


@rule("SEN-7.1", "SEN-7.4", off=Worth(0, 0, 0, 0, 0, 0, 0, 0))
def worth(game: Senate, p: Position, row: int) -> Worth:
    """The lines of a sheet as it now stands."""
    force, fields = game.force(p), p.fields
    marks, sponsor = fields[t.MARKS + row], fields[t.SPONSOR + row]
    paid = fields[t.PORK + row] & ~fields[t.FREE_PORK + row]
    present = any(sponsor in p.zones[t.IN_PLAY + side] for side in range(t.SIDES))
    return Worth(
        weight=fields[t.WEIGHT + row],
        pork=force.pork_points * paid.bit_count(),
        cloture=force.cloture_points * bool(marks & MARK["cloture_voted"]),
        amendments=force.amendment_points * fields[t.ADOPTED + row],
        override=force.override_points * bool(marks & MARK["override_won"]),
        extreme=force.extreme_points * (fields[t.POSITION + row] in (1, 5)),
        cards=force.issue_points[fields[t.ISSUE + row]] + (game.roster.sponsor_points[sponsor] if present else 0),
        stages=stages_passed(marks),
    )


def points(halves: int) -> tuple[int, int, int]:
    """Half points for a sentence: whether below nothing, the whole points, and 5 where half a point is over."""
    return int(halves < 0), abs(halves) // HALVES, abs(halves) % HALVES * 5


@rule("SEN-5.40")
def conclude(game: Senate, s: State, row: int, stage: int) -> None:
    """A bill's road ends: it is scored at once and its card laid away; its senators stay until UPKEEP."""
    card = s.fields[t.SHEET_CARD + row]
    if stage == SUPERSEDED:  # a substitute that failed: it never was more than a sheet
        s.put(t.STAGE + row, stage)
        s.note(NOTE_SUPERSEDED, card)
        return
    halves = worth(game, s, row).halves
    s.put(t.STAGE + row, stage)
    if stage == DEAD:
        s.note(NOTE_DIED, card)
    if stage != REPLACED:  # the card goes on as that of the substitute
        s.put(t.ON + card, NOTHING)
        s.move(card, t.DOCKET, t.DISCARD)
    pay(game, s, row, halves)
    check_points(game, s)


@rule("SEN-7.2")
def pay(game: Senate, s: State, row: int, halves: int) -> None:
    """The points of a sheet, to the side of its sponsor, and half of them to that of a co-sponsor."""
    side, card, marks = manager(s, row), s.fields[t.SHEET_CARD + row], s.fields[t.MARKS + row]
    s.put(t.POINTS + row, halves)
    s.put(t.SCORE + side, s.fields[t.SCORE + side] + halves)
    s.put(t.LAWS + side, s.fields[t.LAWS + side] + bool(marks & MARK["law"]))
    s.note(NOTE_SCORED, side, card, *points(halves), stages_passed(marks))
    if marks & MARK["shared"]:
        other, half = side_of(game, s, s.fields[t.COSPONSOR + row]), shared(halves)
        s.put(t.SCORE + other, s.fields[t.SCORE + other] + half)
        s.note(NOTE_SHARED, other, card, *points(half))


def award(game: Senate, s: State, side: int, halves: int) -> None:
    """Points at once, which can win the game."""
    s.put(t.SCORE + side, s.fields[t.SCORE + side] + halves)
    check_points(game, s)


@rule("SEN-7.5a")
def check_points(game: Senate, s: State) -> None:
    """The first side to reach the target wins at once."""
    if game.win == "points" and max(s.fields[t.SCORE : t.SCORE + t.SIDES]) >= HALVES * game.target:
        end(s, POINTS)


@rule("SEN-7.5b")
def check_bills(game: Senate, s: State) -> None:
    """So many bills have passed the senate, of both sides together."""
    if game.win == "bills" and s.fields[t.FINISHED] >= game.target:
        close(game, s, BILLS)


def end(s: State, how: int) -> None:
    """The game is over as it stands."""
    if s.fields[t.ENDED]:
        return
    s.put(t.ENDED, how)
    ahead = winner(s)
    if ahead == NOTHING:
        s.note(NOTE_DRAWN)
    else:
        s.note(NOTE_WON, ahead)
    s.stack(())


@rule("SEN-5.40")
def close(game: Senate, s: State, how: int) -> None:
    """The game ends by bills, time or the cap: all live bills conclude as they stand, and most points win."""
    for row in live_rows(s):
        conclude_as_it_stands(game, s, row)
    end(s, how)


def conclude_as_it_stands(game: Senate, s: State, row: int) -> None:
    """Score a live bill without winning by it: its stage tells how far it had come."""
    card = s.fields[t.SHEET_CARD + row]
    s.put(t.ON + card, NOTHING)
    s.move(card, t.DOCKET, t.DISCARD)
    pay(game, s, row, worth(game, s, row).halves)


def winner(p: Position) -> int:
    """The side that has won; NOTHING for a draw."""
    if p.fields[t.FORFEITED] != NOTHING:
        return 1 - p.fields[t.FORFEITED]
    fields = p.fields
    return better(*(fields[at : at + t.SIDES] for at in (t.SCORE, t.LAWS, t.PASSED)))
