"""`verify`, `show` and `try` on sound files and on spoilt ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hemicycle.bots import make_bot
from hemicycle.games.civio import TITLE
from hemicycle.kernel import record
from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.driver import Table, seeded

from .command import bad, data, good, run

Line = dict[str, Any]


@pytest.fixture(scope="module", name="game")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between bots."""
    game = TITLE.game(2, {"match": "rounds:1", "first_dealer": "A"})
    table = Table(game, Sealed(b"k" * 32), {"names": ["Max", "Mia"]})
    bot = make_bot("sensible", game, seeded(1))
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        assert table.lay(seat, bot.choose(table.view(seat), game.legal(table.state, seat))) is None
    file = tmp_path_factory.mktemp("records") / "game.record"
    record.save(table.record, table.notation.event, file)
    return file


def spoilt(game: Path, folder: Path, change: Callable[[list[Line]], None]) -> Path:
    lines = [json.loads(line) for line in game.read_text("utf-8").splitlines()]
    change(lines)
    file = folder / "spoilt.record"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return file


def test_a_sound_record_passes_every_check(game: Path) -> None:
    found = data("verify", game)
    assert found["ok"] is True
    assert [(check["check"], check["result"]) for check in found["checks"]] == [
        ("cards", "ok"),
        ("fold", "ok"),
        ("words", "ok"),
        ("replay", "ok"),
        ("chance", "ok"),
    ]
    assert "sealed before the first" in " ".join(good("verify", game).split())


def other_draw(lines: list[Line]) -> None:
    lines[1]["chance"][0], lines[1]["chance"][1] = lines[1]["chance"][1], lines[1]["chance"][0]


def other_event(lines: list[Line]) -> None:
    del lines[5]["events"][0]


def other_end(lines: list[Line]) -> None:
    lines[-1]["end"]["digest"] = "0" * 16


def other_points(lines: list[Line]) -> None:
    lines[-1]["end"]["points"][0] += 1


def other_key(lines: list[Line]) -> None:
    lines[-1]["end"]["key"] = "00" * 32


def other_card(lines: list[Line]) -> None:
    lines[0]["cards"]["texts"]["case.tinker"]["text"] = "Something else."


def other_choice(lines: list[Line]) -> None:
    step = next(line for line in lines if line.get("do", "").startswith("discard"))
    step["do"] = "discard W" if step["do"] != "discard W" else "discard tinker"


@pytest.mark.parametrize(
    ("change", "check"),
    [
        (other_draw, "replay"),
        (other_event, "fold"),
        (other_end, "fold"),
        (other_points, "replay"),
        (other_key, "chance"),
        (other_card, "cards"),
        (other_choice, "replay"),
    ],
)
def test_a_spoilt_record_fails(game: Path, tmp_path: Path, change: Callable[[list[Line]], None], check: str) -> None:
    file = spoilt(game, tmp_path, change)
    assert bad("verify", file, code=1)
    found = data("verify", file, code=1)
    assert found["ok"] is False
    assert check in [line["check"] for line in found["checks"] if line["result"] == "failed"]


def other_rules(lines: list[Line]) -> None:
    lines[0]["rules"] = "0.9"


def with_packs(lines: list[Line]) -> None:
    lines[0]["packs"] = [{"id": "mine", "deck": "0"}]


@pytest.mark.parametrize(("change", "why"), [(other_rules, "0.9"), (with_packs, "--pack")])
def test_a_record_of_other_rules_is_folded_only(
    game: Path, tmp_path: Path, change: Callable[[list[Line]], None], why: str
) -> None:
    found = data("verify", spoilt(game, tmp_path, change))
    results = {check["check"]: check for check in found["checks"]}
    assert results["fold"]["result"] == "ok"
    assert results["replay"]["result"] == "skipped"
    assert why in results["replay"]["sentence"]
    assert "chance" not in results


@pytest.mark.parametrize(
    "text", ["", "no record\n", '{"format": "else"}\n', '{"format": "hemicycle-record/1"}\n', "[]\n", "\x00\n"]
)
def test_what_is_no_record_is_told_so(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.record"
    file.write_text(text, "utf-8")
    assert "x.record" in bad("verify", file)
    assert "x.record" in bad("show", file)


def test_a_game_is_told_in_sentences(game: Path) -> None:
    text = " ".join(good("show", game).split())
    assert "Round 1: Max dealt seven cards to each player." in text
    assert "Mia drew" in text
    assert "called CIVIO" in text
    assert "[B: keep" in text
    steps = data("show", game)["steps"]
    assert [step["n"] for step in steps] == list(range(len(steps)))


def test_a_seat_is_told_its_part_only(game: Path) -> None:
    whole, seat, onlooker = (data("show", game, *extra)["steps"] for extra in ((), ("--seat", "A"), ("--seat", "*")))
    assert [step["do"] for step in whole if step["by"] == "B"]
    assert not [step for step in seat if step["by"] == "B" and "do" in step]
    assert [step["do"] for step in seat if step["by"] == "A"]
    assert not [step for step in onlooker if "do" in step]
    drawn = {step["n"]: step["lines"][0] for step in whole if step.get("do") == "draw supply" and step["by"] == "B"}
    assert drawn
    assert all(seat[n]["lines"][0] == "Mia drew a card from the supply." != line for n, line in drawn.items())


def test_a_position_is_shown_as_it_was(game: Path) -> None:
    found = data("show", game, "--at", "3")
    assert found["step"] == 3
    assert len(found["position"]["hidden.A"].split()) + len(found["position"]["open.A"].split()) in (7, 8)
    seen = data("show", game, "--at", "3", "--seat", "B")["position"]
    assert set(seen["hidden.A"].split()) <= {"?", *found["position"]["discard"].split()}
    assert "Waiting for" in good("show", game, "--at", "3")
    assert "0 to" in bad("show", game, "--at", "9999")
    assert "A to B" in bad("show", game, "--seat", "Z")


SCENARIO = """game civio
seats 2
open.A  jim_crow engel A1 A4 A5
hidden.A A6 A8 W
open.B  reed race voting school police
hidden.B voting_rights_act A13
supply rest
stack discard A
---
A: discard jim_crow
refuse not_oneself A: target A
A: target B
"""


def test_a_scenario_is_gone_through(tmp_path: Path) -> None:
    file = tmp_path / "jim_crow.txt"
    file.write_text(SCENARIO + "expect stack answer B (A, jim_crow)\n", "utf-8")
    text = good("try", file)
    assert "move jim_crow open.A" in text
    assert "All is as the scenario says." in text


def test_a_scenario_that_comes_out_otherwise_fails(tmp_path: Path) -> None:
    file = tmp_path / "jim_crow.txt"
    file.write_text(SCENARIO + "expect score.A 7\n", "utf-8")
    assert "Line 13" in bad("try", file, code=1)
    file.write_text("game civio\nseats 2\n---\nhop\n", "utf-8")
    assert "'hop' is no move" in run("try", file).stderr
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in bad("try", file)
