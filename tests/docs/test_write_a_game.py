"""docs/write-a-game.md: its blocks are a whole game, which is installed here and does all that the others do."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from .blocks import ROOT, blocks, environment, write_files

PAGE = ROOT / "docs" / "write-a-game.md"
RULES = next(block.text for block in blocks(PAGE) if block.file == "rules.md")
CLAUSES = re.findall(r"^- \*\*([A-Z]{3}-\d+\.\d+)\*\* \(rule\)", RULES, re.MULTILINE)
NO_MESSAGE = re.compile(r"\[[a-z]+-\w+\]")  # what a missing sentence shows
BOTS = "sensible,random,random"


@pytest.fixture(name="site", scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for sys.path with the game of the page, announced by the entry point of its pyproject.toml."""
    site = tmp_path_factory.mktemp("site")
    write_files(PAGE, site / "town_meeting")
    project = (site / "town_meeting" / "pyproject.toml").rename(site / "pyproject.toml")
    told = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    info = site / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    groups = told["entry-points"].items()
    lines = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in points.items()) for group, points in groups]
    (info / "entry_points.txt").write_text("".join(lines))
    return site


def run(site: Path, *command: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment(PYTHONPATH=str(site), **more),
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def hemicycle(site: Path, *arguments: str, typed: str = "") -> str:
    done = run(site, sys.executable, "-m", "hemicycle", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr + done.stdout
    assert not NO_MESSAGE.search(done.stdout), NO_MESSAGE.findall(done.stdout)
    return done.stdout


def pytest_on(site: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run(site, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments, **more)


def test_it_is_listed(site: Path) -> None:
    assert "town_meeting: Town Meeting, for 3 to 5 players" in hemicycle(site, "games")


def test_bots_play_it(site: Path) -> None:
    told = hemicycle(site, "simulate", "town_meeting", "--games", "30", "--bots", BOTS, "--check", "--json")
    report = json.loads(told)
    assert report["finished"] == 30
    assert report["ends"] == {"rounds": 30}


def test_a_person_plays_it_by_a_pipe(site: Path) -> None:
    typed = "?\nwhy aye1.1\nhint\nok\nrules\nrules TWN-3.3\nlog\ncard tax\n" + "1\n" * 4
    told = hemicycle(site, "play", "town_meeting", "--seed", "1", typed=typed)
    assert "All seats choose a vote card" in told.replace("\n  ", " ")
    assert "The mover may not vote against" in told
    assert "1. " in told  # the places at the end


def test_its_rules_are_complete(site: Path) -> None:
    counted = json.loads(hemicycle(site, "clauses", "town_meeting", "--json"))
    assert counted == {"clauses": 10, "implemented": len(CLAUSES), "tested": len(CLAUSES), "missing": []}


def test_its_records_verify_and_can_be_told(site: Path, tmp_path: Path) -> None:
    hemicycle(site, "simulate", "town_meeting", "--games", "1", "--seats", "4", "--save", str(tmp_path))
    file = str(tmp_path / "town_meeting-000000.jsonl")
    checks = json.loads(hemicycle(site, "verify", file, "--json"))["checks"]
    assert {check["check"]: check["result"] for check in checks if check["result"] != "skipped"} == dict.fromkeys(
        ("cards", "fold", "words", "replay"), "ok"
    )
    assert "The motion was" in hemicycle(site, "show", file, "--seat", "B")


def test_its_cards_and_packs(site: Path, tmp_path: Path) -> None:
    assert "Points: 3" in hemicycle(site, "cards", "town_meeting", "tax")
    head = '[pack]\nid = "mine"\ntitle = "Mine"\nversion = "1"\nlanguage = "en"\ngame = "town_meeting"\n'
    card = '[[add]]\nid = "pool"\nkind = "motion"\nname = "Dig a pool"\ntext = "With a slide."\nworth = 3\n'
    pack = tmp_path / "pool.toml"
    pack.write_text(head + card)
    hemicycle(site, "pack", "check", str(pack))
    hemicycle(site, "simulate", "town_meeting", "--games", "2", "--pack", str(pack))
    pack.write_text(head + card.replace("3", "9") + '[[replace]]\nid = "aye1"\nkind = "vote"\n')
    done = run(site, sys.executable, "-m", "hemicycle", "pack", "check", str(pack))
    assert done.returncode == 1
    assert "card pool, field worth: It must be 1, 2 or 3." in done.stdout
    assert "card aye1, field kind: A pack changes motions only" in done.stdout


def test_its_own_tests_pass(site: Path) -> None:
    done = pytest_on(site, str(site / "town_meeting" / "tests"))
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("clause", CLAUSES)
def test_each_clause_switched_off_turns_its_test_red(site: Path, clause: str) -> None:
    named = clause.replace("-", "_").replace(".", "_")
    done = pytest_on(site, str(site / "town_meeting" / "tests"), "-k", named, HEMICYCLE_OFF=clause)
    assert done.returncode == 1, f"The tests of {clause} stay green:\n{done.stdout}"


def test_the_properties_hold_for_it(site: Path) -> None:
    done = pytest_on(site, "tests/properties", "-m", "not long", "-k", "town_meeting")
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 10


def test_its_code_is_in_the_style_of_the_house(site: Path) -> None:
    for check in (["check"], ["format", "--check"]):
        config = ["--no-cache", "--config", str(ROOT / "pyproject.toml")]
        done = run(site, sys.executable, "-m", "ruff", *check, *config, str(site))
        assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_its_types_are_sound(site: Path) -> None:
    cache = ["--cache-dir", str(site / "cache")]
    done = run(site, sys.executable, "-m", "mypy", "--strict", *cache, "-p", "town_meeting", MYPYPATH=str(site))
    assert done.returncode == 0, done.stdout
