"""P4 for the wire: no byte to a viewer names a card that he may not know; and the same scan catches planted leaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .capture import play_games
from .harness import Server
from .scan import Leak, leaks, told_apart

SHORT, LONG = 4, 200


def all_leaks(folder: Path, games: int, planted: str = "") -> Iterator[Leak]:
    with Server(folder / "data", limitless=True, planted=planted) as server:
        played = play_games(server, games)
    assert len(played) == games
    assert sum(len(heard.texts) for game in played for heard in game.heard) > 100 * games
    for game in played:
        yield from leaks(game)
        yield from told_apart(game, 7)


def test_no_byte_names_a_card_that_its_reader_may_not_know(tmp_path: Path) -> None:
    assert list(all_leaks(tmp_path, SHORT)) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_no_byte_names_a_card_that_its_reader_may_not_know_in_two_hundred_games(tmp_path: Path) -> None:
    assert list(all_leaks(tmp_path, LONG)) == []


PLANTED = {
    "hidden cards have their names": """
from hemicycle.server import looking
honest = looking.observe
def observe(state, viewer):
    seen, zones = honest(state, viewer), list(honest(state, viewer).zones)
    hidden = state.schema.layout.zone("hidden") + 1
    zones[hidden] = state.zones[hidden]
    return seen._replace(zones=tuple(zones))
looking.observe = observe
""",
    "the story names what was drawn": """
from hemicycle.server import looking
from hemicycle.kernel.story import told_whole
looking.told = lambda game, step, viewer, teller: told_whole(game, step, teller)
""",
    "movements have the name of the card": """
from hemicycle.server import looking
from hemicycle.server import protocol as p
def moves(self, step):
    names = self.notation.names
    return [p.Move(names.piece(event.piece), "", "") for event in step.events if hasattr(event, "piece")]
looking.Eyes.moves = moves
""",
    "the lens looks into the supply": """
from hemicycle.server import looking
honest = looking.Eyes.view
def view(self, state, number, asked, free_undo=False):
    made = honest(self, state, number, asked, free_undo)
    made.lens = {**made.lens, "next": self.notation.names.piece(state.zones[0][0]) if state.zones[0] else ""}
    return made
looking.Eyes.view = view
""",
    "the prompt tells": """
from hemicycle.server import looking
honest = looking.Eyes.view
def view(self, state, number, asked, free_undo=False):
    made = honest(self, state, number, asked, free_undo)
    hidden = state.zones[state.schema.layout.zone("hidden") + 1]
    made.prompt += " " + ", ".join(self.teller.piece(piece) for piece in hidden)
    return made
looking.Eyes.view = view
""",
}


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_a_planted_leak_is_found(tmp_path: Path, planted: str) -> None:
    assert next(all_leaks(tmp_path, 1, planted), None) is not None
