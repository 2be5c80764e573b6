"""What the lens shows: links with their reasons, groups, near groups, and nothing that the viewer does not see."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.civio.play import scene
from hemicycle.games.civio import TITLE, lens
from hemicycle.games.civio import words as sayings
from hemicycle.games.civio.precedents import How, mask_of
from hemicycle.games.civio.rules.table import Civio
from hemicycle.kernel import position
from hemicycle.kernel.driver import seeded
from hemicycle.kernel.view import Observation, observe
from hemicycle.kernel.words import Teller
from hemicycle.kernel.worlds import determinize


def table() -> Civio:
    made = TITLE.game(2, {"match": "rounds:1"})
    assert isinstance(made, Civio)
    return made


GAME = table()


def look(hand: str, others: str = "", discard: str = "comstock", viewer: int = 0) -> Observation:
    cards = hand.split()
    lines = f"open.A {' '.join(cards[2:])}\nhidden.A {' '.join(cards[:2])}\nopen.B {others}\ndiscard {discard}"
    state = position.read(GAME, f"{lines}\nsupply rest\nstack finish A")
    return observe(state, viewer)


def name(card: int) -> str:
    return GAME.deck.cards[card].short


def links(hand: str) -> dict[str, str]:
    return {f"{name(link.first)}>{name(link.second)}": link.how for link in lens.links(GAME, look(hand))}


def test_each_way_to_follow_has_its_reason() -> None:
    assert links("engel tinker expression A1") == {
        "engel>tinker": "plus",
        "engel>A1": "rests",
        "tinker>expression": "crowns",
        "tinker>A1": "rests",
    }
    assert links("race plessy brown") == {"race>plessy": "opens", "race>brown": "opens", "plessy>brown": "minus"}
    assert links("strauder jim_crow plessy")["strauder>jim_crow"] == "issue"
    assert links("schenck espionage_act") == {"espionage_act>schenck": "plus"}  # not the other way: the law is older
    assert links("reed CRA") == {"reed>CRA": "crowns"}  # too early as a law, but it may be Equality


def test_a_link_says_why_in_the_words_of_the_card() -> None:
    teller = Teller(GAME)
    found = lens.links(GAME, look("barnette tinker strauder jim_crow"))
    sentences = [sayings.link(teller, GAME, link) for link in found]
    assert any("under plus. Tinker relied on Barnette" in sentence for sentence in sentences)
    assert any("both have Issue: Race" in sentence for sentence in sentences)


def test_the_links_are_those_of_the_grammar() -> None:
    """Every precedent of three in dictionary order is made of links, amendments apart from their neighbour."""
    for group in list(GAME.precedents.threes)[::17]:
        cards = [card for card in GAME.precedents.in_order(group) if name(card) != "W"]
        steps = [(one, two) for one, two in pairwise(cards) if not name(two).startswith("A")]
        for one, two in steps:
            assert list(lens.links_between(GAME, one, two)), (name(one), name(two))


def test_groups_that_are_ready() -> None:
    found = lens.groups(GAME, look("police powell gideon reed frontiero equality A5"))
    shown = [[name(card) for card in group.cards] for group in found]
    assert ["police", "powell", "gideon"] in shown
    assert ["reed", "frontiero", "equality", "A5"] in shown
    assert found[0].stars == 4


def test_a_flush_comes_first() -> None:
    first = lens.groups(GAME, look("school barnette tinker pico expression A1 A14"))[0]
    assert len(first.cards) == 7
    assert sayings.group(Teller(GAME), GAME, first).endswith("a Thurgood Flush")


def test_near_groups_name_what_is_missing_and_where_it_is() -> None:
    view = look("barnette pico gender W", others="engel", discard="comstock tinker")
    near = {tuple(map(name, one.cards)): one.missing for one in lens.near(GAME, view)}
    missing = {name(spot.card): spot.place for spot in near["barnette", "pico"]}
    assert missing["tinker"] == "top"
    assert missing["A1"] == "unseen"
    assert "W" not in missing  # it is in the hand
    assert all("W" not in pair for pair in near)
    for cards, spots in ((one.cards, one.missing) for one in lens.near(GAME, view)):
        for spot in spots:
            assert mask_of((*cards, spot.card)) in GAME.precedents.threes


def test_the_card_on_the_pile_comes_first() -> None:
    near = lens.near(GAME, look("barnette pico gender A4", discard="comstock tinker"))
    assert near[0].missing[0].place == "top"
    sentence = sayings.near(Teller(GAME), near[0])
    assert "on top of the discard pile" in sentence


def test_calls_are_worth_what_they_would_score() -> None:
    assert lens.calls(GAME, look("police powell gideon reed frontiero equality A5")) == (0, 8)
    assert lens.calls(GAME, look("school barnette tinker pico expression A1 A14")).flush == 24
    assert lens.calls(GAME, look("school A4")) == (0, 0)


def test_what_a_loser_counts_and_which_cases() -> None:
    cards = tuple(
        GAME.deck.numbers(*["race", "strauder", "fair_trial", "plessy", "CRA", "south_carolina_v_katzenbach", "A15"])
    )
    counted = lens.counted(GAME, cards)
    assert GAME.scorer.best_family(mask_of(cards))[0] == 5
    assert [name(card) for card in lens.cases(GAME, counted)] == ["strauder", "south_carolina_v_katzenbach"]
    assert not GAME.precedents.is_complete(mask_of(cards), How.SPLIT)


def test_an_onlooker_has_no_hand() -> None:
    view = look("barnette tinker pico", viewer=2)
    assert lens.hand(view) == ()
    assert lens.links(GAME, view) == lens.groups(GAME, view) == lens.near(GAME, view) == []


@pytest.mark.parametrize("seed", range(5))
def test_worlds_that_look_alike_are_shown_alike(seed: int) -> None:
    view = look("barnette pico gender W A5 engel tinker", others="race voting", discard="police")
    world = determinize(GAME, view, seeded(seed))
    again = observe(world, 0)
    assert again == view
    for show in (lens.links, lens.groups, lens.near, lens.calls):
        assert show(GAME, again) == show(GAME, view)


def test_CIV_5_10_who_is_attacked_is_told_what_would_stop_it() -> None:
    scenario = scene("""
        seats 2
        hidden.B voting_rights_act pico
        open.B   equal_pay_act tinker
        discard comstock
        stack answer B (A, comstock)
        ---
        """)
    found = lens.attack(scenario.game, observe(scenario.start, 1))
    assert found is not None
    shorts = [scenario.game.deck.cards[card].short for card in found.stopped_by]
    assert (found.kind, found.mine, shorts) == ("confiscate_and_arrest", False, ["voting_rights_act"])
    assert lens.attack(scenario.game, observe(scenario.start, 0)) is None
