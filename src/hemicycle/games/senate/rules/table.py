"""Senate set up for one table: its cards as lists, its decisions, and what every phase asks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LEANS, PLACES, Card, CardSet, Kind
from hemicycle.games.senate.flash import PARAMS, Force, force_of
from hemicycle.games.senate.names import ENDS
from hemicycle.games.senate.roster import Roster
from hemicycle.games.senate.rules import (
    clocks,
    committee,
    conclude,
    drawing,
    filibuster,
    floor,
    president,
    reasons,
    setup,
    sheets,
    substitute,
    turn,
    voting,
)
from hemicycle.games.senate.rules.counting import Count
from hemicycle.games.senate.rules.reading import (
    CA,
    CB,
    CL,
    FA,
    FB,
    IN_COMMITTEE,
    OV,
    Position,
)
from hemicycle.games.senate.translation import titles, translated
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import Decision
from hemicycle.kernel.events import Frame
from hemicycle.kernel.game import Game, Limit, Result, Title
from hemicycle.kernel.schema import NOTHING, Piece, Schema
from hemicycle.kernel.state import State

MOST_KEPT: Final = 512  # lists of places
RESULTS: Final = {
    CB: committee.bill_result,
    CA: committee.amendment_result,
    FB: floor.bill_result,
    FA: substitute.substitute_result,
    CL: filibuster.cloture_result,
    OV: president.override_result,
}


class Senate(Game):
    """One table of Senate."""

    def __init__(
        self,
        title: Title,
        cards: CardSet,
        seats: int,
        options: dict[str, str],
        packs: Sequence[dict[str, str]] = (),
        params: Mapping[str, int] = PARAMS,
        places: int = (1 << len(PLACES)) - 1,
    ) -> None:
        cards = cards.without(removed_tags(options))
        pieces = [Piece(card.short, back(cards, card)) for card in cards.cards]
        sides = [seat % t.SIDES for seat in range(seats)]
        super().__init__(title, Schema(t.LAYOUT, seats, pieces, sides), options, t.VERBS, reasons.REASONS)
        self.set, self._packs, self._params = cards, list(packs), params
        self.roster = Roster(cards)
        roster = self.roster
        # Senators whose card says nothing about how they vote on the floor.
        self.plain = [not roster.free_vote[at] and not roster.pork_deaf[at] for at in range(len(cards.cards))]
        self.places = places
        self.place_list = [place for place in range(len(PLACES)) if places >> place & 1]
        self.seats_of = [[seat for seat in range(seats) if seat % t.SIDES == side] for side in range(t.SIDES)]
        self.viewers = [sum(1 << seat for seat in of) for of in self.seats_of]
        self._pork: dict[int, list[int]] = {}
        self._sponsors: dict[int, frozenset[int]] = {}
        self._forces: dict[tuple[int, ...], Force] = {}
        self._read_options(options)
        self._lay_out()

    def _read_options(self, options: Mapping[str, str]) -> None:
        self.win, *values = options["win"].split(":")
        self.target = int(values[0])
        self.turn_seconds = int(values[1]) if self.win == "time" else seconds(options["turn_seconds"])
        self.reply_seconds = seconds(options["reply_seconds"])
        off = removed_tags(options)
        self.amendments, self.filibuster = "amendments" not in off, "filibuster" not in off
        self.sponsor_committee = options["sponsor_committee"] == "required"
        self.pork_shields = options["filibuster_pork"] == "shields"
        self.pork_by_both = options["pork_by"] == "both"
        self.max_votes, self.turn_cap = int(options["max_votes"]), int(options["turn_cap"])
        self.withdraw, self.team_mode = options["withdraw"], options["team_mode"]

    def _lay_out(self) -> None:
        kinds: list[Decision] = [
            setup.Toss(self),
            setup.ChooseCaucus(self),
            drawing.Refill(self),
            drawing.Draw(self),
            drawing.DrawSenator(self),
            turn.Discard(self),
            turn.Main(self),
            committee.RespondCommittee(self),
            committee.OwnAmend(self),
            floor.RespondFloor(self),
            filibuster.Cloture(self),
            voting.Exchange(self),
            voting.Poll(self),
            floor.VpVote(self),
            substitute.Move(self),
            substitute.Proceed(self),
            drawing.Look(self),
            drawing.Fix(self),
            drawing.Lose(self),
            drawing.Give(self),
            drawing.Shed(self),
        ]
        self.decisions = kinds
        self.hosting += [clocks.ClockTurn(self), clocks.ClockGame(self), clocks.Forfeit(self)]

    # The numbers of the kinds of decision, in the order above.
    (TOSS, CHOOSE_CAUCUS, REFILL, DRAW, DRAW_SENATOR, DISCARD, MAIN) = range(7)
    (RESPOND_COMMITTEE, OWN_AMEND, RESPOND_FLOOR, CLOTURE, EXCHANGE, POLL, VP_VOTE) = range(7, 14)
    (MOVE, PROCEED, LOOK, FIX, LOSE, GIVE, SHED) = range(14, 21)

    # Those whose frame carries the card of a bill after the side.
    about_a_bill: Final = (RESPOND_COMMITTEE, OWN_AMEND, RESPOND_FLOOR, CLOTURE, VP_VOTE, MOVE, PROCEED)

    # Sides.

    def side_with(self, p: Position, lean: int) -> int:
        """The side that runs a caucus."""
        return 0 if p.fields[t.CAUCUS] == lean else 1

    @rule("SEN-4.6", off=1)
    def deciders(self, s: State, side: int) -> int:
        """Who of a side is asked: any of them, or the captain, or whose turn among them it is; nobody who is late."""
        if s.fields[t.LATE + side]:
            return 0
        if self.team_mode == "any":
            return self.viewers[side]
        decider = s.fields[t.DECIDER + side]
        return 1 << (decider if decider != NOTHING else self.seats_of[side][0])

    def ask(self, s: State, kind: int, side: int, *carried: int) -> None:
        """Lay a decision of a side on the stack."""
        s.push((kind, self.deciders(s, side), side, *carried))

    def unasked(self, frame: Frame, side: int) -> Frame:
        """A frame that a late side owed, which now goes on by itself."""
        asked = frame[1] and frame[2] == side
        return (frame[0], 0, *frame[2:]) if asked else frame

    def acted(self, s: State) -> None:
        """The side to step has done something in this step of an exchange."""
        s.swap((*s.frames[-1][:-1], 1))

    def decide(self, s: State, kind: int, row: int, count: Count, *, passed: bool) -> None:
        """Let the kind of vote say what comes of it."""
        RESULTS[kind](self, s, row, count, passed=passed)

    # Numbers.

    def pool(self, p: Position, side: int) -> int:
        """The zone of a side's deck of senators."""
        return t.LIBERALS + p.fields[t.CAUCUS + side]

    def force(self, p: Position) -> Force:
        """What the Flash cards in force make of the parameters."""
        row = p.zones[t.FLASH]
        if row not in self._forces:
            self._forces[row] = force_of([self.set.cards[piece] for piece in row], self._params)
        return self._forces[row]

    @rule("SEN-5.8c", off=0)
    def later(self, s: State) -> int:
        """The first turn after the wait: one whole turn of the other side lies between."""
        return s.fields[t.TURN] + 1 + self.force(s).wait_turns

    def pork_atoms(self, listed: int) -> list[int]:
        """The atoms of all places that are not among these; they are asked for again and again."""
        if listed not in self._pork:
            if len(self._pork) >= MOST_KEPT:
                self._pork.clear()
            self._pork[listed] = [t.DO_PORK + place for place in self.place_list if not listed >> place & 1]
        return self._pork[listed]

    def sponsors(self, bill: int) -> frozenset[int]:
        """The senators who could sponsor a bill as it is printed, in play or not."""
        if bill not in self._sponsors:
            issue, position = self.roster.issue[bill], self.roster.position[bill]
            needed = sheets.seat_needed(self, IN_COMMITTEE)
            self._sponsors[bill] = frozenset(
                one
                for one in self.set.of_kind(Kind.SENATOR)
                if not sheets.unqualified(self, one, issue, position, seat_needed=needed)
            )
        return self._sponsors[bill]

    def card(self, piece: int) -> Card:
        return self.set.cards[piece]

    # What the kernel asks of a game.

    @rule("SEN-4.2")
    def start(self) -> State:
        s = State(self.schema)
        for piece, card in enumerate(self.set.cards):
            zone = t.DECK
            if card.kind is Kind.SENATOR:
                zone = t.LIBERALS + self.roster.lean[piece]
            elif card.kind is Kind.EXECUTIVE:
                zone = t.EXECUTIVE
                s.known[piece] = self.schema.everyone
            s.zones[zone] = (*s.zones[zone], piece)
        if self.options_given["caucus_choice"] == "toss":
            s.frames = ((self.TOSS, 0),)
        else:
            setup.settle_caucuses(self, s, 0, self.roster.minority)
        return s

    @rule("SEN-7.6", off=Result("none", (1, 1), (0, 0), ()))
    def result(self, s: State) -> Result:
        ahead = conclude.winner(s)
        side_of = self.schema.side_of
        places = tuple(1 if ahead in (NOTHING, side) else 2 for side in side_of)
        points = tuple(s.fields[t.SCORE + side] for side in side_of)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Result(ENDS[s.fields[t.ENDED]], places, points, winners, unit=2)

    def turns(self, s: State) -> float:
        return s.fields[t.TURN] / t.SIDES

    def cards(self, language: str = "en") -> list[dict[str, object]]:
        return [printed(translated(card, language)) for card in self.set.cards]

    def piece_titles(self, language: str = "en") -> list[str]:
        return titles(self.set.cards, language)

    def limits(self, s: State) -> list[Limit]:
        return clocks.limits(self, s)

    def packs_used(self) -> list[dict[str, str]]:
        return self._packs


def seconds(text: str) -> int:
    """A clock's seconds; 0 if there is none."""
    return 0 if text == "none" else int(text)


@rule("SEN-4.5", off=())
def removed_tags(options: Mapping[str, str]) -> tuple[str, ...]:
    """The parts of the rules that a table plays without, and so the tags of cards that stay in the box."""
    both = options["introductory"] == "yes"
    return tuple(tag for tag in ("amendments", "filibuster") if both or options[tag] == "no")


def back(cards: CardSet, card: Card) -> int:
    """Politics cards have one back, and so have the senators of each caucus, and the executive."""
    if card.kind is Kind.SENATOR:
        return 1 + cards.lean(card)
    return 1 + len(LEANS) if card.kind is Kind.EXECUTIVE else 0


def printed(card: Card) -> dict[str, object]:
    """A card as data: what stands on it."""
    return {name: value for name, value in asdict(card).items() if value}
