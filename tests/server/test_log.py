"""The log tells what happened to the server and never who did what with which card."""

from __future__ import annotations

import re
from pathlib import Path

from hemicycle.kernel.registry import title

from .harness import Json, Server

NAMES = ("Xanthippe", "Zebulon")


def play_a_little(server: Server) -> list[Json]:
    one = server.open(name=NAMES[0])
    other = server.join(one["code"], NAMES[1])
    with server.page(one) as page, server.page(other) as guest:
        page.ask("set_seat", seat="C", holder="bot", level="sensible")
        page.ask("begin")
        for _ in range(6):
            (page if page.ask("hint")["t"] == "advice" else guest).play()
            page.silence()
            guest.silence()
            while (page.view or {})["asked"] < 0 and (guest.view or {})["asked"] < 0:
                page.next()
                guest.silence()
        page.ask("act", asked=0, do=["keep nonsense"])
        server.ask(f"/api/tables/{one['code']}/recover", {"name": NAMES[0], "pin": "99999"})
        server.ask(f"/api/tables/{one['code']}/claim", {"token": one["token"]})
        server.ask(f"/t/{one['code']}")
        server.ask(f"/api/tables/{one['code']}/qr.svg")
    return [one, other]


def secrets_in(text: str, seats: list[Json]) -> list[str]:
    """What must not stand in a log and does."""
    game = title("civio").game(3)
    names = [piece.name for piece in game.schema.pieces if len(piece.name) > 4] + game.piece_titles()
    secret = [*NAMES, *names, *(seat[name] for seat in seats for name in ("code", "token", "pin"))]
    return [word for word in secret if stands_in(word, text)]


def stands_in(word: str, text: str) -> bool:
    """A PIN is four digits: it counts where it stands alone, and not as part of a time, a size or a port."""
    return re.search(rf"(?<![\d.]){word}(?![\d.])", text) is not None if word.isdigit() else word in text


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        seats = play_a_little(server)
    text = server.log.read_text(encoding="utf-8")
    assert secrets_in(text, seats) == []
    events = [line["event"] for line in server.lines()]
    assert events[0] == "started"
    assert {"table opened", "request", "stopped"} <= set(events)
    assert len(server.lines()) == len(text.splitlines()), "every line is JSON"


BREAKS = """
from hemicycle.tables import playing
def act(sitting, person, asked, choices, words, now):
    raise ValueError(f"{sitting.person(person).name} at {sitting.head.code} chose {choices}")
playing.act = act
"""


def test_a_fault_of_the_program_is_logged_by_its_place_and_answered_by_a_sentence(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limitless=True, planted=BREAKS) as server:
        one = server.open(name=NAMES[0], bots="sensible", start=True)
        with server.page(one) as page:
            answer = page.play()
            assert (answer["t"], answer["why"]) == ("refused", "fault")
            assert answer["text"].startswith("Something went wrong in the program, and it has not been done.")
            page.silence()
    faults = [line for line in server.lines() if line["event"] == "not done"]
    assert faults[0]["kind"] == "ValueError"
    assert "act:" in faults[0]["where"]
    assert secrets_in(server.log.read_text(encoding="utf-8"), [one]) == []


LOSES = """
from hemicycle.store import sqlite
from hemicycle.store.promises import StoreError
honest = sqlite._write
def write(db, change):
    honest(db, change)
    if any('"by":"A"' in line.text for line in change.lines):
        raise StoreError("the disk is full")
sqlite._write = write
"""


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limitless=True, planted=LOSES) as server:
        one = server.open(bots="sensible", start=True)
        other = server.join(one["code"], "Ben", seat="B")
        with server.page(one) as page, server.page(other) as guest:
            before = page.view
            answer = page.play()
            assert (answer["t"], answer["why"]) == ("refused", "fault")
            assert answer["text"] == "This could not be saved, so it has not been done. Try again."
            assert guest.play()["t"] == "done", "others go on"
            guest.silence()
            assert not any(heard["t"] == "step" and "You" in str(heard["lines"]) for heard in page.heard)
            page.silence()
            assert before is not None
            assert page.view is not None
            assert page.view["zones"]["hidden.A"] == before["zones"]["hidden.A"]
            assert page.view["asked"] == before["asked"]
