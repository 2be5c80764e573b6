"""Positions as text: a person can write one by hand, load it, act, and see what changed.

    hidden.A   tinker pico
    open.A     engel barnette A1 A14 school
    discard    jim_crow            # in an ordered zone the last one is on top
    supply     rest                # all cards that are not named anywhere else
    score.A    6
    knows      tinker AB*          # who knows a card, beyond those who see where it lies
    stack      finish A; draw A    # what is to be decided, the top last

What is not written is empty, or stands as at the start. A hash begins a remark.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .game import Game
from .notation import Notation
from .options import BadInput
from .schema import BY_ROW
from .state import State
from .view import Observation

REST: Final = "rest"


def write(game: Game, state: State) -> str:
    """A position as text, which `read` reads back to an equal one."""
    notation = Notation(game)
    names, schema = notation.names, game.schema
    lines: list[tuple[str, str]] = []
    for zone in schema.live_zones:
        if state.zones[zone]:
            lines.append((names.zones[zone], " ".join(names.piece(piece) for piece in state.zones[zone])))
    for slot in schema.live_fields:
        if state.fields[slot] != schema.start[slot]:
            lines.append((names.fields[slot], names.field_value(slot, state.fields[slot])))
    for zone in schema.live_zones:
        for piece in state.zones[zone]:
            if state.known[piece] != _audience(state, zone):
                lines.append(("knows", f"{names.piece(piece)} {names.viewers(state.known[piece])}"))
    for seat, draft in enumerate(state.drafts):
        if draft:
            lines.append((f"draft.{names.seat(seat)}", notation.action(draft)))
    lines.append(("stack", notation.frames(state.frames)))
    return _columns(lines)


def write_view(game: Game, view: Observation) -> str:
    """What a viewer sees, in the same form; a hidden card is a question mark."""
    notation = Notation(game)
    names = notation.names
    lines: list[tuple[str, str]] = []
    for zone, seen in enumerate(view.zones):
        if not seen:
            continue
        shown = [names.piece(piece) for piece in seen if piece >= 0] if not game.schema.ordered[zone] else []
        hidden = sum(piece < 0 for piece in seen)
        if game.schema.ordered[zone]:
            text = " ".join(names.piece(piece) if piece >= 0 else "?" for piece in seen)
        else:
            text = " ".join([*shown, *([f"?x{hidden}"] if hidden > 4 else ["?"] * hidden)])
        lines.append((names.zones[zone], text))
    for slot, value in enumerate(view.fields):
        if value is not None and names.fields[slot] and value != game.schema.start[slot]:
            lines.append((names.fields[slot], names.field_value(slot, value)))
    lines.append(("stack", notation.frames(view.frames)))
    return _columns(lines)


def _columns(lines: list[tuple[str, str]]) -> str:
    width = max(len(name) for name, _ in lines) + 2
    return "".join(f"{name:<{width}}{text}\n" for name, text in lines)


def read(game: Game, text: str | Iterable[str]) -> State:
    """A position from text; BadInput names the line that is wrong."""
    reader = _Reader(game)
    for number, raw in enumerate(text.splitlines() if isinstance(text, str) else text, 1):
        line = raw.partition("#")[0].strip()
        if line:
            try:
                reader.line(*line.split(maxsplit=1))
            except BadInput as problem:
                raise BadInput(f"Line {number}: {problem}") from None
    return reader.finish()


class _Reader:
    """Takes the lines of a position one by one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notation = Notation(game)
        self.state = State(game.schema)
        self.rest: int | None = None
        self.rest_place = 0
        self.used: dict[int, int] = {}
        self.knows: list[tuple[int, int]] = []

    def line(self, name: str, text: str = "") -> None:
        names = self.notation.names
        if name in names.zone_at:
            self._zone(names.zone_at[name], text.split())
        elif name in names.field_at:
            slot = names.field_at[name]
            self.state.fields[slot] = names.read_field_value(slot, text)
        elif name == "stack":
            self.state.frames = self.notation.read_frames(text)
        elif name == "knows":
            piece, _, viewers = text.partition(" ")
            self.knows.append((names.read_piece(piece), names.read_viewers(viewers.strip())))
        elif name.startswith("draft."):
            seat = names.read_seat(name.removeprefix("draft."))
            self.state.drafts[seat] = self.notation.read_action(text)
        else:
            raise BadInput(f"{name!r} is neither a zone nor a field nor 'stack', 'knows' or 'draft'.")

    def _zone(self, zone: int, words: list[str]) -> None:
        pieces: list[int] = []
        for word in words:
            if word == REST:
                if self.rest is not None:
                    raise BadInput("'rest' stands in two zones.")
                self.rest, self.rest_place = zone, len(pieces)
                continue
            piece = self.notation.names.read_piece(word)
            if piece in self.used:
                raise BadInput(f"The card {word} lies in two places.")
            self.used[piece] = zone
            pieces.append(piece)
        ordered = self.game.schema.ordered[zone]
        self.state.zones[zone] = tuple(pieces if ordered else sorted(pieces))

    def finish(self) -> State:
        state, schema = self.state, self.game.schema
        left = [piece for piece in range(len(schema.pieces)) if piece not in self.used]
        if self.rest is not None:
            there, at = state.zones[self.rest], self.rest_place
            filled = (*there[:at], *left, *there[at:])
            state.zones[self.rest] = filled if schema.ordered[self.rest] else tuple(sorted(filled))
        elif left:
            named = ", ".join(self.notation.names.piece(piece) for piece in left[:5])
            raise BadInput(f"{len(left)} cards lie nowhere ({named} ...); write 'rest' in the zone that holds them.")
        for zone in schema.live_zones:
            for piece in state.zones[zone]:
                state.known[piece] = _audience(state, zone)
        for piece, viewers in self.knows:
            state.known[piece] = viewers
        return state


def _audience(state: State, zone: int) -> int:
    gain = state.schema.gain[zone]
    return state.fields[state.schema.zone_mask[zone]] if gain == BY_ROW else gain
