"""The fenced blocks of a page: which language, which file they are, and where they stand."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?:#|<!--) ([\w./-]+\.\w+)(?: -->)?")


class Block(NamedTuple):
    """One fenced block. One whose first line names a file is that file, and is not run by itself."""

    page: str
    line: int
    language: str
    text: str

    @property
    def file(self) -> str:
        found = FILE.fullmatch(self.text.partition("\n")[0])
        return found[1] if found else ""


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    name = str(page.relative_to(ROOT))
    return [Block(name, text.count("\n", 0, m.start()) + 2, m[1], m[2]) for m in FENCE.finditer(text)]


def pages() -> list[str]:
    """README and the guides, by their place in the project."""
    return sorted(str(page.relative_to(ROOT)) for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))


def write_files(page: Path, folder: Path) -> list[str]:
    """Write every block that is a file; their names."""
    written = [block for block in blocks(page) if block.file]
    for block in written:
        file = folder / block.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")
    return [block.file for block in written]


def environment(**more: str) -> Mapping[str, str]:
    """For a subprocess: the commands of this interpreter first, and 80 columns."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "COLUMNS": "80", "PYTHONDONTWRITEBYTECODE": "1", **more}


def commands(block: Block) -> Iterator[tuple[str, list[str]]]:
    """Each `$ command` of a console block with the lines that it is said to print."""
    command, shown = "", []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            if command:
                yield command, shown
            command, shown = line[2:], []
        else:
            shown.append(line)
    if command:
        yield command, shown
