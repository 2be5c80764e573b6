"""Caucus: hidden hands, sealed ballots, secret goals, and cards handed over face down.

On a turn a seat plays a bill (all vote at once, in secret), smears a rival (who shows one card by chance), slips a
card to a neighbour face down, calls a recess (the discards are shuffled into the pool), or passes.
"""

from __future__ import annotations

from hemicycle.kernel.atoms import ARGUMENT, Action, Takes, Verb, argument, code
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.decisions import OK, Carried, Decision, DrawNumber, DrawPiece
from hemicycle.kernel.game import DEFAULT_VERB, OTHER_DECISION, Game, Reason, Result, Title
from hemicycle.kernel.options import Option, number, one_of
from hemicycle.kernel.schema import NOTHING, Field, Holds, Layout, Note, Per, Schema, See, Zone
from hemicycle.kernel.state import State
from hemicycle.kernel.view import Observation
from hemicycle.kernel.worlds import World

from .common import FIRST_REASON, Toy, copies, result_by_points, suit

DECK = {"bill": 8, "recess": 3, "rider": 6, "scandal": 5}
SMALL_DECK = {"bill": 1, "recess": 1, "scandal": 1}
SIDES = ("yes", "no")
CARD = (("seat", Holds.SEAT), ("card", Holds.PIECE))
LAYOUT = Layout(
    [
        Zone("pool", count=See.ALL, pool=True),
        Zone("hand", Per.SEAT, faces=See.OWNER, count=See.ALL),
        Zone("passed", faces=See.ALL),
        Zone("discard", faces=See.ALL),
    ],
    [
        Field("turn", see=See.ALL, high=99),
        Field("support", Per.SEAT, See.ALL, low=-99, high=99),
        Field("goal", Per.SEAT, See.OWNER, Holds.NAME, names=SIDES),
        Field("ballot", Per.SEAT, See.OWNER, Holds.NAME, low=NOTHING, start=NOTHING, names=SIDES),
    ],
    seats=6,
    notes=[
        Note("played", CARD, See.ALL),
        Note("slipped", (("seat", Holds.SEAT), ("to", Holds.SEAT), ("card", Holds.PIECE)), See.ALL),
        Note("glimpse", CARD, See.OWNER),
        Note("vote", (("ayes", Holds.NUMBER),), See.ALL),
    ],
)
POOL, HAND, PASSED, DISCARD = (LAYOUT.zone(name) for name in ("pool", "hand", "passed", "discard"))
TURN, SUPPORT, GOAL, BALLOT = (LAYOUT.field(name) for name in ("turn", "support", "goal", "ballot"))
PLAYED, SLIPPED, GLIMPSE, VOTED = range(4)

VERBS = (
    DEFAULT_VERB,
    Verb("pass"),
    Verb("play", Takes.PIECE),
    Verb("slip", Takes.PIECE),
    Verb("smear", Takes.PIECE),
    Verb("to", Takes.SEAT, quiet=True),
    Verb("vote", Takes.NAME, SIDES),
)
PASS, PLAY, SLIP, SMEAR, TO, VOTE = (code(at) for at in range(1, 7))
REASONS = (Reason("not_in_hand", "CAU-2.1"), Reason("wrong_card", "CAU-2.2"), Reason("yourself", "CAU-2.3"))
NOT_IN_HAND, WRONG_CARD, YOURSELF = range(FIRST_REASON, FIRST_REASON + 3)
DEAL, GOALS, TURNS, VOTES, SHOWS = range(5)


class Deal(DrawPiece):
    name = "deal"
    carries = (Carried("seat", Holds.SEAT),)

    def zone(self, s: State) -> int:
        return POOL

    def settle(self, s: State, outcome: int) -> None:
        s.move(outcome, POOL, HAND + s.frames[-1][2])
        s.pop()


class DrawGoal(DrawNumber):
    name = "goal"
    carries = (Carried("seat", Holds.SEAT),)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return [(0, 2), (1, 1)]

    def settle(self, s: State, outcome: int) -> None:
        s.put(GOAL + s.frames[-1][2], outcome)
        s.pop()


class Shows(DrawPiece):
    """Chance picks the card that a smeared rival shows."""

    name = "shows"
    carries = (Carried("by", Holds.SEAT), Carried("rival", Holds.SEAT))

    def zone(self, s: State) -> int:
        return HAND + s.frames[-1][3]

    def settle(self, s: State, outcome: int) -> None:
        by, rival = s.frames[-1][2:]
        s.show(outcome, HAND + rival, 1 << by)
        s.note(GLIMPSE, by, outcome)
        s.pop()


class Turn(Decision):
    name = "turn"
    parts = True
    verbs = (PASS, PLAY, SLIP, SMEAR, TO)

    def __init__(self, game: Caucus) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        if draft:
            return [TO + other for other in range(self.game.seats)]
        return [PASS, *(verb + piece for verb in (PLAY, SLIP, SMEAR) for piece in s.zones[HAND + seat])]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        verb, arg = atom & ~ARGUMENT, atom & ARGUMENT
        if (verb == TO) is not bool(draft):
            return OTHER_DECISION
        if verb == TO:
            return YOURSELF if arg == seat else OK
        if verb == PASS:
            return OK
        if arg not in s.zones[HAND + seat]:
            return NOT_IN_HAND
        scandal = self.game.suits[arg] == "scandal"
        return WRONG_CARD if verb != SLIP and scandal is not (verb == SMEAR) else OK

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == 2 or action[0] & ~ARGUMENT in (PASS, PLAY)

    def default(self, s: State, seat: int) -> Action:
        return (PASS,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        verb, piece = action[0] & ~ARGUMENT, argument(action[0])
        self.game.next_turn(s, seat)
        if verb == PLAY:
            self.play(s, seat, piece)
        elif verb == SLIP:
            other = argument(action[1])
            s.move(piece, HAND + seat, HAND + other)
            s.note(SLIPPED, seat, other, piece)
        elif verb == SMEAR:
            other = argument(action[1])
            s.move(piece, HAND + seat, DISCARD)
            s.put(SUPPORT + other, s.fields[SUPPORT + other] - 1)
            if s.zones[HAND + other]:
                s.push((SHOWS, 0, seat, other))

    def play(self, s: State, seat: int, piece: int) -> None:
        bill = self.game.suits[piece] == "bill"
        s.move(piece, HAND + seat, PASSED if bill else DISCARD)
        s.note(PLAYED, seat, piece)
        if bill:
            s.push((VOTES, (1 << self.game.seats) - 1, piece))
        elif self.game.suits[piece] == "recess":
            for other in s.zones[DISCARD]:
                s.move(other, DISCARD, POOL)
        else:
            s.put(SUPPORT + seat, s.fields[SUPPORT + seat] + 1)


class Vote(Decision):
    """All at once, and secret until the last."""

    name = "vote"
    sealed = True
    verbs = (VOTE,)
    carries = (Carried("bill", Holds.PIECE),)

    def __init__(self, game: Caucus) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [VOTE, VOTE + 1]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OTHER_DECISION if draft else OK

    def default(self, s: State, seat: int) -> Action:
        return (VOTE + 1,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.put(BALLOT + seat, argument(action[0]))
        if s.answered(seat):
            self.count(s)

    def count(self, s: State) -> None:
        seats = range(self.game.seats)
        ayes = sum(s.fields[BALLOT + seat] == 0 for seat in seats)
        carried = 0 if ayes * 2 > len(seats) else 1
        s.note(VOTED, ayes)
        for seat in seats:
            if s.fields[GOAL + seat] == carried == s.fields[BALLOT + seat]:
                s.put(SUPPORT + seat, s.fields[SUPPORT + seat] + 2)
            s.put(BALLOT + seat, NOTHING)
        s.pop()


class Caucus(Toy):
    def __init__(self, title: Title, seats: int, options: dict[str, str], deck: dict[str, int]) -> None:
        pieces = copies(deck)
        super().__init__(title, Schema(LAYOUT, seats, pieces), options, VERBS, REASONS)
        self.suits = [suit(piece.name) for piece in pieces]
        self.decisions = [Deal(), DrawGoal(), Turn(self), Vote(self), Shows()]
        self.hand, self.rounds = int(options["hand"]), int(options["rounds"])
        self.secret_goals = options["goals"] == "secret"

    def start(self) -> State:
        s = State(self.schema)
        s.zones[POOL] = tuple(range(len(self.schema.pieces)))
        deals = [(DEAL, 0, seat) for seat in range(self.seats) for _ in range(self.hand)]
        goals = [(GOALS, 0, seat) for seat in range(self.seats)] if self.secret_goals else []
        s.frames = ((TURNS, 1), *reversed([*deals, *goals]))
        return s

    def next_turn(self, s: State, seat: int) -> None:
        s.put(TURN, s.fields[TURN] + 1)
        nobody = s.fields[TURN] == self.rounds * self.seats
        after = (seat + 1) % self.seats
        deal = ((DEAL, 0, after),) if s.zones[POOL] and not nobody else ()
        s.stack(() if nobody else ((TURNS, 1 << after), *deal))

    def result(self, s: State) -> Result:
        return result_by_points("rounds", s.fields[SUPPORT : SUPPORT + self.seats])

    def complete_world(self, view: Observation, world: World, stream: Stream) -> None:
        """The frame tells who has voted; only how is secret."""
        top = view.frames[-1] if view.frames else (TURNS, 0)
        for seat in range(self.seats):
            if view.fields[BALLOT + seat] is None:
                voted = top[0] == VOTES and not top[1] >> seat & 1
                world.fields[BALLOT + seat] = stream.below(2) if voted else NOTHING


class CaucusTitle(Title):
    slug, prefix, name, least, most = "caucus", "CAU", "Caucus", 2, 6
    options = (
        Option("rounds", "3", "a number from 1 to 9", number(1, 9), ("1", "3")),
        Option("hand", "2", "a number from 1 to 3", number(1, 3), ("1", "3")),
        Option("goals", "secret", "'secret' or 'none'", one_of("secret", "none"), ("secret", "none")),
    )

    def build(self, seats: int, options: dict[str, str], packs: object) -> Game:
        return Caucus(self, seats, options, DECK)

    def micro(self) -> Game:
        return Caucus(self, 2, {"rounds": "1", "hand": "1", "goals": "secret"}, SMALL_DECK)


TITLE = CaucusTitle()
