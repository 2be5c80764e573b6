"""P1 folding redacted events gives the view; P2 paired worlds; P3 face-down choices look alike."""

from __future__ import annotations

import pytest

from hemicycle.kernel.atoms import Takes, verb_of
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.driver import seeded
from hemicycle.kernel.events import Event, Known, Moved
from hemicycle.kernel.game import Game
from hemicycle.kernel.state import State
from hemicycle.kernel.view import advance, observe

from . import two_runs
from .checks import Clients, check_pair, name, pieces_named, told, viewers
from .games import SLUGS, sample_game, seat_counts
from .walk import open_atoms, walk, whole_choice

SHORT, LONG = 3, 40


def tables(slug: str, walks: int) -> list[tuple[Game, str]]:
    """Every seat count, with random options."""
    seeds = [(seats, at) for seats in seat_counts(slug) for at in range(walks)]
    return [(sample_game(slug, at, seats), f"{slug} {seats} {at}") for seats, at in seeds]


def p1_folds(slug: str, walks: int) -> None:
    for game, seed in tables(slug, walks):
        clients = Clients(game)
        for table, steps in walk(game, seed):
            if steps:
                clients.follow(steps, table.state)


def p2_pairs(slug: str, walks: int) -> None:
    for game, seed in tables(slug, walks):
        stream = seeded(f"pairs {seed}")
        for table, _ in walk(game, seed):
            check_pair(game, table.state, stream.below(game.seats + 1), stream)


def p2_two_runs(slug: str, walks: int) -> int:
    """Runs that a viewer cannot tell apart keep telling him the same; how many steps of it were compared."""
    compared = 0
    for game, seed in tables(slug, walks):
        stream = seeded(f"runs {seed}")
        for table, _ in walk(game, seed):
            if not stream.below(8) and not any(table.state.drafts):
                compared += two_runs.run(game, table.state, stream.below(game.seats + 1), stream)
    return compared


def p3_moves(slug: str, walks: int) -> int:
    """Whichever piece goes from one shut place to another, an outsider sees the same; how many pairs were seen."""
    pairs = 0
    for game, seed in tables(slug, walks):
        stream = seeded(f"moves {seed}")
        for table, _ in walk(game, seed):
            if not stream.below(4):
                pairs += face_down_moves(game, table.state, stream.below(game.seats + 1), stream.below)
    return pairs


def face_down_moves(game: Game, s: State, viewer: int, pick: object) -> int:
    """Compare all moves of a piece from a random shut zone to another."""
    schema, bit = game.schema, 1 << viewer
    shut = [at for at in schema.live_zones if not schema.gain[at] & bit and schema.gain[at] >= 0]
    if len(shut) < 2:
        return 0
    src, dst = shut[pick(len(shut))], shut[pick(len(shut))]  # type: ignore[operator]
    if schema.ordered[src] or src == dst:
        return 0
    looks: dict[int, set[object]] = {}
    for piece in s.zones[src]:
        twin = s.clone()
        twin.log = []
        twin.move(piece, src, dst)
        folded = observe(s, viewer)
        for seen in told(game, twin.log, viewer):
            folded = advance(folded, seen)
        assert folded == observe(twin, viewer)
        look = (told(game, twin.log, viewer)[-1:], observe(twin, viewer))
        looks.setdefault(schema.backs[piece], set()).add(repr(look))
    assert all(len(look) == 1 for look in looks.values()), f"{name(game, viewer)} tells pieces of zone {src} apart"
    return len(s.zones[src]) - len(looks)


def p3_choices(slug: str, walks: int) -> int:
    """Two choices that differ in pieces unknown to an outsider, and show him none, tell him the same."""
    pairs = 0
    for game, seed in tables(slug, walks):
        stream = seeded(f"choices {seed}")
        for table, _ in walk(game, seed):
            waiting = game.waiting_for(table.state.frames)
            seat = stream.below(game.seats) if game.standing else (waiting or [0])[0]
            if not table.state.frames or any(table.state.drafts):
                continue
            made = [whole_choice(game, table.state, seat, stream.below) for _ in range(6)]
            for viewer in viewers(game):
                pairs += alike(game, table.state, seat, viewer, [action for action in made if action])
    return pairs


def alike(game: Game, s: State, seat: int, viewer: int, made: list[tuple[int, ...]]) -> int:
    """Among some choices, compare what a viewer is told of those that differ in hidden pieces alone."""
    looks: dict[object, tuple[tuple[int, ...], object]] = {}
    compared = 0
    for action in made:
        pieces = pieces_named(game, action)
        after = s.clone()
        after.log = []
        game.act(after, seat, action)
        if not pieces or any(s.known[piece] >> viewer & 1 for piece in pieces) or shows(events_of(after), viewer):
            continue
        public = tuple(atom for atom in action if game.verbs[verb_of(atom)].takes is not Takes.PIECE)
        form = (public, tuple(atom >> 16 for atom in action), tuple(game.schema.backs[piece] for piece in pieces))
        look = repr((told(game, events_of(after), viewer), observe(after, viewer)))
        first = looks.setdefault(form, (action, look))
        assert first[1] == look, f"{name(game, viewer)} tells {first[0]} from {action} by {name(game, seat)}"
        compared += first[0] != action
    return compared


def shows(events: list[Event], viewer: int) -> bool:
    """Whether a viewer comes to know any piece by these events: what was not chosen may be what is shown."""
    return any((event.know & ~event.knew) >> viewer & 1 for event in events if isinstance(event, Moved | Known))


def events_of(s: State) -> list[Event]:
    assert s.log is not None
    return s.log


def p3_sealed(slug: str, walks: int) -> int:
    """While all must answer and some have not, nobody else is told what one has answered; how many were compared."""
    compared = 0
    for game, seed in tables(slug, walks):
        stream = seeded(f"sealed {seed}")
        for table, _ in walk(game, seed):
            s = table.state
            waiting = game.waiting_for(s.frames)
            if len(waiting) < 2 or not game.decisions[s.frames[-1][0]].sealed or any(s.drafts):
                continue
            seat = waiting[stream.below(len(waiting))]
            for viewer in set(viewers(game)) - {seat}:
                looks = {repr(look_after(game, s, seat, viewer, stream)) for _ in range(6)}
                assert len(looks) == 1, f"{name(game, viewer)} is told the sealed answer of {name(game, seat)}"
                compared += 1
    return compared


def look_after(game: Game, s: State, seat: int, viewer: int, stream: Stream) -> object:
    """What a viewer is told of a random whole answer to the pending decision, and sees after it."""
    after = s.clone()
    after.log = []
    kind = game.decisions[s.frames[-1][0]]
    draft: tuple[int, ...] = ()
    while not draft or not kind.complete(s, seat, draft):
        options = open_atoms(kind, s, seat, draft)
        draft = (*draft, options[stream.below(len(options))])
    kind.commit(after, seat, draft)
    return told(game, events_of(after), viewer), observe(after, viewer)


@pytest.mark.parametrize("slug", SLUGS)
def test_P1_a_viewer_who_folds_what_he_is_told_has_his_view(slug: str) -> None:
    p1_folds(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_P2_a_viewer_cannot_tell_the_truth_from_a_world_made_of_his_view(slug: str) -> None:
    p2_pairs(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_P2_two_runs_with_other_secrets_tell_a_viewer_the_same(slug: str) -> None:
    assert p2_two_runs(slug, SHORT) > 10


@pytest.mark.parametrize("slug", SLUGS)
def test_P3_a_face_down_move_does_not_tell_which_piece_went(slug: str) -> None:
    p3_moves(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_P3_choices_that_differ_in_hidden_pieces_look_alike(slug: str) -> None:
    p3_choices(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_P3_a_sealed_answer_stays_sealed_until_all_have_answered(slug: str) -> None:
    p3_sealed(slug, SHORT)


def test_P3_the_games_do_have_what_is_compared() -> None:
    assert all(p3_moves(slug, 1) for slug in ("caucus", "chain"))
    assert all(p3_choices(slug, 1) for slug in ("caucus", "docket", "senate_toy", "bazaar"))
    assert p3_sealed("caucus", 1)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("prove", [p1_folds, p2_pairs, p2_two_runs, p3_moves, p3_choices, p3_sealed])
def test_P1_to_P3_over_many_games(slug: str, prove: object) -> None:
    prove(slug, LONG)  # type: ignore[operator]
