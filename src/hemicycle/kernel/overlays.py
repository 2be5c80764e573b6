"""Card texts in other languages: laid over the texts of the base cards, and only where a card still has these.

A game keeps one JSON file a language beside its cards, with the texts of each card by its id. What a pack has
replaced or added stays in the language of the pack. Names for play (ids, names in notation) and digests are of the
cards themselves, so no record hangs on a language.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

Texts = Mapping[str, Any]  # of one card, by the field that they stand in


def overlays(package: str, form: str) -> dict[str, Mapping[str, Texts]]:
    """By language and card, what the files of this format hold that lie beside the cards of a game."""
    found: dict[str, Mapping[str, Texts]] = {}
    for file in (files(package) / "cards").iterdir():
        data = json.loads(file.read_text("utf-8")) if file.name.endswith(".json") else {}
        if data.get("format") == form:
            found[data["language"]] = data["cards"]
    return found


def laid_over(card: object, base: object, texts: Texts, fields: Iterable[str]) -> dict[str, Any]:
    """By field, the texts that go over those of a card: where there is one, and the card says what the base says."""
    return {field: texts[field] for field in fields if field in texts and getattr(card, field) == getattr(base, field)}
