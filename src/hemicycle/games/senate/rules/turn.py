"""A turn: UPKEEP, DISCARD, DRAW, MAIN, and on to the other side (SEN-5.1 to 5.4, 5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules import conclude, drawing
from hemicycle.games.senate.rules.bills import Call, Introduce, Withdraw
from hemicycle.games.senate.rules.choices import Act, Choice, Composed, Plain, args_of, ends
from hemicycle.games.senate.rules.play import PlayMain
from hemicycle.games.senate.rules.reading import in_play, manager
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.senators import Activate, Put, Swap
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_TURN: Final = t.LAYOUT.note("turn")
NOTE_FREED: Final = t.LAYOUT.note("freed")
NOTE_DISCARDED: Final = t.LAYOUT.note("discarded")
OPENING: Final = 2  # turns in which a side only sets itself up
IN_OPENING: Final = (t.DO_PUT, t.DO_INTRODUCE, t.DO_END)


@rule("SEN-4.3", off=0)
def to_move(game: Senate, s: State, turn: int) -> int:
    """The side whose turn it is: the minority first, then one after the other."""
    first = game.side_with(s, game.roster.minority)
    return first if turn % 2 else 1 - first


def begin(game: Senate, s: State) -> None:
    """The next turn begins, unless the game has had as many as it may."""
    turn = s.fields[t.TURN] + 1
    if over_cap(game, turn):
        conclude.close(game, s, conclude.CAP)
        return
    s.put(t.TURN, turn)
    side = to_move(game, s, turn)
    for slot in (t.PUTS, t.EXTRA_PUTS, t.PRESIDENT_MORE, t.LATE, t.LATE + 1):
        s.put(slot, 0)
    next_decider(game, s, side)
    s.note(NOTE_TURN, side, turn)
    s.stack(((game.MAIN, game.deciders(s, side), side),))
    if turn <= OPENING:
        fill_hands(game, s, side)
        return
    upkeep(game, s, side)
    game.ask(s, game.DISCARD, side)


@rule("SEN-7.6", off=False)
def over_cap(game: Senate, turn: int) -> bool:
    """Whether the table has had all its turns."""
    return 0 < game.turn_cap < turn


@rule("SEN-4.6")
def next_decider(game: Senate, s: State, side: int) -> None:
    """Where team-mates take turns, another seat decides from each own turn on."""
    seats = game.seats_of[side]
    last = s.fields[t.DECIDER + side]
    after = seats[(seats.index(last) + 1) % len(seats)] if last in seats and game.team_mode == "rotate" else seats[0]
    s.put(t.DECIDER + side, after)


@rule("SEN-5.1")
def upkeep(game: Senate, s: State, side: int) -> None:
    """Every senator on a sheet that this side runs is free again, of both sides, also where the bill is over."""
    freed = 0
    for senator in in_play(s):
        freed += free(game, s, senator, side)
    if freed:
        s.note(NOTE_FREED, freed)


def free(game: Senate, s: State, senator: int, side: int) -> int:
    """Take a senator off the sheets of a side; off all, if his card says so."""
    freed = 0
    for slot in (t.ON + senator, t.ALSO + senator):
        row = s.fields[slot]
        if row != NOTHING and (manager(s, row) == side or game.roster.early_release[senator]):
            s.put(slot, NOTHING)
            freed = 1
    return freed


@rule("SEN-5.3")
def fill_hands(game: Senate, s: State, side: int) -> None:
    """DRAW: both hands up to their limits; a Flash card counts as drawn."""
    force = game.force(s)
    politics = force.hand_politics - len(s.zones[t.POLITICS + side])
    senators = force.hand_senators - len(s.zones[t.HAND + side])
    drawing.draw(game, s, side, max(0, politics), max(0, senators))


class Discard(Choice):
    """DISCARD: any of the Politics cards, also none. Always asked, since what is kept is nobody's business."""

    name, clause = "discard", "SEN-5.2"
    verbs = (t.DO_DISCARD, t.DO_DONE)
    parts = True

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [*(t.DO_DISCARD + card for card in s.zones[t.POLITICS + self.side(s)]), t.DO_DONE]

    @rule("SEN-5.2", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if draft and ends(draft):
            return OTHER_DECISION
        if atom == t.DO_DONE:
            return OK
        if argument(atom) not in s.zones[t.POLITICS + self.side(s)]:
            return Why.NOT_HELD
        return Why.CHOSEN_TWICE if atom in draft else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        return not draft or atom > draft[-1]

    def normal(self, action: Action) -> Action:
        return tuple(sorted(action))

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return ends(action)

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_DONE,)

    def commit(self, s: State, seat: int, action: Action) -> None:
        side = self.side(s)
        s.pop()
        for card in args_of(action, t.DO_DISCARD):
            s.move(card, t.POLITICS + side, t.DISCARD)
            s.note(NOTE_DISCARDED, side, card)
        fill_hands(self.game, s, side)


class EndTurn(Plain):
    """END_TURN: always legal."""

    first = t.DO_END

    @rule("SEN-5.8h", "SEN-5.4")
    def do(self, s: State, side: int, action: Action) -> None:
        end_turn(self.game, s)


@rule("SEN-7.5c")
def end_turn(game: Senate, s: State) -> None:
    """The turn is over; when the time is up and both sides have had equally many, so is the game."""
    if s.fields[t.CLOSING] and s.fields[t.TURN] % 2 == 0:
        conclude.close(game, s, conclude.TIME)
    else:
        begin(game, s)


class Main(Composed):
    """MAIN: one act after the other, until END_TURN."""

    name, clause = "main", "SEN-5.4"

    def __init__(self, game: Senate) -> None:
        acts: list[Act] = [
            Put(game),
            Swap(game),
            Introduce(game),
            Activate(game),
            PlayMain(game),
            Call(game),
            Withdraw(game),
            EndTurn(game),
        ]
        super().__init__(game, acts)

    @rule("SEN-5.8", off=OK)
    def open(self, s: State, side: int, act: Act) -> int:
        """On turns 1 and 2 nothing but putting, introducing and ending."""
        return Why.FIRST_TURNS if s.fields[t.TURN] <= OPENING and act.first not in IN_OPENING else OK

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_END,)
