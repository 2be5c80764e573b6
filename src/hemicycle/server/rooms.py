"""All tables of a server: opened, found, taken up again from the store, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Any, Final

from hemicycle.kernel.archive import schema_text
from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.headers import chance_header
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.record import Record, read_step
from hemicycle.server import protocol as p
from hemicycle.server.library import Kind, Packs, game
from hemicycle.server.memory import Memory
from hemicycle.server.room import House, Room
from hemicycle.server.settings import Limits
from hemicycle.server.words_of import Voices
from hemicycle.store.promises import Saved
from hemicycle.tables import seating
from hemicycle.tables.codes import new_code
from hemicycle.tables.faults import No
from hemicycle.tables.head import DECODER, Head, Person
from hemicycle.tables.sitting import Sitting

QUIET_SECONDS: Final = 600.0  # without anybody, before a table is let go from memory
LOOK_SECONDS: Final = 2.0
RECENT_SECONDS: Final = 2 * 24 * 3600.0
MOST_AT_START: Final = 300


@dataclass(frozen=True)
class Opened:
    """A new table and whoever opened it."""

    room: Room
    person: Person


class Rooms:
    """Tables by code."""

    def __init__(self, house: House, packs: Packs, limits: Limits) -> None:
        self.house, self.packs, self.limits = house, packs, limits
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._voices: dict[Kind, Voices] = {}

    # Opening and finding.

    async def open(self, wanted: p.NewTable) -> Opened:
        """A new table; whoever opens it is host."""
        if len(self._rooms) >= self.limits.tables_at_once:
            raise No("server-full", "limit")
        kind = Kind.of(wanted.game, wanted.seats, wanted.options, self.packs.paths(wanted.packs))
        set_up = await asyncio.to_thread(game, kind)
        kind = Kind.of(wanted.game, wanted.seats, set_up.options_given, self.packs.paths(wanted.packs))
        sitting = seating.opened(await self._free_code(), set_up, wanted.packs, wanted.pace, wanted.clock)
        room = Room(self.house, sitting, kind, self._voices_of(kind))
        people: list[Person] = []

        def first(now: float) -> None:
            people.append(seating.join(sitting, wanted.name, watch=wanted.watch))
            sitting.depart(people[0].number, now)
            if wanted.bots:
                for at, seat in enumerate(sitting.head.seats):
                    if seat.holder == "open":
                        seating.fill_with_bot(sitting, at, wanted.bots)
            if wanted.start:
                seating.begin(sitting, people[0].number, now)

        await room.change(first)
        self._rooms[room.code] = room
        self.house.log.say("table opened", table=room.shade, game=wanted.game, seats=wanted.seats)
        return Opened(room, people[-1])

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            if code not in self._rooms and not await asyncio.to_thread(self.house.store.revisions, [code]):
                return code

    async def find(self, code: str) -> Room:
        """A table; No if there is none."""
        room = self._rooms.get(code)
        if room is None and code:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            room = await self._loading[code]
        if room is None:
            raise No("no-such-table", "input")
        return room

    async def _load(self, code: str) -> Room | None:
        try:
            saved = await asyncio.to_thread(self.house.store.read, code)
            if saved is None:
                return None
            room = await asyncio.to_thread(self._take_up, saved)
            self._rooms[code] = room
            room.wake()
            return room
        finally:
            self._loading.pop(code, None)

    def _take_up(self, saved: Saved) -> Room:
        """The room of a table as it was kept."""
        head = DECODER.decode(saved.head)
        kind = Kind.of(head.game, len(head.seats), head.options, self.packs.paths(head.packs))
        room = Room(self.house, self._sitting(head, kind, saved), kind, self._voices_of(kind))
        room.revision, room.memory = saved.revision, Memory(saved.answered)
        return room

    def _sitting(self, head: Head, kind: Kind, saved: Saved) -> Sitting:
        set_up, now = game(kind), time.time()
        if not saved.lines:
            sitting = Sitting(head, set_up)
            sitting.everybody_is_away(now)
            return sitting
        header: dict[str, Any] = json.loads(saved.header)
        if header["schema"] != json.loads(json.dumps(schema_text(set_up))):
            raise No("older-edition", "busy")
        read = Notation(set_up).read_event
        record = Record(header | chance_header(Sealed(bytes.fromhex(head.key))))
        record.steps = [read_step(json.loads(line.text), read) for line in saved.lines]
        record.words = {
            step.words: line.words
            for step, line in zip(record.steps, saved.lines, strict=True)
            if step.words and line.words
        }
        return Sitting.resumed(head, set_up, record, saved.drawn, now)

    def _voices_of(self, kind: Kind) -> Voices:
        if kind not in self._voices:
            self._voices[kind] = Voices(game(kind))
        return self._voices[kind]

    # Keeping house.

    def live(self) -> list[Room]:
        return list(self._rooms.values())

    async def wake_recent(self) -> None:
        """After a restart: take up the games that were being played, so that their bots go on."""
        store = self.house.store
        codes = await asyncio.to_thread(store.in_play, time.time() - RECENT_SECONDS, MOST_AT_START)
        for code in codes:
            try:
                await self.find(code)
            except Exception as error:
                self.house.log.fault("table not taken up", error, table=self.house.keyring.shade(code))

    async def keep_house(self) -> None:
        """Every few seconds: let quiet tables go, and drop those that somebody else has changed on disk."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._let_go()
            await self.drop_changed()

    def _let_go(self) -> None:
        now = time.monotonic()
        for code, room in list(self._rooms.items()):
            idle = not room.connections and now - room.quiet_since > QUIET_SECONDS
            if idle and not room.lock.locked() and not room.sitting.bots_turn():
                room.close("stopping", "bye-stopping", 1001)
                del self._rooms[code]

    async def drop_changed(self) -> None:
        """A backup was restored or a purge has run: what is on disk counts, and pages come back to it."""
        store = self.house.store
        if not await asyncio.to_thread(store.changed_by_others):
            return
        self.house.keyring.renew(await asyncio.to_thread(store.secret))
        for code, room in list(self._rooms.items()):
            async with room.lock:
                known = await asyncio.to_thread(store.revisions, [code])
                if room.revision != known.get(code):
                    room.close("stopping", "bye-stopping", 1012)
                    self._rooms.pop(code, None)

    def close_all(self) -> None:
        for room in self._rooms.values():
            room.close("stopping", "bye-stopping", 1012)
