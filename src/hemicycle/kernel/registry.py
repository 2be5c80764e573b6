"""Finds the games: each is a folder that announces its title by an entry point."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from .game import Title
from .options import BadInput

GROUP: Final = "hemicycle.games"


def titles() -> dict[str, Title]:
    """All installed games by slug."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return {slug: found[slug] for slug in sorted(found)}


def title(slug: str) -> Title:
    """One game; BadInput lists what there is."""
    games = titles()
    if slug not in games:
        raise BadInput(f"There is no game {slug!r}; the games are {', '.join(games)}.")
    return games[slug]
