"""Reads records without their rules: the schema that a record carries makes a game that can be shown, not played.

That is why a record folds for ever: a later edition may change every rule and every zone, and an old game can
still be opened at any step.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from . import position
from .atoms import Takes, Verb
from .decisions import Auto, Carried, Chance, Decision, DrawPiece, Lapsing
from .game import Game, Title
from .notation import Notation
from .options import BadInput
from .record import Record, load, read_header
from .schema import Field, Holds, Layout, Note, Per, Piece, Schema, See, Stock, Zone
from .state import State

# What answers a frame, by the number that stands for it in a record; a later one is a special case of an earlier.
FORMS: Final = (Decision, Chance, DrawPiece, Auto, Lapsing)


def schema_text(game: Game) -> dict[str, Any]:
    """A schema, the kinds of decision and the start, as JSON values."""
    schema, layout = game.schema, game.schema.layout
    return {
        "seats": layout.seats,
        "sides": layout.sides,
        "room": layout.pieces,
        "side_of": list(schema.side_of),
        "pieces": [[piece.name, piece.back] for piece in schema.pieces],
        "stocks": [[stock.name, stock.size, stock.by_row] for stock in layout.stocks.values()],
        "zones": [[z.name, z.per, z.faces, z.count, z.ordered, z.pool, z.stock] for z in layout.zones],
        "fields": [
            [f.name, f.per, f.see, f.holds, f.low, f.high, list(f.names), f.start, f.stock]
            for f in layout.fields[layout.own_fields :]
        ],
        "notes": [[n.name, [list(arg) for arg in n.args], n.see, list(n.names)] for n in layout.notes],
        "decisions": [_decision_text(kind) for kind in game.decisions],
        "verbs": [[v.name, v.takes, list(v.names), v.top, v.quiet] for v in game.verbs],
        "start": position.write(game, game.start()).splitlines(),
    }


def _decision_text(kind: Decision) -> list[Any]:
    answers = next(at for at, form in reversed([*enumerate(FORMS)]) if isinstance(kind, form))
    return [kind.name, kind.clause, answers, [[c.name, c.holds, list(c.names)] for c in kind.carries]]


class ArchivedGame(Game):
    """A game known from its record alone."""

    def __init__(self, header: dict[str, Any]) -> None:
        text = header["schema"]
        layout = Layout(
            [Zone(n, Per(p), See(f), See(c), o, pool, stock) for n, p, f, c, o, pool, stock in text["zones"]],
            [
                Field(n, Per(p), See(s), Holds(h), low, high, tuple(names), start, stock)
                for n, p, s, h, low, high, names, start, stock in text["fields"]
            ],
            seats=text["seats"],
            sides=text["sides"],
            pieces=text["room"],
            stocks=[Stock(*stock) for stock in text["stocks"]],
            notes=[
                Note(n, tuple((name, Holds(holds)) for name, holds in args), See(see), tuple(names))
                for n, args, see, names in text["notes"]
            ],
        )
        schema = Schema(layout, header["seats"], [Piece(*piece) for piece in text["pieces"]], text["side_of"])
        verbs = [Verb(n, Takes(t), tuple(names), top, quiet) for n, t, names, top, quiet in text["verbs"]]
        title = Title()
        title.slug = title.name = header["game"]
        title.version = header["rules"]
        super().__init__(title, schema, header["options"], verbs, [])
        self.decisions = [_archived_decision(*kind) for kind in text["decisions"]]
        self._start = "\n".join(text["start"])
        self._cards: list[dict[str, object]] = list(header["cards"]["texts"].values())

    def start(self) -> State:
        return position.read(self, self._start)

    def cards(self, language: str = "en") -> list[dict[str, object]]:
        return self._cards


def _archived_decision(name: str, clause: str, answers: int, carries: list[Any]) -> Decision:
    kind = FORMS[answers]()
    kind.name, kind.clause = name, clause
    kind.carries = tuple(Carried(called, Holds(holds), tuple(names)) for called, holds, names in carries)
    return kind


def open_record(path: Path) -> tuple[Game, Record]:
    """A record and the game that it was, as its own header tells."""
    header = read_header(path)
    try:
        game = ArchivedGame(header)
        notation = Notation(game)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadInput(f"{path}: the header of this record cannot be read ({error}).") from None
    record = load(path, notation.read_event)
    record.header.pop("format", None)
    return game, record
