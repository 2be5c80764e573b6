"""What a seat sees: made here from the schema, never by a game.

`observe` makes a viewer's Observation of a position; `redact` cuts an event down to what a viewer may be told;
`advance` is what a client does: it folds its own redacted events and nothing else. The three agree at every
step of every game, and a test says so.
"""

from __future__ import annotations

from typing import NamedTuple

from .events import Event, Frames, Known, Moved, Put, Stacked
from .schema import BY_ROW, NOTHING, Holds, Schema
from .state import State

# In an Observation a piece is its number; an unknown one is the complement of its back: ~0, ~1, ...
Places = tuple[int, ...]


class Observation(NamedTuple):
    """All that one viewer sees. Plain data: it holds no handle on the position."""

    schema: Schema
    viewer: int
    zones: tuple[Places | None, ...]  # None: not even the number
    fields: tuple[int | None, ...]
    frames: Frames
    draft: tuple[int, ...]

    def zone(self, at: int) -> Places:
        """What is seen of a zone: nothing at all of one that is shut."""
        return self.zones[at] or ()

    def field(self, at: int) -> int:
        """A field that the viewer reads."""
        value = self.fields[at]
        if value is None:
            name = self.schema.field_spec[at].name
            raise LookupError(f"{name} is not shown to viewer {self.schema.viewer_name(self.viewer)}.")
        return value


class SeenMove(NamedTuple):
    src: int  # NOTHING for an end of the move that is not seen: not even which zone it is
    dst: int
    left: int | None  # the piece or its back; None where it is not seen
    arrived: int | None
    was: int
    now: int


class SeenKnow(NamedTuple):
    zone: int
    place: int
    was: int
    now: int


class SeenPut(NamedTuple):
    slot: int
    value: int | None


class SeenNote(NamedTuple):
    kind: int
    args: tuple[int | None, ...]


Seen = SeenMove | SeenKnow | SeenPut | Stacked | SeenNote


def _face(schema: Schema, piece: int, known: int) -> int:
    return piece if known else ~schema.backs[piece]


def _canonical(places: Places) -> Places:
    """Known pieces by number, then the unknown ones by back."""
    return tuple(sorted(places, key=lambda piece: (piece < 0, piece if piece >= 0 else ~piece)))


def observe(state: State, viewer: int) -> Observation:
    """What a viewer sees of a position."""
    schema = state.schema
    bit = 1 << viewer
    known, backs = state.known, schema.backs
    zones: list[Places | None] = [None] * len(state.zones)
    for at in schema.live_zones:
        if not state.zone_viewers(at) & bit:
            continue
        places = tuple([p if known[p] & bit else ~backs[p] for p in state.zones[at]])
        ordered = schema.ordered[at] or schema.gain[at] == schema.everyone
        zones[at] = places if ordered else _canonical(places)
    fields: list[int | None] = [*state.fields]
    for at in schema.unread[viewer]:
        fields[at] = None
    for at in schema.by_row:
        if not state.field_viewers(at) & bit:
            fields[at] = None
    draft = state.drafts[viewer] if viewer < schema.seats else ()
    return Observation(schema, viewer, tuple(zones), tuple(fields), state.frames, draft)


def partners_drafts(state: State, viewer: int) -> dict[int, tuple[int, ...]]:
    """What the others of a viewer's side are composing. It is no part of the position: each has his own draft."""
    side_of, seats = state.schema.side_of, range(state.schema.seats)
    partners = [s for s in seats if viewer in seats and s != viewer and side_of[s] == side_of[viewer]]
    return {seat: state.drafts[seat] for seat in partners if state.drafts[seat]}


def redact(schema: Schema, event: Event, viewer: int) -> Seen | None:
    """What a viewer is told of an event; None if nothing."""
    bit = 1 << viewer
    if isinstance(event, Moved):
        if not (event.saw | event.see) & bit:
            return None
        left = _face(schema, event.piece, event.knew & bit) if event.saw & bit else None
        arrived = _face(schema, event.piece, event.know & bit) if event.see & bit else None
        was = event.was if schema.ordered[event.src] and left is not None else 0
        now = event.now if schema.ordered[event.dst] and arrived is not None else 0
        src = event.src if left is not None else NOTHING
        dst = event.dst if arrived is not None else NOTHING
        return SeenMove(src, dst, left, arrived, was, now)
    if isinstance(event, Known):
        if not (event.knew ^ event.know) & bit or not event.see & bit:
            return None
        place = event.place if schema.ordered[event.zone] else 0
        was = _face(schema, event.piece, event.knew & bit)
        return SeenKnow(event.zone, place, was, _face(schema, event.piece, event.know & bit))
    if isinstance(event, Put):
        if event.see & bit:
            return SeenPut(event.slot, event.new)
        return SeenPut(event.slot, None) if event.saw & bit else None
    if isinstance(event, Stacked):
        return event
    if not event.see[0] & bit:
        return None
    args = zip(event.args, event.see[1:], strict=True)
    return SeenNote(event.kind, tuple(arg if see & bit else None for arg, see in args))


def advance(view: Observation, seen: Seen | None) -> Observation:
    """A client's fold: its view after one redacted event."""
    if seen is None or isinstance(seen, SeenNote):
        return view
    if isinstance(seen, Stacked):
        return view._replace(frames=seen.new)
    if isinstance(seen, SeenPut):
        return _put(view, seen)
    zones = list(view.zones)
    schema = view.schema
    if isinstance(seen, SeenKnow):
        zones[seen.zone] = _replaced(schema, seen.zone, zones[seen.zone] or (), seen.place, seen.was, seen.now)
        return view._replace(zones=tuple(zones))
    if seen.left is not None:
        source = list(zones[seen.src] or ())
        source.pop(seen.was if schema.ordered[seen.src] else source.index(seen.left))
        zones[seen.src] = tuple(source)
    if seen.arrived is not None:
        target = list(zones[seen.dst] or ())
        target.insert(seen.now if schema.ordered[seen.dst] else len(target), seen.arrived)
        zones[seen.dst] = tuple(target) if schema.ordered[seen.dst] else _canonical(tuple(target))
    return view._replace(zones=tuple(zones))


def _replaced(schema: Schema, zone: int, places: Places, place: int, was: int, now: int) -> Places:
    at = place if schema.ordered[zone] else places.index(was)
    changed = (*places[:at], now, *places[at + 1 :])
    return changed if schema.ordered[zone] else _canonical(changed)


def _put(view: Observation, seen: SeenPut) -> Observation:
    schema = view.schema
    fields = list(view.fields)
    fields[seen.slot] = seen.value
    view = view._replace(fields=tuple(fields))
    if schema.field_spec[seen.slot].holds is not Holds.VIEWERS:
        return view
    # Whoever comes to see a row, or no longer does, gains or loses sight of its zones, which are empty then.
    sight: Places | None = None if seen.value is None else ()
    mine = [mask == seen.slot and see == BY_ROW for mask, see in zip(schema.zone_mask, schema.counts, strict=True)]
    zones = [sight if own else places for own, places in zip(mine, view.zones, strict=True)]
    return view._replace(zones=tuple(zones))
