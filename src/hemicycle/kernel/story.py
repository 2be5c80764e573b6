"""What has been told of a step: the sentences of the story as one viewer may know them, each with what it is about."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from .events import Noted
from .game import Game
from .record import Step
from .schema import NOTHING, Holds
from .view import SeenNote, redact
from .words import Teller


class Told(NamedTuple):
    """One sentence of the story."""

    note: str  # the kind of note that it comes from
    text: str
    seat: int = NOTHING  # whom it is about, if it is about a seat
    against: bool = False  # it was done to the viewer
    cards: tuple[str, ...] = ()  # those that it names


def told(game: Game, step: Step, viewer: int, teller: Teller) -> list[Told]:
    """What a viewer is told of a step."""
    seen = (redact(game.schema, event, viewer) for event in step.events if isinstance(event, Noted))
    return [_told(game, note, viewer, teller) for note in seen if isinstance(note, SeenNote)]


def merged(lines: list[Told], teller: Teller) -> list[Told]:
    """The same sentences with those that stand in a row told once, and how often: nobody reads a line nine times."""
    out: list[Told] = []
    for line, run in groupby(lines):
        times = len(list(run))
        said = teller.say("log-times", line=line.text, count=times) if times > 1 else line.text
        out.append(line._replace(text=said))
    return out


def told_whole(game: Game, step: Step, teller: Teller) -> list[Told]:
    """All that a step tells, secrets too: for whoever holds the record itself, or once the game is over."""
    notes = (SeenNote(event.kind, event.args) for event in step.events if isinstance(event, Noted))
    return [_told(game, note, NOTHING, teller) for note in notes]


def _told(game: Game, note: SeenNote, viewer: int, teller: Teller) -> Told:
    spec = game.schema.layout.notes[note.kind]
    args = [(name, holds, value) for (name, holds), value in zip(spec.args, note.args, strict=True)]
    seats = [value for _, holds, value in args if holds is Holds.SEAT and value is not None]
    hit = [value for name, _, value in args if name == spec.hits]
    pieces = [value for _, holds, value in args if holds is Holds.PIECE and value is not None and value >= 0]
    return Told(
        spec.name,
        teller.log(note),
        seats[0] if seats else NOTHING,
        viewer >= 0 and viewer in hit,
        tuple(game.schema.pieces[piece].name for piece in pieces),
    )
