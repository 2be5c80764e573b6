"""CIVIO set up for one table: its deck as lists, its decisions, and what every phase asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.deck import LAWS, Card, Deck
from hemicycle.games.civio.precedents import Precedents
from hemicycle.games.civio.rules import attack, deal, leaving, reasons, round_end, turn
from hemicycle.games.civio.rules.sizes import FULL, Sizes
from hemicycle.games.civio.scoring import Scorer, places
from hemicycle.games.civio.translation import titles, translated
from hemicycle.kernel.atoms import Action, verb_of
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.game import Game, Refusal, Result, Title
from hemicycle.kernel.schema import LETTERS, Piece, Schema
from hemicycle.kernel.state import State

ATTACKS: Final = ("lose_turn", "confiscate_and_arrest")


@lru_cache(maxsize=8)
def precedents_of(deck: Deck, groups: tuple[int, int]) -> Precedents:
    """The tables of a deck; found once, since many tables share a deck."""
    return Precedents(deck, groups)


class Civio(Game):
    """One table of CIVIO."""

    def __init__(
        self,
        title: Title,
        deck: Deck,
        seats: int,
        options: dict[str, str],
        packs: Sequence[dict[str, str]] = (),
        sizes: Sizes = FULL,
    ) -> None:
        pieces = [Piece(card.short) for card in deck.cards]
        super().__init__(title, Schema(t.LAYOUT, seats, pieces), options, t.VERBS, reasons.REASONS)
        self.deck, self.sizes, self._packs = deck, sizes, list(packs)
        self.precedents = precedents_of(deck, sizes.groups)
        self.scorer = Scorer(self.precedents)
        self.attacks = [ATTACKS.index(card.attack) + 1 if card.attack else 0 for card in deck.cards]
        self.overrules = [sum(1 << ATTACKS.index(name) + 1 for name in card.overrules) for card in deck.cards]
        self.is_law = [card.kind in LAWS for card in deck.cards]
        self.put_back_attacks = options["put_back_attacks"] == "yes"
        self.round_cap = int(options["round_cap"])
        self.match, _, self.match_value = options["match"].partition(":")
        self.decisions = [
            deal.FirstDealer(self),
            deal.Deal(self),
            deal.TurnUp(self),
            deal.Keep(self),
            turn.Draw(self),
            turn.FromSupply(self),
            turn.Discard(self),
            attack.Target(self),
            attack.Answer(self),
            attack.Take(self),
            attack.TakeHidden(self),
            attack.Replace(self),
            turn.Expose(self),
            turn.Finish(self),
            round_end.Next(self),
        ]
        self.hosting.append(leaving.Leave(self))

    @property
    def in_play(self) -> range:
        """The seats of the table, in order of play."""
        return range(self.seats)

    def present(self, s: State) -> list[int]:
        """The seats that have not left."""
        return [seat for seat in self.in_play if not s.fields[t.OUT + seat]]

    @rule("CIV-4.1", off=0)
    def left_of(self, s: State, seat: int) -> int:
        """The next seat to the left that has not left."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not s.fields[t.OUT + other]:
                return other
        return seat

    def hand(self, s: State, seat: int) -> tuple[int, ...]:
        """All cards that a seat holds."""
        return s.zones[t.HIDDEN + seat] + s.zones[t.OPEN + seat]

    # What the kernel asks of a game.

    def start(self) -> State:
        s = State(self.schema)
        s.zones[t.SUPPLY] = tuple(range(len(self.deck.cards)))
        for seat, points in enumerate(self.options_given["start_points"].split(",")):
            s.fields[t.SCORE + seat] = int(points)
        dealer = self.options_given["first_dealer"]
        if dealer == "random":
            s.frames = ((deal.FIRST_DEALER, 0),)
        else:
            deal.begin_round(self, s, LETTERS.index(dealer))
        return s

    def result(self, s: State) -> Result:
        points = tuple(s.fields[t.SCORE + seat] for seat in self.in_play)
        order = tuple(places(points))
        first = tuple(seat for seat in self.in_play if order[seat] == 1)
        return Result(t.ENDS[s.fields[t.ENDED]], order, points, first)

    def turns(self, s: State) -> float:
        begun = sum(s.fields[t.TURNS + seat] + s.fields[t.EARLIER + seat] for seat in self.in_play)
        return begun / self.seats

    @rule("CIV-5.1")
    def refuse(self, s: State, actor: int, action: Action, words: str | None = None) -> Refusal | None:
        """Nothing but a listed option is accepted; what is refused changes nothing."""
        return super().refuse(s, actor, action, words)

    def misplaced(self, s: State, actor: int, action: Action) -> int:
        """A call out of turn has a reason of its own (CIV-6.11)."""
        if s.frames and action and verb_of(action[0]) in (verb_of(t.DO_CALL), verb_of(t.DO_LAY)):
            return reasons.NOT_YOUR_MOMENT
        return super().misplaced(s, actor, action)

    def face(self, card: int, language: str) -> Card:
        """A card with its texts in a language."""
        return translated(self.deck.cards[card], language)

    def cards(self, language: str = "en") -> list[dict[str, object]]:
        return [printed(translated(card, language)) for card in self.deck.cards]

    def piece_titles(self, language: str = "en") -> list[str]:
        return titles(self.deck.cards, self.title.folder, language)

    def packs_used(self) -> list[dict[str, str]]:
        return self._packs


def printed(card: Card) -> dict[str, object]:
    """A card as data: what stands on it, and whether it bears a star."""
    values = {name: value for name, value in asdict(card).items() if value}
    return {**values, "star": card.starred}
