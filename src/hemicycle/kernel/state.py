"""A position, and the one vocabulary that changes it: move, know, put, stack, note.

Rules change a State by these words only. Each changes it, and when a log is attached also records itself, so
that views, replay, taking back and animation all come from one place, and search, which keeps no log, pays
nothing for them.

Unordered zones are kept sorted, so that equal positions are equal and nothing can be read from an order.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from typing import Final, Self

from .events import Event, Frame, Frames, Known, Moved, Noted, Put, Stacked
from .schema import BY_ROW, NOTHING, Holds, Schema, SchemaError

LAST: Final = -1


class State:
    """One position of one game. Flat: tuples of piece numbers, integers, a stack of frames."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.zones: list[tuple[int, ...]] = [()] * len(schema.zone_spec)
        self.known: list[int] = [0] * len(schema.pieces)
        self.fields: list[int] = schema.start[:]
        self.frames: Frames = ()
        self.drafts: list[tuple[int, ...]] = [()] * schema.seats
        self.log: list[Event] | None = None

    def clone(self) -> Self:
        """A twin that shares nothing which can change, and keeps no log."""
        twin = object.__new__(type(self))
        twin.schema = self.schema
        twin.zones = self.zones[:]
        twin.known = self.known[:]
        twin.fields = self.fields[:]
        twin.frames = self.frames
        twin.drafts = self.drafts[:]
        twin.log = None
        return twin

    # The vocabulary of change.

    def move(self, piece: int, src: int, dst: int, place: int = LAST) -> None:
        """Take a piece from one zone to another; `place` counts in an ordered zone, from 0, LAST on top."""
        schema, zones = self.schema, self.zones
        gain = schema.gain[dst]
        if gain == BY_ROW:
            gain = self.fields[schema.zone_mask[dst]]
        if schema.forgets[src] and gain != schema.everyone:
            self._lose_track(src, gain)
        source = zones[src]
        was = source.index(piece)
        zones[src] = source[:was] + source[was + 1 :]
        target = zones[dst]
        if schema.ordered[dst]:
            now = len(target) if place == LAST else place
        else:
            now = bisect_left(target, piece)
        zones[dst] = (*target[:now], piece, *target[now:])
        knew = self.known[piece]
        know = (knew & schema.keep[dst]) | gain
        self.known[piece] = know
        if self.log is not None:
            saw, see = schema.counts[src], schema.counts[dst]
            if BY_ROW in (saw, see):
                saw, see = self.zone_viewers(src), self.zone_viewers(dst)
            self.log.append(Moved(piece, src, dst, was, now, knew, know, saw, see))

    def know(self, piece: int, zone: int, viewers: int) -> None:
        """Set who knows a piece where it lies."""
        knew = self.known[piece]
        if knew == viewers:
            return
        if self.log is not None:
            place = self.zones[zone].index(piece)
            self.log.append(Known(piece, zone, place, knew, viewers, self.zone_viewers(zone)))
        self.known[piece] = viewers

    def show(self, piece: int, zone: int, viewers: int) -> None:
        """Let some viewers know a piece, beside those who do."""
        self.know(piece, zone, self.known[piece] | viewers)

    def put(self, slot: int, value: int) -> None:
        """Set a field."""
        old = self.fields[slot]
        if old == value:
            return
        if self.log is None:
            self.fields[slot] = value
            return
        saw = see = self.schema.field_see[slot]
        if saw == BY_ROW:
            saw = self.field_viewers(slot)
            self.fields[slot] = value
            see = self.field_viewers(slot)
        self.fields[slot] = value
        self.log.append(Put(slot, old, value, saw, see))
        if self.schema.field_spec[slot].holds is Holds.VIEWERS:
            self._open_row(slot, saw, see)

    def stack(self, frames: Frames) -> None:
        """Set what is to be decided, the top last."""
        if self.log is not None:
            self.log.append(Stacked(self.frames, frames))
        self.frames = frames

    def note(self, kind: int, *args: int) -> None:
        """Tell the story; changes nothing."""
        if self.log is not None:
            self.log.append(self._noted(kind, args))

    # Short forms for the stack.

    def push(self, *frames: Frame) -> None:
        self.stack(self.frames + frames)

    def pop(self) -> None:
        self.stack(self.frames[:-1])

    def swap(self, *frames: Frame) -> None:
        """Put frames in the place of the top one."""
        self.stack(self.frames[:-1] + frames)

    def answered(self, seat: int) -> bool:
        """Strike a seat from those who owe a choice in the top frame; True when it was the last."""
        top = self.frames[-1]
        left = top[1] & ~(1 << seat)
        if not left:
            return True
        self.swap((top[0], left, *top[2:]))
        return False

    # Rows.

    def take_row(self, stock: str, viewers: int = 0, among: range | None = None) -> int:
        """The first free row of a stock, now taken, or NOTHING when all are in use.

        Where rows are not seen by all, give each group of viewers rows of its own by `among`: else the number
        of a new row tells them how many others there are.
        """
        layout = self.schema.layout
        taken = layout.field(f"{stock}.taken")
        for row in among or range(layout.stocks[stock].size):
            if not self.fields[taken + row]:
                if layout.stocks[stock].by_row:
                    self.put(layout.field(f"{stock}.viewers") + row, viewers)
                self.put(taken + row, 1)
                return row
        return NOTHING

    def free_row(self, stock: str, row: int) -> None:
        """Give a row back: its fields return to where they start, its viewers last."""
        schema = self.schema
        specs, owners = schema.field_spec, schema.field_owner
        own = [at for at in schema.live_fields if specs[at].stock == stock and owners[at] == row]
        for at in sorted(own, key=lambda at: specs[at].holds is Holds.VIEWERS):
            self.put(at, schema.start[at])

    # Reading.

    def field_viewers(self, slot: int) -> int:
        see = self.schema.field_see[slot]
        return self.fields[self.schema.field_mask[slot]] if see == BY_ROW else see

    def zone_viewers(self, zone: int) -> int:
        """Who reads the number of pieces in a zone."""
        see = self.schema.counts[zone]
        return self.fields[self.schema.zone_mask[zone]] if see == BY_ROW else see

    def key(self) -> tuple[object, ...]:
        """All that makes this position, to compare with."""
        return (tuple(self.zones), tuple(self.known), tuple(self.fields), self.frames, tuple(self.drafts))

    def digest(self) -> str:
        """Sixteen hex digits that two positions share only if they are the same, drafts aside: no record has those."""
        return hashlib.sha256(repr(self.key()[:-1]).encode()).hexdigest()[:16]

    # Folding: rules are not consulted.

    def apply(self, event: Event) -> None:
        """Do a recorded event again."""
        if isinstance(event, Moved):
            self._carry(event.piece, event.src, event.dst, event.now, event.know)
        elif isinstance(event, Known):
            self.known[event.piece] = event.know
        elif isinstance(event, Put):
            self.fields[event.slot] = event.new
        elif isinstance(event, Stacked):
            self.frames = event.new

    def unapply(self, event: Event) -> None:
        """Take a recorded event back."""
        if isinstance(event, Moved):
            self._carry(event.piece, event.dst, event.src, event.was, event.knew)
        elif isinstance(event, Known):
            self.known[event.piece] = event.knew
        elif isinstance(event, Put):
            self.fields[event.slot] = event.old
        elif isinstance(event, Stacked):
            self.frames = event.old

    def _carry(self, piece: int, src: int, dst: int, now: int, know: int) -> None:
        self.zones[src] = tuple(other for other in self.zones[src] if other != piece)
        target = self.zones[dst]
        self.zones[dst] = (*target[:now], piece, *target[now:])
        self.known[piece] = know

    def _lose_track(self, src: int, gain: int) -> None:
        """A piece leaves a shut zone for one that not all can read: who sees neither loses track of them all.

        Where places are public, those who see the places follow by place.
        """
        schema = self.schema
        own = self.fields[schema.zone_mask[src]] if schema.gain[src] == BY_ROW else schema.gain[src]
        privy = own | gain
        if schema.ordered[src]:
            privy |= self.zone_viewers(src)
        for piece in self.zones[src]:
            if self.known[piece] & ~privy:
                self.know(piece, src, self.known[piece] & privy)

    def _open_row(self, slot: int, saw: int, see: int) -> None:
        """The viewers of a row have changed: say so for each of its fields. Its zones must be empty then."""
        schema, log = self.schema, self.log
        assert log is not None
        for at in schema.live_fields:
            if at != slot and schema.field_mask[at] == slot and schema.field_see[at] == BY_ROW:
                log.append(Put(at, self.fields[at], self.fields[at], saw, see))
        for zone in schema.live_zones:
            if schema.zone_mask[zone] == slot and self.zones[zone]:
                raise SchemaError("Empty the zones of a row before its viewers change.")

    def _noted(self, kind: int, args: tuple[int, ...]) -> Noted:
        schema = self.schema
        see = schema.note_see[kind]
        pieces = schema.note_pieces[kind]
        owned = schema.note_owned[kind]
        if owned is not None:
            see = (owned[args[0]], *see[1:])
        if pieces:
            known = list(see)
            for at in pieces:
                if args[at] >= 0:
                    known[at + 1] = self.known[args[at]]
            see = tuple(known)
        return Noted(kind, args, see)
