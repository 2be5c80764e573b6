"""Every clause of CIVIO is missed by its own tests when it is switched off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[3] / "tools" / "switch_off.py"


def switch_off(*clauses: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--jobs", str(os.cpu_count() or 1), *clauses]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_two_clauses_are_missed() -> None:
    run = switch_off("CIV-2.10", "CIV-7.8")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "2 of 2 clauses" in run.stdout


@pytest.mark.long
def test_every_clause_is_missed() -> None:
    run = switch_off()
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_clause_that_no_function_names() -> None:
    run = switch_off("CIV-1.1")
    assert run.returncode == 2
    assert "no function names CIV-1.1" in run.stderr
