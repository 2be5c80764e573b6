"""The rules of a game as its page has them: the way a turn goes, and each numbered clause."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import hemicycle

from . import registry
from .options import BadInput
from .words import ENGLISH

OWN_PAGE: Final = "rules"
# The marks as pages print them. A clause has the same mark in every language.
MARKS: Final = {
    **{mark: mark for mark in ("rule", "fact", "note")},
    **{"regla": "rule", "dato": "fact", "nota": "note"},
}
MARK: Final = "|".join(MARKS)
NUMBER: Final = r"[A-Z]{3}-\d+\.\d+[a-z]?(?:\.\d+)?"
BULLET: Final = re.compile(rf"^- \*\*({NUMBER})\*\* \(({MARK})\) (.*)$")
ROW: Final = re.compile(rf"^\| ({NUMBER}) \| ({MARK}) \| (.*?) *\|$")
SECTION: Final = re.compile(r"^## (.*)$")
ASIDE: Final = re.compile(r" ?\(\[[^\]]*\]\([^)]*\)\)")
LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
STRESS: Final = re.compile(r"\*(\w[^*]*)\*")


class Clause(NamedTuple):
    """One clause: its number, its mark, and its lines."""

    number: str
    mark: str
    lines: tuple[str, ...]


def root() -> Path | None:
    """The checkout that this runs from, if it runs from one."""
    folder = Path(hemicycle.__file__).parents[2]
    return folder if (folder / "pyproject.toml").is_file() and (folder / "docs" / "rules").is_dir() else None


def folder() -> Path:
    """Where the pages lie: in a checkout, or inside the installed package."""
    checkout = root()
    return checkout / "docs" / "rules" if checkout else Path(hemicycle.__file__).parent / "docs" / "rules"


def page(slug: str, language: str = ENGLISH) -> str:
    """The rules of a game, in English where there is no page in the language asked for."""
    file = page_file(slug, language)
    file = file if file.is_file() else page_file(slug)
    if not file.is_file():
        raise BadInput(f"The rules of {slug!r} are not installed; {file} should hold them.")
    return file.read_text(encoding="utf-8")


def page_file(slug: str, language: str = ENGLISH) -> Path:
    """Where a page belongs: in the game's own folder, or among the pages of the project."""
    suffix = ".md" if language == ENGLISH else f".{language}.md"
    own = registry.title(slug).folder
    at_home = (own / f"{OWN_PAGE}.md").is_file()
    return own / f"{OWN_PAGE}{suffix}" if at_home else folder() / f"{slug}{suffix}"


def clauses(text: str) -> dict[str, Clause]:
    """Every clause of a page by its number."""
    found: dict[str, Clause] = {}
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if match := BULLET.match(line):
            found[match[1]] = Clause(match[1], MARKS[match[2]], (match[3], *_more(lines[at + 1 :])))
        elif match := ROW.match(line):
            found[match[1]] = Clause(match[1], MARKS[match[2]], _told_row(_head(lines, at), match[3]))
    return found


def _head(lines: list[str], at: int) -> list[str]:
    """What stands over the columns of the table that a row belongs to, behind those of number and mark."""
    while at > 0 and not lines[at].startswith("|--"):
        at -= 1
    return [cell.strip() for cell in lines[at - 1].strip("| ").split(" | ")][2:]


def _told_row(head: list[str], row: str) -> tuple[str, ...]:
    """A row of a table as paragraphs: its first cell, then each of the others behind the heading of its column."""
    first, *others = [cell.strip() for cell in row.split(" | ")]
    told = [f"{name}: {cell}" for name, cell in zip(head[1:], others, strict=False) if cell != "-"]
    return tuple(line for paragraph in (first, *told) for line in (paragraph, ""))


def _more(lines: list[str]) -> list[str]:
    """The lines that belong to the bullet before them: those that are indented."""
    out: list[str] = []
    for line in lines:
        if line and not line.startswith("  "):
            break
        out.append(line[2:])
    while out and not out[-1].strip():
        out.pop()
    return out


def first_section(text: str) -> list[str]:
    """The part for new players, which comes before the numbered clauses."""
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if SECTION.match(line)]
    begin, end = (*starts, len(lines), len(lines))[:2]
    return lines[begin:end]


def paragraphs(lines: list[str] | tuple[str, ...]) -> list[str]:
    """Lines of a page as plain paragraphs: no marks of Markdown, one list item each."""
    out: list[str] = []
    fresh = True
    for line in lines:
        text = plain(line)
        starts = fresh or bool(re.match(r"\s*([-*|]|\d+\.) ?", line))
        if text and starts:
            out.append(text)
        elif text:
            out[-1] += " " + text.strip()
        fresh = not text
    return out


def plain(line: str) -> str:
    """A line without the marks of Markdown."""
    text = LINK.sub(r"\1", ASIDE.sub("", line)).replace("**", "").replace("`", "")
    text = STRESS.sub(r"\1", text)
    return text.removeprefix("## ").removeprefix("# ").rstrip()
