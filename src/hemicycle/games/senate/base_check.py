"""Whether the base set is what section 2 of the rules says (SEN-3.9)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from hemicycle.games.senate.card_fields import NO_FAULTS
from hemicycle.games.senate.deck import CONSERVATIVE, ISSUES, LEANS, LIBERAL, POLITICS, STATES, Card, CardSet, Kind
from hemicycle.games.senate.vocabulary import ALL, FLOOR
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.effects import DO
from hemicycle.kernel.pack_files import Fault

COUNTS: Final[Mapping[Kind, int]] = {
    Kind.SENATOR: 100,
    Kind.EXECUTIVE: 1,
    Kind.BILL: 50,
    Kind.LOBBY: 20,
    Kind.EVENT: 18,
    Kind.FLASH: 12,
}
SENATORS: Final = {LIBERAL: 51, CONSERVATIVE: 49}
PARTIES: Final = {"D": 50, "R": 49, "I": 1}
POLITICS_CARDS: Final = 100
WEIGHTS: Final = {1: (8, 16), 2: (10, 20), 3: (12, 24), 4: (10, 20), 5: (8, 16)}
LOBBIES: Final = ((2, ALL), (5, FLOOR))
TERM_ENDS: Final = {"03": 33, "05": 34, "07": 33}
FLOOR_VOTES: Final = {LIBERAL: 147, CONSERVATIVE: 140}
BEST: Final = 25
BEST_VOTES: Final = 90
SEATS: Final = {1: 73, 2: 26, 3: 1}  # committees of a senator, and how many senators sit on so many
GIVEN: Final = 29
MEMBERS: Final = {LIBERAL: (13, 13, 13, 14, 14), CONSERVATIVE: (12, 12, 12, 12, 13)}  # by issue
RULES: Final = 10  # senators of a caucus with a rule of their own
# By issue: how many senators of the caucus stand at 1, 2, 3, 4, 5.
POSITIONS: Final[Mapping[int, tuple[tuple[int, ...], ...]]] = {
    LIBERAL: ((12, 30, 9, 0, 0), (22, 20, 9, 0, 0), (26, 16, 9, 0, 0), (20, 22, 8, 1, 0), (19, 23, 8, 1, 0)),
    CONSERVATIVE: ((0, 0, 7, 22, 20), (0, 0, 8, 21, 20), (0, 0, 6, 8, 35), (0, 0, 8, 16, 25), (0, 0, 8, 20, 21)),
}
OWN_POSITIONS: Final = {LIBERAL: (1, 2, 3), CONSERVATIVE: (3, 4, 5)}
FEWEST: Final = 2  # members of a caucus at each of its own positions, in each committee
ALONE: Final = (CONSERVATIVE, "lib", 3)


def _do(word: str, /, **params: Any) -> dict[str, Any]:
    return {DO: word, **params}


def _set(name: str, value: int) -> dict[str, Any]:
    return _do("param", name=name, how="set", value=value)


# What they do, in which votes they are played, and their tag. Without votes a card is played as a main action.
EVENTS: Final = (
    ([_do("extra_put", n=1)], (), ""),
    ([_do("release", n=1)], (), ""),
    ([_do("strength", who="own", n=2)], ("CB", "CA"), ""),
    ([_do("strength", who="own", n=2)], FLOOR, ""),
    ([_do("silence", who="other")], ("FB", "CL", "OV"), ""),
    ([_do("delay", n=2)], (), ""),
    ([_do("hasten")], (), ""),
    ([_do("favor", who="any")], FLOOR, ""),
    ([_do("free_vote", who="own")], FLOOR, ""),
    ([_do("shift", who="any", lean="liberal", n=1)], ALL, ""),
    ([_do("shift", who="any", lean="conservative", n=1)], ALL, ""),
    ([_do("pork_free", n=1)], FLOOR, ""),
    ([_do("pork_strike", n=2)], (), ""),
    ([_do("reveal", what="politics")], (), ""),
    ([_do("draw", deck="politics", n=2)], (), ""),
    ([_do("remove", who="other", to="hand")], (), ""),
    ([_do("president", n=1)], (), ""),
    ([_do("bar", action="amend", turns=1)], (), "amendments"),
)
FLASHES: Final = (
    ([_set("senators_per_turn", 1)], (), ""),
    ([_set("senators_per_turn", 3)], (), ""),
    ([_set("wait_turns", 3)], (), ""),
    ([_do("issue_points", issue="int", n=4)], (), ""),
    ([_do("issue_points", issue="eco", n=4)], (), ""),
    ([_set("pork_points", -4)], (), ""),
    ([_do("param", name="chart_shift", how="add", value=-5)], (), "filibuster"),
    ([_do("mood", lean="liberal", n=3)], (), ""),
    ([_do("mood", lean="conservative", n=3)], (), ""),
    ([_set("sign_distance", 0)], (), ""),
    ([_set("chair_votes", 1), _set("ranking_votes", 1)], (), ""),
    ([_set("bipartisan_award", 20)], (), "amendments"),
)


@rule("SEN-3.9", off=[])
def base_faults(found: CardSet, file: str) -> list[Fault]:
    """Every way in which these cards are not those of section 2."""
    checks = (counts, bills, lobbies, events, flashes, term_ends, states, votes, committees, positions, rules, seats)
    return [Fault(file, "", field, problem) for check in checks for field, problem in check(found)]


Problems = Iterable[tuple[str, str]]


def _senators(found: CardSet) -> dict[int, list[Card]]:
    """The senators of each caucus, by its lean."""
    senators = [found.cards[at] for at in found.of_kind(Kind.SENATOR)]
    return {lean: [card for card in senators if found.lean(card) == lean] for lean in range(len(LEANS))}


def _must(field: str, what: str, expected: object, given: object) -> Iterator[tuple[str, str]]:
    """One number, or several, that section 2 gives."""
    if expected != given:
        yield field, f"{what} must be {expected}, but the cards give {given}."


@rule("SEN-2.1", "SEN-2.2", "SEN-2.3", off=NO_FAULTS)
def counts(found: CardSet) -> Problems:
    """How many cards of each kind there are, and how many senators of each caucus and party."""
    for kind, count in COUNTS.items():
        yield from _must(kind, f"The number of cards of kind {kind}", count, len(found.of_kind(kind)))
    yield from _must("politics", "The number of Politics cards", POLITICS_CARDS, len(found.of_kind(*POLITICS)))
    senators = _senators(found)
    for lean, count in SENATORS.items():
        yield from _must("caucus", f"The number of {LEANS[lean]} senators", count, len(senators[lean]))
    parties = Counter(card.party for cards in senators.values() for card in cards)
    for party, count in PARTIES.items():
        yield from _must("party", f"The number of senators of party {party}", count, parties[party])


@rule("SEN-2.8", off=NO_FAULTS)
def bills(found: CardSet) -> Problems:
    """A light and a heavy bill for each issue and position."""
    cards = [found.cards[at] for at in found.of_kind(Kind.BILL)]
    for issue in ISSUES:
        for position, weights in WEIGHTS.items():
            there = sorted(card.weight for card in cards if (card.issue, card.position) == (issue, position))
            yield from _must("bills", f"The weights of the bills at {issue} {position}", weights, tuple(there))


@rule("SEN-2.9", off=NO_FAULTS)
def lobbies(found: CardSet) -> Problems:
    """For each issue and lean a weak card for all votes and a strong one for the floor."""
    wanted = [
        ([_do("lobby", issue=issue, lean=lean, n=n)], votes, "")
        for issue in ISSUES
        for lean in LEANS
        for n, votes in LOBBIES
    ]
    return _each_once(found, Kind.LOBBY, wanted)


@rule("SEN-2.10", off=NO_FAULTS)
def events(found: CardSet) -> Problems:
    """Each event once."""
    return _each_once(found, Kind.EVENT, EVENTS)


@rule("SEN-2.11", off=NO_FAULTS)
def flashes(found: CardSet) -> Problems:
    """Each Flash card once."""
    return _each_once(found, Kind.FLASH, FLASHES)


Deed = tuple[list[dict[str, Any]], tuple[str, ...], str]


def _each_once(found: CardSet, kind: Kind, wanted: Iterable[Deed]) -> Problems:
    """No card of the kind is missing, and there is none besides."""
    there = Counter(
        _told(card.effects, card.polls, card.tags) for card in map(found.cards.__getitem__, found.of_kind(kind))
    )
    listed = Counter(_told(effects, votes, (tag,) if tag else ()) for effects, votes, tag in wanted)
    for deed in there | listed:
        yield from _must(kind, f"The number of cards that do {deed}", listed[deed], there[deed])


def _told(effects: Iterable[Mapping[str, Any]], polls: Iterable[str], tags: Iterable[str]) -> str:
    """What a card does, as one text."""
    parts = [json.dumps([dict(step) for step in effects], sort_keys=True)]
    parts += [f"{name} {', '.join(texts)}" for name, texts in (("in", polls), ("with the tag", tags)) if texts]
    return " ".join(parts)


@rule("SEN-2.12", off=NO_FAULTS)
def term_ends(found: CardSet) -> Problems:
    """A third of the senators ends in each year."""
    ends = Counter(card.term_end for cards in _senators(found).values() for card in cards)
    return _must("term_end", "How many terms end when", TERM_ENDS, dict(sorted(ends.items())))


@rule("SEN-2.12a", off=NO_FAULTS)
def states(found: CardSet) -> Problems:
    """Two senators for each state."""
    there = Counter(card.state for cards in _senators(found).values() for card in cards)
    for state in STATES:
        yield from _must("state", f"The number of senators of {state}", 2, there[state])


@rule("SEN-2.12b", off=NO_FAULTS)
def votes(found: CardSet) -> Problems:
    """What the floor votes of a caucus come to, of all senators and of the strongest."""
    for lean, senators in _senators(found).items():
        all_votes = sorted((card.votes for card in senators), reverse=True)
        yield from _must("votes", f"The {LEANS[lean]} floor votes together", FLOOR_VOTES[lean], sum(all_votes))
        best = sum(all_votes[:BEST])
        yield from _must("votes", f"The {LEANS[lean]} floor votes of the best {BEST}", BEST_VOTES, best)


@rule("SEN-2.12c", off=NO_FAULTS)
def committees(found: CardSet) -> Problems:
    """On how many committees senators sit, and one star for each caucus and issue."""
    for lean, senators in _senators(found).items():
        stars = sorted(card.star for card in senators if card.star)
        yield from _must("star", f"The {LEANS[lean]} stars", sorted(ISSUES), stars)
    sitting = Counter(len(card.committees) for cards in _senators(found).values() for card in cards)
    yield from _must("committees", "How many senators sit on 1, 2, 3", SEATS, dict(sorted(sitting.items())))


@rule("SEN-2.12d", off=NO_FAULTS)
def positions(found: CardSet) -> Problems:
    """How many senators stand where, and that each committee has members at each position of a caucus."""
    for lean, senators in _senators(found).items():
        for at, issue in enumerate(ISSUES):
            stand = [card.positions[at] for card in senators]
            there = tuple(stand.count(position) for position in range(1, 6))
            yield from _must("positions", f"The {LEANS[lean]} positions on {issue}", POSITIONS[lean][at], there)
            for position in OWN_POSITIONS[lean]:
                sitting = sum(issue in card.committees and card.positions[at] == position for card in senators)
                fewest = FEWEST - ((lean, issue, position) == ALONE)
                if sitting < fewest:
                    yield (
                        "committees",
                        f"Of the {LEANS[lean]} members on {issue} too few stand at {position}: {sitting}.",
                    )


@rule("SEN-2.12e", off=NO_FAULTS)
def rules(found: CardSet) -> Problems:
    """As many senators with rules of their own in either caucus."""
    for lean, senators in _senators(found).items():
        there = sum(bool(card.rules) for card in senators)
        yield from _must("rules", f"The number of {LEANS[lean]} senators with a rule of their own", RULES, there)


@rule("SEN-2.13", off=NO_FAULTS)
def seats(found: CardSet) -> Problems:
    """How large each committee is, and that seats given for play are the only ones of a senator."""
    for lean, senators in _senators(found).items():
        there = tuple(sum(issue in card.committees for card in senators) for issue in ISSUES)
        yield from _must("committees", f"The {LEANS[lean]} members of the committees", MEMBERS[lean], there)
    given = [card for cards in _senators(found).values() for card in cards if card.given]
    yield from _must("given", "The number of senators with a seat given for play", GIVEN, len(given))
    for card in given:
        if card.given != card.committees or card.star:
            yield "given", f"The seat given to {card.id} must be the only one, and without a star."
