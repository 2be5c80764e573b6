"""Looking back: a game moment by moment, how it went, and its record. Long work is done beside the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from hemicycle.kernel.driver import Table
from hemicycle.kernel.moments import Moment, moments, moments_whole
from hemicycle.kernel.record import Record, lines
from hemicycle.server import protocol as p
from hemicycle.server.facts import seat_info
from hemicycle.server.looking import Eyes, line
from hemicycle.server.room import Room
from hemicycle.server.words_of import words
from hemicycle.tables.faults import No
from hemicycle.tables.head import Person
from hemicycle.tables.sitting import ONLOOKER

ALL = "all"


async def replay(room: Room, who: Person | None, eyes: str, language: str) -> bytes:
    """Every moment as a seat saw it. Until the game is over, only with one's own eyes; then with all."""
    async with room.lock:
        sitting = room.sitting
        table = _begun(room)
        own = sitting.seat_of(who.number) if who else ONLOOKER
        seat = sitting.read_seat(eyes) if eyes not in ("", ALL) else own
        over = sitting.head.phase == "over"
        if not over and (eyes == ALL or seat != own):
            raise No("only-own-eyes", "not_yours")
        names = [one.name for one in sitting.head.seats]
        if own != ONLOOKER and eyes != ALL:
            names[own] = words(language).say("you")
        viewer = seat if seat != ONLOOKER and eyes != ALL else sitting.game.schema.onlooker
        watching = Eyes(table.notation, viewer, room.voices.teller(language, tuple(names)))
        seats = [seat_info(sitting, at, one) for at, one in enumerate(sitting.head.seats)]
        record = _copy(table)
    return await asyncio.to_thread(_replayed, watching, record, seats, room, eyes == ALL)


def _replayed(eyes: Eyes, record: Record, seats: list[p.SeatInfo], room: Room, whole: bool) -> bytes:
    game, teller = eyes.game, eyes.teller
    found = moments_whole(game, record, teller) if whole else moments(game, record, eyes.viewer, teller)
    frames = list(_frames(eyes, found))
    return msgspec.json.encode(p.Replay(room.code, game.title.slug, room.sitting.head.options, seats, frames))


def _frames(eyes: Eyes, found: Iterable[Moment]) -> Iterator[p.Frame]:
    """Each moment with what has changed since the one before."""
    before: dict[str, Any] = {}
    for one in found:
        view = eyes.shown(one.view, one.number, -1, [])
        now = msgspec.to_builtins(view)
        yield p.Frame(
            n=one.number,
            by=one.actor,
            do=one.action,
            lines=[line(one.number, told) for told in one.lines],
            moves=[p.Move(*going) for going in one.moves],
            view=None if before else view,
            change=merge_patch(before, now) if before else {},
            mark=one.mark,
        )
        before = now


def merge_patch(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What makes one object of another, as RFC 7396 has it: a value that is null takes the name away."""
    patch: dict[str, Any] = {name: None for name in before if name not in now}
    for name, value in now.items():
        was = before.get(name)
        if isinstance(value, dict) and isinstance(was, dict):
            if inner := merge_patch(was, value):
                patch[name] = inner
        elif value != was:
            patch[name] = value
    return patch


async def report(room: Room, who: Person | None, language: str) -> bytes:
    """How the game went, for whoever asks."""
    async with room.lock:
        table = _over(room)
        sitting = room.sitting
        seat = sitting.seat_of(who.number) if who else ONLOOKER
        names = [one.name for one in sitting.head.seats]
        if seat != ONLOOKER:
            names[seat] = words(language).say("you")
        teller = room.voices.teller(language, tuple(names))
        viewer = seat if seat != ONLOOKER else sitting.game.schema.onlooker
        record = _copy(table)
    made = await asyncio.to_thread(table.game.title.report, table.game, record, teller, viewer)
    return msgspec.json.encode(msgspec.convert(made, p.Report))


async def record_text(room: Room) -> str:
    """The record as it is kept, with the key of chance."""
    async with room.lock:
        table = _over(room)
        record = _copy(table)
        record.header = record.header | {"names": [one.name for one in room.sitting.head.seats]}
    made = await asyncio.to_thread(lambda: list(lines(record, table.notation.event)))
    return "".join(one + "\n" for one in made)


def _begun(room: Room) -> Table:
    if room.sitting.table is None:
        raise No("not-begun")
    return room.sitting.table


def _over(room: Room) -> Table:
    table = _begun(room)
    if room.sitting.head.phase != "over" or not table.key_is_out:
        raise No("not-over", "not_yours")
    return table


def _copy(table: Table) -> Record:
    """The record as it is now; steps themselves never change."""
    record = table.record
    return Record(record.header, record.steps[:], dict(record.words), record.end)
