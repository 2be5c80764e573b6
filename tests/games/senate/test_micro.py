"""The tiny edition, whose whole tree is counted by P13: what of the game there is in it."""

from __future__ import annotations

from hemicycle.games.senate import TITLE
from hemicycle.games.senate import title as t
from hemicycle.games.senate.names import STAGES
from hemicycle.kernel.game import Game
from hemicycle.kernel.state import State
from properties.test_legal import TREES, ends_by_walking
from properties.tree import count_tree

ASKED = "main discard respond_committee own_amend respond_floor cloture exchange poll move vp_vote draw draw_senator"
CONCLUDED = "committee floor vetoed replaced superseded"


def positions(game: Game) -> list[State]:
    """Every position that can come about, once."""
    found: dict[tuple[object, ...], State] = {}
    waiting = [game.start()]
    while waiting:
        s = waiting.pop()
        game.proceed(s)
        if s.key() in found:
            continue
        found[s.key()] = s
        kind = game.pending_chance(s)
        if not s.frames:
            continue
        seat = game.waiting_for(s.frames)[0] if kind is None else -1
        for step in game.legal(s, seat) if kind is None else [piece for piece, _ in kind.outcomes(s)]:
            twin = s.clone()
            if kind is None:
                game.compose(twin, seat, step)
            else:
                kind.settle(twin, step)
            waiting.append(twin)
    return list(found.values())


def test_it_leads_through_committee_and_floor_to_the_president() -> None:
    game = TITLE.micro()
    reached = positions(game)
    asked = {game.decisions[s.frames[-1][0]].name for s in reached if s.frames}
    assert asked == set(ASKED.split())
    ends = [s for s in reached if not s.frames]
    stages = {STAGES[s.fields[t.STAGE + row]] for s in ends for row in range(t.SHEETS)}
    assert stages >= set(CONCLUDED.split())
    assert {s.fields[t.SCORE] for s in ends} == {0, 4, 8}  # no stage, one or two of a bill with weight 2, in halves
    assert {game.result(s).places for s in ends} == {(1, 1), (1, 2), (2, 1)}


def test_its_ends_are_as_many_by_plain_recursion() -> None:
    game = TITLE.micro()
    assert ends_by_walking(game, game.start()) == TREES["senate"].ends == count_tree(game).ends
