"""Plays games at a real server with a page for every seat and one that watches, and keeps all that each is sent."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .harness import Json, Server

PATIENCE = 60.0
TOGETHER = 6  # games at a time
MOST_MESSAGES = 20_000  # of one viewer


@dataclass
class Heard:
    """What one viewer was sent in one game: every message, as it came."""

    viewer: int  # a seat, or the number of seats for who watches
    texts: list[str] = field(default_factory=list)


@dataclass
class Game:
    """One game: what everybody was sent, and the record, which tells the truth once it is over."""

    seats: int
    options: dict[str, str]
    heard: list[Heard]
    record: str = ""


class Player:
    """A page that asks for a hint whenever it may choose, and does it; what it wonders about is sent too."""

    def __init__(self, seated: Json, heard: Heard) -> None:
        self.seated, self.heard = seated, heard
        self.socket: ClientConnection | None = None
        self.asked, self.over = -1, False
        self.count = 0

    async def play(self, server: Server) -> None:
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{self.seated['code']}"
        headers = {"authorization": f"Bearer {self.seated['token']}"}
        async with connect(url, additional_headers=headers, max_size=None, compression=None) as self.socket:
            await self.send("hello", since=-1)
            while not self.over:
                text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
                assert isinstance(text, str)
                self.heard.texts.append(text)
                assert len(self.heard.texts) < MOST_MESSAGES, "this game does not end"
                await self.answer(json.loads(text))

    async def answer(self, heard: Json) -> None:
        self.over = self.over or (heard.get("table") or {}).get("phase") == "over"
        if heard["t"] in ("sync", "step", "rewound"):
            view = heard["view"] or {"asked": -1, "choices": []}
            if view["asked"] >= 0 and view["asked"] != self.asked:
                await self.wonder(view)
            self.asked = view["asked"]
        elif heard["t"] == "advice":
            await self.send("act", asked=self.asked, do=[heard["do"]])

    async def wonder(self, view: Json) -> None:
        """All that a curious person would ask before he chooses."""
        await self.send("next", asked=view["asked"], do=[view["choices"][0]["do"]] if self.count % 3 else [])
        for zone in ("discard", "open.A", f"hidden.{self.seated['seat']}"):
            for card in view["zones"][zone][-1:]:
                if not card.startswith("?"):
                    await self.send("why", card=card)
        await self.send("hint")

    async def send(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        self.count += 1
        await self.socket.send(json.dumps({"t": kind, "id": f"q{self.count}", **fields}))


async def one_game(server: Server, seats: int, options: dict[str, str]) -> Game:
    """A game of people who all do as a sensible bot would, and of one that watches."""

    def gather() -> list[Json]:
        first = server.open(seats=seats, name="Ann", options=options)
        code = first["code"]
        return [
            first,
            *(server.join(code, f"Guest{at}") for at in range(1, seats)),
            server.join(code, "Watcher", watch=True),
        ]

    people = await asyncio.to_thread(gather)
    game = Game(seats, options, [Heard(viewer) for viewer in range(seats + 1)])
    players = [Player(seated, heard) for seated, heard in zip(people, game.heard, strict=True)]
    await asyncio.gather(begin(server, people[0]), *(player.play(server) for player in players))
    answer = await asyncio.to_thread(server.ask, f"/api/tables/{people[0]['code']}/record")
    game.record = answer.body.decode()
    return game


async def begin(server: Server, host: Json) -> None:
    def start() -> None:
        with server.page(host) as page:
            assert page.ask("begin")["t"] == "done"

    await asyncio.to_thread(start)


def play_games(server: Server, many: int) -> list[Game]:
    """Games of all numbers of seats, some at a time."""
    options = ({}, {"put_back_attacks": "yes"}, {"match": "rounds:2"})

    async def all_of_them() -> list[Game]:
        room = asyncio.Semaphore(TOGETHER)

        async def one(at: int) -> Game:
            async with room:
                return await one_game(server, 2 + at % 4, options[at % 3])

        return await asyncio.gather(*(one(at) for at in range(many)))

    return asyncio.run(all_of_them())
