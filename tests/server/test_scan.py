"""P4 for the wire: no byte to a viewer names a card that he may not know; and the same scan catches planted leaks.

200 games of both titles are played and searched, in shares that can go side by side.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from .capture import Game, Heard, Plan, play_games
from .harness import Server
from .other_worlds import told_apart
from .scan import WORDS, Leak, Truth, leaks

WORLDS = 31  # of so many messages one is made again from another world

CIVIO = ({}, {"put_back_attacks": "yes"}, {"on_leave": "out"}, {"start_points": "3"})
SENATE = (
    {},
    {"introductory": "yes"},
    {"sponsor_committee": "open", "pork_by": "both", "team_mode": "captain"},
    {"filibuster_pork": "shields", "max_votes": "0", "withdraw": "any", "team_mode": "rotate"},
    {"amendments": "no", "filibuster": "no", "win": "bills:2", "caucus_choice": "fixed"},
)


def civio(at: int) -> Plan:
    seats = (2, 3, 4, 3, 2, 5, 3, 2, 4, 6)[at % 10]
    options = {"match": "rounds:1", "first_dealer": "A", **CIVIO[at % len(CIVIO)]}
    return Plan("civio", seats, options, chance=0 if at % 4 else 8)


def senate(at: int) -> Plan:
    seats = (2, 2, 3, 2, 4, 2, 3, 6, 2, 5)[at % 10]
    return Plan(
        "senate", seats, {"win": "points:20", "turn_cap": "10", **SENATE[at % len(SENATE)]}, chance=(2, 3, 1)[at % 3]
    )


SHARES = {
    **{f"civio {first}": [civio(at) for at in range(first, first + 30)] for first in range(0, 150, 30)},
    **{f"senate {first}": [senate(at) for at in range(first, first + 10)] for first in range(0, 50, 10)},
}
WHOLE = {
    "civio": [Plan("civio", 2 + at % 5, {}) for at in range(20)],
    "senate": [Plan("senate", 2 + at % 5, {"turn_cap": "60"}, chance=at % 2 * 3) for at in range(10)],
}


def all_leaks(folder: Path, plans: Sequence[Plan], every: int = WORLDS, planted: str = "") -> list[Leak]:
    def look(game: Game) -> list[Leak]:
        assert all(len(heard.texts) > 5 for heard in game.heard)
        return [*leaks(game), *told_apart(game, every)]

    with Server(folder / "data", limitless=True, planted=planted) as server:
        return [leak for found in play_games(server, plans, look) for leak in found]


@pytest.mark.parametrize("plans", SHARES.values(), ids=SHARES)
def test_no_byte_names_a_card_that_its_reader_may_not_know(tmp_path: Path, plans: list[Plan]) -> None:
    assert all_leaks(tmp_path, plans) == []


def test_there_are_two_hundred_games() -> None:
    assert sum(map(len, SHARES.values())) == 200


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("plans", WHOLE.values(), ids=WHOLE)
def test_no_byte_names_a_card_that_its_reader_may_not_know_in_whole_matches(tmp_path: Path, plans: list[Plan]) -> None:
    assert all_leaks(tmp_path, plans) == []


# Leaks planted in the server ---------------------------------------------------------------------------------

HANDS = {"civio": ("hidden",), "senate": ("hand", "politics")}
POOLS = {"civio": ("supply",), "senate": ("deck", "deck_top", "liberals")}
PLAN = {"civio": civio(4), "senate": senate(0)}

BEFORE = """
from hemicycle.server import afterwards, handlers, looking
from hemicycle.server import protocol as p
HANDS, POOLS = {hands!r}, {pools!r}
def some(state, zones, more=0):
    layout = state.schema.layout
    return next((pieces for name in zones if (pieces := state.zones[layout.zone(name) + more])), ())
def changed(change):
    honest = looking.Eyes.view
    def view(self, state, number, asked, free_undo=False):
        made = honest(self, state, number, asked, free_undo)
        change(self, state, made)
        return made
    looking.Eyes.view = view
"""

PLANTED = {
    "hands have their names": """
honest = looking.observe
def observe(state, viewer):
    seen, zones = honest(state, viewer), list(honest(state, viewer).zones)
    for name in HANDS:
        hand = state.schema.layout.zone(name) + 1
        zones[hand] = state.zones[hand]
    return seen._replace(zones=tuple(zones))
looking.observe = observe
""",
    "the story names what was drawn": """
from hemicycle.kernel.story import told_whole
looking.told = lambda game, step, viewer, teller: told_whole(game, step, teller)
""",
    "movements have the name of the card": """
def moves(self, step):
    names = self.notation.names
    return [p.Move(names.piece(event.piece), "", "") for event in step.events if hasattr(event, "piece")]
looking.Eyes.moves = moves
""",
    "the lens looks into a deck": """
def change(self, state, made):
    made.lens = {**made.lens, "next": [self.notation.names.piece(piece) for piece in some(state, POOLS)[:1]]}
changed(change)
""",
    "the lens has the number of a card": """
def change(self, state, made):
    made.lens = {**made.lens, "next": sum(some(state, HANDS, 1)) + sum(some(state, POOLS)) % 7}
changed(change)
""",
    "the prompt tells": """
def change(self, state, made):
    made.prompt += " " + ", ".join(self.teller.piece(piece) for piece in some(state, HANDS, 1))
changed(change)
""",
    "a button tells": """
honest = looking.Eyes.say
def say(self, seen, atom):
    return honest(self, seen, atom) + SECRET
SECRET = ""
def change(self, state, made):
    global SECRET
    SECRET = " " + self.teller.piece(some(state, POOLS)[0]) if some(state, POOLS) else ""
looking.Eyes.say = say
changed(change)
""",
    "a replay has other eyes": """
from hemicycle.kernel.moments import moments
afterwards.moments = lambda game, record, viewer, teller: moments(game, record, (viewer + 1) % game.seats, teller)
""",
    "advice tells": """
honest = handlers.hint
async def hint(room, connection, ask):
    state = room.sitting.playing().state
    teller = room.audience.eyes(room.audience.watching(connection)).teller
    found = [teller.piece(piece) for piece in some(state, POOLS)[:1]]
    connection.tell(p.Advice(id="", do="", say="", reason=" ".join(found)))
    await honest(room, connection, ask)
handlers.HANDLERS[p.Hint] = hint
""",
}


@pytest.mark.parametrize("slug", PLAN)
@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_a_leak_planted_in_the_server_is_found(tmp_path: Path, slug: str, planted: str) -> None:
    before = BEFORE.format(hands=HANDS[slug], pools=POOLS[slug])
    assert all_leaks(tmp_path, [PLAN[slug]], 7, before + planted)


# Leaks planted in messages -----------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=PLAN)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A game without leaks."""
    with Server(tmp_path_factory.mktemp("clean") / "data", limitless=True) as server:
        return play_games(server, [PLAN[request.param]], lambda game: game)[0]


def planted_texts(game: Game) -> Iterator[tuple[str, Heard, int, str]]:
    """Of every kind of message to every viewer the last: where it is, and the same naming a card he never knew."""
    truth = Truth(game)
    titles = truth.rules.piece_titles("en")
    for heard in game.heard:
        never = set[int].intersection(*(set(truth.unknown(heard.viewer, number)) for number in truth.steps))
        last = {_kind(text): at for at, text in enumerate(heard.texts) if _has_begun(heard, at)}
        for turn, (kind, at) in enumerate(sorted(last.items())):
            piece = next(piece for piece in sorted(never) if truth.names[piece] not in WORDS[game.plan.slug])
            name = (truth.names[piece], titles[piece])[turn % 2]
            yield kind, heard, at, heard.texts[at].replace('":"', f'":"{name}; ', 1)


def _kind(text: str) -> str:
    return str(json.loads(text).get("t", "http"))


def _has_begun(heard: Heard, at: int) -> bool:
    return any('"view":{' in text for text in heard.texts[: at + 1])


def test_a_leak_planted_in_any_kind_of_message_is_found(played: Game) -> None:
    assert list(leaks(played)) == []
    kinds = set()
    for kind, heard, at, text in planted_texts(played):
        changed = Heard(heard.viewer, [*heard.texts[:at], text, *heard.texts[at + 1 :]])
        assert list(leaks(Game(played.plan, [changed], played.record))), (kind, text[:200])
        kinds.add(kind)
    assert {"step", "choices", "because", "advice", "done", "table", "http"} <= kinds
