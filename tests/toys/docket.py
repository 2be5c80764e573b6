"""Docket: an ordered, hidden deck of which some places are known to some, and a pool with an ordered tail.

A seat looks at the top of the docket and puts the card back on top or at the bottom; draws it; files a card of its
own face down under it; takes a card from the supply by chance; or shelves a card under the supply, face up. When
the supply's pool is empty its tail is shuffled into it.
"""

from __future__ import annotations

from hemicycle.kernel.atoms import ARGUMENT, Action, Takes, Verb, argument, code
from hemicycle.kernel.decisions import OK, Carried, Decision, DrawPiece
from hemicycle.kernel.game import DEFAULT_VERB, Game, Reason, Result, Title
from hemicycle.kernel.options import Option, number
from hemicycle.kernel.schema import Field, Holds, Layout, Note, Per, Piece, Schema, See, Zone
from hemicycle.kernel.state import State

from .common import FIRST_REASON, Toy, result_by_points

LAYOUT = Layout(
    [
        Zone("docket", count=See.ALL, ordered=True),
        Zone("pool", count=See.ALL, pool=True),
        Zone("tail", faces=See.ALL, ordered=True),
        Zone("hand", Per.SEAT, faces=See.OWNER, count=See.ALL),
    ],
    [Field("turn", see=See.ALL, high=99)],
    seats=4,
    notes=[Note("looked", (("seat", Holds.SEAT), ("card", Holds.PIECE)), See.ALL)],
)
DOCKET, POOL, TAIL, HAND = (LAYOUT.zone(name) for name in ("docket", "pool", "tail", "hand"))
TURN = LAYOUT.field("turn")
LOOKED = 0
VERBS = (
    DEFAULT_VERB,
    Verb("look"),
    Verb("draw"),
    Verb("take"),
    Verb("file", Takes.PIECE),
    Verb("shelve", Takes.PIECE),
    Verb("top"),
    Verb("bottom"),
    Verb("pass"),
)
LOOK, DRAW, TAKE, FILE, SHELVE, TOP, BOTTOM, PASS = (code(at) for at in range(1, 9))
REASONS = (Reason("docket_empty", "DOC-2.1"), Reason("supply_empty", "DOC-2.2"), Reason("not_in_hand", "DOC-2.3"))
DOCKET_EMPTY, SUPPLY_EMPTY, NOT_IN_HAND = range(FIRST_REASON, FIRST_REASON + 3)
SET_OUT, TAKES, TURNS, PUT_BACK = range(4)


class SetOut(DrawPiece):
    """The docket is laid from the pool, face down."""

    name = "set_out"

    def zone(self, s: State) -> int:
        return POOL

    def settle(self, s: State, outcome: int) -> None:
        s.move(outcome, POOL, DOCKET)
        s.pop()


class FromSupply(SetOut):
    name = "takes"
    carries = (Carried("seat", Holds.SEAT),)

    def settle(self, s: State, outcome: int) -> None:
        s.move(outcome, POOL, HAND + s.frames[-1][2])
        s.pop()


class Turn(Decision):
    name = "turn"
    verbs = (LOOK, DRAW, TAKE, FILE, SHELVE, PASS)

    def __init__(self, game: Docket) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        hand = s.zones[HAND + seat]
        return [LOOK, DRAW, TAKE, *(FILE + piece for piece in hand), *(SHELVE + piece for piece in hand), PASS]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        verb = atom & ~ARGUMENT
        if verb in (LOOK, DRAW):
            return OK if s.zones[DOCKET] else DOCKET_EMPTY
        if verb == TAKE:
            return OK if s.zones[POOL] or s.zones[TAIL] else SUPPLY_EMPTY
        return OK if verb == PASS or argument(atom) in s.zones[HAND + seat] else NOT_IN_HAND

    def default(self, s: State, seat: int) -> Action:
        return (PASS,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        verb, piece = action[0] & ~ARGUMENT, argument(action[0])
        self.game.next_turn(s, seat)
        if verb == LOOK:
            top = s.zones[DOCKET][-1]
            s.show(top, DOCKET, 1 << seat)
            s.note(LOOKED, seat, top)
            s.push((PUT_BACK, 1 << seat))
        elif verb == DRAW:
            s.move(s.zones[DOCKET][-1], DOCKET, HAND + seat)
        elif verb == TAKE:
            self.refill(s)
            s.push((TAKES, 0, seat))
        elif verb == FILE:
            s.move(piece, HAND + seat, DOCKET, place=0)
        elif verb == SHELVE:
            s.move(piece, HAND + seat, TAIL)

    def refill(self, s: State) -> None:
        if not s.zones[POOL]:
            for piece in s.zones[TAIL]:
                s.move(piece, TAIL, POOL)


class PutBack(Decision):
    name = "put_back"
    verbs = (TOP, BOTTOM)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [TOP, BOTTOM]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK

    def default(self, s: State, seat: int) -> Action:
        return (TOP,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        if action[0] == BOTTOM:
            s.move(s.zones[DOCKET][-1], DOCKET, DOCKET, place=0)
        s.pop()


class Docket(Toy):
    def __init__(self, title: Title, seats: int, options: dict[str, str], cards: int) -> None:
        pieces = [Piece(f"c{at}", back=at % 2) for at in range(1, cards + 1)]
        super().__init__(title, Schema(LAYOUT, seats, pieces), options, VERBS, REASONS)
        self.decisions = [SetOut(), FromSupply(), Turn(self), PutBack()]
        self.rounds = int(options["rounds"])

    def start(self) -> State:
        s = State(self.schema)
        s.zones[POOL] = tuple(range(len(self.schema.pieces)))
        s.frames = ((TURNS, 1), *[(SET_OUT, 0)] * (len(self.schema.pieces) // 2))
        return s

    def next_turn(self, s: State, seat: int) -> None:
        s.put(TURN, s.fields[TURN] + 1)
        nobody = s.fields[TURN] == self.rounds * self.seats
        s.stack(() if nobody else ((TURNS, 1 << (seat + 1) % self.seats),))

    def result(self, s: State) -> Result:
        return result_by_points("rounds", [len(s.zones[HAND + seat]) for seat in range(self.seats)])


class DocketTitle(Title):
    slug, prefix, name, least, most = "docket", "DOC", "Docket", 1, 4
    options = (Option("rounds", "9", "a number from 1 to 20", number(1, 20), ("4", "15")),)

    def build(self, seats: int, options: dict[str, str], packs: object) -> Game:
        return Docket(self, seats, options, 8)

    def micro(self) -> Game:
        return Docket(self, 2, {"rounds": "2"}, 3)


TITLE = DocketTitle()
