"""`simulate`: the keys that scripts rely on, and counts that must agree with each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from .command import bad, data, good

KEYS = ["games", "finished", "decisions", "decisions_per_second", "ends", "mean_turns", "wins_by_seat"]
SIMULATE = ("simulate", "civio", "--games", 6)


def test_simulate_counts_under_these_names() -> None:
    told = data(*SIMULATE, "--seats", 3, "--bots", "random")
    assert list(told) == KEYS
    assert told["games"] == told["finished"] == sum(told["ends"].values()) == 6
    assert told["decisions"] > 6
    assert told["decisions_per_second"] > 0
    assert told["mean_turns"] > 1
    assert len(told["wins_by_seat"]) == 3


def test_the_least_seats_are_usual_and_a_game_is_one_round() -> None:
    told = data(*SIMULATE, "--option", "round_cap=10")
    assert len(told["wins_by_seat"]) == 2
    assert told["mean_turns"] <= 11, "who is left of the dealer may have one turn more"
    longer = data(*SIMULATE, "--option", "round_cap=10", "--option", "match=rounds:3")
    assert longer["mean_turns"] > told["mean_turns"]


def test_what_happened_is_counted_by_kind_and_what_never_did_is_named() -> None:
    told = data(*SIMULATE, "--seats", 3, "--bots", "random", "--events")
    assert list(told) == [*KEYS, "events", "never"]
    assert told["events"]["dealt"] == 1, "a game of one round is dealt once"
    assert not set(told["never"]) & set(told["events"])
    checked = data(*SIMULATE, "--seats", 3, "--bots", "random", "--events", "--check")
    assert checked["events"] == told["events"]


def test_the_seed_decides_and_the_jobs_do_not() -> None:
    def counted(*more: object) -> dict[str, object]:
        told: dict[str, object] = data(*SIMULATE, *more)
        told.pop("decisions_per_second")
        return told

    assert counted("--seed", 3) == counted("--seed", 3, "--jobs", 2)
    assert counted("--seed", 3) != counted("--seed", 4)


def test_bots_are_named_for_all_or_for_each_seat() -> None:
    told = data("simulate", "civio", "--games", 3, "--bots", "sensible,random")
    assert told["wins_by_seat"][0] == 3, "in three rounds a sensible player always beats a random one"
    assert "clever" in bad("simulate", "civio", "--bots", "clever")
    assert "3" in bad("simulate", "civio", "--seats", "3", "--bots", "random,random")


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (("--games", "0"), "--games"),
        (("--jobs", "-1"), "--jobs"),
        (("--seats", "7"), "2 to 6"),
        (("--option", "match"), "NAME=VALUE"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_sentence(arguments: tuple[str, ...], right: str) -> None:
    assert right in bad("simulate", "civio", *arguments)


def test_records_are_kept_and_verify(tmp_path: Path) -> None:
    good("simulate", "civio", "--games", 2, "--save", tmp_path, "--check")
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    assert all(data("verify", file)["ok"] for file in files)
