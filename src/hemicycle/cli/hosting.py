"""Starts the server for a person at a terminal: says where it is found, opens the browser, keeps the log."""

from __future__ import annotations

import argparse
import io
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final, TextIO

import segno

from hemicycle.kernel.options import BadInput
from hemicycle.server.app import Server
from hemicycle.server.logs import Log
from hemicycle.server.running import serve as run
from hemicycle.server.settings import PAGE, Settings

LOG: Final = "server.log"
LONGEST_LOG: Final = 10_000_000  # bytes, before a new one is begun
STDERR: Final = "-"
BLOCKS: Final = "\u2580\u2584\u2588"  # of which a code in the terminal is made


def serve(args: argparse.Namespace) -> int:
    if not 0 <= args.port <= 65535:
        raise BadInput(f"--port is {args.port}; ports go from 0 to 65535.")
    if args.workers < 1 or args.bot_pause < 0:
        raise BadInput("--workers must be 1 or more, and --bot-pause 0 or more.")
    settings = Settings(args.data, args.host, args.port, args.bot_pause, args.workers, behind_proxy=args.behind_proxy)
    args.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _log(args.log, args.data) as stream:
        run(settings, lambda server: _greet(server, args), Log(stream))
    print("Goodbye. All tables are kept.")
    return 0


def _log(named: str | None, folder: Path) -> TextIO:
    """The file of the log; an old one that has grown long is put aside."""
    if named == STDERR:
        return os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
    file = Path(named) if named else folder / LOG
    if file.exists() and file.stat().st_size > LONGEST_LOG:
        file.replace(file.with_name(file.name + ".old"))
    return os.fdopen(os.open(file, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600), "w", encoding="utf-8")


def _greet(server: Server, args: argparse.Namespace) -> None:
    """Where the server is found, as text and as a code for a camera."""
    addresses = server.addresses
    if args.port not in (0, addresses.port):
        print(f"Port {args.port} is taken, so this server uses {addresses.port}.")
    print(f"Hemicycle is here: {addresses.here()}")
    others = addresses.all()
    if others:
        print(f"For others in your network: {'  '.join(others)}")
        code = _code(others[0])
        if code:
            print(code)
    if not (PAGE / "index.html").is_file():
        print("The page has not been built yet; python tools/dev.py page builds it.")
    print(f"Tables are kept in {args.data}. Stop with Ctrl-C.", flush=True)
    if not args.no_browser:
        threading.Thread(target=webbrowser.open, args=(addresses.here(),), daemon=True).start()


def _code(address: str) -> str:
    """An address as blocks for a camera; nothing where the terminal has no blocks."""
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n")
