"""Plays games by the thousand and counts what happened. Each game has its own seed, so that jobs change nothing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from hemicycle.bots import make_bot
from hemicycle.kernel import registry
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.driver import Chooser, Table, play_out
from hemicycle.kernel.events import Event, Noted
from hemicycle.kernel.game import Game
from hemicycle.kernel.record import save
from hemicycle.kernel.replay import folded, replayed
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe

CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What is to be played; the same plan gives the same games."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, str]
    packs: tuple[Path, ...] = ()
    seed: str = "0"
    check: bool = False  # fold and replay every game, and count its cards
    folder: Path | None = None  # where to save the records
    events: bool = False  # count the lines of the story, by kind

    def game(self) -> Game:
        return registry.title(self.slug).game(self.seats, self.options, self.packs)


@dataclass
class Tally:
    """What has been counted."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    turns: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.turns += other.turns
        self.ends += other.ends
        self.wins += other.wins
        self.points += other.points
        self.events += other.events


def choosers(game: Game, bots: Sequence[str], seed: str) -> Chooser | None:
    """What chooses for each seat; None if all are random, which needs no views."""
    if all(name == "random" for name in bots):
        return None
    players = [make_bot(name, game, Xoshiro(f"{seed}:bot:{seat}")) for seat, name in enumerate(bots)]

    def choose(s: State, seat: int, legal: list[int]) -> int:
        player = players[seat]
        return player.choose(observe(s, seat), legal) if player.looks else player.choose(None, legal)  # type: ignore[arg-type]

    return choose


def play_one(game: Game, plan: Plan, number: int) -> Tally:
    """Game number so-and-so of a plan."""
    seed = f"{plan.seed}:{number}"
    stream = Xoshiro(seed)
    choose = choosers(game, plan.bots, seed)
    if plan.check or plan.folder:
        s, made, told = _play_recorded(game, plan, number, stream, choose)
    else:
        s = game.start()
        s.log = [] if plan.events else None
        made = play_out(game, s, stream, choose)
        told = s.log or []
    tally = Tally(games=1, decisions=made)
    if plan.events:
        lines = game.schema.layout.notes
        tally.events.update(lines[event.kind].name for event in told if isinstance(event, Noted))
    if game.over(s):
        result = game.result(s)
        tally.finished = 1
        tally.turns = game.turns(s)
        tally.ends[result.end] += 1
        tally.wins.update(result.winners)
        tally.points.update(dict(enumerate(result.points)))
    return tally


def _play_recorded(
    game: Game, plan: Plan, number: int, stream: Xoshiro, choose: Chooser | None
) -> tuple[State, int, list[Event]]:
    """Play at a table that keeps the record, and hold the record against the game; all that happened comes last."""
    table = Table(game, stream)
    made = 0
    pick: Chooser = choose or (lambda _s, _seat, legal: legal[stream.below(len(legal))])
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        made += 1
        draft: tuple[int, ...] = ()
        while True:
            draft = (*draft, pick(table.state, seat, game.legal(table.state, seat)))
            kind = game.decision_for(table.state, seat, draft[0])
            if kind is None or kind.complete(table.state, seat, draft):
                break
            table.state.drafts[seat] = draft
        table.state.drafts[seat] = ()
        if table.act(seat, draft) is not None:
            raise AssertionError(f"game {number}: a legal choice was refused")
    if plan.check:
        check(game, table, number)
    if plan.folder:
        save(table.record, table.notation.event, plan.folder / f"{plan.slug}-{number:06}.jsonl")
    return table.state, made, [event for step in table.record.steps for event in step.events]


def check(game: Game, table: Table, number: int) -> None:
    """Every card lies in one place, and the record folds and replays to the same end."""
    end = table.state.digest()
    if sorted(piece for zone in table.state.zones for piece in zone) != list(range(len(game.schema.pieces))):
        raise AssertionError(f"game {number}: a card is lost or doubled")
    if folded(game, table.record).digest() != end:
        raise AssertionError(f"game {number}: the events do not fold to the end")
    if replayed(game, table.record).digest() != end:
        raise AssertionError(f"game {number}: the choices do not replay to the end")


def play_some(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Some games of a plan, in one process."""
    game = plan.game()
    tally = Tally()
    for number in numbers:
        tally.add(play_one(game, plan, number))
    return tally


def run(plan: Plan, games: int, jobs: int, progress: Callable[[int], None] | None = None) -> tuple[Tally, float]:
    """All games of a plan, and the seconds that they took."""
    began = time.perf_counter()
    total = Tally()
    for part in _parts(plan, games, jobs):
        total.add(part)
        if progress:
            progress(total.games)
    return total, time.perf_counter() - began


def _parts(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        game = plan.game()
        for number in range(games):
            yield play_one(game, plan, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_some, [plan] * len(chunks), chunks)


def happenings(tally: Tally, game: Game) -> dict[str, object]:
    """How often a game each line of the story was told, and which were never."""
    names = [note.name for note in game.schema.layout.notes]
    means = {name: round(tally.events[name] / max(tally.games, 1), 3) for name in names if tally.events[name]}
    return {"events": means, "never": [name for name in names if not tally.events[name]]}


def report(tally: Tally, seats: int, seconds: float) -> dict[str, object]:
    """The counts under the names that scripts rely on."""
    finished = max(tally.finished, 1)
    return {
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "ends": dict(sorted(tally.ends.items())),
        "mean_turns": round(tally.turns / finished, 3),
        "wins_by_seat": [tally.wins[seat] for seat in range(seats)],
    }
