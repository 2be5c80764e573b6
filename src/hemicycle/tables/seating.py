"""Coming, sitting, swapping, going: who has which seat, and who may say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.kernel.atoms import Takes, argument, verb_of
from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.driver import Table
from hemicycle.kernel.game import HOST, Game
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.schema import LETTERS
from hemicycle.tables.faults import Against, No
from hemicycle.tables.head import NOBODY, Head, Holder, Level, Pace, Person, Seat
from hemicycle.tables.names import bot_name, read_name, same
from hemicycle.tables.planning import read_action
from hemicycle.tables.questions import Questions
from hemicycle.tables.sitting import ONLOOKER, Sitting

MOST_WATCHERS: Final = 64
MOST_PEOPLE: Final = 500  # that have ever been at one table
LONGEST_CLOCK: Final = 24 * 3600
LEAVE: Final = "leave"  # the host's verb of games in which a seat can be taken out


def opened(code: str, game: Game, packs: Sequence[str], pace: Pace, clock: int) -> Sitting:
    """A new table with open seats."""
    if not 0 <= clock <= LONGEST_CLOCK:
        raise No("clock-range", "input", most=LONGEST_CLOCK // 3600)
    seats = [Seat() for _ in range(game.seats)]
    head = Head(code, game.title.slug, seats, dict(game.options_given), list(packs), pace, clock)
    return Sitting(head, game)


# Coming -----------------------------------------------------------------------------------------------------


def join(sitting: Sitting, name: str, letter: str = "", *, watch: bool = False) -> Person:
    """Sit down, or watch. Whoever comes first is host."""
    head, name = sitting.head, read_name(name)
    if any(same(person.name, name) for person in sitting.people()):
        raise No("name-taken", "busy", name=name)
    if len(head.people) >= MOST_PEOPLE:
        raise No("too-many-people", "limit")
    seat = ONLOOKER if watch or head.phase == "over" else _free_seat(sitting, letter)
    watchers = sum(sitting.seat_of(person.number) == ONLOOKER for person in sitting.people())
    if seat == ONLOOKER and watchers >= MOST_WATCHERS:
        raise No("too-many-watchers", "limit", most=MOST_WATCHERS)
    person = Person(len(head.people) + 1, name)
    head.people.append(person)
    if head.host == NOBODY:
        head.host = person.number
    if seat != ONLOOKER:
        _seat_person(sitting, seat, person)
    for at, other in enumerate(head.seats):  # a bot gives way to a person of the same name
        if other.holder == "bot" and same(other.name, name):
            fill_with_bot(sitting, at, other.level or "sensible")
    return person


def _free_seat(sitting: Sitting, letter: str) -> int:
    """The seat asked for, if it is free; else the first open one, else that of a bot."""
    if letter:
        seat = sitting.read_seat(letter)
        _require_free(sitting, seat)
        return seat
    for holder in ("open", "bot"):
        for at, seat_there in enumerate(sitting.head.seats):
            if seat_there.holder == holder and not seat_there.left:
                return at
    raise No("table-full", "busy")


def _require_free(sitting: Sitting, seat: int) -> None:
    there = sitting.head.seats[seat]
    if there.left:
        raise No("seat-left", "busy", seat=LETTERS[seat])
    if there.holder == "person":
        raise No("seat-taken", "busy", seat=LETTERS[seat], name=there.name)


def sit(sitting: Sitting, number: int, letter: str, now: float) -> None:
    """Take a free seat; without a letter stand up and watch, and a bot takes over."""
    person, old = sitting.person(number), sitting.seat_of(number)
    if not letter:
        sitting.require_seat(number)
        stand_up(sitting, old)
    else:
        seat = sitting.read_seat(letter)
        if sitting.head.phase == "over":
            raise No("is-over")
        if seat == old:
            raise No("sits-there", "busy", seat=letter)
        _require_free(sitting, seat)
        if sitting.head.phase == "playing" and person.sat not in (ONLOOKER, seat):
            raise No("seen-other-cards", "busy", seat=LETTERS[person.sat])
        if old != ONLOOKER:
            stand_up(sitting, old)
        _seat_person(sitting, seat, person)
    sitting.set_clock(now)


def stand_up(sitting: Sitting, seat: int) -> None:
    """A person leaves a seat: in the middle of a game a bot takes over."""
    if sitting.head.phase == "playing":
        fill_with_bot(sitting, seat, "sensible")
    else:
        sitting.seat_changed(seat, Seat())


def _seat_person(sitting: Sitting, seat: int, person: Person) -> None:
    sitting.seat_changed(seat, Seat("person", person.number, person.name))
    if sitting.head.phase == "playing":
        person.sat = seat


def fill_with_bot(sitting: Sitting, seat: int, level: Level) -> None:
    there = sitting.head.seats[seat]
    taken = [person.name for person in sitting.people()]
    taken += [other.name for at, other in enumerate(sitting.head.seats) if at != seat]
    keeps = there.holder == "bot" and not any(same(there.name, name) for name in taken)
    sitting.seat_changed(seat, Seat("bot", name=there.name if keeps else bot_name(taken), level=level))


# What the host may do ---------------------------------------------------------------------------------------


def set_seat(sitting: Sitting, host: int, letter: str, holder: Holder, level: Level, person: str, now: float) -> None:
    """Give a seat to a bot, to nobody, or to somebody at the table."""
    sitting.require_host(host, now)
    seat = sitting.read_seat(letter)
    if sitting.head.phase == "over":
        raise No("is-over")
    if sitting.head.seats[seat].left:
        raise No("seat-left", "busy", seat=letter)
    if holder == "bot":
        fill_with_bot(sitting, seat, level)
    elif holder == "open":
        _empty(sitting, seat, now)
    else:
        _give(sitting, seat, sitting.person(int(person) if person.isascii() and person.isdigit() else NOBODY))
    sitting.set_clock(now)


def _give(sitting: Sitting, seat: int, person: Person) -> None:
    """Seat a person; whoever was there gets the place that the person leaves."""
    old, there = sitting.seat_of(person.number), sitting.head.seats[seat]
    if old == seat:
        there.minded = False
        return
    if old != ONLOOKER:
        if there.holder == "person":
            _seat_person(sitting, old, sitting.person(there.person))
        elif there.holder == "bot":
            sitting.seat_changed(old, Seat("bot", name=there.name, level=there.level))
        else:
            stand_up(sitting, old)
    _seat_person(sitting, seat, person)


def _empty(sitting: Sitting, seat: int, now: float) -> None:
    """Nobody is to sit there: before the game the seat is open, in the game it is taken out, if the game lets it."""
    if sitting.head.phase == "gathering":
        sitting.seat_changed(seat, Seat())
        return
    table = sitting.playing()
    if LEAVE not in (verb.name for verb in table.game.verbs):
        raise No("needs-holder", "busy")
    _do_as_host(sitting, table, f"{LEAVE} {LETTERS[seat]}", now)


def acts_by_hand(sitting: Sitting) -> list[int]:
    """What the host may do by the rules of the game; about a seat, only while no person plays for its side."""
    table = sitting.table
    if table is None or sitting.head.phase != "playing":
        return []
    return [atom for atom in table.game.by_hand(table.state) if not _player_of(sitting, atom)]


def _player_of(sitting: Sitting, atom: int) -> str:
    """The name of a person who plays for the side of the seat that an act of the host is about; empty if none does."""
    game = sitting.game
    if game.verbs[verb_of(atom)].takes is not Takes.SEAT or argument(atom) >= game.seats:
        return ""
    side_of = game.schema.side_of
    of_side = (seat for at, seat in enumerate(sitting.head.seats) if side_of[at] == side_of[argument(atom)])
    return next((seat.name for seat in of_side if seat.holder == "person"), "")


def act_as_host(sitting: Sitting, host: int, text: str, now: float) -> None:
    """Something that the rules leave to the host, such as taking a seat out or letting a side forfeit."""
    sitting.require_host(host, now)
    table = sitting.playing()
    atom = read_action(table.notation, text)[0]
    if name := _player_of(sitting, atom):
        raise No("somebody-plays", "busy", name=name)
    if atom not in table.game.by_hand(table.state):
        refusal = table.game.refuse(table.state, HOST, (atom,))
        if refusal is not None:
            raise Against(refusal, table.state)
        raise No("clocks-only", "rules")
    _do_as_host(sitting, table, text, now)


def _do_as_host(sitting: Sitting, table: Table, text: str, now: float) -> None:
    before = len(table.record.steps)
    refusal = table.write("host", text)
    if refusal is not None:
        raise Against(refusal, table.state)
    atom = table.notation.read_action(text)[0]
    if sitting.game.verbs[verb_of(atom)].name == LEAVE:
        sitting.seat_changed(argument(atom), Seat())
        sitting.head.seats[argument(atom)].left = True
    sitting.stepped(table.record.steps[before:], now)


def set_table(sitting: Sitting, host: int, pace: Pace, clock: int, paused: bool, now: float) -> None:
    """Change the pace or the clock, or let all clocks stand still."""
    sitting.require_host(host, now)
    if not 0 <= clock <= LONGEST_CLOCK:
        raise No("clock-range", "input", most=LONGEST_CLOCK // 3600)
    head, was_paused = sitting.head, sitting.head.paused
    if (pace, clock) != (head.pace, head.clock):
        sitting.clock.anew()
    head.pace, head.clock, head.paused = pace, clock, paused
    if was_paused and not paused:
        sitting.clock.go(now)
    sitting.set_clock(now)
    if pace == "days":
        for seat in head.seats:
            seat.minded = False


def remove(sitting: Sitting, host: int, number: str, now: float) -> Person:
    """Send a person away: every token of his is void. If it was the host, the next at the table is host."""
    sitting.require_host(host, now)
    person = sitting.person(int(number) if number.isascii() and number.isdigit() else NOBODY)
    seat = sitting.seat_of(person.number)
    if seat != ONLOOKER:
        stand_up(sitting, seat)
    person.generation += 1
    person.gone = True
    sitting.away.pop(person.number, None)
    if person.number == sitting.head.host:
        pass_host_on(sitting)
    sitting.set_clock(now)
    return person


def pass_host_on(sitting: Sitting) -> None:
    """The next by seat who is there, else by seat, else who watches, else nobody: then whoever comes first."""
    people = sitting.people()
    seated = [seat.person for seat in sitting.head.seats if seat.holder == "person"]
    present = [number for number in seated if sitting.is_present(number)]
    sitting.head.host = next(iter([*present, *seated, *(person.number for person in people)]), NOBODY)


def begin(sitting: Sitting, host: int, now: float, key: bytes | None = None) -> None:
    """Start the game. Every seat must have somebody. The key of chance is a random one, but in tests."""
    sitting.require_host(host, now)
    head = sitting.head
    if head.phase != "gathering":
        raise No("has-begun")
    empty = [LETTERS[at] for at, seat in enumerate(head.seats) if seat.holder == "open"]
    if empty:
        raise No("seats-empty", "busy", seats=", ".join(empty), count=len(empty))
    stream = Sealed(key)
    try:
        sitting.table = Table(sitting.game, stream)
    except BadInput as problem:
        raise No("cannot-begin", "input", text=str(problem)) from None
    head.key, head.phase = stream.key.hex(), "playing"
    for person in head.people:
        person.sat = sitting.seat_of(person.number)
    sitting.questions = Questions(sitting.game.seats, sitting.game.start().frames)
    sitting.stepped(sitting.table.record.steps, now)


# The same for everybody seated -------------------------------------------------------------------------------

AWAY_ENOUGH: Final = 60.0


def mind(sitting: Sitting, number: int, letter: str, yes: bool, now: float) -> None:
    """A bot minds the seat of somebody who is away; the person takes the seat again."""
    seat = sitting.read_seat(letter)
    there = sitting.head.seats[seat]
    sitting.playing()
    if there.holder != "person":
        raise No("no-person-there", "busy", seat=letter)
    if not yes:
        if there.person != number:
            raise No("not-your-seat", "not_yours", name=there.name)
        there.minded = False
    else:
        sitting.require_seat(number)
        since = sitting.away_since(there.person)
        if sitting.head.pace == "days":
            raise No("no-minding-by-days")
        if not since or now - since < AWAY_ENOUGH:
            raise No("not-away-yet", "busy", name=there.name, seconds=int(AWAY_ENOUGH))
        there.minded = True
    sitting.set_clock(now)
