"""Chain: cards are data. Their effects compile to programs that pause for a choice or for chance, and go on after."""

from __future__ import annotations

from hemicycle.kernel.atoms import Action, Takes, Verb, argument, code
from hemicycle.kernel.decisions import OK, Carried, Decision, DrawNumber, DrawPiece
from hemicycle.kernel.effects import Effect, Effects, Param, Program, Running
from hemicycle.kernel.game import DEFAULT_VERB, Game, Reason, Result, Title
from hemicycle.kernel.options import Option, number
from hemicycle.kernel.schema import Field, Holds, Layout, Per, Piece, Schema, See, Zone
from hemicycle.kernel.state import State

from .common import FIRST_REASON, Toy, result_by_points

CARDS: dict[str, list[dict[str, object]]] = {
    "grant": [{"do": "gain", "points": 2}, {"do": "draw", "cards": 1}],
    "audit": [{"do": "choose_rival"}, {"do": "rival_discards"}, {"do": "gain", "points": 1}],
    "gamble": [{"do": "roll"}, {"do": "roll", "of": "big"}, {"do": "discard"}],
    "reform": [{"do": "draw", "cards": 2}, {"do": "discard"}, {"do": "discard"}, {"do": "gain", "points": 3}],
    "rest": [],
}
LAYOUT = Layout(
    [
        Zone("pool", count=See.ALL, pool=True),
        Zone("hand", Per.SEAT, faces=See.OWNER, count=See.ALL),
        Zone("discard", faces=See.ALL),
    ],
    [Field("turn", see=See.ALL, high=99), Field("points", Per.SEAT, See.ALL, high=999)],
    seats=3,
)
POOL, HAND, DISCARD = (LAYOUT.zone(name) for name in ("pool", "hand", "discard"))
TURN, POINTS = LAYOUT.field("turn"), LAYOUT.field("points")
VERBS = (
    DEFAULT_VERB,
    Verb("play", Takes.PIECE),
    Verb("pass"),
    Verb("discard", Takes.PIECE),
    Verb("rival", Takes.SEAT),
)
PLAY, PASS, DROP, RIVAL = (code(at) for at in range(1, 5))
REASONS = (Reason("not_in_hand", "CHA-2.1"), Reason("yourself", "CHA-2.2"))
NOT_IN_HAND, YOURSELF = range(FIRST_REASON, FIRST_REASON + 2)
DRAWS, ROLLS, TURNS, DISCARDS, RIVALS, PROGRAM = range(6)
SIZES = ("small", "big")


class Asked(Decision):
    """A choice in the midst of a card."""

    def __init__(self, game: Chain) -> None:
        self.game = game

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if argument(atom) in s.zones[HAND + seat] else NOT_IN_HAND

    def default(self, s: State, seat: int) -> Action:
        return (self.options(s, seat, ())[0],)


class Turn(Asked):
    name = "turn"
    verbs = (PLAY, PASS)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [*(PLAY + piece for piece in s.zones[HAND + seat]), PASS]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if atom == PASS else super().check(s, seat, draft, atom)

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.put(TURN, s.fields[TURN] + 1)
        over = s.fields[TURN] == self.game.rounds * self.game.seats
        s.stack(() if over else ((TURNS, 1 << (seat + 1) % self.game.seats),))
        if action[0] != PASS:
            piece = argument(action[0])
            s.move(piece, HAND + seat, DISCARD)
            self.game.effects.run(s, self.game.program_of[piece], seat)


class Discard(Asked):
    name = "discard"
    verbs = (DROP,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [DROP + piece for piece in s.zones[HAND + seat]]

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        s.move(argument(action[0]), HAND + seat, DISCARD)


class Rival(Asked):
    name = "rival"
    verbs = (RIVAL,)

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [RIVAL + other for other in range(self.game.seats) if other != seat]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return YOURSELF if argument(atom) == seat else OK

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        self.game.effects.answer(s, argument(action[0]))


class Draw(DrawPiece):
    name = "draw"
    carries = (Carried("seat", Holds.SEAT), Carried("left"))

    def zone(self, s: State) -> int:
        return POOL

    def settle(self, s: State, outcome: int) -> None:
        kind, owes, seat, left = s.frames[-1]
        s.move(outcome, POOL, HAND + seat)
        s.swap(*([(kind, owes, seat, left - 1)] if left > 1 and s.zones[POOL] else []))


class Roll(DrawNumber):
    name = "roll"
    carries = (Carried("seat", Holds.SEAT), Carried("size", Holds.NAME, SIZES))

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return [(0, 1), (s.frames[-1][3] + 1, 2)]

    def settle(self, s: State, outcome: int) -> None:
        seat = s.frames[-1][2]
        s.put(POINTS + seat, s.fields[POINTS + seat] + outcome)
        s.pop()


# The vocabulary of cards.


def draw(s: State, who: Running, args: tuple[int, ...]) -> None:
    if s.zones[POOL]:
        s.push((DRAWS, 0, who.seat, args[0]))


def roll(s: State, who: Running, args: tuple[int, ...]) -> None:
    s.push((ROLLS, 0, who.seat, args[0]))


def gain(s: State, who: Running, args: tuple[int, ...]) -> None:
    s.put(POINTS + who.seat, s.fields[POINTS + who.seat] + args[0])


def discard(s: State, who: Running, _: tuple[int, ...]) -> None:
    if s.zones[HAND + who.seat]:
        s.push((DISCARDS, 1 << who.seat))


def choose_rival(s: State, who: Running, _: tuple[int, ...]) -> None:
    s.push((RIVALS, 1 << who.seat))


def rival_discards(s: State, who: Running, args: tuple[int, ...]) -> None:
    discard(s, Running(who.chosen), args)


VOCABULARY = (
    Effect("draw", draw, (Param("cards", 1, 3),), pauses=True),
    Effect("roll", roll, (Param("of", names=SIZES, default=0),), pauses=True),
    Effect("gain", gain, (Param("points", 1, 9),)),
    Effect("discard", discard, pauses=True),
    Effect("choose_rival", choose_rival, pauses=True),
    Effect("rival_discards", rival_discards, pauses=True),
)


class Chain(Toy):
    def __init__(self, title: Title, seats: int, options: dict[str, str], copies: int) -> None:
        pieces = [Piece(f"{name}{at + 1}") for name in CARDS for at in range(copies)]
        super().__init__(title, Schema(LAYOUT, seats, pieces), options, VERBS, REASONS)
        self.effects = Effects(VOCABULARY, PROGRAM)
        self.decisions = [Draw(), Roll(), Turn(self), Discard(self), Rival(self), Program(self.effects)]
        self.rounds, self.deal = int(options["rounds"]), min(3, len(pieces) // (2 * seats))
        compiled = [self.effects.compile("chain.py", name, "effects", steps) for name, steps in CARDS.items()]
        self.program_of = [program for program, _ in compiled for _ in range(copies)]

    def start(self) -> State:
        s = State(self.schema)
        s.zones[POOL] = tuple(range(len(self.schema.pieces)))
        s.frames = ((TURNS, 1), *((DRAWS, 0, seat, self.deal) for seat in range(self.seats)))
        return s

    def result(self, s: State) -> Result:
        return result_by_points("rounds", s.fields[POINTS : POINTS + self.seats])


class ChainTitle(Title):
    slug, prefix, name, least, most = "chain", "CHA", "Chain", 2, 3
    options = (Option("rounds", "6", "a number from 1 to 20", number(1, 20), ("3", "9")),)

    def build(self, seats: int, options: dict[str, str], packs: object) -> Game:
        return Chain(self, seats, options, 6)

    def micro(self) -> Game:
        return Chain(self, 2, {"rounds": "1"}, 1)


TITLE = ChainTitle()
