"""Answers to an attack: CIV-5.10 to 5.12, 6.17, and the worked example 11.4."""

from __future__ import annotations

import pytest

from games.civio.play import play

# CIV-5.10 ----------------------------------------------------------------------------------------------


def test_CIV_5_10_every_law_that_overrules_this_attack() -> None:
    play("""
        seats 2
        open.B   voting_rights_act equal_pay_act enforcement_act tinker espionage_act
        hidden.B CRA pico
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        legal B: overrule voting_rights_act, overrule equal_pay_act, overrule CRA, accept
        refuse other_attack B: overrule enforcement_act
        refuse no_law B: overrule tinker
        refuse no_law B: overrule espionage_act
        refuse not_held B: overrule jim_crow
        """)


def test_CIV_5_10_against_a_confiscation() -> None:
    play("""
        seats 2
        open.B   voting_rights_act equal_pay_act enforcement_act tinker race
        hidden.B CRA pico
        discard comstock
        stack answer B (A, comstock)
        ---
        legal B: overrule voting_rights_act, overrule enforcement_act, accept
        refuse other_attack B: overrule CRA
        refuse other_attack B: overrule equal_pay_act
        """)


@pytest.mark.parametrize(("law", "other"), [("voting_rights_act", "CRA"), ("enforcement_act", "equal_pay_act")])
def test_CIV_6_17_what_it_overrules_stands_on_the_law(law: str, other: str) -> None:
    play(f"""
        seats 2
        hidden.B {law} {other}
        discard comstock
        stack answer B (A, comstock)
        ---
        refuse other_attack B: overrule {other}
        B: overrule {law}
        expect stack finish A
        """)


def test_CIV_9_28_the_target_may_keep_its_law_secret() -> None:
    play("""
        seats 2
        hidden.B voting_rights_act pico
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        B: accept
        expect skips.B 1
        knows voting_rights_act B
        """)


def test_CIV_9_28_no_third_seat_steps_in() -> None:
    play("""
        seats 3
        open.C voting_rights_act ...
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        legal C: -
        refuse not_asked C: overrule voting_rights_act
        refuse not_held B: overrule voting_rights_act
        """)


# CIV-5.11 ----------------------------------------------------------------------------------------------


def test_CIV_5_11_the_law_is_shown_and_stays_where_it_is() -> None:
    play("""
        seats 3
        hidden.A tinker engel
        hidden.B voting_rights_act pico
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        B: overrule voting_rights_act
        expect hidden.B voting_rights_act pico
        knows voting_rights_act ABC*
        knows pico B
        expect skips.B 0
        expect stack finish A
        """)


def test_CIV_5_11_the_turn_goes_on_with_expose() -> None:
    play("""
        seats 2
        hidden.A tinker engel mapp
        open.A   race A1 A4 A5
        open.B   enforcement_act ...
        discard comstock
        stack answer B (A, comstock)
        ---
        B: overrule enforcement_act
        expect stack expose A (A)
        """)


def test_CIV_9_29_it_may_overrule_again() -> None:
    play("""
        seats 2
        hidden.A jim_crow tinker pico
        hidden.B CRA engel
        stack discard A
        discard morse
        ---
        A: discard jim_crow
        A: target B
        B: overrule CRA
        A: end
        B: draw discard
        B: discard jim_crow
        B: end
        A: draw discard
        A: discard tinker
        A: end
        B: draw discard
        B: discard tinker
        B: end
        A: draw discard
        A: discard jim_crow
        A: target B
        legal B: overrule CRA, accept
        B: overrule CRA
        expect hidden.B CRA engel
        expect skips.B 0
        """)


# CIV-5.12 ----------------------------------------------------------------------------------------------


def test_CIV_5_12_lost_turns_add_up() -> None:
    play("""
        seats 2
        hidden.A tinker pico
        skips.B 1
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        B: accept
        expect skips.B 2
        expect stack finish A
        """)


def test_CIV_5_12_the_turn_goes_on_with_expose() -> None:
    play("""
        seats 2
        hidden.A tinker pico engel
        open.A   race A1 A4 A5
        discard jim_crow
        stack answer B (A, jim_crow)
        ---
        B: accept
        expect stack expose A (A)
        """)


def test_CIV_5_12_a_card_will_be_taken() -> None:
    play("""
        seats 2
        discard comstock
        stack answer B (A, comstock)
        ---
        B: accept
        expect skips.B 0
        expect stack take A (B)
        """)


# Worked example ----------------------------------------------------------------------------------------

OVERRULED = """
    seats 2
    hidden.A jim_crow tinker pico
    hidden.B voting_rights_act engel
    stack discard A
    ---
    A: discard jim_crow
    A: target B
    legal B: overrule voting_rights_act, accept
    """


def test_CIV_11_4_overruled_or_accepted() -> None:
    play(f"""{OVERRULED}
        B: overrule voting_rights_act
        expect hidden.B voting_rights_act engel
        knows voting_rights_act AB*
        A: end
        expect stack draw B
        """)
    play(f"""{OVERRULED}
        B: accept
        A: end
        expect stack draw A
        """)
