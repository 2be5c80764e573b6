"""Runs `hemicycle` as a user does, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-m", "hemicycle"]
SECONDS = 30


def environment(columns: int = 80) -> dict[str, str]:
    return {**os.environ, "COLUMNS": str(columns), "LINES": "24", "PYTHONIOENCODING": "utf-8"}


def run(
    *arguments: object, typed: str = "", folder: Path | None = None, columns: int = 80
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(columns),
        timeout=SECONDS,
        check=False,
    )


def good(*arguments: object, typed: str = "", folder: Path | None = None, columns: int = 80) -> str:
    """The output of a command that must succeed and complain of nothing."""
    done = run(*arguments, typed=typed, folder=folder, columns=columns)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def data(*arguments: object, code: int = 0) -> Any:
    """The one JSON document that is on stdout, and nothing else."""
    done = run(*arguments, "--json")
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def bad(*arguments: object, code: int = 2, typed: str = "", folder: Path | None = None) -> str:
    """The one sentence on stderr of a command that must fail."""
    done = run(*arguments, typed=typed, folder=folder)
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].endswith("."), lines[0]
    return lines[0]
