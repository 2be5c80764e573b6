"""The sensible bot: what it does in positions where there is one right thing, that it wins, and what it says."""

from __future__ import annotations

import pytest

from hemicycle.bots import make_bot
from hemicycle.games.senate import TITLE
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.driver import play_out
from hemicycle.kernel.game import Game
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe

GAMES = 6


def play(names: tuple[str, str], seed: int) -> tuple[Game, State, list[str]]:
    """A game between two bots, with every reason that the first would give for its own choice."""
    game = TITLE.game(2, {})
    s = game.start()
    bots: list[Bot] = [make_bot(name, game, Xoshiro(f"{seed}{name}{seat}")) for seat, name in enumerate(names)]
    said: list[str] = []

    def choose(at: State, seat: int, legal: list[int]) -> int:
        view = observe(at, seat)
        atom = bots[seat].choose(view, legal)
        if not seat:
            said.append(bots[0].reason(view, atom))
        return atom

    play_out(game, s, Xoshiro(seed), choose)
    return game, s, said


@pytest.mark.parametrize("seed", range(GAMES))
def test_SEN_1_9_it_beats_random_play_and_says_why(seed: int) -> None:
    game, s, said = play(("sensible", "random"), seed)
    assert game.result(s).winners == (0,)
    assert all(said)
    assert not any("[" in reason or "{" in reason for reason in said), "a message is missing or lacks a value"


def test_SEN_1_9_two_of_them_finish_by_points_in_about_the_measured_turns() -> None:
    played = [play(("sensible", "sensible"), seed)[:2] for seed in range(GAMES)]
    assert {game.result(s).end for game, s in played} == {"points"}
    assert 8 < sum(game.turns(s) for game, s in played) / GAMES < 30
