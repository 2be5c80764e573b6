"""Load: tables of four at each of which somebody chooses every few seconds; the server is another process here.

A move takes from the moment it is sent until the last of the four pages has the view after it.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hemicycle.lab.capacity import LoadError

SEATS: Final = 4
PATIENCE: Final = 30.0
TRIES: Final = 3
PARTS: Final = 2  # of the only choice of CIVIO that a person composes here
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
OPTIONS: Final = {"match": "rounds:999", "round_cap": "60"}
QUIET: Final = ("lay", "call")  # they would end the round; a call has its own place in a game, and this is none


class Choice(msgspec.Struct):
    """What a player needs of a choice."""

    do: str
    verb: str
    more: bool


class View(msgspec.Struct):
    """What a player needs of a view."""

    n: int
    asked: int
    choices: list[Choice]


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    t: Literal["sync", "step", "rewound", "table", "done", "refused", "bye"]
    id: str = ""
    n: int = -1
    view: View | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Seen:
    """What has been measured."""

    moves: list[float] = field(default_factory=list)  # seconds
    late: int = 0  # moves that were due before the one before them was done
    refused: int = 0
    stuck: int = 0  # times at which there was nothing to choose
    received: int = 0  # letters of all messages

    def quantile(self, share: float) -> float:
        """Seconds in which this share of the moves was seen by all."""
        ordered = sorted(self.moves)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Player:
    """One page at a table."""

    def __init__(self, table: LoadTable, at: int) -> None:
        self.table, self.at = table, at
        self.view: View | None = None
        self.socket: ClientConnection | None = None

    async def listen(self, url: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            self.socket = socket
            await socket.send('{"t":"hello","id":"hello"}')
            async for text in socket:
                heard = DECODER.decode(text)
                self.table.seen.received += len(text)
                if heard.t == "refused":
                    self.table.refused()
                if heard.t == "bye":
                    raise LoadError("The server sent a player away.")
                if heard.view is not None:
                    self.view = heard.view
                    self.table.arrived(self.at, heard.view)


class LoadTable:
    """Four people at a table, one of whom chooses every few seconds."""

    def __init__(self, seen: Seen, dice: random.Random) -> None:
        self.seen, self.dice = seen, dice
        self.players = [Player(self, at) for at in range(SEATS)]
        self.measuring, self.resting = False, False
        self._sent, self._waiting, self._past = 0.0, set[int](), -1
        self._all_have_it = asyncio.Event()

    async def play(self, base: str, seated: list[dict[str, Any]], every: float) -> None:
        """Choose for ever; cancelled from outside."""
        url = f"ws{base.removeprefix('http')}/ws/tables/{seated[0]['code']}"
        async with asyncio.TaskGroup() as group:
            for one, seat in zip(self.players, seated, strict=True):
                group.create_task(one.listen(url, seat["token"]))
            await self._begin()
            due = time.perf_counter() + self.dice.uniform(0, every)
            while True:
                now = time.perf_counter()
                if due < now - every:
                    self.seen.late += 1
                    due = now
                await asyncio.sleep(max(0.0, due - now))
                due += every
                if not self.resting:
                    await self._move()

    async def _begin(self) -> None:
        """When all pages are there, the host begins."""
        while any(one.socket is None for one in self.players):
            await asyncio.sleep(0.05)
        host = self.players[0].socket
        assert host is not None
        await host.send('{"t":"begin","id":"begin"}')
        while any(one.view is None for one in self.players):
            await asyncio.sleep(0.05)

    async def _move(self) -> None:
        asked = [one for one in self.players if one.view and one.view.asked >= 0 and self._open(one.view)]
        if not asked:
            self.seen.stuck += 1
            return
        player = self.dice.choice(asked)
        assert player.view is not None
        assert player.socket is not None
        self._waiting, self._past = set(range(SEATS)), player.view.n
        self._all_have_it.clear()
        message = {
            "t": "act",
            "id": f"{time.monotonic_ns()}",
            "asked": player.view.asked,
            "do": [self._choice(player.view)],
        }
        self._sent = time.perf_counter()
        await player.socket.send(json.dumps(message))
        try:
            async with asyncio.timeout(PATIENCE):
                await self._all_have_it.wait()
        except TimeoutError:
            raise LoadError(f"A move was not seen by all in {PATIENCE:g} s.") from None

    def _open(self, view: View) -> list[Choice]:
        return [one for one in view.choices if one.verb not in QUIET]

    def _choice(self, view: View) -> str:
        """A choice at random; of two parts where it takes two."""
        choices = self._open(view)
        first = self.dice.choice(choices)
        if not first.more:
            return first.do
        other = self.dice.choice([one for one in choices if one is not first])
        return f"{first.do} {other.do.split()[-1]}"

    def arrived(self, at: int, view: View) -> None:
        """A page has a new view; when it is the last of the four, the move is over."""
        if view.n > self._past and at in self._waiting:
            self._waiting.discard(at)
            if not self._waiting:
                if self.measuring:
                    self.seen.moves.append(time.perf_counter() - self._sent)
                self._all_have_it.set()

    def refused(self) -> None:
        self.seen.refused += 1
        self._waiting.clear()
        self._all_have_it.set()


class Load:
    """Many tables at a server of this machine; more can be added while it runs."""

    def __init__(self, port: int, every: float, seed: int = 1) -> None:
        self.base, self.every = f"http://127.0.0.1:{port}", every  # never at anybody else's
        self.dice = random.Random(seed)
        self.tables: list[LoadTable] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def play(self, many: int) -> None:
        """So many tables play from now on: new ones are opened, and those beyond the number rest."""
        while len(self.tables) < many:
            seated = await asyncio.to_thread(self._open)
            table = LoadTable(Seen(), random.Random(self.dice.random()))
            self.tables.append(table)
            self._tasks.append(asyncio.create_task(table.play(self.base, seated, self.every)))
            self._require_all()
        for at, table in enumerate(self.tables):
            table.resting = at >= many

    async def measure(self, seconds: float) -> Seen:
        """What comes of so many seconds."""
        seen = Seen()
        for table in self.tables:
            table.seen, table.measuring = seen, True
        await asyncio.sleep(seconds)
        for table in self.tables:
            table.measuring = False
        self._require_all()
        if not seen.moves:
            raise LoadError(f"Nobody moved in {seconds:g} s.")
        return seen

    async def end(self) -> None:
        for _ in range(TRIES):
            pending = [task for task in self._tasks if not task.done()]
            for task in pending:
                task.cancel()
            if pending:
                await asyncio.wait(pending, timeout=PATIENCE / 3)

    def _require_all(self) -> None:
        """A table that has stopped would make the others look quick."""
        for task in self._tasks:
            if task.done():
                fault = task.exception()
                while isinstance(fault, BaseExceptionGroup):
                    fault = fault.exceptions[0]
                why = str(fault).rstrip(".") or type(fault).__name__
                raise LoadError(f"One of {len(self._tasks)} tables did not go on: {why}.")

    def _open(self) -> list[dict[str, Any]]:
        """A table with four people."""
        new = {"game": "civio", "seats": SEATS, "name": NAMES[0], "options": OPTIONS}
        first = self._post("/api/tables", new)
        path = f"/api/tables/{first['code']}/join"
        return [first, *(self._post(path, {"name": name}) for name in NAMES[1:])]

    def _post(self, path: str, body: object) -> dict[str, Any]:
        request = Request(self.base + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
        return found
