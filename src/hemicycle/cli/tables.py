"""What the commands have in common about games: options given on the command line, and the sentences of a title."""

from __future__ import annotations

import argparse
from pathlib import Path

from hemicycle.kernel.game import Title
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.words import ENGLISH, SHARED, Catalogue


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack", action="append", default=[], type=Path, metavar="FILE", help="a pack of cards; may be repeated"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", default=ENGLISH, help=f"of what is said (default: {ENGLISH})")


def catalogue(title: Title, language: str = ENGLISH, *more: Path) -> Catalogue:
    """The sentences of a game."""
    folders = [SHARED, title.folder / "words", *more]
    return Catalogue([folder for folder in folders if folder.is_dir()], language)


def check_files(paths: list[Path]) -> None:
    """A file that is not there is told before anything else."""
    for path in paths:
        if not path.exists():
            raise BadInput(f"There is no file {str(path)!r}.")
