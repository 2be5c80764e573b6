"""Words for people: Fluent messages, one file for each game and language, and who says what to whom.

Nothing a person reads is put together in code. A language is there when its file is; a message that it lacks is
taken from English. Messages are found by name: `prompt-KIND`, `verb-VERB`, `log-NOTE`, `no-REASON`.

A message may ask `YOU($seat)`, which is `yes` where the reader is called You: some languages have other words for that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from .atoms import Takes, argument, verb_of
from .decisions import Details, Pieces
from .game import Game, Refusal
from .options import BadInput
from .schema import Holds
from .view import Observation, SeenNote

ENGLISH: Final = "en"
SHARED: Final = Path(__file__).with_name("words")
TWO_DOTS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")  # where a sentence ends with a name that ends with a dot itself


@lru_cache(maxsize=32)
def _resource(text: str) -> Any:
    """Messages parsed once: every table has Tellers of its own, and parsing takes longer than all else in one."""
    return FluentResource(text)


class Catalogue:
    """The messages of one language, English behind it."""

    def __init__(self, folders: Sequence[Path], language: str = ENGLISH) -> None:
        if language not in languages(folders):
            raise BadInput(f"There is no language {language!r}; there are {', '.join(languages(folders))}.")
        wanted = [language] if language == ENGLISH else [language, ENGLISH]
        self.bundles = [self._bundle(folders, one) for one in wanted]

    def _bundle(self, folders: Sequence[Path], language: str) -> FluentBundle:
        bundle = FluentBundle([language], {"YOU": self._is_you}, use_isolating=False)
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.exists():
                bundle.add_resource(_resource(file.read_text(encoding="utf-8")))
        return bundle

    def _is_you(self, name: Any) -> Any:  # text; the type that the library asks for has no place for text
        return "yes" if str(name) == self.say("you") else "no"

    def has(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self.bundles)

    def say(self, name: str, /, **values: Any) -> str:
        """One message; a missing one shows its own name, which a test does not let pass."""
        for bundle in self.bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                assert pattern is not None
                text, _ = bundle.format_pattern(pattern, values)
                return TWO_DOTS.sub(".", str(text))
        return f"[{name}]"


def languages(folders: Sequence[Path]) -> list[str]:
    """The languages that every folder has."""
    found = [{file.stem for file in folder.glob("*.ftl")} for folder in folders]
    return sorted(set.intersection(*found)) if found else []


class Teller:
    """Tells one game in one language."""

    def __init__(self, game: Game, language: str = ENGLISH, seat_names: Sequence[str] = ()) -> None:
        self.game, self.language = game, language
        folders = [SHARED, game.title.folder / "words"]
        self.catalogue = Catalogue([folder for folder in folders if folder.is_dir()], language)
        self.seat_names = list(seat_names) or [game.seat_name(seat) for seat in range(game.seats)]
        self.titles = game.piece_titles(language)

    def say(self, name: str, /, **values: Any) -> str:
        return self.catalogue.say(name, **values)

    def piece(self, piece: int) -> str:
        return self.titles[piece]

    def seat(self, seat: int) -> str:
        return self.seat_names[seat] if 0 <= seat < len(self.seat_names) else self.game.seat_name(seat)

    def everyone(self, names: Sequence[str]) -> str:
        """Names in a row."""
        if len(names) < 2:
            return names[0] if names else "-"
        return self.say("list-and", list=", ".join(names[:-1]), last=names[-1])

    def value(self, holds: Holds, value: int | None, names: Sequence[str] = ()) -> str | int:
        """A number as a person calls it; for what the reader may not know, the word `hidden` to choose by."""
        if value is None:
            return "hidden"
        if holds is Holds.PIECE:
            return self.piece(value) if value >= 0 else "none"
        if holds is Holds.SEAT:
            return self.seat(value) if value >= 0 else "none"
        if holds is Holds.NAME:
            return names[value] if value >= 0 else "none"
        if holds is Holds.NAMES:
            return self.everyone([name for bit, name in enumerate(names) if value >> bit & 1])
        return value

    def log(self, note: SeenNote) -> str:
        """One line of the story, as its reader may know it."""
        spec = self.game.schema.layout.notes[note.kind]
        pairs = zip(spec.args, note.args, strict=True)
        values = {name: self.value(holds, value, spec.names) for (name, holds), value in pairs}
        return self.say(f"log-{spec.name}", **values)

    def atom(self, atom: int) -> str:
        """A choice as words on a button."""
        verb = self.game.verbs[verb_of(atom)]
        values: dict[str, Any] = {}
        if verb.takes is not Takes.NONE:
            holds = {Takes.PIECE: Holds.PIECE, Takes.SEAT: Holds.SEAT, Takes.NAME: Holds.NAME}.get(verb.takes)
            name = verb.takes.name.lower()
            values[name] = self.value(holds or Holds.NUMBER, argument(atom), verb.names)
        return self.say(f"verb-{verb.name}", **values)

    def prompt(self, view: Observation, seat: int) -> str:
        """What is asked: of this seat, or of whom the game waits for."""
        if not view.frames:
            return self.say("over")
        frame = view.frames[-1]
        kind = self.game.decisions[frame[0]]
        pairs = zip(kind.carries, frame[2:], strict=True)
        carried = {carry.name: self.value(carry.holds, value, carry.names) for carry, value in pairs}
        waiting = [self.seat(other) for other in self.game.waiting_for(view.frames)]
        mine = seat >= 0 and bool(frame[1] >> seat & 1)
        name = f"prompt-{kind.name}" if mine else f"wait-{kind.name}"
        always = {"waiting": self.everyone(waiting), "chosen": len(view.draft) if mine else 0}
        return self.say(name, **{**carried, **always})

    def refusal(self, refusal: Refusal, view: Observation, details: Details | None = None) -> str:
        """Why not, as a sentence, with the clause of the rules."""
        values: dict[str, Any] = {
            "seat": self.seat(refusal.actor),
            "waiting": self.everyone([self.seat(seat) for seat in self.game.waiting_for(view.frames)]),
            "prompt": self.prompt(view, refusal.actor),
            "atom": self.atom(refusal.atom) if refusal.atom is not None else "",
            "card": self._card(refusal),
        }
        for name, value in (details or {}).items():
            values[name] = self._detail(value)
        text = self.say(f"no-{refusal.key}", **values)
        return f"{text} {self.say('clause', clause=refusal.clause)}" if refusal.clause else text

    def _detail(self, value: str | int | Pieces) -> str | int:
        return ", ".join(map(self.piece, value.numbers)) if isinstance(value, Pieces) else value

    def _card(self, refusal: Refusal) -> str:
        atom = refusal.atom
        if atom is None or self.game.verbs[verb_of(atom)].takes is not Takes.PIECE:
            return ""
        return self.piece(argument(atom))
