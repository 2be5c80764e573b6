"""A finished game gone through from its record: the points by turn, the road of each bill, every vote.

It is for games that are over. All that it reads is open to everybody.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules.reading import manager, row_of
from hemicycle.games.senate.scoring import HALVES
from hemicycle.kernel.events import Noted
from hemicycle.kernel.record import Record
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

# The lines of the story that tell of a vote, and whether it was carried.
VOTES: Final = {
    "committee_passed": True,
    "committee_failed": False,
    "amended": True,
    "amendment_failed": False,
    "cloture_carried": True,
    "cloture_failed": False,
    "substitute_carried": True,
    "substitute_failed": False,
    "floor_passed": True,
    "floor_failed": False,
    "overridden": True,
    "override_failed": False,
}
STATIONS: Final = (*VOTES, "introduced", "filibustered", "signed", "vetoed", "withdrawn", "died", "scored")


class Vote(NamedTuple):
    """One vote, and by how little it was won or lost."""

    step: int
    turn: int
    note: str
    card: int
    weight: int  # of the bill: what hung on it
    ayes: int
    nays: int
    need: int
    carried: bool

    @property
    def margin(self) -> int:
        """How many votes For it had to spare, or lacked."""
        return self.ayes - self.need if self.carried else self.need - self.ayes


class Station(NamedTuple):
    """Something that happened to a bill."""

    step: int
    turn: int
    what: str
    numbers: tuple[int, ...] = ()


@dataclass
class Road:
    """What became of one bill, from its introduction on. A card can come again, and then has another road."""

    card: int
    side: int
    stations: list[Station] = field(default_factory=list)


@dataclass
class History:
    """What is worth telling of a game."""

    turns: list[int] = field(default_factory=list)
    points: list[tuple[int, int]] = field(default_factory=list)  # in halves, at the end of each of these turns
    roads: list[Road] = field(default_factory=list)
    votes: list[Vote] = field(default_factory=list)
    leads: list[tuple[int, int, int]] = field(default_factory=list)  # step, turn and side that went ahead
    met: Counter[str] = field(default_factory=Counter)  # how often each line of the story was told

    def by_side(self, what: str) -> list[int]:
        """How often something happened to bills of each side."""
        return [
            sum(station.what == what for road in self.roads if road.side == side for station in road.stations)
            for side in range(t.SIDES)
        ]


def history(game: Senate, record: Record) -> History:
    """Fold the events of a record and keep what is worth telling."""
    return _Walk(game).through(record)


class _Walk:
    def __init__(self, game: Senate) -> None:
        self.game, self.found = game, History()
        self.open: dict[int, Road] = {}  # by card
        self.step, self.ahead = 0, NOTHING

    def through(self, record: Record) -> History:
        state = self.game.start()
        for step in record.standing():
            self.step = step.number
            turn = state.fields[t.TURN]
            for event in step.events:
                if isinstance(event, Noted):
                    self._told(state, self.game.schema.layout.notes[event.kind].name, event.args)
                state.apply(event)
            self._score(state, turn)
        return self.found

    def _score(self, s: State, turn: int) -> None:
        """The points after a step: of a turn the last ones are kept."""
        points = (s.fields[t.SCORE], s.fields[t.SCORE + 1])
        turn = turn or s.fields[t.TURN]
        if not self.found.turns or self.found.turns[-1] != turn:
            self.found.turns.append(turn)
            self.found.points.append(points)
        self.found.points[-1] = points
        leader = NOTHING if points[0] == points[1] else int(points[1] > points[0])
        if leader not in (NOTHING, self.ahead):
            if self.ahead != NOTHING:
                self.found.leads.append((self.step, turn, leader))
            self.ahead = leader

    def _told(self, s: State, name: str, args: tuple[int, ...]) -> None:
        self.found.met[name] += 1
        if name not in STATIONS:
            return
        turn = s.fields[t.TURN]
        card, numbers = _card(name, args)
        if name == "introduced":
            self.open[card] = Road(card, args[0])
            self.found.roads.append(self.open[card])
        road = self.open.get(card)
        if road is None:
            return
        row = row_of(s, card)
        if row != NOTHING:
            road.side = manager(s, row)
        road.stations.append(Station(self.step, turn, name, numbers))
        if name in VOTES:
            weight = s.fields[t.WEIGHT + row] if row != NOTHING else self.game.roster.weight[card]
            ayes, nays, need = args[1:4]
            self.found.votes.append(Vote(self.step, turn, name, card, weight, ayes, nays, need, VOTES[name]))


def _card(name: str, args: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The bill that a line is about, and the numbers that it names."""
    if name in ("introduced", "withdrawn", "scored"):
        return args[1], args[2:]
    if name == "filibustered":
        return args[2], (args[1],)
    return args[0], args[1:]


def whole(halves: int) -> float:
    return halves / HALVES
