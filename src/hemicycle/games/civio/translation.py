"""CIVIO's cards in other languages, and what people call them at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.deck import Card
from hemicycle.kernel.overlays import Texts, laid_over, overlays
from hemicycle.kernel.words import Catalogue

FORMAT: Final = "civio-texts/1"
NAMES: Final = ("name", "full_name")
SENTENCES: Final = ("text", "protects", "forbids", "matters")


@cache
def translations() -> Mapping[str, Mapping[str, Texts]]:
    """By language and card, its texts, and under `why` a sentence for each reference."""
    return overlays("hemicycle.games.civio", FORMAT)


@cache
def _base() -> Mapping[str, Card]:
    return {card.id: card for card in base_deck().cards}


def translated(card: Card, language: str) -> Card:
    """The card with its texts in a language, so far as they are the base deck's and have been translated."""
    texts, base = translations().get(language, {}).get(card.id), _base().get(card.id)
    if texts is None or base is None:
        return card
    fields = laid_over(card, base, texts, (*NAMES, *SENTENCES))
    whys = texts.get("why", {})
    why = {ref: whys.get(ref, own) if own == base.why.get(ref) else own for ref, own in card.why.items()}
    return replace(card, **fields, why=why)


@lru_cache(maxsize=8)
def _words(folder: Path, language: str) -> Catalogue:
    return Catalogue([folder], language)


def titles(cards: tuple[Card, ...], folder: Path, language: str) -> list[str]:
    """What people call the cards at the table: their names, which for issues and freedoms need a word before them."""
    words = _words(folder / "words", language)
    titles = []
    for card in cards:
        message, name = f"title-{card.kind}", translated(card, language).name
        titles.append(words.say(message, name=name) if words.has(message) else name)
    return titles
