"""P5: a record folds, unfolds, replays and verifies, through its notation and its file; P11: without its rules too."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import NamedTuple

import pytest

from hemicycle.kernel import position
from hemicycle.kernel.archive import open_record
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import Game
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.record import load, save
from hemicycle.kernel.replay import folded, recheck_chance, replayed, verify

from .games import SLUGS, sample_game, seat_counts, title
from .walk import MOST_STEPS, sealed, walk_by

SHORT, LONG = 3, 15
FLIPS = 80
LONGEST = 20_000  # steps of a round at random


class Played(NamedTuple):
    table: Table
    digests: dict[int, str]  # after each step that stands


def play(slug: str, seed: int | str, seats: int, *, rewinds: bool = True) -> Played:
    """A whole random game. Now and then a few steps are taken back."""
    return play_at(sample_game(slug, seed, seats), f"{slug} {seed}", rewinds=rewinds)


def play_short(slug: str, seats: int) -> Played:
    """A whole game that is as short as it can be."""
    found = title(slug)
    return play_at(found.game(seats, found.one_round()), slug, rewinds=False, most=LONGEST)


def play_at(game: Game, seed: str, *, rewinds: bool, most: int = MOST_STEPS) -> Played:
    table, stream = Table(game, sealed(seed)), seeded(f"record {game.seats} {seed}")
    digests: dict[int, str] = {}
    for _, steps in walk_by(table, stream.below, most):
        number = len(table.record.steps) - 1
        if steps:
            digests[number] = table.state.digest()
        if rewinds and len(digests) > 4 and not game.over(table.state) and not stream.below(12):
            at = sorted(digests)[-3]
            table.rewind(at + 1)
            digests = {step: digest for step, digest in digests.items() if step <= at}
            assert table.state.digest() == digests[at]
    return Played(table, digests)


def games(slug: str, walks: int) -> list[Played]:
    return [play(slug, at, seats) for seats in seat_counts(slug) for at in range(walks)]


def p5_folds(slug: str, walks: int) -> None:
    for table, digests in games(slug, walks):
        for number, digest in digests.items():
            assert folded(table.game, table.record, number).digest() == digest, f"step {number}"


def p5_unfolds(slug: str, walks: int) -> None:
    for table, digests in games(slug, walks):
        s = folded(table.game, table.record)
        for step in reversed(table.record.standing()):
            if step.number in digests:
                assert s.digest() == digests[step.number], f"step {step.number}"
            for event in reversed(step.events):
                s.unapply(event)
        assert s.digest() == table.game.start().digest()


def p5_verifies(slug: str, walks: int) -> None:
    for table, _ in games(slug, walks):
        assert recheck_chance(table.game, table.record) is None
        assert verify(table.game, table.record) is None
        assert replayed(table.game, table.record).digest() == table.state.digest()


def p5_notation(slug: str, walks: int) -> None:
    for seats in seat_counts(slug):
        for at in range(walks):
            round_trips(Table(sample_game(slug, at, seats), sealed(f"{slug} {at}")), f"{slug} {at}")


def round_trips(table: Table, seed: str) -> None:
    """Every event, choice, frame and position says the same after printing and reading."""
    game, notation = table.game, Notation(table.game)
    for _, steps in walk_by(table, seeded(seed).below):
        for step in steps:
            for event in step.events:
                assert notation.read_event(notation.event(event)) == event
            if step.action:
                assert notation.action(notation.read_action(step.action)) == step.action
                assert notation.actor(notation.read_actor(step.actor)) == step.actor
        frames = table.state.frames
        assert notation.read_frames(notation.frames(frames)) == frames
        text = position.write(game, table.state)
        assert position.read(game, text).key() == table.state.key(), text


def p5_files(slug: str, walks: int, folder: Path) -> None:
    """Saved and loaded a record is the same; opened without its rules it folds to the same positions."""
    for table, digests in games(slug, walks):
        path = folder / f"{slug}.jsonl"
        save(table.record, table.notation.event, path)
        assert load(path, table.notation.read_event) == table.record
        archived, record = open_record(path)
        assert record == table.record
        for number, digest in digests.items():
            assert folded(archived, record, number).digest() == digest


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("prove", [p5_folds, p5_unfolds, p5_verifies, p5_notation])
def test_P5_a_record_is_its_game(slug: str, prove: object) -> None:
    prove(slug, SHORT)  # type: ignore[operator]


@pytest.mark.parametrize("slug", SLUGS)
def test_P5_P11_a_file_is_its_record_and_folds_without_the_rules(slug: str, tmp_path: Path) -> None:
    p5_files(slug, SHORT, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("prove", [p5_folds, p5_unfolds, p5_verifies, p5_notation])
def test_P5_over_many_games(slug: str, prove: object) -> None:
    prove(slug, LONG)  # type: ignore[operator]


@pytest.mark.parametrize("slug", ["caucus", "bazaar", "senate_toy"])
def test_P5_a_changed_byte_in_a_record_is_found(slug: str, tmp_path: Path) -> None:
    table, _ = play_short(slug, 3)
    path = tmp_path / "record.jsonl"
    save(table.record, table.notation.event, path)
    assert fault_of(table, path) is None
    header, _, rest = path.read_text(encoding="utf-8").partition("\n")
    stream = seeded("flips")
    for _ in range(FLIPS):
        at = stream.below(len(rest) - 1)
        other = "z1x-"[stream.below(4)]
        if rest[at] in ("\n", other):
            continue
        path.write_text(f"{header}\n{rest[:at]}{other}{rest[at + 1 :]}", encoding="utf-8")
        assert fault_of(table, path), f"{rest[at]!r} became {other!r} in ...{rest[max(0, at - 60) : at + 20]}..."


def fault_of(table: Table, path: Path) -> str | None:
    """What is wrong with a record on disk."""
    try:
        return verify(table.game, load(path, table.notation.read_event))
    except ValueError as problem:
        return str(problem)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("part", ["outcome", "action", "event", "digest", "key", "commitment", "card"])
def test_P5_a_changed_record_does_not_verify(slug: str, part: str) -> None:
    table, _ = play_short(slug, seat_counts(slug)[-1])
    assert verify(table.game, table.record) is None
    spoil(table, part)
    assert verify(table.game, table.record)


def spoil(table: Table, part: str) -> None:
    record = table.record
    steps = [step for step in record.steps if step.actor and step.events]
    assert record.end is not None
    if part == "outcome":
        drawn = next(step for step in record.steps if len(set(step.outcomes)) > 1)
        drawn.outcomes.reverse()
    elif part == "action":
        other = next(step for step in steps if step.action != steps[0].action)
        steps[0].action = other.action
    elif part == "event":
        steps[-1].events.pop()
    elif part == "digest":
        record.end["digest"] = "0" * 16
    elif part == "key":
        record.end["key"] = "00" * 32
    elif part == "commitment":
        record.header["commitment"] = "0" * 64
    else:
        record.header["cards"] = copy.deepcopy(record.header["cards"])  # records of a game share it
        texts = record.header["cards"]["texts"]
        texts[next(iter(texts))] = {"id": "another"}
