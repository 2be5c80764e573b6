"""Drawing cards and losing them: decks, reshuffles, Flash cards that enter at once (SEN-5.3, 5.5, 9.53, 9.59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import Kind, Step
from hemicycle.games.senate.rules import conclude
from hemicycle.games.senate.rules.choices import SIDE, Choice, args_of
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.scoring import HALVES
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Auto, Carried, DrawPiece
from hemicycle.kernel.events import Frames
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import Holds
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_DREW: Final = t.LAYOUT.note("drew")
NOTE_FLASH_IN: Final = t.LAYOUT.note("flash_in")
NOTE_FLASH_OUT: Final = t.LAYOUT.note("flash_out")
NOTE_RESHUFFLED: Final = t.LAYOUT.note("reshuffled")
NOTE_DISCARDED: Final = t.LAYOUT.note("discarded")
NOTE_GAINED: Final = t.LAYOUT.note("gained")
NOTE_GLIMPSED: Final = t.LAYOUT.note("glimpsed")
IN_FORCE: Final = 2
LOOKED_AT: Final = 3
WHICH: Final = ("politics", "senators")
HOW: Final = ("random", "choice")


def draw(game: Senate, s: State, side: int, politics: int, senators: int) -> None:
    """So many cards are to be drawn, Politics first."""
    s.push((game.REFILL, 0, side, politics, senators))


def draw_of(game: Senate, s: State, side: int, step: Step) -> None:
    """Draw as a card says; the hand may grow beyond its limit."""
    politics = step["deck"] == "politics"
    draw(game, s, side, step["n"] if politics else 0, 0 if politics else step["n"])


class Refill(Auto):
    """Draws what is left to draw; it goes on by itself between the draws of chance."""

    name, clause = "refill", "SEN-5.3"
    carries = (SIDE, Carried("politics"), Carried("senators"))

    def __init__(self, game: Senate) -> None:
        self.game = game

    def proceed(self, s: State) -> None:
        game = self.game
        side, politics, senators = s.frames[-1][2:]
        if politics and has_card(s):
            s.swap((game.REFILL, 0, side, politics - 1, senators))
            if s.zones[t.DECK_TOP]:
                drawn(game, s, side, s.zones[t.DECK_TOP][0], t.DECK_TOP)
            else:
                s.push((game.DRAW, 0, side))
        elif senators and s.zones[game.pool(s, side)]:
            s.swap((game.REFILL, 0, side, 0, senators - 1), (game.DRAW_SENATOR, 0, side))
        else:
            s.pop()


def has_card(s: State) -> bool:
    """Whether there is a Politics card to draw; an empty deck is made anew of the discards, in mid-draw too."""
    if s.zones[t.DECK] or s.zones[t.DECK_TOP]:
        return True
    for card in s.zones[t.DISCARD]:
        s.move(card, t.DISCARD, t.DECK)
    if s.zones[t.DECK]:
        s.note(NOTE_RESHUFFLED, len(s.zones[t.DECK]))
    return bool(s.zones[t.DECK])


class Draw(DrawPiece):
    """Chance gives the first card of the Politics deck: since nobody knows its order, any card of it."""

    name, clause = "draw", "SEN-5.3"
    carries = (SIDE,)

    def __init__(self, game: Senate) -> None:
        self.game = game

    def zone(self, s: State) -> int:
        return t.DECK

    def settle(self, s: State, outcome: int) -> None:
        side = s.frames[-1][2]
        s.pop()
        drawn(self.game, s, side, outcome, t.DECK)


class DrawSenator(DrawPiece):
    """Chance gives the first card of a side's own deck."""

    name, clause = "draw_senator", "SEN-5.3"
    carries = (SIDE,)

    def __init__(self, game: Senate) -> None:
        self.game = game

    def zone(self, s: State) -> int:
        return self.game.pool(s, s.frames[-1][2])

    def settle(self, s: State, outcome: int) -> None:
        side = s.frames[-1][2]
        s.pop()
        s.move(outcome, self.game.pool(s, side), t.HAND + side)
        s.note(NOTE_DREW, side, outcome)


@rule("SEN-5.3", "SEN-5.5")
def drawn(game: Senate, s: State, side: int, card: int, source: int) -> None:
    """A Politics card has been drawn: into the hand, or if it is a Flash card into force at once."""
    if game.roster.kind[card] is not Kind.FLASH:
        s.move(card, source, t.POLITICS + side)
        s.note(NOTE_DREW, side, card)
        return
    s.move(card, source, t.FLASH)
    s.note(NOTE_FLASH_IN, card)
    push_out(s)
    below, steps = len(s.frames), []
    for step in game.card(card).effects:
        if step["do"] == "on_enter" and not s.fields[t.ENDED]:
            before = len(s.frames)
            enter(game, s, side, step["effect"])
            steps.append(s.frames[before:])
    in_order(s, below, steps)


def in_order(s: State, below: int, steps: Sequence[Frames]) -> None:
    """What the steps of a card have laid on the stack above so many frames comes in the order of the steps."""
    if not s.fields[t.ENDED] and sum(map(bool, steps)) > 1:
        s.stack((*s.frames[:below], *(frame for frames in reversed(steps) for frame in frames)))


@rule("SEN-5.5")
def push_out(s: State) -> None:
    """Two Flash cards are in force; the oldest of three goes."""
    if len(s.zones[t.FLASH]) > IN_FORCE:
        oldest = s.zones[t.FLASH][0]
        s.move(oldest, t.FLASH, t.DISCARD)
        s.note(NOTE_FLASH_OUT, oldest)


@rule("SEN-6.3")
def enter(game: Senate, s: State, mover: int, step: Step) -> None:
    """What a Flash card does once as it enters, for each side, the side to move first."""
    for side in (1 - mover, mover) if step["do"] != "points" else (mover, 1 - mover):
        if step["do"] == "points":
            s.note(NOTE_GAINED, side, *conclude.points(HALVES * step["n"]))
            s.put(t.SCORE + side, s.fields[t.SCORE + side] + HALVES * step["n"])
        elif step["do"] == "draw":
            draw_of(game, s, side, step)
        else:
            lose_of(game, s, side, step)
    if step["do"] == "points":
        conclude.check_points(game, s)


# Looking, and losing cards -------------------------------------------------------------------------------


def look(game: Senate, s: State, side: int) -> None:
    """A side is to see the first three cards of the Politics deck."""
    s.push((game.LOOK, 0, side))


class Fix(DrawPiece):
    """Chance fixes the next card of the deck; it stays there, in its place, and one side knows it."""

    name, clause = "fix", "SEN-6.2"
    carries = (SIDE,)

    def __init__(self, game: Senate) -> None:
        self.game = game

    def zone(self, s: State) -> int:
        return t.DECK

    def settle(self, s: State, outcome: int) -> None:
        s.pop()
        s.move(outcome, t.DECK, t.DECK_TOP)


class Look(Auto):
    """Goes on looking until three cards lie fixed or the deck is empty, then shows them."""

    name, clause = "look", "SEN-6.2"
    carries = (SIDE,)

    def __init__(self, game: Senate) -> None:
        self.game = game

    @rule("SEN-6.2")
    def proceed(self, s: State) -> None:
        side = s.frames[-1][2]
        if len(s.zones[t.DECK_TOP]) < LOOKED_AT and s.zones[t.DECK]:
            s.push((self.game.FIX, 0, side))
            return
        s.pop()
        for card in s.zones[t.DECK_TOP][:LOOKED_AT]:
            s.show(card, t.DECK_TOP, self.game.viewers[side])
            s.note(NOTE_GLIMPSED, side, card)


def lose_of(game: Senate, s: State, side: int, step: Step) -> None:
    """A side is to lose cards of a hand as a card says, by chance or by its own choice."""
    s.push((game.SHED, 0, side, WHICH.index(step["deck"]), HOW.index(step["how"]), step["n"]))


class Shed(Auto):
    """A hand is to lose cards, as many as it then has at most."""

    name, clause = "shed", "SEN-6.2"
    carries = (SIDE, Carried("which", Holds.NAME, WHICH), Carried("how", Holds.NAME, HOW), Carried("many"))

    def __init__(self, game: Senate) -> None:
        self.game = game

    def proceed(self, s: State) -> None:
        side, which, how, many = s.frames[-1][2:]
        many = min(many, len(s.zones[(t.HAND if which else t.POLITICS) + side]))
        s.pop()
        if many and HOW[how] == "choice":
            self.game.ask(s, self.game.GIVE, side, which, many)
        else:
            s.push(*[(self.game.LOSE, 0, side, which)] * many)


def thrown(s: State, side: int, which: int, piece: int) -> None:
    """A card leaves a hand for its discard."""
    if which:
        s.move(piece, t.HAND + side, t.GONE + side)
    else:
        s.move(piece, t.POLITICS + side, t.DISCARD)
    s.note(NOTE_DISCARDED, side, piece)


class Lose(DrawPiece):
    """Chance takes a card out of a hand, all alike."""

    name, clause = "lose", "SEN-6.2"
    carries = (SIDE, Carried("which", Holds.NAME, WHICH))

    def __init__(self, game: Senate) -> None:
        self.game = game

    def zone(self, s: State) -> int:
        side, which = s.frames[-1][2:]
        return (t.HAND if which else t.POLITICS) + side

    def settle(self, s: State, outcome: int) -> None:
        side, which = s.frames[-1][2:]
        s.pop()
        thrown(s, side, which, outcome)


class Give(Choice):
    """The owner of a hand chooses what to lose of it."""

    name, clause = "give", "SEN-6.2"
    carries = (SIDE, Carried("which", Holds.NAME, WHICH), Carried("many"))
    verbs = (t.DO_GIVE,)
    parts = True

    def held(self, s: State) -> tuple[int, ...]:
        side, which = s.frames[-1][2:4]
        return s.zones[(t.HAND if which else t.POLITICS) + side]

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.DO_GIVE + piece for piece in self.held(s)]

    @rule("SEN-6.2", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if len(draft) >= s.frames[-1][-1]:
            return OTHER_DECISION
        if argument(atom) not in self.held(s):
            return Why.NOT_HELD
        return Why.CHOSEN_TWICE if atom in draft else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        """Ascending, and never one above which too few are left."""
        above = sum(piece > argument(atom) for piece in self.held(s))
        return (not draft or atom > draft[-1]) and above >= s.frames[-1][-1] - len(draft) - 1

    def normal(self, action: Action) -> Action:
        return tuple(sorted(action))

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return len(action) == s.frames[-1][-1]

    def default(self, s: State, seat: int) -> Action:
        return tuple(t.DO_GIVE + piece for piece in self.held(s)[: s.frames[-1][-1]])

    def commit(self, s: State, seat: int, action: Action) -> None:
        side, which = s.frames[-1][2:4]
        s.pop()
        for piece in args_of(action, t.DO_GIVE):
            thrown(s, side, which, piece)
