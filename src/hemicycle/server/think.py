"""What a bot does in a process of its own: from an Observation as plain values to a whole choice."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import wait
from typing import NamedTuple

from hemicycle.bots import make_bot
from hemicycle.kernel.atoms import Action
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.events import Frames
from hemicycle.kernel.view import Observation, Places
from hemicycle.kernel.worlds import determinize
from hemicycle.server.library import Kind, game

MOST_PARTS = 60  # of one choice


class Question(NamedTuple):
    """All that a bot is told: the game, what the seat sees, and a seed. Nothing of the truth."""

    kind: Kind
    level: str
    language: str
    seed: str
    viewer: int
    zones: tuple[Places | None, ...]
    fields: tuple[int | None, ...]
    frames: Frames


class Thought(NamedTuple):
    """A whole choice, and why."""

    action: Action
    reason: str


def question(kind: Kind, level: str, language: str, seed: str, view: Observation) -> Question:
    return Question(kind, level, language, seed, view.viewer, view.zones, view.fields, view.frames)


def answer(asked: Question) -> Thought:
    """Choose part by part. The legal parts come from a world made up from the view."""
    playing = game(asked.kind)
    view = Observation(playing.schema, asked.viewer, asked.zones, asked.fields, asked.frames, ())
    world = determinize(playing, view, Xoshiro(f"world {asked.seed}"))
    kind = playing.decisions[view.frames[-1][0]]
    bot = _bot(asked.kind, asked.level, asked.language)
    bot.stream = Xoshiro(f"bot {asked.seed}")
    action: Action = ()
    while not action or not kind.complete(world, asked.viewer, action):
        if len(action) > MOST_PARTS:
            raise ValueError("this choice does not end")
        world.drafts[asked.viewer] = action
        atom = bot.choose(view._replace(draft=action), playing.legal(world, asked.viewer))
        action = (*action, atom)
    return Thought(action, bot.reason(view, action[0]))


@lru_cache(maxsize=64)
def _bot(kind: Kind, level: str, language: str) -> Bot:
    return make_bot(level, game(kind), Xoshiro(0), language)


def prepare() -> None:
    """At the start of a worker: end with the server, however that ends, and not by the Ctrl-C that is meant for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def ready() -> bool:
    """Something to do for a worker that should be there before it is needed."""
    return True
