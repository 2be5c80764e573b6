"""Games as tables need them: set up once for each number of seats, options and packs, and shared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from hemicycle.kernel import registry
from hemicycle.kernel.game import Game, Title
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.pack_files import PARSERS
from hemicycle.tables.faults import No

MOST_GAMES: Final = 64


class Kind(NamedTuple):
    """All that makes a game: plain values, so that another process can set up the same one."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...]
    packs: tuple[str, ...]  # paths

    @classmethod
    def of(cls, slug: str, seats: int, options: Mapping[str, str], packs: Sequence[Path]) -> Kind:
        return cls(slug, seats, tuple(sorted(options.items())), tuple(map(str, packs)))


@cache
def titles() -> dict[str, Title]:
    return registry.titles()


@lru_cache(maxsize=MOST_GAMES)
def game(kind: Kind) -> Game:
    """A game of this kind. It holds no position, so that all tables of a kind share it."""
    if kind.slug not in titles():
        raise No("no-such-game", "input", games=", ".join(titles()))
    try:
        return titles()[kind.slug].game(kind.seats, dict(kind.options), [Path(path) for path in kind.packs])
    except BadInput as problem:
        raise No("bad-table", "input", text=str(problem).splitlines()[0]) from None


class Packs:
    """The packs of this server: files that lie in its data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        return sorted(self._files())

    def paths(self, names: Sequence[str]) -> list[Path]:
        """The files of packs that were asked for; No if one is not there."""
        there = self._files() if names else {}
        for name in names:
            if name not in there:
                raise No("no-such-pack", "input")
        return [there[name] for name in names]

    def _files(self) -> dict[str, Path]:
        if not self.folder.is_dir():
            return {}
        return {file.stem: file for file in sorted(self.folder.iterdir()) if file.suffix.lower() in PARSERS}
