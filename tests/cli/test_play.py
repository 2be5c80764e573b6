"""`play`, driven by a pipe as a person would at the keys."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pytest

from .command import COMMAND, bad, data, environment, good, run

FOLLOW = "hint\nok\n"  # ask what to do and do it
LONG = FOLLOW * 900
ROUND = ("--option", "match=rounds:1", "--seed", "3")


def flat(text: str) -> str:
    return " ".join(text.split())


def after(text: str, command: str) -> str:
    """What is answered to a command, up to the next one."""
    return flat(text.split(f"\n> {command}\n", 1)[1].split("\n> ", 1)[0])


def test_a_whole_round_by_hints(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    text = good("play", "civio", *ROUND, "--name", "Max", "--save", file, typed=LONG)
    assert "Welcome!" in text
    assert "called CIVIO" in flat(text)
    assert "How the match ended" in text
    assert "Thank you for playing!" in text
    assert "why they matter today" in flat(text) or "no precedent with a case" in flat(text)
    assert data("verify", file)["ok"] is True
    assert "Max" in good("show", file)
    assert max(map(len, text.splitlines())) <= 80


ENGLISH = re.compile(
    r"\b(the|and|your?|is|are|was|to|from|with|which|that|cards?|turns?|points|hidden)\b", re.IGNORECASE
)
MISSING = re.compile(r"\[[a-z]+-\w+\]")  # what a missing sentence shows
SPANISH = ("play", "civio", "--language", "es", *ROUND)


def test_a_whole_round_in_spanish() -> None:
    commands = "?\nenlaces\npila\ncarta 1\nporque tinker\npor qué call split\nreglas\nreglas 5.7\nhistoria\nvolar\n99\n"
    text = good(*SPANISH, typed="pista\nok\n" * 2 + commands + "pista\nok\n" * 900)
    assert "¡Te damos la bienvenida!" in text
    assert "puede seguir a" in after(text, "enlaces")
    assert "regla CIV-" in after(text, "porque tinker")
    assert "Cómo es un turno" in after(text, "reglas")
    assert "el ataque empieza en el acto" in after(text, "reglas 5.7")
    assert "Ronda 1: Ana repartió" in after(text, "historia")
    assert "> Sacaste " in text
    assert " declaró CIVIO" in text or "Declaraste CIVIO" in text
    assert "Así terminó la partida" in text
    assert max(map(len, text.splitlines())) <= 80
    assert not ENGLISH.findall(text)
    assert not MISSING.findall(text)


def test_english_commands_are_known_at_a_spanish_table() -> None:
    text = good(*SPANISH, typed="hint\nok\nrules 5.7\nquit\n")
    assert "Pista: " in text
    assert "el ataque empieza en el acto" in after(text, "rules 5.7")
    assert "¡Hasta pronto!" in text


def test_an_unknown_language_is_told() -> None:
    assert "there are en, es" in bad("play", "--language", "xx")


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_the_table_fits_the_terminal(columns: int) -> None:
    text = good("play", *ROUND, typed=FOLLOW * 3 + "links\npile\n?\nlog\nrules\ncard 1\nquit\n", columns=columns)
    assert max(map(len, text.splitlines())) <= columns


def test_the_same_seed_deals_the_same_cards() -> None:
    one, two, other = (good("play", "--seed", seed, typed="quit\n") for seed in ("1", "1", "2"))
    assert one == two != other


def test_choices_by_number_by_words_and_in_parts() -> None:
    start = "play", "civio", "--seed", "3", "--option", "first_dealer=C"
    hand = [line.split()[2] for line in good(*start, typed="quit\n").splitlines() if line[:1] == " " and " * " in line]
    first, second = hand[:2]
    ways = [
        f"{first} {second}\n",
        f"keep {second} {first}\n",
        f"KEEP {first.upper()}, {second}\n",
        f"{second}\n{first}\n",
    ]
    shown = {flat(good(*start, typed=f"{way}log\nquit\n")).split("You chose two cards")[1] for way in ways}
    assert len({text.split("> log")[0] for text in shown}) == 1
    part = good(*start, typed=f"{second}\nundo\nquit\n")
    assert f"Chosen so far: keep {second}" in part
    assert part.count("Choose two cards to keep hidden.") == 2


def test_what_is_not_understood_is_said_kindly() -> None:
    wrong = ["fly", "99", "1 99", "discard tinker", "keep tinker tinker", "keep tinkr", "ok"]
    typed = [*wrong, "card", "card board", "card xyz", "why", "rules 99.9", "quit", ""]
    text = good("play", *ROUND, typed="\n".join(typed))
    assert '"fly" is not understood' in after(text, "fly")
    assert "from 1 to 7" in after(text, "99")
    assert "from 1 to 7" in after(text, "1 99")
    assert "That is not what is asked now" in after(text, "discard tinker")
    assert 'perhaps "tinker" is meant' in after(text, "keep tinkr")
    assert "Ask for a hint first" in after(text, "ok")
    assert "Name a card" in after(text, "card")
    assert "may be any of these" in after(text, "card board")
    assert "No card is called" in after(text, "card xyz")
    assert "There is no clause 99.9" in after(text, "rules 99.9")


def test_the_commands_of_the_table() -> None:
    commands = [
        "?",
        "links",
        "pile",
        "card tinker",
        "why tinker",
        "why call split",
        "rules",
        "rules 5.7",
        "log",
        "table",
    ]
    text = good("play", *ROUND, typed=FOLLOW * 2 + "\n".join(commands) + "\nquit\n")
    assert "hint: what a sensible player would do" in after(text, "?")
    assert "need one of these" in after(text, "links") or "fit together" in after(text, "links")
    assert "the top first" in after(text, "pile")
    assert "black armbands" in after(text, "card tinker")
    assert "CIV-" in after(text, "why tinker")
    assert "You can call CIVIO only" in after(text, "why call split")
    assert "CIV-6.11" in after(text, "why call split")
    assert "Your aim." in after(text, "rules")
    assert "CIV-5.7" in after(text, "rules 5.7")
    assert "Your hand" in after(text, "table")


def test_a_choice_that_told_nobody_anything_is_taken_back() -> None:
    text = good("play", *ROUND, typed=FOLLOW + "draw discard\nundo\ndraw supply\nundo\nquit\n")
    assert text.count("Your turn: draw a card") == 2
    assert "Your last choice is taken back." in text
    assert "cannot be taken back" in flat(text.split("> undo")[2])


def test_a_game_is_saved_at_a_word(tmp_path: Path) -> None:
    text = good("play", *ROUND, typed=FOLLOW + "save\nsave mine.record\nsave no/where\nquit\n", folder=tmp_path)
    assert "civio-1.record" in text
    assert data("verify", tmp_path / "civio-1.record")["ok"] is True
    assert (tmp_path / "mine.record").read_text() == (tmp_path / "civio-1.record").read_text()
    assert "no/where: No such file" in text


def test_people_at_one_screen_hand_it_over() -> None:
    typed = "\n1 2\n\n1 2\n" + "\n" + FOLLOW * 6
    text = good("play", "civio", "--people", "A,B", "--seats", "2", "--name", "Max,Mia", "--seed", "1", typed=typed)
    assert "Give the screen to Max" in flat(text)
    assert "Give the screen to Mia" in flat(text)
    parts = text.split("Now it is the turn of ")
    assert len(parts) > 3
    hands = [part for part in parts[1:3] if "Your hand, " in part]
    assert "Your hand, Max" in hands[0]
    assert "Your hand, Mia" not in hands[0]
    assert all(part.startswith(("Max", "Mia")) for part in parts[1:])
    for before in parts[1:-1]:
        assert before.endswith("\n" * 50), "the screen is cleared before it changes hands"


def test_people_alone_can_finish_a_game() -> None:
    typed = "\n" + (FOLLOW * 4 + "\n") * 500
    arguments = ("--people", "A,B", "--seats", "2", "--option", "round_cap=10", *ROUND)
    text = good("play", "civio", *arguments, typed=typed)
    assert "How the match ended" in text


def test_bots_play_among_themselves() -> None:
    text = good("play", "civio", "--people", "none", "--bots", "sensible,random", *ROUND)
    assert "just watch" in text
    assert "How the match ended" in text


def test_leaving_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "left.record"
    assert "Goodbye!" in good("play", "--save", file, typed="")
    assert data("verify", file)["ok"] is True
    assert run("play", typed="1 2\n").returncode == 0


def test_control_c_leaves_politely() -> None:
    with subprocess.Popen(
        [*COMMAND, "play"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout
        assert process.stderr
        while b"Type the numbers" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert b"Goodbye!" in process.stdout.read()
        assert process.stderr.read() == b""
        assert process.wait() == 130


def test_an_option_of_the_game_is_obeyed() -> None:
    assert "Round 1 of 5" in good("play", "--option", "match=rounds:5", typed="quit\n")
    assert "rounds:N" in bad("play", "--option", "match=5")
