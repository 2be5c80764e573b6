"""What is open to all about a table, beside the game: seats, people, clocks, wishes; and what only you are told."""

from __future__ import annotations

from typing import Final

from hemicycle.kernel.atoms import Takes, argument, verb_of
from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.words import Teller
from hemicycle.server import protocol as p
from hemicycle.server.words_of import words
from hemicycle.tables.budget import Counted
from hemicycle.tables.head import NOBODY, Seat
from hemicycle.tables.keys import Bearer, Keyring
from hemicycle.tables.seating import acts_by_hand
from hemicycle.tables.sitting import ONLOOKER, Sitting

SPOKEN_BETWEEN: Final = " "


def table_info(sitting: Sitting, language: str) -> p.TableInfo:
    head = sitting.head
    stream = sitting.table.stream if sitting.table else None
    over = sitting.table is not None and sitting.table.key_is_out
    watching = [one for one in sitting.people() if sitting.seat_of(one.number) == ONLOOKER]
    return p.TableInfo(
        code=head.code,
        game=head.game,
        game_name=sitting.game.title.name,
        phase=head.phase,
        pace=head.pace,
        clock=head.clock,
        deadline=sitting.clock.deadline,
        paused=head.paused,
        seats=[seat_info(sitting, at, seat) for at, seat in enumerate(head.seats)],
        watchers=[
            p.Watcher(str(one.number), one.name, one.number == head.host, sitting.is_present(one.number))
            for one in watching
        ],
        options=head.options,
        packs=head.packs,
        commitment=stream.commitment if isinstance(stream, Sealed) else "",
        key=head.key if over else "",
        undo=undo_asked(sitting, language),
        spoken=spoken(head.code, language),
        limits=[time_limit(one) for one in sitting.budget.counted()],
    )


def time_limit(one: Counted) -> p.TimeLimit:
    return p.TimeLimit(one.limit.scope, one.deadline, 0 if one.runs else max(0, -(-one.left // 1000)))


def seat_info(sitting: Sitting, at: int, seat: Seat) -> p.SeatInfo:
    person = seat.person if seat.holder == "person" else NOBODY
    return p.SeatInfo(
        seat=LETTERS[at],
        holder=seat.holder,
        name=seat.name,
        level=seat.level,
        present=sitting.is_present(person) if person else seat.holder == "bot",
        away_since=sitting.away_since(person) if person else 0.0,
        minded=seat.minded,
        host=person != NOBODY and person == sitting.head.host,
        person=str(person) if person else "",
    )


def undo_asked(sitting: Sitting, language: str) -> p.UndoAsked | None:
    wish = sitting.wish
    if wish is None:
        return None
    name = sitting.head.seats[wish.seat].name
    text = words(language).say("wish", name=name, count=wish.steps)
    agreed, waiting = ([LETTERS[seat] for seat in seats] for seats in (wish.agreed, wish.waiting))
    return p.UndoAsked(wish.number, LETTERS[wish.seat], wish.to, text, agreed, waiting)


def spoken(code: str, language: str) -> str:
    """The code as it is read aloud."""
    return SPOKEN_BETWEEN.join(words(language).say(f"spoken-{letter}") for letter in code)


def you(sitting: Sitting, person: int, keyring: Keyring, teller: Teller) -> p.You:
    head, found = sitting.head, sitting.person(person)
    who, seat = Bearer(found.number, found.generation), sitting.seat_of(person)
    return p.You(
        person=str(person),
        name=found.name,
        seat=LETTERS[seat] if seat != ONLOOKER else "",
        host=head.host == person,
        pin=keyring.pin(head.code, who),
        token=keyring.token(head.code, who),
        acts=host_acts(sitting, teller) if head.host == person else [],
    )


def host_acts(sitting: Sitting, teller: Teller) -> list[p.HostAct]:
    """What the rules of the game leave to the host just now, in words."""
    game, table = sitting.game, sitting.table
    if table is None:
        return []
    return [
        p.HostAct(
            do=table.notation.action((atom,)),
            say=teller.atom(atom),
            seat=LETTERS[argument(atom)] if game.verbs[verb_of(atom)].takes is Takes.SEAT else "",
        )
        for atom in acts_by_hand(sitting)
    ]
