"""What stands on the cards of a table, as lists by piece: the rules look up here and never in a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hemicycle.games.senate.deck import ISSUES, LEANS, PLACES, CardSet, Kind
from hemicycle.kernel.clauses import rule

NONE: Final = -1


def issues_mask(issues: Iterable[str]) -> int:
    return sum(1 << ISSUES.index(issue) for issue in issues)


def places_mask(places: Iterable[str]) -> int:
    return sum(1 << PLACES.index(place) for place in places)


class Roster:
    """The cards of a set as lists by piece; what a kind of card has not is 0, or NONE where 0 means something."""

    def __init__(self, cards: CardSet) -> None:
        many = len(cards.cards)
        self.kind = [card.kind for card in cards.cards]
        self.is_senator = [kind is Kind.SENATOR for kind in self.kind]
        self.window = [card.window for card in cards.cards]
        self.is_bill = [kind is Kind.BILL for kind in self.kind]
        self.executive = cards.of_kind(Kind.EXECUTIVE)[0]
        self.lean = [cards.lean(card) if card.caucus else NONE for card in cards.cards]
        self.positions = [card.positions or (0,) * len(ISSUES) for card in cards.cards]
        self.votes = [card.votes for card in cards.cards]
        self.member = [issues_mask(card.committees) for card in cards.cards]
        self.star = [ISSUES.index(card.star) if card.star else NONE for card in cards.cards]
        self.issue = [ISSUES.index(card.issue) if card.issue else NONE for card in cards.cards]
        self.position = [card.position for card in cards.cards]
        self.weight = [card.weight for card in cards.cards]
        self.pork = [places_mask([card.state]) if card.state else 0 for card in cards.cards]
        senators = [sum(self.lean[at] == lean for at in cards.of_kind(Kind.SENATOR)) for lean in range(len(LEANS))]
        self.minority = minority(senators, self.lean[self.executive])
        # Special rules of senators (SEN-6.4).
        self.sponsor_any = [0] * many
        self.sponsor_near = [0] * many
        self.committee_votes: list[dict[int, int]] = [{} for _ in range(many)]
        self.floor_bonus: list[dict[int, int]] = [{} for _ in range(many)]
        self.inactive = [NONE] * many
        self.free_vote = [0] * many
        self.filibuster_from = [0] * many
        self.no_filibuster = [False] * many
        self.pork_deaf = [False] * many
        self.double = [False] * many
        self.early_release = [False] * many
        self.amend_far = [False] * many
        self.sponsor_points = [0] * many
        self.cloture_votes = [0] * many
        for piece, card in enumerate(cards.cards):
            for step in card.rules:
                self._special(piece, dict(step))

    @rule("SEN-6.4")
    def _special(self, piece: int, step: dict[str, Any]) -> None:
        """One special rule of a senator's card."""
        name = step.pop("do")
        if name in ("sponsor_any", "sponsor_near", "free_vote"):
            getattr(self, name)[piece] |= issues_mask(step["issues"])
        elif name in ("committee_votes", "floor_bonus"):
            getattr(self, name)[piece][ISSUES.index(step["issue"])] = step["n"]
        elif name == "pork_wide":
            self.pork[piece] |= places_mask(step["states"])
        else:
            getattr(self, name)[piece] = next(iter(step.values()), True)


@rule("SEN-4.3", off=0)
def minority(senators: list[int], white_house: int) -> int:
    """The lean of the caucus with fewer senators; of equals the one without the White House."""
    if senators[0] == senators[1]:
        return 1 - white_house
    return 0 if senators[0] < senators[1] else 1
