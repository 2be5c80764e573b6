"""Questions to talk about after a match, about cards that stood in its precedents. None has a right answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.civio.deck import Kind
from hemicycle.games.civio.match import Round
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

MANY: Final = 3
ALWAYS: Final = ("luck", "future", "rules")  # for matches with few precedents

Asked = tuple[str, dict[str, Any]]  # the kind of question, and the cards in it


def questions(game: Civio, teller: Teller, played: Sequence[Round]) -> list[str]:
    """Three questions. Which of those that fit come first hangs on the match, so that matches differ."""
    fitting = list(_fitting(game, teller, played))
    if fitting:
        turn = played[-1].step % len(fitting)
        fitting = fitting[turn:] + fitting[:turn]
    chosen = [*fitting, *((kind, {}) for kind in ALWAYS)][:MANY]
    return [teller.say(f"report-ask-{kind}", **values) for kind, values in chosen]


def _fitting(game: Civio, teller: Teller, played: Sequence[Round]) -> Iterator[Asked]:
    """One question for each thing that came up in the match."""
    rows = [row for one in played for seat in game.in_play for row in one.sequences(game, seat)]
    yield from _about_pairs(game, teller, rows)
    cards = [game.deck.cards[card] for row in rows for card in row]
    known = {card.id for card in game.deck.of_kind(Kind.ISSUE)}
    issues = Counter(issue for card in cards for issue in card.issues if issue in known)
    if issues:
        often = min(issues, key=lambda issue: (-issues[issue], issue))
        yield "issue", {"issue": game.face(game.deck.number(often), teller.language).name}
    for kind in (Kind.AMENDMENT, Kind.FREEDOM):
        of_kind = [card for card in cards if card.kind is kind]
        if of_kind:
            yield str(kind), {"card": teller.piece(game.deck.number(of_kind[-1].id))}
    laws = [attack.law for one in played for attack in one.attacks if attack.law != NOTHING]
    if laws:
        yield "law", {"card": teller.piece(laws[-1])}


def _about_pairs(game: Civio, teller: Teller, rows: Sequence[Sequence[int]]) -> Iterator[Asked]:
    """A decision that followed another, and one that went against it: the last of each in the match."""
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        for first, second in pairwise(row):
            one, two = game.deck.cards[first], game.deck.cards[second]
            if one.kind is two.kind is Kind.CASE:
                kind = "against" if one.id in two.minus else "built" if one.id in two.plus else ""
                found[kind] = {"earlier": teller.piece(first), "later": teller.piece(second)}
    yield from ((kind, found[kind]) for kind in ("against", "built") if kind in found)
