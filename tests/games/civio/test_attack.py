"""Attacks: CIV-5.7, 5.9, 6.16."""

from __future__ import annotations

import pytest

from games.civio.play import play

# CIV-5.7 -----------------------------------------------------------------------------------------------


def test_CIV_5_7_a_discarded_law_attacks_at_once() -> None:
    play("""
        seats 3
        open.A   jim_crow brown gideon loving mapp
        hidden.A tinker pico engel
        stack discard A
        ---
        A: discard jim_crow
        expect stack target A (jim_crow)
        refuse other_decision A: expose tinker
        refuse other_decision A: end
        refuse not_your_moment A: call split
        """)


@pytest.mark.parametrize("law", ["jim_crow", "comstock", "espionage_act"])
def test_CIV_5_7_each_law_with_an_attack(law: str) -> None:
    play(f"""
        seats 2
        hidden.A {law} tinker pico
        stack discard A
        ---
        A: discard {law}
        expect stack target A ({law})
        """)


@pytest.mark.parametrize("law", ["enforcement_act", "equal_pay_act", "voting_rights_act", "CRA"])
def test_CIV_5_7_other_laws_attack_nobody(law: str) -> None:
    play(f"""
        seats 2
        hidden.A {law} tinker pico
        stack discard A
        ---
        A: discard {law}
        expect stack finish A
        """)


def test_CIV_9_26_a_law_drawn_from_the_supply_attacks_when_discarded() -> None:
    play("""
        seats 2
        discard morse
        stack draw A
        ---
        A: draw supply
        chance: jim_crow
        A: discard jim_crow
        expect stack target A (jim_crow)
        """)


def test_CIV_9_36_the_attack_goes_before_the_call() -> None:
    play("""
        seats 2
        option match rounds:1
        hidden.A school barnette jim_crow
        open.A   tinker pico expression A1 A14
        stack discard A
        ---
        A: discard jim_crow
        refuse not_your_moment A: call flush
        A: target B
        refuse not_your_moment A: call flush
        B: accept
        expect stack finish A
        A: call flush
        expect result flush 1 2
        """)


@pytest.mark.parametrize(
    ("law", "follows"),
    [("jim_crow", "finish A"), ("comstock", "take A (B)"), ("espionage_act", "take A (B)")],
)
def test_CIV_6_16_what_an_attack_does_stands_on_the_law(law: str, follows: str) -> None:
    play(f"""
        seats 2
        hidden.A {law} tinker pico
        stack discard A
        ---
        A: discard {law}
        A: target B
        B: accept
        expect stack {follows}
        """)


# CIV-5.9 -----------------------------------------------------------------------------------------------


def test_CIV_5_9_any_other_seat_in_the_round() -> None:
    play("""
        seats 4
        out.C yes
        stack target B (jim_crow)
        discard jim_crow
        ---
        legal B: target A, target D
        refuse not_in_round B: target C
        refuse not_oneself B: target B
        B: target D
        expect stack answer D (B, jim_crow)
        """)


def test_CIV_9_27_an_attack_cannot_be_waived() -> None:
    play("""
        seats 2
        discard jim_crow
        stack target A (jim_crow)
        ---
        legal A: target B
        refuse not_oneself A: target A
        refuse other_decision A: end
        """)
