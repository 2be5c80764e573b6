"""The sensible bot: it works toward the nearest 3 + 4 or flush, from an Observation alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.grammar import BIT
from hemicycle.games.civio.plan import Outlook, Planner
from hemicycle.games.civio.precedents import Precedents, mask_of, members
from hemicycle.kernel.atoms import argument, code, verb_of
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.view import Observation

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

ROUNDS_WANTED: Final = 3  # in an open match it votes for so many


@lru_cache(maxsize=8)
def planner_of(precedents: Precedents) -> Planner:
    return Planner(precedents)


class SensibleBot(Bot):
    """Takes the pile's top when that helps, keeps the nearest hand, feeds nobody, and calls as soon as it can."""

    name = "sensible"

    def __init__(self, game: Civio, stream: Stream, language: str) -> None:
        super().__init__(game, stream, language)
        self.deck = game.deck
        self.attacks, self.overrules = game.attacks, game.overrules
        self.hand_size = game.sizes.hand
        self.planner = planner_of(game.precedents)
        self._ways: dict[int, Callable[[Observation, list[int]], int]] = {
            t.DO_KEEP: self._keep,
            t.DO_CARD: self._keep,
            t.DO_DRAW: self._draw,
            t.DO_DISCARD: self._discard,
            t.DO_TARGET: self._target,
            t.DO_OVERRULE: self._answer,
            t.DO_ACCEPT: self._answer,
            t.DO_TAKE: self._take,
            t.DO_TAKE_HIDDEN: self._take,
            t.DO_EXPOSE: self._expose,
            t.DO_NEXT: self._vote,
        }

    def choose(self, view: Observation, legal: list[int]) -> int:
        for call in (t.CALL_FLUSH, t.CALL_SPLIT):
            if call in legal:
                return call
        way = self._ways.get(code(verb_of(legal[0])))
        return way(view, legal) if way and len(legal) > 1 else legal[0]

    # What it sees.

    def hand(self, view: Observation) -> tuple[int, ...]:
        return view.zone(t.HIDDEN + view.viewer) + view.zone(t.OPEN + view.viewer)

    def unseen(self, view: Observation) -> int:
        """The cards that may still come: in the supply, in hidden hands, or on top of the pile."""
        seen = 0
        for places in view.zones:
            for card in places or ():
                if card >= 0:
                    seen |= BIT[card]
        top = view.zone(t.DISCARD)[-1:]
        return (BIT[len(self.deck.cards)] - 1) & ~seen | mask_of(top)

    def outlook(self, view: Observation, cards: int) -> Outlook:
        return self.planner.outlook(cards, self.unseen(view))

    # How it chooses.

    def _draw(self, view: Observation, legal: list[int]) -> int:
        if t.DRAW_DISCARD not in legal or t.DRAW_SUPPLY not in legal:
            return legal[0]
        top = view.zone(t.DISCARD)[-1]
        hand = mask_of(self.hand(view))
        now = self.outlook(view, hand)
        return t.DRAW_DISCARD if now.wanted & BIT[top] else t.DRAW_SUPPLY

    def _discard(self, view: Observation, legal: list[int]) -> int:
        hand = mask_of(self.hand(view))
        rival = view.zone(t.OPEN + self._next_seat(view))
        taken = view.fields[t.TAKEN]

        def worth(atom: int) -> tuple[int, int, int, int]:
            card = argument(atom)
            left = self.outlook(view, hand & ~BIT[card])
            attack = 1 if self.attacks[card] and card != taken else 0
            feeds = self.planner.feeds(card, rival)
            useful = -self.planner.links(card)
            return left.nearness, attack, left.outs - 3 * feeds, useful

        return max(legal, key=worth)

    def _keep(self, view: Observation, legal: list[int]) -> int:
        """Hidden stay the laws that overrule, then the cards that fit most plans."""
        cards = sorted({*(argument(atom) for atom in legal), *(argument(atom) for atom in view.draft)})
        ranked = sorted(cards, key=lambda c: (self.overrules[c] > 0, self.planner.links(c)), reverse=True)
        want = [card for card in ranked if t.DO_CARD + card in legal or t.DO_KEEP + card in legal]
        if view.draft:
            return t.DO_CARD + want[0]
        # In ascending order: the lower of the two best comes first.
        first = min(ranked[:2])
        return t.DO_KEEP + (first if t.DO_KEEP + first in legal else want[0])

    def _expose(self, view: Observation, legal: list[int]) -> int:
        """Open goes what a rival is least likely to want, and no law that could still overrule."""
        rival = view.zone(t.OPEN + self._next_seat(view))
        known = self.outlook(view, mask_of(self.hand(view))).kept

        def worth(atom: int) -> tuple[int, int, int]:
            card = argument(atom)
            return self.overrules[card] == 0, not known & BIT[card], -self.planner.feeds(card, rival)

        return max(legal, key=worth)

    def _target(self, view: Observation, legal: list[int]) -> int:
        return max(legal, key=lambda atom: self.planner.threat(view.zone(t.OPEN + argument(atom))))

    def _answer(self, view: Observation, legal: list[int]) -> int:
        """An open law tells nobody anything new, so it goes first."""
        laws = [atom for atom in legal if atom != t.DO_ACCEPT]
        open_cards = view.zone(t.OPEN + view.viewer)
        return max(laws, key=lambda atom: argument(atom) in open_cards) if laws else t.DO_ACCEPT

    def _take(self, view: Observation, legal: list[int]) -> int:
        """The open card that helps most; if none does, a hidden one."""
        wanted = self.outlook(view, mask_of(self.hand(view))).wanted
        helpful = [atom for atom in legal if atom != t.DO_TAKE_HIDDEN and wanted & BIT[argument(atom)]]
        hand = mask_of(self.hand(view))
        if helpful:
            return max(helpful, key=lambda atom: self.outlook(view, hand | BIT[argument(atom)])[:2])
        return t.DO_TAKE_HIDDEN if t.DO_TAKE_HIDDEN in legal else legal[0]

    def _vote(self, view: Observation, legal: list[int]) -> int:
        return t.VOTE_AGAIN if view.field(t.ROUND) < ROUNDS_WANTED else t.VOTE_STOP

    def _next_seat(self, view: Observation) -> int:
        seats = self.game.seats
        others = ((view.viewer + step) % seats for step in range(1, seats))
        return next((seat for seat in others if not view.field(t.OUT + seat)), view.viewer)

    # Why.

    def reason(self, view: Observation, atom: int) -> str:
        verb = code(verb_of(atom))
        if atom in (t.CALL_FLUSH, t.CALL_SPLIT):
            return self.teller.say("hint-call")
        if verb == t.DO_DRAW:
            return self._draw_reason(view, atom)
        if verb == t.DO_DISCARD:
            left = self.outlook(view, mask_of(self.hand(view)) & ~BIT[argument(atom)])
            kept = self._titles(left.kept)
            return self.teller.say("hint-discard", card=self.teller.piece(argument(atom)), kept=kept)
        name = f"hint-{self.game.verbs[verb_of(atom)].name}"
        return self.teller.say(name) if self.teller.catalogue.has(name) else ""

    def _draw_reason(self, view: Observation, atom: int) -> str:
        now = self.outlook(view, mask_of(self.hand(view)))
        if atom == t.DRAW_DISCARD:
            return self.teller.say("hint-take-top", card=self.teller.piece(view.zone(t.DISCARD)[-1]))
        return self.teller.say("hint-draw-supply", missing=-now.nearness)

    def _titles(self, cards: int) -> str:
        return self.teller.everyone([self.teller.piece(card) for card in members(cards)])
