"""`hemicycle bench`: how fast the engine is, beside a yardstick and a peer; and the page, and the server under load."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hemicycle.kernel.options import BadInput
from hemicycle.lab.bench import ROUNDS, Figure, measure, ratios, subjects
from hemicycle.lab.capacity import EVERY, MOST, STAGE_SECONDS, LoadError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

FAILED = 1
WIDTH = 40


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("bench", help="time the engine, the page, or the server under load")
    parser.add_argument(
        "part",
        nargs="?",
        choices=PARTS,
        default="engine",
        help="engine: decisions, views and worlds, beside a yardstick and a peer (default); page: how much a browser "
        "reads, and how soon it asks something; server: how many tables it holds, which takes minutes",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    group = parser.add_argument_group("bench engine")
    group.add_argument("--rounds", type=int, default=ROUNDS, help="interleaved rounds (default %(default)s)")
    group = parser.add_argument_group("bench server")
    group.add_argument("--most", type=int, default=MOST, metavar="N", help="tables to try at most (%(default)s)")
    group.add_argument(
        "--every", type=float, default=EVERY, metavar="SECONDS", help="between two moves at a table (%(default)s)"
    )
    group.add_argument(
        "--seconds", type=float, default=STAGE_SECONDS, help="for which each number of tables is measured (%(default)s)"
    )
    parser.set_defaults(func=bench)


def bench(args: argparse.Namespace) -> int:
    try:
        return PARTS[args.part](args)
    except LoadError as fault:
        print(fault, file=sys.stderr)
        return FAILED


def _engine(args: argparse.Namespace) -> int:
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
    print("`hemicycle bench page` measures the page, `hemicycle bench server` the server under load.")
    return 0


def _page(args: argparse.Namespace) -> int:
    # Only here, as below: the other commands need not wait until all this has been read.
    from hemicycle.cli import bench_page  # noqa: PLC0415

    told = bench_page.page(_progress() or _silence)
    return _show(args, "page", told, bench_page.lines(told))


def _server(args: argparse.Namespace) -> int:
    from hemicycle.cli import bench_server  # noqa: PLC0415

    told = bench_server.server(args, _progress() or _silence)
    return _show(args, "server", told, bench_server.lines(told))


def _show(args: argparse.Namespace, name: str, told: dict[str, Any], lines: list[str]) -> int:
    print(json.dumps({name: told}) if args.json else "\n".join(lines))
    return 0


PARTS: dict[str, Callable[[argparse.Namespace], int]] = {"engine": _engine, "page": _page, "server": _server}


def _line(figure: Figure) -> str:
    rate = f"{figure.per_second:>14,.0f} {figure.unit}s/s"
    return f"{figure.name:<30}{rate:<30}{1e6 / figure.per_second:>10.2f} us each{figure.per_yardstick:>12.5f} per unit"


def _progress() -> Callable[[str], None] | None:
    if not sys.stderr.isatty():
        return None
    return lambda name: print(f"\r{name:<{WIDTH}}\r", end="", file=sys.stderr, flush=True)


def _silence(_name: str) -> None:
    """Nobody looks."""
