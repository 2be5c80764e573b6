"""Which clauses have a function and which have a test. Test names carry the number: `test_CIV_5_7_...`."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from hemicycle.kernel import rulebook
from hemicycle.kernel.clauses import IMPLEMENTED
from hemicycle.kernel.game import Title

INDEX: Final = "tested.json"
OWN_TESTS: Final = "tests"
DEFINED: Final = re.compile(r"^\s*(?:async )?def (test_\w*)", re.MULTILINE)
NAMED: Final = re.compile(r"([A-Z]{3})_(\d+)_(\d+[a-z]?)(?:_(\d+))?(?![0-9a-zA-Z])")


def implemented(title: Title) -> set[str]:
    """The clauses of a game that some function names, after all its modules have been read."""
    package = importlib.import_module(sys.modules[type(title).__module__].__package__ or "")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return {clause for clause in IMPLEMENTED if clause.startswith(f"{title.prefix}-")}


def tested(title: Title, known: Collection[str]) -> dict[str, list[str]]:
    """The tests of each clause: in the game's folder, in the checkout, or in the list that was made of them."""
    own = title.folder / OWN_TESTS
    if own.is_dir():
        return tests_in(own, known)
    checkout = rulebook.root()
    if checkout and (checkout / "tests").is_dir():
        return tests_in(checkout / "tests", known)
    listed: dict[str, list[str]] = json.loads((rulebook.folder() / INDEX).read_text(encoding="utf-8"))
    return {clause: tests for clause, tests in listed.items() if clause in known}


def tests_in(folder: Path, known: Collection[str]) -> dict[str, list[str]]:
    """The names of the tests under a folder by the clauses that they name."""
    found: dict[str, set[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for test in DEFINED.findall(file.read_text(encoding="utf-8")):
            for clause in named(test, known):
                found.setdefault(clause, set()).add(test)
    return {clause: sorted(found[clause]) for clause in sorted(found, key=in_order)}


def named(test: str, known: Collection[str]) -> Iterator[str]:
    """The clauses in the name of a test. A third number counts only if there is such a clause."""
    for prefix, section, clause, part in NAMED.findall(test):
        whole = f"{prefix}-{section}.{clause}"
        finer = f"{whole}.{part}"
        if part and finer in known:
            yield finer
        elif whole in known:
            yield whole


def in_order(clause: str) -> tuple[str, list[tuple[int, str]]]:
    """A key that puts CIV-5.10 after CIV-5.9."""
    prefix, _, numbers = clause.partition("-")
    parts = [re.match(r"(\d+)(\w*)", part) for part in numbers.split(".")]
    return prefix, [(int(part[1]), part[2]) for part in parts if part]


def every_clause() -> set[str]:
    """The clauses of all pages."""
    pages = rulebook.folder().glob("*.md")
    return {number for page in pages for number in rulebook.clauses(page.read_text(encoding="utf-8"))}
