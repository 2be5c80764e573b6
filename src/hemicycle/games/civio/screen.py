"""What a screen of CIVIO shows beside the cards: the findings of the lens, with their sentences, as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.civio import lens, words
from hemicycle.games.civio import title as t
from hemicycle.games.civio.scoring import rank
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

MOST_NEAR: Final = 6
MOST_MISSING: Final = 8  # of the cards that would complete one group


def screen(game: Civio, view: Observation, teller: Teller) -> dict[str, Any]:
    """All that the lens finds for a viewer; an onlooker, who has no hand, gets the ranks alone."""
    calls, helps, attack = lens.calls(game, view), lens.top_helps(game, view), lens.attack(game, view)
    return {
        "groups": [_group(game, teller, group) for group in lens.groups(game, view)],
        "near": [_near(game, teller, near) for near in lens.nearest(game, view)[:MOST_NEAR]],
        "calls": {"flush": calls.flush, "split": calls.split},
        "links": [_link(game, teller, link) for link in lens.links(game, view)],
        "rank": {LETTERS[seat]: _rank(teller, view, seat) for seat in game.in_play},
        "moment": words.attack(teller, attack) if attack else "",
        "top_helps": words.top(teller, helps) if helps else "",
    }


def _group(game: Civio, teller: Teller, group: lens.Group) -> dict[str, Any]:
    return {
        "cards": _names(game, group.cards),
        "stars": group.stars,
        "flush": len(group.cards) == game.sizes.hand,
        "say": words.precedent(teller, game, group),
    }


def _near(game: Civio, teller: Teller, near: lens.Near) -> dict[str, Any]:
    missing = [
        {
            "card": game.deck.cards[spot.card].short,
            "place": spot.place,
            "seat": LETTERS[spot.seat] if spot.seat >= 0 else "",
        }
        for spot in near.missing[:MOST_MISSING]
    ]
    return {"cards": _names(game, near.cards), "missing": missing, "say": words.near(teller, near)}


def _link(game: Civio, teller: Teller, link: lens.Link) -> dict[str, Any]:
    first, second = _names(game, (link.first, link.second))
    return {"first": first, "second": second, "how": link.how, "say": words.link(teller, game, link)}


def _rank(teller: Teller, view: Observation, seat: int) -> str:
    return teller.say(f"rank-{rank(view.field(t.SCORE + seat)).name.lower()}")


def _names(game: Civio, cards: tuple[int, ...]) -> list[str]:
    return [game.deck.cards[card].short for card in cards]
