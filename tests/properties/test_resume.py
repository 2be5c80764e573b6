"""A table taken up again from its record, its key and the words drawn goes on exactly as the one that never stopped."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest

from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.record import Record, lines, read_step

from .games import SLUGS, sample_game, seat_counts
from .walk import choose, sealed

SHORT, LONG = 2, 12
STEPS, EVERY = 60, 7  # of a walk, and how often the table is taken up again
AHEAD = 12  # steps that are compared afterwards


def taken_up(table: Table) -> Table:
    """A twin made of what a store keeps: the lines of the record, the key and a number."""
    assert isinstance(table.stream, Sealed)
    header, *steps = [json.loads(line) for line in lines(table.record, table.notation.event)]
    record = Record({name: value for name, value in header.items() if name != "format"})
    record.steps = [read_step(line, table.notation.read_event) for line in steps if "n" in line]
    record.words = dict(table.record.words)
    record.end = copy.deepcopy(table.record.end)
    return Table.resumed(table.game, record, Sealed(table.stream.key, table.stream.drawn))


def written(table: Table) -> list[str]:
    return list(lines(table.record, table.notation.event))


def go_on(table: Table, seed: str, steps: int) -> list[str]:
    """The record after some more choices; always the same ones for a seed."""
    pick = seeded(seed).below
    for _ in range(steps):
        if table.game.over(table.state):
            break
        choose(table, pick)
    return written(table)


def walks(slug: str, many: int, check: Callable[[Table, str], None]) -> None:
    """Random games with rewinds, of which the check is made now and then."""
    for seats in seat_counts(slug):
        for at in range(many):
            seed = f"resume {slug} {seats} {at}"
            table, stream = Table(sample_game(slug, seed, seats), sealed(seed)), seeded(seed)
            for step in range(STEPS):
                if table.game.over(table.state):
                    break
                choose(table, stream.below)
                if step % EVERY == EVERY - 1:
                    rewind_a_little(table, stream.below)
                    table.state.drafts = [()] * table.game.seats  # nobody stores what is only being composed
                    check(table, f"{seed} {step}")


def rewind_a_little(table: Table, pick: Callable[[int], int]) -> None:
    standing = table.record.standing()
    if len(standing) > 3 and not pick(3) and not table.game.over(table.state):
        table.rewind(standing[-1 - pick(2)].number)


def p_resumes(slug: str, many: int) -> None:
    def check(table: Table, seed: str) -> None:
        twin, other = taken_up(table), copy.deepcopy(table)
        assert twin.state.key() == table.state.key()
        assert go_on(twin, seed, AHEAD) == go_on(other, seed, AHEAD)
        assert isinstance(twin.stream, Sealed)
        assert isinstance(other.stream, Sealed)
        assert twin.stream.drawn == other.stream.drawn

    walks(slug, many, check)


def p_goes_back(slug: str, many: int) -> None:
    def check(table: Table, seed: str) -> None:
        before, mark = (written(table), table.state.key()), table.mark()
        once = go_on(table, seed, AHEAD)
        if not table.game.over(table.state):
            rewind_a_little(table, seeded(seed).below)
        table.back_to(mark)
        assert (written(table), table.state.key()) == before
        assert go_on(table, seed, AHEAD) == once, "the same draws come again"
        table.back_to(mark)

    walks(slug, many, check)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_taken_up_again_goes_on_as_if_it_had_never_stopped(slug: str) -> None:
    p_resumes(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_could_not_be_kept_leaves_no_trace(slug: str) -> None:
    p_goes_back(slug, SHORT)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_taken_up_again_long(slug: str) -> None:
    p_resumes(slug, LONG)
    p_goes_back(slug, LONG)


@pytest.mark.parametrize("words", [0, 1, 7, 8, 9, 16, 37])
def test_a_sealed_stream_goes_on_from_any_word(words: int) -> None:
    stream = Sealed(b"k" * 32)
    for _ in range(words):
        stream.word()
    assert stream.drawn == words
    other = Sealed(b"k" * 32, words)
    assert [stream.word() for _ in range(20)] == [other.word() for _ in range(20)]
