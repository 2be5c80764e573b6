"""P4: leaks planted in a toy, each of which the checks of P1 to P3 must catch; and who sees what, read anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hemicycle.kernel import story
from hemicycle.kernel import view as views
from hemicycle.kernel.events import Moved, Noted, Put
from hemicycle.kernel.schema import Per, Schema, See
from hemicycle.kernel.state import State
from toys import bazaar, caucus

from . import two_runs
from .checks import viewers
from .games import SLUGS, sample_game
from .test_views import p1_folds, p2_pairs, p2_two_runs, p3_choices, p3_sealed
from .walk import walk

Prove = Callable[[str, int], object]
WALKS = 3
OBSERVE, REDACT = views.observe, views.redact
HAND_OF_A, GOAL_OF_A, BALLOT_OF_A = caucus.HAND, caucus.GOAL, caucus.BALLOT


def p3_parties(*_: object) -> None:
    """An offer to one seat and the same to another look alike to a third."""
    game = bazaar.TITLE.game(4)
    s = game.start()
    while game.pending_chance(s):
        game.pending_chance(s).settle(s, s.zones[bazaar.POOL][0])
    piece = s.zones[bazaar.HAND][0]
    offers = [(bazaar.OFFER + piece, bazaar.TO + other, bazaar.FOR) for other in (1, 2)]
    looks = [two_runs.after(game, s, two_runs.Move(0, offer), viewer=3) for offer in offers]
    assert looks[0][1] == looks[1][1]


def catches(prove: Prove) -> bool:
    try:
        prove("caucus", WALKS)
    except (AssertionError, ValueError):  # ValueError: a client that was told nonsense cannot fold it
        return True
    return False


def with_zone(seen: views.Observation, zone: int, places: tuple[int, ...]) -> views.Observation:
    zones = (*seen.zones[:zone], places, *seen.zones[zone + 1 :])
    return seen._replace(zones=zones)


def with_field(seen: views.Observation, slot: int, value: int) -> views.Observation:
    return seen._replace(fields=(*seen.fields[:slot], value, *seen.fields[slot + 1 :]))


def observe_hand(s: State, viewer: int) -> views.Observation:
    return with_zone(OBSERVE(s, viewer), HAND_OF_A, s.zones[HAND_OF_A])


def observe_goal(s: State, viewer: int) -> views.Observation:
    return with_field(OBSERVE(s, viewer), GOAL_OF_A, s.fields[GOAL_OF_A])


def observe_ballot(s: State, viewer: int) -> views.Observation:
    return with_field(OBSERVE(s, viewer), BALLOT_OF_A, s.fields[BALLOT_OF_A])


def observe_first_position(s: State, viewer: int) -> views.Observation:
    at_start = len(s.zones[caucus.POOL]) == len(s.schema.pieces)
    seen = OBSERVE(s, viewer)
    return with_zone(seen, caucus.POOL, s.zones[caucus.POOL]) if at_start else seen


def redact_moves(schema: Schema, event: Any, viewer: int) -> Any:
    return REDACT(schema, event._replace(know=schema.everyone) if isinstance(event, Moved) else event, viewer)


def redact_ballots(schema: Schema, event: Any, viewer: int) -> Any:
    return REDACT(schema, event._replace(see=schema.everyone) if isinstance(event, Put) else event, viewer)


def redact_log(schema: Schema, event: Any, viewer: int) -> Any:
    if isinstance(event, Noted):
        event = event._replace(see=(event.see[0], *[schema.everyone] * len(event.args)))
    return REDACT(schema, event, viewer)


def redact_which_zone(schema: Schema, event: Any, viewer: int) -> Any:
    """Where a card went, though not which, told to those who do not see that place: who trades with whom."""
    seen = REDACT(schema, event, viewer)
    return seen._replace(src=event.src, dst=event.dst) if isinstance(seen, views.SeenMove) else seen


def tells_all(game: Any, step: Any, _: int, teller: Any) -> Any:
    """The story for the page made of the true events."""
    return story.told_whole(game, step, teller)


def tells_ballots(self: caucus.Vote, s: State, seat: int, action: tuple[int, ...]) -> None:
    """The log names the answer while others have not given theirs."""
    s.note(caucus.VOTED, action[0] & 0xFFFF)
    TRUE_COMMIT(self, s, seat, action)


def refuses_by_hands(self: caucus.Turn, s: State, seat: int, draft: tuple[int, ...], atom: int) -> int:
    """Another number of refusal for a card that lies in a rival's hand."""
    reason = TRUE_CHECK(self, s, seat, draft, atom)
    held = any(atom & 0xFFFF in s.zones[HAND_OF_A + other] for other in range(self.game.seats))
    return caucus.WRONG_CARD if reason == caucus.NOT_IN_HAND and held else reason


def explains_by_hands(_: caucus.Turn, s: State, *__: object) -> dict[str, str | int]:
    return {"top": max(s.zones[HAND_OF_A], default=0)}


def lists_by_goal(_: caucus.Vote, s: State, *__: object) -> list[int]:
    return [caucus.VOTE + s.fields[GOAL_OF_A]]


TRUE_CHECK, TRUE_COMMIT = caucus.Turn.check, caucus.Vote.commit
LEAKS: dict[str, tuple[object, str, object, Prove]] = {
    "a hand in the view": (views, "observe", observe_hand, p1_folds),
    "a goal in the view": (views, "observe", observe_goal, p1_folds),
    "a ballot in the view": (views, "observe", observe_ballot, p1_folds),
    "the pool in the first view": (views, "observe", observe_first_position, p1_folds),
    "a hand in the events": (views, "redact", redact_moves, p1_folds),
    "a ballot in the events": (views, "redact", redact_ballots, p1_folds),
    "a slipped card in the story": (story, "told", tells_all, p2_two_runs),
    "a ballot in the log": (caucus.Vote, "commit", tells_ballots, p3_sealed),
    "the parties to a trade": (views, "redact", redact_which_zone, p3_parties),
    "a slipped card in the log": (views, "redact", redact_log, p3_choices),
    "a rival's hand in a refusal": (caucus.Turn, "check", refuses_by_hands, p2_pairs),
    "a hand in the text of a refusal": (caucus.Turn, "explain", explains_by_hands, p2_pairs),
    "a goal in the list of options": (caucus.Vote, "options", lists_by_goal, p2_pairs),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_P4_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, planted, prove = LEAKS[leak]
    assert not catches(prove)
    monkeypatch.setattr(where, what, planted)
    assert catches(prove)


def audience(s: State, see: See, per: Per, owner: int, row_mask: int) -> set[int]:
    """Who should read something, from its declaration, without the masks that the schema compiles."""
    schema = s.schema
    if see is See.ALL:
        return set(range(schema.seats + 1))
    if see is See.OWNER:
        return {owner} & set(range(schema.seats))
    if see is See.SIDE:
        side = schema.side_of[owner] if per is Per.SEAT else owner
        return {seat for seat in range(schema.seats) if schema.side_of[seat] == side}
    if see is See.ROW:
        return {viewer for viewer in range(schema.seats + 1) if s.fields[row_mask] >> viewer & 1}
    return set()


@pytest.mark.parametrize("slug", SLUGS)
def test_P4_nobody_sees_more_than_the_declarations_say(slug: str) -> None:
    """The masks that observe, redact and determinize share could all be wrong together; so they are read anew."""
    game = sample_game(slug, "audience")
    for table, _ in walk(game, "audience"):
        for viewer in viewers(game):
            hold_to_declarations(table.state, viewer)


def hold_to_declarations(s: State, viewer: int) -> None:
    schema, seen = s.schema, views.observe(s, viewer)
    for at in schema.live_fields:
        spec, owner = schema.field_spec[at], schema.field_owner[at]
        may = viewer in audience(s, spec.see, spec.per, owner, schema.field_mask[at])
        assert (seen.fields[at] is not None) is may, spec.name
    for at in schema.live_zones:
        zone, owner = schema.zone_spec[at], schema.zone_owner[at]
        faces = viewer in audience(s, zone.faces, zone.per, owner, schema.zone_mask[at])
        number = viewer in audience(s, zone.count, zone.per, owner, schema.zone_mask[at])
        places = seen.zones[at]
        assert (places is not None) is (faces or number), zone.name
        shown = {piece for piece in places or () if piece >= 0}
        if faces:
            assert shown == set(s.zones[at]), zone.name
        else:
            assert all(s.known[piece] >> viewer & 1 for piece in shown), zone.name
        if zone.pool:
            assert not shown, zone.name
