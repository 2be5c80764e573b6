"""What a game is made of: pieces, zones, fields, rows, and who may see each of them.

A game declares its `Layout` once: the kinds of things that it has, for the greatest number of seats. For one
table the layout is compiled with the seats and the pieces to a `Schema`, flat arrays of small integers on
which everything else runs. Nothing is visible until a declaration says so.

A *viewer* is a seat, or the onlooker. Sets of viewers are bit masks: bit k is seat k, and the bit after the
last seat is the onlooker, who owns nothing and sees what is open to all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NamedTuple

NOTHING: Final = -1  # the value of a piece or seat field that names none
BY_ROW: Final = -1  # in place of a viewer mask: look it up in the row
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORD: Final = re.compile(r"\w[\w.'-]*")  # what may be a name: notation splits at everything else


class See(IntEnum):
    """Who reads a zone or a field."""

    NOBODY = 0
    OWNER = 1
    SIDE = 2
    ALL = 3
    ROW = 4  # the viewers in the row's own mask


class Per(IntEnum):
    """What a zone or a field belongs to."""

    TABLE = 0
    SIDE = 1
    SEAT = 2
    ROW = 3
    PIECE = 4


class Holds(IntEnum):
    """What a field's number means."""

    NUMBER = 0
    FLAG = 1
    PIECE = 2
    SEAT = 3
    NAME = 4
    NAMES = 5  # a set of names, as bits
    VIEWERS = 6


class SchemaError(ValueError):
    """A declaration that cannot work; only a game's author meets it."""


@dataclass(frozen=True)
class Zone:
    """A place for pieces. Ordered: places are public. Pool: shuffled, so nobody knows what lies where."""

    name: str
    per: Per = Per.TABLE
    faces: See = See.NOBODY
    count: See = See.NOBODY
    ordered: bool = False
    pool: bool = False
    stock: str = ""


@dataclass(frozen=True)
class Field:
    """A number. `low` and `high` bound it (inclusive); `names` are what a NAME or NAMES field counts in."""

    name: str
    per: Per = Per.TABLE
    see: See = See.NOBODY
    holds: Holds = Holds.NUMBER
    low: int = 0
    high: int = 1
    names: tuple[str, ...] = ()
    start: int | None = None
    stock: str = ""

    @property
    def first(self) -> int:
        """Where it starts: at nothing if it names a piece or a seat, else at 0, unless it says otherwise."""
        if self.start is not None:
            return self.start
        return NOTHING if self.holds in (Holds.PIECE, Holds.SEAT) else 0


@dataclass(frozen=True)
class Stock:
    """Rows for what comes and goes in play. With `by_row` each row keeps the mask of those who see it."""

    name: str
    size: int
    by_row: bool = False


class Piece(NamedTuple):
    """A card or token. Twins carry a copy number in their name, as if it were printed on them."""

    name: str
    back: int = 0


class Note(NamedTuple):
    """A line of the story. `args` names each number and what it means; a piece is hidden from who does not know it."""

    name: str
    args: tuple[tuple[str, Holds], ...] = ()
    see: See = See.NOBODY  # OWNER, SIDE: of the seat named by the first argument
    names: tuple[str, ...] = ()
    # For whoever tells the story; no record keeps these two, so that they may be bettered while old games stand.
    hits: str = ""  # the argument that names the seat to which this is done, against its will
    mark: str = ""  # the kind of moment that somebody may look for in a finished game


class Cell(NamedTuple):
    """One zone or field after compiling: the declaration, its owner and its stock row."""

    base: int
    owner: int


class Layout:
    """All declarations of a game, with index numbers that do not depend on how many play."""

    def __init__(
        self,
        zones: Sequence[Zone],
        fields: Sequence[Field],
        *,
        seats: int,
        sides: int = 0,
        pieces: int = 0,
        stocks: Sequence[Stock] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        self.seats, self.sides, self.pieces = seats, sides, pieces
        self.stocks = {stock.name: stock for stock in stocks}
        self.notes = tuple(notes)
        self.zones = tuple(zones)
        kept = [*(_housekeeping(stock) for stock in stocks), *_masks(stocks)]
        self.own_fields = len(kept)  # from here on they are the game's own
        self.fields = (*kept, *fields)
        self._zone_at: dict[str, int] = {}
        self._field_at: dict[str, int] = {}
        self.zone_cells = self._lay(self.zones, self._zone_at)
        self.field_cells = self._lay(self.fields, self._field_at)
        self.note_at = {note.name: at for at, note in enumerate(self.notes)}
        specs: list[Zone | Field] = [*self.zones, *self.fields]
        for spec in specs:
            self._sound(spec)

    def zone(self, name: str) -> int:
        """The index of a zone; the zone of seat k is this plus k, and so for sides, rows and pieces."""
        return self._zone_at[name]

    def field(self, name: str) -> int:
        """The index of a field; as for zones."""
        return self._field_at[name]

    def note(self, name: str) -> int:
        return self.note_at[name]

    def _lay(self, specs: Sequence[Zone] | Sequence[Field], at: dict[str, int]) -> list[Cell]:
        cells: list[Cell] = []
        declared: list[Zone | Field] = [*specs]
        for base, spec in enumerate(declared):
            if spec.name in at:
                raise SchemaError(f"{spec.name} is declared twice.")
            at[spec.name] = len(cells)
            cells += [Cell(base, owner) for owner in range(self._copies(spec))]
        return cells

    def _copies(self, spec: Zone | Field) -> int:
        if spec.per is Per.ROW:
            if spec.stock not in self.stocks:
                raise SchemaError(f"{spec.name} belongs to the rows of {spec.stock!r}, which is no stock.")
            return self.stocks[spec.stock].size
        return {Per.TABLE: 1, Per.SIDE: self.sides, Per.SEAT: self.seats, Per.PIECE: self.pieces}[spec.per]

    def _sound(self, spec: Zone | Field) -> None:
        names = (spec.name, *(spec.names if isinstance(spec, Field) else ()))
        for name in names:
            if not WORD.fullmatch(name):
                raise SchemaError(f"{name!r} cannot be read back from notation; use letters, digits and _ . ' -.")
        if not self._copies(spec):
            raise SchemaError(f"{spec.name} belongs to a {spec.per.name.lower()}, of which the layout has none.")
        if isinstance(spec, Field) and not spec.low <= spec.first <= spec.high:
            raise SchemaError(f"{spec.name} starts at {spec.first}, which is not from {spec.low} to {spec.high}.")
        sees = (spec.faces, spec.count) if isinstance(spec, Zone) else (spec.see,)
        if See.OWNER in sees and spec.per is not Per.SEAT:
            raise SchemaError(f"{spec.name} is shown to its owner, but belongs to no seat.")
        if See.SIDE in sees and spec.per not in (Per.SEAT, Per.SIDE):
            raise SchemaError(f"{spec.name} is shown to a side, but belongs to none.")
        if See.ROW in sees and not (spec.per is Per.ROW and self.stocks[spec.stock].by_row):
            raise SchemaError(f"{spec.name} is shown by its row, but its rows keep no viewers.")
        if See.ROW in sees and See.ALL in sees:
            raise SchemaError(f"{spec.name} is shown in part by its row and in part to all; give it one audience.")
        if isinstance(spec, Zone) and spec.pool and (spec.faces is not See.NOBODY or spec.ordered):
            raise SchemaError(f"{spec.name} is a pool, so it has neither an order nor a viewer.")


def _housekeeping(stock: Stock) -> Field:
    see = See.ROW if stock.by_row else See.ALL
    return Field(f"{stock.name}.taken", Per.ROW, see, Holds.FLAG, stock=stock.name)


def _masks(stocks: Sequence[Stock]) -> list[Field]:
    return [
        Field(f"{stock.name}.viewers", Per.ROW, See.ROW, Holds.VIEWERS, high=1 << 30, stock=stock.name)
        for stock in stocks
        if stock.by_row
    ]


class Schema:
    """A layout compiled for one table."""

    def __init__(self, layout: Layout, seats: int, pieces: Sequence[Piece], sides: Sequence[int] | None = None) -> None:
        if seats > layout.seats:
            raise SchemaError(f"The layout has room for {layout.seats} seats, not {seats}.")
        self.layout = layout
        self.seats = seats
        self.side_of = tuple(sides) if sides is not None else tuple(range(seats))
        self.onlooker = seats
        self.everyone = (1 << (seats + 1)) - 1
        self.pieces = tuple(pieces)
        self.piece_at = {piece.name: number for number, piece in enumerate(self.pieces)}
        if len(self.piece_at) != len(self.pieces):
            raise SchemaError("Two pieces have the same name; number the copies.")
        for name in self.piece_at:
            if not WORD.fullmatch(name):
                raise SchemaError(f"{name!r} cannot be read back from notation; use letters, digits and _ . ' -.")
        self.backs = [piece.back for piece in self.pieces]
        zone_specs = [layout.zones[cell.base] for cell in layout.zone_cells]
        zone_owners = [cell.owner for cell in layout.zone_cells]
        field_specs = [layout.fields[cell.base] for cell in layout.field_cells]
        field_owners = [cell.owner for cell in layout.field_cells]
        self.zone_spec, self.zone_owner = zone_specs, zone_owners
        self.field_spec, self.field_owner = field_specs, field_owners
        self.ordered = [spec.ordered for spec in zone_specs]
        self.pool = [spec.pool for spec in zone_specs]
        self.keep = [0 if spec.pool else -1 for spec in zone_specs]
        # Who reads faces, who reads the number of pieces: faces tell the number too.
        self.gain = [self._mask(s.faces, s.per, o) for s, o in zip(zone_specs, zone_owners, strict=True)]
        counts = [self._mask(s.count, s.per, o) for s, o in zip(zone_specs, zone_owners, strict=True)]
        self.counts = [
            self.everyone if self.everyone in pair else BY_ROW if BY_ROW in pair else pair[0] | pair[1]
            for pair in zip(self.gain, counts, strict=True)
        ]
        self.field_see = [self._mask(s.see, s.per, o) for s, o in zip(field_specs, field_owners, strict=True)]
        self.start = [spec.first for spec in field_specs]
        self.zone_mask = [self._row_mask(s, o) for s, o in zip(zone_specs, zone_owners, strict=True)]
        self.field_mask = [self._row_mask(s, o) for s, o in zip(field_specs, field_owners, strict=True)]
        # A move out of an unordered, shut zone may make outsiders forget; a pool holds nothing known.
        self.forgets = [gain != self.everyone and not pool for gain, pool in zip(self.gain, self.pool, strict=True)]
        self.live_zones = [at for at in range(len(zone_specs)) if self._lives(zone_specs[at], zone_owners[at])]
        self.live_fields = [at for at in range(len(field_specs)) if self._lives(field_specs[at], field_owners[at])]

        # For a view: what each viewer does not read whatever happens, and what hangs on a row.
        live = set(self.live_fields)
        self.by_row = [at for at in self.live_fields if self.field_see[at] == BY_ROW]
        self.unread = [
            [at for at, see in enumerate(self.field_see) if at not in live or (see != BY_ROW and not see >> viewer & 1)]
            for viewer in range(seats + 1)
        ]

        # Who reads each note and its arguments, but for the pieces, of which knowledge decides.
        notes = layout.notes
        lines = [self.everyone if note.see is See.ALL else 0 for note in notes]
        self.note_see = [(line, *[self.everyone] * len(n.args)) for line, n in zip(lines, notes, strict=True)]
        owned = [
            {See.OWNER: [1 << seat for seat in range(seats)], See.SIDE: self._partners()}.get(note.see)
            for note in notes
        ]
        self.note_owned = owned  # for a note to one seat or its side: the readers, by the seat it names first
        self.note_pieces = [[at for at, (_, h) in enumerate(note.args) if h is Holds.PIECE] for note in notes]

    def _partners(self) -> list[int]:
        """For each seat the mask of its side."""
        return [sum(1 << other for other, side in enumerate(self.side_of) if side == mine) for mine in self.side_of]

    def _lives(self, spec: Zone | Field, owner: int) -> bool:
        """Whether this table has the owner at all; a layout has room for more."""
        bounds = {Per.SEAT: self.seats, Per.SIDE: len(set(self.side_of)), Per.PIECE: len(self.pieces)}
        return owner < bounds.get(spec.per, owner + 1)

    def _mask(self, see: See, per: Per, owner: int) -> int:
        if see is See.ALL:
            return self.everyone
        if see is See.OWNER:
            return 1 << owner if owner < self.seats else 0
        if see is See.SIDE:
            side = owner
            if per is Per.SEAT:
                side = self.side_of[owner] if owner < self.seats else NOTHING
            return sum(1 << seat for seat in range(self.seats) if self.side_of[seat] == side)
        return BY_ROW if see is See.ROW else 0

    def _row_mask(self, spec: Zone | Field, owner: int) -> int:
        if spec.per is Per.ROW and self.layout.stocks[spec.stock].by_row:
            return self.layout.field(f"{spec.stock}.viewers") + owner
        return NOTHING

    def viewer_name(self, viewer: int) -> str:
        return "*" if viewer == self.onlooker else LETTERS[viewer]
