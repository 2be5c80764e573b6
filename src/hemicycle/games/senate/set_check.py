"""Whether the cards of a Senate set fit together, so that the game can be played with them (SEN-3.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from hemicycle.games.senate.card_fields import NO_FAULTS, Source
from hemicycle.games.senate.card_values import CAUCUS
from hemicycle.games.senate.deck import ISSUES, LEANS, MIDDLE, POLITICS, Card, Caucus, Kind
from hemicycle.games.senate.roster import minority
from hemicycle.games.senate.title import MOST_CARDS
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.effects import DO
from hemicycle.kernel.pack_files import Fault

FEWEST_SENATORS: Final = 30
FEWEST_MEMBERS: Final = 3
FEWEST_POLITICS: Final = 60
FEWEST_BILLS: Final = 25
FLASH_SHARE: Final = 4  # one card of so many at most
HALVES: Final = ("liberal", "conservative")


class Report:
    """Makes faults, with the file from which each card came."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.files: dict[str, str] = {}

    def card(self, card: Card, field: str, problem: str) -> Fault:
        return Fault(self.files.get(card.id, self.file), card.id, field, problem)

    def whole(self, field: str, problem: str) -> Fault:
        """A fault of the set as a whole."""
        return Fault(self.file, "", field, problem)


@rule("SEN-3.8", off=NO_FAULTS)
def repeated_faults(source: Source, before: Report) -> Iterable[Fault]:
    """A card with the id of one before it."""
    if source.id in before.files:
        yield source.fault("id", "Another card has this id too.")


def set_faults(cards: Sequence[Card], caucuses: Sequence[Caucus], report: Report) -> list[Fault]:
    """Every fault between the cards of a set."""
    senators = [card for card in cards if card.kind is Kind.SENATOR]
    faults = [
        *two_caucuses(caucuses, report),
        *one_executive(cards, report),
        *reference_faults(cards, caucuses, report),
        *politics_faults(cards, report),
        *bill_faults(cards, senators, report),
    ]
    if len(caucuses) == len(LEANS):
        faults += caucus_faults(cards, caucuses, senators, report)
    return faults


@rule("SEN-3.2", off=NO_FAULTS)
def two_caucuses(caucuses: Sequence[Caucus], report: Report) -> Iterable[Fault]:
    """Exactly one of each lean."""
    for lean, name in enumerate(LEANS):
        count = sum(caucus.lean == lean for caucus in caucuses)
        if count != 1:
            yield report.whole("caucuses", f"There must be one {name} caucus, but there are {count}.")


@rule("SEN-3.3", off=NO_FAULTS)
def one_executive(cards: Iterable[Card], report: Report) -> Iterable[Fault]:
    """A president and a vice-president, on one card."""
    count = sum(card.kind is Kind.EXECUTIVE for card in cards)
    if count != 1:
        yield report.whole("executives", f"There must be one card of kind executive, but there are {count}.")


@rule("SEN-3.8", off=NO_FAULTS)
def reference_faults(cards: Iterable[Card], caucuses: Iterable[Caucus], report: Report) -> Iterable[Fault]:
    """Cards of a caucus that is not there."""
    known = [caucus.id for caucus in caucuses]
    for card in cards:
        if card.caucus and card.caucus not in known:
            problem = f"There is no caucus {card.caucus}; the caucuses are {', '.join(known) or 'none'}."
            yield report.card(card, "caucus", problem)


@rule("SEN-3.8", off=NO_FAULTS)
def caucus_faults(
    cards: Sequence[Card], caucuses: Sequence[Caucus], senators: Sequence[Card], report: Report
) -> Iterable[Fault]:
    """Caucuses with too few senators, without members in a committee, or with stars that are not theirs."""
    members = {caucus.id: [card for card in senators if card.caucus == caucus.id] for caucus in caucuses}
    ranking = _minority(cards, caucuses)
    for caucus in caucuses:
        own = members[caucus.id]
        place = f"{CAUCUS}.{caucus.id}"
        if len(own) < FEWEST_SENATORS:
            problem = f"It must have {FEWEST_SENATORS} senators or more, but has {len(own)}."
            yield Fault(report.files.get(place, report.file), place, "senators", problem)
        star = "ranking" if caucus.lean == ranking else "chair"
        for issue in ISSUES:
            sitting = sum(issue in card.committees for card in own)
            if sitting < FEWEST_MEMBERS:
                problem = f"In the committee on {issue} it must have {FEWEST_MEMBERS} or more, but has {sitting}."
                yield Fault(report.file, place, "committees", problem)
            starred = [card.id for card in own if card.star == issue]
            if len(starred) != 1:
                listed = f" ({', '.join(starred)})" if starred else ""
                problem = f"It must have one {star} star for {issue}, but has {len(starred)}{listed}."
                yield Fault(report.file, place, "star", problem)


def _minority(cards: Iterable[Card], caucuses: Sequence[Caucus]) -> int:
    """The lean of the minority."""
    leans = {caucus.id: caucus.lean for caucus in caucuses}
    sizes = Counter(leans[card.caucus] for card in cards if card.kind is Kind.SENATOR and card.caucus in leans)
    house = [leans[card.caucus] for card in cards if card.kind is Kind.EXECUTIVE and card.caucus in leans]
    return minority([sizes[lean] for lean in range(len(LEANS))], house[0] if house else 0)


@rule("SEN-3.8", off=NO_FAULTS)
def politics_faults(cards: Sequence[Card], report: Report) -> Iterable[Fault]:
    """Too few or too many cards of a kind."""
    kinds = Counter(card.kind for card in cards)
    politics = sum(kinds[kind] for kind in POLITICS)
    if politics < FEWEST_POLITICS:
        problem = f"There must be {FEWEST_POLITICS} Politics cards or more, but there are {politics}."
        yield report.whole("politics", problem)
    if kinds[Kind.BILL] < FEWEST_BILLS:
        yield report.whole("bills", f"There must be {FEWEST_BILLS} or more, but there are {kinds[Kind.BILL]}.")
    if kinds[Kind.FLASH] * FLASH_SHARE > politics:
        problem = f"At most a quarter of the {politics} Politics cards may be Flash cards, not {kinds[Kind.FLASH]}."
        yield report.whole("flashes", problem)
    if len(cards) > MOST_CARDS:
        yield report.whole("cards", f"There may be {MOST_CARDS} cards at most, but there are {len(cards)}.")


@rule("SEN-3.8", off=NO_FAULTS)
def bill_faults(cards: Iterable[Card], senators: Sequence[Card], report: Report) -> Iterable[Fault]:
    """Bills that nobody could ever sponsor, and issues that have bills for one side only."""
    halves: dict[str, set[str]] = {issue: set() for issue in ISSUES}
    for bill in cards:
        if bill.kind is not Kind.BILL or not (bill.issue and bill.position):
            continue
        if bill.position != MIDDLE:
            halves[bill.issue].add(HALVES[bill.position > MIDDLE])
        if not any(may_sponsor(senator, bill) for senator in senators):
            problem = f"No senator in the committee on {bill.issue} may sponsor a bill at {bill.position}."
            yield report.card(bill, "position", problem)
    for issue, there in halves.items():
        yield from _one_sided(issue, there, report)


def _one_sided(issue: str, there: set[str], report: Report) -> Iterator[Fault]:
    if len(there) == 1:
        missing = next(half for half in HALVES if half not in there)
        places = "1 and 2" if missing == HALVES[0] else "4 and 5"
        yield report.whole("bills", f"The {missing} half ({places}) of {issue} has no bill, but the other half has.")


def may_sponsor(senator: Card, bill: Card) -> bool:
    """Whether a senator could sponsor a bill of the committee's (SEN-5.7), be it by a rule of the senator's own."""
    if bill.issue not in senator.committees or not senator.positions:
        return False
    distance = abs(senator.positions[ISSUES.index(bill.issue)] - bill.position)
    waived = {"sponsor_any": 4, "sponsor_near": 1}
    reach = [waived[step[DO]] for step in senator.rules if step[DO] in waived and bill.issue in step["issues"]]
    return distance <= max(reach, default=0)
