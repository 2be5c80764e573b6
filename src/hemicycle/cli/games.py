"""`hemicycle games`: what can be played, by how many, with which options."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from hemicycle.cli.output import emit, say, width
from hemicycle.cli.tables import add_json, catalogue
from hemicycle.kernel import registry
from hemicycle.kernel.game import Title
from hemicycle.kernel.terminal import wrapped

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("games", help="list the games with their seats and options")
    add_json(parser)
    parser.set_defaults(func=games)


def games(args: argparse.Namespace) -> int:
    titles = registry.titles().values()
    if args.json:
        emit({"games": [described(title) for title in titles]})
        return 0
    for title in titles:
        say(readable(title))
    return 0


def described(title: Title) -> dict[str, Any]:
    """A title as data."""
    return {
        "slug": title.slug,
        "name": title.name,
        "rules": title.version,
        "seats": {"least": title.least, "most": title.most},
        "options": [
            {"name": option.name, "default": option.default, "forms": option.forms, "clause": option.clause}
            for option in title.options
        ],
    }


def readable(title: Title) -> list[str]:
    words, columns = catalogue(title), width()
    lines = [f"{title.slug}: {title.name}, for {title.least} to {title.most} players"]
    lines += wrapped(words.say("game-about"), columns, "  ")
    lines += ["", "  Options, as in --option match=rounds:1", ""] if title.options else []
    for option in title.options:
        lines.append(f"  {option.name}={option.default}")
        lines += wrapped(words.say(f"option-{option.name}"), columns, "      ")
        lines += wrapped(f"Values: {option.forms}.", columns, "      ")
    return lines
