"""Senate toy: two sides of partners, a draft of exactly k cards, bills on sheets, and polls with exceptions.

Either partner answers for the side. A side keeps some of its cards; then the sides in turn introduce a bill on a
free sheet, amend a bill, or call its vote: each side polls its senators, aye or nay with exceptions, in secret
until both have answered.
"""

from __future__ import annotations

from hemicycle.kernel.atoms import ARGUMENT, Action, Takes, Verb, argument, code
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.decisions import OK, Carried, Decision, DrawNumber, DrawPiece
from hemicycle.kernel.game import DEFAULT_VERB, OTHER_DECISION, Game, Reason, Result, Title
from hemicycle.kernel.options import Option, number
from hemicycle.kernel.schema import NOTHING, Field, Holds, Layout, Note, Per, Piece, Schema, See, Stock, Zone
from hemicycle.kernel.state import State
from hemicycle.kernel.view import Observation
from hemicycle.kernel.worlds import World

from .common import FIRST_REASON, Toy, copies, result_by_points

SENATORS, SHEETS = 6, 2
NAMES = tuple(f"sen{at + 1}" for at in range(SENATORS))
STANCES = ("aye", "nay")
LAYOUT = Layout(
    [
        Zone("pool", count=See.ALL, pool=True),
        Zone("hand", Per.SIDE, faces=See.SIDE, count=See.ALL),
        Zone("cut", count=See.ALL),
        Zone("chamber", faces=See.ALL),
        Zone("bill", Per.ROW, faces=See.ALL, stock="sheets"),
        Zone("riders", Per.ROW, faces=See.ALL, stock="sheets"),
        Zone("law", faces=See.ALL),
    ],
    [
        Field("turn", see=See.ALL, high=99),
        Field("score", Per.SIDE, See.ALL, high=99),
        Field("nays", Per.SIDE, See.SIDE, Holds.NAMES, high=(1 << SENATORS) - 1, names=NAMES),
        Field("loyal", Per.PIECE, See.ALL, Holds.FLAG),
        Field("sponsor", Per.ROW, See.ALL, Holds.SEAT, low=NOTHING, high=3, start=NOTHING, stock="sheets"),
    ],
    seats=4,
    sides=2,
    pieces=16,
    stocks=[Stock("sheets", SHEETS)],
    notes=[Note("vote", (("nays", Holds.NAMES),), See.ALL, NAMES)],
)
POOL, HAND, CUT, CHAMBER, BILL, RIDERS, LAW = (LAYOUT.zone(zone.name) for zone in LAYOUT.zones)
TURN, SCORE, NAYS, LOYAL, SPONSOR = (LAYOUT.field(n) for n in ("turn", "score", "nays", "loyal", "sponsor"))
TAKEN = LAYOUT.field("sheets.taken")
VERBS = (
    DEFAULT_VERB,
    Verb("keep", Takes.PIECE),
    Verb("also", Takes.PIECE, quiet=True),
    Verb("introduce", Takes.PIECE),
    Verb("amend", Takes.PIECE),
    Verb("sheet", Takes.NUMBER, top=SHEETS - 1),
    Verb("call", Takes.NUMBER, top=SHEETS - 1),
    Verb("pass"),
    Verb("poll", Takes.NAME, STANCES),
    Verb("except", Takes.PIECE, quiet=True),
    Verb("end"),
)
KEEP, ALSO, INTRODUCE, AMEND, SHEET, CALL, PASS, POLL, EXCEPT, END = (code(at) for at in range(1, 11))
REASONS = (
    Reason("not_in_hand", "SEN-2.1"),
    Reason("chosen_twice", "SEN-2.2"),
    Reason("no_bill", "SEN-3.2"),
    Reason("no_sheet", "SEN-3.1"),
    Reason("other_side", "SEN-4.1"),
)
NOT_IN_HAND, CHOSEN_TWICE, NO_BILL, NO_SHEET, OTHER_SIDE = range(FIRST_REASON, FIRST_REASON + 5)
DEALS, LEANS, KEEPS, TURNS, POLLS = range(5)
SIDE = (Carried("side"),)


class Deal(DrawPiece):
    name = "deal"
    carries = SIDE

    def zone(self, s: State) -> int:
        return POOL

    def settle(self, s: State, outcome: int) -> None:
        s.move(outcome, POOL, HAND + s.frames[-1][2])
        s.pop()


class Leaning(DrawNumber):
    name = "leaning"
    carries = (Carried("senator", Holds.PIECE),)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return [(0, 1), (1, 3)]

    def settle(self, s: State, outcome: int) -> None:
        s.put(LOYAL + s.frames[-1][2], outcome)
        s.pop()


class SideDecision(Decision):
    """Either partner answers; `side` is what the frame carries first."""

    any_of = True
    parts = True

    def __init__(self, game: SenateToy) -> None:
        self.game = game


class Keep(SideDecision):
    """Choose exactly k cards, in any order."""

    name = "keep"
    verbs = (KEEP, ALSO)
    carries = SIDE

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        verb = ALSO if draft else KEEP
        return [verb + piece for piece in s.zones[HAND + self.game.side(seat)]]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        hand, piece = s.zones[HAND + self.game.side(seat)], argument(atom)
        if (atom & ~ARGUMENT == ALSO) is not bool(draft) or len(draft) == self.game.keep:
            return OTHER_DECISION
        if piece not in hand:
            return NOT_IN_HAND
        return CHOSEN_TWICE if piece in map(argument, draft) else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        """Ascending, and never a card above which too few are left."""
        piece = argument(atom)
        above = sum(other > piece for other in s.zones[HAND + self.game.side(seat)])
        return (not draft or piece > argument(draft[-1])) and above >= self.game.keep - len(draft) - 1

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == self.game.keep

    def normal(self, action: Action) -> Action:
        pieces = sorted(argument(atom) for atom in action)
        return tuple((ALSO if at else KEEP) + piece for at, piece in enumerate(pieces))

    def default(self, s: State, seat: int) -> Action:
        return self.normal(s.zones[HAND + self.game.side(seat)][: self.game.keep])

    def commit(self, s: State, seat: int, action: Action) -> None:
        side, kept = self.game.side(seat), set(map(argument, action))
        for piece in s.zones[HAND + side]:
            if piece not in kept:
                s.move(piece, HAND + side, CUT)
        s.pop()


class Turn(SideDecision):
    name = "turn"
    verbs = (INTRODUCE, AMEND, SHEET, CALL, PASS)
    carries = SIDE

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        sheets = range(SHEETS)
        if draft:
            return [SHEET + row for row in sheets]
        hand = s.zones[HAND + self.game.side(seat)]
        return [
            *(verb + piece for verb in (INTRODUCE, AMEND) for piece in hand),
            *(CALL + row for row in sheets),
            PASS,
        ]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        verb, arg = atom & ~ARGUMENT, argument(atom)
        if (verb == SHEET) is not bool(draft):
            return OTHER_DECISION
        if verb in (SHEET, CALL):
            return OK if s.fields[TAKEN + arg] else NO_BILL
        if verb == PASS:
            return OK
        if arg not in s.zones[HAND + self.game.side(seat)]:
            return NOT_IN_HAND
        free = [row for row in range(SHEETS) if not s.fields[TAKEN + row]]
        if verb == INTRODUCE:
            return OK if free else NO_SHEET
        return OK if len(free) < SHEETS else NO_BILL

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == 2 or action[0] & ~ARGUMENT != AMEND

    def default(self, s: State, seat: int) -> Action:
        return (PASS,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        side, verb, arg = self.game.side(seat), action[0] & ~ARGUMENT, argument(action[0])
        self.game.next_turn(s, side)
        if verb == INTRODUCE:
            row = s.take_row("sheets")
            s.put(SPONSOR + row, seat)
            s.move(arg, HAND + side, BILL + row)
        elif verb == AMEND:
            s.move(arg, HAND + side, RIDERS + argument(action[1]))
        elif verb == CALL:
            s.push(*((POLLS, self.game.members[voters], voters, arg) for voters in (1 - side, side)))


class Poll(SideDecision):
    """A stance for all senators of the side, and exceptions."""

    name = "poll"
    verbs = (POLL, EXCEPT, END)
    carries = (*SIDE, Carried("sheet"))

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [*(EXCEPT + piece for piece in range(SENATORS)), END] if draft else [POLL, POLL + 1]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        verb, arg = atom & ~ARGUMENT, argument(atom)
        if (verb == POLL) is bool(draft) or (draft and draft[-1] == END):
            return OTHER_DECISION
        if verb != EXCEPT:
            return OK
        if arg >= SENATORS or arg % 2 != self.game.side(seat):
            return OTHER_SIDE
        return CHOSEN_TWICE if atom in draft else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        return not draft or atom > draft[-1]

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return action[-1] == END

    def normal(self, action: Action) -> Action:
        return (*action[:1], *sorted(action[1:]))

    def default(self, s: State, seat: int) -> Action:
        return (POLL + 1, END)

    def commit(self, s: State, seat: int, action: Action) -> None:
        side, row = s.frames[-1][2:]
        excepted = sum(1 << argument(atom) for atom in action[1:-1])
        s.put(NAYS + side, excepted if action[0] == POLL else self.game.senators[side] & ~excepted)
        s.pop()
        if s.frames and s.frames[-1][0] == POLLS:
            return
        nays = s.fields[NAYS] | s.fields[NAYS + 1]
        s.note(0, nays)
        self.game.enact(s, row, passed=nays.bit_count() * 2 < SENATORS)
        for either in (0, 1):
            s.put(NAYS + either, 0)


class SenateToy(Toy):
    def __init__(self, title: Title, seats: int, options: dict[str, str], bills: int) -> None:
        pieces = [*(Piece(name, 1) for name in NAMES), *copies({"act": bills})]
        schema = Schema(LAYOUT, seats, pieces, [seat % 2 for seat in range(seats)])
        super().__init__(title, schema, options, VERBS, REASONS)
        self.decisions = [Deal(), Leaning(), Keep(self), Turn(self), Poll(self)]
        self.keep, self.rounds = int(options["keep"]), int(options["rounds"])
        self.members = [sum(1 << seat for seat in range(seats) if seat % 2 == side) for side in (0, 1)]
        self.senators = [sum(1 << at for at in range(SENATORS) if at % 2 == side) for side in (0, 1)]

    def side(self, seat: int) -> int:
        return self.schema.side_of[seat]

    def start(self) -> State:
        s = State(self.schema)
        s.zones[CHAMBER] = tuple(range(SENATORS))
        for piece in range(SENATORS):
            s.known[piece] = self.schema.everyone
        s.zones[POOL] = tuple(range(SENATORS, len(self.schema.pieces)))
        hand = len(s.zones[POOL]) // 2
        s.frames = (
            (TURNS, self.members[0], 0),
            *((KEEPS, self.members[side], side) for side in (0, 1)),
            *((LEANS, 0, piece) for piece in range(SENATORS)),
            *((DEALS, 0, side) for side in (0, 1) for _ in range(hand)),
        )
        return s

    def next_turn(self, s: State, side: int) -> None:
        s.put(TURN, s.fields[TURN] + 1)
        s.stack(() if s.fields[TURN] == 2 * self.rounds else ((TURNS, self.members[1 - side], 1 - side),))

    def enact(self, s: State, row: int, *, passed: bool) -> None:
        riders = s.zones[RIDERS + row]
        if passed:
            side = self.side(s.fields[SPONSOR + row])
            s.put(SCORE + side, s.fields[SCORE + side] + 1 + len(riders))
        for zone in (BILL + row, RIDERS + row):
            for piece in s.zones[zone]:
                s.move(piece, zone, LAW)
        s.free_row("sheets", row)

    def result(self, s: State) -> Result:
        return result_by_points("rounds", [s.fields[SCORE + self.side(seat)] for seat in range(self.seats)])

    def complete_world(self, view: Observation, world: World, stream: Stream) -> None:
        """The stack tells which side has polled; only how is secret, and a side has its own senators."""
        waiting = [frame[2] for frame in view.frames if frame[0] == POLLS]
        for side in (0, 1):
            if view.fields[NAYS + side] is None:
                polled = len(waiting) == 1 and side not in waiting
                world.fields[NAYS + side] &= self.senators[side] if polled else 0


class SenateTitle(Title):
    slug, prefix, name, least, most = "senate_toy", "SEN", "Senate toy", 2, 4
    options = (
        Option("keep", "2", "a number from 1 to 3", number(1, 3), ("1", "3")),
        Option("rounds", "6", "a number from 1 to 20", number(1, 20), ("2", "9")),
    )

    def build(self, seats: int, options: dict[str, str], packs: object) -> Game:
        return SenateToy(self, seats, options, 10)

    def micro(self) -> Game:
        return SenateToy(self, 2, {"keep": "2", "rounds": "1"}, 6)


TITLE = SenateTitle()
