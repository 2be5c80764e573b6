"""A real server process on this machine, and pages that talk to it as a browser does, with deadlines on every wait."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds for anything that must come

Json = dict[str, Any]

# With other limits than people have: for whoever plays hundreds of games in a minute.
LIMITLESS = """
import sys
if __name__ == "__main__":
    from hemicycle.server.unlimited import main
    main(sys.argv[1:])
"""


class Server:
    """A process that serves one data folder; it can be killed and started again."""

    def __init__(self, data: Path, *options: str, limitless: bool = False, workers: int = 1, planted: str = "") -> None:
        self.data, self.options, self.limitless, self.workers = data, options, limitless, workers
        self.planted = planted  # a fault to be found: code that runs before the server does
        self.port, self.log = 0, data.with_name(data.name + ".log")
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def start(self) -> None:
        command = [sys.executable, "-m", "hemicycle", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser", "--log", "-", *(self.options or ("--bot-pause", "0"))]
        if self.limitless:
            command = [
                sys.executable,
                "-c",
                self.planted + LIMITLESS,
                str(self.data),
                str(self.port),
                str(self.workers),
            ]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8", env={**os.environ}
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Hemicycle is here: "):
                self.port = int(line.rstrip().rsplit(":", 1)[1])
                return
        raise AssertionError(f"the server did not start: {self.log.read_text(encoding='utf-8')}")

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def kill(self) -> None:
        """As a power cut does: no goodbye, nothing is finished."""
        self.stop(signal.SIGKILL)

    def lines(self) -> list[Json]:
        """What it has logged so far."""
        found = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in found if line.startswith("{")]

    # Requests.

    def ask(self, path: str, body: object = None, *, headers: dict[str, str] | None = None) -> Answer:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = Request(f"http://127.0.0.1:{self.port}{path}", data, headers or {})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, answer.read(), dict(answer.headers))
        except HTTPError as refusal:
            with refusal:
                return Answer(refusal.code, refusal.read(), dict(refusal.headers))

    def open(self, **wanted: Any) -> Json:
        """A new table of CIVIO; what its host was told."""
        short = {"match": "rounds:1", "first_dealer": "A"} | wanted.pop("options", {})
        answer = self.ask("/api/tables", {"game": "civio", "seats": 3, "name": "Ada", "options": short} | wanted)
        assert answer.status == 201, answer
        return answer.json()

    def join(self, code: str, name: str, **wanted: Any) -> Json:
        answer = self.ask(f"/api/tables/{code}/join", {"name": name} | wanted)
        assert answer.status == 201, answer
        return answer.json()

    def page(self, seated: Json, *, hello: bool = True, since: int = -1, language: str = "en") -> Page:
        page = Page(self, seated["code"], seated["token"])
        if hello:
            page.hello(since, language)
        return page


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: bytes
    headers: dict[str, str]

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        """The one sentence of a refusal."""
        problem = self.json()
        assert list(problem) == ["text"]
        return str(problem["text"])


class Page:
    """A socket at a table. What it hears is kept; what it waits for must come."""

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.server, self.code, self.token = server, code, token
        self.view: Json | None = None
        self.table: Json = {}
        self.you: Json = {}
        self.lines: dict[int, list[Json]] = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._count = 0
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{server.port}/ws/tables/{code}", additional_headers=headers, max_size=None, legacy=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    # Talking.

    def hello(self, since: int = -1, language: str = "en") -> Json:
        return self.ask("hello", since=since, language=language)

    def new_id(self) -> str:
        self._count += 1
        return f"m{self._count}-{time.monotonic_ns()}"

    def send(self, kind: str, message: str = "", **fields: Any) -> str:
        """Send and do not wait; the id of the message."""
        message = message or self.new_id()
        self.socket.send(json.dumps({"t": kind, "id": message, **fields}))
        return message

    def ask(self, kind: str, message: str = "", **fields: Any) -> Json:
        """Send and wait for the answer."""
        message = self.send(kind, message, **fields)
        return self.until(lambda heard: heard.get("id") == message)

    def act(self, *choices: str, message: str = "") -> Json:
        assert self.view is not None
        return self.ask("act", message, asked=self.view["asked"], do=list(choices))

    # Listening.

    def next(self) -> Json:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        heard: Json = json.loads(text)
        self.heard.append(heard)
        self._take(heard)
        return heard

    def _take(self, heard: Json) -> None:
        kind = heard["t"]
        if kind in ("sync", "table"):
            self.table, self.you = heard["table"], heard["you"]
        if kind in ("sync", "rewound"):
            first = heard["since"] + 1 if kind == "sync" else heard["to"]
            self.lines = {number: lines for number, lines in self.lines.items() if number < first}
        if kind in ("sync", "step", "rewound"):
            self.view = heard["view"]
            for line in heard["lines"]:
                self.lines.setdefault(line["n"], []).append(line)

    def until(self, wanted: Callable[[Json], Any]) -> Json:
        """Listen until a message is what is wanted."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            heard = self.next()
            if wanted(heard):
                return heard
        raise AssertionError(f"it did not come; the last were {self.heard[-5:]}")

    def until_asked(self) -> Json:
        """Listen until a choice is to be made here, or the game is over."""
        while not (self.view and (self.view["asked"] >= 0 or not self.view["kind"])):
            self.next()
        return self.view

    def until_over(self) -> None:
        while self.table.get("phase") != "over":
            self.next()

    def until_closed(self) -> Json:
        """Listen to the end; the last message."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.heard[-1]

    def silence(self) -> None:
        """Nothing more comes that was under way: the answer to a ping is behind everything that was sent before it."""
        self.ask("ping")

    # Playing.

    def first_choice(self) -> str:
        """Some whole choice that is open: the first, with as many parts as it needs."""
        view = self.until_asked()
        choice = view["choices"][0]
        while choice["more"]:
            choice = self.ask("next", asked=view["asked"], do=[], draft=choice["do"])["choices"][0]
        return str(choice["do"])

    def play(self) -> Json:
        """Make some choice; the answer."""
        choice = self.first_choice()
        return self.act(choice)

    def story(self) -> list[str]:
        return [line["text"] for number in sorted(self.lines) for line in self.lines[number]]


@contextmanager
def serving(folder: Path, **options: Any) -> Iterator[Server]:
    with Server(folder / "data", **options) as server:
        yield server
