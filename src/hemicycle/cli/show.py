"""`hemicycle show`: a recorded game in plain sentences, or the position at one of its steps."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hemicycle.cli.output import emit, say, width
from hemicycle.cli.records import Archive
from hemicycle.cli.tables import add_json
from hemicycle.kernel import position
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.record import Step
from hemicycle.kernel.replay import folded
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.story import told, told_whole
from hemicycle.kernel.terminal import wrapped
from hemicycle.kernel.view import observe

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser(
        "show",
        help="tell a recorded game",
        description="Tells a recorded game in sentences. Without --seat everything is told, hidden cards too.",
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a game")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after step N instead")
    parser.add_argument("--seat", metavar="S", help="only what this seat sees: a letter, or * for an onlooker")
    add_json(parser)
    parser.set_defaults(func=show)


def show(args: argparse.Namespace) -> int:
    archive = Archive(args.record)
    viewer = None if args.seat is None else archive.read_seat(args.seat)
    try:
        if args.at is None:
            _tell(archive, viewer, as_json=args.json)
        else:
            _stand(archive, viewer, args.at, as_json=args.json)
    except (LookupError, AssertionError, TypeError) as problem:
        raise BadInput(f"{args.record} cannot be told, as its steps do not fit together ({problem}).") from None
    return 0


# The story -------------------------------------------------------------------------------------------------


def _tell(archive: Archive, viewer: int | None, *, as_json: bool) -> None:
    steps = archive.record.standing()
    if as_json:
        told = [_step(archive, step, viewer) for step in steps]
        emit({"game": archive.slug, "seats": archive.game.seats, "steps": told, "end": archive.record.end})
        return
    margin = len(str(len(archive.record.steps))) + 2
    for step in steps:
        lines = [*sentences(archive, step, viewer), *_choice(step, viewer)]
        for at, line in enumerate(lines):
            number = f"{step.number}" if at == 0 else ""
            say(wrapped(line, width(), f"{number:<{margin}}", " " * margin))


def _step(archive: Archive, step: Step, viewer: int | None) -> dict[str, Any]:
    out: dict[str, Any] = {"n": step.number, "by": step.actor, "lines": sentences(archive, step, viewer)}
    if _own(step, viewer):
        out["do"] = step.action
    return out


def sentences(archive: Archive, step: Step, viewer: int | None) -> list[str]:
    """The lines of the story in a step, as a viewer may know them; without a viewer, the truth."""
    game, teller = archive.game, archive.teller
    lines = told_whole(game, step, teller) if viewer is None else told(game, step, viewer, teller)
    return [line.text for line in lines]


def _own(step: Step, viewer: int | None) -> bool:
    """Whether the choice itself may be told: to its maker, or to whoever reads the truth."""
    return bool(step.actor) and (viewer is None or step.actor == LETTERS[viewer : viewer + 1])


def _choice(step: Step, viewer: int | None) -> list[str]:
    return [f"[{step.actor}: {step.action}]"] if _own(step, viewer) else []


# A position ------------------------------------------------------------------------------------------------


def _stand(archive: Archive, viewer: int | None, at: int, *, as_json: bool) -> None:
    game, record = archive.game, archive.record
    numbers = [step.number for step in record.standing()]
    if at not in numbers:
        raise BadInput(f"There is no step {at}; the steps of this game go from {numbers[0]} to {numbers[-1]}.")
    state = folded(game, record, at)
    view = None if viewer is None else observe(state, viewer)
    text = position.write(game, state) if view is None else position.write_view(game, view)
    waiting = [game.seat_name(seat) for seat in game.waiting_for(state.frames)]
    prompt = archive.teller.prompt(view or observe(state, game.seats), -1)
    if as_json:
        rows = dict(line.split(maxsplit=1) for line in text.splitlines() if not line.startswith("knows"))
        emit({"game": archive.slug, "step": at, "waiting": waiting, "position": rows, "text": text})
        return
    print(text)
    say(wrapped(prompt, width()))
