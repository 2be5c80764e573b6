"""`hemicycle bench`: how fast, beside a yardstick and a peer."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from hemicycle.kernel.options import BadInput
from hemicycle.lab.bench import ROUNDS, Figure, measure, ratios, subjects

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("bench", help="time the engine beside a yardstick and a peer")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"interleaved rounds (default {ROUNDS})")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    parser.set_defaults(func=bench)


def bench(args: argparse.Namespace) -> int:
    if args.rounds < 1:
        raise BadInput(f"--rounds is {args.rounds}; it must be 1 or more.")
    figures = measure(subjects(), args.rounds, progress=_progress())
    compared = ratios(figures)
    if args.json:
        print(json.dumps({"figures": [figure.__dict__ for figure in figures], "ratios": compared}))
        return 0
    for figure in figures:
        print(_line(figure))
    print()
    for name, value in compared.items():
        print(f"{name:<40}{value:>10.3f}")
    if "civio / rlcard gin rummy" not in compared:
        print("RLCard is not installed; `pip install hemicycle[bench]` adds the comparison.")
    return 0


def _line(figure: Figure) -> str:
    rate = f"{figure.per_second:>14,.0f} {figure.unit}s/s"
    return f"{figure.name:<30}{rate:<30}{1e6 / figure.per_second:>10.2f} us each{figure.per_yardstick:>12.5f} per unit"


def _progress() -> Callable[[str], None] | None:
    if not sys.stderr.isatty():
        return None
    return lambda name: print(f"\r{name:<40}", end="", file=sys.stderr, flush=True)
