"""Scoring: stars, winners, losers, ranks and places."""

from __future__ import annotations

from hypothesis import given, settings

from games.civio.civio_hands import family, hand, ids, near_hands, raw_deck, scorer, table
from games.civio.civio_oracle import Oracle
from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.precedents import How
from hemicycle.games.civio.scoring import Rank, places, rank, ranks, star

ORACLE = Oracle(raw_deck())


def stars(names: str) -> list[int]:
    deck = base_deck()
    return [star(deck.cards[number]) for number in deck.numbers(*names.split())]


def test_CIV_7_1_stars() -> None:
    assert stars("A14 equality CRA tinker") == [1, 1, 1, 1]
    assert stars("school jim_crow plessy W") == [0, 0, 0, 0]


def test_CIV_6_20_star_is_computed() -> None:
    assert stars("A1 expression CRA barnette gobitis comstock race W") == [1, 1, 1, 1, 0, 0, 0, 0]


def test_CIV_6_15_amendments_give_a_case_its_star() -> None:
    for card in base_deck().of_kind(base_deck().cards[base_deck().number("tinker")].kind):
        assert star(card) == bool(card.amendments)


def test_CIV_7_2_the_winner() -> None:
    cards = hand("police powell gideon reed frontiero equality A5")
    assert scorer().winner_points(cards, How.SPLIT) == 2 + 6
    assert scorer().winner_points(cards, How.FLUSH) == 3 * (2 + 6)


def test_CIV_7_2_range_of_a_flush() -> None:
    points = [scorer().winner_points(cards, How.FLUSH) for cards in table().sevens]
    assert (min(points), max(points)) == (9, 27)


def test_CIV_7_3_the_best_family() -> None:
    assert family("tinker expression A1 school race voting A4") == (3, ["tinker expression A1"])
    assert family("tinker race voting gender police A4 A5") == (0, [])


def test_CIV_7_3_fewer_precedents_are_shown() -> None:
    # {race, jim_crow, plessy} is a precedent too, but adds no star.
    assert family("tinker expression A1 race jim_crow plessy A4") == (3, ["tinker expression A1"])


def test_CIV_7_3_then_the_first_in_dictionary_order() -> None:
    # {gobitis, barnette, A1, A14} has three stars as well, but begins with a later id.
    assert family("gobitis barnette A1 A14 race voting police") == (3, ["barnette A1 A14"])


@given(near_hands())
@settings(max_examples=250, deadline=None)
def test_CIV_7_3_against_brute_force(cards: int) -> None:
    points, groups = scorer().best_family(cards)
    assert points == ORACLE.best_points(ids(cards))
    assert points == sum(ORACLE.stars(ids(group)) for group in groups)
    assert all(ORACLE.valid(ids(group)) for group in groups)
    assert sum(groups).bit_count() == sum(group.bit_count() for group in groups)
    assert sum(groups) & cards == sum(groups)


def test_CIV_7_6_ranks() -> None:
    table_of_ranks = {0: 0, 5: 0, 6: 1, 10: 1, 11: 2, 20: 2, 21: 3, 30: 3, 31: 4, 40: 4, 41: 5, 60: 5, 61: 6, 80: 6}
    assert {points: int(rank(points)) for points in table_of_ranks} == table_of_ranks
    assert rank(500) is Rank.CHIEF_JUSTICE


def test_CIV_7_7_several_seats_may_have_one_rank() -> None:
    assert ranks((81, 3, 120)) == (Rank.CHIEF_JUSTICE, Rank.INTERN, Rank.CHIEF_JUSTICE)


def test_CIV_7_8_equal_points_share_the_better_place() -> None:
    assert places((7, 12, 7, 3)) == (2, 1, 2, 4)
    assert places((5, 5)) == (1, 1)


# Worked examples ---------------------------------------------------------------------------------------


def test_CIV_11_1_the_flush_of_the_rule_book() -> None:
    cards = hand("school barnette tinker pico expression A1 A14")
    assert scorer().winner_points(cards, How.FLUSH) == 24


def test_CIV_11_2_three_stars() -> None:
    assert scorer().stars(hand("tinker expression A1")) == 3


def test_CIV_11_5_a_split() -> None:
    cards = hand("police powell gideon reed frontiero equality A5")
    assert table().is_split(cards)
    assert scorer().winner_points(cards, How.SPLIT) == 8


def test_CIV_11_6_the_most_there_is() -> None:
    cards = hand("de_jonge naacp_v_alabama griswold lawrence privacy A4 A5")
    assert table().is_flush(cards)
    assert scorer().winner_points(cards, How.FLUSH) == 27


def test_CIV_11_7_a_flush_through_laws() -> None:
    cards = hand(
        "dred_scott enforcement_act baker reynolds voting_rights_act south_carolina_v_katzenbach shelby_county"
    )
    assert table().is_flush(cards)
    assert scorer().winner_points(cards, How.FLUSH) == 15


def test_CIV_11_9_the_act_is_starred_in_both_roles() -> None:
    assert scorer().stars(hand("yick_wo CRA frontiero A5")) == 4
    assert scorer().stars(hand("reed CRA A14")) == 3


def test_CIV_11_10_no_stars() -> None:
    assert scorer().stars(hand("race jim_crow W")) == 0


def test_CIV_11_12_the_loser_gets_the_better_choice() -> None:
    points, groups = family("race strauder fair_trial plessy CRA south_carolina_v_katzenbach A15")
    assert points == 5
    assert [set(group.split()) for group in groups] == [
        {"race", "strauder", "fair_trial"},
        {"south_carolina_v_katzenbach", "CRA", "A15"},
    ]


def test_CIV_11_13_an_uncalled_flush() -> None:
    cards = "gender comstock griswold privacy A1 A4 A5"
    assert family(cards)[0] == 4
    assert not table().is_split(hand(cards))
    assert table().is_flush(hand(cards))
    assert scorer().winner_points(hand(cards), How.FLUSH) == 21


def test_CIV_11_14_marbury_serves_one_precedent() -> None:
    points, groups = family("W reed equality gideon A6 near jim_crow")
    assert points == 2
    assert len(groups) == 1


def test_CIV_11_17_ranks() -> None:
    assert ranks((4, 10, 81)) == (Rank.INTERN, Rank.LAW_CLERK, Rank.CHIEF_JUSTICE)
