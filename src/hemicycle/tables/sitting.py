"""One table: the head that lasts, the game in progress, and what is true only while the server runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.driver import Mark, Table
from hemicycle.kernel.game import Game, Limit
from hemicycle.kernel.headers import chance_key, ending
from hemicycle.kernel.record import Record, Step
from hemicycle.kernel.schema import LETTERS
from hemicycle.tables.budget import Budget
from hemicycle.tables.clock import Clock
from hemicycle.tables.faults import No
from hemicycle.tables.head import DECODER, ENCODER, NOBODY, Head, Person, Seat, Stay
from hemicycle.tables.questions import NONE, Questions

ONLOOKER: Final = -1
HOST_IS_AWAY: Final = 300.0  # seconds, after which anybody seated may do what the host may
HERE: Final = 0.0


@dataclass
class Wish:
    """A wish to take back more than is free."""

    number: int
    seat: int
    to: int
    steps: int  # how many would be taken back
    agreed: list[int]
    waiting: list[int]
    until: float


class Kept(NamedTuple):
    """All that a failed change must give back."""

    head: bytes
    mark: Mark | None


class Sitting:
    """A table and who is at it. What may be done to it is in `seating`, `playing` and `taking_back`."""

    def __init__(self, head: Head, game: Game, table: Table | None = None) -> None:
        self.head, self.game, self.table = head, game, table
        self.questions = Questions.of(game, table.record) if table else Questions(game.seats, ())
        self.clock, self.budget = Clock(), Budget(head.used)
        self.wish: Wish | None = None
        self.wishes = 0
        self.away: dict[int, float] = {}  # since when each person is away; HERE if present

    @classmethod
    def resumed(cls, head: Head, game: Game, record: Record, drawn: int, now: float) -> Sitting:
        """The table as it was stored; everybody is away until he comes."""
        stream = Sealed(bytes.fromhex(head.key), drawn)
        table = Table.resumed(game, record, stream)
        if game.over(table.state):
            record.end = ending(game, table.state) | chance_key(stream)
        sitting = cls(head, game, table)
        sitting.everybody_is_away(now)
        sitting.set_clock(now)
        return sitting

    # Who is who.

    def person(self, number: int) -> Person:
        found = next((person for person in self.head.people if person.number == number and not person.gone), None)
        if found is None:
            raise No("nobody-here", "not_yours")
        return found

    def people(self) -> list[Person]:
        return [person for person in self.head.people if not person.gone]

    def seat_of(self, person: int) -> int:
        """The seat of a person; ONLOOKER for who only watches."""
        found = (at for at, seat in enumerate(self.head.seats) if seat.holder == "person" and seat.person == person)
        return next(found, ONLOOKER)

    def require_seat(self, person: int) -> int:
        seat = self.seat_of(person)
        if seat == ONLOOKER:
            raise No("only-watching", "not_yours")
        return seat

    def read_seat(self, letter: str) -> int:
        at = LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= at < len(self.head.seats):
            raise No("no-such-seat", "input", last=LETTERS[len(self.head.seats) - 1])
        return at

    def require_host(self, person: int, now: float) -> None:
        """The host, or whoever is seated while the host has been away for long: then he is host from now on."""
        if person == self.head.host:
            return
        since = self.away.get(self.head.host, HERE)
        gone = self.head.host == NOBODY or (since != HERE and now - since >= HOST_IS_AWAY)
        if not gone or self.seat_of(person) == ONLOOKER:
            raise No("only-host", "not_yours")
        self.head.host = person

    def with_seats(self) -> list[int]:
        """The seats that people hold themselves just now."""
        return [at for at, seat in enumerate(self.head.seats) if seat.holder == "person" and not seat.minded]

    def bots_turn(self) -> list[int]:
        """The seats for which a bot has to choose now."""
        if self.head.phase != "playing" or self.table is None:
            return []
        return self.game.left_to_bots(self.table.state.frames, self.with_seats())

    # Who is there.

    def arrive(self, person: int) -> None:
        self.away[person] = HERE

    def depart(self, person: int, now: float) -> None:
        self.away[person] = now

    def is_present(self, person: int) -> bool:
        return self.away.get(person) == HERE

    def away_since(self, person: int) -> float:
        return self.away.get(person, HERE)

    def everybody_is_away(self, now: float) -> None:
        self.away = {person.number: now for person in self.people()}

    # The game.

    def playing(self) -> Table:
        """The game in progress; No if there is none."""
        if self.head.phase == "gathering":
            raise No("not-begun")
        if self.head.phase == "over":
            raise No("is-over")
        assert self.table is not None
        return self.table

    def asked(self, seat: int) -> int:
        """Which question is put to a seat."""
        return self.questions.asked[seat] if seat >= 0 else NONE

    def stepped(self, steps: list[Step], now: float) -> None:
        """Steps were made: number the new questions, set the clock, see whether it is over."""
        assert self.table is not None
        for step in steps:
            self.questions.step(step)
        self._after(now)

    def rewound(self, now: float) -> None:
        """Steps were taken back."""
        assert self.table is not None
        self.questions.step(self.table.record.steps[-1])
        self._after(now)

    def _after(self, now: float) -> None:
        assert self.table is not None
        self.wish = None
        self.budget.stepped()
        if self.game.over(self.table.state):
            self.head.phase = "over"
            for seat in self.head.seats:
                seat.minded = False
        self.set_clock(now)

    def set_clock(self, now: float) -> None:
        """The clocks run only while a person is asked, at a table that plays live; that of the whole game always."""
        head, waits = self.head, False
        if self.table is not None and head.phase == "playing":
            owed = self.game.waiting_for(self.table.state.frames)
            waits = any(head.seats[seat].holder == "person" for seat in owed)
        question = tuple(sorted({n for n in self.questions.asked if n != NONE})[:1]) or None
        seconds = head.clock if head.pace == "live" and waits else 0
        self.clock.ask(question, seconds, now)
        if head.paused:
            self.clock.stop(now)
        self.budget.set(self._limits(), self.questions.put, now)

    def _limits(self) -> list[Limit]:
        """The strict clocks of the game's rules. They stand still while nobody is there who has a seat."""
        head, table = self.head, self.table
        if table is None or head.phase != "playing":
            return []
        there = any(self.is_present(seat.person) for seat in head.seats if seat.holder == "person")
        going = there and head.pace == "live" and not head.paused
        owed = self.game.waiting_for(table.state.frames)
        asked = any(seat in self.with_seats() for seat in owed)
        limits = self.game.limits(table.state)
        return [one._replace(runs=one.runs and going and (asked or one.scope == "game")) for one in limits]

    def count(self, now: float) -> None:
        """Note in what lasts how much of the strict clocks is used up."""
        self.budget.count(now)
        if self.budget.limits:
            self.head.used = dict(self.budget.used)

    def seat_changed(self, seat: int, holder: Seat) -> None:
        """Put a new holder on a seat, and remember from which step on he has it."""
        step = len(self.table.record.steps) if self.table else 0
        old = self.head.seats[seat]
        holder.history = [stay for stay in old.history if stay.step < step]
        holder.history.append(Stay(step, holder.name, holder.person))
        holder.left = old.left
        self.head.seats[seat] = holder

    def names_at(self, step: int) -> list[Stay]:
        """Who sat on each seat when a step was made."""
        return [
            next((stay for stay in reversed(seat.history) if stay.step <= step), Stay(0, seat.name, seat.person))
            for seat in self.head.seats
        ]

    # A change that cannot be kept.

    def keep(self) -> Kept:
        return Kept(ENCODER.encode(self.head), self.table.mark() if self.table else None)

    def back_to(self, kept: Kept, now: float) -> None:
        """As if nothing had happened since."""
        self.head = DECODER.decode(kept.head)
        if kept.mark is None:
            self.table = None
            self.questions = Questions(self.game.seats, ())
        elif self.table is not None and self.table.mark() != kept.mark:
            self.table.back_to(kept.mark)
            self.questions = Questions.of(self.game, self.table.record)
        self.set_clock(now)
