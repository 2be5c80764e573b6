"""Backup and restore, while a server runs or not: SQLite's own copying, from and to single files."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hemicycle.store.plan import bring_up_to_date, require_ours
from hemicycle.store.promises import StoreError
from hemicycle.store.writer import BUSY_SECONDS

PRIVATE = 0o600


def copy_out(source: Path, target: Path) -> None:
    """Write a database to one file, whole or not at all. It holds secrets: only its owner may read it."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_RDWR, PRIVATE))
    with _told(), closing(_reading(source)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)


def copy_in(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of a database; what was there is kept beside it, and its name is given back."""
    require_backup(source)
    kept = None
    if target.exists():
        kept = target.with_name(time.strftime(f"before-restore-%Y%m%d-%H%M%S-{os.getpid()}.sqlite"))
        copy_out(target, kept)
    else:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(target, os.O_CREAT | os.O_RDWR, PRIVATE))
    fresh = target.with_name(target.name + ".restore")
    copy_out(source, fresh)
    with _told():
        with closing(sqlite3.connect(fresh, isolation_level=None)) as db:
            bring_up_to_date(db)
            # A server that runs must not take an old table for the one it knows.
            db.execute("UPDATE tables SET revision = revision + 1000000")
        with closing(_reading(fresh)) as copy, closing(sqlite3.connect(target, timeout=BUSY_SECONDS)) as live:
            copy.backup(live)
    fresh.unlink()
    return kept


def require_backup(file: Path) -> None:
    """StoreError says why a file is no backup."""
    if not file.is_file():
        raise StoreError("there is no such file")
    try:
        with closing(_reading(file)) as db:
            if require_ours(db) == 0:
                raise StoreError("it is empty")
            if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise StoreError("it is damaged")
    except sqlite3.Error:
        raise StoreError("it is no database of Hemicycle") from None


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)


@contextmanager
def _told() -> Iterator[None]:
    """Faults of the database as ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(str(error)) from None
