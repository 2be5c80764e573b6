"""Packs: every way to write one wrongly gives a fault with its place, and none an exception."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hemicycle.kernel import packs
from hemicycle.kernel.packs import Fault, Pack

HEAD = {"id": "mine", "title": "My pack", "version": "1", "language": "en", "game": "chess"}
BASE: dict[str, dict[str, Any]] = {name: {"id": name, "text": f"About {name}."} for name in ("a", "b", "c")}


def write(folder: Path, data: object, name: str = "pack.json") -> Path:
    file = folder / name
    file.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return file


def faults(folder: Path, data: object, name: str = "pack.json") -> list[str]:
    file = write(folder, data, name)
    pack, found = packs.read(file)
    assert pack is None
    return [str(fault).removeprefix(f"{file}: ") for fault in found]


def pack(folder: Path, name: str = "mine", **lists: object) -> Pack:
    found, problems = packs.read(write(folder, {"pack": HEAD | {"id": name}, **lists}, f"{name}.json"))
    assert problems == []
    assert found is not None
    return found


def test_a_fault_is_one_line() -> None:
    assert str(Fault("a.toml", "x", "text", "It is wrong.")) == "a.toml: card x, field text: It is wrong."
    assert str(Fault("a.toml", "", "pack.id", "It is wrong.")) == "a.toml: field pack.id: It is wrong."
    assert str(Fault("a.toml", "", "", "It is wrong.")) == "a.toml: It is wrong."


def test_json_and_toml_say_the_same(tmp_path: Path) -> None:
    card = {"id": "d", "text": "New."}
    lists = {"add": [card], "replace": [{"id": "a"}, {"old": "b", "card": {"id": "e"}}], "remove": ["c"]}
    first, none = packs.read(write(tmp_path, {"pack": HEAD, **lists}))
    lines = [f'{key} = "{value}"' for key, value in HEAD.items()]
    toml = "remove = ['c']\n[pack]\n" + "\n".join(lines)
    toml += "\n[[add]]\nid = 'd'\ntext = 'New.'\n[[replace]]\nid = 'a'\n[[replace]]\nold = 'b'\ncard = {id = 'e'}\n"
    second, also_none = packs.read(write(tmp_path, toml, "pack.toml"))
    assert none == also_none == []
    assert first is not None
    assert second is not None
    for one, two in zip(
        (*first.add, *first.replace, *first.remove), (*second.add, *second.replace, *second.remove), strict=True
    ):
        assert one[1:] == two[1:]


def test_a_folder_is_one_pack(tmp_path: Path) -> None:
    write(tmp_path, {"pack": HEAD}, "a.json")
    write(tmp_path, "[[add]]\nid = 'd'\n", "b.toml")
    write(tmp_path, "Read me.", "README.txt")
    found, problems = packs.read(tmp_path)
    assert problems == []
    assert found is not None
    assert [(Path(change.file).name, change.card) for change in found.add] == [("b.toml", {"id": "d"})]
    write(tmp_path, {"pack": HEAD}, "c.json")
    assert "stands 2 times" in str(packs.read(tmp_path)[1][0])


def test_the_head_is_complete(tmp_path: Path) -> None:
    assert faults(tmp_path, {"pack": {"id": "Mine!", "title": 3, "color": "red"}}) == [
        "field pack: 'color' is no field of the table pack; its fields are id, title, version, language, game.",
        "field pack.id: It must be 2 to 32 lower-case letters, digits, - or _, the first a letter.",
        "field pack.title: It must be a text, but is a number.",
        "field pack.version: This field is missing.",
        "field pack.language: This field is missing.",
        "field pack.game: This field is missing.",
    ]


@pytest.mark.parametrize(
    ("data", "part"),
    [
        ({"pack": HEAD, "adds": []}, "'adds' is no key of a pack"),
        ({"pack": HEAD, "add": {}}, "field add: It must be a list, but is a table."),
        ({"pack": HEAD, "add": ["a"]}, "field add[0]: It must be a table of a card, but is a text."),
        ({"pack": HEAD, "add": [{"id": 3}]}, "field add[0].id: The id of a card must stand here"),
        ({"pack": HEAD, "add": [{"id": "a b"}]}, "field add[0].id: 'a b' is no card id"),
        ({"pack": HEAD, "replace": [{"old": "a"}]}, "field replace[0]: A replacement is a whole card"),
        ({"pack": HEAD, "replace": [{"old": 1, "card": {"id": "a"}}]}, "field replace[0].old"),
        ({"pack": HEAD, "remove": [{}]}, "field remove[0]"),
        ({"pack": HEAD, "add": [{"id": "d", "text": "a\u0007b"}]}, "card d, field text: It contains the control"),
        ({"pack": HEAD, "add": [{"id": "d", "text": "a\u202eb"}]}, "character U+202E"),
        ({"pack": HEAD, "add": [{"id": "d", "text": "\ud800"}]}, "character U+D800"),
        ({"pack": HEAD, "add": [{"id": "d", "list": [[[[[[1]]]]]]}]}, "nested more than"),
        ({"pack": HEAD, "add": [{"id": "d", "n": 10**30}]}, "too large"),
        ({"pack": []}, "field pack: It must be a table, but is a list."),
        ({}, "field pack: The table pack must stand once, but stands 0 times."),
        ([], "The file must hold a table, but holds a list."),
        ('{"pack": {},\n "add": [}', "not valid JSON: Expecting value: line 2 column 10"),
        ('{"pack": {}, "pack": {}}', "the key 'pack' stands twice"),
        ('{"pack": NaN}', "NaN is no number"),
        ("[" * 100_000, "nested far too deep"),
        ('{"a": ' + "9" * 5000 + "}", "not valid JSON"),
        (" " * 2_000_001, "larger than 2 MB"),
        ("", "not valid JSON"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, data: object, part: str) -> None:
    assert any(part in fault for fault in faults(tmp_path, data)), faults(tmp_path, data)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[pack]\nid = \n", "not valid TOML: Invalid value (at line 2"),
        ("a = " + "[" * 3000, "nested far too deep"),
        (".".join("a" * 5000) + " = 1", "longer than"),
        ("[[add]]\nid = 'd'\nday = 2020-01-01\n", "card d, field day: It holds a date or time"),
        ("[[add]]\nid = 'd'\nn = nan\n", "card d, field n: It holds something that is not a number."),
        ("[[add]]\nid = 'd'\nn = 0x" + "f" * 3900 + "\n", "too large"),
    ],
)
def test_what_is_wrong_in_toml_is_named(tmp_path: Path, text: str, part: str) -> None:
    assert any(part in fault for fault in faults(tmp_path, text, "pack.toml"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert str(packs.read(tmp_path / "none.json")[1][0]).endswith("There is no such file.")
    assert "is a .toml or .json file" in str(packs.read(tmp_path / "none.txt")[1][0])
    assert "holds no .toml" in str(packs.read(tmp_path)[1][0])
    (tmp_path / "latin.json").write_bytes('{"é": 1}'.encode("latin-1"))
    assert "not in UTF-8" in str(packs.read(tmp_path / "latin.json")[1][0])
    os.mkfifo(tmp_path / "pipe.json")
    assert packs.read(tmp_path / "pipe.json")[0] is None
    assert packs.read("a\0b.json")[0] is None
    assert packs.read("x" * 5000 + ".json")[0] is None


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
@settings(max_examples=150, deadline=None)
def test_reading_never_raises(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    folder = tmp_path_factory.mktemp("packs")
    for name in ("a.json", "a.toml"):
        (folder / name).write_bytes(raw)
        assert packs.read(folder / name)[0] is None


def test_apply_in_the_order_listed(tmp_path: Path) -> None:
    first = pack(tmp_path, "first", add=[{"id": "d"}], remove=["a"])
    second = pack(tmp_path, "second", replace=[{"old": "b", "card": {"id": "e"}}, {"id": "c", "text": "New."}])
    cards, origin, found = packs.apply(BASE, [first, second])
    assert found == []
    assert list(cards) == ["e", "c", "d"]
    assert cards["c"]["text"] == "New."
    assert origin == {"d": first.file, "e": second.file, "c": second.file}
    assert list(BASE) == ["a", "b", "c"]


def test_apply_names_clashes(tmp_path: Path) -> None:
    first = pack(tmp_path, "first", add=[{"id": "a"}], replace=[{"id": "x"}], remove=["y"])
    _, _, found = packs.apply(BASE, [first])
    assert [(fault.card, fault.field) for fault in found] == [("y", "id"), ("x", "id"), ("a", "id")]
    one, two = pack(tmp_path, "one", replace=[{"id": "a"}]), pack(tmp_path, "two", remove=["a"])
    [fault] = packs.apply(BASE, [one, two])[2]
    assert (fault.file, fault.card) == (two.file, "a")
    assert one.file in fault.problem
    twice = packs.apply(BASE, [one, one])[2]
    assert "Another pack has the id" in twice[0].problem


def test_digest_knows_contents_not_order() -> None:
    turned = dict(reversed(BASE.items()))
    assert packs.digest(BASE) == packs.digest(turned)
    assert packs.digest(BASE) != packs.digest(BASE | {"a": {"id": "a"}})
    assert len(packs.digest({})) == 64
