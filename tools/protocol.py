"""Writes what the page and others need of the protocol: a JSON Schema, and TypeScript types made from that schema.

python tools/protocol.py            write docs/protocol.schema.json and web/src/protocol.ts anew
python tools/protocol.py --check    only compare; exit 1 if one differs
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from hemicycle.server import protocol

ROOT: Final = Path(__file__).resolve().parent.parent
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "protocol.ts"
WHERE: Final = "#/$defs/"

# What a page may leave out where there is a default; all other messages come with every field.
ASKED: Final = ("NewTable", "Join", "Claim", "Recover")

Json = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order in which it is declared."""
    base = (protocol.Message, protocol.Ask, protocol.Tell)
    found = [thing for thing in vars(protocol).values() if isinstance(thing, type) and issubclass(thing, base)]
    return [struct for struct in found if struct not in base]


def schema() -> Json:
    """The JSON Schema of all messages."""
    messages = structs()
    _, defs = msgspec.json.schema_components(messages, ref_template=WHERE + "{name}")
    for struct in messages:
        asked = issubclass(struct, protocol.Ask) or struct.__name__ in ASKED
        if not asked:
            defs[struct.__name__]["required"] = list(defs[struct.__name__]["properties"])
    unions = {name: {"anyOf": [{"$ref": WHERE + one.__name__} for one in members]} for name, members in _unions()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between a page and the server of Hemicycle",
        "$defs": {struct.__name__: _plain(defs[struct.__name__]) for struct in messages} | unions,
    }


def _unions() -> Iterator[tuple[str, tuple[type, ...]]]:
    """What a page may send over the socket, and what the server may send."""
    yield "Request", get_args(protocol.Request)
    yield "Answer", get_args(protocol.Answer)


def _plain(value: Json) -> Json:
    """Without the headings that only repeat the name."""
    return {key: part for key, part in value.items() if key != "title"}


def typescript(found: Json) -> str:
    """The types of the page."""
    words = {name: list(get_args(value)) for name, value in vars(protocol).items() if get_origin(value) is Literal}
    parts = [
        "// Made by tools/protocol.py from docs/protocol.schema.json: change src/hemicycle/server/protocol.py instead.",
        "\n".join(f"export type {name} = {' | '.join(map(json.dumps, values))};" for name, values in words.items()),
    ]
    aliases = {tuple(sorted(values)): name for name, values in words.items()}
    for name, one in found["$defs"].items():
        about = "".join(f"/** {' '.join(one['description'].split())} */\n" if "description" in one else "")
        if "anyOf" in one:
            parts.append(
                f"export type {name} =\n" + "\n".join(f"  | {_type(ref, aliases)}" for ref in one["anyOf"]) + ";"
            )
            continue
        fields = [
            f"  {field}{'' if field in one['required'] else '?'}: {_type(value, aliases)};\n"
            for field, value in one["properties"].items()
        ]
        parts.append(f"{about}export interface {name} {{\n{''.join(fields)}}}")
    return "\n\n".join(parts) + "\n"


def _type(value: Json, aliases: dict[tuple[str, ...], str]) -> str:
    """A type of the schema as TypeScript writes it."""
    if "$ref" in value:
        return str(value["$ref"]).removeprefix(WHERE)
    if "enum" in value:
        values = value["enum"]
        return aliases.get(tuple(sorted(values))) or " | ".join(map(json.dumps, values))
    if "anyOf" in value:
        return " | ".join(_type(one, aliases) for one in value["anyOf"])
    kind = value.get("type")
    if kind == "array" and "prefixItems" in value:
        return f"[{', '.join(_type(one, aliases) for one in value['prefixItems'])}]"
    if kind == "array":
        inner = _type(value["items"], aliases)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        more = value.get("additionalProperties", {})
        return f"Record<string, {_type(more, aliases) if isinstance(more, dict) and more else 'unknown'}>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return simple[kind] if kind else "unknown"


def files() -> dict[Path, str]:
    """What the two files should hold."""
    found = schema()
    return {SCHEMA: json.dumps(found, indent=1, ensure_ascii=False) + "\n", TYPES: typescript(found)}


def stale() -> list[str]:
    """The files that are not what they should be."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        old = stale()
        for name in old:
            print(f"{name} is out of date; run python tools/protocol.py", file=sys.stderr)
        return 1 if old else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
