"""Whether the cards of a CIVIO deck fit together: counts, references, years; and whether they play well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Final

from hemicycle.games.civio.card_fields import ATTACKS, NO_FAULTS, Source
from hemicycle.games.civio.deck import BODY, LAWS, Card, Deck, Kind
from hemicycle.games.civio.precedents import Precedents
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.pack_files import Fault

BASE_COUNTS: Final[Mapping[Kind, int]] = {
    Kind.CASE: 49,
    Kind.AMENDMENT: 8,
    Kind.FREEDOM: 7,
    Kind.ISSUE: 6,
    Kind.LAW: 6,
    Kind.CIVIL_RIGHTS_ACT: 1,
    Kind.WILD: 1,
}
COUNT_CLAUSES: Final = tuple(f"CIV-2.{number}" for number in range(1, 8))
LISTED: Final = BODY | {Kind.FREEDOM}
FEWEST_CASES: Final[Mapping[Kind, int]] = {Kind.ISSUE: 5, Kind.FREEDOM: 3, Kind.AMENDMENT: 2}
FEWEST_PRECEDENTS: Final[Mapping[int, int]] = {3: 400, 4: 700, 7: 500}


class Report:
    """Makes faults, with the file from which each card came."""

    def __init__(self, file: str, files: Mapping[str, str]) -> None:
        self.file = file
        self.files = files

    def error(self, card: Card, field: str, problem: str) -> Fault:
        return Fault(self.files.get(card.id, self.file), card.id, field, problem)

    def warning(self, card: Card | None, field: str, problem: str) -> Fault:
        name = "" if card is None else card.id
        return Fault(self.files.get(name, self.file), name, field, problem, "warning")


# Errors ------------------------------------------------------------------------------------------------


@rule("CIV-3.8", *COUNT_CLAUSES, off=NO_FAULTS)
def count_faults(cards: Iterable[Card], counts: Mapping[Kind, int], report: Report) -> Iterable[Fault]:
    """Kinds of which there are more or fewer cards than the game has."""
    found = Counter(card.kind for card in cards)
    for kind, count in counts.items():
        if found[kind] != count:
            problem = f"The deck must have {count} of kind {kind}, but has {found[kind]}."
            yield Fault(report.file, "", str(kind), problem)


@rule("CIV-3.8", off=NO_FAULTS)
def repeated_faults(source: Source, before: Mapping[str, Card]) -> Iterable[Fault]:
    """A card with the id of one before it."""
    if source.table["id"] in before:
        yield source.fault("id", "Another card has this id too.")


@rule("CIV-3.8", off=NO_FAULTS)
def reference_faults(cards: Mapping[str, Card], report: Report) -> Iterable[Fault]:
    """References to cards that are not there, or are of a kind that cannot stand in that field."""
    for card in cards.values():
        for field, refs, kinds in _references(card):
            for ref in refs:
                if ref not in cards:
                    yield report.error(card, field, f"It refers to {ref}, which is not in the deck.")
                elif cards[ref].kind not in kinds:
                    yield report.error(card, field, f"It refers to {ref}, a card of kind {cards[ref].kind}.")


def _references(card: Card) -> Iterator[tuple[str, Iterable[str], frozenset[Kind]]]:
    yield "issues", card.issues, frozenset({Kind.ISSUE})
    yield "amendments", card.amendments, frozenset({Kind.AMENDMENT})
    yield "plus", card.plus, LISTED
    yield "minus", card.minus, LISTED
    yield "freedom", (card.freedom,) if card.freedom else (), frozenset({Kind.FREEDOM})


@rule("CIV-3.8", off=NO_FAULTS)
def case_faults(cards: Mapping[str, Card], spoilt: Container[tuple[str, str]], report: Report) -> Iterable[Fault]:
    """Cases with a card on both sides, from the future, or without the side that their star asks for.

    `spoilt` names the fields, by card, that are known to be wrong and were left empty.
    """
    for card in cards.values():
        if card.kind is not Kind.CASE:
            continue
        for ref in card.plus:
            if ref in card.minus:
                yield report.error(card, "minus", f"{ref} stands in plus and in minus.")
        yield from _time_faults(card, cards, report)
        if any((card.id, field) in spoilt for field in ("amendments", "plus", "minus")):
            continue
        if card.amendments and not card.plus:
            yield report.error(card, "plus", "A case with amendments must have something in plus.")
        if not card.amendments and not card.minus:
            yield report.error(card, "minus", "A case without amendments must have something in minus.")


def _time_faults(card: Card, cards: Mapping[str, Card], report: Report) -> Iterator[Fault]:
    for field, refs in (("plus", card.plus), ("minus", card.minus)):
        for ref in refs:
            other = cards.get(ref)
            if other is None or not (card.year and other.year):
                continue
            when = f"{ref} is of {other.year} and this case of {card.year}"
            if other.kind is Kind.CASE and other.year >= card.year:
                yield report.error(card, field, f"A case lists earlier cases only, but {when}.")
            if other.kind in LAWS and other.year > card.year:
                yield report.error(card, field, f"A case lists no later law, but {when}.")


# Warnings ----------------------------------------------------------------------------------------------


@rule("CIV-3.9", off=NO_FAULTS)
def warnings(deck: Deck, report: Report) -> Iterable[Fault]:
    """What makes a sound deck play badly."""
    yield from _odd_cases(deck, report)
    yield from _rare_cards(deck, report)
    yield from _precedent_warnings(deck, report)
    yield from _attack_warnings(deck, report)


def _odd_cases(deck: Deck, report: Report) -> Iterator[Fault]:
    for card in deck.of_kind(Kind.CASE):
        for ref in card.plus:
            if not card.strengthens and ref.startswith("freedom."):
                problem = f"A case without amendments has {ref} in plus; is an amendment missing?"
                yield report.warning(card, "plus", problem)


def _rare_cards(deck: Deck, report: Report) -> Iterator[Fault]:
    uses: Counter[str] = Counter()
    for case in deck.of_kind(Kind.CASE):
        uses.update((*case.issues, *case.amendments, *case.plus))
        uses.update(ref for ref in case.minus if not ref.startswith("freedom."))
    for card in deck.cards:
        fewest = FEWEST_CASES.get(card.kind, 0)
        if uses[card.id] < fewest:
            problem = f"Only {uses[card.id]} cases have this {card.kind}; {fewest} or more play better."
            yield report.warning(card, "", problem)
        if card.kind in LAWS and not uses[card.id]:
            yield report.warning(card, "", "No case lists this law.")


def _precedent_warnings(deck: Deck, report: Report) -> Iterator[Fault]:
    precedents = Precedents(deck)
    useful = precedents.useful
    for number, card in enumerate(deck.cards):
        if number not in useful:
            yield report.warning(card, "", "This card is in no precedent of 3 or 4 cards.")
    for size, fewest in FEWEST_PRECEDENTS.items():
        count = precedents.count(size).without_wild
        if count < fewest:
            problem = f"There are only {count} precedents of {size} cards; {fewest} or more play better."
            yield report.warning(None, "", problem)


def _attack_warnings(deck: Deck, report: Report) -> Iterator[Fault]:
    laws = deck.of_kind(*LAWS)
    for attack in ATTACKS:
        if not any(law.attack == attack for law in laws):
            yield report.warning(None, "attack", f"No law attacks with {attack}.")
        if not any(attack in law.overrules for law in laws):
            yield report.warning(None, "overrules", f"Nothing overrules {attack}.")
