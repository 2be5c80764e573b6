"""What Politics cards do: the closed vocabulary of events and lobbies, one small function each (SEN-6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LEANS, LIBERAL
from hemicycle.games.senate.names import BARRED
from hemicycle.games.senate.rules import conclude, drawing
from hemicycle.games.senate.rules import targets as aim
from hemicycle.games.senate.rules.counting import direction, half_of
from hemicycle.games.senate.rules.reading import (
    CA,
    CARD_AGAINST,
    CARD_FOR,
    FAVOR,
    FREE_VOTE,
    SHIFT,
    SILENCE,
    STRENGTH,
    THRESHOLD,
    row_of,
)
from hemicycle.games.senate.rules.targets import Target, Use, owner_of, sheet_of
from hemicycle.games.senate.scoring import HALVES
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_AIMED: Final = t.LAYOUT.note("aimed")
NOTE_STRUCK: Final = t.LAYOUT.note("struck")
NOTE_FREED: Final = t.LAYOUT.note("pork_freed")
NOTE_BARRED: Final = t.LAYOUT.note("barred")
NOTE_GAINED: Final = t.LAYOUT.note("gained")
NOTE_LOOKED: Final = t.LAYOUT.note("looked")
NOTE_GLIMPSED: Final = t.LAYOUT.note("glimpsed")
STATES_NAMED: Final = ("pork_free", "pork_strike")  # steps that tell of each place by a line of their own


class Effect(NamedTuple):
    """One word of the vocabulary: what it does, what it is aimed at, and when it cannot be used at all."""

    run: Callable[[Use], None]
    targets: Callable[[Use], list[Target]] = aim.nothing
    possible: Callable[[Use], int] = aim.always


@rule("SEN-6.1")
def run(game: Senate, s: State, side: int, card: int, given: Sequence[Sequence[tuple[int, ...]]]) -> None:
    """Do what a card says, step by step; steps that wait for chance or an answer come after all others."""
    below, waiting = len(s.frames), []
    for step, mine in zip(game.card(card).effects, given, strict=True):
        for part in mine if step["do"] not in STATES_NAMED else mine[:-1]:
            for target in part:
                s.note(NOTE_AIMED, card, target)
        if s.fields[t.ENDED]:
            return
        before = len(s.frames)
        VOCABULARY[step["do"]].run(Use(game, s, side, step, {}, mine))
        waiting.append(s.frames[before:])
    drawing.in_order(s, below, waiting)


# In a vote -----------------------------------------------------------------------------------------------


def _last(s: State, kind: int, by: int, senator: int = NOTHING) -> None:
    """Something that lasts until the tally; what is of one kind is kept as one sum."""
    for row in range(t.EFFECTS):
        if s.fields[t.LASTING_TAKEN + row] and (s.fields[t.LASTS + row], s.fields[t.SENATOR + row]) == (kind, senator):
            s.put(t.BY + row, s.fields[t.BY + row] + by)
            return
    row = s.take_row("lasting")
    if row == NOTHING:
        return  # no table has ever needed so many
    s.put(t.LASTS + row, kind)
    s.put(t.SENATOR + row, senator)
    s.put(t.BY + row, by)
    s.put(t.LASTING_NOW, s.fields[t.LASTING_NOW] + 1)


@rule("SEN-6.2")
def lobby(use: Use) -> None:
    s = use.s
    toward = direction(s) if s.fields[t.VOTE] == CA else half_of(s.fields[t.POSITION + use.row])
    _last(s, CARD_FOR if LEANS[toward] == use.step["lean"] else CARD_AGAINST, use.step["n"])


def strength(use: Use) -> None:
    _last(use.s, STRENGTH, use.step["n"], use.given[0][0])


def silence(use: Use) -> None:
    _last(use.s, SILENCE, 1, use.given[0][0])


def favor(use: Use) -> None:
    _last(use.s, FAVOR, 1, use.given[0][0])


def free_vote(use: Use) -> None:
    _last(use.s, FREE_VOTE, 1, use.given[0][0])


def shift(use: Use) -> None:
    toward = -1 if LEANS.index(use.step["lean"]) == LIBERAL else 1
    _last(use.s, SHIFT, toward * use.step["n"], use.given[0][0])


def threshold(use: Use) -> None:
    _last(use.s, THRESHOLD, use.step["n"])


def pork_free(use: Use) -> None:
    s, row = use.s, use.row
    for place in use.given[0]:
        s.put(t.PORK + row, s.fields[t.PORK + row] | 1 << place)
        s.put(t.FREE_PORK + row, s.fields[t.FREE_PORK + row] | 1 << place)
        s.note(NOTE_FREED, s.fields[t.SHEET_CARD + row], place)


def pork_strike(use: Use) -> None:
    s, card = use.s, use.given[0][0]
    row = sheet_of(s, card)
    for place in use.given[1]:
        s.put(t.PORK + row, s.fields[t.PORK + row] & ~(1 << place))
        s.put(t.FREE_PORK + row, s.fields[t.FREE_PORK + row] & ~(1 << place))
        s.note(NOTE_STRUCK, card, place)


# In the main part of a turn ------------------------------------------------------------------------------


def weight(use: Use) -> None:
    slot = t.WEIGHT + row_of(use.s, use.given[0][0])
    use.s.put(slot, max(1, use.s.fields[slot] + use.step["n"]))


def delay(use: Use) -> None:
    slot = t.NOT_BEFORE + row_of(use.s, use.given[0][0])
    use.s.put(slot, max(use.s.fields[slot], use.s.fields[t.TURN]) + use.step["n"])


def hasten(use: Use) -> None:
    use.s.put(t.NOT_BEFORE + row_of(use.s, use.given[0][0]), use.s.fields[t.TURN])


def release(use: Use) -> None:
    for senator in use.given[0]:
        use.s.put(t.ON + senator, NOTHING)
        use.s.put(t.ALSO + senator, NOTHING)


def extra_put(use: Use) -> None:
    use.s.put(t.EXTRA_PUTS, use.s.fields[t.EXTRA_PUTS] + use.step["n"])


def remove(use: Use) -> None:
    senator = use.given[0][0]
    owner = owner_of(use.s, senator)
    if senator not in use.s.zones[t.IN_PLAY + owner]:
        return  # another step of the card has taken him already
    use.s.move(senator, t.IN_PLAY + owner, (t.HAND if use.step["to"] == "hand" else t.GONE) + owner)


def recover(use: Use) -> None:
    if use.given[0][0] in use.s.zones[t.DISCARD]:  # and not taken by another step of the card
        use.s.move(use.given[0][0], t.DISCARD, t.POLITICS + use.side)


def president(use: Use) -> None:
    use.s.put(t.PRESIDENT_MORE, use.s.fields[t.PRESIDENT_MORE] + use.step["n"])


def vp_out(use: Use) -> None:
    use.s.put(t.VP_BACK, max(use.s.fields[t.VP_BACK], use.s.fields[t.TURN] + use.step["turns"]))


def bar(use: Use) -> None:
    action, other = BARRED.index(use.step["action"]), 1 - use.side
    slot = t.BARS + action * t.SIDES + other
    use.s.put(slot, max(use.s.fields[slot], use.s.fields[t.TURN] + use.step["turns"]))
    use.s.note(NOTE_BARRED, other, action)


def points(use: Use) -> None:
    halves = HALVES * use.step["n"]
    use.s.note(NOTE_GAINED, whose(use), *conclude.points(halves))
    conclude.award(use.game, use.s, whose(use), halves)


def whose(use: Use) -> int:
    """The side that a step is about."""
    return use.side if use.step["who"] == "own" else 1 - use.side


@rule("SEN-6.2")
def reveal(use: Use) -> None:
    """A private look: that it happened is public, what was seen is not."""
    s, side = use.s, use.side
    s.note(NOTE_LOOKED, side)
    if use.step["what"] == "top":
        drawing.look(use.game, s, side)
        return
    zone = (t.POLITICS if use.step["what"] == "politics" else t.HAND) + 1 - side
    for piece in s.zones[zone]:
        s.show(piece, zone, use.game.viewers[side])
        s.note(NOTE_GLIMPSED, side, piece)


def draw(use: Use) -> None:
    drawing.draw_of(use.game, use.s, use.side, use.step)


def discard(use: Use) -> None:
    drawing.lose_of(use.game, use.s, whose(use), use.step)


VOCABULARY: Final[dict[str, Effect]] = {
    "lobby": Effect(lobby, possible=aim.lobby_fits),
    "strength": Effect(strength, aim.senator_on_measure),
    "silence": Effect(silence, aim.senator_to_silence),
    "favor": Effect(favor, aim.senator),
    "free_vote": Effect(free_vote, aim.senator),
    "shift": Effect(shift, aim.senator),
    "threshold": Effect(threshold),
    "pork_free": Effect(pork_free, aim.pork_to_add, aim.manages_measure),
    "pork_strike": Effect(pork_strike, aim.pork_to_strike),
    "weight": Effect(weight, aim.bill),
    "release": Effect(release, aim.senators_to_free),
    "extra_put": Effect(extra_put),
    "draw": Effect(draw),
    "discard": Effect(discard),
    "reveal": Effect(reveal),
    "remove": Effect(remove, aim.senator_to_remove),
    "recover": Effect(recover, aim.card_to_recover),
    "delay": Effect(delay, aim.bill_of_others),
    "hasten": Effect(hasten, aim.bill_to_hasten),
    "president": Effect(president),
    "vp_out": Effect(vp_out),
    "bar": Effect(bar),
    "points": Effect(points),
}
