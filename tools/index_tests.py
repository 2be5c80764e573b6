"""Writes docs/rules/tested.json: the tests of each clause, for `hemicycle clauses` where no tests are installed."""

from __future__ import annotations

import json
from pathlib import Path

from hemicycle.cli.clause_index import INDEX, every_clause, tests_in

ROOT = Path(__file__).parents[1]


def text() -> str:
    return json.dumps(tests_in(ROOT / "tests", every_clause()), indent=1) + "\n"


def main() -> None:
    file = ROOT / "docs" / "rules" / INDEX
    file.write_text(text(), encoding="utf-8")
    print(f"{file} is up to date.")


if __name__ == "__main__":
    main()
