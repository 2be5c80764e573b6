"""What makes a sequence of CIVIO cards a precedent, read card by card, with the reason when it is none."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from hemicycle.games.civio.deck import BODY, LAWS, Card, Deck, Kind
from hemicycle.kernel.clauses import rule

# Sets of cards are masks; mypyc shifts native ints wrongly, so that bits come from this table.
BIT: Final[tuple[int, ...]] = tuple(1 << number for number in range(128))


class Reason(IntEnum):
    """Why a sequence is refused; NONE if it is a precedent."""

    NONE = 0
    SIZE = 1
    REPEATED = 2
    ISSUE_NOT_FIRST = 3
    SECOND_FREEDOM = 4
    ONLY_AMENDMENTS_MAY_FOLLOW = 5
    NO_BODY = 6
    ISSUE_NOT_LISTED = 7
    CASE_DOES_NOT_LIST = 8
    LAW_AFTER_LAW = 9
    LAW_NO_SHARED_ISSUE = 10
    LAW_TOO_EARLY = 11
    FREEDOM_NOT_AFTER_CASE = 12
    FREEDOM_NOT_IN_PLUS = 13
    AMENDMENT_NOT_LISTED = 14
    CARDS_LEFT_OVER = 15
    NOT_YOUR_MOMENT = 16


NOWHERE: Final = -1


class Refusal(NamedTuple):
    """A reason, and the place in the sequence of the card that gave it (NOWHERE if no single card did)."""

    reason: Reason
    place: int


ACCEPTED: Final = Refusal(Reason.NONE, NOWHERE)


class Role(IntEnum):
    """What a card is in a precedent; the Civil Rights Act may be a law or a freedom."""

    ISSUE = 0
    CASE = 1
    LAW = 2
    FREEDOM = 3
    AMENDMENT = 4


class Phase(IntEnum):
    """How far the core has been read, by the last card."""

    START = 0
    ISSUE = 1
    BODY = 2
    FREEDOM = 3
    AMENDMENTS = 4


class Reading(NamedTuple):
    """What must be kept of the cards read so far."""

    phase: Phase
    last: int  # the issue, or the last card of the body
    listed: int  # the amendments that the cases of the body list
    freedom: int  # 1 if a freedom has been read


START: Final = Reading(Phase.START, NOWHERE, 0, 0)
ROLES: Final[dict[Kind, Role]] = {
    Kind.ISSUE: Role.ISSUE,
    Kind.CASE: Role.CASE,
    Kind.LAW: Role.LAW,
    Kind.CIVIL_RIGHTS_ACT: Role.LAW,
    Kind.FREEDOM: Role.FREEDOM,
    Kind.AMENDMENT: Role.AMENDMENT,
    Kind.WILD: Role.CASE,  # read only if CIV-6.8 is switched off: then it is a case that nobody lists
}


# How two cards fit -------------------------------------------------------------------------------------


@rule("CIV-6.13", off=False)
def shares_issue(one: Card, other: Card) -> bool:
    """Whether two cards have an issue in common."""
    return not set(one.issues).isdisjoint(other.issues)


@rule("CIV-6.14", off=False)
def lists(case: Card, earlier: Card) -> bool:
    """Whether the case lists the other card, in plus or minus."""
    return earlier.id in case.plus or earlier.id in case.minus


@rule("CIV-6.4", off=False)
def leads_to(first: Card, second: Card) -> bool:
    """Whether the second card may stand right after the first in the body."""
    if second.kind is Kind.CASE:
        return lists(second, first)
    return first.kind is Kind.CASE and shares_issue(first, second) and second.year >= first.year


@rule("CIV-6.3", off=False)
def opens(issue: Card, link: Card) -> bool:
    """Whether the issue may stand before the first card of the body."""
    return issue.id in link.issues


@rule("CIV-6.7", "CIV-6.18", off=False)
def stands_for(card: Card, freedom: str) -> bool:
    """Whether the card may be played as this freedom though it is none."""
    return card.kind is Kind.CIVIL_RIGHTS_ACT and card.freedom == freedom


@rule("CIV-6.5", off=False)
def crowns(case: Card, freedom: Card) -> bool:
    """Whether the freedom may stand after the case."""
    if freedom.kind is Kind.FREEDOM:
        return freedom.id in case.plus
    return any(stands_for(freedom, ref) for ref in case.plus)


@rule("CIV-6.6", off=False)
def rests_on(case: Card, amendment: Card) -> bool:
    """Whether the case lets the amendment stand in its precedent."""
    return amendment.id in case.amendments


@rule("CIV-6.8", "CIV-6.19", off=False)
def is_wild(card: Card) -> bool:
    """Whether the card stands anywhere and the others are judged as if it were not there."""
    return card.kind is Kind.WILD


# The order of the core ---------------------------------------------------------------------------------


@rule("CIV-6.1", off=Reason.NONE)
def miscounted(sequence: Sequence[int], sizes: Container[int]) -> Reason:
    """Whether there are too few or too many cards, or one of them twice."""
    if len(sequence) not in sizes:
        return Reason.SIZE
    return Reason.REPEATED if len(set(sequence)) < len(sequence) else Reason.NONE


@rule("CIV-6.2", off=Reason.NONE)
def out_of_order(reading: Reading, role: Role) -> Reason:
    """Whether a card of this role comes too late, whatever the card."""
    if role is Role.ISSUE:
        return Reason.NONE if reading.phase is Phase.START else Reason.ISSUE_NOT_FIRST
    if role is Role.FREEDOM and reading.freedom:
        return Reason.SECOND_FREEDOM
    if role is not Role.AMENDMENT and reading.phase >= Phase.FREEDOM:
        return Reason.ONLY_AMENDMENTS_MAY_FOLLOW
    return Reason.NONE


@rule("CIV-6.9", off=False)
def lacks_body(reading: Reading) -> bool:
    """Whether neither a case nor a law has been read."""
    return reading.phase <= Phase.ISSUE


class Grammar:
    """The tables of one deck: for each card, the set of cards that may stand after it in each role."""

    def __init__(self, deck: Deck) -> None:
        cards = deck.cards
        freedoms = [card for card in cards if card.kind is Kind.FREEDOM or card.freedom]
        links = [card for card in cards if card.kind in BODY]
        self.deck: Final = deck
        self.number: Final = {card.id: number for number, card in enumerate(cards)}
        self.role: Final = [ROLES[card.kind] for card in cards]
        self.links: Final = self.mask(links)
        self.wild: Final = self.mask(card for card in cards if is_wild(card))
        # The one card with two roles; 0 in a deck without it.
        self.two_roles: Final = self.mask(card for card in links if stands_for(card, card.freedom))
        self.opened_by: Final = [
            self.mask(link for link in links if opens(card, link)) if card.kind is Kind.ISSUE else 0 for card in cards
        ]
        self.leads_to: Final = [
            self.mask(link for link in links if link is not card and leads_to(card, link)) if card.kind in BODY else 0
            for card in cards
        ]
        self.crowned_by: Final = [
            self.mask(freedom for freedom in freedoms if crowns(card, freedom)) if card.kind is Kind.CASE else 0
            for card in cards
        ]
        self.rests_on: Final = [
            self.mask(other for other in cards if other.kind is Kind.AMENDMENT and rests_on(card, other))
            for card in cards
        ]

    def mask(self, cards: Iterable[Card]) -> int:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= BIT[self.number[card.id]]
        return mask

    @rule("CIV-6.11", off=ACCEPTED)
    def refusal(self, sequence: Sequence[int], sizes: Container[int]) -> Refusal:
        """Why the sequence is no precedent of an allowed size, and at which card."""
        reason = miscounted(sequence, sizes)
        if reason is Reason.SIZE:
            return Refusal(reason, NOWHERE)
        if reason is Reason.REPEATED:
            return Refusal(reason, next(n for n, card in enumerate(sequence) if card in sequence[:n]))
        readings = [self.read(sequence, roles) for roles in self.castings(sequence)]
        # In a tie max answers the first, which has the Civil Rights Act as a law.
        return max(readings, key=lambda refusal: (refusal == ACCEPTED, refusal.place))

    def castings(self, cards: Iterable[int]) -> Iterator[list[Role]]:
        """The roles that the cards may have together: two ways if the Civil Rights Act is among them."""
        yield self.role
        for card in cards:
            if BIT[card] & self.two_roles:
                roles = list(self.role)
                roles[card] = Role.FREEDOM
                yield roles

    def read(self, sequence: Sequence[int], roles: Sequence[Role]) -> Refusal:
        """What decides about the cards of a sequence, from left to right, with the role of each card given."""
        reading = START
        for place, card in enumerate(sequence):
            if BIT[card] & self.wild:
                continue
            reason = self.misplaced(reading, card, roles[card])
            if reason:
                return Refusal(reason, place)
            reading = self.after(reading, card, roles[card])
        return Refusal(Reason.NO_BODY, len(sequence)) if lacks_body(reading) else ACCEPTED

    def step(self, reading: Reading, card: int, roles: Sequence[Role]) -> Reading | None:
        """What is kept once one more card has been read; None if it may not stand there."""
        if BIT[card] & self.wild:
            return reading
        return None if self.misplaced(reading, card, roles[card]) else self.after(reading, card, roles[card])

    def misplaced(self, reading: Reading, card: int, role: Role) -> Reason:
        """Why the card may not stand here in this role."""
        reason = out_of_order(reading, role)
        if reason or role is Role.ISSUE:
            return reason
        if role in (Role.CASE, Role.LAW):
            return self._misplaced_link(reading, card, role)
        if lacks_body(reading):
            return Reason.NO_BODY
        if role is Role.AMENDMENT:
            return Reason.NONE if BIT[card] & reading.listed else Reason.AMENDMENT_NOT_LISTED
        if self.deck.cards[reading.last].kind is not Kind.CASE:
            return Reason.FREEDOM_NOT_AFTER_CASE
        return Reason.NONE if BIT[card] & self.crowned_by[reading.last] else Reason.FREEDOM_NOT_IN_PLUS

    def _misplaced_link(self, reading: Reading, card: int, role: Role) -> Reason:
        if reading.phase is Phase.START:
            return Reason.NONE
        if reading.phase is Phase.ISSUE:
            return Reason.NONE if BIT[card] & self.opened_by[reading.last] else Reason.ISSUE_NOT_LISTED
        if BIT[card] & self.leads_to[reading.last]:
            return Reason.NONE
        if role is Role.CASE:
            return Reason.CASE_DOES_NOT_LIST
        before = self.deck.cards[reading.last]
        if before.kind in LAWS:
            return Reason.LAW_AFTER_LAW
        shared = shares_issue(before, self.deck.cards[card])
        return Reason.LAW_TOO_EARLY if shared else Reason.LAW_NO_SHARED_ISSUE

    def after(self, reading: Reading, card: int, role: Role) -> Reading:
        """What is kept once the card has been read."""
        if role is Role.ISSUE:
            return reading._replace(phase=Phase.ISSUE, last=card)
        if role is Role.FREEDOM:
            return reading._replace(phase=Phase.FREEDOM, freedom=1)
        if role is Role.AMENDMENT:
            return reading._replace(phase=Phase.AMENDMENTS)
        return reading._replace(phase=Phase.BODY, last=card, listed=reading.listed | self.rests_on[card])
