"""The store in one SQLite file: WAL, on disk before a write is answered, one writer, plain SQL."""

from __future__ import annotations

import hashlib
import os
import secrets
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from hemicycle.store.copies import copy_out
from hemicycle.store.plan import bring_up_to_date
from hemicycle.store.promises import Answered, Change, Line, Purged, Saved, StoreError, Summary, TableMovedError
from hemicycle.store.writer import Writer, connect

FILE: Final = "hemicycle.sqlite"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
SECRET_BYTES: Final = 32
LOOK_SECONDS: Final = 5.0


class SqliteStore:
    """Keeps tables in a data folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        self.path = folder / FILE
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
        self._reading = threading.Lock()
        try:
            self._reader = connect(self.path)
            bring_up_to_date(self._reader)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None
        self._writer = Writer(self.path)
        self._seen = self._version()

    def secret(self) -> bytes:
        def work(db: sqlite3.Connection) -> bytes:
            fresh = secrets.token_bytes(SECRET_BYTES)
            db.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (fresh,))
            return bytes(db.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()[0])

        made: bytes = self._writer.do(work).result()
        return made

    # Writing.

    def write(self, change: Change) -> Future[None]:
        return self._writer.do(lambda db: _write(db, change))

    def purge(self, before: float, *, dry: bool) -> Purged:
        def work(db: sqlite3.Connection) -> Purged:
            old = db.execute("SELECT count(*) FROM tables WHERE touched < ?", (before,)).fetchone()[0]
            everything = db.execute("SELECT count(*) FROM tables").fetchone()[0]
            if not dry:
                for name in ("steps", "answered"):
                    db.execute(
                        f"DELETE FROM {name} WHERE code IN (SELECT code FROM tables WHERE touched < ?)", (before,)
                    )
                db.execute("DELETE FROM tables WHERE touched < ?", (before,))
                db.execute("DELETE FROM headers WHERE digest NOT IN (SELECT header FROM tables)")
            return Purged(old, everything - old)

        done: Purged = self._writer.do(work).result()
        return done

    def check(self) -> bool:
        """Whether a write goes through."""
        try:
            self._writer.do(lambda db: db.execute("INSERT OR REPLACE INTO meta VALUES ('checked', x'')")).result(
                LOOK_SECONDS
            )
        except (StoreError, TimeoutError):
            return False
        return True

    # Reading.

    def read(self, code: str) -> Saved | None:
        with self._reading:
            # One snapshot for all: nobody writes between the table and its steps.
            self._reader.execute("BEGIN")
            try:
                return self._read(code)
            finally:
                self._reader.execute("COMMIT")

    def _read(self, code: str) -> Saved | None:
        row = self._rows(
            """SELECT revision, touched, drawn, head, coalesce(headers.text, '') FROM tables
               LEFT JOIN headers ON headers.digest = tables.header WHERE code = ?""",
            (code,),
        )
        if not row:
            return None
        revision, touched, drawn, head, header = row[0]
        lines = self._rows("SELECT number, line, words FROM steps WHERE code = ? ORDER BY number", (code,))
        answered = self._rows("SELECT person, slot, id, step FROM answered WHERE code = ?", (code,))
        steps, past = [Line(*line) for line in lines], [Answered(*one) for one in answered]
        return Saved(revision, touched, drawn, head, header, steps, past)

    def summaries(self, codes: list[str]) -> list[Summary]:
        holes = ",".join("?" * len(codes))
        rows = self._locked(f"SELECT code, touched, phase, waiting, head FROM tables WHERE code IN ({holes})", codes)
        return [Summary(*row) for row in rows]

    def in_play(self, since: float, most: int) -> list[str]:
        rows = self._locked(
            "SELECT code FROM tables WHERE phase = 'playing' AND touched >= ? ORDER BY touched DESC LIMIT ?",
            (since, most),
        )
        return [code for (code,) in rows]

    def revisions(self, codes: list[str]) -> dict[str, int]:
        holes = ",".join("?" * len(codes))
        return dict(self._locked(f"SELECT code, revision FROM tables WHERE code IN ({holes})", codes))

    def changed_by_others(self) -> bool:
        before, self._seen = self._seen, self._version()
        return self._seen != before

    def backup(self, target: Path) -> None:
        copy_out(self.path, target)

    def close(self) -> None:
        self._writer.close()
        with self._reading:
            self._reader.close()

    def _locked(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        with self._reading:
            return self._rows(sql, values)

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return self._reader.execute(sql, values).fetchall()

    def _version(self) -> int:
        """A number that another writer's commit changes, and our own does not."""
        version: int = self._writer.do(lambda db: db.execute("PRAGMA data_version").fetchone()[0]).result()
        return version


def _write(db: sqlite3.Connection, change: Change) -> None:
    """Keep a change, unless the table is no longer what the change was made of."""
    header = ""
    if change.header is not None:
        header = hashlib.sha256(change.header.encode()).hexdigest()
        db.execute("INSERT OR IGNORE INTO headers VALUES (?, ?)", (header, change.header))
    if change.revision < 0:
        _create(db, change, header)
    else:
        _update(db, change, header)
    db.executemany("INSERT INTO steps VALUES (?, ?, ?, ?)", [(change.code, *line) for line in change.lines])
    if change.answered is not None:
        db.execute("INSERT OR REPLACE INTO answered VALUES (?, ?, ?, ?, ?)", (change.code, *change.answered))


def _create(db: sqlite3.Connection, change: Change, header: str) -> None:
    db.execute(
        "INSERT INTO tables VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?)",
        (
            change.code,
            change.touched,
            change.touched,
            change.phase,
            change.waiting,
            change.drawn,
            change.head or b"",
            header,
        ),
    )


def _update(db: sqlite3.Connection, change: Change, header: str) -> None:
    sets, values = "", list[bytes | str]()
    if change.head is not None:
        sets, values = ", head = ?", [change.head]
    if header:
        sets += ", header = ?"
        values.append(header)
    done = db.execute(
        f"""UPDATE tables SET revision = revision + 1, touched = ?, phase = ?, waiting = ?, drawn = ?{sets}
            WHERE code = ? AND revision = ?""",
        (change.touched, change.phase, change.waiting, change.drawn, *values, change.code, change.revision),
    )
    if done.rowcount != 1:
        raise TableMovedError(f"table {change.revision} is no longer there")
