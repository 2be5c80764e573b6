"""The tables of the database, and how an older one becomes a newer one: one script for each version, in order."""

from __future__ import annotations

import sqlite3
from typing import Final

from hemicycle.store.promises import StoreError

APPLICATION: Final = 0x48454D49  # "HEMI", by which a file is known as ours

VERSIONS: Final = (
    """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE headers (digest TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        revision INTEGER NOT NULL,
        created REAL NOT NULL,
        touched REAL NOT NULL,
        phase TEXT NOT NULL,
        waiting TEXT NOT NULL,
        drawn INTEGER NOT NULL,
        head BLOB NOT NULL,
        header TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE steps (
        code TEXT NOT NULL,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        words TEXT,
        PRIMARY KEY (code, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE answered (
        code TEXT NOT NULL,
        person INTEGER NOT NULL,
        slot INTEGER NOT NULL,
        id TEXT NOT NULL,
        step INTEGER NOT NULL,
        PRIMARY KEY (code, person, slot)
    ) STRICT, WITHOUT ROWID;
    """,
)


def bring_up_to_date(db: sqlite3.Connection) -> None:
    """Run the scripts that this database has not seen. StoreError if it is not ours, or newer than we are."""
    version = require_ours(db)
    for number, script in enumerate(VERSIONS[version:], version + 1):
        db.executescript(
            f"BEGIN IMMEDIATE; {script}; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
        )


def require_ours(db: sqlite3.Connection) -> int:
    """The version of a database; 0 for an empty file. StoreError says why it cannot be used."""
    try:
        application = db.execute("PRAGMA application_id").fetchone()[0]
        version: int = db.execute("PRAGMA user_version").fetchone()[0]
        empty = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    except sqlite3.DatabaseError:
        raise StoreError("it is no database of Hemicycle") from None
    if application != APPLICATION and not empty:
        raise StoreError("it is no database of Hemicycle")
    if version > len(VERSIONS):
        raise StoreError("it was written by a newer Hemicycle; install that one")
    return version
