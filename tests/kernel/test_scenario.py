"""Scenarios: what they say when all is well, when it is not, and when they cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.kernel.expectations import Failed
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.scenario import read, run

TABLE = """game civio
seats 2
option match rounds:1
hidden.A tinker pico                    # two for A
open.A   jim_crow brown gideon loving mapp
hidden.B voting_rights_act engel
open.B   race gender A1 A4 A5
discard  katz
supply   rest
stack    finish A
"""


def told(moves: str) -> list[str]:
    return [outcome.text for outcome in run(read(f"{TABLE}---\n{moves}"))]


def failure(moves: str) -> str:
    with pytest.raises(Failed) as problem:
        told(moves)
    return str(problem.value)


def fault(text: str) -> str:
    with pytest.raises(BadInput) as problem:
        run(read(text))
    return str(problem.value)


def test_a_scenario_tells_what_each_line_changed() -> None:
    outcomes = run(read(f"{TABLE}---\nA: end\nB: draw supply\n\nchance: roper   # a case\nexpect hidden.B 3 cards\n"))
    assert [(one.line, one.text) for one in outcomes] == [
        (12, "A: end"),
        (13, "B: draw supply"),
        (15, "chance: roper"),
        (16, "expect hidden.B 3 cards"),
    ]
    assert outcomes[0].events == ["put turns.B 0 1 AB*>AB*", "stack finish A > draw B"]
    assert outcomes[2].events == [
        "move roper supply/41 hidden.B/1 ->B AB*>AB*",
        "note drew AB* B:AB* roper:B",
        "stack discard B; from_supply chance (B) > discard B",
    ]
    assert outcomes[3].events == []


def test_a_scenario_may_be_run_again() -> None:
    scenario = read(f"{TABLE}---\nexpect stack finish A\nA: end\nexpect stack draw B\n")
    assert run(scenario) == run(scenario)


def test_what_holds_is_passed_over() -> None:
    assert len(told("legal A: end\nlegal B: -\nexpect open.B A5 A4 A1 gender race\nexpect discard katz")) == 4
    assert told(
        "sees B hidden.A ? ?\nsees A hidden.A pico tinker\nsees * supply ?x63\nsees B score.A 0\nknows brown AB*"
    )
    assert told("expect supply 63 cards\nexpect away -\nexpect score.A 0\nexpect stack finish A\nsees B vote.A ?")
    assert told("refuse not_asked B: end\nlegal host: default A\nhost: default A\nexpect stack draw B")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("A: draw supply", "'draw supply' is refused (other_decision, every game)."),
        ("A: call split", "'call split' is refused (cards_left_over, CIV-6.11)."),
        ("refuse not_asked A: end", "'end' is accepted; it should be refused (not_asked)."),
        ("refuse not_held B: end", "the reason against 'end' is not_asked; expected was not_held."),
        ("chance: roper", "chance is not asked; the stack is finish A."),
        ("legal A: end, call split", "the choice of A is end; expected was call split, end."),
        ("legal B: end", "the choice of B is -; expected was end."),
        ("legal A: keep tinker pico", "the choice of A is end; expected was keep tinker pico."),
        ("expect hidden.A tinker", "hidden.A is pico tinker; expected was tinker."),
        ("expect discard -", "discard is katz; expected was -."),
        ("expect supply 3 cards", "the number of cards in supply is 63; expected was 3."),
        ("expect score.A 6", "score.A is 0; expected was 6."),
        ("expect stack draw B", "the stack is finish A; expected was draw B."),
        ("expect result cap 1 1", "the result is not there yet (the stack is finish A); expected was cap 1 1."),
        ("sees B hidden.A tinker ?", "hidden.A to B is ? ?; expected was ? tinker."),
        ("sees A hidden.A nothing", "hidden.A to A is pico tinker; expected was nothing."),
        ("sees * vote.A none", "vote.A to * is ?; expected was none."),
        ("knows tinker AB", "the set of who knows tinker is A; expected was AB."),
    ],
)
def test_what_does_not_hold_is_told_in_a_sentence(line: str, sentence: str) -> None:
    assert failure(line) == f"Line 12: {sentence}"


def test_chance_is_answered_by_hand() -> None:
    assert failure("A: end\nB: draw supply\nB: discard race") == (
        "Line 14: chance is to answer discard B; from_supply chance (B) first; write it, as in 'chance: ...'."
    )
    assert failure("A: end\nB: draw supply\nchance: katz") == (
        "Line 14: katz cannot come of discard B; from_supply chance (B)."
    )


def test_without_a_position_the_game_stands_at_its_start() -> None:
    outcomes = run(read("game civio\nseats 3\n---\nexpect stack first_dealer chance\nchance: 1\nexpect dealer B\n"))
    assert len(outcomes) == 3
    run(read("game civio\n---\nsees A hidden.B -\nlegal A: -\n"))


def test_packs_lie_beside_the_scenario(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    head = '[pack]\nid = "mine"\ntitle = "Mine"\nversion = "1"\nlanguage = "en"\ngame = "civio"\n'
    card = 'id = "freedom.travel"\nkind = "freedom"\nname = "Travel"\ntext = "You may go where you like."\n'
    pack.write_text(f"{head}[[add]]\n{card}", encoding="utf-8")
    text = "game civio\nseats 2\npack mine.toml\noption first_dealer A\n---\nchance: travel\nexpect hidden.B travel\n"
    assert run(read(text, tmp_path))
    assert "mine.toml" in fault(text)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "has a line '---'"),
        ("game civio\nA: end\n", "has a line '---'"),
        ("---\n", "begins with one line that names its game"),
        ("game civio\ngame civio\n---\n", "begins with one line"),
        ("game chess\n---\n", "There is no game 'chess'"),
        ("game civio\nseats nine\n---\n", "'nine' should be a whole number"),
        ("game civio\nseats 9\n---\n", "2 to 6, not by 9"),
        ("game civio\noption match forever\n---\n", "Option match is 'forever'"),
        ("game civio\noption colour red\n---\n", "There is no option 'colour'"),
        ("game civio\npack nowhere.toml\n---\n", "nowhere.toml"),
        ("game civio\nseats 2\nopen.A tinkre\n---\n", "Line 3: There is no card 'tinkre'"),
        ("game civio\nopen.A tinker\n---\n", "77 cards lie nowhere"),
    ],
)
def test_a_header_or_position_that_cannot_be_read(text: str, part: str) -> None:
    assert part in fault(text)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("finish", "Line 12: 'finish' is no move"),
        ("A: finish", "Line 12: 'finish' is no verb"),
        ("A:", "Line 12: Nothing is chosen"),
        ("Z: end", "Line 12: 'Z' is no seat"),
        ("refuse because A: end", "Line 12: 'because' is no reason"),
        ("refuse not_asked A", "Line 12: 'A' should be an actor, a colon and a choice"),
        ("legal A", "Line 12: 'A' should be an actor, a colon and a choice"),
        ("expect nothing.A 3", "Line 12: There is no field 'nothing.A'"),
        ("expect hidden.A tinkre", "Line 12: There is no card 'tinkre'"),
        ("expect stack sit A", "Line 12: 'sit A' is no decision"),
        ("expect score.A many", "Line 12: 'many' should be a whole number"),
        ("sees Z hidden.A ?", "Line 12: 'Z' is no seat"),
        ("knows tinkre A", "Line 12: There is no card 'tinkre'"),
        ("A: end\nB: draw supply\nchance: tinkre", "Line 14: There is no card 'tinkre'"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, part: str) -> None:
    assert part in fault(f"{TABLE}---\n{line}\n")
