"""CIVIO in a terminal: everybody's open cards, the pile, and the own hand with what fits together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, cast

from hemicycle.games.civio import lens, words
from hemicycle.games.civio import title as t
from hemicycle.games.civio.deck import Card, Kind
from hemicycle.games.civio.precedents import How
from hemicycle.games.civio.rules.table import Civio
from hemicycle.games.civio.scoring import rank
from hemicycle.kernel.events import Noted
from hemicycle.kernel.game import Result
from hemicycle.kernel.record import Step
from hemicycle.kernel.story import Told
from hemicycle.kernel.terminal import Numbers, Terminal, wrapped
from hemicycle.kernel.view import Observation

WIDE: Final = 100
CALLS: Final = {"called_flush": How.FLUSH, "called_split": How.SPLIT}
ROUND_ENDS: Final = (*CALLS, "no_winner")
MOST_NEAR: Final = 8
MOST_READY: Final = 2


class CivioTerminal(Terminal):
    """The table of CIVIO."""

    @property
    def civio(self) -> Civio:
        return cast(Civio, self.game)

    def short(self, piece: int) -> str:
        return self.game.schema.pieces[piece].name

    def hand(self, view: Observation) -> tuple[int, ...]:
        return lens.hand(view)

    # The table ---------------------------------------------------------------------------------------------

    def board(self, view: Observation, numbers: Numbers, columns: int) -> list[str]:
        lines = [*self._middle(view, columns), ""]
        for seat in range(self.game.seats):
            if seat != view.viewer:
                lines += self._rival(view, seat, columns)
        return [*lines, "", *self._own(view, numbers, columns)]

    def _middle(self, view: Observation, columns: int) -> list[str]:
        say = self.teller.say
        match, _, last = self.game.options_given["match"].partition(":")
        rounds = int(last) if match == "rounds" else 0
        pile, supply = view.zone(t.DISCARD), view.zone(t.SUPPLY)
        parts = [
            self.game.title.name,
            say("table-round", round=view.field(t.ROUND), last=rounds),
            say("table-supply", count=len(supply)),
        ]
        top = f"{self.teller.piece(pile[-1])} [{self.short(pile[-1])}]" if pile else ""
        second = say("table-pile", top=top, count=len(pile)) if pile else say("table-pile-empty")
        return [*wrapped("   ".join(parts), columns), *wrapped(second, columns, "", "  ")]

    def _rival(self, view: Observation, seat: int, columns: int) -> list[str]:
        """Another seat: its numbers on one line, its cards on the next."""
        secret = view.zone(t.HIDDEN + seat)
        known = [card for card in secret if card >= 0]
        names = ", ".join(map(self.short, known))
        hidden = self.teller.say("table-hidden-known" if known else "table-hidden", count=len(secret), cards=names)
        row = ", ".join([*map(self.short, view.zone(t.OPEN + seat)), hidden])
        name = self.teller.seat(seat)
        return [
            *wrapped(f"{name}{self._bot(seat)}: {', '.join(self._facts(view, seat))}", columns, "", "  "),
            *wrapped(row, columns, "  "),
        ]

    def _bot(self, seat: int) -> str:
        return f" ({self.teller.say('table-bot')})" if seat in self.bots else ""

    def _facts(self, view: Observation, seat: int) -> Iterator[str]:
        say, score = self.teller.say, view.field(t.SCORE + seat)
        yield say("table-points", points=score)
        yield say(f"rank-{rank(score).name.lower()}")
        if view.field(t.DEALER) == seat:
            yield say("table-dealer")
        if view.field(t.SKIPS + seat):
            yield say("table-skips", count=view.field(t.SKIPS + seat))
        if view.field(t.OUT + seat):
            yield say("table-out")

    def _own(self, view: Observation, numbers: Numbers, columns: int) -> list[str]:
        say, seat = self.teller.say, view.viewer
        facts = ", ".join(self._facts(view, seat))
        lines = wrapped(f"{say('table-hand', name=self.teller.seat(seat))} ({facts}). {say('table-star')}", columns)
        cards = lens.hand(view)
        for line in self._rows(view, cards, numbers, columns):
            lines += line
        ready = [words.group(self.teller, self.civio, group) for group in lens.groups(self.civio, view)[:MOST_READY]]
        told = say("table-groups", groups="; ".join(ready)) if ready else say("table-no-groups")
        if len(cards) == self.civio.sizes.hand and any(lens.calls(self.civio, view)):
            told = f"{told} {say('table-calls')}"
        return [*lines, *wrapped(told, columns)]

    def _rows(self, view: Observation, cards: Collection[int], numbers: Numbers, columns: int) -> Iterator[list[str]]:
        """The cards of the hand: number, star, name to type, title, and which are hidden."""
        shorts = max((len(self.short(card)) for card in cards), default=0)
        titles = max((len(self._title(card)) for card in cards), default=0)
        for card in cards:
            number = f"{numbers[card]:>2}" if card in numbers else "  "
            begin = f"{number} {'*' if self.civio.deck.cards[card].starred else ' '} {self.short(card)}"
            secret = self._secrecy(view, card)
            if columns < 5 + shorts + 2 + titles + 2 + len(secret):
                yield [f"{begin}  {secret}".rstrip(), *wrapped(self._title(card), columns, "      ")]
                continue
            line = f"{begin:<{5 + shorts}}  {self._title(card):<{titles}}  {secret}"
            if columns >= WIDE:
                line = f"{line:<{shorts + titles + 19}}{self._fits(self.civio.deck.cards[card])}"
            yield [line[:columns].rstrip()]

    def _title(self, card: int) -> str:
        title, year = self.teller.piece(card), str(self.civio.deck.cards[card].year or "")
        return title if year in title else f"{title} ({year})"

    def _secrecy(self, view: Observation, card: int) -> str:
        return self.teller.say("table-secret") if card in view.zone(t.HIDDEN + view.viewer) else ""

    def _fits(self, card: Card) -> str:
        """With what the card says it goes; a freedom that it weakens is not among that."""
        deck = self.civio.deck
        weakened = [ref for ref in card.minus if deck.cards[deck.number(ref)].kind is not Kind.FREEDOM]
        refs = (*card.issues, *card.plus, *weakened, *card.amendments)
        names = ", ".join(deck.cards[deck.number(ref)].short for ref in refs)
        return self.teller.say("table-fits", cards=names) if names else ""

    # Choices -----------------------------------------------------------------------------------------------

    def choice(self, view: Observation, atom: int) -> str:
        if atom == t.DRAW_DISCARD:
            return self.teller.say("choice-take-top", card=self.teller.piece(view.zone(t.DISCARD)[-1]))
        text = self.teller.atom(atom)
        if atom in (t.CALL_FLUSH, t.CALL_SPLIT):
            points = lens.calls(self.civio, view)[atom - t.DO_CALL]
            return self.teller.say("choice-call", choice=text, points=points)
        return text

    # What fits ---------------------------------------------------------------------------------------------

    def links(self, view: Observation) -> list[str]:
        game, teller = self.civio, self.teller
        links = [words.link(teller, game, link) for link in lens.links(game, view)]
        groups = [words.group(teller, game, group) for group in lens.groups(game, view)]
        near = [words.near(teller, one) for one in lens.near(game, view)[:MOST_NEAR]]
        lines = [] if links else [teller.say("links-none")]
        for heading, found in (("links-heading", links), ("groups-heading", groups), ("near-heading", near)):
            if found:
                lines += [teller.say(heading), *(f"  {sentence}" for sentence in found)]
        return lines

    def pile(self, view: Observation, columns: int) -> list[str]:
        cards = [f"{self.teller.piece(card)} [{self.short(card)}]" for card in reversed(view.zone(t.DISCARD))]
        lines = [self.teller.say("pile-heading" if cards else "table-pile-empty")]
        for at, card in enumerate(cards, 1):
            lines += wrapped(card, columns, f"{at:>4}  ", "      ")
        return lines

    # The end of a round ------------------------------------------------------------------------------------

    def tell(
        self, step: Step, lines: list[Told], before: Callable[[int], Observation], people: Collection[int]
    ) -> list[str]:
        """After the points come the cases that each person used; then the next deal."""
        ended = next((at for at, line in enumerate(lines) if line.note in ROUND_ENDS), None)
        if ended is None:
            return super().tell(step, lines, before, people)
        last = max(at for at, line in enumerate(lines) if line.note in ("points", *ROUND_ENDS))
        recap = [text for seat in sorted(people) for text in self._recap(step, seat, before(seat))]
        return [
            *(line.text for line in lines[: last + 1]),
            *recap,
            *(line.text for line in lines[last + 1 :]),
        ]

    def rests(self, step: Step) -> bool:
        notes = self.game.schema.layout.notes
        return any(isinstance(event, Noted) and notes[event.kind].name in ROUND_ENDS for event in step.events)

    def _recap(self, step: Step, seat: int, view: Observation) -> Iterator[str]:
        """The cases in the precedents of a seat, and what became of them."""
        sequences = lens.counted(self.civio, lens.hand(view))
        notes = self.game.schema.layout.notes
        for event in step.events:
            name = notes[event.kind].name if isinstance(event, Noted) else ""
            if isinstance(event, Noted) and name in CALLS and event.args[0] == seat:
                sequences = lens.laid_out(self.civio, CALLS[name], event.args[1:])
        cases = lens.cases(self.civio, sequences)
        groups = "; ".join(" - ".join(map(self.short, sequence)) for sequence in sequences)
        name = "round-cases" if cases else "round-no-cases"
        yield self.teller.say(name, seat=self.teller.seat(seat), groups=groups)
        for case in cases:
            card = self.civio.face(case, self.teller.language)
            yield f"  {card.name} ({card.year}): {card.text} {card.matters}"

    def result(self, result: Result) -> list[str]:
        seats = sorted(range(self.game.seats), key=lambda seat: (result.places[seat], seat))
        lines = [self.teller.say("result-heading"), self.teller.say(f"end-{result.end}")]
        for seat in seats:
            name = f"{self.teller.seat(seat)}{self._bot(seat)}"
            points, step = result.points[seat], rank(result.points[seat]).name.lower()
            lines.append(self.teller.say("result-line", place=result.places[seat], seat=name, points=points, rank=step))
        return lines
