"""A finished match gone through from its record: for each round the hands, the attacks, and where cards came from.

It reads true hands. They are open once a round has ended, and this is for matches that are over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import lens
from hemicycle.games.civio import title as t
from hemicycle.games.civio.precedents import How, Sequences, mask_of, members
from hemicycle.kernel.events import Event, Noted, Put
from hemicycle.kernel.record import Record
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

HANDS: Final = (t.HIDDEN, t.OPEN, t.LAID)
Hands = tuple[int, ...]  # the cards of each seat, as sets


@dataclass(frozen=True)
class Came:
    """How a card came to the hand in which it is."""

    step: int
    how: str  # drew, took, seized, replaced
    seat: int = NOTHING  # who had let it go, or lost it
    let_go: int = 0  # the step at which it was discarded


@dataclass
class Attack:
    """An attack, and what came of it."""

    step: int
    seat: int
    other: int
    law: int
    before: Hands
    end: str = ""  # overruled, lost_turn, seized; empty if it came to nothing
    card: int = NOTHING  # that overruled it, or that was taken
    after: Hands = ()


@dataclass
class Round:
    """One round, from the deal to the points."""

    number: int
    totals: list[int]  # before it, and then after it
    points: dict[int, int] = field(default_factory=dict)
    end: str = "void"  # flush, split, cap, void
    step: int = 0
    caller: int = NOTHING
    shown: Sequences = ()
    hands: Hands = ()  # at the end
    laps: list[Hands] = field(default_factory=list)  # after the deal, and after each time round the table
    attacks: list[Attack] = field(default_factory=list)
    came: dict[int, Came] = field(default_factory=dict)  # by card
    let_go: dict[int, tuple[int, int]] = field(default_factory=dict)  # by card in the pile: step and seat

    def sequences(self, game: Civio, seat: int) -> Sequences:
        """The precedents that counted for a seat."""
        if self.end == "void" or not self.hands:
            return ()
        return self.shown if seat == self.caller else lens.counted(game, tuple(members(self.hands[seat])))


def rounds(game: Civio, record: Record) -> list[Round]:
    """All rounds of a match; the last one may have been broken off."""
    return _Walk(game).through(record)


class _Walk:
    """Folds the events of a record and keeps what is worth telling."""

    def __init__(self, game: Civio) -> None:
        self.game = game
        self.found: list[Round] = []
        self.step = 0
        self.lap = 0
        self.told: dict[str, Callable[[State, tuple[int, ...]], None]] = {
            "opened": self._opened,
            "drew": self._came_in,
            "took": self._took,
            "replaced": self._replaced,
            "seized": self._seized,
            "discarded": self._let_go,
            "put_back": self._let_go,
            "attacked": self._attacked,
            "overruled": self._overruled,
            "lost_turn": self._lost_turn,
            "called_flush": self._called,
            "called_split": self._called,
            "no_winner": self._ended,
            "points": self._scored,
        }

    def through(self, record: Record) -> list[Round]:
        state = self.game.start()
        for step in record.standing():
            self.step = step.number
            for event in step.events:
                self._before(state, event)
                state.apply(event)
        return self.found

    def _before(self, s: State, event: Event) -> None:
        if isinstance(event, Put) and t.TURNS <= event.slot < t.TURNS + self.game.seats:
            self._turn_begins(s, event.new)
        if isinstance(event, Noted):
            self.name = self.game.schema.layout.notes[event.kind].name
            if self.name == "turned_up":
                totals = [s.fields[t.SCORE + seat] for seat in self.game.in_play]
                self.found.append(Round(s.fields[t.ROUND], totals))
                self.lap = 0
            elif self.name in self.told:
                self.told[self.name](s, event.args)

    def _hands(self, s: State) -> Hands:
        return tuple(mask_of(card for zone in HANDS for card in s.zones[zone + seat]) for seat in self.game.in_play)

    @property
    def round(self) -> Round:
        return self.found[-1]

    # What is told ------------------------------------------------------------------------------------------

    def _opened(self, s: State, _args: tuple[int, ...]) -> None:
        self.round.laps.append(self._hands(s))

    def _turn_begins(self, s: State, turn: int) -> None:
        """The first seat to begin its next turn begins the next time round the table."""
        if turn > self.lap:
            if self.lap:
                self.round.laps.append(self._hands(s))
            self.lap = turn

    def _came_in(self, _s: State, args: tuple[int, ...]) -> None:
        self.round.came[args[-1]] = Came(self.step, self.name)

    def _took(self, _s: State, args: tuple[int, ...]) -> None:
        at, giver = self.round.let_go.get(args[1], (0, NOTHING))
        self.round.came[args[1]] = Came(self.step, "took", giver, at)

    def _let_go(self, _s: State, args: tuple[int, ...]) -> None:
        self.round.let_go[args[1]] = (self.step, args[0])

    def _attacked(self, s: State, args: tuple[int, ...]) -> None:
        seat, other, law = args
        self.round.attacks.append(Attack(self.step, seat, other, law, self._hands(s)))

    def _overruled(self, _s: State, args: tuple[int, ...]) -> None:
        self.round.attacks[-1].end, self.round.attacks[-1].card = "overruled", args[2]

    def _lost_turn(self, _s: State, _args: tuple[int, ...]) -> None:
        self.round.attacks[-1].end = "lost_turn"

    def _seized(self, _s: State, args: tuple[int, ...]) -> None:
        self.round.came[args[2]] = Came(self.step, "seized", args[1])
        self.round.attacks[-1].end, self.round.attacks[-1].card = "seized", args[2]

    def _replaced(self, s: State, args: tuple[int, ...]) -> None:
        self._came_in(s, args)
        self.round.attacks[-1].after = self._hands(s)

    def _called(self, s: State, args: tuple[int, ...]) -> None:
        how = How.FLUSH if self.name == "called_flush" else How.SPLIT
        self.round.caller, self.round.shown = args[0], lens.laid_out(self.game, how, args[1:])
        self._ended(s, args)

    def _ended(self, s: State, _args: tuple[int, ...]) -> None:
        ended = self.round
        ended.end, ended.step, ended.hands = t.ENDS[s.fields[t.ENDED]], self.step, self._hands(s)
        ended.laps.append(ended.hands)

    def _scored(self, _s: State, args: tuple[int, ...]) -> None:
        seat, points, total = args[:3]
        self.round.points[seat], self.round.totals[seat] = points, total
