"""A player that is a program: it brings tables to the moments that pages are to be looked at in."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass, field
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .house import House

NONE = ""
OF_ATTACKERS = ("target", "take")  # questions that only an attack leads to
MOST = 4000  # messages; after these a moment will never come


@dataclass
class Place:
    """A seat at a table and the way back to it."""

    code: str
    token: str
    name: str
    pin: str = ""

    @property
    def path(self) -> str:
        return f"/t/{self.code}"

    @property
    def seat_link(self) -> str:
        return f"{self.path}#seat={self.token}"


@dataclass
class Program:
    """The last view of one seat, and what leads to the next."""

    house: House
    place: Place
    wanted: str = NONE  # the kind of question to stop at
    attacks: frozenset[str] = frozenset()
    view: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    ids: Any = field(default_factory=itertools.count)

    def play(self) -> bool:
        """Until the moment that is wanted, or the end. Whether the moment has come."""
        with self.connected() as self.line:
            self.ask(t="hello", since=-1, language="en")
            for _ in range(MOST):
                if self.over or self.hopeless():
                    return False
                if self.view["asked"] < 0:
                    self.hear()
                elif self.view["kind"] == self.wanted:
                    return True
                else:
                    self.choose()
        raise AssertionError(f"table {self.place.code} did not come to its moment")

    def choose_once(self) -> None:
        with self.connected() as self.line:
            self.ask(t="hello", since=-1, language="en")
            self.choose()

    def connected(self) -> ClientConnection:
        address = self.house.address.replace("http", "ws", 1) + f"/ws/tables/{self.place.code}"
        return connect(address, additional_headers={"Authorization": f"Bearer {self.place.token}"})

    def hopeless(self) -> bool:
        """Another deal comes sooner to an attack than a hand that has none."""
        dealt = {one["card"] for one in self.view["choices"]} if self.view["kind"] == "keep" else set()
        return self.wanted in OF_ATTACKERS and bool(dealt) and not dealt & self.attacks

    def choose(self) -> None:
        """Attacks if there are any, and cards that lie open: both lead to more questions."""
        choices, asked = self.view["choices"], self.view["asked"]
        liked = self.attacks, self.view["zones"].get("open.A", [])
        choice = next((one for cards in liked for one in choices if one["card"] in cards), choices[0])
        while choice["more"]:
            choice = self.ask(t="next", asked=asked, do=[], draft=choice["do"])["choices"][0]
        self.ask(t="act", asked=asked, do=[choice["do"]])

    def ask(self, **message: Any) -> dict[str, Any]:
        mine = str(next(self.ids))
        self.line.send(json.dumps(message | {"id": mine}))
        while True:
            answer = self.hear()
            if answer.get("id") == mine:
                return answer

    def hear(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.line.recv(timeout=30))
        self.view = answer.get("view") or self.view
        if "table" in answer:
            self.over = answer["table"]["phase"] == "over"
        return answer


def opened(house: House, seats: int, *, match: str = "rounds:1", name: str = "Ada", **more: Any) -> Place:
    """A table that has begun against bots."""
    asked = {"game": "civio", "seats": seats, "name": name, "bots": "sensible", "start": True, **more}
    seated = house.post("/api/tables", options={"match": match}, **asked)
    return place_of(seated)


def place_of(seated: dict[str, str]) -> Place:
    return Place(seated["code"], seated["token"], seated["name"], seated["pin"])


def at_moment(house: House, seats: int, kind: str) -> Place:
    """A table where the person of seat A is asked a question of this kind; it stays there."""
    cards = house.get("/api/games/civio/cards")["cards"]
    attacks = frozenset(card["name"] for card in cards if card["printed"].get("attack"))
    while True:
        place = opened(house, seats, match="rounds:9")
        if Program(house, place, kind, attacks).play():
            return place


def attacked(house: House, seats: int) -> Place:
    """A table where the person of seat B is asked how to answer an attack."""
    ada = at_moment(house, seats, "target")
    seated = house.post(f"/api/tables/{ada.code}/join", name="Bee", seat="B")
    Program(house, ada).choose_once()
    return place_of(seated)


def finished(house: House, seats: int = 3) -> Place:
    """A table whose game is over."""
    place = opened(house, seats)
    assert not Program(house, place).play()
    return place
