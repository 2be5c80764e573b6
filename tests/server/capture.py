"""Plays games at a real server with a page for every seat and one that watches, and keeps all that each is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .harness import Answer, Json, Server

PATIENCE = 60.0
TOGETHER = 6  # games at a time
MOST_MESSAGES = 20_000  # of one viewer
CURIOUS = 12  # the question at which somebody asks for what is not for him yet
ABOUT_TABLE = ("", "/record", "/report", "/replay?eyes=all")

Found = TypeVar("Found")


@dataclass
class Plan:
    """One game to be played. All do as they are advised, but choose by chance at each question of that number."""

    slug: str
    seats: int
    options: dict[str, str]
    chance: int = 0  # 0 is never


@dataclass
class Heard:
    """What one viewer was sent in one game: every message, as it came, and every answer over HTTP."""

    viewer: int  # a seat, or the number of seats for who watches
    texts: list[str] = field(default_factory=list)


@dataclass
class Game:
    """One game: what everybody was sent, and the record, which tells the truth once it is over."""

    plan: Plan
    heard: list[Heard]
    record: str = ""


class Choice(msgspec.Struct):
    do: str
    more: bool


class View(msgspec.Struct):
    """What a player reads of a view; of everything else nothing hangs on what it chooses."""

    asked: int
    choices: list[Choice]
    zones: dict[str, list[str]]


class Phase(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    """Any message, as far as a player reads it."""

    t: str
    id: str = ""
    view: View | None = None
    table: Phase | None = None
    choices: list[Choice] = []
    do: str = ""


READ = msgspec.json.Decoder(Message)


class Player:
    """A page that answers what it is asked, and wonders about this and that before; of that it is told too."""

    def __init__(self, server: Server, plan: Plan, seated: Json, heard: Heard) -> None:
        self.server, self.plan, self.seated, self.heard = server, plan, seated, heard
        self.random = Random(f"{plan} {heard.viewer}")
        self.socket: ClientConnection | None = None
        self.asked, self.over, self.questions, self.count = -1, False, 0, 0
        self.choices: list[Choice] = []
        self.curious = False
        self.wanted = ""  # the id of the message that must be answered before a choice is made

    async def play(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.seated['code']}"
        async with connect(
            url, additional_headers=self.headers, max_size=None, compression=None, ping_interval=None
        ) as self.socket:
            await self.send("hello", since=-1)
            while not self.over:
                text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
                assert isinstance(text, str)
                self.heard.texts.append(text)
                assert len(self.heard.texts) < MOST_MESSAGES, "this game does not end"
                await self.answer(READ.decode(text))

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.seated['token']}"}

    async def answer(self, heard: Message) -> None:
        self.over = self.over or (heard.table is not None and heard.table.phase == "over")
        if heard.t in ("sync", "step", "rewound"):
            view = heard.view or View(-1, [], {})
            if view.asked != self.asked:
                self.asked, self.choices = view.asked, view.choices
                if view.asked >= 0:
                    await self.wonder(view)
        elif heard.id != self.wanted:
            return
        elif heard.t == "advice":
            await self.send("act", asked=self.asked, do=[heard.do])
        elif heard.t == "choices":
            await self.choose(heard.choices)
        elif heard.t == "refused" and self.choices:
            await self.choose(self.choices)

    async def wonder(self, view: View) -> None:
        """What a curious person would ask before he chooses."""
        self.questions += 1
        if self.curious and self.questions == CURIOUS:
            await self.look_ahead()
        for card in self.in_sight(view):
            await self.send("why", card=card)
        if self.plan.chance and self.questions % self.plan.chance == 0:
            await self.choose(view.choices)
        else:
            await self.send("next", asked=self.asked, do=[view.choices[0].do] if self.questions % 3 else [])
            self.wanted = await self.send("hint")

    def in_sight(self, view: View) -> list[str]:
        """A card that this player knows: by turns from this zone and from that."""
        known = [[card for card in cards if not card.startswith("?")] for cards in view.zones.values()]
        zones = [cards for cards in known if cards]
        return [zones[self.questions % len(zones)][-1]] if zones else []

    async def choose(self, choices: Sequence[Choice]) -> None:
        """Take some choice; where other parts follow, ask which there are."""
        one = self.random.choice(choices)
        if one.more:
            self.wanted = await self.send("next", asked=self.asked, draft=one.do)
        else:
            self.wanted = await self.send("act", asked=self.asked, do=[one.do])

    async def send(self, kind: str, **fields: Any) -> str:
        assert self.socket is not None
        self.count += 1
        await self.socket.send(json.dumps({"t": kind, "id": f"q{self.count}", **fields}))
        return f"q{self.count}"

    # Over HTTP.

    async def look_ahead(self) -> None:
        """Ask for what there is about the table, and for the game so far with every seat's eyes. What is not for him
        is refused."""
        own = (await self.get("/replay")).status
        other = "A" if self.seated["seat"] != "A" else "B"
        refused = [(await self.get(path)).status for path in (*ABOUT_TABLE[1:], f"/replay?eyes={other}")]
        assert (await self.get(ABOUT_TABLE[0])).status == own == 200
        assert not {200, 500} & set(refused), refused

    async def look_back(self) -> None:
        """The game once more, with the eyes that one had in it."""
        assert (await self.get(f"/replay?eyes={self.seated['seat']}")).status == 200

    async def get(self, path: str) -> Answer:
        answer = await asyncio.to_thread(
            self.server.ask, f"/api/tables/{self.seated['code']}{path}", headers=self.headers
        )
        self.heard.texts.append(answer.body.decode())
        return answer


async def one_game(server: Server, plan: Plan, number: int) -> Game:
    """A game of people who do as a bot would, and of one that watches."""

    def gather() -> list[Json]:
        table = {"game": plan.slug, "seats": plan.seats, "name": "Ann", "options": plan.options}
        opened = server.ask("/api/tables", table)
        assert opened.status == 201, opened
        first = opened.json()
        others = [server.join(first["code"], f"Guest{at}") for at in range(1, plan.seats)]
        return [first, *others, server.join(first["code"], "Watcher", watch=True)]

    people = await asyncio.to_thread(gather)
    game = Game(plan, [Heard(viewer) for viewer in range(plan.seats + 1)])
    players = [Player(server, plan, seated, heard) for seated, heard in zip(people, game.heard, strict=True)]
    curious = players[number % plan.seats]
    curious.curious = True
    await asyncio.gather(begin(server, people[0]), *(player.play() for player in players))
    await players[number % len(players)].look_back()
    answer = await asyncio.to_thread(server.ask, f"/api/tables/{people[0]['code']}/record")
    game.record = answer.body.decode()
    return game


async def begin(server: Server, host: Json) -> None:
    def start() -> None:
        with server.page(host) as page:
            assert page.ask("begin")["t"] == "done"

    await asyncio.to_thread(start)


def play_games(server: Server, plans: Sequence[Plan], look: Callable[[Game], Found]) -> list[Found]:
    """What is found in these games, which are played some at a time; a game is looked at as soon as it is over."""

    async def all_of_them() -> list[Found]:
        room = asyncio.Semaphore(TOGETHER)

        async def one(number: int, plan: Plan) -> Found:
            async with room:
                return look(await one_game(server, plan, number))

        return await asyncio.gather(*(one(number, plan) for number, plan in enumerate(plans)))

    return asyncio.run(all_of_them())
