"""Who somebody is at a table: by cookie or token, by link, by name and PIN. Wrong ones are counted by address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hemicycle.kernel.schema import LETTERS
from hemicycle.server import protocol as p
from hemicycle.server.limits import Doorkeeper
from hemicycle.server.room import Room
from hemicycle.server.rooms import Rooms
from hemicycle.tables.codes import read_code
from hemicycle.tables.faults import No
from hemicycle.tables.head import Person
from hemicycle.tables.keys import Bearer, Keyring
from hemicycle.tables.names import same
from hemicycle.tables.sitting import ONLOOKER

COOKIE: Final = "hc_"
COOKIE_SECONDS: Final = 60 * 24 * 3600
BEARER: Final = "bearer "


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


@dataclass(frozen=True)
class Desk:
    """Where people show who they are."""

    rooms: Rooms
    keyring: Keyring
    door: Doorkeeper

    async def room(self, connection: HTTPConnection) -> Room:
        """The table that an address names. A wrong code is counted; a right one never is."""
        code, address = read_code(connection.path_params["code"]), address_of(connection)
        if code and code in connection_codes(connection):  # whoever has a place there need not guess
            return await self.rooms.find(code)
        async with self.door.answering(address):
            try:
                return await self.rooms.find(code)
            except No as fault:
                if fault.key == "no-such-table" and self.door.was_wrong(address):
                    raise No("too-many-wrong", "limit") from None
                raise

    def bearer(self, room: Room, token: str) -> Person | None:
        """Whom a token names; None if it is no token of this table, or void by now."""
        who = self.keyring.read(room.code, token)
        if who is None:
            return None
        found = (one for one in room.sitting.people() if one.number == who.person and one.generation == who.generation)
        return next(found, None)

    def known(self, room: Room, connection: HTTPConnection) -> Person | None:
        """Who has sent this, by token or cookie."""
        given = connection.headers.get("authorization", "")
        token = given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""
        return self.bearer(room, token or connection.cookies.get(COOKIE + room.code, ""))

    async def claim(self, room: Room, connection: HTTPConnection, token: str) -> Person:
        """Come back by the link of a seat."""
        address = address_of(connection)
        async with self.door.answering(address):
            person = self.bearer(room, token)
        if person is None:
            self.door.was_wrong(address)
            raise No("bad-link", "not_yours")
        self.door.pin_was(room.code, person.number, right=True)
        return person

    async def recover(self, room: Room, connection: HTTPConnection, name: str, pin: str) -> Person:
        """Come back by name and PIN."""
        address = address_of(connection)
        async with self.door.answering(address):
            found = (one for one in room.sitting.people() if same(one.name, " ".join(name.split())))
            person = next(found, None)
            if person is not None and self.door.pin_is_shut(room.code, person.number):
                raise No("pin-shut", "limit")
            right = person is not None and self.keyring.is_pin(room.code, Bearer(person.number, person.generation), pin)
        if person is None or not right:
            if person is not None:
                self.door.pin_was(room.code, person.number, right=False)
            too_many = self.door.was_wrong(address)
            raise No("too-many-wrong", "limit") if too_many else No("wrong-pin", "not_yours")
        self.door.pin_was(room.code, person.number, right=True)
        return person

    def seated(self, room: Room, person: Person) -> p.Seated:
        """What somebody is told about his place."""
        who, seat = Bearer(person.number, person.generation), room.sitting.seat_of(person.number)
        letter = LETTERS[seat] if seat != ONLOOKER else ""
        token, pin = self.keyring.token(room.code, who), self.keyring.pin(room.code, who)
        return p.Seated(room.code, letter, person.name, token, pin)


def connection_codes(connection: HTTPConnection) -> list[str]:
    """The tables of which this browser has a cookie."""
    return [name.removeprefix(COOKIE) for name in connection.cookies if name.startswith(COOKIE)]


def give_cookie(response: Response, connection: HTTPConnection, seated: p.Seated) -> None:
    response.set_cookie(
        COOKIE + seated.code,
        seated.token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )
