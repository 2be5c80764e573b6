"""`hemicycle pack check`: whether a pack of cards can be played with, every fault on a line of its own."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hemicycle.cli.output import emit
from hemicycle.cli.tables import add_json, check_files
from hemicycle.kernel import packs, registry
from hemicycle.kernel.pack_files import Fault, errors, quote

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("pack", help="look after packs of cards")
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    check = actions.add_parser("check", help="tell every fault of a pack")
    check.add_argument("file", type=Path, metavar="FILE", help="a .toml or .json file, or a folder of them")
    add_json(check)
    check.set_defaults(func=pack_check)


def pack_check(args: argparse.Namespace) -> int:
    check_files([args.file])
    game, faults = checked(args.file)
    bad = len(errors(faults))
    if args.json:
        listed = [fault._asdict() for fault in faults]
        emit({"file": str(args.file), "game": game, "ok": not bad, "faults": listed})
    else:
        for fault in faults:
            print(f"{fault.severity}: {fault}")
        print(_verdict(game, bad, len(faults) - bad))
    return 1 if bad else 0


def checked(path: Path) -> tuple[str, list[Fault]]:
    """The game that the pack says it is for, and all its faults."""
    pack, faults = packs.read(path)
    if pack is None:
        return "", faults
    titles = registry.titles()
    if pack.game not in titles:
        problem = f"There is no game {quote(pack.game)}; the games are {', '.join(titles)}."
        return pack.game, [*faults, Fault(pack.file, "", "pack.game", problem)]
    return pack.game, titles[pack.game].check_pack(path)


def _verdict(game: str, bad: int, warnings: int) -> str:
    if bad:
        return f"This pack cannot be played with: {_count(bad, 'error')}, {_count(warnings, 'warning')}."
    return f"This pack can be played with {game}: no error, {_count(warnings, 'warning')}."


def _count(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"
