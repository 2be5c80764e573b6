"""A card of Senate, and the set of cards of a table: each with its number and its name in notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from hemicycle.kernel import packs

ISSUES: Final = ("eco", "soc", "lib", "env", "int")
LEANS: Final = ("liberal", "conservative")
LIBERAL: Final = 0
CONSERVATIVE: Final = 1
MIDDLE: Final = 3
_STATES: Final = (
    "AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA "
    "RI SC SD TN TX UT VA VT WA WI WV WY"
)
STATES: Final = tuple(_STATES.split())
PRES: Final = len(STATES)  # the president, among the places that pork can name
PLACES: Final = (*STATES, "PRES")


class Kind(StrEnum):
    """The kinds of card, with their names in the card files."""

    SENATOR = "senator"
    EXECUTIVE = "executive"
    BILL = "bill"
    LOBBY = "lobby"
    EVENT = "event"
    FLASH = "flash"


POLITICS: Final = (Kind.BILL, Kind.LOBBY, Kind.EVENT, Kind.FLASH)
ORDER: Final = tuple(Kind)

Step = Mapping[str, Any]  # an effect or a senator's rule as it stands in a card file: `do` and its parameters


@dataclass(frozen=True, slots=True)
class Card:
    """One card. A field that its kind has not is empty."""

    id: str
    short: str
    kind: Kind
    title: str
    text: str = ""  # a bill's blurb, a senator's special rule, what any other card does
    # senators and the executive
    party: str = ""
    caucus: str = ""
    state: str = ""
    term_end: str = ""
    votes: int = 0
    positions: tuple[int, ...] = ()  # in the order of ISSUES
    committees: tuple[str, ...] = ()
    star: str = ""
    given: tuple[str, ...] = ()  # committee seats that the senator has for play only
    rules: tuple[Step, ...] = field(default=(), hash=False)
    president: str = ""
    # bills
    issue: str = ""
    position: int = 0
    weight: int = 0
    # lobby, event, flash
    window: str = ""
    polls: tuple[str, ...] = ()  # the kinds of vote in which it can be played
    effects: tuple[Step, ...] = field(default=(), hash=False)
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Caucus:
    """One of the two parties' senators."""

    id: str  # without the kind, as senators name it
    title: str
    lean: int


@dataclass(frozen=True, slots=True)
class CardSet:
    """The cards of a table. A card's number is its index in `cards`; `caucuses` stand in the order of LEANS."""

    name: str
    language: str
    cards: tuple[Card, ...]
    caucuses: tuple[Caucus, Caucus]
    digest: str
    _numbers: Mapping[str, int] = field(repr=False, compare=False)

    @staticmethod
    def of(cards: Iterable[Card], caucuses: Iterable[Caucus], name: str, language: str = "en") -> CardSet:
        """A set of these cards, by kind and otherwise as given, each with its name in notation."""
        ordered = sorted(cards, key=lambda card: ORDER.index(card.kind))
        shorts = [card.id.partition(".")[2] or card.id for card in ordered]
        named = tuple(
            replace(card, short=short if shorts.count(short) == 1 else card.id)
            for card, short in zip(ordered, shorts, strict=True)
        )
        liberal, conservative = sorted(caucuses, key=lambda caucus: caucus.lean)
        numbers = {key: at for at, card in enumerate(named) for key in (card.id, card.short)}
        texts = {card.id: asdict(card) for card in named}
        both = (liberal, conservative)
        return CardSet(name, language, named, both, packs.digest(texts), numbers)

    def number(self, name: str) -> int:
        """The number of the card with this id or name in notation; KeyError if there is none."""
        return self._numbers[name]

    def of_kind(self, *kinds: Kind) -> list[int]:
        """The numbers of the cards of these kinds."""
        return [at for at, card in enumerate(self.cards) if card.kind in kinds]

    def lean(self, card: Card) -> int:
        """The lean of the caucus that a senator or the executive belongs to."""
        return next(caucus.lean for caucus in self.caucuses if caucus.id == card.caucus)

    def without(self, tags: Iterable[str]) -> CardSet:
        """The set less the cards with one of these tags, as some options ask for."""
        away = set(tags)
        if not away:
            return self
        left = (card for card in self.cards if away.isdisjoint(card.tags))
        return CardSet.of(left, self.caucuses, self.name, self.language)
