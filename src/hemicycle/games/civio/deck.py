"""A CIVIO card, and a deck: the cards in canonical order, each with its number and its name in notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Final

from hemicycle.kernel import packs
from hemicycle.kernel.clauses import rule


class Kind(StrEnum):
    """The kinds of card, with their names in the card files."""

    ISSUE = "issue"
    CASE = "case"
    LAW = "law"
    CIVIL_RIGHTS_ACT = "civil_rights_act"
    FREEDOM = "freedom"
    AMENDMENT = "amendment"
    WILD = "wild"


ALWAYS_STARRED: Final = frozenset((Kind.AMENDMENT, Kind.FREEDOM, Kind.CIVIL_RIGHTS_ACT))
LAWS: Final = frozenset((Kind.LAW, Kind.CIVIL_RIGHTS_ACT))
BODY: Final = LAWS | {Kind.CASE}


@dataclass(frozen=True, slots=True)
class Card:
    """One card. A field that its kind has not is empty; references are ids of cards."""

    id: str
    short: str
    kind: Kind
    name: str
    text: str = ""
    matters: str = ""
    full_name: str = ""
    citation: str = ""
    year: int = 0
    number: int = 0
    protects: str = ""
    forbids: str = ""
    issues: tuple[str, ...] = ()
    amendments: tuple[str, ...] = ()
    plus: tuple[str, ...] = ()
    minus: tuple[str, ...] = ()
    attack: str = ""
    overrules: tuple[str, ...] = ()
    freedom: str = ""
    why: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    @rule("CIV-3.10", "CIV-6.15", off=False)
    def strengthens(self) -> bool:
        """Whether a case built the protection up, and did not tear it down."""
        return bool(self.amendments)

    @property
    @rule("CIV-6.20", "CIV-7.1", off=False)
    def starred(self) -> bool:
        """Whether the card is worth a point."""
        return self.kind in ALWAYS_STARRED or self.strengthens


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a table. A card's number is its index in `cards`."""

    name: str
    language: str
    cards: tuple[Card, ...]
    digest: str
    _numbers: Mapping[str, int] = field(repr=False, compare=False)

    @staticmethod
    def of(cards: Iterable[Card], name: str, language: str = "en") -> Deck:
        """A deck of these cards, put in canonical order and given their names in notation."""
        ordered = sorted(cards, key=_canonical)
        named = tuple(_with_shorts(ordered))
        numbers = {card.id: number for number, card in enumerate(named)}
        numbers |= {card.short: number for number, card in enumerate(named)}
        texts = {card.id: asdict(card) for card in named}
        return Deck(name, language, named, packs.digest(texts), numbers)

    def number(self, name: str) -> int:
        """The number of the card with this id or name in notation; KeyError if there is none."""
        return self._numbers[name]

    def numbers(self, *names: str) -> list[int]:
        """The numbers of several cards, in the order given."""
        return [self._numbers[name] for name in names]

    def of_kind(self, *kinds: Kind) -> list[Card]:
        """The cards of these kinds, in canonical order."""
        return [card for card in self.cards if card.kind in kinds]


ORDER: Final = tuple(Kind)
# Issues and freedoms stay in the order of the file, which is the order in which a table shows them.
SORTED_BY_YEAR: Final = frozenset((Kind.CASE, Kind.LAW))
SHORTS: Final[dict[Kind, str]] = {Kind.CIVIL_RIGHTS_ACT: "CRA", Kind.WILD: "W"}


def _canonical(card: Card) -> tuple[int, int, str]:
    by_year = card.kind in SORTED_BY_YEAR
    return ORDER.index(card.kind), card.year if by_year else card.number, card.id if by_year else ""


def _short(card: Card) -> str:
    if card.kind is Kind.AMENDMENT:
        return f"A{card.number}"
    return SHORTS.get(card.kind, card.id.rpartition(".")[2])


def _with_shorts(cards: list[Card]) -> Iterable[Card]:
    shorts = [_short(card) for card in cards]
    for card, short in zip(cards, shorts, strict=True):
        yield replace(card, short=short if shorts.count(short) == 1 else card.id)
