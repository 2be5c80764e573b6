"""A game is its record: a header, then one line for each step.

A step says who chose what, what chance answered, and the events. Folding the events rebuilds any position
without asking the rules; replaying the choices verifies it. Words that players wrote lie beside the record and
are bound to it by their digest, so that a line can be hidden or erased and the record still verifies.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from .events import Event
from .options import BadInput

FORMAT: Final = "hemicycle-record/1"


@dataclass
class Step:
    """One choice and all that came of it. Step 0 has no actor: it is what chance did before the first choice."""

    number: int
    actor: str
    action: str
    outcomes: list[str]
    events: list[Event]
    words: str | None = None  # the digest of the words written with it
    back: int | None = None  # this line takes back the step with that number


@dataclass
class Record:
    """A header, the steps, the words beside them, and the end once there is one."""

    header: dict[str, Any]
    steps: list[Step] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)  # digest -> text; a missing one has been erased
    end: dict[str, Any] | None = None

    def standing(self) -> list[Step]:
        """The steps that count: those taken back, and the lines that took them back, are left out."""
        out: list[Step] = []
        for step in self.steps:
            if step.back is None:
                out.append(step)
            else:
                while out and out[-1].number >= step.back:
                    out.pop()
        return out

    def erase(self, digest: str) -> None:
        """Forget the words of a step; the step stays and verifies."""
        self.words.pop(digest, None)


def words_digest(number: int, text: str) -> str:
    """What binds words to their step."""
    return hashlib.sha256(f"{number}:{text}".encode()).hexdigest()[:32]


def digest(value: object) -> str:
    """SHA-256 of a JSON value in canonical form."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def lines(record: Record, notate: Any) -> Iterator[str]:
    """The record as text, one step a line; `notate` prints an event."""
    yield _json({"format": FORMAT, **record.header})
    for step in record.steps:
        yield step_line(step, notate)
    if record.words:
        yield _json({"words": record.words})
    if record.end is not None:
        yield _json({"end": record.end})


def step_line(step: Step, notate: Any) -> str:
    line: dict[str, Any] = {"n": step.number}
    if step.back is not None:
        return _json({**line, "by": step.actor, "back": step.back})
    if step.actor:
        line |= {"by": step.actor, "do": step.action}
    if step.words:
        line["words"] = step.words
    if step.outcomes:
        line["chance"] = step.outcomes
    return _json({**line, "events": [notate(event) for event in step.events]})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def save(record: Record, notate: Any, path: Path) -> None:
    """Write a record whole, or leave what was there."""
    part = path.with_name(path.name + ".part")
    part.write_text("".join(line + "\n" for line in lines(record, notate)), encoding="utf-8")
    part.replace(path)


def read_header(path: Path) -> dict[str, Any]:
    """The first line of a record."""
    first = next(iter(_read(path)), None)
    if first is None or first.get("format") != FORMAT:
        raise BadInput(f"{path} is no record of a game: its first line should say {FORMAT!r}.")
    return first


def load(path: Path, read_event: Any) -> Record:
    """A record from its file; BadInput names the line that is wrong."""
    header = read_header(path)
    record = Record({key: value for key, value in header.items() if key != "format"})
    for at, line in enumerate(_read(path), 1):
        if at == 1:
            continue
        try:
            if "end" in line:
                record.end = line["end"]
            elif "words" in line and "n" not in line:
                record.words |= line["words"]
            else:
                record.steps.append(read_step(line, read_event))
        except (KeyError, TypeError, ValueError) as error:
            problem = str(error) if isinstance(error, BadInput) else "this is no step of a record."
            raise BadInput(f"{path}, line {at}: {problem}") from None
    return record


def read_step(line: dict[str, Any], read_event: Any) -> Step:
    """A step from its line; `read_event` parses an event."""
    return Step(
        int(line["n"]),
        str(line.get("by", "")),
        str(line.get("do", "")),
        [str(outcome) for outcome in line.get("chance", [])],
        [read_event(text) for text in line.get("events", [])],
        line.get("words"),
        line.get("back"),
    )


def _read(path: Path) -> Iterable[dict[str, Any]]:
    try:
        with path.open(encoding="utf-8") as file:
            for at, text in enumerate(file, 1):
                try:
                    line = json.loads(text)
                except json.JSONDecodeError:
                    raise BadInput(f"{path}, line {at}: this is not a line of JSON.") from None
                if not isinstance(line, dict):
                    raise BadInput(f"{path}, line {at}: a line of a record is an object in braces.")
                yield line
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadInput(f"{path} cannot be read: {reason}.") from None
