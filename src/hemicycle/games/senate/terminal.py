"""Senate in a terminal: both sides, the bills with their sheets, both caucuses in play, and the own hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Final, cast

from hemicycle.games.senate import lens, speech
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, PLACES, Card, Kind
from hemicycle.games.senate.rules.reading import MAY_AGAINST, MAY_FOR, NO_VOTE, in_play, voted_on, vp_in_play
from hemicycle.games.senate.rules.table import Senate
from hemicycle.games.senate.scoring import HALVES
from hemicycle.games.senate.standing import Stand, stand
from hemicycle.games.senate.translation import translated
from hemicycle.kernel.atoms import ARGUMENT, argument
from hemicycle.kernel.events import Noted
from hemicycle.kernel.game import Result
from hemicycle.kernel.record import Step
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.story import Told
from hemicycle.kernel.terminal import Numbers, Terminal, wrapped
from hemicycle.kernel.view import Observation

NARROW: Final = 78  # below this the two caucuses stand one under the other
RESTS: Final = ("scored", "committee_failed", "floor_failed", "amended", "amendment_failed", "vetoed", "cloture_failed")
INDENT: Final = "     "
SEATS: Final = 9  # the room for a senator's committees
SIGNS: Final = {(True, True): "±", (True, False): "+", (False, True): "-", (False, False): ""}


class SenateTerminal(Terminal):
    """The table of Senate."""

    @property
    def senate(self) -> Senate:
        return cast(Senate, self.game)

    def short(self, piece: int) -> str:
        return self.game.schema.pieces[piece].name

    def hand(self, view: Observation) -> tuple[int, ...]:
        side = lens.side_of_viewer(view)
        return () if side == NOTHING else (*view.zone(t.POLITICS + side), *view.zone(t.HAND + side))

    # The table ---------------------------------------------------------------------------------------------

    def board(self, view: Observation, numbers: Numbers, columns: int) -> list[str]:
        lines = self._head(view, columns)
        if view.field(t.CAUCUS) == NOTHING:
            return lines
        lines += [line for side in self._sides(view) for line in wrapped(self._side(view, side), columns, "", "  ")]
        lines += self._executive(view, columns)
        lines += [line for card in view.zone(t.FLASH) for line in self._flash(card, columns)]
        lines += ["", *self._docket(view, columns)]
        if in_play(lens.position_of(view)):
            lines += ["", *self._caucuses(view, columns)]
        return [*lines, *self._own(view, numbers, columns)]

    def _head(self, view: Observation, columns: int) -> list[str]:
        turn = view.field(t.TURN)
        mover = lens.moves_now(self.senate, lens.position_of(view))
        parts = [self.game.title.name]
        if mover != NOTHING:
            parts.append(self.teller.say("table-turn", number=turn, seat=self.teller.seat(mover)))
        parts.append(speech.goal(self.teller, self.senate))
        return wrapped(" · ".join(parts), columns, "", "  ")

    def _sides(self, view: Observation) -> Iterable[int]:
        """The viewer's side first."""
        return (0, 1) if lens.side_of_viewer(view) != 1 else (1, 0)

    def _caucus(self, view: Observation, side: int) -> str:
        return speech.side(self.teller, self.senate, lens.position_of(view), side)

    def _side(self, view: Observation, side: int) -> str:
        """A side in one line: who plays it, what it runs, its points and its cards."""
        seats = self.senate.seats_of[side]
        names = [f"{self.teller.seat(seat)}{self._bot(seat)}" for seat in seats]
        lean = view.field(t.CAUCUS + side)
        return self.teller.say(
            "table-side",
            seats=self.teller.everyone(names),
            caucus=self._caucus(view, side),
            points=self._points(view.field(t.SCORE + side)),
            politics=len(view.zone(t.POLITICS + side)),
            senators=len(view.zone(t.HAND + side)),
            deck=len(view.zone(t.LIBERALS + lean)),
            gone=len(view.zone(t.GONE + side)),
        )

    def _bot(self, seat: int) -> str:
        return f" ({self.teller.say('table-bot')})" if seat in self.bots else ""

    def _points(self, halves: int, unit: int = HALVES) -> str:
        minus, rest = int(halves < 0), abs(halves)
        return self.teller.say("points", minus=minus, whole=rest // unit, half=rest % unit * 10 // unit)

    def _executive(self, view: Observation, columns: int) -> list[str]:
        """The president's positions, which decide about each veto, and whether a tie can be broken."""
        card = self.senate.card(self.senate.roster.executive)
        there = "there" if vp_in_play(lens.position_of(view)) else "away"
        text = self.teller.say("table-president", president=card.president, positions=self._positions(card.positions))
        return wrapped(f"{text} {self.teller.say(f'screen-vp-{there}')}", columns, "", "  ")

    def _positions(self, positions: Iterable[int]) -> str:
        return ", ".join(f"{name} {at}" for name, at in zip(ISSUES, positions, strict=True))

    def _flash(self, card: int, columns: int) -> list[str]:
        text = translated(self.senate.card(card), self.teller.language).text
        return wrapped(self.teller.say("table-flash", card=self.teller.piece(card), text=text), columns, "", "  ")

    # Bills -------------------------------------------------------------------------------------------------

    def _docket(self, view: Observation, columns: int) -> list[str]:
        rows = lens.live(lens.position_of(view))
        if not rows:
            return wrapped(self.teller.say("table-no-bills"), columns)
        lines = wrapped(self.teller.say("table-bills"), columns)
        asked = lens.at_hand(self.senate, view)
        for at, row in enumerate(rows, 1):
            lines += self._bill(view, at, row, columns)
            if asked in (NOTHING, row):  # while one bill is at hand, the others are only named
                lines += self._sheet(view, row, columns)
        return lines

    def _bill(self, view: Observation, at: int, row: int, columns: int) -> list[str]:
        """A bill with its number in the list, by which the senators on it are marked."""
        fields = lens.position_of(view).fields
        card = fields[t.SHEET_CARD + row]
        head = self.teller.say(
            "table-bill",
            card=self.teller.piece(card),
            short=self.short(card),
            substitute=int(row == fields[t.SUBSTITUTE]),
            issue=ISSUES[fields[t.ISSUE + row]],
            position=fields[t.POSITION + row],
            weight=fields[t.WEIGHT + row],
        )
        return wrapped(head, columns, f" #{at:<2} ", INDENT)

    def _sheet(self, view: Observation, row: int, columns: int) -> list[str]:
        """What stands on a bill's sheet, and when it may be called; of the bill at hand, what its vote may come to."""
        p, game = lens.position_of(view), self.senate
        worth = lens.lines(game, p, row)
        facts = [
            self.teller.say(
                "table-sponsor",
                side=self._caucus(view, p.fields[t.MANAGER + row]),
                sponsor=self.teller.piece(p.fields[t.SPONSOR + row]),
            ),
            *self._listed(p.fields[t.PORK + row]),
            self.teller.say("table-worth", basic=worth.basic, stages=worth.stages),
        ]
        lines = wrapped(f"{'; '.join(facts)}. {speech.when(self.teller, game, view, row)}", columns, INDENT)
        if row != lens.at_hand(game, view):
            return lines
        lines += [line for text in self._moves(view) for line in wrapped(text, columns, INDENT)]
        return [
            *lines,
            *wrapped(speech.best(self.teller, game, view, lens.forecast(game, view, row)[0]), columns, INDENT),
        ]

    def _moves(self, view: Observation) -> Iterator[str]:
        """What somebody tries with the bill at hand: an amendment in committee, a filibuster."""
        fields = lens.position_of(view).fields
        mover, talker = fields[t.MOVER], fields[t.FILIBUSTERER]
        if mover != NOTHING:
            places = ", ".join(self._listed(fields[t.MOVE_PORK]))
            name, to = self.teller.piece(mover), fields[t.MOVE_TO]
            yield self.teller.say("table-amendment", senator=name, number=to, pork=places or "none")
        if talker != NOTHING:
            yield self.teller.say("table-filibuster", senator=self.teller.piece(talker))

    def _listed(self, pork: int) -> Iterator[str]:
        places = [place for bit, place in enumerate(PLACES) if pork >> bit & 1]
        if places:
            yield self.teller.say("table-pork", places=", ".join(places))

    # Senators ----------------------------------------------------------------------------------------------

    def _caucuses(self, view: Observation, columns: int) -> list[str]:
        """Both sides' senators, side by side where there is room: positions, votes, committees, on which bill."""
        stands = self._stands(view)
        lines = wrapped(self.teller.say("table-senators", voting=int(bool(stands))), columns)
        blocks = [[self._title(view, side), *self._rows(view, side, stands)] for side in self._sides(view)]
        if columns < NARROW:
            return [*lines, *blocks[0], *blocks[1]]
        wide = (columns - 2) // 2
        for left, right in zip_longest(*blocks, fillvalue=""):
            lines.append(f"{left[:wide]:<{wide}}  {right[:wide]}".rstrip())
        return lines

    def _stands(self, view: Observation) -> dict[int, Stand]:
        """How each senator stands to the bill at hand; nothing if there is none."""
        row = lens.at_hand(self.senate, view)
        found = lens.forecast(self.senate, view, row)[1] if row != NOTHING else []
        return {one.senator: one for one in found}

    def _title(self, view: Observation, side: int) -> str:
        count = len(view.zone(t.IN_PLAY + side))
        return self.teller.say("table-in-play", side=self._caucus(view, side), count=count)

    def _rows(self, view: Observation, side: int, stands: Mapping[int, Stand]) -> Iterator[str]:
        for one in sorted(view.zone(t.IN_PLAY + side), key=self.short):
            mark = f"{may_cast(stands[one]):<3}" if stands else ""
            yield f"{self._printed(one)} {mark}{self._where(view, one)}".rstrip()

    def _printed(self, senator: int) -> str:
        """What a senator's card says, in one line."""
        card = self.senate.card(senator)
        rule = "!" if card.rules else " "
        positions = "".join(map(str, card.positions))
        return f"{rule}{self.short(senator):<11} {card.state} {positions} {card.votes} {committees(card):<{SEATS}}"

    def _where(self, view: Observation, senator: int) -> str:
        """The bills that a senator lies on, by their numbers in the list of bills."""
        rows = lens.live(lens.position_of(view))
        on = [row for row in (view.field(t.ON + senator), view.field(t.ALSO + senator)) if row != NOTHING]
        return "".join(f"#{rows.index(row) + 1}" if row in rows else "#-" for row in on)

    # The hand ----------------------------------------------------------------------------------------------

    def _own(self, view: Observation, numbers: Numbers, columns: int) -> list[str]:
        side = lens.side_of_viewer(view)
        if side == NOTHING:
            return []
        lines: list[str] = []
        for name, zone in (("politics", t.POLITICS + side), ("hand", t.HAND + side)):
            cards = view.zone(zone)
            if cards:
                lines += ["", *wrapped(self.teller.say(f"table-{name}"), columns)]
                lines += [line for card in cards for line in self._held(card, numbers, columns)]
        return lines

    def _held(self, card: int, numbers: Numbers, columns: int) -> list[str]:
        """A card of the hand: its number, its name to type, and what it says."""
        number = f"{numbers[card]:>3} " if card in numbers else "    "
        printed = translated(self.senate.card(card), self.teller.language)
        if printed.kind is Kind.SENATOR:
            return [f"{number}{self._printed(card)}  {self.teller.piece(card)}"[:columns].rstrip()]
        text = printed.text
        if printed.kind is Kind.BILL:
            text = self.teller.say(
                "table-held-bill", issue=printed.issue, position=printed.position, weight=printed.weight
            )
        return wrapped(f"{self.teller.piece(card)} [{self.short(card)}]: {text}", columns, number, INDENT + " ")

    def choice(self, view: Observation, atom: int) -> str:
        """In a vote, beside a senator, how he may vote and with how many votes once he is activated."""
        text = self.teller.atom(atom)
        if atom & ~ARGUMENT != t.DO_ACTIVATE or view.field(t.VOTE) == NO_VOTE:
            return text
        p = lens.position_of(view)
        one = stand(self.senate, p, voted_on(p), argument(atom), voting=True)
        return self.teller.say(
            "table-choice", choice=text, votes=may_cast(one._replace(ayes=one.active, nays=one.active))
        )

    # What may come -----------------------------------------------------------------------------------------

    def links(self, view: Observation) -> list[str]:
        """Who can sponsor the bills of the hand, and what the president and the other side could do to live ones."""
        p, game, teller = lens.position_of(view), self.senate, self.teller
        if view.field(t.CAUCUS) == NOTHING:
            return []
        lines: list[str] = []
        for card in lens.bills_in_hand(game, view):
            lines += [teller.piece(card), f"  {speech.sponsors(teller, lens.sponsors(game, view, card))}"]
        for row in lens.live(p):
            said = [speech.president(teller, lens.president_on(game, p, row)), speech.filibuster(teller, game, p, row)]
            best = speech.best(teller, game, view, lens.forecast(game, view, row)[0])
            lines += [teller.piece(p.fields[t.SHEET_CARD + row]), *(f"  {one}" for one in (best, *said) if one)]
        return lines

    def pile(self, view: Observation, columns: int) -> list[str]:
        cards = view.zone(t.DISCARD)
        lines = wrapped(self.teller.say("table-discards", count=len(cards)), columns)
        return [*lines, *(line for card in cards for line in wrapped(self.teller.piece(card), columns, "  ", "    "))]

    # The story and the end ---------------------------------------------------------------------------------

    def tell(
        self, step: Step, lines: list[Told], before: Callable[[int], Observation], people: Collection[int]
    ) -> list[str]:
        """Cards drawn one after the other are told in one line."""
        out: list[str] = []
        at = 0
        while at < len(lines):
            end = at + 1
            while lines[at].note == "drew" and end < len(lines) and same_draw(lines[at], lines[end]):
                end += 1
            out.append(lines[at].text if end == at + 1 else self._drew(lines[at:end]))
            at = end
        return out

    def _drew(self, lines: list[Told]) -> str:
        numbers = self.senate.set.number
        names = [self.teller.piece(numbers(name)) for line in lines for name in line.cards]
        seat = self.teller.seat(lines[0].seat)
        return self.teller.say("table-drew", seat=seat, count=len(lines), cards=", ".join(names) or "hidden")

    def rests(self, step: Step) -> bool:
        notes = self.game.schema.layout.notes
        return any(isinstance(event, Noted) and notes[event.kind].name in RESTS for event in step.events)

    def result(self, result: Result) -> list[str]:
        say = self.teller.say
        lines = [say("result-heading"), say(f"end-{result.end}")]
        for side in sorted(range(t.SIDES), key=lambda side: result.places[side]):
            names = [f"{self.teller.seat(seat)}{self._bot(seat)}" for seat in self.senate.seats_of[side]]
            points = self._points(result.points[side], result.unit)
            lines.append(f"{result.places[side]}. {self.teller.everyone(names)}: {points}")
        return lines


def committees(card: Card) -> str:
    """The committees of a senator, a star where he leads one; shortened where they would not fit."""
    whole = [f"{issue}{'*' if issue == card.star else ''}" for issue in card.committees]
    short = [f"{issue[:2]}{'*' if issue == card.star else ''}" for issue in card.committees]
    return ",".join(whole) if len(",".join(whole)) <= SEATS else ",".join(short)


def may_cast(one: Stand) -> str:
    """How a senator may vote, and with how many votes: +4, -1, ±2; a point where there is no vote to cast."""
    sign = SIGNS[bool(one.may & MAY_FOR), bool(one.may & MAY_AGAINST)]
    votes = max(one.ayes, one.nays)
    return f"{sign}{votes}" if sign and votes else "."


def same_draw(first: Told, other: Told) -> bool:
    """Whether two lines tell of draws by the same side, both seen or both hidden."""
    return other.note == "drew" and other.seat == first.seat and bool(other.cards) == bool(first.cards)
