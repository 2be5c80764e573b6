"""`games`, `cards`, `clauses`, help, and what is said when something is wrong."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from hemicycle.games.civio import TITLE

from .command import COMMAND, bad, data, environment, good

KINDS = {"issue": 6, "case": 49, "law": 6, "civil_rights_act": 1, "freedom": 7, "amendment": 8, "wild": 1}


def test_games_are_listed_with_seats_and_options() -> None:
    (civio,) = (game for game in data("games")["games"] if game["slug"] == "civio")
    assert (civio["name"], civio["seats"]) == ("CIVIO", {"least": 2, "most": 6})
    options = {option["name"]: option for option in civio["options"]}
    assert set(options) == {option.name for option in TITLE.options}
    assert options["match"]["default"] == "rounds:3"
    text = good("games")
    assert all(f"{name}={option['default']}" in text for name, option in options.items())


def test_cards_are_listed_by_kind() -> None:
    found = data("cards", "civio")
    assert found["game"] == "civio"
    assert Counter(card["kind"] for card in found["cards"]) == KINDS
    assert all(card["id"] and card["name"] for card in found["cards"])
    text = good("cards", "civio")
    assert "Cases: " in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", ["case.tinker", "tinker", "TINKER"])
def test_one_card_is_shown_whole(name: str) -> None:
    text = good("cards", "civio", name)
    for part in ("Tinker v. Des Moines", "1969", "Engel v. Vitale", "First Amendment", "worth 1 point"):
        assert part in text
    (card,) = data("cards", "civio", name)["cards"]
    assert card["id"] == "case.tinker"


def test_cards_are_told_in_another_language() -> None:
    found = {card["id"]: card for card in data("cards", "civio", "--language", "es")["cards"]}
    assert Counter(card["kind"] for card in found.values()) == KINDS
    assert found["issue.school"]["name"] == "Escuela"
    assert found["case.tinker"]["name"] == "Tinker v. Des Moines School District"
    assert "Temas: " in good("cards", "civio", "--language", "es")
    text = good("cards", "civio", "tinker", "--language", "es")
    for part in ("Engel v. Vitale", "Primera Enmienda", "Escuela", "brazaletes negros", "vale 1 punto"):
        assert part in text


def test_clauses_are_counted() -> None:
    found = data("clauses", "civio")
    assert set(found) == {"clauses", "implemented", "tested", "missing"}
    assert found["clauses"] == 161
    assert 0 < found["tested"] <= found["implemented"] <= 62
    assert len(found["missing"]) <= 62
    assert "161 clauses" in good("clauses", "civio")


@pytest.mark.parametrize(
    "command",
    ["", "play", "games", "cards", "pack", "pack check", "verify", "show", "try", "clauses", "simulate", "bench"],
)
def test_help_is_there(command: str) -> None:
    text = good(*command.split(), "--help")
    assert text.startswith("usage: ")


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        ("dance", "play"),
        ("cards", "GAME"),
        ("cards chess", "civio"),
        ("cards civio tinkr", "tinker"),
        ("cards civio --pack nowhere.toml", "nowhere.toml"),
        ("cards civio --language tlh", "en, es"),
        ("clauses chess", "civio"),
        ("games --yaml", "--help"),
        ("play chess", "civio"),
        ("play civio --seats 9", "2 to 6"),
        ("play civio --seats 1", "2 to 6"),
        ("play civio --seats many", "--seats"),
        ("play civio --bots clever", "sensible"),
        ("play civio --seats 2 --bots random,random", "1 seats are free"),
        ("play civio --people A,Q", "A to F"),
        ("play civio --people AB", "A,B"),
        ("play civio --people A,B --name Max,Max", "alike"),
        ("play civio --name Max,Mia", "people"),
        ("play civio --option match=forever", "rounds:N"),
        ("play civio --option length=3", "match"),
        ("play civio --option rounds", "NAME=VALUE"),
        ("play civio --language tlh", "en"),
        ("play civio --save nowhere/game.record", "nowhere/game.record"),
        ("verify nowhere.record", "nowhere.record"),
        ("show nowhere.record", "nowhere.record"),
        ("pack check nowhere.toml", "nowhere.toml"),
        ("try nowhere.txt", "nowhere.txt"),
        ("simulate chess", "civio"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: str, right: str, tmp_path: Path) -> None:
    assert right in bad(*arguments.split(), folder=tmp_path)


def test_a_reader_who_leaves_is_no_fault() -> None:
    with subprocess.Popen(
        [*COMMAND, "cards", "civio"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_json_is_plain_ascii_and_readable_anywhere() -> None:
    text = good("cards", "civio", "--json")
    assert text.isascii()
    json.loads(text)
