"""`hemicycle serve`: the tables for every browser here and in the same network. `hemicycle` alone does this."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hemicycle.cli.data import add_folder
from hemicycle.server.settings import BOT_PAUSE, DEFAULT_PORT, EVERYWHERE

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve tables to the browsers of this machine and its network",
        description="Serves tables to browsers until Ctrl-C. Everything is kept in one folder.",
    )
    parser.add_argument("--host", default=EVERYWHERE, help="where to listen; localhost keeps others out (%(default)s)")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="the next free one from here (%(default)s)")
    add_folder(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--bot-pause",
        type=float,
        default=BOT_PAUSE,
        metavar="SECONDS",
        help="how long bots think (%(default)s)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes in which bots think (%(default)s)"
    )
    parser.add_argument(
        "--log", metavar="FILE", help="where to write the log; - is stderr (server.log beside the data)"
    )
    parser.add_argument("--behind-proxy", action="store_true", help="believe a proxy on this machine who is asking")
    parser.set_defaults(func=serve)


def serve(args: argparse.Namespace) -> int:
    # Only here: the other commands need not wait until a web server has been read.
    from hemicycle.cli import hosting  # noqa: PLC0415

    return hosting.serve(args)
