"""What a sensible player reckons with: how many votes each side could bring, and what a bill would be worth.

Everything is read off an Observation through the rules' own readings, so that nothing here says a rule again.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, LIBERAL, MIDDLE, PRES
from hemicycle.games.senate.rules import counting, reading
from hemicycle.games.senate.rules.conclude import worth
from hemicycle.games.senate.rules.president import signs
from hemicycle.games.senate.rules.reading import (
    AGAINST,
    CA,
    COMMITTEE,
    FOR,
    IN_COMMITTEE,
    Measure,
    Position,
    can_activate,
    fixed,
    may_vote,
    on,
    sits,
)
from hemicycle.kernel.view import Observation

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

SURE: Final = 3  # stages of a bill that becomes law


class Reserve(NamedTuple):
    """A senator who could still be activated, and the votes that it would add."""

    gain: int
    senator: int


class Strength(NamedTuple):
    """The votes of a side as things stand, and what it could add, the most first."""

    now: int
    reserve: tuple[Reserve, ...]

    @property
    def most(self) -> int:
        return self.now + sum(one.gain for one in self.reserve)


class Table:
    """A position as one side sees it."""

    def __init__(self, game: Senate, view: Observation) -> None:
        self.game, self.view = game, view
        self.p = cast(Position, view)
        seat = view.viewer if view.viewer < game.seats else 0
        self.side = game.schema.side_of[seat]
        self.other = 1 - self.side
        self.lean = self.p.fields[t.CAUCUS + self.side]

    def field(self, slot: int) -> int:
        return self.p.fields[slot]

    # Votes.

    def strength(self, measured: Measure, side: int, ballot: int) -> Strength:
        """What a side could bring for a ballot, senator by senator."""
        now, reserve = self.from_cards(measured, ballot), []
        for senator in self.p.zones[t.IN_PLAY + side]:
            if not self.would(measured, senator, ballot):
                continue
            here = on(self.p, senator, measured.row)
            votes = counting.weight_of(self.game, self.p, measured, senator, ballot)
            if measured.kind in COMMITTEE:
                active = counting.committee_votes(self.game, self.p, senator, measured.issue)
                votes = votes if here else 0
            else:
                active = counting.floor_votes(self.game, self.p, senator, measured.issue, active=True)
            now += votes
            if not here and can_activate(self.game, self.p, senator) and active > votes:
                reserve.append(Reserve(active - votes, senator))
        return Strength(now, tuple(sorted(reserve, reverse=True)))

    def from_cards(self, measured: Measure, ballot: int) -> int:
        ayes, nays = counting.card_votes(self.game, self.p, measured)
        return ayes if ballot == FOR else nays

    def would(self, measured: Measure, senator: int, ballot: int) -> bool:
        """Whether a senator could give this ballot, once he is activated if that is what it takes."""
        bound = fixed(self.p, measured, senator)
        if bound:
            return bound == ballot
        if measured.kind not in COMMITTEE:
            return bool(may_vote(self.game, self.p, measured, senator) >> ballot & 1)
        if not sits(self.game, senator, measured.issue):
            return False
        if measured.kind == CA:
            return True
        return bool(reading.in_committee_bill(self.game, self.p, measured, senator) >> ballot & 1)

    def need(self, measured: Measure, nays: int) -> int:
        """The votes for that it takes against so many."""
        return counting.counted(self.game, self.p, measured, 0, nays).need

    def margin(self, kind: int, row: int) -> int:
        """How far the manager of a bill would come out ahead if both sides gave all they have; below 0 he loses."""
        measured = reading.measure(self.p, kind, row)
        side = reading.manager(self.p, row)
        ayes, nays = self.strength(measured, side, FOR), self.strength(measured, 1 - side, AGAINST)
        return ayes.most - self.need(measured, nays.most)

    # What bills are worth.

    def value(self, row: int, position: int, *, pork: int = 0) -> float:
        """Points to be had from a bill at a position, if all goes well from here."""
        lines = worth(self.game, self.p, row)
        extreme = self.game.force(self.p).extreme_points
        basic = lines.basic - lines.extreme + (extreme if position in (1, 5) else 0)
        return (basic + pork) * (SURE if self.near_president(row, position, pork=pork) else SURE - 1)

    def near_president(self, row: int, position: int, *, pork: int = 0) -> bool:
        """Whether the president would sign a bill at a position, with or without pork for him."""
        force = self.game.force(self.p)
        own = self.game.roster.positions[self.game.roster.executive][self.field(t.ISSUE + row)]
        listed = bool(self.field(t.PORK + row) >> PRES & 1) or pork < 0
        reach = force.sign_distance_pork if listed else force.sign_distance
        return abs(own - position) <= reach + self.field(t.PRESIDENT_MORE)

    def wants_president(self, row: int) -> bool:
        """Whether pork for the president pays: one stage more for two points less."""
        position = self.field(t.POSITION + row)
        if self.field(t.PORK + row) >> PRES & 1 or signs(self.game, self.p, row):
            return False
        cost = self.game.force(self.p).pork_points
        with_it = self.value(row, position, pork=cost) if self.near_president(row, position, pork=cost) else 0.0
        return with_it > self.value(row, position)

    # Senators and cards.

    @cached_property
    def my_rows(self) -> list[int]:
        return [row for row in reading.live_rows(self.p) if reading.manager(self.p, row) == self.side]

    def worth_of(self, senator: int) -> float:
        """How much a senator is worth in play: votes, a star, a seat where bills of ours wait or could be brought."""
        roster, score = self.game.roster, float(self.game.roster.votes[senator])
        score += 2.0 if roster.star[senator] >= 0 else 0.0
        for card in self.view.zone(t.POLITICS + self.side):
            if roster.is_bill[card] and senator in self.game.sponsors(card):
                score += 3.0
        for row in self.my_rows:
            issue, position = self.field(t.ISSUE + row), self.field(t.POSITION + row)
            if self.field(t.STAGE + row) == IN_COMMITTEE and sits(self.game, senator, issue):
                score += 1.0
            score += 0.5 if abs(roster.positions[senator][issue] - position) <= 1 else -0.5
        centre = sum(abs(at - MIDDLE) for at in roster.positions[senator]) / len(ISSUES)
        return score - 0.2 * centre

    def mine_to_bring(self, card: int) -> bool:
        """Whether a bill lies on our side of the middle, or in it, so that we could carry it."""
        position = self.game.roster.position[card]
        return position == MIDDLE or (position < MIDDLE) is (self.lean == LIBERAL)
