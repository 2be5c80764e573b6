"""The cards in Senate's box against section 2 of the rules, clause by clause."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from games.senate.senate_cards import FILE, ROOT, base_problems, card, changed, of_kind, raw_set
from hemicycle.games.senate.cards import base_set, parse_base
from hemicycle.games.senate.deck import CONSERVATIVE, ISSUES, LEANS, LIBERAL, POLITICS, STATES, Card, Kind

# Senators with party and the year in which the term ends, floor votes, positions on eco, soc, lib, env, int,
# committees; * is a star, + a seat given for play. From ../shared/rules/senate.md and the data of SEN-2.13.
ROSTER = """
AK Murkowski R05 v4 44555 eco; Stevens R03 v4 44444 lib+
AL Sessions R03 v2 44555 soc/lib; Shelby R05 v3 44554 int+
AR Hutchinson R03 v2 44555 soc; Lincoln D05 v2 32332 eco
AZ Kyl R07 v2 55545 eco/lib; McCain R05 v3 33433 eco+
CA Boxer D05 v3 11111 env/int; Feinstein D07 v3 22122 lib
CO Allard R03 v2 55555 int+; Campbell R05 v3 44444 env
CT Dodd D05 v4 21111 soc/int; Lieberman D07 v3 22213 env
DE Biden D03 v4 22212 lib/int*; Carper D07 v2 33222 env
FL Graham D05 v3 22122 eco/env; Nelson D07 v2 22322 int
GA Cleland D03 v2 32223 int+; Miller D05 v2 33344 lib+
HI Akaka D07 v3 11121 env+; Inouye D05 v4 21132 lib+
IA Grassley R05 v4 44544 eco*/lib; Harkin D03 v3 21111 soc
ID Craig R03 v3 55555 soc+; Crapo R05 v2 54555 env
IL Durbin D03 v2 11111 lib; Fitzgerald R05 v2 43434 soc+
IN Bayh D05 v2 22223 eco+; Lugar R07 v4 44444 int
KS Brownback R05 v2 45544 lib/int; Roberts R03 v2 44544 soc
KY Bunning R05 v2 55555 int+; McConnell R03 v3 55554 lib
LA Breaux D05 v3 33333 eco; Landrieu D03 v2 23233 soc+
MA Kennedy D07 v4 12111 soc*/lib; Kerry D03 v3 21111 eco/int
MD Mikulski D05 v3 21111 soc; Sarbanes D07 v4 11111 int
ME Collins R03 v2 33333 soc; Snowe R07 v2 33333 eco
MI Levin D03 v4 11121 int+; Stabenow D07 v2 21111 env+
MN Dayton D07 v2 11121 eco+; Wellstone D03 v3 11111 soc/int
MO Bond R05 v3 45555 soc/env; Carnahan D07 v2 22323 soc+
MS Cochran R03 v4 44555 lib+; Lott R07 v5 55544 eco
MT Baucus D03 v4 33233 eco*/env; Burns R07 v3 44554 env+
NC Edwards D05 v2 22222 soc/lib; Helms R03 v4 55555 int*
ND Conrad D07 v3 23222 eco; Dorgan D05 v3 22322 env+
NE Hagel R03 v2 54553 int; Nelson D07 v2 33333 int+
NH Gregg R05 v3 55534 soc*; Smith R03 v3 55545 env*
NJ Corzine D07 v2 11111 env; Torricelli D03 v2 32112 eco/int
NM Bingaman D07 v4 22222 eco/soc; Domenici R03 v4 44554 env+
NV Ensign R07 v2 44544 eco+; Reid D05 v4 21212 env
NY Clinton D07 v2 11112 soc/env; Schumer D05 v2 22111 lib
OH DeWine R07 v2 33443 soc/lib; Voinovich R05 v2 34444 env
OK Inhofe R03 v3 55555 env; Nickles R05 v5 55555 eco
OR Smith R03 v2 44333 int; Wyden D05 v2 22121 env
PA Santorum R07 v2 55545 int+; Specter R05 v4 33333 lib/env
RI Chafee R07 v2 33333 env/int; Reed D03 v2 11111 soc
SC Hollings D05 v4 22222 int+; Thurmond R03 v4 45555 lib
SD Daschle D05 v5 21222 eco; Johnson D03 v2 22232 env+
TN Frist R07 v2 55554 soc/int; Thompson R03 v3 55545 eco
TX Gramm R03 v3 55555 eco; Hutchison R07 v3 44544 env+
UT Bennett R05 v3 54454 lib+; Hatch R07 v4 43555 eco/lib*
VA Allen R07 v2 44554 int; Warner R03 v4 44344 soc/env
VT Jeffords I07 v3 33322 eco/soc/env*; Leahy D05 v4 21112 lib*
WA Cantwell D07 v2 21112 lib; Murray D05 v3 21121 soc
WI Feingold D05 v3 22122 lib/int; Kohl D07 v3 22222 lib
WV Byrd D07 v5 23331 lib+; Rockefeller D03 v3 11222 eco/int
WY Enzi R03 v2 55555 soc/int; Thomas R07 v2 55555 eco
"""
LINE = re.compile(r"(\w+) ([DRI])(\d\d) v(\d) ([1-5]{5}) ([a-z/*+]+)")
ROW = re.compile(r"^  \| ([A-Z]{2}) \| (.+?) \| ([DRI]) \| 20(\d\d) \| (\d) \| ([1-5 ]+) \| (.+?) \|$", re.MULTILINE)


class Entry(NamedTuple):
    """A senator as a roster has them."""

    state: str
    name: str
    party: str
    term_end: str
    votes: int
    positions: tuple[int, ...]
    committees: tuple[str, ...]
    star: str
    given: tuple[str, ...]


def entry(fields: Sequence[str], seats: Sequence[str]) -> Entry:
    """A line of a roster; the last name is enough to tell the two of a state apart."""
    state, name, party, term_end, votes, positions = fields
    plain = tuple(seat.rstrip("*+") for seat in seats)
    star = "".join(seat[:-1] for seat in seats if seat.endswith("*"))
    given = tuple(seat[:-1] for seat in seats if seat.endswith("+"))
    stands = tuple(int(digit) for digit in positions if digit.isdigit())
    return Entry(state, name.rsplit(maxsplit=1)[-1], party, term_end, int(votes), stands, plain, star, given)


def typed_roster() -> Iterator[Entry]:
    for line in ROSTER.split("\n")[1:-1]:
        for text in line[3:].split("; "):
            match = LINE.fullmatch(text)
            assert match, text
            *fields, seats = match.groups()
            yield entry([line[:2], *fields], seats.split("/"))


def printed_roster() -> Iterator[Entry]:
    """The roster on the page of the rules."""
    page = (ROOT / "docs/rules/senate.md").read_text("utf-8")
    for *fields, seats in ROW.findall(page):
        yield entry(fields, seats.replace("★", "*").split(", "))


def entry_of(card: Card) -> Entry:
    name = card.title.rsplit(maxsplit=1)[-1]
    return Entry(
        card.state, name, card.party, card.term_end, card.votes, card.positions, card.committees, card.star, card.given
    )


def senators(lean: int) -> list[Card]:
    return [card for card in of_kind(Kind.SENATOR) if base_set().lean(card) == lean]


# Components --------------------------------------------------------------------------------------------


def test_the_base_set_has_no_fault() -> None:
    cards, problems = parse_base(raw_set(), FILE)
    assert problems == []
    assert cards == base_set()
    assert len(base_set().cards) == 201
    assert len(base_set().digest) == 64
    assert base_set().name == "Base set"


def test_SEN_2_1_a_hundred_senators() -> None:
    assert (len(of_kind(Kind.SENATOR)), len(senators(CONSERVATIVE)), len(senators(LIBERAL))) == (100, 49, 51)
    assert Counter(card.party for card in senators(LIBERAL)) == {"D": 50, "I": 1}
    assert {card.party for card in senators(CONSERVATIVE)} == {"R"}
    assert (card("jeffords").party, card("jeffords").caucus) == ("I", "democratic")
    more = base_problems(lambda cards: cards["senator.akaka"].update(caucus="republican", party="R"))
    assert "caucus: The number of liberal senators must be 51, but the cards give 50." in more
    assert "party: The number of senators of party R must be 49, but the cards give 50." in more


def test_SEN_2_2_one_vice_president() -> None:
    [executive] = of_kind(Kind.EXECUTIVE)
    assert executive.id == "executive.cheney"
    data = raw_set()
    data["senators"] = data["senators"][1:]
    _, problems = parse_base(data, FILE)
    assert "The number of cards of kind senator must be 100, but the cards give 99." in [p.problem for p in problems]


def test_SEN_2_3_a_hundred_politics_cards() -> None:
    counts = [len(of_kind(kind)) for kind in (Kind.BILL, Kind.LOBBY, Kind.EVENT, Kind.FLASH)]
    assert counts == [50, 20, 18, 12]
    assert len(base_set().of_kind(*POLITICS)) == 100
    data = raw_set()
    data["events"].pop()
    problems = [fault.problem for fault in parse_base(data, FILE)[1]]
    assert "The number of Politics cards must be 100, but the cards give 99." in problems


def test_SEN_2_7_caucuses_and_their_leans() -> None:
    assert [(caucus.id, LEANS[caucus.lean]) for caucus in base_set().caucuses] == [
        ("democratic", "liberal"),
        ("republican", "conservative"),
    ]
    assert ISSUES == ("eco", "soc", "lib", "env", "int")


def test_SEN_2_8_a_light_and_a_heavy_bill_everywhere() -> None:
    weights = {1: [8, 16], 2: [10, 20], 3: [12, 24], 4: [10, 20], 5: [8, 16]}
    for issue in ISSUES:
        for position, pair in weights.items():
            there = [bill.weight for bill in of_kind(Kind.BILL) if (bill.issue, bill.position) == (issue, position)]
            assert sorted(there) == pair, (issue, position)
    problems = base_problems(changed("bill.energy_balance", weight=20))
    assert problems == ["bills: The weights of the bills at env 3 must be (12, 24), but the cards give (12, 20)."]


def test_SEN_2_8_mirrored_bills_are_equally_long() -> None:
    """The two of a mirrored pair say about as much, so that neither looks better on the table."""
    blurbs = {(bill.issue, bill.position, bill.weight): bill.text for bill in of_kind(Kind.BILL)}
    assert len(blurbs) == 50
    for (issue, position, weight), text in blurbs.items():
        assert abs(len(text) - len(blurbs[issue, 6 - position, weight])) <= 12, text
        assert 90 <= len(text) <= 140, text


def test_SEN_2_9_lobbies() -> None:
    there = Counter((tuple(lobby.effects[0].values()), lobby.polls) for lobby in of_kind(Kind.LOBBY))
    assert there == {
        (("lobby", issue, lean, n), votes): 1
        for issue in ISSUES
        for lean in ("liberal", "conservative")
        for n, votes in ((2, ("CB", "CA", "FB", "FA", "CL", "OV")), (5, ("FB", "FA", "CL", "OV")))
    }
    assert {lobby.window for lobby in of_kind(Kind.LOBBY)} == {"exchange"}
    assert len(base_problems(changed("lobby.workbench_alliance", votes=["FB", "FA", "CL"]))) == 2


def deeds(kind: Kind) -> Counter[str]:
    """What the cards of a kind do, each in a line."""
    lines = []
    for there in of_kind(kind):
        steps = "; ".join(" ".join(str(value) for value in step.values()) for step in there.effects)
        lines.append(" | ".join([steps, ",".join(there.polls) or there.window, *there.tags]))
    return Counter(lines)


def test_SEN_2_10_events() -> None:
    assert deeds(Kind.EVENT) == Counter(
        [
            "extra_put 1 | main",
            "release 1 | main",
            "strength own 2 | CB,CA",
            "strength own 2 | FB,FA,CL,OV",
            "silence other | FB,CL,OV",
            "delay 2 | main",
            "hasten | main",
            "favor any | FB,FA,CL,OV",
            "free_vote own | FB,FA,CL,OV",
            "shift any liberal 1 | CB,CA,FB,FA,CL,OV",
            "shift any conservative 1 | CB,CA,FB,FA,CL,OV",
            "pork_free 1 | FB,FA,CL,OV",
            "pork_strike 2 | main",
            "reveal politics | main",
            "draw politics 2 | main",
            "remove other hand | main",
            "president 1 | main",
            "bar amend 1 | main | amendments",
        ]
    )
    assert len(base_problems(changed("event.closed_to_amendments", tags=[]))) == 2
    assert len(base_problems(changed("event.crowded_calendar", effects=[{"do": "delay", "n": 3}]))) == 2


def test_SEN_2_11_flash_cards() -> None:
    assert deeds(Kind.FLASH) == Counter(
        [
            "param senators_per_turn set 1 | ",
            "param senators_per_turn set 3 | ",
            "param wait_turns set 3 | ",
            "issue_points int 4 | ",
            "issue_points eco 4 | ",
            "param pork_points set -4 | ",
            "param chart_shift add -5 |  | filibuster",
            "mood liberal 3 | ",
            "mood conservative 3 | ",
            "param sign_distance set 0 | ",
            "param chair_votes set 1; param ranking_votes set 1 | ",
            "param bipartisan_award set 20 |  | amendments",
        ]
    )
    assert len(base_problems(changed("flash.world_news", effects=[{"do": "bar", "action": "amend"}]))) == 2


def test_SEN_2_12_terms() -> None:
    assert Counter(card.term_end for card in of_kind(Kind.SENATOR)) == {"03": 33, "05": 34, "07": 33}
    assert [text[:9] for text in base_problems(changed("senator.byrd", term_end="05"))] == ["term_end:"]


def test_SEN_2_12a_two_senators_a_state() -> None:
    assert Counter(card.state for card in of_kind(Kind.SENATOR)) == dict.fromkeys(STATES, 2)
    assert len(STATES) == 50
    assert len(base_problems(changed("senator.byrd", state="VA"))) == 2


def test_SEN_2_12b_floor_votes() -> None:
    for lean, total in ((LIBERAL, 147), (CONSERVATIVE, 140)):
        votes = sorted((card.votes for card in senators(lean)), reverse=True)
        assert sum(votes) == total
        assert sum(votes[:25]) == 90
    assert sorted(card.short for card in of_kind(Kind.SENATOR) if card.votes == 5) == [
        "byrd",
        "daschle",
        "lott",
        "nickles",
    ]
    assert (card("reid").votes, card("hatch").votes) == (4, 4)
    assert base_problems(changed("senator.akaka", votes=2)) == [
        "votes: The liberal floor votes together must be 147, but the cards give 146."
    ]
    assert len(base_problems(changed("senator.byrd", votes=6))) == 2


def test_SEN_2_12c_committees_and_stars() -> None:
    sizes = {lean: Counter(len(card.committees) for card in senators(lean)) for lean in (LIBERAL, CONSERVATIVE)}
    assert sizes[LIBERAL] + sizes[CONSERVATIVE] == {1: 73, 2: 26, 3: 1}
    stars = {lean: {card.star: card.short for card in senators(lean) if card.star} for lean in sizes}
    assert stars[LIBERAL] == {"eco": "baucus", "soc": "kennedy", "lib": "leahy", "env": "jeffords", "int": "biden"}
    ranking = {"eco": "grassley", "soc": "gregg", "lib": "hatch", "env": "smith_nh", "int": "helms"}
    assert stars[CONSERVATIVE] == ranking
    assert any("sit on 1, 2, 3" in text for text in base_problems(changed("senator.kohl", committees=["lib", "env"])))


def test_SEN_2_12d_positions() -> None:
    """As in the table of the clause: at 1, 2, 3, 4, 5."""
    table = {
        "eco": ((12, 30, 9, 0, 0), (0, 0, 7, 22, 20)),
        "soc": ((22, 20, 9, 0, 0), (0, 0, 8, 21, 20)),
        "lib": ((26, 16, 9, 0, 0), (0, 0, 6, 8, 35)),
        "env": ((20, 22, 8, 1, 0), (0, 0, 8, 16, 25)),
        "int": ((19, 23, 8, 1, 0), (0, 0, 8, 20, 21)),
    }
    few = []
    for at, issue in enumerate(ISSUES):
        for lean, own in ((LIBERAL, (1, 2, 3)), (CONSERVATIVE, (3, 4, 5))):
            stand = [card.positions[at] for card in senators(lean)]
            assert tuple(stand.count(position) for position in range(1, 6)) == table[issue][lean], (issue, lean)
            sitting = Counter(card.positions[at] for card in senators(lean) if issue in card.committees)
            few += [(issue, position, sitting[position]) for position in own if sitting[position] < 2]
    assert few == [("lib", 3, 1)]
    assert (card("leahy").positions, card("hatch").positions) == ((2, 1, 1, 1, 2), (4, 3, 5, 5, 5))
    moved = {"eco": 2, "soc": 3, "lib": 3, "env": 3, "int": 2}
    [problem] = base_problems(changed("senator.byrd", positions=moved))
    assert problem.startswith("positions: The liberal positions on int must be (19, 23, 8, 1, 0)")
    swap = base_problems(lambda cards: cards["senator.miller"].update(committees=["env"], given=["env"]))
    assert "committees: Of the conservative members on lib" not in " ".join(swap)


def test_SEN_2_12d_a_committee_without_one_of_its_positions() -> None:
    there = [card.short for card in senators(LIBERAL) if "lib" in card.committees and card.positions[2] == 3]
    assert sorted(there) == ["byrd", "miller"]
    problems = base_problems(changed("senator.byrd", committees=["eco"], given=["eco"]))
    assert "committees: Of the liberal members on lib too few stand at 3: 1." in problems


def test_SEN_2_12e_rules_on_cards_come_in_mirrored_pairs() -> None:
    kinds = {}
    for lean in (LIBERAL, CONSERVATIVE):
        ruled = [card for card in senators(lean) if card.rules]
        assert len(ruled) == 10
        assert all(len(card.rules) == 1 and card.text for card in ruled)
        kinds[lean] = Counter(
            tuple(len(value) if isinstance(value, list) else value for value in card.rules[0].values())
            for card in ruled
        )
    assert kinds[LIBERAL] == kinds[CONSERVATIVE]
    assert set(kinds[LIBERAL].values()) == {1}
    assert card("hatch").rules == ({"do": "sponsor_any", "issues": ["lib"]},)
    fewer = base_problems(changed("senator.hatch", rules=[], rule_text=""))
    assert fewer == [
        "rules: The number of conservative senators with a rule of their own must be 10, but the cards give 9."
    ]


def test_SEN_2_13_the_roster() -> None:
    expected = sorted(typed_roster())
    assert len(expected) == 100
    assert sorted(entry_of(card) for card in of_kind(Kind.SENATOR)) == expected


def test_SEN_2_13_the_page_of_the_rules_has_the_same_roster() -> None:
    assert sorted(printed_roster()) == sorted(typed_roster())


def test_SEN_2_13_committee_sizes_and_seats_given_for_play() -> None:
    sizes = [
        [sum(issue in card.committees for card in senators(lean)) for issue in ISSUES]
        for lean in (LIBERAL, CONSERVATIVE)
    ]
    assert sizes == [[13, 13, 13, 14, 14], [12, 12, 12, 12, 13]]
    given = [card for card in of_kind(Kind.SENATOR) if card.given]
    assert len(given) == 29
    assert all(card.given == card.committees and not card.star for card in given)
    problems = base_problems(changed("senator.byrd", given=[]))
    assert problems == ["given: The number of senators with a seat given for play must be 29, but the cards give 28."]
    [one, two] = base_problems(changed("senator.kohl", given=["lib"], committees=["lib", "env"]))[-2:]
    assert one.endswith("must be 29, but the cards give 30.")
    assert two == "given: The seat given to senator.kohl must be the only one, and without a star."


def test_SEN_2_16_the_vice_president() -> None:
    cheney = card("cheney")
    assert (cheney.title, cheney.president, cheney.caucus, cheney.state) == (
        "Dick Cheney",
        "George W. Bush",
        "republican",
        "WY",
    )
    assert cheney.positions == (5, 4, 4, 5, 4)
    assert (cheney.committees, cheney.star, cheney.votes) == ((), "", 0)


def test_texts_say_the_numbers_of_their_effects() -> None:
    """A slip in one of the two would tell players something else than the rules do."""
    for there in map(base_set().cards.__getitem__, base_set().of_kind(Kind.LOBBY, Kind.EVENT, Kind.FLASH)):
        for step in there.effects:
            number = step.get("n", step.get("value"))
            if number and there.effects[0]["do"] not in ("release", "president", "pork_free"):
                assert str(abs(number)) in there.text, there.text


def test_names_in_notation() -> None:
    cards = base_set()
    assert cards.cards[cards.number("nelson_fl")].title == "Bill Nelson"
    assert cards.number("senator.nelson_fl") == cards.number("nelson_fl")
    assert len({card.short for card in cards.cards}) == 201
    with pytest.raises(KeyError):
        cards.number("nelson")
