"""One socket: what is to be sent waits in line, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hemicycle.kernel.words import ENGLISH
from hemicycle.server import protocol as p

MOST_WAITING: Final = 4_000  # messages for a reader who does not read
ENCODER: Final = msgspec.json.Encoder()
CLOSED: Final = 1000
GOING_AWAY: Final = 1001
TRY_LATER: Final = 1013


def encoded(message: p.Tell) -> str:
    return ENCODER.encode(message).decode()


class Connection:
    """A socket of a person at a table."""

    def __init__(self, socket: WebSocket, person: int) -> None:
        self.socket, self.person = socket, person
        self.language = ENGLISH
        self.greeted = False  # it has said hello, and is told what happens
        self.told: str = ""  # the last facts of the table that it was sent
        self.watching: object = None  # how it was last spoken to
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._code = CLOSED

    def send(self, text: str) -> None:
        """Put a message in line."""
        if self._waiting.qsize() >= MOST_WAITING:
            self.end(TRY_LATER)
        else:
            self._waiting.put_nowait(text)

    def tell(self, message: p.Tell) -> None:
        self.send(encoded(message))

    def bye(self, why: str, text: str, code: int = CLOSED) -> None:
        """Say that this is the end, and close when everything before it has been sent."""
        self.tell(p.Bye(why=why, text=text))
        self.end(code)

    def end(self, code: int) -> None:
        self._code = code
        self.greeted = False
        self._waiting.put_nowait(None)

    async def pump(self) -> None:
        """Send what is in line until the end."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._waiting.get()) is not None:
                await self.socket.send_text(text)
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.socket.close(self._code)
