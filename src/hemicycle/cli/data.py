"""`hemicycle backup`, `restore` and `purge`: what the server keeps, also while it runs."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hemicycle.kernel.options import BadInput
from hemicycle.store.copies import copy_in, copy_out
from hemicycle.store.promises import StoreError
from hemicycle.store.sqlite import FILE, SqliteStore

if TYPE_CHECKING:
    from argparse import _SubParsersAction

DAY: Final = 24 * 3600.0
VARIABLE: Final = "HEMICYCLE_DATA"


def default_folder() -> Path:
    """Where this system keeps data of programs, unless HEMICYCLE_DATA names a folder."""
    if VARIABLE in os.environ:
        return Path(os.environ[VARIABLE])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Hemicycle"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Hemicycle"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hemicycle"


def add_folder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data", type=Path, default=default_folder(), metavar="FOLDER", help="where tables are kept (%(default)s)"
    )


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    one = subparsers.add_parser("backup", help="write all tables of the server to one file, also while it runs")
    one.add_argument("file", type=Path, metavar="FILE", help="the file to write; it must not be there yet")
    add_folder(one)
    one.set_defaults(func=backup)
    other = subparsers.add_parser("restore", help="put a backup in the place of all tables, also while the server runs")
    other.add_argument("file", type=Path, metavar="FILE", help="the backup")
    add_folder(other)
    other.set_defaults(func=restore)
    old = subparsers.add_parser("purge", help="delete tables at which nothing has happened for long")
    old.add_argument("--older-than", type=float, required=True, metavar="DAYS", help="delete what is older than this")
    old.add_argument("--dry-run", action="store_true", help="only say how many that would be")
    add_folder(old)
    old.set_defaults(func=purge)


def backup(args: argparse.Namespace) -> int:
    _require_data(args.data)
    if args.file.exists():
        raise BadInput(f"{args.file} is there already; name another file.")
    try:
        copy_out(args.data / FILE, args.file)
    except StoreError as problem:
        raise BadInput(f"The data in {args.data} cannot be copied: {problem}.") from None
    print(f"All tables are in {args.file}. Keep it safe: it opens every seat.")
    return 0


def restore(args: argparse.Namespace) -> int:
    try:
        kept = copy_in(args.file, args.data / FILE)
    except StoreError as problem:
        raise BadInput(f"{args.file} cannot be restored: {problem}.") from None
    print(f"The tables of {args.file} are in {args.data} now.")
    if kept is not None:
        print(f"What was there before is in {kept}.")
    return 0


def purge(args: argparse.Namespace) -> int:
    _require_data(args.data)
    if not args.older_than >= 0:
        raise BadInput(f"--older-than is {args.older_than:g}; give a number of days from 0.")
    try:
        store = SqliteStore(args.data)
    except StoreError as problem:
        raise BadInput(f"The data in {args.data} cannot be used: {problem}.") from None
    try:
        done = store.purge(time.time() - args.older_than * DAY, dry=args.dry_run)
    except StoreError as problem:
        raise BadInput(f"Nothing was deleted: {problem}.") from None
    finally:
        store.close()
    verb = "would be deleted" if args.dry_run else "are deleted"
    print(f"Tables that {verb}: {done.tables}. Tables that stay: {done.left}.")
    return 0


def _require_data(folder: Path) -> None:
    if not (folder / FILE).is_file():
        raise BadInput(f"There are no tables in {folder}; name the folder of the server with --data.")
