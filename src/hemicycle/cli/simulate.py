"""`hemicycle simulate`: games between bots, counted."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from hemicycle.bots import NAMES, for_seats
from hemicycle.kernel import registry
from hemicycle.kernel.options import BadInput
from hemicycle.lab.simulate import Plan, happenings, report, run

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("simulate", help="play games between bots and count what happens")
    parser.add_argument("game", help="which game; see `hemicycle games`")
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--seats", type=int, help="how many seats (default: the least that the game allows)")
    parser.add_argument("--bots", default="random", help=f"one of {', '.join(NAMES)}, or one for each seat with commas")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    parser.add_argument("--pack", action="append", default=[], type=Path, metavar="FILE", help="a pack of cards")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (default 1; 0: one for each core)")
    parser.add_argument("--check", action="store_true", help="fold and replay each game, and count its cards")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep the record of each game in a folder")
    parser.add_argument("--events", action="store_true", help="count what happened in them, and what never did")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    parser.set_defaults(func=simulate)


def read_options(given: list[str]) -> dict[str, str]:
    """NAME=VALUE pairs as a table."""
    out: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"{text!r} is no option; write NAME=VALUE, as in match=rounds:1.")
        out[name.strip()] = value.strip()
    return out


def simulate(args: argparse.Namespace) -> int:
    title = registry.title(args.game)
    seats = title.least if args.seats is None else args.seats
    if args.games < 1:
        raise BadInput(f"--games is {args.games}; it must be 1 or more.")
    if args.jobs < 0:
        raise BadInput(f"--jobs is {args.jobs}; it must be 0 or more.")
    options = title.one_round() | read_options(args.option)
    game = title.game(seats, options, args.pack)  # says what is wrong before any process starts
    bots = tuple(for_seats(args.bots, seats))
    if args.save:
        args.save.mkdir(parents=True, exist_ok=True)
    plan = Plan(title.slug, seats, bots, options, tuple(args.pack), args.seed, args.check, args.save, args.events)
    tally, seconds = run(plan, args.games, args.jobs or os.cpu_count() or 1, _progress(args.games))
    out = report(tally, game.seats, seconds) | (happenings(tally, game) if args.events else {})
    if args.json:
        print(json.dumps(out))
        return 0
    print(f"{title.name}, {seats} seats ({', '.join(bots)}): {tally.games} games in {seconds:.1f} s")
    for name, value in out.items():
        print(f"  {name:<22}{_readable(value)}")
    mean = [f"{tally.points[seat] / max(tally.finished, 1):.2f}" for seat in range(seats)]
    print(f"  {'mean points by seat':<22}{'  '.join(mean)}")
    return 0


def _readable(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name} {count}" for name, count in value.items())
    return "  ".join(map(str, value)) if isinstance(value, list) else str(value)


def _progress(games: int) -> Callable[[int], None] | None:
    """A line that counts up on a terminal; nothing where nobody looks."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        if done % 20 == 0 or done == games:
            end = "\n" if done == games else ""
            print(f"\r{done} of {games} games", end=end, file=sys.stderr, flush=True)

    return show
