"""`hemicycle play`: a game at the terminal, against bots or with others who share the screen."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from hemicycle.bots import NAMES, make_bot
from hemicycle.cli import session
from hemicycle.cli.output import say, width
from hemicycle.cli.simulate import read_options
from hemicycle.cli.tables import add_language, add_option, add_pack, catalogue, check_files
from hemicycle.kernel import registry
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.terminal import wrapped
from hemicycle.kernel.words import Catalogue, Teller

if TYPE_CHECKING:
    from argparse import _SubParsersAction

WORDS = Path(__file__).with_name("words")


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play at this terminal against bots, or with others at the same screen",
        description="Plays a game at this terminal. Type ? in the game for help.",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default="civio", help="which game (default: civio)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players, bots and people together")
    parser.add_argument(
        "--bots", metavar="NAMES", help=f"{' or '.join(NAMES)}, with commas; the last one fills the seats that are left"
    )
    parser.add_argument("--people", metavar="SEATS", help="the seats of people, as in A,B (default: A)")
    parser.add_argument("--name", metavar="NAMES", help="the names of the people, with commas")
    add_option(parser)
    add_pack(parser)
    parser.add_argument("--seed", help="play with this seed: the same seed deals the same cards")
    add_language(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record of the game in this file")
    parser.set_defaults(func=play)


def play(args: argparse.Namespace) -> int:
    check_files(args.pack)
    title = registry.title(args.game)
    words = catalogue(title, args.language, WORDS)
    named = _split(args.bots)
    people = _people(args.people)
    seats = _seats(args.seats, people, named, title)
    if people and people[-1] >= min(seats, title.most):
        last = LETTERS[min(seats, title.most) - 1]
        raise BadInput(f"{LETTERS[people[-1]]!r} is no seat of this table; the seats are A to {last}.")
    game = title.game(seats, read_options(args.option), args.pack)
    bot_names = _bot_names(named, [seat for seat in range(seats) if seat not in people])
    names = _names(args.name, people, seats, words)
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    bots = {seat: _bot(name, game, f"{seed}:{seat}", args.language) for seat, name in bot_names.items()}
    header = {"names": names, "bots": {LETTERS[seat]: name for seat, name in bot_names.items()}}
    if args.seed is not None:
        header["seed"] = args.seed
    table = Table(game, Sealed() if args.seed is None else seeded(args.seed), header)
    teller = Teller(game, args.language, names)
    players = session.Players(people, bots, cache(lambda: _bot("sensible", game, f"{seed}:hint", args.language)))
    if args.save:
        _writable(args.save)
    _greet(words, names, bot_names)
    return session.Session(table, players, teller, words, title.terminal(game, teller, bots), args.save).run()


def _split(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()] if text else []


def _people(text: str | None) -> list[int]:
    """The seats of people, in order; none at all for `--people none`."""
    if text is None:
        return [0]
    seats = [LETTERS.find(part.upper()) if len(part) == 1 else -1 for part in _split(text) if part != "none"]
    if -1 in seats or len(set(seats)) < len(seats):
        raise BadInput(f"--people is {text!r}; write the letters of different seats with commas, as in A,B.")
    return sorted(seats)


def _seats(given: int | None, people: Sequence[int], named: Sequence[str], title: Title) -> int:
    """As many as asked for; else for the people and the bots named; else a usual table."""
    if given is not None:
        return given
    usual = max(title.least, min(title.most, title.usual))
    return len(people) + len(named) if named else max(usual, *(seat + 1 for seat in people), 0)


def _bot_names(named: Sequence[str], seats: Sequence[int]) -> dict[int, str]:
    """A bot for each seat without a person."""
    for name in named:
        if name not in NAMES:
            raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(NAMES)}.")
    if len(named) > len(seats):
        raise BadInput(f"{len(named)} bots are named, but {len(seats)} seats are free; name as many, or fewer.")
    filled = [*named, *[named[-1] if named else "sensible"] * (len(seats) - len(named))]
    return dict(zip(seats, filled, strict=True))


def _bot(name: str, game: Game, seed: str, language: str) -> Bot:
    return make_bot(name, game, seeded(seed), language)


def _names(given: str | None, people: Sequence[int], seats: int, words: Catalogue) -> list[str]:
    """What each seat is called; a lone player who gives no name is called You."""
    chosen = _split(given)
    if len(chosen) > len(people):
        raise BadInput(f"{len(chosen)} names are given for {len(people)} people; give one for each.")
    if not chosen and len(people) == 1:
        chosen = [words.say("you")]
    theirs = dict(zip(people, chosen, strict=False))
    spare = [name.strip() for name in words.say("play-names").split(",")]
    spare = [name for name in spare if name.lower() not in map(str.lower, chosen)]
    spare += [f"{LETTERS[seat]}{seat}" for seat in range(seats)]
    names = [theirs.get(seat) or spare.pop(0) for seat in range(seats)]
    if len(set(map(str.lower, names))) < seats:
        raise BadInput(f"Two players are called alike among {', '.join(names)}; give each a name of their own.")
    return names


def _writable(file: Path) -> None:
    """A file that cannot be written is told before the game, not after it."""
    with file.open("a", encoding="utf-8"):
        pass


def _greet(words: Catalogue, names: Sequence[str], bots: dict[int, str]) -> None:
    """What the game is about, who plays, and how to answer."""
    lines = [words.say("game-about"), words.say("game-aim")]
    named = [names[seat] for seat in bots]
    rows = words.say("list-and", list=", ".join(named[:-1]), last=named[-1]) if len(named) > 1 else "".join(named)
    if named:
        lines.append(words.say("play-welcome", seats=len(names), bots=rows, count=len(named)))
    lines.append(words.say("play-welcome-help"))
    for line in lines:
        say([*wrapped(line, width()), ""])
