"""`pack check`: every fault on its own line, with file, card and field."""

from __future__ import annotations

from pathlib import Path

from .command import bad, data, good, run

HEAD = '[pack]\nid = "ours"\ntitle = "Ours"\nversion = "1"\nlanguage = "en"\ngame = "civio"\n'
ISSUE = '[[add]]\nid = "issue.housing"\nkind = "issue"\nname = "Housing"\ntext = "Where people may live."\n'


def pack(folder: Path, text: str) -> Path:
    file = folder / "ours.toml"
    file.write_text(text, "utf-8")
    return file


def test_a_pack_with_warnings_can_be_played(tmp_path: Path) -> None:
    file = pack(tmp_path, HEAD + ISSUE)
    found = data("pack", "check", file)
    assert (found["game"], found["ok"]) == ("civio", True)
    assert found["faults"]
    assert {fault["severity"] for fault in found["faults"]} == {"warning"}
    assert "can be played with civio" in good("pack", "check", file)
    assert "housing" in good("cards", "civio", "--pack", file)
    assert "housing" in good("play", "civio", "--pack", file, typed="card housing\nquit\n").lower()


def test_every_fault_has_its_line(tmp_path: Path) -> None:
    wrong = '[[add]]\nid = "case.x"\nkind = "case"\nname = "X"\nyear = "old"\n'
    file = pack(tmp_path, HEAD + ISSUE.replace('name = "Housing"\n', "") + wrong)
    done = run("pack", "check", file)
    assert done.returncode == 1
    lines = [line for line in done.stdout.splitlines() if line.startswith("error: ")]
    assert len(lines) > 3
    assert any("card issue.housing, field name" in line for line in lines)
    assert any("card case.x, field year" in line for line in lines)
    found = data("pack", "check", file, code=1)
    assert len([fault for fault in found["faults"] if fault["severity"] == "error"]) == len(lines)
    assert "pack check" in bad("play", "civio", "--pack", file)


def test_a_pack_for_no_game_is_refused(tmp_path: Path) -> None:
    found = data("pack", "check", pack(tmp_path, HEAD.replace("civio", "chess") + ISSUE), code=1)
    assert "pack.game" in [fault["field"] for fault in found["faults"]]
    assert data("pack", "check", pack(tmp_path, "this is no toml ="), code=1)["ok"] is False
