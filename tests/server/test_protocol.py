"""The schema and the page's types are what the messages say today, and the example in the guide can be read."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

from hemicycle.server.protocol import Answer, NewTable, Request, Seated

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import protocol

ROOT = Path(__file__).resolve().parents[2]


def test_schema_and_types_are_up_to_date() -> None:
    assert protocol.stale() == [], "run python tools/protocol.py"


def test_every_message_of_the_socket_is_in_the_schema_with_its_tag() -> None:
    defs = protocol.schema()["$defs"]
    tags = [defs[ref["$ref"].removeprefix(protocol.WHERE)]["properties"]["t"]["enum"][0] for ref in both(defs)]
    assert len(tags) == len(set(tags)) == 26


def both(defs: protocol.Json) -> list[dict[str, str]]:
    return [*defs["Request"]["anyOf"], *defs["Answer"]["anyOf"]]


def test_what_the_server_sends_has_every_field_and_what_it_is_sent_may_leave_defaults_out() -> None:
    defs = protocol.schema()["$defs"]
    assert "free_undo" in defs["View"]["required"]
    assert defs["NewTable"]["required"] == ["game", "seats", "name"]
    assert "to?: number;" in protocol.typescript(protocol.schema())


def examples() -> list[str]:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    return [line for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("line", examples())
def test_the_examples_of_the_guide_are_messages(line: str) -> None:
    arrow, _, message = line.partition(" ")
    kind = {">": Request, "<": Answer, "POST": NewTable, "201": Seated}[arrow]
    if "…" in message:  # shortened for the reader
        assert json.loads(message.replace("…", ""))["t"]
    else:
        msgspec.json.decode(message, type=kind)
