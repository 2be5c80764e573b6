"""What goes out of the kernel as names: plain views, movements, the story, moments of a replay; no secret in any."""

from __future__ import annotations

import json
from functools import lru_cache

import msgspec
import pytest

from hemicycle.kernel import plain
from hemicycle.kernel.driver import Table
from hemicycle.kernel.events import Moved
from hemicycle.kernel.game import Game
from hemicycle.kernel.moments import everything, moments, moments_whole
from hemicycle.kernel.names import Names
from hemicycle.kernel.record import Step
from hemicycle.kernel.replay import folded
from hemicycle.kernel.state import State
from hemicycle.kernel.story import told, told_whole
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import Teller
from hemicycle.server import protocol

from .checks import names_of, teller, viewers
from .games import SLUGS, sample_game, seat_counts
from .walk import walk

WALKS = 2


def known_to(s: State, viewer: int) -> set[str]:
    """The pieces that a viewer knows, read from the position itself."""
    return {piece.name for at, piece in enumerate(s.schema.pieces) if s.known[at] >> viewer & 1}


@lru_cache(maxsize=100_000)  # a game may have thousands of fields, and few of them change in a step
def read_back(names: Names, slot: int, text: str) -> int:
    return names.read_field_value(slot, text)


def hold_view(game: Game, s: State, viewer: int) -> None:
    """Every name is known to the viewer, every other piece is a back, and zones without order are sorted."""
    names, seen = names_of(game), observe(s, viewer)
    known, shown = known_to(s, viewer), plain.zones(names, seen)
    for at, zone in enumerate(names.zones):
        assert (zone in shown) == bool(zone and s.zone_viewers(at) >> viewer & 1)
        if zone not in shown:
            continue
        named = [card for card in shown[zone] if not card.startswith(plain.UNKNOWN)]
        backs = [card for card in shown[zone] if card.startswith(plain.UNKNOWN)]
        assert set(named) <= known
        assert len(shown[zone]) == len(s.zones[at])
        assert set(backs) <= {f"?{back}" for back in s.schema.backs}
        if not s.schema.ordered[at] and s.schema.gain[at] != s.schema.everyone:
            assert shown[zone] == [*sorted(named, key=s.schema.piece_at.__getitem__), *sorted(backs)]
    for name, value in plain.fields(names, seen).items():
        slot = names.field_at[name]
        assert s.field_viewers(slot) >> viewer & 1
        assert read_back(names, slot, str(value)) == s.fields[slot]
    kind, carried = plain.frame(game, names, seen)
    assert kind == (game.decisions[s.frames[-1][0]].name if s.frames else "")
    assert len(carried) == len(s.frames[-1][2:] if s.frames else ())


def hold_step(table: Table, step: Step, viewer: int) -> None:
    """Of a movement only who knows the piece at one of its ends reads its name, and only who sees an end its zone."""
    game, names = table.game, names_of(table.game)
    moved = [event for event in step.events if isinstance(event, Moved)]
    moved = [event for event in moved if (event.saw | event.see) >> viewer & 1]
    going = plain.moves(names, table.seen(step, viewer))
    for event, went in zip(moved, going, strict=True):
        bit = 1 << viewer
        knows = event.knew & event.saw & bit or event.know & event.see & bit
        piece = game.schema.pieces[event.piece]
        assert went.card == (piece.name if knows else f"?{piece.back}")
        assert went.src == (names.zones[event.src] if event.saw & bit else "")
        assert went.dst == (names.zones[event.dst] if event.see & bit else "")


@pytest.mark.parametrize("slug", SLUGS)
def test_P1_no_name_goes_out_that_the_viewer_does_not_know(slug: str) -> None:
    for seats in seat_counts(slug):
        game = sample_game(slug, f"plain {seats}", seats)
        for table, steps in walk(game, f"plain {slug} {seats}"):
            for viewer in viewers(game) if steps else ():
                hold_view(game, table.state, viewer)
                for step in steps:
                    hold_step(table, step, viewer)


def played(slug: str, seed: str) -> Table:
    game = sample_game(slug, seed)
    *_, (table, _) = walk(game, seed)
    return table


@pytest.mark.parametrize("slug", SLUGS)
def test_a_replay_shows_each_viewer_what_he_saw_then(slug: str) -> None:
    for walk_number in range(WALKS):
        table = played(slug, f"moments {walk_number}")
        game, record = table.game, table.record
        for viewer in viewers(game):
            frames = list(moments(game, record, viewer, teller(game)))
            told_of = [step.number for step in record.standing() if not step.number or table.seen(step, viewer)]
            assert [moment.number for moment in frames] == told_of
            for moment in frames[:: max(1, len(frames) // 5)]:
                state = folded(game, record, moment.number)
                assert moment.view == observe(state, viewer)
                known = known_to(folded(game, record, moment.number - 1), viewer) | known_to(state, viewer)
                assert {going.card for going in moment.moves if going.card[0] != plain.UNKNOWN} <= known
            for moment in frames:
                assert not moment.action or moment.actor == game.seat_name(viewer)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_replay_with_all_cards_open_waits_for_the_end(slug: str) -> None:
    table = played(slug, "whole")
    game, record = table.game, table.record
    end, record.end = record.end, None
    with pytest.raises(ValueError, match="not over"):
        next(moments_whole(game, record, teller(game)))
    with pytest.raises(ValueError, match="not over"):
        everything(record, table.state)
    if end is None:  # the walk was cut off before it came to an end
        return
    record.end = end
    frames = list(moments_whole(game, record, teller(game)))
    assert [moment.number for moment in frames] == [step.number for step in record.standing()]
    last = frames[-1].view
    assert all(last.zones[at] == table.state.zones[at] for at in game.schema.live_zones)
    assert all(last.fields[at] == table.state.fields[at] for at in game.schema.live_fields)
    assert not [going for moment in frames for going in moment.moves if going.card.startswith(plain.UNKNOWN)]


def test_what_is_told_says_whom_it_is_about_and_whom_it_hits() -> None:
    seen = set()
    for seed in range(4):
        table = played("civio", f"told {seed}")
        speaker = Teller(table.game)
        for step in table.record.standing():
            for viewer in viewers(table.game):
                for line in told(table.game, step, viewer, speaker):
                    seen.add((line.note, line.against, line.seat == viewer))
                    if line.note == "drew":
                        assert bool(line.cards) == (line.seat == viewer)
            assert all(line.cards for line in told_whole(table.game, step, speaker) if line.note == "drew")
    assert {("drew", False, True), ("drew", False, False), ("attacked", True, False)} <= seen
    assert {("attacked", False, True), ("lost_turn", True, True), ("lost_turn", False, False)} <= seen
    assert not {("attacked", True, True), ("drew", True, True), ("drew", True, False)} & seen


def test_a_moment_that_somebody_looks_for_has_its_mark() -> None:
    table = played("civio", "marks")
    lines = {
        line.note: moment.mark
        for moment in moments(table.game, table.record, 0, teller(table.game))
        for line in moment.lines[:1]
    }
    assert lines["attacked"] == "attack"
    assert not lines["took"]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_what_the_messages_to_a_page_are_made_of(slug: str) -> None:
    table = played(slug, "shapes")
    game, record, speaker = table.game, table.record, teller(table.game)
    cards = msgspec.convert(game.title.catalogue(game, speaker), list[protocol.CardInfo])
    assert {card.name for card in cards} == {piece.name for piece in game.schema.pieces}
    assert all(card.facts or set(card.printed) <= {"id", "kind", "name"} for card in cards)
    for viewer in viewers(game):
        assert json.loads(json.dumps(game.title.screen(game, table.view(viewer), speaker))) is not None
    end, record.end = record.end, None
    with pytest.raises(ValueError, match="not over"):
        game.title.report(game, record, speaker, 0)
    if end is None:
        return
    record.end = end
    made = msgspec.convert(game.title.report(game, record, speaker, 0), protocol.Report)
    assert [place.place for place in made.places] == sorted(end["places"])
    assert {place.seat for place in made.places} == {game.seat_name(seat) for seat in range(game.seats)}
