"""Card texts in other languages: laid over the texts of the base deck, and only where a card still has these.

What a pack has replaced or added stays in the language of the pack. Names for play (ids, names in notation) and
digests are of the deck itself, so no record hangs on a language.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.deck import Card
from hemicycle.kernel.words import Catalogue

FORMAT: Final = "civio-texts/1"
NAMES: Final = ("name", "full_name")
SENTENCES: Final = ("text", "protects", "forbids", "matters")

Texts = Mapping[str, Any]  # of one card: its fields, and under `why` a sentence for each reference


@cache
def translations() -> Mapping[str, Mapping[str, Texts]]:
    """By language and card, what the text files hold."""
    found: dict[str, Mapping[str, Texts]] = {}
    for file in (files("hemicycle.games.civio") / "cards").iterdir():
        data = json.loads(file.read_text("utf-8")) if file.name.endswith(".json") else {}
        if data.get("format") == FORMAT:
            found[data["language"]] = data["cards"]
    return found


@cache
def _base() -> Mapping[str, Card]:
    return {card.id: card for card in base_deck().cards}


def translated(card: Card, language: str) -> Card:
    """The card with its texts in a language, so far as they are the base deck's and have been translated."""
    texts, base = translations().get(language, {}).get(card.id), _base().get(card.id)
    if texts is None or base is None:
        return card
    fields = {
        field: texts[field]
        for field in (*NAMES, *SENTENCES)
        if field in texts and getattr(card, field) == getattr(base, field)
    }
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
