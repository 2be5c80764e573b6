"""Switches each clause's functions off, one clause at a time, and demands that a test named for the clause fails.

    python tools/switch_off.py                  every implemented clause of CIVIO
    python tools/switch_off.py CIV-5.7 CIV-5.8  these only
    python tools/switch_off.py --jobs 4

A test that stays green with its rule switched off tests nothing. The tests of a clause are those with its number
in their names, `test_CIV_5_7_...`; they run in a process of their own with HEMICYCLE_OFF set.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from hemicycle.cli.clause_index import implemented, in_order, named
from hemicycle.kernel import registry
from hemicycle.kernel.clauses import SWITCH

ROOT: Final = Path(__file__).resolve().parents[1]
SECONDS: Final = 300
# The options of the project are put aside, so that the tests found are printed one a line.
OPTIONS: Final = ("-o", "addopts=--import-mode=importlib", "-q", "-p", "no:cacheprovider", "-m", "not long")
PYTEST: Final = (sys.executable, "-m", "pytest", *OPTIONS)
FOUND: Final = re.compile(r"^(\S+::(test_\w+))", re.MULTILINE)
# How a run of pytest ends: 1 is a test that failed, 2 and 4 a module that could not even be imported.
PASSED, FAILED, NOT_IMPORTED = 0, 1, (2, 4)


class Verdict(NamedTuple):
    """What came of switching one clause off."""

    clause: str
    tests: int
    red: bool
    words: str


def tests_of(slug: str, clauses: Sequence[str]) -> dict[str, list[str]]:
    """The tests of each clause, as pytest names them."""
    command = [*PYTEST, "--collect-only", str(Path("tests", "games", slug))]
    collected = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if collected.returncode != PASSED:
        sys.exit(f"The tests cannot be collected:\n{collected.stdout}{collected.stderr}")
    found: dict[str, list[str]] = {clause: [] for clause in clauses}
    for node, function in dict.fromkeys(FOUND.findall(collected.stdout)):
        for clause in named(function, found):
            found[clause].append(node)
    return found


def switched_off(clause: str, tests: Sequence[str]) -> Verdict:
    """Run the tests of a clause without it."""
    if not tests:
        return Verdict(clause, 0, red=False, words="no test is named for it")
    # Hypothesis would keep the failing examples and try them first for ever after.
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, SWITCH: clause, "HYPOTHESIS_STORAGE_DIRECTORY": folder}
        command = [*PYTEST, "-x", "-n", "0", *tests]
        try:
            run = subprocess.run(
                command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            return Verdict(clause, len(tests), red=False, words=f"no answer in {SECONDS} seconds")
    if run.returncode == FAILED:
        return Verdict(clause, len(tests), red=True, words="red")
    if run.returncode in NOT_IMPORTED:
        return Verdict(clause, len(tests), red=True, words="red: it does not even load")
    words = "STAYS GREEN" if run.returncode == PASSED else f"pytest gives {run.returncode}: {run.stdout[-300:]}"
    return Verdict(clause, len(tests), red=False, words=words)


def verdicts(slug: str, clauses: Sequence[str], jobs: int) -> list[Verdict]:
    """All clauses, in the order given."""
    tests = tests_of(slug, clauses)
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda clause: switched_off(clause, tests[clause]), clauses))


def every_clause(slug: str) -> list[str]:
    """The clauses that some function of a game names, in the order of the rules."""
    return sorted(implemented(registry.title(slug)), key=in_order)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help="clauses as in CIV-5.7; all if none is given")
    parser.add_argument("--game", default="civio", help="whose clauses (civio)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many runs at a time")
    args = parser.parse_args(arguments)
    known = every_clause(args.game)
    unknown = [clause for clause in args.clauses if clause not in known]
    if unknown:
        parser.error(f"no function names {', '.join(unknown)}.")
    found = verdicts(args.game, args.clauses or known, args.jobs)
    for verdict in found:
        print(f"{verdict.clause:<10}{verdict.tests:>4}  {verdict.words}")
    green = [verdict.clause for verdict in found if not verdict.red]
    print(f"{len(found) - len(green)} of {len(found)} clauses are missed by their tests when they are switched off.")
    if green:
        print(f"Not: {', '.join(green)}.")
    return 1 if green else 0


if __name__ == "__main__":
    sys.exit(main())
