"""Who may import whom, in a test, so that `pytest` alone tells too; and what no arrow of the linter says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import hemicycle

HOME = Path(hemicycle.__file__).parent
ROOT = HOME.parents[1]
# What rules must not reach for: a clock, a stream of chance of their own, files, the network.
OUTSIDE = {"random", "secrets", "time", "datetime", "socket", "subprocess", "asyncio", "sqlite3", "urllib"}
DRIVER = "kernel/chance.py"  # makes keys


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


def test_every_arrow_of_the_project_is_kept() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def test_kernel_and_games_hold_no_clock_and_no_chance_of_their_own() -> None:
    files = [file for room in ("kernel", "games") for file in (HOME / room).rglob("*.py")]
    assert len(files) > 40
    reached = {
        (str(file.relative_to(HOME)), name)
        for file in files
        for name in imported(file)
        if name.partition(".")[0] in OUTSIDE
    }
    assert reached == {(DRIVER, "secrets")}


def test_rules_read_no_words() -> None:
    """Sentences are made of reasons and notes afterwards; a rule that reads them is a rule written twice."""
    for file in (HOME / "games").glob("*/rules/*.py"):
        assert "hemicycle.kernel.words" not in set(imported(file)), file
