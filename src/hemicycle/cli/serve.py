"""`hemicycle serve`: the server with its data in one folder, for everybody in the same network."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hemicycle.server.app import Server
from hemicycle.server.running import serve as run
from hemicycle.server.settings import DEFAULT_PORT, Settings

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("serve", help="serve the tables to browsers, here and in the network")
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--bot-pause", type=float, default=1.2)
    parser.set_defaults(func=serve)


def serve(args: argparse.Namespace) -> int:
    settings = Settings(args.data, args.host, args.port, args.bot_pause)

    def ready(server: Server) -> None:
        print(server.addresses.here(), *server.addresses.all(), sep="\n", flush=True)

    run(settings, ready)
    return 0
