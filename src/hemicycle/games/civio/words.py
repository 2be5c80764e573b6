"""Says in sentences what the lens finds, in the language of a Teller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio.lens import Attack, Group, Help, Link, Missing, Near
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

MOST_MISSING: Final = 4


def link(teller: Teller, game: Civio, found: Link) -> str:
    """Why one card may follow another, with what the card itself says about the two."""
    first, second = teller.piece(found.first), teller.piece(found.second)
    issue = teller.piece(game.deck.number(found.issue)) if found.issue else ""
    why = game.face(found.second, teller.language).why.get(game.deck.cards[found.first].id, "")
    return teller.say(f"link-{found.how}", first=first, second=second, why=why, issue=issue).strip()


def group(teller: Teller, game: Civio, found: Group) -> str:
    """A precedent of the hand, by the names that a person types."""
    cards = " - ".join(game.deck.cards[card].short for card in found.cards)
    name = "group-flush" if len(found.cards) == game.sizes.hand else "group"
    return teller.say(name, cards=cards, stars=found.stars)


def precedent(teller: Teller, game: Civio, found: Group) -> str:
    """A precedent of the hand, by the names of its cards."""
    cards = " - ".join(teller.piece(card) for card in found.cards)
    name = "group-flush" if len(found.cards) == game.sizes.hand else "group"
    return teller.say(name, cards=cards, stars=found.stars)


def top(teller: Teller, found: Help) -> str:
    """What the top of the pile would do for the hand."""
    cards = " - ".join(teller.piece(card) for card in found.cards)
    away = teller.piece(found.away) if found.away >= 0 else ""
    return teller.say(f"top-{found.how}", card=teller.piece(found.card), cards=cards, away=away)


def near(teller: Teller, found: Near, most: int = MOST_MISSING) -> str:
    """Cards that lack one more, and which it could be."""
    named = [_missing(teller, spot) for spot in found.missing[:most]]
    left = len(found.missing) - most
    if left > 0:
        named.append(teller.say("missing-more", count=left))
    pair = teller.everyone([teller.piece(card) for card in found.cards])
    return teller.say("near", pair=pair, missing=", ".join(named))


def attack(teller: Teller, found: Attack) -> str:
    """What an attack does, and whether the hand can stop it."""
    if found.mine:
        return teller.say(f"attack-by-you-{found.kind}")
    name = "attack-none-stops" if not found.stopped_by else "attack-some-stop"
    consequence = teller.say(f"attack-on-you-{found.kind}", attacker=teller.seat(found.attacker))
    return f"{teller.say(name)} {consequence}"


def _missing(teller: Teller, spot: Missing) -> str:
    seat = teller.seat(spot.seat) if spot.seat >= 0 else ""
    return teller.say(f"missing-{spot.place}", card=teller.piece(spot.card), seat=seat)
