"""Attacks: CIV-5.7, 5.9 to 5.14, and the worked examples 11.4 and 11.15."""

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


def test_CIV_9_35_a_confiscated_law_attacks_when_discarded() -> None:
    play("""
        seats 3
        hidden.A comstock tinker pico
        open.B   jim_crow brown gideon loving mapp
        hidden.B engel roper
        stack discard A
        ---
        A: discard comstock
        A: target B
        B: accept
        A: take jim_crow
        chance: morse
        B: expose morse
        A: discard jim_crow
        legal A: target B, target C
        A: target C
        C: accept
        expect skips.C 1
        expect stack finish A
        """)


def test_CIV_9_35_a_chain_of_three_attacks_comes_to_its_end() -> None:
    play("""
        seats 3
        hidden.A comstock espionage_act jim_crow
        open.A   race A1 A4 A5 A6
        open.B   brown gideon loving mapp katz
        hidden.B engel roper
        stack discard A
        ---
        A: discard comstock
        A: target B
        B: accept
        A: take brown
        chance: morse
        B: expose morse
        A: discard espionage_act
        A: target B
        B: accept
        A: take morse
        chance: yoder
        B: expose yoder
        expect hidden.A jim_crow brown morse
        A: discard jim_crow
        A: target B
        B: accept
        expect skips.B 1
        expect stack finish A
        expect hidden.A brown morse
        expect open.B gideon loving mapp katz yoder
        expect hidden.B engel roper
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


# CIV-5.13, 5.14 ----------------------------------------------------------------------------------------


def test_CIV_5_13_an_open_card_or_a_hidden_one() -> None:
    play("""
        seats 3
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        open.C   engel ...
        stack take A (B)
        ---
        legal A: take brown, take gideon, take loving, take mapp, take katz, take_hidden
        refuse not_open_there A: take tinker
        refuse not_open_there A: take engel
        refuse not_asked B: take brown
        """)


def test_CIV_5_14_an_open_card_is_taken() -> None:
    play("""
        seats 3
        hidden.A race A1
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take brown
        knows brown ABC*
        expect stack replace chance (B, A)
        chance: engel
        knows engel B
        expect stack expose B (A)
        refuse other_decision B: discard engel
        B: expose tinker
        expect open.B gideon loving mapp katz tinker
        expect hidden.B pico engel
        expect stack discard A
        expect hidden.A race A1 brown
        """)


def test_CIV_5_14_a_hidden_card_is_taken() -> None:
    play("""
        seats 3
        hidden.A race A1
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take_hidden
        expect stack take_hidden chance (A, B)
        chance: pico
        knows pico AB
        chance: engel
        expect hidden.B tinker engel
        expect hidden.A race A1 pico
        expect stack discard A
        """)


def test_CIV_9_33_only_a_hidden_card_can_come_of_it() -> None:
    play("""
        seats 2
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take_hidden
        expect stack take_hidden chance (A, B)
        chance: tinker
        expect hidden.B pico
        """)


def test_CIV_9_35_any_card_is_discarded_then_also_the_one_taken() -> None:
    play("""
        seats 2
        hidden.A race police
        open.A   A1 A4 A5 A6 A8
        open.B   brown gideon loving mapp katz
        hidden.B tinker pico
        stack take A (B)
        ---
        A: take brown
        chance: engel
        B: expose engel
        legal A: discard race, discard police, discard brown, discard A1, discard A4, discard A5, discard A6, discard A8
        A: discard brown
        expect stack finish A
        expect hidden.A race police
        """)


# Worked examples ---------------------------------------------------------------------------------------

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


def test_CIV_11_15_cards_in_hand_through_a_confiscation() -> None:
    play("""
        seats 2
        hidden.A tinker pico
        open.A   comstock race gender A1 A4
        hidden.B engel roper
        open.B   brown gideon loving mapp katz
        stack draw A
        ---
        A: draw supply
        chance: morse
        expect hidden.A 3 cards
        A: discard comstock
        A: target B
        B: accept
        A: take brown
        expect hidden.A 4 cards
        expect open.A 4 cards
        expect hidden.B 2 cards
        expect open.B 4 cards
        chance: yoder
        expect hidden.B 3 cards
        expect open.B 4 cards
        B: expose roper
        expect hidden.B 2 cards
        expect open.B 5 cards
        A: discard race
        expect hidden.A 4 cards
        expect open.A 3 cards
        A: expose morse
        A: expose brown
        expect hidden.A 2 cards
        expect open.A 5 cards
        expect stack finish A
        """)
