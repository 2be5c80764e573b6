"""The socket of a table: reads messages, has them handled one after the other, and answers each of them."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hemicycle.server import protocol as p
from hemicycle.server.connection import CLOSED, TRY_LATER, Connection
from hemicycle.server.desk import Desk
from hemicycle.server.guard import from_elsewhere, language_asked
from hemicycle.server.handlers import HANDLERS
from hemicycle.server.limits import Bucket
from hemicycle.server.logs import Log
from hemicycle.server.room import Room
from hemicycle.server.settings import Limits
from hemicycle.server.words_of import sentence, words
from hemicycle.tables.faults import No

DECODER: Final = msgspec.json.Decoder(p.Request)
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
FOUND_ID: Final = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,64})"')
TOO_FAST_AT_MOST: Final = 200  # messages that are answered with no, before the line is cut
COST: Final[dict[type[p.Ask], float]] = {p.Hint: 5.0, p.Hello: 3.0}


@dataclass(frozen=True)
class Sockets:
    """Takes sockets of all tables."""

    desk: Desk
    limits: Limits
    log: Log

    async def serve(self, socket: WebSocket) -> None:
        if from_elsewhere(socket.headers):
            await socket.close(1008)
            return
        await socket.accept()
        connection = Connection(socket, 0)
        connection.language = language_asked(socket)
        pump = asyncio.create_task(connection.pump())
        try:
            room = await self._enter(socket, connection)
            if room is not None:
                try:
                    await self._listen(room, connection)
                finally:
                    room.leave(connection)
        except WebSocketDisconnect:
            pass
        finally:
            connection.end(CLOSED)
            await asyncio.wait([pump], timeout=5.0)
            pump.cancel()

    async def _enter(self, socket: WebSocket, connection: Connection) -> Room | None:
        """Find the table and the person; whoever has no place is told so."""
        try:
            room = await self.desk.room(socket)
            person = self.desk.known(room, socket)
            if person is None:
                raise No("bye-no-place", "not_yours")
        except No as fault:
            connection.bye("removed", sentence(fault, connection.language)[0])
            return None
        connection.person = person.number
        for oldest in room.of_person(person.number)[: 1 - self.limits.connections or None]:
            if len(room.of_person(person.number)) >= self.limits.connections:
                oldest.bye("replaced", words(oldest.language).say("bye-replaced"))
                room.leave(oldest)
        await room.enter(connection)
        return room

    async def _listen(self, room: Room, connection: Connection) -> None:
        bucket, refused = Bucket(self.limits.messages_a_second, self.limits.messages_at_once), 0
        while True:
            message = await connection.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text: str | None = message.get("text")
            ask, fault = self._read(text)
            if not bucket.take(COST.get(type(ask), 1.0)):
                fault, refused = No("too-fast", "limit"), refused + 1
            if refused > TOO_FAST_AT_MOST:
                connection.bye("limit", words(connection.language).say("bye-limit"), TRY_LATER)
                return
            if fault is not None or ask is None:
                self._refuse(room, connection, ask.id if ask else _id_in(text), fault or No("hello-first", "input"))
            else:
                await self._handle(room, connection, ask)

    def _read(self, text: str | None) -> tuple[Any, No | None]:
        """A message, or why it is none."""
        if text is None:
            return None, No("bad-message", "input", detail="binary")
        if len(text) > self.limits.message or len(text.encode()) > self.limits.message:
            return None, No("too-long", "limit", most=self.limits.message)
        try:
            ask = DECODER.decode(text)
        except msgspec.ValidationError as problem:
            return None, No("bad-message", "input", detail=str(problem))
        except msgspec.DecodeError:
            return None, No("bad-message", "input", detail="JSON")
        if not ID.fullmatch(ask.id):
            return None, No("bad-message", "input", detail="id")
        return ask, None

    async def _handle(self, room: Room, connection: Connection, ask: p.Ask) -> None:
        try:
            if not connection.greeted and not isinstance(ask, p.Hello):
                raise No("hello-first", "input")
            # A reader who goes away in the middle does not leave a change half done.
            await asyncio.shield(asyncio.ensure_future(HANDLERS[type(ask)](room, connection, ask)))
        except No as fault:
            self._refuse(room, connection, ask.id, fault)
        except Exception as error:
            self.log.fault("message failed", error, message=type(ask).__name__, table=room.shade)
            self._refuse(room, connection, ask.id, No("program-fault", "fault"))

    def _refuse(self, room: Room, connection: Connection, message: str, fault: No) -> None:
        teller = None
        if room.sitting.table is not None and connection.greeted:
            teller = room.audience.eyes(room.audience.watching(connection)).teller
        text, clause = sentence(fault, connection.language, teller)
        connection.tell(p.Refused(id=message, text=text, why=fault.why, clause=clause))


def _id_in(text: str | None) -> str:
    """The id of a message that cannot be read otherwise, so that its sender knows which it was."""
    match = FOUND_ID.search(text[:10_000]) if text else None
    return match[1] if match else ""
