"""`hemicycle try`: go through a scenario, a position put down by hand with moves and what should come of them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hemicycle.kernel.expectations import Failed
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.scenario import outcomes, read

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser(
        "try",
        help="go through a scenario and say what changes",
        description="Sets up the position in a scenario file, makes its moves, and checks what the file expects.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a scenario; docs and tests have examples")
    parser.set_defaults(func=try_scenario)


def try_scenario(args: argparse.Namespace) -> int:
    try:
        text = args.file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{args.file} is not UTF-8 text.") from None
    try:
        for outcome in outcomes(read(text, args.file.parent)):
            print(outcome.text)
            for event in outcome.events:
                print(f"    {event}")
    except Failed as problem:
        sys.stdout.flush()
        print(problem, file=sys.stderr)
        return 1
    print("All is as the scenario says.")
    return 0
