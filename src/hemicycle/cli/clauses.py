"""`hemicycle clauses`: which clauses of a game's rules are implemented and tested."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hemicycle.cli.clause_index import implemented, in_order, tested
from hemicycle.cli.output import emit, say, width
from hemicycle.cli.tables import add_json
from hemicycle.kernel import registry, rulebook
from hemicycle.kernel.terminal import wrapped

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("clauses", help="count the clauses of the rules that are implemented and tested")
    parser.add_argument("game", metavar="GAME", help="which game; see `hemicycle games`")
    add_json(parser)
    parser.set_defaults(func=clauses)


def clauses(args: argparse.Namespace) -> int:
    title = registry.title(args.game)
    page = rulebook.clauses(rulebook.page(title.slug))
    rules = {number for number, clause in page.items() if clause.mark == "rule"}
    done = rules & implemented(title)
    proven = rules & tested(title, page).keys()
    missing = sorted(rules - (done & proven), key=in_order)
    if args.json:
        emit({"clauses": len(page), "implemented": len(done), "tested": len(proven), "missing": missing})
        return 0
    print(f"{title.name}: {len(page)} clauses, of which {len(rules)} are rules.")
    print(f"{len(done)} rules have a function, {len(proven)} have a test.")
    if missing:
        say(wrapped(f"Lacking one or the other: {', '.join(missing)}.", width()))
    return 0
