"""Runs the application until it is told to stop: every table says goodbye, what was acknowledged is on disk."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import IO, Final

import uvicorn

from hemicycle.kernel.options import BadInput
from hemicycle.server.app import Server
from hemicycle.server.collecting import collect_seldom
from hemicycle.server.lan import listen
from hemicycle.server.logs import Log
from hemicycle.server.settings import Settings
from hemicycle.store.promises import StoreError
from hemicycle.store.sqlite import SqliteStore

LONGEST_FRAME: Final = 1 << 18  # bytes of one message; what is longer than we take is told so up to here
STOP_SECONDS: Final = 5
PING_SECONDS: Final = 20.0
GOODBYE_SECONDS: Final = 0.3
LOCK: Final = "server.lock"


class Uvicorn(uvicorn.Server):
    """Says goodbye to every page before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], None]) -> None:
        super().__init__(config)
        self.goodbye = goodbye

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # A second Ctrl-C does not wait any longer.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[Server], None], log: Log | None = None) -> None:
    """Serve until a signal comes. BadInput if the port or the data folder cannot be had."""
    log = log or Log()
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with lock(settings.data), _listening(settings) as listener:
        try:
            store = SqliteStore(settings.data)
        except StoreError as problem:
            raise BadInput(f"The data in {settings.data} cannot be used: {problem}.") from None
        server = Server(settings, store, log)
        server.addresses.listening(listener.getsockname()[1])
        config = uvicorn.Config(
            server.app,
            log_config=None,
            access_log=False,
            lifespan="on",
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,
            proxy_headers=settings.behind_proxy,
            server_header=False,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        log.say("started", port=server.addresses.port)
        ready(server)
        collect_seldom()
        Uvicorn(config, server.say_goodbye).run([listener])


def _listening(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except (OSError, OverflowError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadInput(f"Nothing can listen at {settings.host} port {settings.port}: {reason}.") from None


def lock(folder: Path) -> IO[bytes]:
    """Two servers on one data folder would not know of each other's tables. The lock goes with the process."""
    file = (folder / LOCK).open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadInput(f"Another Hemicycle is serving {folder}; stop it first, or name another folder.") from None
    return file
