"""How fast, as ratios: everything is timed in one run beside a fixed yardstick, and beside a peer where there is one.

A rate alone says more about the machine than about the code. The yardstick is a fixed loop of plain Python; a
figure in yardstick units can be compared between machines and over the years. Rounds are interleaved and the
best of each is taken, so that a busy neighbour disturbs all alike.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hemicycle.bots import make_bot
from hemicycle.kernel import registry
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.driver import Table, play_out
from hemicycle.kernel.game import Game
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe
from hemicycle.kernel.worlds import determinize

ROUNDS: Final = 5
SECONDS: Final = 0.4
LOOP: Final = 2000

Work = Callable[[], int]  # does some work, returns how many units of it


@dataclass(frozen=True)
class Figure:
    """One thing timed: its rate, and that rate in yardstick units."""

    name: str
    unit: str
    per_second: float
    per_yardstick: float


def _step(values: list[int], x: int) -> int:
    i = x % len(values)
    values[i] = (values[i] * 31 + x) & 0xFFFF
    return values[i] ^ (x >> 1)


def yardstick() -> int:
    """The fixed loop; one unit a step."""
    values = list(range(52))
    x = 1
    for _ in range(LOOP):
        x = _step(values, x + 7)
    return LOOP


def _silent(game: Game, seed: str) -> Work:
    stream = Xoshiro(seed)

    def work() -> int:
        return play_out(game, game.start(), stream)

    return work


def _logged(game: Game, seed: str) -> Work:
    stream = Xoshiro(seed)

    def work() -> int:
        s = game.start()
        s.log = []
        return play_out(game, s, stream)

    return work


def _recorded(game: Game, seed: str) -> Work:
    """Through a table: checked, recorded, with views left out."""
    stream = Xoshiro(seed)

    def work() -> int:
        table = Table(game, stream)
        made = 0
        while table.state.frames:
            seat = game.waiting_for(table.state.frames)[0]
            draft: tuple[int, ...] = ()
            while True:
                legal = game.legal(table.state, seat)
                draft = (*draft, legal[stream.below(len(legal))])
                kind = game.decision_for(table.state, seat, draft[0])
                if kind is None or kind.complete(table.state, seat, draft):
                    break
                table.state.drafts[seat] = draft
            table.state.drafts[seat] = ()
            table.act(seat, draft)
            made += 1
        return made

    return work


def midgame(game: Game, seed: str, choices: int = 60) -> State:
    """A position in the middle of a random game."""
    s = game.start()
    play_out(game, s, Xoshiro(seed), limit=choices)
    return s


def _repeat(times: int, act: Callable[[], object]) -> Work:
    def work() -> int:
        for _ in range(times):
            act()
        return times

    return work


def _sensible(game: Game, seed: str) -> Work:
    bots = [make_bot("sensible", game, Xoshiro(seed)) for _ in range(game.seats)]

    def work() -> int:
        return play_out(
            game, game.start(), Xoshiro(seed), lambda s, seat, legal: bots[seat].choose(observe(s, seat), legal)
        )

    return work


def _hand_checks(game: Any) -> Work:
    """Random hands of seven, asked whether they can be called."""
    stream = Xoshiro("hands")
    cards = list(range(len(game.schema.pieces)))
    hands = [sum(1 << card for card in stream.shuffled(cards)[:7]) for _ in range(200)]
    precedents = game.precedents

    def work() -> int:
        for hand in hands:
            _ = precedents.is_flush(hand) or precedents.is_split(hand)
        return len(hands)

    return work


def _rlcard() -> Work | None:
    """RLCard's gin rummy, random play: the peer that people know. None where it is not installed."""
    try:
        rlcard = importlib.import_module("rlcard")
    except ImportError:
        return None
    env = rlcard.make("gin-rummy", config={"seed": 7})
    stream = Xoshiro("rlcard")

    def work() -> int:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[stream.below(len(legal))])
            made += 1
        return made

    return work


def _of_senate() -> dict[str, tuple[str, Work]]:
    """Of the game with the most cards in play: the same questions."""
    game = registry.title("senate").game(2)
    middle = midgame(game, "middle", 1000)
    view, stream = observe(middle, 0), Xoshiro("worlds")
    return {
        "senate, 2 seats, silent": ("decision", _silent(game, "a")),
        "senate, 2 seats, sensible": ("decision", _sensible(game, "e")),
        "senate, clone": ("clone", _repeat(500, middle.clone)),
        "senate, view": ("view", _repeat(100, lambda: observe(middle, 0))),
        "senate, determinise": ("world", _repeat(50, lambda: determinize(game, view, stream))),
    }


def subjects() -> dict[str, tuple[str, Work]]:
    """All that is timed: name -> unit and work."""
    title = registry.title("civio")
    two = title.game(2, title.one_round())
    four = title.game(4, title.one_round())
    middle = midgame(four, "middle")
    view = observe(middle, 0)
    stream = Xoshiro("worlds")
    timed: dict[str, tuple[str, Work]] = {
        "yardstick": ("unit", yardstick),
        "civio, 2 seats, silent": ("decision", _silent(two, "a")),
        "civio, 4 seats, silent": ("decision", _silent(four, "b")),
        "civio, 4 seats, logged": ("decision", _logged(four, "c")),
        "civio, 4 seats, at a table": ("decision", _recorded(four, "d")),
        "civio, 4 seats, sensible": ("decision", _sensible(four, "e")),
        "clone": ("clone", _repeat(500, middle.clone)),
        "view": ("view", _repeat(100, lambda: observe(middle, 0))),
        "determinise": ("world", _repeat(50, lambda: determinize(four, view, stream))),
        "check of a hand": ("hand", _hand_checks(four)),
        **_of_senate(),
    }
    peer = _rlcard()
    if peer is not None:
        timed["rlcard gin rummy"] = ("decision", peer)
    return timed


def measure(
    timed: dict[str, tuple[str, Work]],
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    progress: Callable[[str], None] | None = None,
) -> list[Figure]:
    """Time everything in turn, several rounds; the best rate of each counts."""
    best = dict.fromkeys(timed, 0.0)
    for _ in range(rounds):
        for name, (_, work) in timed.items():
            if progress:
                progress(name)
            best[name] = max(best[name], rate(work, seconds))
    return [Figure(name, unit, best[name], best[name] / best["yardstick"]) for name, (unit, _) in timed.items()]


def rate(work: Work, seconds: float) -> float:
    """Units of work a second of this process."""
    done = 0
    began = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


def ratios(figures: list[Figure]) -> dict[str, float]:
    """What is compared with what."""
    rate = {figure.name: figure.per_second for figure in figures}
    out = {
        "log costs, share of silent time": rate["civio, 4 seats, silent"] / rate["civio, 4 seats, logged"] - 1,
        "civio decisions per yardstick unit": rate["civio, 2 seats, silent"] / rate["yardstick"],
        "senate decisions per yardstick unit": rate["senate, 2 seats, silent"] / rate["yardstick"],
    }
    if "rlcard gin rummy" in rate:
        out["civio / rlcard gin rummy"] = rate["civio, 2 seats, silent"] / rate["rlcard gin rummy"]
    return out
