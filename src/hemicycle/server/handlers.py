"""What each message of a page does. A handler answers once, or raises a No that is made into a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from hemicycle.kernel.options import BadInput
from hemicycle.server import protocol as p
from hemicycle.server.connection import Connection
from hemicycle.server.room import NO_STEP, Room
from hemicycle.server.words_of import language_of, words
from hemicycle.tables import playing, seating, taking_back
from hemicycle.tables.faults import No
from hemicycle.tables.planning import Plan

Handler = Callable[[Room, Connection, Any], Awaitable[None]]


async def hello(room: Room, connection: Connection, ask: p.Hello) -> None:
    async with room.lock:
        connection.language = language_of(ask.language)
        room.audience.sync(connection, ask.id, ask.since)


async def ping(_room: Room, connection: Connection, ask: p.Ping) -> None:
    connection.tell(p.Done(id=ask.id))


# Changes ----------------------------------------------------------------------------------------------------


async def _done(room: Room, connection: Connection, ask: p.Ask, act: Callable[[float], object]) -> None:
    number = await room.change(act, connection.person, ask.id)
    connection.tell(p.Done(id=ask.id, n=number if number != NO_STEP else -1))


async def act(room: Room, connection: Connection, ask: p.Act) -> None:
    def do(now: float) -> None:
        playing.act(room.sitting, connection.person, ask.asked, ask.do, ask.words, now)

    await _done(room, connection, ask, do)


async def undo(room: Room, connection: Connection, ask: p.Undo) -> None:
    await _done(room, connection, ask, lambda now: taking_back.undo(room.sitting, connection.person, ask.to, now))


async def consent(room: Room, connection: Connection, ask: p.Consent) -> None:
    def do(now: float) -> None:
        taking_back.consent(room.sitting, connection.person, ask.number, ask.yes, now)

    await _done(room, connection, ask, do)


async def move_on(room: Room, connection: Connection, ask: p.MoveOn) -> None:
    await _done(room, connection, ask, lambda now: playing.move_on(room.sitting, connection.person, ask.seat, now))


async def mind(room: Room, connection: Connection, ask: p.Mind) -> None:
    await _done(
        room, connection, ask, lambda now: seating.mind(room.sitting, connection.person, ask.seat, ask.yes, now)
    )


async def sit(room: Room, connection: Connection, ask: p.Sit) -> None:
    await _done(room, connection, ask, lambda now: seating.sit(room.sitting, connection.person, ask.seat, now))


async def set_seat(room: Room, connection: Connection, ask: p.SetSeat) -> None:
    def do(now: float) -> None:
        seating.set_seat(room.sitting, connection.person, ask.seat, ask.holder, ask.level, ask.person, now)

    await _done(room, connection, ask, do)


async def set_table(room: Room, connection: Connection, ask: p.SetTable) -> None:
    def do(now: float) -> None:
        seating.set_table(room.sitting, connection.person, ask.pace, ask.clock, ask.paused, now)

    await _done(room, connection, ask, do)


async def host_does(room: Room, connection: Connection, ask: p.HostDoes) -> None:
    await _done(room, connection, ask, lambda now: seating.act_as_host(room.sitting, connection.person, ask.do, now))


async def remove(room: Room, connection: Connection, ask: p.Remove) -> None:
    await _done(room, connection, ask, lambda now: seating.remove(room.sitting, connection.person, ask.person, now))


async def begin(room: Room, connection: Connection, ask: p.Begin) -> None:
    await _done(room, connection, ask, lambda now: seating.begin(room.sitting, connection.person, now))


# Questions: nothing is changed ------------------------------------------------------------------------------


async def next_choices(room: Room, connection: Connection, ask: p.Next) -> None:
    async with room.lock:
        sitting = room.sitting
        seat = sitting.require_seat(connection.person)
        table = sitting.playing()
        playing.require_current(sitting, seat, ask.asked)
        plan = Plan(sitting.game, table.notation, table.view(seat))
        plan.follow(ask.do[: playing.MOST_CHOICES + 1])
        draft = plan.draft(ask.draft)
        eyes = room.audience.eyes(room.audience.watching(connection))
        choices = [] if plan.ends else eyes.choices(plan.world, plan.view)
        number = len(table.record.steps) - 1
        connection.tell(
            p.Choices(
                id=ask.id,
                choices=choices,
                prompt="" if plan.ends else eyes.teller.prompt(plan.view, seat),
                kind="" if plan.ends else sitting.game.decisions[plan.world.frames[-1][0]].name,
                whole=plan.is_whole(draft),
                rest=plan.ends,
                view=eyes.shown(plan.view, number, ask.asked, choices) if ask.do else None,
            )
        )


async def why(room: Room, connection: Connection, ask: p.Why) -> None:
    async with room.lock:
        sitting = room.sitting
        seat = sitting.require_seat(connection.person)
        table = sitting.playing()
        plan = Plan(sitting.game, table.notation, table.view(seat))
        plan.follow(ask.do[: playing.MOST_CHOICES + 1])
        plan.draft(ask.draft)
        try:
            piece = table.notation.names.read_piece(ask.card)
        except BadInput:
            raise No("no-such-card", "input") from None
        teller = room.audience.eyes(room.audience.watching(connection)).teller
        if plan.ends and ask.do:
            raise No("plan-ends", "rules")
        refusal = sitting.game.why_not(plan.world, seat, piece)
        if refusal is None:
            text = words(connection.language).say("may-choose", card=teller.piece(piece))
            connection.tell(p.Because(id=ask.id, text=text, clause="", open=True))
            return
        details = sitting.game.explain(plan.world, refusal)
        connection.tell(p.Because(id=ask.id, text=teller.refusal(refusal, plan.view, details), clause=refusal.clause))


async def hint(room: Room, connection: Connection, ask: p.Hint) -> None:
    async with room.lock:
        sitting = room.sitting
        seat = sitting.require_seat(connection.person)
        asked = sitting.asked(seat)
        playing.require_current(sitting, seat, asked)
        view = sitting.playing().view(seat)
        eyes = room.audience.eyes(room.audience.watching(connection))
    thought = await room.house.minds.advise(room.kind, connection.language, view)
    if thought is None:
        raise No("no-advice", "fault")
    if sitting.asked(seat) != asked:
        raise No("stale", "stale")
    said = [eyes.say(view, atom) for atom in thought.action]
    connection.tell(
        p.Advice(
            id=ask.id,
            do=eyes.notation.action(thought.action),
            say=eyes.teller.everyone(said),
            reason=thought.reason,
        )
    )


HANDLERS: Final[dict[type[p.Ask], Handler]] = {
    p.Hello: hello,
    p.Ping: ping,
    p.Act: act,
    p.Next: next_choices,
    p.Why: why,
    p.Hint: hint,
    p.Undo: undo,
    p.Consent: consent,
    p.MoveOn: move_on,
    p.Mind: mind,
    p.Sit: sit,
    p.SetSeat: set_seat,
    p.SetTable: set_table,
    p.HostDoes: host_does,
    p.Remove: remove,
    p.Begin: begin,
}
