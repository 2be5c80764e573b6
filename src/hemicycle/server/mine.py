"""The tables at which a browser has a place, by its cookies."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection

from hemicycle.kernel.schema import LETTERS
from hemicycle.server import protocol as p
from hemicycle.server.desk import COOKIE, Desk
from hemicycle.store.promises import Summary
from hemicycle.tables.head import DECODER


async def mine(desk: Desk, connection: HTTPConnection, codes: list[str]) -> list[p.Mine]:
    """One entry for each table that is still there and still has this person; the latest first."""
    summaries = await asyncio.to_thread(desk.rooms.house.store.summaries, codes) if codes else []
    found = [_one(desk, connection.cookies[COOKIE + one.code], one) for one in summaries]
    return sorted((one for one in found if one is not None), key=lambda one: -one.touched)


def _one(desk: Desk, token: str, summary: Summary) -> p.Mine | None:
    head, who = DECODER.decode(summary.head), desk.keyring.read(summary.code, token)
    person = next((one for one in head.people if who and one.number == who.person and not one.gone), None)
    if who is None or person is None or person.generation != who.generation:
        return None
    seats = enumerate(head.seats)
    seat = next((LETTERS[at] for at, one in seats if one.holder == "person" and one.person == person.number), "")
    return p.Mine(
        code=summary.code,
        game=head.game,
        phase=head.phase,
        seat=seat,
        name=person.name,
        yours=bool(seat) and seat in summary.waiting,
        players=[one.name for one in head.seats if one.name],
        touched=summary.touched,
    )
