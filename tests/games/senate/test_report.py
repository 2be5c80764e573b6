"""What is told after a game: points by turn, what became of the bills, close votes, words of the process, roads."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from hemicycle.bots import make_bot
from hemicycle.games.senate import TITLE
from hemicycle.games.senate.history import history
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.words import Teller
from hemicycle.server import protocol as p

SEEDS = ("one", "two")


@cache
def played(seed: str) -> Table:
    """A whole game by sensible bots."""
    game = TITLE.game(2, {"win": "points:100"})
    table = Table(game, seeded(f"report {seed}"))
    bots = [make_bot("sensible", game, seeded(f"{seed} {seat}")) for seat in range(2)]
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        kind, state = game.decisions[table.state.frames[-1][0]], table.state.clone()
        action: tuple[int, ...] = ()
        while not action or not kind.complete(state, seat, action):
            state.drafts[seat] = action
            action = (*action, bots[seat].choose(table.view(seat)._replace(draft=action), game.legal(state, seat)))
        assert table.act(seat, action) is None
    return table


def told(seed: str, viewer: int = 0, language: str = "en") -> Any:
    table = played(seed)
    return TITLE.report(table.game, table.record, Teller(table.game, language), viewer)


def test_nothing_is_told_before_the_end() -> None:
    game = TITLE.game(2)
    with pytest.raises(ValueError, match="over"):
        TITLE.report(game, Table(game, seeded(1)).record, Teller(game), 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_fills_the_message_to_a_page_in_both_languages(seed: str) -> None:
    for language in ("en", "es"):
        for viewer in range(3):
            made = told(seed, viewer, language)
            msgspec.convert(made, p.Report)
            assert "[screen-" not in json.dumps(made)
            assert len(made["questions"]) == len(set(made["questions"])) == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_points_by_turn_end_with_those_of_the_record(seed: str) -> None:
    table, made = played(seed), told(seed)
    chart = next(one for one in made["charts"] if one["name"] == "points")
    assert table.record.end is not None
    assert [row[-1] for _, row in chart["rows"]] == [points / 2 for points in table.record.end["points"]]
    assert all(len(row) == len(chart["columns"]) for _, row in chart["rows"])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_became_of_the_bills_is_what_the_story_told(seed: str) -> None:
    table = played(seed)
    assert isinstance(table.game, Senate)
    found = history(table.game, table.record)
    for what in ("introduced", "vetoed", "signed", "committee_passed"):
        assert sum(found.by_side(what)) == found.met[what]
    for vote in found.votes:
        assert vote.carried is (vote.ayes >= vote.need)
        assert vote.margin >= 0


@pytest.mark.parametrize("seed", SEEDS)
def test_turning_points_are_few_and_in_order_of_time(seed: str) -> None:
    points = told(seed)["turning"]
    assert 0 < len(points) <= 8
    assert all(one["title"] and one["text"] for one in points)
    assert [one["n"] for one in points] == sorted(one["n"] for one in points)


def test_the_words_of_the_process_are_those_that_came_up() -> None:
    for seed in SEEDS:
        table = played(seed)
        assert isinstance(table.game, Senate)
        met = history(table.game, table.record).met
        words = [one["card"] for one in told(seed)["learned"]]
        assert ("Filibuster" in words) is bool(met["filibustered"])
        assert ("Veto" in words) is bool(met["vetoed"])


def test_each_side_is_told_of_its_own_bills_and_an_onlooker_of_the_laws() -> None:
    table = played("one")
    assert isinstance(table.game, Senate)
    found = history(table.game, table.record)
    shorts = {card.short for card in table.game.set.cards}
    for side in range(2):
        own = [one["card"] for one in told("one", side)["learned"] if one["card"] in shorts]
        assert len(own) == sum(road.side == side for road in found.roads)
    laws = [one for one in told("one", 2)["learned"] if one["card"] in shorts]
    assert len(laws) == found.met["signed"] + found.met["overridden"]


def test_the_tiny_edition_can_be_told() -> None:
    game = TITLE.micro()
    table = Table(game, seeded("tiny"))
    stream = seeded("tiny choices")
    bots = [make_bot("random", game, stream) for _ in range(2)]
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        kind, state = game.decisions[table.state.frames[-1][0]], table.state.clone()
        action: tuple[int, ...] = ()
        while not action or not kind.complete(state, seat, action):
            state.drafts[seat] = action
            action = (*action, bots[seat].choose(table.view(seat)._replace(draft=action), game.legal(state, seat)))
        table.act(seat, action)
    msgspec.convert(TITLE.report(game, table.record, Teller(game), 0), p.Report)
