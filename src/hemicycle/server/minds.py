"""Bots think in processes of their own: no table waits for them, and their pause tells nothing of what they hold."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import sys
from collections.abc import Coroutine
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from typing import Any, Final

from hemicycle.kernel.atoms import Action
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import ENGLISH
from hemicycle.server import think
from hemicycle.server.library import Kind
from hemicycle.server.logs import Log
from hemicycle.server.think import Question, Thought

PATIENCE: Final = 20.0  # seconds for one choice
TRIES: Final = 2
SHORTEST, LONGEST = 0.6, 1.4  # of the usual pause


class Minds:
    """A pool of workers. One that breaks is made anew; a bot that fails leaves the table to do its default."""

    def __init__(self, log: Log, workers: int, pause: float) -> None:
        self._log, self._workers, self._pause = log, workers, pause
        self._pool: Executor | None = None
        self._dice = SystemRandom()

    def start(self) -> None:
        """Have the workers there before the first bot is asked."""
        self._submit(think.ready)

    def pause(self) -> float:
        """How long a bot seems to think: chance alone decides."""
        return self._pause * self._dice.uniform(SHORTEST, LONGEST)

    def think(self, kind: Kind, level: str, view: Observation) -> Coroutine[Any, Any, Action | None]:
        """A choice for a seat that sees this; None if the bot fails."""
        return self._choice(think.question(kind, level, ENGLISH, secrets.token_hex(8), view))

    async def advise(self, kind: Kind, language: str, view: Observation) -> Thought | None:
        """What a sensible player would choose, and why."""
        return await self._ask(think.question(kind, "sensible", language, secrets.token_hex(8), view))

    async def _choice(self, asked: Question) -> Action | None:
        thought = await self._ask(asked)
        return thought.action if thought else None

    async def _ask(self, asked: Question) -> Thought | None:
        for _ in range(TRIES):
            try:
                future = asyncio.wrap_future(self._submit(think.answer, asked))
                return await asyncio.wait_for(future, PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                self._log.fault("bots made anew", error)
                self.stop()
            except Exception as error:
                self._log.fault("bot failed", error)
                return None
        return None

    def _submit(self, work: Any, *arguments: Any) -> Future[Any]:
        if self._pool is None:
            self._pool = self._make()
        try:
            return self._pool.submit(work, *arguments)
        except RuntimeError:  # it has just broken, or been shut down
            self._pool = self._make()
            return self._pool.submit(work, *arguments)

    def _make(self) -> Executor:
        how = "spawn" if sys.platform == "win32" else "forkserver"
        context = multiprocessing.get_context(how)
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=think.prepare)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        _end(processes)


def _end(processes: list[int]) -> None:
    """A worker that thinks for ever does not hear that it should stop."""
    for child in multiprocessing.active_children():
        if child.pid in processes:
            child.kill()
