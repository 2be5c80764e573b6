"""What stands before every request: headers that keep a page to itself, size, origin, and sentences for refusals."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hemicycle.server import protocol as p
from hemicycle.server.logs import Log
from hemicycle.server.words_of import language_of, words
from hemicycle.tables.faults import No

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; style-src 'self'; script-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
STATUS: Final = {
    "input": 400,
    "not_yours": 403,
    "rules": 409,
    "stale": 409,
    "busy": 409,
    "limit": 429,
    "fault": 503,
}
BY_KEY: Final = {"no-such-table": 404, "not-found": 404, "no-place": 401, "wrong-method": 405, "too-long": 413}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ENCODER: Final = msgspec.json.Encoder()


def json_response(value: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def problem(fault: No, language: str) -> Response:
    """A refusal as one sentence."""
    status = BY_KEY.get(fault.key) or STATUS[fault.why]
    return json_response(p.Problem(words(language).say(fault.key, **fault.values)), status)


def language_asked(connection: HTTPConnection) -> str:
    """What the address says, else what the browser likes."""
    return language_of(connection.query_params.get("lang") or connection.headers.get("accept-language", ""))


def from_elsewhere(headers: Headers) -> bool:
    """Whether a browser says that another site has sent this. A program that is no browser says nothing."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too long."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise No("too-long", "limit", most=most)
    return body


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, log: Log) -> None:
        self.app, self.log = app, log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.monotonic(), [0]

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        request = Request(scope)
        if request.method not in SAFE and from_elsewhere(request.headers):
            await problem(No("bad-origin", "not_yours"), language_asked(request))(scope, receive, sending)
        else:
            await self.app(scope, receive, sending)
        route = getattr(scope.get("route"), "path", "")
        if route.startswith("/api"):
            took = round((time.monotonic() - begun) * 1000, 1)
            self.log.say("request", method=request.method, route=route, status=status[0], ms=took)
