"""One short text form for choices, frames and events, printed and parsed here for every game.

A: discard jim_crow              a choice: the actor, then verb and argument, then further atoms
answer B (A, jim_crow)           a frame: its kind, who owes a choice, its public numbers
move jim_crow open.A/3 discard/7 ABC*>ABC*     an event
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .atoms import Action, Takes, argument, code, verb_of
from .decisions import Auto, DrawPiece, Lapsing
from .events import Event, Frame, Frames, Known, Moved, Noted, Put, Stacked
from .game import CHANCE, HOST, Game
from .names import Names, read_number
from .options import BadInput
from .schema import Holds

_FRAME: Final = re.compile(r"^(\w+) ([A-Z]+|chance|-)(?: \((.*)\))?$")
_HOLDS: Final = {Takes.PIECE: Holds.PIECE, Takes.SEAT: Holds.SEAT, Takes.NUMBER: Holds.NUMBER, Takes.NAME: Holds.NAME}


class Notation:
    """Prints and parses for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = Names(game.schema)
        self.decision_at = {kind.name: at for at, kind in enumerate(game.decisions)}
        self.verb_at = {verb.name: at for at, verb in enumerate(game.verbs)}

    # Choices.

    def atom(self, atom: int) -> str:
        verb = self.game.verbs[verb_of(atom)]
        if verb.takes is Takes.NONE:
            return verb.name
        text = self.names.value(_HOLDS[verb.takes], argument(atom), verb.names)
        return text if verb.quiet else f"{verb.name} {text}"

    def action(self, action: Action) -> str:
        return " ".join(self.atom(atom) for atom in action)

    def read_action(self, text: str) -> Action:
        """Atoms from words; a word that is no verb is the argument of the quiet verb that can follow."""
        words = text.replace("/", " ").replace(",", " ").split()
        if not words:
            raise BadInput("Nothing is chosen; write a verb, as in 'draw supply'.")
        out: list[int] = []
        quiet: int | None = None
        while words:
            word = words.pop(0)
            if word in self.verb_at and not (self.game.verbs[self.verb_at[word]].quiet):
                at = self.verb_at[word]
                quiet = self._quiet_after(at)
                out.append(code(at) + self._argument(at, words))
            elif quiet is not None:
                out.append(code(quiet) + self._argument(quiet, [word]))
            else:
                verbs = [verb.name for verb in self.game.verbs if not verb.quiet]
                raise BadInput(f"{word!r} is no verb of this game; the verbs are {', '.join(verbs)}.")
        return tuple(out)

    def _quiet_after(self, at: int) -> int | None:
        """The quiet verb that stands in one kind with this verb."""
        for kind in (*self.game.decisions, *self.game.standing, *self.game.hosting):
            verbs = [verb_of(base) for base in kind.verbs]
            if at in verbs:
                return next((other for other in verbs if self.game.verbs[other].quiet), None)
        return None

    def _argument(self, at: int, words: list[str]) -> int:
        verb = self.game.verbs[at]
        if verb.takes is Takes.NONE:
            return 0
        if not words:
            raise BadInput(f"After {verb.name!r} a {verb.takes.name.lower()} is missing.")
        value = self.names.read_value(_HOLDS[verb.takes], words.pop(0), verb.names)
        if value < 0 or (verb.takes is Takes.NUMBER and value > verb.top):
            raise BadInput(f"{verb.name!r} takes a number from 0 to {verb.top}, not {value}.")
        return value

    def actor(self, actor: int) -> str:
        return self.game.seat_name(actor)

    def read_actor(self, text: str) -> int:
        named = {"chance": CHANCE, "host": HOST}
        return named[text] if text in named else self.names.read_seat(text)

    def outcome(self, frame: Frame, outcome: int) -> str:
        """What chance answered in a frame."""
        kind = self.game.decisions[frame[0]]
        return self.names.piece(outcome) if isinstance(kind, DrawPiece) else str(outcome)

    def read_outcome(self, frame: Frame, text: str) -> int:
        kind = self.game.decisions[frame[0]]
        return self.names.read_piece(text) if isinstance(kind, DrawPiece) else read_number(text)

    # Frames.

    def frame(self, frame: Frame) -> str:
        kind = self.game.decisions[frame[0]]
        owes = "chance" if kind.chance else self.names.viewers(frame[1])
        numbers = zip(kind.carries, frame[2:], strict=True)
        inside = ", ".join(self.names.value(spec.holds, value, spec.names) for spec, value in numbers)
        return f"{kind.name} {owes} ({inside})" if inside else f"{kind.name} {owes}"

    def frames(self, frames: Frames) -> str:
        return "; ".join(self.frame(frame) for frame in frames) or "over"

    def read_frame(self, text: str) -> Frame:
        match = _FRAME.match(text.strip())
        if not match or match[1] not in self.decision_at:
            raise BadInput(f"{text!r} is no decision; write one of {', '.join(self.decision_at)}, then who owes it.")
        at = self.decision_at[match[1]]
        kind = self.game.decisions[at]
        parts = [part.strip() for part in match[3].split(",")] if match[3] else []
        if len(parts) != len(kind.carries):
            raise BadInput(f"{text!r} should carry {len(kind.carries)} values in brackets, not {len(parts)}.")
        named = match[2] if match[2] in ("chance", "-") else ""
        nobody = "chance" if kind.chance else "-" if isinstance(kind, Auto) else ""
        if named != nobody and not (isinstance(kind, Lapsing) and named == ""):
            raise BadInput(f"{text!r}: {kind.name} is owed by {nobody or 'seats'}.")
        owes = 0 if named else self.names.read_viewers(match[2])
        carried = zip(kind.carries, parts, strict=True)
        return (at, owes, *(self.names.read_value(spec.holds, part, spec.names) for spec, part in carried))

    def read_frames(self, text: str) -> Frames:
        return () if text.strip() == "over" else tuple(self.read_frame(part) for part in text.split(";"))

    # Events.

    def event(self, event: Event) -> str:
        names = self.names
        if isinstance(event, Moved):
            src, dst = f"{names.zones[event.src]}/{event.was}", f"{names.zones[event.dst]}/{event.now}"
            change = self._change(event.knew, event.know, event.saw, event.see)
            return f"move {names.piece(event.piece)} {src} {dst} {change}"
        if isinstance(event, Known):
            place = f"{names.zones[event.zone]}/{event.place}"
            change = self._change(event.knew, event.know, event.see, event.see)
            return f"know {names.piece(event.piece)} {place} {change}"
        if isinstance(event, Put):
            old, new = (names.field_value(event.slot, value) for value in (event.old, event.new))
            return f"put {names.fields[event.slot]} {old} {new} {names.viewers(event.saw)}>{names.viewers(event.see)}"
        if isinstance(event, Stacked):
            return f"stack {self.frames(event.old)} > {self.frames(event.new)}"
        return f"note {self._note(event)}"

    def _change(self, knew: int, know: int, saw: int, see: int) -> str:
        masks = [self.names.viewers(mask) for mask in (knew, know, saw, see)]
        return f"{masks[0]}>{masks[1]} {masks[2]}>{masks[3]}"

    def _note(self, event: Noted) -> str:
        spec = self.game.schema.layout.notes[event.kind]
        values = [
            f"{self.names.value(holds, arg, spec.names)}:{self.names.viewers(see)}"
            for (_, holds), arg, see in zip(spec.args, event.args, event.see[1:], strict=True)
        ]
        return " ".join([spec.name, self.names.viewers(event.see[0]), *values])

    def read_event(self, text: str) -> Event:
        word, _, rest = text.partition(" ")
        if word == "stack":
            old, _, new = rest.partition(" > ")
            return Stacked(self.read_frames(old), self.read_frames(new))
        parts = rest.split(" ")
        try:
            return self._read_event(word, parts)
        except (IndexError, ValueError, KeyError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"{text!r} is no event.") from None

    def _read_event(self, word: str, parts: list[str]) -> Event:
        names = self.names
        if word == "move":
            (src, was), (dst, now) = (part.rsplit("/", 1) for part in parts[1:3])
            knew, know, saw, see = self._masks(parts[3:5])
            piece = names.read_piece(parts[0])
            return Moved(piece, names.read_zone(src), names.read_zone(dst), int(was), int(now), knew, know, saw, see)
        if word == "know":
            zone, place = parts[1].rsplit("/", 1)
            knew, know, see, _ = self._masks(parts[2:4])
            return Known(names.read_piece(parts[0]), names.read_zone(zone), int(place), knew, know, see)
        if word == "put":
            slot = names.read_field(parts[0])
            old, new = (names.read_field_value(slot, part) for part in parts[1:3])
            saw, see = self._masks(parts[3:4])
            return Put(slot, old, new, saw, see)
        if word == "note":
            kind = self.game.schema.layout.note_at[parts[0]]
            spec = self.game.schema.layout.notes[kind]
            args, sees = [], [names.read_viewers(parts[1])]
            for (_, holds), part in zip(spec.args, parts[2:], strict=True):
                value, see_text = part.rsplit(":", 1)
                args.append(names.read_value(holds, value, spec.names))
                sees.append(names.read_viewers(see_text))
            return Noted(kind, tuple(args), tuple(sees))
        raise ValueError(word)

    def _masks(self, parts: Sequence[str]) -> list[int]:
        return [self.names.read_viewers(mask) for part in parts for mask in part.split(">")]
