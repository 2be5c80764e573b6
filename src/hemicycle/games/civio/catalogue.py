"""CIVIO's cards as a reader wants them: what they say first, and which cards may follow each and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.civio import lens, words
from hemicycle.games.civio.deck import Kind
from hemicycle.kernel.catalogue import plain_catalogue
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

# What a case is about, then what it can be linked with, then what is only looked up.
ORDER: Final = (
    "text",
    "protects",
    "forbids",
    "matters",
    "year",
    "issues",
    "amendments",
    "plus",
    "minus",
    "why",
    "attack",
    "overrules",
    "freedom",
    "star",
    "full_name",
    "citation",
)


def catalogue(game: Civio, teller: Teller) -> list[dict[str, Any]]:
    """Every card of the table's deck."""
    # Under the heading `Issues` an issue needs no word that says what it is.
    issues = {
        card.id: game.face(game.deck.number(card.id), teller.language).name for card in game.deck.of_kind(Kind.ISSUE)
    }
    entries = plain_catalogue(game, teller, ORDER, issues)
    for first, card in enumerate(entries):
        card["follows"] = [
            {"card": game.deck.cards[link.second].short, "how": link.how, "say": words.link(teller, game, link)}
            for second in range(len(entries))
            if second != first
            for link in lens.links_between(game, first, second)
        ]
    return entries
