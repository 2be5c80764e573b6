"""Senate's cards in other languages, and what people call them at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from hemicycle.games.senate.card_values import CAUCUS, text_field
from hemicycle.games.senate.cards import base_set
from hemicycle.games.senate.deck import Card, CardSet
from hemicycle.kernel.overlays import Texts, laid_over, overlays

FORMAT: Final = "senate-texts/1"
FIELDS: Final = ("title", "text")


@cache
def translations() -> Mapping[str, Mapping[str, Texts]]:
    """By language and card, its texts under the names that they have in card files."""
    return overlays("hemicycle.games.senate", FORMAT)


@cache
def _base() -> Mapping[str, Card]:
    return {card.id: card for card in base_set().cards}


def translated(card: Card, language: str) -> Card:
    """The card with its texts in a language, so far as they are the base set's and have been translated."""
    texts, base = translations().get(language, {}).get(card.id), _base().get(card.id)
    if texts is None or base is None:
        return card
    named = {"text" if field == text_field(base.kind) else field: text for field, text in texts.items()}
    return replace(card, **laid_over(card, base, named, FIELDS))


def titles(cards: Iterable[Card], language: str) -> list[str]:
    """What people call the cards at the table."""
    return [translated(card, language).title for card in cards]


def caucus_title(cards: CardSet, lean: int, language: str) -> str:
    """What people call the caucus of a lean."""
    caucus = cards.caucuses[lean]
    texts = translations().get(language, {}).get(f"{CAUCUS}.{caucus.id}", {})
    base = next((other for other in base_set().caucuses if other.id == caucus.id), None)
    title: str = laid_over(caucus, base, texts, ("title",)).get("title", caucus.title) if base else caucus.title
    return title
