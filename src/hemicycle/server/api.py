"""What a page asks over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hemicycle.server import lobby
from hemicycle.server import protocol as p
from hemicycle.server.addresses import Addresses
from hemicycle.server.afterwards import record_text, replay, report
from hemicycle.server.desk import Desk, address_of, connection_codes, give_cookie
from hemicycle.server.facts import table_info
from hemicycle.server.guard import json_response, language_asked, problem, read_body
from hemicycle.server.library import Packs
from hemicycle.server.logs import Log
from hemicycle.server.mine import mine
from hemicycle.server.settings import Limits
from hemicycle.server.words_of import known_languages
from hemicycle.tables import seating
from hemicycle.tables.codes import read_code
from hemicycle.tables.faults import No
from hemicycle.tables.head import Person

T = TypeVar("T", bound=p.Message)
Endpoint = Callable[[Request], Awaitable[Response]]
MOST_MINE = 50


@dataclass(frozen=True)
class Api:
    """The addresses below /api, and what each does."""

    desk: Desk
    packs: Packs
    limits: Limits
    addresses: Addresses
    log: Log

    def routes(self) -> list[Route]:
        get: dict[str, Endpoint] = {
            "/healthz": self.health,
            "/api/info": self.info,
            "/api/games": self.games,
            "/api/games/{slug}/cards": self.game_cards,
            "/api/games/{slug}/rules": self.game_rules,
            "/api/mine": self.mine,
            "/api/tables/{code}": self.table,
            "/api/tables/{code}/cards": self.cards,
            "/api/tables/{code}/qr.svg": self.qr,
            "/api/tables/{code}/replay": self.replay,
            "/api/tables/{code}/report": self.report,
            "/api/tables/{code}/record": self.record,
        }
        post: dict[str, Endpoint] = {
            "/api/tables": self.open,
            "/api/tables/{code}/join": self.join,
            "/api/tables/{code}/claim": self.claim,
            "/api/tables/{code}/recover": self.recover,
        }
        return [
            *(Route(path, self._answering(endpoint), methods=["GET"]) for path, endpoint in get.items()),
            *(Route(path, self._answering(endpoint), methods=["POST"]) for path, endpoint in post.items()),
        ]

    def _answering(self, endpoint: Endpoint) -> Endpoint:
        """Whatever goes wrong is one sentence."""

        async def answer(request: Request) -> Response:
            try:
                return await endpoint(request)
            except No as fault:
                return problem(fault, language_asked(request))
            except msgspec.ValidationError as fault:
                return problem(No("bad-request", "input", detail=str(fault)), language_asked(request))
            except msgspec.DecodeError:
                return problem(No("bad-request", "input", detail="JSON"), language_asked(request))
            except Exception as error:
                self.log.fault("request failed", error)
                return problem(No("program-fault", "fault"), language_asked(request))

        return answer

    async def _body(self, request: Request, kind: type[T]) -> T:
        return msgspec.json.decode(await read_body(request, self.limits.body), type=kind)

    # The house.

    async def health(self, request: Request) -> Response:
        well = await asyncio.to_thread(self.desk.rooms.house.store.check)
        return json_response({"ok": well}, 200 if well else 503)

    async def info(self, request: Request) -> Response:
        return json_response(
            {
                "version": version("hemicycle"),
                "languages": known_languages(),
                "addresses": self.addresses.all(),
            }
        )

    async def games(self, request: Request) -> Response:
        packs = tuple(await asyncio.to_thread(self.packs.names))
        return json_response(lobby.games(language_asked(request), packs))

    async def game_cards(self, request: Request) -> Response:
        kind = await asyncio.to_thread(lobby.base_kind, request.path_params["slug"])
        return encoded(await asyncio.to_thread(lobby.cards, kind, language_asked(request)))

    async def game_rules(self, request: Request) -> Response:
        slug = request.path_params["slug"]
        return json_response(await asyncio.to_thread(lobby.rules, slug, language_asked(request)))

    async def mine(self, request: Request) -> Response:
        codes = [code for code in connection_codes(request) if read_code(code) == code][:MOST_MINE]
        return json_response(await mine(self.desk, request, codes))

    # Coming to a table.

    async def open(self, request: Request) -> Response:
        wanted = await self._body(request, p.NewTable)
        if not self.desk.door.may_open_table(address_of(request)):
            raise No("too-many-tables", "limit")
        opened = await self.desk.rooms.open(wanted)
        seated = self.desk.seated(opened.room, opened.person)
        response = json_response(seated, 201)
        give_cookie(response, request, seated)
        return response

    async def join(self, request: Request) -> Response:
        wanted = await self._body(request, p.Join)
        room = await self.desk.room(request)
        people: list[Person] = []

        def come(now: float) -> None:
            people.append(seating.join(room.sitting, wanted.name, wanted.seat, watch=wanted.watch))
            room.sitting.depart(people[-1].number, now)
            room.sitting.set_clock(now)

        await room.change(come)
        return await self._come(request, people[-1], 201)

    async def claim(self, request: Request) -> Response:
        wanted = await self._body(request, p.Claim)
        room = await self.desk.room(request)
        return await self._come(request, await self.desk.claim(room, request, wanted.token), 200)

    async def recover(self, request: Request) -> Response:
        wanted = await self._body(request, p.Recover)
        room = await self.desk.room(request)
        return await self._come(request, await self.desk.recover(room, request, wanted.name, wanted.pin), 200)

    async def _come(self, request: Request, person: Person, status: int) -> Response:
        room = await self.desk.room(request)
        seated = self.desk.seated(room, person)
        response = json_response(seated, status)
        give_cookie(response, request, seated)
        return response

    # A table.

    async def table(self, request: Request) -> Response:
        room = await self.desk.room(request)
        async with room.lock:
            return json_response(table_info(room.sitting, language_asked(request)))

    async def cards(self, request: Request) -> Response:
        room = await self.desk.room(request)
        return encoded(await asyncio.to_thread(lobby.cards, room.kind, language_asked(request)))

    async def qr(self, request: Request) -> Response:
        room = await self.desk.room(request)
        return self.addresses.qr(request, room.code)

    async def replay(self, request: Request) -> Response:
        room = await self.desk.room(request)
        who = self.desk.known(room, request)
        return encoded(await replay(room, who, request.query_params.get("eyes", ""), language_asked(request)))

    async def report(self, request: Request) -> Response:
        room = await self.desk.room(request)
        who = self.desk.known(room, request)
        return encoded(await report(room, who, language_asked(request)))

    async def record(self, request: Request) -> Response:
        room = await self.desk.room(request)
        text = await record_text(room)
        name = f"{room.sitting.head.game}-{room.code}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def encoded(body: bytes) -> Response:
    """What is JSON already."""
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})
