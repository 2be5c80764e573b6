"""The command `hemicycle`: finds the subcommand, and turns whatever goes wrong into one sentence.

Exit status: 0 all is well, 1 a check has failed, 2 something that was given cannot be used, 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final, NoReturn

from hemicycle.cli import bench, cards, clauses, data, games, pack, play, serve, show, simulate, try_scenario, verify
from hemicycle.cli.output import tolerate_any_terminal
from hemicycle.kernel.options import BadInput

COMMANDS: Final = (serve, play, data, games, cards, pack, verify, show, try_scenario, clauses, simulate, bench)
DEFAULT: Final = ("serve",)

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and where help is."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message[:1].upper()}{message[1:]}; `{self.prog} --help` tells more.")


def parser() -> Parser:
    top = Parser(
        prog="hemicycle", description="Civics tabletop games. Without a command the tables are served to browsers."
    )
    top.add_argument("--version", action="version", version=f"hemicycle {version('hemicycle')}")
    commands = top.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for module in COMMANDS:
        module.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    tolerate_any_terminal()
    try:
        args = parser().parse_args(list(sys.argv[1:] if argv is None else argv) or DEFAULT)
        code: int = args.func(args)
        sys.stdout.flush()
        return code
    except BadInput as problem:
        return complain(one_sentence(str(problem)))
    except BrokenPipeError:
        # The reader of our output has gone. What is still buffered would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        reason = problem.strerror or str(problem)
        return complain(f"{problem.filename}: {reason}." if problem.filename else f"{reason}.")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return BAD_INPUT


def one_sentence(text: str) -> str:
    """A list of faults as its heading, the first fault, and how many there are beside it."""
    first, *faults = text.splitlines() or [""]
    if not faults:
        return first
    more = f" There are {len(faults) - 1} more; `hemicycle pack check` lists them." if len(faults) > 1 else ""
    return f"{first.rstrip('.')}: {faults[0]}{more}"
