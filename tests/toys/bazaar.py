"""Bazaar: trades offered and answered at any time beside the turns, the host's acts, and stories beside the record.

An offer lays a card aside face down where only the two parties see it. Each ordered pair of seats has a row of its own,
so that no row number tells an outsider that others trade. On a turn a seat sells a card, tells a story or waits; a
seat that waits pays one card, and pays without being asked if it has but one.
"""

from __future__ import annotations

from hemicycle.kernel.atoms import ARGUMENT, Action, Takes, Verb, argument, code
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.decisions import OK, Carried, Decision, DrawPiece, WordLimit
from hemicycle.kernel.game import DEFAULT_VERB, OTHER_DECISION, Game, Reason, Result, Title
from hemicycle.kernel.options import Option, number
from hemicycle.kernel.schema import NOTHING, Field, Holds, Layout, Note, Per, Schema, See, Stock, Zone
from hemicycle.kernel.state import State
from hemicycle.kernel.view import Observation
from hemicycle.kernel.worlds import World

from .common import FIRST_REASON, Toy, copies, result_by_points

MOST = 4
PAIRS = MOST * MOST
DECK = {"silk": 6, "salt": 6, "tin": 6}
ROLES = ("none", "broker", "judge")
LAYOUT = Layout(
    [
        Zone("pool", count=See.ALL, pool=True),
        Zone("hand", Per.SEAT, faces=See.OWNER, count=See.ALL),
        Zone("market", faces=See.ALL),
        Zone("aside", Per.ROW, faces=See.ROW, stock="offers"),
    ],
    [
        Field("turn", see=See.ALL, high=99),
        Field("coins", Per.SEAT, See.ALL, high=99),
        Field("gone", Per.SEAT, See.ALL, Holds.FLAG),
        Field("role", Per.SEAT, See.ALL, Holds.NAME, high=2, names=ROLES),
        Field("wants", Per.ROW, See.ROW, Holds.NAME, NOTHING, 2, tuple(DECK), NOTHING, "offers"),
    ],
    seats=MOST,
    stocks=[Stock("offers", PAIRS, by_row=True)],
    notes=[Note("told", (("seat", Holds.SEAT),), See.ALL), Note("left", (("seat", Holds.SEAT),), See.ALL)],
)
POOL, HAND, MARKET, ASIDE = (LAYOUT.zone(zone.name) for zone in LAYOUT.zones)
TURN, COINS, GONE, ROLE, WANTS = (LAYOUT.field(n) for n in ("turn", "coins", "gone", "role", "wants"))
TAKEN = LAYOUT.field("offers.taken")
VIEWERS = LAYOUT.field("offers.viewers")
TOLD, LEFT = 0, 1
VERBS = (
    DEFAULT_VERB,
    Verb("sell", Takes.PIECE),
    Verb("tell"),
    Verb("wait"),
    Verb("pay", Takes.PIECE),
    Verb("offer", Takes.PIECE),
    Verb("to", Takes.SEAT),
    Verb("for", Takes.NAME, tuple(DECK)),
    Verb("accept", Takes.SEAT),
    Verb("with", Takes.PIECE),
    Verb("withdraw", Takes.SEAT),
    Verb("leave", Takes.SEAT),
    Verb("assign", Takes.SEAT),
    Verb("as", Takes.NAME, ROLES),
)
SELL, TELL, WAIT, PAY, OFFER, TO, FOR, ACCEPT, WITH, WITHDRAW, LEAVE, ASSIGN, AS = (code(at) for at in range(1, 14))
REASONS = (
    Reason("not_in_hand", "BAZ-2.1"),
    Reason("no_such_seat", "BAZ-3.1"),
    Reason("no_offer", "BAZ-3.2"),
    Reason("offer_stands", "BAZ-3.3"),
    Reason("not_wanted", "BAZ-3.4"),
    Reason("last_seat", "BAZ-4.1"),
)
NOT_IN_HAND, NO_SUCH_SEAT, NO_OFFER, OFFER_STANDS, NOT_WANTED, LAST_SEAT = range(FIRST_REASON, FIRST_REASON + 6)
DEALS, TURNS, STORIES, PAYS = range(4)


def row_of(giver: int, taker: int) -> int:
    return giver * MOST + taker


def paying(s: State, seat: int) -> bool:
    """Whether a seat owes a card now, of which it may not dispose otherwise."""
    return s.frames[-1][0] == PAYS and bool(s.frames[-1][1] >> seat & 1)


class Deal(DrawPiece):
    name = "deal"
    carries = (Carried("seat", Holds.SEAT),)

    def zone(self, s: State) -> int:
        return POOL

    def settle(self, s: State, outcome: int) -> None:
        s.move(outcome, POOL, HAND + s.frames[-1][2])
        s.pop()


class Turn(Decision):
    name = "turn"
    verbs = (SELL, TELL, WAIT)

    def __init__(self, game: Bazaar) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [*(SELL + piece for piece in s.zones[HAND + seat]), TELL, WAIT]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return NOT_IN_HAND if atom < TELL and argument(atom) not in s.zones[HAND + seat] else OK

    def default(self, s: State, seat: int) -> Action:
        return (WAIT,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        self.game.next_turn(s, seat)
        if action[0] == TELL:
            s.push((STORIES, 1 << seat))
        elif action[0] == WAIT and s.zones[HAND + seat]:
            s.push((PAYS, 1 << seat))
        elif action[0] != WAIT:
            s.move(argument(action[0]), HAND + seat, MARKET)
            s.put(COINS + seat, s.fields[COINS + seat] + 2)


class Story(Turn):
    name = "story"
    verbs = (TELL,)
    words = WordLimit(3, 40)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [TELL]

    def default(self, s: State, seat: int) -> Action:
        return (TELL,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.put(COINS + seat, s.fields[COINS + seat] + 1)
        s.note(TOLD, seat)
        s.pop()


class Pay(Turn):
    name = "pay"
    verbs = (PAY,)
    alone = True

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [PAY + piece for piece in s.zones[HAND + seat]]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if argument(atom) in s.zones[HAND + seat] else NOT_IN_HAND

    def default(self, s: State, seat: int) -> Action:
        return (PAY + s.zones[HAND + seat][0],)

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        s.move(argument(action[0]), HAND + seat, MARKET)


class Standing(Decision):
    def __init__(self, game: Bazaar) -> None:
        self.game = game


class OfferTrade(Standing):
    """Lay a card aside for another seat, and say what you want for it. No answer is owed."""

    name = "offer"
    parts = True
    verbs = (OFFER, TO, FOR)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        if not draft:
            return [OFFER + piece for piece in s.zones[HAND + seat]]
        return [TO + other for other in range(self.game.seats)] if len(draft) == 1 else [FOR, FOR + 1, FOR + 2]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        verb, arg = atom & ~ARGUMENT, argument(atom)
        if len(draft) > 2 or verb != (OFFER, TO, FOR)[len(draft)]:
            return OTHER_DECISION
        if verb == TO:
            return self.may_go_to(s, seat, arg)
        if verb == FOR:
            return OK
        if paying(s, seat) or arg not in s.zones[HAND + seat]:
            return NOT_IN_HAND
        others = [self.may_go_to(s, seat, other) for other in range(self.game.seats)]
        return OK if OK in others else max(others)

    def may_go_to(self, s: State, seat: int, other: int) -> int:
        if other == seat or s.fields[GONE + other]:
            return NO_SUCH_SEAT
        return OFFER_STANDS if s.fields[TAKEN + row_of(seat, other)] else OK

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == 3

    def commit(self, s: State, seat: int, action: Action) -> None:
        piece, other, wanted = map(argument, action)
        row = row_of(seat, other)
        s.take_row("offers", 1 << seat | 1 << other, among=range(row, row + 1))
        s.put(WANTS + row, wanted)
        s.move(piece, HAND + seat, ASIDE + row)


class Accept(Standing):
    name = "accept"
    parts = True
    verbs = (ACCEPT, WITH)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        if draft:
            return [WITH + piece for piece in s.zones[HAND + seat]]
        return [ACCEPT + other for other in range(self.game.seats)]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        verb, arg = atom & ~ARGUMENT, argument(atom)
        if verb != (ACCEPT, WITH)[bool(draft)]:
            return OTHER_DECISION
        if verb == WITH:
            return self.fits(s, seat, row_of(argument(draft[0]), seat), arg)
        row = row_of(arg, seat)
        if not s.fields[TAKEN + row]:
            return NO_OFFER
        has_it = any(self.fits(s, seat, row, piece) == OK for piece in s.zones[HAND + seat])
        return OK if has_it and not paying(s, seat) else NOT_WANTED

    def fits(self, s: State, seat: int, row: int, piece: int) -> int:
        if piece not in s.zones[HAND + seat]:
            return NOT_IN_HAND
        return OK if self.game.wares[piece] == s.fields[WANTS + row] else NOT_WANTED

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == 2

    def commit(self, s: State, seat: int, action: Action) -> None:
        giver, piece = map(argument, action)
        row = row_of(giver, seat)
        s.move(s.zones[ASIDE + row][0], ASIDE + row, HAND + seat)
        s.move(piece, HAND + seat, HAND + giver)
        s.free_row("offers", row)


class Withdraw(Standing):
    name = "withdraw"
    verbs = (WITHDRAW,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [WITHDRAW + other for other in range(self.game.seats)]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if s.fields[TAKEN + row_of(seat, argument(atom))] else NO_OFFER

    def commit(self, s: State, seat: int, action: Action) -> None:
        self.game.withdraw(s, seat, argument(action[0]))


class Leave(Standing):
    """The host's: a seat has left for good. Its offers end, and its cards go to the market."""

    name = "leave"
    verbs = (LEAVE,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [LEAVE + other for other in range(self.game.seats)]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if s.fields[GONE + argument(atom)]:
            return NO_SUCH_SEAT
        return OK if sum(s.fields[GONE : GONE + self.game.seats]) < self.game.seats - 1 else LAST_SEAT

    def commit(self, s: State, seat: int, action: Action) -> None:
        late = argument(action[0])
        s.put(GONE + late, 1)
        s.note(LEFT, late)
        for other in range(self.game.seats):
            for pair in ((late, other), (other, late)):
                if s.fields[TAKEN + row_of(*pair)]:
                    self.game.withdraw(s, *pair)
        for piece in s.zones[HAND + late]:
            s.move(piece, HAND + late, MARKET)
        if s.frames[-1][1] >> late & 1:
            if s.frames[-1][0] == TURNS:
                self.game.next_turn(s, late)
            else:
                s.pop()
        elif s.frames[0][1] >> late & 1:
            base = s.frames[1:]
            self.game.next_turn(s, late)
            s.push(*base)


class Assign(Standing):
    """The host's: a part to play."""

    name = "assign"
    parts = True
    verbs = (ASSIGN, AS)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [AS, AS + 1, AS + 2] if draft else [ASSIGN + other for other in range(self.game.seats)]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if atom & ~ARGUMENT != (ASSIGN, AS)[bool(draft)]:
            return OTHER_DECISION
        return NO_SUCH_SEAT if not draft and s.fields[GONE + argument(atom)] else OK

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == 2

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.put(ROLE + argument(action[0]), argument(action[1]))


class Bazaar(Toy):
    def __init__(self, title: Title, seats: int, options: dict[str, str]) -> None:
        pieces = copies(DECK)
        super().__init__(title, Schema(LAYOUT, seats, pieces), options, VERBS, REASONS)
        self.wares = [at // 6 for at in range(len(pieces))]
        self.decisions = [Deal(), Turn(self), Story(self), Pay(self)]
        self.standing = [OfferTrade(self), Accept(self), Withdraw(self)]
        self.hosting += [Leave(self), Assign(self)]
        self.rounds = int(options["rounds"])

    def start(self) -> State:
        s = State(self.schema)
        s.zones[POOL] = tuple(range(len(self.schema.pieces)))
        s.frames = ((TURNS, 1), *((DEALS, 0, seat) for seat in range(self.seats) for _ in range(4)))
        return s

    def next_turn(self, s: State, seat: int) -> None:
        s.put(TURN, s.fields[TURN] + 1)
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        after = next(other for other in order if not s.fields[GONE + other])
        s.stack(() if s.fields[TURN] == self.rounds * self.seats else ((TURNS, 1 << after),))

    def withdraw(self, s: State, giver: int, taker: int) -> None:
        row = row_of(giver, taker)
        s.move(s.zones[ASIDE + row][0], ASIDE + row, HAND + giver)
        s.free_row("offers", row)

    def complete_world(self, view: Observation, world: World, stream: Stream) -> None:
        """Cards that the viewer has lost sight of are on offer between two others: one an offer, in a row of theirs."""
        unseen = [at for at in range(ASIDE, ASIDE + PAIRS) if view.zones[at] is None]
        lost = [piece for at in unseen for piece in world.zones[at]]
        for at in unseen:
            world.zones[at] = ()
        there = [seat for seat in range(self.seats) if seat != view.viewer and not world.fields[GONE + seat]]
        pairs = stream.shuffled([row_of(giver, taker) for giver in there for taker in there if giver != taker])
        for piece, row in zip(lost, pairs, strict=False):
            viewers = 1 << row // MOST | 1 << row % MOST
            world.zones[ASIDE + row] = (piece,)
            world.known[piece] = viewers
            world.fields[TAKEN + row] = 1
            world.fields[VIEWERS + row] = viewers
            world.fields[WANTS + row] = stream.below(len(self.wares) // 6)

    def result(self, s: State) -> Result:
        return result_by_points("rounds", s.fields[COINS : COINS + self.seats])


class BazaarTitle(Title):
    slug, prefix, name, least, most = "bazaar", "BAZ", "Bazaar", 2, MOST
    options = (Option("rounds", "4", "a number from 1 to 9", number(1, 9), ("2", "5")),)

    def build(self, seats: int, options: dict[str, str], packs: object) -> Game:
        return Bazaar(self, seats, options)


TITLE = BazaarTitle()
