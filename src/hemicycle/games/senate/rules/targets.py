"""What the steps of Politics cards may be aimed at, and why not at the others (SEN-6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, MIDDLE, PRES, Kind, Step
from hemicycle.games.senate.rules.reading import CA, idle, is_sponsor, manager, on, row_of
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate


class Use(NamedTuple):
    """A step of a card that a side plays, with the first target of each kind that the card has been given so far."""

    game: Senate
    s: State
    side: int
    step: Step
    found: Mapping[str, int]
    given: Sequence[tuple[int, ...]] = ()  # for each target of the step

    @property
    def row(self) -> int:
        """The sheet that is voted on."""
        return self.s.fields[t.MEASURE]

    def is_mine(self, owner: int) -> bool:
        return belongs(self.step.get("who", "any"), owner, self.side)


class Target(NamedTuple):
    """What a step asks for: a kind of thing, up to how many, and the reason against one of them."""

    kind: str  # senator, senators, bill, card, places
    wrong: Callable[[int], int]
    most: int = 1
    adds: bool = False  # of places: they are added to pork, and not struck out


@rule("SEN-6.2", off=True)
def belongs(who: str, owner: int, side: int) -> bool:
    """Whether something of a side is `own`, `other` or `any` for the side that plays."""
    return who == "any" or (owner == side) is (who == "own")


def owner_of(s: State, senator: int) -> int:
    """The side in whose row a senator lies."""
    return 0 if senator in s.zones[t.IN_PLAY] else 1


def sheet_of(s: State, card: int) -> int:
    """The sheet that a bill's card means: in a vote on its substitute that is the substitute."""
    measure = s.fields[t.MEASURE]
    return measure if measure != NOTHING and s.fields[t.SHEET_CARD + measure] == card else row_of(s, card)


def nothing(_use: Use) -> list[Target]:
    """A step that is aimed at nothing."""
    return []


def always(_use: Use) -> int:
    return OK


# Senators ------------------------------------------------------------------------------------------------


def senator(use: Use) -> list[Target]:
    """A senator in play of the side that the card names."""
    return one_senator(use, lambda _one: OK)


def one_senator(use: Use, reason: Callable[[int], int]) -> list[Target]:
    return [Target("senator", lambda one: reason(one) if use.is_mine(owner_of(use.s, one)) else Why.OTHER_SIDE)]


def senator_on_measure(use: Use) -> list[Target]:
    """A senator who is activated on what is voted on."""
    return one_senator(use, lambda one: OK if on(use.s, one, use.row) else Why.NOT_ON_MEASURE)


def senator_to_silence(use: Use) -> list[Target]:
    """A card silences neither the sponsor nor the mover nor the filibusterer."""
    bound = (use.s.fields[t.SPONSOR + use.row], use.s.fields[t.MOVER], use.s.fields[t.FILIBUSTERER])
    return one_senator(use, lambda one: Why.BOUND_TO_VOTE if one in bound else OK)


def senator_to_remove(use: Use) -> list[Target]:
    """A senator who is activated nowhere and stands for no live bill."""

    def reason(one: int) -> int:
        if not idle(use.s, one):
            return Why.BUSY
        return Why.SPONSOR_STAYS if is_sponsor(use.s, one) else OK

    return one_senator(use, reason)


def senators_to_free(use: Use) -> list[Target]:
    """Some of one's own senators who are activated, but no sponsor from his own live bill."""
    s = use.s

    def reason(one: int) -> int:
        if owner_of(s, one) != use.side:
            return Why.OTHER_SIDE
        if idle(s, one):
            return Why.NOT_ON_MEASURE
        rows = {s.fields[t.ON + card] for card in s.zones[t.DOCKET]} & {s.fields[t.ON + one], s.fields[t.ALSO + one]}
        return Why.SPONSOR_STAYS if any(s.fields[t.SPONSOR + row] == one for row in rows) else OK

    return [Target("senators", reason, use.step["n"])]


# Bills ---------------------------------------------------------------------------------------------------


def bill(use: Use) -> list[Target]:
    """A live bill of the side that the card names."""
    return [Target("bill", lambda card: OK if use.is_mine(manager(use.s, row_of(use.s, card))) else Why.OTHER_SIDE)]


def bill_of_others(use: Use) -> list[Target]:
    mine = use.side
    return [Target("bill", lambda card: Why.OTHER_SIDE if manager(use.s, row_of(use.s, card)) == mine else OK)]


def bill_to_hasten(use: Use) -> list[Target]:
    """A live bill of one's own with which nothing has happened in this turn."""

    def reason(card: int) -> int:
        row = row_of(use.s, card)
        if manager(use.s, row) != use.side:
            return Why.NOT_MANAGED
        return Why.TOUCHED_NOW if use.s.fields[t.TOUCHED + row] == use.s.fields[t.TURN] else OK

    return [Target("bill", reason)]


# Pork and cards ------------------------------------------------------------------------------------------


def pork_to_strike(use: Use) -> list[Target]:
    """A live bill that has pork, and places to strike from it."""
    fields = use.s.fields
    first = Target("bill", lambda card: OK if fields[t.PORK + sheet_of(use.s, card)] else Why.WRONG_TARGET)
    if "bill" not in use.found:
        return [first]
    listed = fields[t.PORK + sheet_of(use.s, use.found["bill"])]
    most = min(use.step["n"], listed.bit_count())
    return [first, Target("places", lambda place: OK if listed >> place & 1 else Why.WRONG_TARGET, most)]


def pork_to_add(use: Use) -> list[Target]:
    """States that the measure does not list yet."""
    listed, places = use.s.fields[t.PORK + use.row], use.game.places & ~(1 << PRES)

    def reason(place: int) -> int:
        if not places >> place & 1:
            return Why.NO_PLACE
        return Why.ALREADY_LISTED if listed >> place & 1 else OK

    return [Target("places", reason, min(use.step["n"], (places & ~listed).bit_count()), adds=True)]


def manages_measure(use: Use) -> int:
    """Pork comes on a measure that one manages, if there is a state left."""
    if manager(use.s, use.row) != use.side:
        return Why.NOT_MANAGED
    return OK if pork_to_add(use)[0].most else Why.NO_TARGET


def card_to_recover(use: Use) -> list[Target]:
    wanted = Kind(use.step["kind"])
    return [Target("card", lambda card: OK if use.game.roster.kind[card] is wanted else Why.WRONG_TARGET)]


@rule("SEN-6.2", off=OK)
def lobby_fits(use: Use) -> int:
    """A lobby speaks on its issue, and never on a measure in the middle; on an amendment the direction counts."""
    fields = use.s.fields
    if fields[t.ISSUE + use.row] != ISSUES.index(use.step["issue"]):
        return Why.OTHER_ISSUE
    middle = fields[t.VOTE] != CA and fields[t.POSITION + use.row] == MIDDLE
    return Why.IN_THE_MIDDLE if middle else OK
