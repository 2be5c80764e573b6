"""How clauses and their tests are found."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from hemicycle.cli import clause_index
from hemicycle.cli.clause_index import INDEX, in_order, named
from hemicycle.kernel import rulebook

ROOT = Path(__file__).parents[2]
PAGE = """# A game

## How a turn goes

First **this**, then *that* ([see](#x)).

## 1. Numbers

- **ABC-1.1** (rule) A first line
  and a second one.

  | a | table |
- **ABC-1.2** (note) Another.

| Clause | Mark | Text | Why |
|---|---|---|---|
| ABC-2.10 | rule | cells | and more |
| ABC-2.9a | fact | x |
"""


def test_clauses_are_read_from_bullets_and_tables() -> None:
    found = rulebook.clauses(PAGE)
    assert {number: clause.mark for number, clause in found.items()} == {
        "ABC-1.1": "rule",
        "ABC-1.2": "note",
        "ABC-2.10": "rule",
        "ABC-2.9a": "fact",
    }
    assert rulebook.paragraphs(found["ABC-1.1"].lines) == ["A first line and a second one.", "| a | table |"]
    assert rulebook.paragraphs(found["ABC-2.10"].lines) == ["cells", "Why: and more"]


def test_the_part_for_new_players_is_plain() -> None:
    assert rulebook.paragraphs(rulebook.first_section(PAGE)) == ["How a turn goes", "First this, then that."]


@pytest.mark.parametrize(
    ("test", "clauses"),
    [
        ("test_ABC_1_1_says_so", ["ABC-1.1"]),
        ("test_ABC_1_1", ["ABC-1.1"]),
        ("test_ABC_1_10_is_another", ["ABC-1.10"]),
        ("test_ABC_1_1_2_seats", ["ABC-1.1"]),
        ("test_ABC_1_10_3_is_finer", ["ABC-1.10.3"]),
        ("test_ABC_1_1_and_ABC_2_9a_together", ["ABC-1.1", "ABC-2.9a"]),
        ("test_ABC_9_9_is_unknown", []),
        ("test_nothing", []),
    ],
)
def test_the_name_of_a_test_names_its_clauses(test: str, clauses: list[str]) -> None:
    known = {"ABC-1.1", "ABC-1.10", "ABC-1.10.3", "ABC-2.9a"}
    assert list(named(test, known)) == clauses


def test_tests_are_found_in_files(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def test_ABC_1_10_a() -> None: ...\ndef test_ABC_1_2_b() -> None: ...\n")
    found = clause_index.tests_in(tmp_path, {"ABC-1.10", "ABC-1.2"})
    assert list(found) == ["ABC-1.2", "ABC-1.10"]
    assert sorted(["ABC-1.10", "ABC-1.9"], key=in_order) == ["ABC-1.9", "ABC-1.10"]


def test_the_shipped_list_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("index_tests", ROOT / "tools" / "index_tests.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    file = ROOT / "docs" / "rules" / INDEX
    assert file.read_text("utf-8") == tool.text(), "run: python tools/index_tests.py"
