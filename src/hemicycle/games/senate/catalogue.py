"""Senate's cards as a reader wants them: what is on record, what is made for play, and how it was made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.senate.cards import base_set
from hemicycle.games.senate.deck import ISSUES, ORDER, Card, Kind
from hemicycle.games.senate.rules.reading import IN_COMMITTEE
from hemicycle.games.senate.rules.sheets import seat_needed, unqualified
from hemicycle.games.senate.translation import caucus_title, translated
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

# Senators who have the positions of their printed cards, and in how many of them our own computation differs.
PRINTED: Final = {"senator.leahy": 1, "senator.hatch": 2}
CENTURY: Final = "20"

Fact = tuple[str, str]


def catalogue(game: Senate, teller: Teller) -> list[dict[str, Any]]:
    """Every card of the table: the senators by caucus and name, the bills by issue and position, then the others."""
    pieces = sorted(range(len(game.set.cards)), key=lambda piece: _place(game, piece))
    printed = game.cards(teller.language)
    return [_entry(game, teller, piece, printed[piece]) for piece in pieces]


def _place(game: Senate, piece: int) -> tuple[object, ...]:
    """Where a card stands in the list."""
    card = game.card(piece)
    kind = ORDER.index(card.kind)
    if card.kind is Kind.SENATOR:
        return kind, game.roster.lean[piece], card.short
    if card.kind is Kind.BILL:
        return kind, ISSUES.index(card.issue), card.position, card.weight, card.short
    return kind, piece


def _entry(game: Senate, teller: Teller, piece: int, printed: dict[str, object]) -> dict[str, Any]:
    card = translated(game.card(piece), teller.language)
    return {
        "name": card.short,
        "title": card.title,
        "kind": str(card.kind),
        "kind_title": _kind_title(game, teller, piece),
        "printed": printed,
        "facts": [(teller.say(f"field-{name}"), text) for name, text in _facts(game, teller, piece, card)],
        "follows": [],
    }


def _kind_title(game: Senate, teller: Teller, piece: int) -> str:
    kind = game.roster.kind[piece]
    if kind is not Kind.SENATOR:
        return teller.say(f"kind-{kind}")
    return teller.say("card-kind-senator", caucus=caucus_title(game.set, game.roster.lean[piece], teller.language))


@cache
def _base() -> dict[str, Card]:
    return {card.id: replace(card, short="") for card in base_set().cards}


def is_base(card: Card) -> bool:
    """Whether a card is that of the box, unchanged: only of those do we know where what they say comes from."""
    return _base().get(card.id) == replace(card, short="")


def _facts(game: Senate, teller: Teller, piece: int, card: Card) -> Iterator[Fact]:
    """The facts of a card: the name of the heading, and the text."""
    base = is_base(game.card(piece))
    if card.kind is Kind.SENATOR:
        yield from _senator(game, teller, piece, card, base=base)
    elif card.kind is Kind.EXECUTIVE:
        yield from _executive(game, teller, card)
    elif card.kind is Kind.BILL:
        yield from _bill(game, teller, piece, card)
    else:
        yield "text", card.text
    if not base:
        yield "made", teller.say("made-pack")
    elif card.kind is Kind.EXECUTIVE:
        yield "made", teller.say("made-president")
    elif card.kind is not Kind.SENATOR:
        yield "made", teller.say(f"made-{card.kind}")


def _senator(game: Senate, teller: Teller, piece: int, card: Card, *, base: bool) -> Iterator[Fact]:
    """First what is on record, then what is made for play; of the cards of the box, with how it was made."""
    say = teller.say
    yield "party", say("card-party", party=card.party)
    yield "caucus", caucus_title(game.set, game.roster.lean[piece], teller.language)
    yield "state", say("place", name=card.state)
    yield "term", say("card-term", year=f"{CENTURY}{card.term_end}")
    yield "seats", _seats(game, teller, piece, card)
    if base:
        yield "record", say("made-record")
    yield "positions", positions(teller, card)
    if base:
        printed = PRINTED.get(card.id, 0)
        yield "positions_made", say("made-positions-printed", count=printed) if printed else say("made-positions")
    yield "votes", say("card-votes", votes=card.votes)
    if base:
        yield "votes_made", say("made-votes")
    if card.given:
        given = ", ".join(say("committee", name=issue) for issue in card.given)
        yield "given", f"{given}. {say('made-given')}" if base else given
    if card.rules:
        yield "rule", f"{card.text} {say('made-rule')}" if base else card.text


def _seats(game: Senate, teller: Teller, piece: int, card: Card) -> str:
    """The committees on which a senator really sat, with the lead."""
    lead = "ranking" if game.roster.lean[piece] == game.roster.minority else "chair"
    seats = [issue for issue in card.committees if issue not in card.given]
    said = [
        teller.say("card-seat", name=issue, role=lead if issue == card.star else "member")
        for issue in sorted(seats, key=ISSUES.index)
    ]
    return "; ".join(said) or teller.say("card-no-seat")


def positions(teller: Teller, card: Card) -> str:
    """The five positions, each with its issue."""
    pairs = zip(ISSUES, card.positions, strict=True)
    return ", ".join(f"{teller.say('issue', name=issue)} {at}" for issue, at in pairs)


def _executive(game: Senate, teller: Teller, card: Card) -> Iterator[Fact]:
    lean = game.roster.lean[game.roster.executive]
    yield "president", card.president
    yield "vice_president", card.title
    yield "house", caucus_title(game.set, lean, teller.language)
    yield "state", teller.say("place", name=card.state)
    yield "positions", positions(teller, card)


def _bill(game: Senate, teller: Teller, piece: int, card: Card) -> Iterator[Fact]:
    """What a bill is, and who could stand for it."""
    roster = game.roster
    needed = seat_needed(game, IN_COMMITTEE)
    able = [
        one
        for one in game.set.of_kind(Kind.SENATOR)
        if unqualified(game, one, roster.issue[piece], roster.position[piece], seat_needed=needed) == OK
    ]
    names = "; ".join(_by_caucus(game, teller, able))
    yield "blurb", card.text
    yield "issue", f"{teller.say('issue', name=card.issue)} ({card.issue})"
    yield "position", str(card.position)
    yield "weight", str(card.weight)
    yield "sponsors", teller.say("card-sponsors", count=len(able), names=names)


def _by_caucus(game: Senate, teller: Teller, senators: list[int]) -> Iterator[str]:
    for lean in range(len(game.set.caucuses)):
        names = [teller.piece(one) for one in senators if game.roster.lean[one] == lean]
        if names:
            yield f"{caucus_title(game.set, lean, teller.language)}: {', '.join(names)}"
