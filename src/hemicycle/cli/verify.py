"""`hemicycle verify`: whether a record holds together, what its choices give now, and whether chance kept its word."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hemicycle.cli.output import emit, say, width
from hemicycle.cli.records import Archive
from hemicycle.cli.tables import add_json, add_pack, check_files
from hemicycle.kernel.events import Event, Known, Moved, Put, Stacked
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.headers import describe
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.record import Record, digest, words_digest
from hemicycle.kernel.replay import recheck_chance, replayed
from hemicycle.kernel.state import State
from hemicycle.kernel.terminal import wrapped

if TYPE_CHECKING:
    from argparse import _SubParsersAction

OK, FAILED, SKIPPED = "ok", "failed", "skipped"
# What folding an event that does not fit can raise: it names a piece, zone or field that is not there.
MISFITS = (ValueError, LookupError, TypeError, AssertionError)


class Finding(NamedTuple):
    """One thing that was checked, how it came out, and a sentence."""

    check: str
    result: str
    sentence: str


def add(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("verify", help="check the record of a game")
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a game")
    add_pack(parser)
    add_json(parser)
    parser.set_defaults(func=verify)


def verify(args: argparse.Namespace) -> int:
    check_files(args.pack)
    archive = Archive(args.record)
    findings = list(findings_of(archive, args.pack))
    failed = [finding for finding in findings if finding.result == FAILED]
    if args.json:
        emit({"record": str(args.record), "ok": not failed, "checks": [finding._asdict() for finding in findings]})
    else:
        for finding in findings:
            say(wrapped(f"{finding.result:<8}{finding.check:<8}{finding.sentence}", width(), "", " " * 16))
    if failed:
        sys.stdout.flush()
        print(f"{args.record}: {failed[0].sentence}", file=sys.stderr)
    return 1 if failed else 0


def findings_of(archive: Archive, packs: list[Path]) -> Iterator[Finding]:
    """Every check, the ones that need no rules first."""
    game, record = archive.game, archive.record
    yield _cards(record)
    fold = _fold(game, record)
    yield fold
    yield _words(record)
    if fold.result == FAILED:
        return
    playable, why = _playable(archive, packs)
    if playable is None:
        yield Finding("replay", SKIPPED, why)
        return
    yield _replay(playable, record)
    yield _chance(playable, record)


def _cards(record: Record) -> Finding:
    cards = record.header["cards"]
    if digest(cards["texts"]) != cards["digest"]:
        return Finding("cards", FAILED, "The texts of the cards are not those that the record's digest belongs to.")
    return Finding("cards", OK, f"The texts of {len(cards['texts'])} cards belong to their digest.")


def _fold(game: Game, record: Record) -> Finding:
    """Each event must start from what is there; the position at the end must be the one that was written down."""
    state = game.start()
    for step in record.standing():
        try:
            for event in step.events:
                if not _fits(state, event):
                    return Finding("fold", FAILED, f"Step {step.number} does not follow from the step before it.")
                state.apply(event)
        except MISFITS:
            return Finding("fold", FAILED, f"Step {step.number} has an event that cannot have happened.")
    steps = len(record.standing())
    if record.end is None:
        return Finding("fold", OK, f"{steps} steps follow from each other; the game is not over.")
    if state.digest() != record.end.get("digest"):
        return Finding("fold", FAILED, "The last position is not the one that the record's end names.")
    return Finding("fold", OK, f"{steps} steps follow from each other and lead to the recorded end.")


def _fits(state: State, event: Event) -> bool:
    """Whether the old values of an event are those of the position."""
    if isinstance(event, Moved):
        places = state.zones[event.src]
        return places[event.was : event.was + 1] == (event.piece,) and state.known[event.piece] == event.knew
    if isinstance(event, Known):
        return event.piece in state.zones[event.zone] and state.known[event.piece] == event.knew
    if isinstance(event, Put):
        return state.fields[event.slot] == event.old
    return not isinstance(event, Stacked) or state.frames == event.old


def _words(record: Record) -> Finding:
    written = [step for step in record.steps if step.words]
    kept = [step for step in written if step.words in record.words]
    for step in kept:
        if words_digest(step.number, record.words[step.words or ""]) != step.words:
            return Finding("words", FAILED, f"The words of step {step.number} are not those that were written.")
    return Finding("words", OK, f"{len(kept)} texts by players are as written; {len(written) - len(kept)} were erased.")


def _playable(archive: Archive, packs: list[Path]) -> tuple[Game | None, str]:
    """The game under the installed rules, if they are the rules of the record; else a sentence."""
    header, title = archive.record.header, archive.installed
    only = "only its events were checked."
    if title is None:
        return None, f"The game {archive.slug!r} is not installed: {only}"
    if title.version != header["rules"]:
        have, was = title.version, header["rules"]
        return None, f"The record is of rules version {was}, but version {have} is installed: {only}"
    if header["packs"] and not packs:
        return None, f"The game was played with packs; name them with --pack. So far {only}"
    game = _built(title, archive.record, packs)
    if game is None or describe(game)["cards"]["digest"] != header["cards"]["digest"]:
        return None, f"The cards of the record are not the installed ones: {only}"
    return game, ""


def _built(title: Title, record: Record, packs: list[Path]) -> Game | None:
    try:
        return title.game(int(record.header["seats"]), dict(record.header["options"]), packs)
    except BadInput:
        return None


def _replay(game: Game, record: Record) -> Finding:
    try:
        replayed(game, record)
    except MISFITS as problem:
        text = str(problem) or "a choice cannot be made."
        return Finding("replay", FAILED, f"{text[0].upper()}{text[1:]}")
    choices = sum(bool(step.actor) for step in record.standing())
    return Finding("replay", OK, f"{choices} choices are legal and give the recorded events.")


def _chance(game: Game, record: Record) -> Finding:
    if "commitment" not in record.header:
        return Finding("chance", SKIPPED, "Chance was not sealed in this game, so nothing was promised about it.")
    if record.end is None:
        return Finding("chance", SKIPPED, "The key of chance is published when the game is over.")
    try:
        problem = recheck_chance(game, record)
    except MISFITS:
        problem = "The key at the end is no key."
    if problem:
        return Finding("chance", FAILED, problem)
    drawn = sum(len(step.outcomes) for step in record.steps)
    return Finding("chance", OK, f"{drawn} draws come from the key that was sealed before the first.")
