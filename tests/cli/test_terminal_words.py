"""The terminal's own sentences: each that is used is there, and each that is there is used."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import hemicycle.cli
from hemicycle.cli.commands import HELP

FOLDER = Path(hemicycle.cli.__file__).parent
USED = re.compile(r'"((?:play|help)-[a-z-]+)"')


def test_messages_and_their_uses_agree() -> None:
    entries = FluentParser().parse((FOLDER / "words" / "en.ftl").read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    there = {entry.id.name for entry in entries if isinstance(entry, Message)}
    used = {name for file in FOLDER.rglob("*.py") for name in USED.findall(file.read_text("utf-8"))}
    assert there == used | {f"{kind}-{name}" for kind in ("help", "word") for name in HELP}
