"""The one thread that writes: it commits together whatever has queued up, so that a busy minute costs few syncs."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, NamedTuple

from hemicycle.store.promises import StoreError

MOST_TOGETHER: Final = 256
BUSY_SECONDS: Final = 10.0

Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    work: Work
    done: Future[Any]


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits only where it is told to, and to the disk."""
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")
    return db


class Writer:
    """Does jobs in the order in which they came. A job that fails leaves the others alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def do(self, work: Work) -> Future[Any]:
        """Have something written; the future is done when it is on disk."""
        job = Job(work, Future())
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        db = connect(self._path)
        while True:
            jobs, last = self._next()
            if jobs:
                self._together(db, jobs)
            if last:
                db.close()
                return

    def _next(self) -> tuple[list[Job], bool]:
        """All that waits; True if nothing comes after it."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _together(self, db: sqlite3.Connection, jobs: list[Job]) -> None:
        """One transaction; each job in a savepoint of its own."""
        outcomes: list[tuple[Job, Any, Exception | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                outcomes.append((job, *self._one(db, job)))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            outcomes = [(job, None, StoreError(str(error))) for job in jobs]
        for job, value, fault in outcomes:
            if fault is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(fault)

    def _one(self, db: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
        db.execute("SAVEPOINT job")
        try:
            value = job.work(db)
        except (StoreError, sqlite3.Error) as error:
            db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
            return None, error if isinstance(error, StoreError) else StoreError(str(error))
        db.execute("RELEASE job")
        return value, None
