"""Names for the small integers: viewers, zones, fields and values, printed and read back.

Everything that notation writes is made of these words, so that logs, tests, bug reports and links say the same
thing in the same way.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .options import BadInput
from .schema import LETTERS, NOTHING, Field, Holds, Per, Schema, Zone


class Names:
    """The names of one schema."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        layout = schema.layout
        zones, fields = set(schema.live_zones), set(schema.live_fields)
        self.zones = [
            self._cell(layout.zones[cell.base], cell.owner, zones, at) for at, cell in enumerate(layout.zone_cells)
        ]
        self.fields = [
            self._cell(layout.fields[cell.base], cell.owner, fields, at) for at, cell in enumerate(layout.field_cells)
        ]
        self.zone_at = {name: at for at, name in enumerate(self.zones) if name}
        self.field_at = {name: at for at, name in enumerate(self.fields) if name}

    def _cell(self, spec: Zone | Field, owner: int, live: Collection[int], at: int) -> str:
        if at not in live:
            return ""
        if spec.per is Per.TABLE:
            return spec.name
        if spec.per is Per.SEAT:
            return f"{spec.name}.{LETTERS[owner]}"
        if spec.per is Per.SIDE:
            return f"{spec.name}.{LETTERS[self.schema.side_of.index(owner)]}"
        if spec.per is Per.PIECE:
            return f"{spec.name}.{self.schema.pieces[owner].name}"
        return f"{spec.name}.{owner + 1}"

    # Viewers: "AB*", the star is the onlooker; "-" is nobody.

    def viewers(self, mask: int) -> str:
        named = [self.schema.viewer_name(v) for v in range(self.schema.seats + 1) if mask >> v & 1]
        return "".join(named) or "-"

    def read_viewers(self, text: str) -> int:
        mask = 0
        for letter in "" if text == "-" else text:
            mask |= 1 << (self.schema.onlooker if letter == "*" else self.read_seat(letter))
        return mask

    def seat(self, seat: int) -> str:
        return LETTERS[seat] if seat >= 0 else "-"

    def read_seat(self, text: str) -> int:
        seat = LETTERS.find(text) if len(text) == 1 else -1
        if not 0 <= seat < self.schema.seats:
            last = LETTERS[self.schema.seats - 1]
            raise BadInput(f"{text!r} is no seat of this table; the seats are A to {last}.")
        return seat

    def piece(self, piece: int) -> str:
        return self.schema.pieces[piece].name if piece >= 0 else "-"

    def read_piece(self, text: str) -> int:
        if text not in self.schema.piece_at:
            raise BadInput(f"There is no card {text!r} at this table{self._nearest(text)}.")
        return self.schema.piece_at[text]

    def _nearest(self, text: str) -> str:
        from difflib import get_close_matches  # noqa: PLC0415  (only when somebody has mistyped)

        close = get_close_matches(text, list(self.schema.piece_at), 1, 0.5)
        return f"; perhaps {close[0]!r} is meant" if close else ""

    def read_zone(self, text: str) -> int:
        if text not in self.zone_at:
            raise BadInput(f"There is no zone {text!r}; the zones are {', '.join(self.zone_at)}.")
        return self.zone_at[text]

    def read_field(self, text: str) -> int:
        if text not in self.field_at:
            raise BadInput(f"There is no field {text!r}; the fields are {', '.join(self.field_at)}.")
        return self.field_at[text]

    def value(self, holds: Holds, value: int, names: Sequence[str] = ()) -> str:
        """A number as what it means."""
        if holds is Holds.FLAG:
            return "yes" if value else "no"
        if holds is Holds.PIECE:
            return self.piece(value)
        if holds is Holds.SEAT:
            return self.seat(value)
        if holds is Holds.NAME:
            return names[value] if value >= 0 else "-"
        if holds is Holds.NAMES:
            return "+".join(name for bit, name in enumerate(names) if value >> bit & 1) or "-"
        return self.viewers(value) if holds is Holds.VIEWERS else str(value)

    def read_value(self, holds: Holds, text: str, names: Sequence[str] = ()) -> int:
        if holds is Holds.VIEWERS:
            return self.read_viewers(text)
        if text == "-" and holds not in (Holds.NUMBER, Holds.FLAG):
            return 0 if holds is Holds.NAMES else NOTHING
        if holds is Holds.PIECE:
            return self.read_piece(text)
        if holds is Holds.SEAT:
            return self.read_seat(text)
        if holds is Holds.NAME:
            return _index(names, text)
        if holds is Holds.NAMES:
            return sum(1 << _index(names, name) for name in text.split("+"))
        if holds is Holds.FLAG:
            return _index(("no", "yes"), text)
        return read_number(text)

    def field_value(self, slot: int, value: int) -> str:
        spec = self.schema.field_spec[slot]
        return self.value(spec.holds, value, spec.names)

    def read_field_value(self, slot: int, text: str) -> int:
        spec = self.schema.field_spec[slot]
        return self.read_value(spec.holds, text, spec.names)


def _index(names: Sequence[str], text: str) -> int:
    if text not in names:
        raise BadInput(f"{text!r} should be one of {', '.join(names)}.")
    return names.index(text)


def read_number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise BadInput(f"{text!r} should be a whole number.")
    return int(text)
