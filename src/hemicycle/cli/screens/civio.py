"""CIVIO in a terminal: everybody's open cards, the pile, and the own hand with what fits together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, cast

from hemicycle.cli.output import wrapped
from hemicycle.cli.screens.plain import Numbers, Screen, Told
from hemicycle.games.civio import lens, words
from hemicycle.games.civio import title as t
from hemicycle.games.civio.deck import Card
from hemicycle.games.civio.rules.table import Civio
from hemicycle.games.civio.scoring import rank
from hemicycle.kernel.events import Noted
from hemicycle.kernel.game import Result
from hemicycle.kernel.record import Step
from hemicycle.kernel.view import Observation

WIDE: Final = 100
NARROW: Final = 64
ROUND_ENDS: Final = ("called_flush", "called_split", "no_winner")
MOST_NEAR: Final = 8


class CivioScreen(Screen):
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
        hidden = self.teller.say("table-hidden", count=len(secret))
        if known:
            hidden += f" ({', '.join(map(self.short, known))})"
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
        for card in cards:
            lines += self._card_line(view, card, numbers, columns, max(len(self.short(card)) for card in cards))
        ready = [words.group(self.teller, self.civio, group) for group in lens.groups(self.civio, view)[:3]]
        told = say("table-groups", groups="; ".join(ready)) if ready else say("table-no-groups")
        if len(cards) == self.civio.sizes.hand and any(lens.calls(self.civio, view)):
            told = f"{told} {say('table-calls')}"
        return [*lines, *wrapped(told, columns)]

    def _card_line(self, view: Observation, card: int, numbers: Numbers, columns: int, room: int) -> list[str]:
        """A card of the hand: number, name to type, star, title, and who sees it."""
        printed = self.civio.deck.cards[card]
        number = f"{numbers[card]:>2}" if card in numbers else "  "
        star = "*" if printed.starred else " "
        year = f" ({printed.year})" if printed.year else ""
        secret = self._secrecy(view, card)
        if columns < NARROW:
            return [
                f"{number} {star} {self.short(card)}{'  ' + secret if secret else ''}",
                *wrapped(f"{self.teller.piece(card)}{year}", columns, "      "),
            ]
        line = f"{number} {star} {self.short(card):<{room}}  {self.teller.piece(card)}{year}"
        if columns >= WIDE:
            line = f"{line:<{room + 48}}{self._fits(printed)}"
        return [f"{line[: columns - 10]:<{columns - 10}}{secret:>10}".rstrip()]

    def _secrecy(self, view: Observation, card: int) -> str:
        return self.teller.say("table-secret") if card in view.zone(t.HIDDEN + view.viewer) else ""

    def _fits(self, card: Card) -> str:
        """What stands on a card about its neighbours, in short."""
        refs = (*card.issues, *card.amendments, *card.plus, *card.minus)
        return ", ".join(self.civio.deck.cards[self.civio.deck.number(ref)].short for ref in refs)

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

    def _recap(self, step: Step, seat: int, view: Observation) -> Iterator[str]:
        """The cases in the precedents of a seat, and what became of them."""
        sequences = lens.counted(self.civio, lens.hand(view))
        notes = self.game.schema.layout.notes
        for event in step.events:
            if isinstance(event, Noted) and notes[event.kind].name in ROUND_ENDS[:2] and event.args[0] == seat:
                sequences = (event.args[1:],)
        cases = lens.cases(self.civio, sequences)
        yield self.teller.say("round-cases" if cases else "round-no-cases", seat=self.teller.seat(seat))
        for case in cases:
            card = self.civio.deck.cards[case]
            yield f"  {card.name} ({card.year}): {card.text} {card.matters}"

    def result(self, result: Result) -> list[str]:
        seats = sorted(range(self.game.seats), key=lambda seat: (result.places[seat], seat))
        lines = [self.teller.say("result-heading"), self.teller.say(f"end-{result.end}")]
        for seat in seats:
            name = f"{self.teller.seat(seat)}{self._bot(seat)}"
            points, step = result.points[seat], rank(result.points[seat]).name.lower()
            lines.append(self.teller.say("result-line", place=result.places[seat], seat=name, points=points, rank=step))
        return lines
