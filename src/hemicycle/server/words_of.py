"""Sentences of the server and of games, by language; each is put together once and remembered."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from hemicycle.kernel.game import Game
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import ENGLISH, SHARED, Catalogue, Teller, languages
from hemicycle.tables.faults import Against, No

WORDS: Final = Path(__file__).with_name("words")
MOST_REMEMBERED: Final = 50_000


class Remembering(Catalogue):
    """A catalogue that puts no sentence together twice: the same few are said to every viewer of a table."""

    def __init__(self, folders: Sequence[Path], language: str) -> None:
        super().__init__(folders, language)
        self._said: dict[object, str] = {}

    def say(self, name: str, /, **values: Any) -> str:
        key = (name, *values.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = super().say(name, **values)
        return said


def known_languages() -> list[str]:
    """The languages in which the server can speak."""
    return languages([SHARED, WORDS])


def language_of(wanted: str) -> str:
    """The language asked for, or English; also from what a browser says it likes."""
    known = known_languages_cached()
    for part in wanted.split(","):
        word = part.split(";")[0].strip().lower().split("-")[0]
        if word in known:
            return word
    return ENGLISH


@cache
def known_languages_cached() -> tuple[str, ...]:
    return tuple(known_languages())


@cache
def words(language: str) -> Catalogue:
    """The server's own sentences."""
    return Remembering([SHARED, WORDS], language)


@cache
def game_words(folder: Path, language: str) -> Catalogue:
    """The sentences of a game; English where it has no such language."""
    folders = [one for one in (SHARED, folder / "words") if one.is_dir()]
    return Remembering(folders, language if language in languages(folders) else ENGLISH)


class Voices:
    """The tellers of one game: one for each language, and copies of it for other names of seats."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._plain: dict[str, Teller] = {}
        self._named: dict[tuple[str, tuple[str, ...]], Teller] = {}

    def teller(self, language: str, names: tuple[str, ...] = ()) -> Teller:
        """A teller in a language; English where the game has no such language."""
        named = self._named.get((language, names))
        if named is None:
            if len(self._named) > 200:
                self._named.clear()
            named = self._named[language, names] = copy.copy(self._in(language))
            named.seat_names = list(names) or named.seat_names
        return named

    def _in(self, language: str) -> Teller:
        if language not in self._plain:
            folder = self.game.title.folder
            spoken = language if language in languages([SHARED, folder / "words"]) else ENGLISH
            teller = Teller(self.game, spoken)
            teller.catalogue = game_words(folder, spoken)
            self._plain[language] = teller
        return self._plain[language]


def sentence(fault: No, language: str, teller: Teller | None = None) -> tuple[str, str]:
    """A refusal in words, and the clause of the rules if it has one."""
    if isinstance(fault, Against) and teller is not None:
        refusal, game = fault.refusal, teller.game
        view = observe(fault.position, refusal.actor if refusal.actor >= 0 else game.schema.onlooker)
        return teller.refusal(refusal, view, game.explain(fault.position, refusal)), refusal.clause
    return words(language).say(fault.key, **fault.values), ""
