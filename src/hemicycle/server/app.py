"""The application: everything put together, started, and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from hemicycle.server.addresses import Addresses
from hemicycle.server.api import Api
from hemicycle.server.desk import Desk
from hemicycle.server.guard import Guard, language_asked, problem
from hemicycle.server.library import Packs
from hemicycle.server.limits import Doorkeeper
from hemicycle.server.logs import Log
from hemicycle.server.minds import Minds
from hemicycle.server.pages import Page
from hemicycle.server.room import House
from hemicycle.server.rooms import Rooms
from hemicycle.server.settings import Settings
from hemicycle.server.sockets import Sockets
from hemicycle.store.promises import Store
from hemicycle.tables.faults import No
from hemicycle.tables.keys import Keyring

PACKS = "packs"


class Server:
    """One process with its tables."""

    def __init__(self, settings: Settings, store: Store, log: Log) -> None:
        self.settings, self.store, self.log = settings, store, log
        self.minds = Minds(log, settings.workers, settings.bot_pause)
        keyring = Keyring(store.secret())
        packs = Packs(settings.data / PACKS)
        self.addresses = Addresses(settings.host)
        self.rooms = Rooms(House(store, keyring, self.minds, log), packs, settings.limits)
        desk = Desk(self.rooms, keyring, Doorkeeper(settings.limits))
        api = Api(desk, packs, settings.limits, self.addresses, log)
        sockets = Sockets(desk, settings.limits, log)
        routes: list[Route | WebSocketRoute] = [
            WebSocketRoute("/ws/tables/{code}", sockets.serve),
            *api.routes(),
            *Page(settings.page).routes(),
        ]
        self.app = Starlette(
            routes=routes,
            middleware=[Middleware(Guard, log=log)],
            exception_handlers={404: _nothing, 405: _not_so},
            lifespan=self._life,
        )

    @contextlib.asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        self.minds.start()
        tasks = [asyncio.create_task(self.rooms.wake_recent()), asyncio.create_task(self.rooms.keep_house())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.minds.stop()
            await asyncio.to_thread(self.store.close)
            self.log.say("stopped")

    def say_goodbye(self) -> None:
        """Before the sockets are closed: pages are told that the server comes back."""
        self.rooms.close_all()


async def _nothing(request: Request, _error: Exception) -> Response:
    return problem(No("not-found", "input"), language_asked(request))


async def _not_so(request: Request, _error: Exception) -> Response:
    return problem(No("wrong-method", "input"), language_asked(request))
