"""Messages that are no messages, too long or too many: each is answered by a sentence, and the table stays well."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .harness import Page, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that people have."""
    with Server(tmp_path_factory.mktemp("strict") / "data") as running:
        yield running


@pytest.fixture
def page(strict: Server) -> Iterator[Page]:
    with strict.page(strict.open(bots="sensible", start=True)) as page:
        yield page


WRONG = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"t":"act"}',
    '{"t":"fly","id":"x"}',
    '{"t":"ping"}',
    '{"t":"ping","id":""}',
    '{"t":"ping","id":7}',
    '{"t":"ping","id":"a b"}',
    '{"t":"ping","id":"x","more":1}',
    '{"t":"act","id":"x","asked":"0","do":["end"]}',
    '{"t":"act","id":"x","asked":0,"do":"end"}',
    '{"t":"set_seat","id":"x","seat":"B","holder":"cat"}',
    "\ud83c\udf89".encode("utf-16", "surrogatepass").decode("utf-16"),
    json.dumps({"t": "ping", "id": "x" * 65}),
    json.dumps({"t": "act", "id": "x", "asked": 0, "do": ["x" * 9_000]}),
    "x" * 200_000,
]


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_is_no_message_is_answered_by_a_sentence(page: Page, text: str) -> None:
    page.socket.send(text)
    answer = page.until(lambda heard: heard["t"] == "refused")
    assert answer["why"] in ("input", "limit")
    assert answer["text"].rstrip(")").endswith(".")
    page.silence()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("act", {"asked": 0, "do": []}),
        ("act", {"asked": 0, "do": [""]}),
        ("act", {"asked": 0, "do": ["keep W W W W W W W"]}),
        ("act", {"asked": 0, "do": ["default A"]}),
        ("act", {"asked": 0, "do": ["leave B"]}),
        ("act", {"asked": 0, "do": ["keep \u0000 \u202e"]}),
        ("act", {"asked": 0, "do": ["end"] * 500}),
        ("act", {"asked": -1, "do": ["end"]}),
        ("act", {"asked": 10**30, "do": ["end"]}),
        ("next", {"asked": 0, "draft": "keep"}),
        ("next", {"asked": 0, "draft": "fly"}),
        ("next", {"asked": 0, "do": ["draw supply"]}),
        ("why", {"card": ""}),
        ("why", {"card": "W", "draft": "keep W"}),
        ("undo", {"to": -5}),
        ("consent", {"number": 7, "yes": True}),
        ("move_on", {"seat": "B"}),
        ("move_on", {"seat": "Z"}),
        ("mind", {"seat": "", "yes": True}),
        ("sit", {"seat": "A"}),
        ("sit", {"seat": "é"}),
        ("set_seat", {"seat": "B", "holder": "person", "person": "99"}),
        ("set_seat", {"seat": "B", "holder": "person", "person": "²"}),
        ("set_seat", {"seat": "B", "holder": "open"}),
        ("set_table", {"clock": -1}),
        ("set_table", {"clock": 10**9}),
        ("host", {"do": ""}),
        ("host", {"do": "default A"}),
        ("host", {"do": "leave B"}),
        ("host", {"do": "leave \u0000"}),
        ("remove", {"person": ""}),
        ("begin", {}),
    ],
)
def test_what_cannot_be_done_is_answered_by_a_sentence(page: Page, kind: str, fields: dict[str, object]) -> None:
    before = page.table
    answer = page.ask(kind, **fields)
    assert answer["t"] == "refused", answer
    assert answer["why"] in ("rules", "stale", "not_yours", "busy", "input"), answer
    assert not answer["text"].startswith("["), "every sentence is written"
    page.silence()
    assert page.table == before


def test_bytes_are_no_message(page: Page) -> None:
    page.socket.send(b'{"t":"ping","id":"x"}')
    assert page.until(lambda heard: heard["t"] == "refused")["why"] == "input"


def test_hello_comes_first(strict: Server) -> None:
    with strict.page(strict.open(), hello=False) as page:
        assert page.ask("ping")["text"] == "Say hello first."
        assert page.hello()["t"] == "sync"


def test_too_many_messages_are_refused_and_then_the_line_is_cut(strict: Server) -> None:
    with strict.page(strict.open()) as page:
        for at in range(120):
            page.send("ping", f"p{at}")
        refused = page.until(lambda heard: heard["t"] == "refused")
        assert refused["why"] == "limit"
        for at in range(400):
            page.send("ping", f"q{at}")
        last = page.until_closed()
        assert (last["t"], last["why"]) == ("bye", "limit")


def test_the_ninth_window_takes_the_place_of_the_first(strict: Server) -> None:
    ada = strict.open()
    pages = [strict.page(ada) for _ in range(9)]
    assert pages[0].until_closed()["why"] == "replaced"
    pages[8].silence()
    pages[1].silence()
    for page in pages:
        page.close()


def test_a_socket_from_another_site_is_not_taken(strict: Server) -> None:
    ada = strict.open()
    url = f"ws://127.0.0.1:{strict.port}/ws/tables/{ada['code']}"
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={"origin": "http://evil.example"}, legacy=True)


def test_many_wrong_codes_are_slowed_and_right_ones_still_go_through(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = server.open()
        statuses = [server.ask("/api/tables/ZZZZZZ").status for _ in range(70)]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        assert server.ask(f"/api/tables/{ada['code']}/join", {"name": "Ben"}).status == 201


def test_a_pin_cannot_be_guessed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = server.open()
        path = f"/api/tables/{ada['code']}/recover"
        wrong = [f"{at:04}" for at in range(30) if f"{at:04}" != ada["pin"]][:20]
        assert {server.ask(path, {"name": "Ada", "pin": pin}).status for pin in wrong} == {403}
        shut = server.ask(path, {"name": "Ada", "pin": ada["pin"]})
        assert (shut.status, shut.text.split(".")[0]) == (429, "This PIN has been wrong too often")
        assert server.ask(f"/api/tables/{ada['code']}/claim", {"token": ada["token"]}).status == 200
        assert server.ask(path, {"name": "Ada", "pin": ada["pin"]}).status == 200, "the link has opened it again"


def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        statuses = [server.ask("/api/tables", {"game": "civio", "seats": 2, "name": "Ada"}).status for _ in range(125)]
        assert statuses[0] == 201
        assert statuses[-1] == 429
