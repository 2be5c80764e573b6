"""Nothing that was acknowledged is ever missing: kill -9 among fifty tables, restarts, backup and restore."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed

from hemicycle.store.sqlite import FILE

from .harness import Json, Page, Server

TABLES = 50
ACKNOWLEDGED = 150  # moves, before the power goes


class Played(NamedTuple):
    """What somebody knows of a table when the power goes."""

    seats: list[Json]
    done: dict[str, tuple[int, str, int]]  # id of a message -> who sent it, the choice, and the step it was told
    story: dict[int, list[str]]  # of the first person, who sees all that is open


def hemicycle(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hemicycle", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def open_table(server: Server) -> list[Json]:
    """Two people and a bot."""
    ada = server.open(seats=3)
    ben = server.join(ada["code"], "Ben")
    with server.page(ada) as page:
        page.ask("set_seat", seat="C", holder="bot", level="sensible")
        page.ask("begin")
    return [ada, ben]


def play_until_it_breaks(server: Server, seats: list[Json], count: threading.Semaphore) -> Played:
    """Both people choose as fast as they are asked, each on his own; until the line breaks."""
    done: dict[str, tuple[int, str, int]] = {}
    story: dict[int, list[str]] = {}

    def person(at: int) -> None:
        try:
            page = server.page(seats[at])
            try:
                while page.until_asked()["kind"]:
                    choice, message = page.first_choice(), page.new_id()
                    assert page.view is not None
                    answer = page.ask("act", message, asked=page.view["asked"], do=[choice])
                    if answer["t"] == "done":
                        done[message] = (at, choice, answer["n"])
                        count.release()
            finally:
                if at == 0:
                    story.update({n: [line["text"] for line in lines] for n, lines in page.lines.items()})
        except (ConnectionClosed, ConnectionError, EOFError, OSError, TimeoutError):
            pass

    people = [threading.Thread(target=person, args=(at,)) for at in (0, 1)]
    for one in people:
        one.start()
    for one in people:
        one.join()
    return Played(seats, done, story)


def test_kill_9_in_the_middle_of_fifty_tables(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", limitless=True)
    server.start()
    tables = [open_table(server) for _ in range(TABLES)]
    count = threading.Semaphore(0)
    with ThreadPoolExecutor(TABLES) as pool:
        playing = [pool.submit(play_until_it_breaks, server, seats, count) for seats in tables]
        for _ in range(ACKNOWLEDGED):
            assert count.acquire(timeout=60)
        server.kill()
        played = [one.result() for one in playing]
    assert sum(len(one.done) for one in played) >= ACKNOWLEDGED
    server.start()
    begun = time.monotonic()
    pages = [[server.page(seat) for seat in one.seats] for one in played]
    assert time.monotonic() - begun < 10, "everybody is back"
    for one, people in zip(played, pages, strict=True):
        all_is_there(one, people)
        for page in people:
            page.close()
    assert server.stop() == 0


def all_is_there(played: Played, people: list[Page]) -> None:
    """Every acknowledged choice has its step, counts once, and the story that was told is told still."""
    for page in people:
        assert page.view is not None
        assert page.view["n"] >= max((step for _, _, step in played.done.values()), default=0)
    for number, lines in played.story.items():
        assert [line["text"] for line in people[0].lines[number]] == lines
    for message, (at, choice, step) in played.done.items():
        again = people[at].ask("act", message, asked=0, do=[choice])
        assert again == {"t": "done", "id": message, "n": step}


def test_a_message_whose_answer_was_lost_counts_once_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        choice = page.first_choice()
        first = page.act(choice, message="lost")
    server.kill()
    server.start()
    with server.page(ada) as page:
        assert page.ask("act", "lost", asked=0, do=[choice]) == first
        hand = page.view["zones"]["hidden.A"] if page.view else []
        assert len(hand) + len(page.view["zones"]["laid.A"] if page.view else []) in (2, 7)
    server.stop()


def test_bots_go_on_after_a_restart_and_soft_state_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--bot-pause", "3600")
    server.start()
    ada = server.open(bots="sensible", start=True, clock=300)
    with server.page(ada) as page:
        page.play()
    server.kill()
    server.options = ("--bot-pause", "0")
    server.start()
    with server.page(ada) as page:
        assert page.until_asked()["kind"] != "keep", "the bots have chosen, and it is the next question"
        page.silence()
        assert page.table["deadline"] > time.time()
        assert page.table["seats"][0]["present"]
    server.stop()


def test_a_graceful_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        answer = page.play()
        assert server.stop(signal.SIGINT) == 0
        bye = page.until_closed()
        assert (bye["t"], bye["why"]) == ("bye", "stopping")
    server.start()
    with server.page(ada) as page:
        assert page.view is not None
        assert page.view["n"] >= answer["n"]
    assert server.stop() == 0
    assert [line["event"] for line in server.lines()].count("stopped") == 2


def test_backup_and_restore_while_it_runs(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = server.open(bots="sensible", start=True)
        with server.page(ada) as page:
            at_backup = page.play()["n"]
            done = hemicycle("backup", tmp_path / "copy", "--data", server.data)
            assert done.returncode == 0, done.stderr
            assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
            page.until_asked()
            later = page.play()["n"]
            gone = server.open()
            done = hemicycle("restore", tmp_path / "copy", "--data", server.data)
            assert done.returncode == 0, done.stderr
            assert page.until_closed()["why"] == "stopping", "the page comes back to what is on disk now"
        with server.page(ada) as page:
            assert page.view is not None
            assert at_backup <= page.view["n"] or page.view["n"] < later
            page.until_asked()
            assert page.play()["t"] == "done"
        assert server.ask(f"/api/tables/{gone['code']}").status == 404
        kept = list(server.data.glob("before-restore-*.sqlite"))
        assert len(kept) == 1
        with closing(sqlite3.connect(kept[0])) as db:
            assert db.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_backup_moves_to_another_machine_with_its_seats(tmp_path: Path) -> None:
    with Server(tmp_path / "old") as server:
        ada = server.open()
        assert hemicycle("backup", tmp_path / "copy", "--data", server.data).returncode == 0
    assert hemicycle("restore", tmp_path / "copy", "--data", tmp_path / "new").returncode == 0
    with Server(tmp_path / "new") as server, server.page(ada) as page:
        assert page.you["pin"] == ada["pin"]


def test_what_is_no_backup_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = server.open()
        (tmp_path / "text").write_text("not a database at all, but long enough to be looked at " * 50)
        (tmp_path / "empty").write_bytes(b"")
        with closing(sqlite3.connect(tmp_path / "other")) as db:
            db.execute("CREATE TABLE recipes (name TEXT)")
        with closing(sqlite3.connect(tmp_path / "newer")) as db:
            db.execute("CREATE TABLE tables (code TEXT)")
            db.execute(f"PRAGMA application_id = {0x48454D49}")
            db.execute("PRAGMA user_version = 999")
        for name in ("text", "empty", "other", "newer", "missing"):
            refused = hemicycle("restore", tmp_path / name, "--data", server.data)
            assert refused.returncode == 2, name
            assert refused.stderr.count("\n") == 1
            assert "cannot be restored" in refused.stderr
        assert server.ask(f"/api/tables/{ada['code']}").status == 200
    assert not list((tmp_path / "data").glob("before-restore-*"))


def test_old_tables_are_purged_while_it_runs(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        old, young = server.open(), server.open()
        with closing(sqlite3.connect(server.data / FILE)) as db, db:
            db.execute("UPDATE tables SET touched = touched - 90 * 86400 WHERE code = ?", (old["code"],))
        dry = hemicycle("purge", "--older-than", 30, "--dry-run", "--data", server.data)
        assert dry.stdout == "Tables that would be deleted: 1. Tables that stay: 1.\n"
        assert server.ask(f"/api/tables/{old['code']}").status == 200
        with server.page(old) as page, server.page(young) as other:
            done = hemicycle("purge", "--older-than", 30, "--data", server.data)
            assert done.stdout == "Tables that are deleted: 1. Tables that stay: 1.\n"
            assert page.until_closed()["why"] == "stopping"
            other.silence()
        assert server.ask(f"/api/tables/{old['code']}").status == 404
        for command in (["--older-than", "-1"], ["--older-than", "nan"]):
            assert hemicycle("purge", *command, "--data", server.data).returncode == 2
    assert hemicycle("purge", "--older-than", 1, "--data", tmp_path / "nothing").returncode == 2
    assert hemicycle("backup", tmp_path / "copy", "--data", tmp_path / "nothing").returncode == 2
