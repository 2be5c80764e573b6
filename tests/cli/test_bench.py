"""`bench`: the keys that scripts rely on, and that what is timed happens. How fast, is nobody's to assert here."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hemicycle.cli import bench_page
from hemicycle.cli.main import main
from hemicycle.lab import bench
from hemicycle.lab.capacity import Capacity, Stage, capacity
from hemicycle.server.sampling import PARTS

from .command import bad, data

STAGE = [
    "tables",
    "moves",
    "p50_ms",
    "p99_ms",
    "slowest_ms",
    "late",
    "refused",
    "server_cores",
    "load_cores",
    "yardsticks_a_move",
    "parts",
]


def test_bench_times_what_is_promised_beside_a_yardstick(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With hardly any time, so that only the names count: how fast a test machine is, is nobody's to assert."""

    def hardly(timed: dict[str, tuple[str, bench.Work]], rounds: int, **_: object) -> list[bench.Figure]:
        return bench.measure(timed, rounds, seconds=0)

    monkeypatch.setattr("hemicycle.cli.bench.measure", hardly)
    assert main(["bench", "--rounds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["figures", "ratios"]
    named = {figure["name"] for figure in told["figures"]}
    assert {"yardstick", "civio, 2 seats, silent", "civio, 4 seats, silent", "civio, 4 seats, logged"} <= named
    assert {"clone", "view", "determinise", "check of a hand", "rlcard gin rummy"} <= named
    for figure in told["figures"]:
        assert list(figure) == ["name", "unit", "per_second", "per_yardstick"]
        assert figure["per_second"] > 0
        assert figure["per_yardstick"] > 0
    assert "civio / rlcard gin rummy" in told["ratios"]
    assert "log costs, share of silent time" in told["ratios"]


def test_bench_needs_a_round() -> None:
    assert "--rounds" in bad("bench", "--rounds", 0)


def test_a_part_that_there_is_not() -> None:
    assert "engine" in bad("bench", "speed")


# The server under load --------------------------------------------------------------------------------------


def test_tables_play_at_a_real_server_and_their_moves_are_timed() -> None:
    told: dict[str, Any] = data("bench", "server", "--most", 3, "--seconds", 2, "--every", 0.2)["server"]
    assert list(told) == ["machine", "every_s", "limit_ms", "tables", "more_is_too_many", "parts", "stages"]
    stage = told["stages"][0]
    assert list(stage) == STAGE
    assert stage["tables"] == 3
    assert stage["moves"] > 3
    assert stage["refused"] == 0
    assert 0 < stage["p50_ms"] <= stage["p99_ms"] <= stage["slowest_ms"]
    if sys.platform != "win32":
        assert stage["server_cores"] > 0
        assert stage["parts"]
        assert set(stage["parts"]) <= {*dict(PARTS), "other"}
        assert sum(stage["parts"].values()) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize("wrong", [("--most", 0), ("--every", 0), ("--seconds", -1)])
def test_a_load_that_is_none(wrong: tuple[str, int]) -> None:
    assert wrong[0] in bad("bench", "server", *wrong)


def searched(holds: int, most: int, hiccups: frozenset[int] = frozenset()) -> tuple[Capacity, list[int]]:
    """A server that holds so many tables, and is slow the first time at some numbers."""
    asked: list[int] = []

    async def measure(tables: int) -> Stage:
        slow = tables > holds or (tables in hiccups and tables not in asked)
        asked.append(tables)
        return Stage(tables, 100, 1.0, 200.0 if slow else 10.0, 300.0, 0, 0, 0.1, 0.1, 1.0, {})

    return asyncio.run(capacity(measure, most)), asked


def test_the_most_tables_that_hold_are_found() -> None:
    found, asked = searched(holds=330, most=2000)
    assert asked == [50, 100, 200, 400, 400, 300, 350, 350, 325]
    assert found.found
    assert found.tables == 325


def test_slow_once_is_not_slow() -> None:
    assert searched(330, 2000, frozenset({100, 300}))[0].tables == 325


def test_no_more_tables_than_allowed() -> None:
    found, asked = searched(holds=330, most=120)
    assert asked == [50, 100, 120]
    assert (found.tables, found.found) == (120, False)


def test_a_server_that_holds_nothing_holds_none() -> None:
    assert searched(holds=0, most=2000)[0].tables == 0


def test_the_server_ends_with_whoever_started_it() -> None:
    program = """
import os
from hemicycle.cli.own_server import OwnServer
with OwnServer() as own:
    print(own.port, flush=True)
    os._exit(3)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 3
    end = time.monotonic() + 20
    while listens(int(done.stdout)):
        assert time.monotonic() < end, "it is still there"


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    except OSError:
        return False
    return True


# The page ---------------------------------------------------------------------------------------------------


def test_the_first_scripts_are_those_of_the_first_file_and_what_they_import_at_once(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text(
        '<script type="module" crossorigin src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js">'
    )
    (assets / "a.js").write_text('import{x}from"./b.js";import"./c.js";const later=()=>import("./d.js")')
    for name in ("b", "c", "d"):
        (assets / f"{name}.js").write_text(f"export const {name}=1")
    assert {path.name for path in bench_page.first_scripts(tmp_path)} == {"a.js", "b.js", "c.js"}


def test_a_page_that_is_not_built_is_said_so(tmp_path: Path) -> None:
    told = bench_page.page(lambda _: None, tmp_path)
    assert told["prompt_ms"] == []
    assert bench_page.lines(told) == [bench_page.NOT_BUILT]


def test_the_page_is_weighed_and_asks_something() -> None:
    told = bench_page.page(lambda _: None, times=1)
    assert list(told) == ["first_scripts_gzip", "scripts_to_prompt_gzip", "prompt_ms", "why_not"]
    assert told["why_not"] == ""
    assert told["prompt_ms"][0] > 0
    for scripts in (told["first_scripts_gzip"], told["scripts_to_prompt_gzip"]):
        for name, size in scripts.items():
            assert size == len(gzip.compress((bench_page.PAGE / "assets" / name).read_bytes(), 9))
    assert set(told["first_scripts_gzip"]) <= set(told["scripts_to_prompt_gzip"])
    assert 0 < sum(told["first_scripts_gzip"].values()) < 100_000, "promised: under 100 kB"
