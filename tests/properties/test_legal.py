"""P8: the list of options is whole, and exactly what is not refused; P13: trees counted to the last leaf."""

from __future__ import annotations

import pytest

from hemicycle.kernel.atoms import Action, alphabet
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.decisions import Decision
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import HOST, Game
from hemicycle.kernel.state import State

from .checks import wrong_choices
from .games import SLUGS, sample_game, seat_counts, title
from .tree import Count, count_tree
from .walk import MOST_STEPS, next_atoms, open_atoms, sealed, walk_by, whole_choice

SHORT, LONG = 4, 20
MOST_ATOMS = 200  # of a choice


def tables(slug: str, walks: int) -> list[tuple[Table, Stream]]:
    return [
        (Table(sample_game(slug, at, seats), sealed(f"legal {at}")), seeded(f"legal {slug} {seats} {at}"))
        for seats in seat_counts(slug)
        for at in range(walks)
    ]


def p8_lists(slug: str, walks: int) -> None:
    for table, stream in tables(slug, walks):
        for _ in walk_by(table, stream.below):
            for seat in range(table.game.seats):
                hold_list(table.game, table.state, seat)


def hold_list(game: Game, s: State, seat: int) -> None:
    """One list of options against a slow one: all that can be written and is not refused."""
    legal, aside = game.legal(s, seat), game.legal_aside(s, seat)
    assert len(legal + aside) == len({*legal, *aside}), "options come once each"
    composing = bool(s.drafts[seat]) and not legal
    assert bool(legal) is game.owes(s, seat) or (composing and aside), "whoever owes a choice has one, and nobody else"
    if game.owes(s, seat) and not composing:
        assert sorted(legal) == slow_list(game, game.decisions[s.frames[-1][0]], s, seat, s.drafts[seat])
    draft = s.drafts[seat]
    kinds = [kind for kind in game.standing if not draft or draft[0] & ~0xFFFF in kind.verbs]
    slow = [atom for kind in kinds for atom in slow_list(game, kind, s, seat, draft)] if s.frames else []
    assert sorted(aside) == sorted(slow)


def slow_list(game: Game, kind: Decision, s: State, seat: int, draft: Action) -> list[int]:
    atoms = alphabet(game.verbs, tuple(sorted(kind.verbs)), len(game.schema.pieces), game.seats)
    return [
        atom for atom in atoms if not game.fault(kind, s, seat, draft, atom) and kind.canonical(s, seat, draft, atom)
    ]


def p8_completes(slug: str, walks: int) -> None:
    """Every option leads to a whole choice that is not refused, and what is composed is in canonical form."""
    for table, stream in tables(slug, walks):
        for _ in walk_by(table, stream.below):
            game, s = table.game, table.state
            for actor in (*range(game.seats), HOST):
                options = next_atoms(game, s, actor, s.drafts[actor] if actor >= 0 else ()) if s.frames else []
                if options:
                    complete(game, s, actor, options[stream.below(len(options))], stream)


def complete(game: Game, s: State, actor: int, first: int, stream: Stream) -> None:
    draft: Action = (*(s.drafts[actor] if actor >= 0 else ()), first)
    kind = game.decision_for(s, actor, draft[0])
    assert kind is not None
    while not kind.complete(s, actor, draft):
        assert kind.parts, f"{kind.name} has parts, and does not say so"
        options = open_atoms(kind, s, actor, draft)
        assert options, f"{kind.name}: {draft} cannot be completed"
        assert len(draft) < MOST_ATOMS
        draft = (*draft, options[stream.below(len(options))])
    assert kind.normal(draft) == draft
    limit = kind.word_limit(s, actor, draft)
    assert game.refuse(s, actor, draft, "x" * limit.least if limit else None) is None


def p8_refusals(slug: str, walks: int) -> int:
    """What is refused changes nothing, and what is not can be done; how many choices were refused."""
    refused = 0
    for table, stream in tables(slug, walks):
        for _ in walk_by(table, stream.below):
            actor = stream.below(table.game.seats + 1) - 1  # the host now and then
            refused += try_wrong(table, actor if actor >= 0 else HOST, stream)
    return refused


def try_wrong(table: Table, actor: int, stream: Stream) -> int:
    game, s, refused = table.game, table.state, 0
    made = (
        wrong_choices(game, s, actor, stream)
        if actor >= 0
        else [whole_choice(game, s, 0, stream.below, s.drafts[0]) or (1,)]
    )
    for action in made:
        before, steps = s.key(), len(table.record.steps)
        if game.refuse(s, actor, action) is None:
            twin = s.clone()
            game.act(twin, actor, action)
        else:
            assert table.act(actor, action) is not None
            refused += 1
        assert s.key() == before
        assert len(table.record.steps) == steps
    return refused


@pytest.mark.parametrize("slug", SLUGS)
def test_P8_options_are_exactly_what_is_not_refused(slug: str) -> None:
    p8_lists(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_P8_every_option_can_be_completed(slug: str) -> None:
    p8_completes(slug, SHORT)


@pytest.mark.parametrize("slug", SLUGS)
def test_P8_a_refused_choice_changes_nothing(slug: str) -> None:
    assert p8_refusals(slug, SHORT) > 20


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("prove", [p8_lists, p8_completes, p8_refusals])
def test_P8_over_many_games(slug: str, prove: object) -> None:
    prove(slug, LONG)  # type: ignore[operator]


TREES = {
    "caucus": Count(chance=142, decisions=680, ends=748),
    "docket": Count(chance=535, decisions=1065, ends=2538),
    "chain": Count(chance=164, decisions=415, ends=390),
    "senate": Count(chance=41, decisions=19623, ends=8136),
}


@pytest.mark.parametrize("slug", TREES)
def test_P13_the_tree_of_a_micro_edition_has_exactly_these_nodes(slug: str) -> None:
    assert count_tree(title(slug).micro()) == TREES[slug]


def test_P13_counting_each_position_once_counts_as_walking_every_path() -> None:
    game = title("caucus").micro()
    assert ends_by_walking(game, game.start()) == TREES["caucus"].ends


def ends_by_walking(game: Game, s: State) -> int:
    """The ends of the tree, by plain recursion over whole choices."""
    game.proceed(s)
    if not s.frames:
        return 1
    kind = game.pending_chance(s)
    twins: list[State] = []
    if kind is not None:
        for outcome, _ in kind.outcomes(s):
            twins.append(s.clone())
            kind.settle(twins[-1], outcome)
    else:
        seat = game.waiting_for(s.frames)[0]
        for action in whole_choices(game, s, seat, ()):
            twins.append(s.clone())
            game.act(twins[-1], seat, action)
    return sum(ends_by_walking(game, twin) for twin in twins)


def whole_choices(game: Game, s: State, seat: int, draft: Action) -> list[Action]:
    kind = game.decisions[s.frames[-1][0]]
    if draft and kind.complete(s, seat, draft):
        return [draft]
    longer = [(*draft, atom) for atom in open_atoms(kind, s, seat, draft)]
    return [action for start in longer for action in whole_choices(game, s, seat, start)]


def test_the_walks_reach_the_end_of_the_toys() -> None:
    for slug in TREES:
        table = Table(sample_game(slug, "end"), sealed("end"))
        *_, last = walk_by(table, seeded("end").below)
        assert table.game.over(last.table.state)
        assert len(table.record.steps) < MOST_STEPS
