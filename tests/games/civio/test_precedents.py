"""Precedents: the grammar clause by clause, the tables, and the worked examples."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.civio.civio_hands import SIZES, hand, ids, names, near_hands, raw_deck, reason, row, table
from games.civio.civio_oracle import Oracle
from hemicycle.games.civio.cards import base_deck
from hemicycle.games.civio.deck import Deck
from hemicycle.games.civio.grammar import ACCEPTED, Reason, Refusal
from hemicycle.games.civio.precedents import Count, How, Precedents, mask_of, members
from hemicycle.games.civio.walk import body_paths

ORACLE = Oracle(raw_deck())
OK = Reason.NONE


def place(cards: str) -> int:
    return table().grammar.refusal(row(cards), SIZES).place


def shown(cards: str, how: How) -> list[str] | None:
    sequences = table().arrange(hand(cards), how)
    return None if sequences is None else [names(sequence) for sequence in sequences]


# Tables ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "count"),
    [(2, (236, None)), (3, (510, 236)), (4, (838, 510)), (7, (1245, 1328))],
)
def test_CIV_3_11_numbers_of_precedents(size: int, count: tuple[int, int | None]) -> None:
    without, with_wild = table().count(size)
    assert without == count[0]
    assert count[1] is None or with_wild == count[1]


def test_CIV_3_11_links_and_stars() -> None:
    cards = base_deck().cards
    cases = [card for card in cards if card.kind == "case"]
    listed = [ref for case in cases for ref in (*case.plus, *case.minus)]
    assert sum(case.strengthens for case in cases) == 37
    assert sum(not case.strengthens for case in cases) == 12
    assert sum(card.starred for card in cards) == 53
    assert sum(ref.startswith("case.") for ref in listed) == 49
    assert sum(ref.startswith(("law.", "special.")) for ref in listed) == 12
    assert table().count(3) == Count(510, 236)


def test_CIV_3_11_flush_hands_that_also_split() -> None:
    assert len(table().sevens) == 2573
    assert sum(map(table().is_split, table().sevens)) == 2495


@pytest.mark.long
def test_CIV_3_11_hands_that_split() -> None:
    assert table().count_split_hands() == 522_893


def test_CIV_3_13_precedents_are_found_at_load() -> None:
    assert (len(table().threes), len(table().fours), len(table().sevens)) == (746, 1348, 2573)


def test_CIV_3_13_the_walk_lays_every_body() -> None:
    paths = {(path.first, path.last, path.mask) for path in body_paths(table().grammar, 3)}
    barnette, tinker, pico = row("barnette tinker pico")
    assert (barnette, pico, hand("barnette tinker pico")) in paths
    assert (tinker, tinker, hand("tinker")) in paths
    assert (pico, barnette, hand("barnette tinker pico")) not in paths


# The grammar -------------------------------------------------------------------------------------------


def test_CIV_6_1_sizes_and_different_cards() -> None:
    assert reason("barnette tinker pico") is OK
    assert reason("tinker expression") is Reason.SIZE
    assert reason("engel tinker expression A1 hazelwood") is Reason.SIZE
    assert reason("tinker expression expression") is Reason.REPEATED
    assert place("tinker expression expression") == 2


def test_CIV_6_2_order_of_the_core() -> None:
    assert reason("tinker school A1") is Reason.ISSUE_NOT_FIRST
    assert reason("tinker A1 expression") is Reason.ONLY_AMENDMENTS_MAY_FOLLOW
    assert reason("tinker A1 pico") is Reason.ONLY_AMENDMENTS_MAY_FOLLOW
    assert reason("school tinker expression A1") is OK


def test_CIV_6_3_the_first_body_card_has_the_issue() -> None:
    assert reason("school barnette tinker") is OK
    assert reason("race barnette tinker") is Reason.ISSUE_NOT_LISTED
    assert reason("race jim_crow plessy") is OK
    assert reason("school censorship tinker") is Reason.ISSUE_NOT_FIRST


def test_CIV_6_4_the_later_case_lists_the_earlier() -> None:
    assert reason("barnette tinker pico") is OK
    assert reason("tinker barnette A1") is Reason.CASE_DOES_NOT_LIST


def test_CIV_6_4_law_after_case_needs_issue_and_time() -> None:
    assert reason("bradwell comstock griswold") is OK
    assert reason("schenck espionage_act nyt_v_us") is Reason.LAW_TOO_EARLY
    assert reason("tinker voting_rights_act A1") is Reason.LAW_NO_SHARED_ISSUE
    assert reason("comstock equal_pay_act frontiero") is Reason.LAW_AFTER_LAW


def test_CIV_6_5_freedom_after_a_case_that_has_it_in_plus() -> None:
    assert reason("barnette tinker expression") is OK
    assert reason("barnette tinker religion") is Reason.FREEDOM_NOT_IN_PLUS
    assert reason("barnette gobitis religion") is Reason.CASE_DOES_NOT_LIST
    assert reason("school gobitis religion") is Reason.FREEDOM_NOT_IN_PLUS  # only in minus
    assert reason("strauder jim_crow fair_trial") is Reason.FREEDOM_NOT_AFTER_CASE


def test_CIV_6_6_amendments_that_some_case_lists() -> None:
    assert reason("barnette tinker A14") is OK
    assert reason("barnette A14 A1") is OK
    assert reason("barnette A1 A14") is OK
    assert reason("engel tinker A14") is Reason.AMENDMENT_NOT_LISTED


def test_CIV_6_7_civil_rights_act_as_law_or_as_freedom() -> None:
    assert reason("yick_wo CRA frontiero A5") is OK
    assert reason("reed CRA A14") is OK
    assert reason("race yick_wo CRA") is OK
    assert reason("reed CRA equality A14") is Reason.SECOND_FREEDOM
    # Both readings stop at the Act: in a tie the law gives the reason.
    assert reason("reed equality CRA A14") is Reason.ONLY_AMENDMENTS_MAY_FOLLOW
    assert reason("tinker CRA A1") is Reason.LAW_NO_SHARED_ISSUE


def test_CIV_6_8_marbury_anywhere() -> None:
    for order in ("W barnette tinker", "barnette W tinker", "barnette tinker W", "W school barnette A1"):
        assert reason(order) is OK, order
    assert reason("W race strauder") is OK
    assert reason("gobitis W tinker") is Reason.CASE_DOES_NOT_LIST


def test_CIV_6_8_a_set_with_marbury_is_the_rest_one_card_shorter() -> None:
    wild = hand("W")
    with_wild = {group ^ wild for group in table().fours if group & wild}
    assert with_wild == {group for group in table().threes if not group & wild}
    assert with_wild


def test_CIV_6_9_a_core_has_a_case_or_law() -> None:
    assert reason("W equality A14") is Reason.NO_BODY
    assert reason("school A1 W") is Reason.NO_BODY
    assert reason("race jim_crow W") is OK
    assert table().grammar.refusal(row("W race"), (2,)) == Refusal(Reason.NO_BODY, 2)


def test_CIV_6_10_a_card_is_in_one_precedent() -> None:
    seven = hand("police powell gideon reed frontiero equality A5")
    three, four = row("police powell gideon"), row("powell gideon fair_trial A6")
    refusal = table().call_refusal(seven, How.SPLIT, (three, four))
    assert refusal == Refusal(Reason.REPEATED, 3)


def test_CIV_6_11_every_reason_and_its_place() -> None:
    expected = {
        "tinker A1": (Reason.SIZE, -1),
        "tinker W W": (Reason.REPEATED, 2),
        "tinker W school": (Reason.ISSUE_NOT_FIRST, 2),
        "tinker expression press": (Reason.SECOND_FREEDOM, 2),
        "tinker expression A1 press": (Reason.SECOND_FREEDOM, 3),
        "tinker expression pico": (Reason.ONLY_AMENDMENTS_MAY_FOLLOW, 2),
        "school expression tinker": (Reason.NO_BODY, 1),
        "race tinker A1": (Reason.ISSUE_NOT_LISTED, 1),
        "pico tinker A1": (Reason.CASE_DOES_NOT_LIST, 1),
        "jim_crow voting_rights_act A1": (Reason.LAW_AFTER_LAW, 1),
        "tinker jim_crow A1": (Reason.LAW_NO_SHARED_ISSUE, 1),
        "schenck espionage_act A1": (Reason.LAW_TOO_EARLY, 1),
        "strauder jim_crow fair_trial": (Reason.FREEDOM_NOT_AFTER_CASE, 2),
        "barnette tinker privacy": (Reason.FREEDOM_NOT_IN_PLUS, 2),
        "tinker expression A14": (Reason.AMENDMENT_NOT_LISTED, 2),
    }
    for cards, refusal in expected.items():
        assert table().grammar.refusal(row(cards), SIZES) == refusal, cards


def test_CIV_6_11_cards_left_over_of_a_call() -> None:
    seven = "police powell gideon reed frontiero equality A5"
    assert table().call_refusal(hand(seven), How.SPLIT) == ACCEPTED
    assert table().call_refusal(hand(seven), How.FLUSH).reason is Reason.CARDS_LEFT_OVER
    three, four = row("police powell gideon"), row("reed frontiero equality A5")
    assert table().call_refusal(hand(seven), How.SPLIT, (four, three)) == ACCEPTED
    assert table().call_refusal(hand(seven), How.SPLIT, (three,)).reason is Reason.CARDS_LEFT_OVER
    assert table().call_refusal(hand(seven), How.SPLIT, (three + four,)).reason is Reason.SIZE
    assert table().call_refusal(hand(seven), How.FLUSH, (three, four)).reason is Reason.SIZE
    broken = row("reed equality frontiero A5")
    wrong = Refusal(Reason.ONLY_AMENDMENTS_MAY_FOLLOW, 5)
    assert table().call_refusal(hand(seven), How.SPLIT, (three, broken)) == wrong


@given(near_hands())
@settings(max_examples=400, deadline=None)
def test_CIV_6_12_tables_against_the_oracle(cards: int) -> None:
    assert table().is_flush(cards) == ORACLE.valid(ids(cards))
    assert table().is_split(cards) == ORACLE.splits(ids(cards))


def test_CIV_6_12_every_small_precedent_against_the_oracle() -> None:
    draw = random.Random(6)
    numbers = range(len(base_deck().cards))
    some = [mask_of(draw.sample(numbers, size)) for size in (3, 4) for _ in range(3000)]
    for group in (*some, *table().groups, *draw.sample(sorted(table().sevens), 300)):
        assert (group in table().groups or table().is_flush(group)) == ORACLE.valid(ids(group))


def test_CIV_6_12_sequences_agree_with_sets() -> None:
    draw = random.Random(12)
    pool = sorted(table().groups)
    for group in draw.sample(pool, 150):
        cards = members(group)
        cards[draw.randrange(len(cards))] = draw.randrange(78)
        if len(set(cards)) == len(cards):
            orders = (table().grammar.refusal(order, SIZES) == ACCEPTED for order in permutations(cards))
            assert any(orders) == (mask_of(cards) in table().groups)


def test_CIV_6_13_issues_and_year_join_case_and_law() -> None:
    assert reason("plessy jim_crow brown") is Reason.LAW_TOO_EARLY
    assert reason("bradwell comstock griswold") is OK
    assert reason("strauder jim_crow A14") is OK


def test_CIV_6_14_plus_and_minus_both_link() -> None:
    assert reason("school gobitis barnette") is OK  # in minus
    assert reason("school barnette tinker") is OK  # in plus


def test_CIV_6_18_the_act_stands_for_its_freedom_only() -> None:
    assert reason("reed CRA A14") is OK
    assert hand("reed CRA A14") in table().threes
    assert reason("near CRA A1") is Reason.LAW_NO_SHARED_ISSUE


def test_CIV_6_19_the_wild_card_is_no_joker() -> None:
    assert hand("W barnette tinker") in table().threes
    assert hand("W gobitis tinker") not in table().threes


# Arrangements ------------------------------------------------------------------------------------------


def test_CIV_5_18_the_arrangement_shown_is_first_in_dictionary_order() -> None:
    flush = "A14 A1 pico W barnette tinker expression"
    assert shown(flush, How.FLUSH) == ["barnette tinker pico expression A1 A14 W"]
    assert shown("A5 gideon equality police reed powell frontiero", How.SPLIT) == [
        "police powell gideon",
        "reed frontiero equality A5",
    ]
    assert shown("tinker race voting gender A1 A4 A5", How.SPLIT) is None
    assert shown("tinker race voting gender A1 A4 A5", How.FLUSH) is None


def test_CIV_5_18_first_means_before_all_others() -> None:
    draw = random.Random(18)
    for cards in draw.sample(sorted(table().sevens), 8):
        sequences = table().arrange(cards, How.SPLIT)
        if sequences is None:
            continue
        every = [
            (three, four)
            for part in combinations(members(cards), 3)
            if mask_of(part) in table().threes and cards ^ mask_of(part) in table().fours
            for three in permutations(part)
            if table().grammar.refusal(three, SIZES) == ACCEPTED
            for four in permutations(members(cards ^ mask_of(part)))
            if table().grammar.refusal(four, SIZES) == ACCEPTED
        ]
        assert sequences == min(every, key=table().dictionary_key)


@given(near_hands(), st.sampled_from(How), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_CIV_5_18_laid_card_by_card(cards: int, how: How, draw: random.Random) -> None:
    """Whoever follows the cards that are offered ends with an arrangement that is accepted."""
    prefix: list[int] = []
    rest = cards
    assert table().completable(prefix, rest, how) == table().is_complete(cards, how)
    while rest and table().completable(prefix, rest, how):
        offered = [card for card in members(rest) if table().completable([*prefix, card], rest ^ mask_of((card,)), how)]
        prefix.append(draw.choice(offered))
        rest ^= mask_of((prefix[-1],))
    if table().is_complete(cards, how):
        groups = (prefix,) if how is How.FLUSH else (prefix[:3], prefix[3:])
        assert table().call_refusal(cards, how, groups) == ACCEPTED


def test_a_prefix_that_leads_nowhere() -> None:
    flush = "school barnette tinker pico expression A1 A14"
    start, rest = row("tinker barnette"), hand("school pico expression A1 A14")
    assert not table().completable(start, rest, How.FLUSH)
    assert table().completable(row("school barnette"), hand(flush) ^ hand("school barnette"), How.FLUSH)


def test_a_micro_edition_has_other_sizes() -> None:
    base = base_deck()
    few = base.numbers("school", "barnette", "tinker", "expression", "A1", "W", "comstock")
    tiny = Deck.of([base.cards[number] for number in few], "Micro")
    micro = Precedents(tiny, sizes=(1, 2))
    assert {tiny.cards[members(group)[0]].short for group in micro.threes} == {"barnette", "tinker", "comstock"}
    assert all(group.bit_count() == 2 for group in micro.fours)
    three = mask_of(tiny.numbers("comstock", "tinker", "A1"))
    assert micro.is_split(three)
    assert not micro.is_flush(three)
    assert not micro.is_split(mask_of(tiny.numbers("school", "W", "A1")))
    for cards in combinations(range(7), 3):
        slow = any(mask_of((one,)) in micro.threes and mask_of(set(cards) - {one}) in micro.fours for one in cards)
        assert micro.is_split(mask_of(cards)) == slow


# Worked examples ---------------------------------------------------------------------------------------


def test_CIV_11_1_the_flush_of_the_rule_book_is_valid() -> None:
    cards = "school barnette tinker pico expression A1 A14"
    assert reason(cards) is OK
    assert table().is_flush(hand(cards))


def test_CIV_11_2_what_may_stand_before_tinker() -> None:
    assert reason("tinker expression A1") is OK
    for first in ("school", "censorship", "engel", "barnette"):
        assert reason(f"{first} tinker expression A1") is OK, first


def test_CIV_11_3_only_forward_in_time() -> None:
    assert reason("barnette tinker pico") is OK
    assert reason("tinker barnette A1") is Reason.CASE_DOES_NOT_LIST
    assert reason("pico tinker A1") is Reason.CASE_DOES_NOT_LIST


def test_CIV_11_7_a_flush_through_three_laws() -> None:
    cards = "dred_scott enforcement_act baker reynolds voting_rights_act south_carolina_v_katzenbach shelby_county"
    assert reason(cards) is OK


def test_CIV_11_8_a_law_may_not_go_back_in_time() -> None:
    assert reason("bradwell comstock griswold") is OK
    assert reason("schenck espionage_act nyt_v_us") is Reason.LAW_TOO_EARLY


def test_CIV_11_9_both_roles_of_the_civil_rights_act() -> None:
    assert reason("yick_wo CRA frontiero A5") is OK
    assert reason("reed CRA A14") is OK
    assert reason("reed CRA equality A14") is Reason.SECOND_FREEDOM
    assert place("reed CRA equality A14") == 2
    assert reason("bradwell CRA frontiero equality A5", (5,)) is OK


def test_CIV_11_10_marbury() -> None:
    assert reason("race jim_crow W") is OK
    assert reason("W race strauder") is OK
    assert reason("reed W equality") is OK
    assert reason("W equality A14") is Reason.NO_BODY
    assert reason("tinker W hazelwood") is OK


def test_CIV_11_11_after_a_law() -> None:
    assert reason("strauder jim_crow A14") is OK
    assert reason("strauder jim_crow fair_trial") is Reason.FREEDOM_NOT_AFTER_CASE
