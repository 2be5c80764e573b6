"""Taking back: what a seat may have back for nothing, and what the host may rewind."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.civio import TITLE
from hemicycle.kernel import position, taking_back
from hemicycle.kernel.chance import Sealed, Xoshiro
from hemicycle.kernel.driver import Table
from hemicycle.kernel.replay import folded, verify
from hemicycle.kernel.state import State
from hemicycle.kernel.worlds import determinize

OPTIONS = {"match": "rounds:1", "first_dealer": "B"}


def table(stream: Xoshiro | Sealed | None = None) -> Table:
    """Two seats of CIVIO; seat A begins."""
    return Table(TITLE.game(2, OPTIONS), stream or Xoshiro("take back"))


def first_option(at: Table, seat: int) -> None:
    """Make the first whole choice that the list leads to."""
    number = len(at.record.steps)
    while len(at.record.steps) == number:
        assert at.lay(seat, at.game.legal(at.state, seat)[0]) is None


def started() -> Table:
    """Both have kept their cards."""
    at = table()
    first_option(at, 0)
    first_option(at, 1)
    return at


def test_a_sealed_choice_comes_back_while_others_still_choose() -> None:
    at = table()
    before = position.write(at.game, at.state)
    first_option(at, 0)
    assert position.write(at.game, at.state) != before
    assert at.take_back(0)
    assert position.write(at.game, at.state) == before
    assert at.game.owes(at.state, 0)
    first_option(at, 0)
    assert verify(at.game, at.record) is None


def test_only_the_own_last_step_comes_back() -> None:
    at = table()
    first_option(at, 0)
    assert not at.take_back(1)
    assert not table().take_back(0), "the deal is nobody's step"


def test_what_opened_cards_stays() -> None:
    at = table()
    first_option(at, 0)
    first_option(at, 1)
    assert not at.take_back(1), "all hands lie open now"


def test_a_card_drawn_by_chance_stays_and_one_from_the_open_pile_comes_back() -> None:
    at = started()
    assert at.write("A", "draw supply") is None
    assert not at.take_back(0)
    at = started()
    assert at.write("A", "draw discard") is None
    assert at.take_back(0)
    assert at.write("A", "draw supply") is None


def test_a_guess_looks_at_few_worlds_and_taking_back_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []

    def look(*given: Any) -> State:
        looked.append(given)
        return determinize(*given)

    monkeypatch.setattr(taking_back, "determinize", look)
    at = started()
    assert at.write("A", "draw discard") is None
    assert at.free_to_take_back(0, worlds=3) is not None
    assert len(looked) == 3
    looked.clear()
    assert at.take_back(0)
    assert len(looked) == taking_back.WORLDS


def test_the_host_rewinds_to_any_step_and_the_game_goes_on() -> None:
    at = started()
    before = at.state.digest()
    assert at.write("A", "draw supply") is None
    number = at.record.steps[-1].number
    at.rewind(number)
    assert at.state.digest() == before == folded(at.game, at.record).digest()
    assert at.record.steps[-1].back == number
    first_option(at, 0)
    assert [step.number for step in at.record.standing()][-2:] == [number - 1, number + 2]
    assert verify(at.game, at.record) is None


def test_the_deal_stays() -> None:
    with pytest.raises(ValueError, match="Step 0"):
        started().rewind(0)


def test_nothing_comes_back_once_the_key_of_chance_is_out() -> None:
    at = table(Sealed(b"k" * 32))
    stream = Xoshiro("to the end")
    while at.state.frames:
        seat = at.game.waiting_for(at.state.frames)[0]
        legal = at.game.legal(at.state, seat)
        assert at.lay(seat, legal[stream.below(len(legal))]) is None
    assert at.key_is_out
    assert not any(at.take_back(seat) for seat in range(2))
    with pytest.raises(ValueError, match="cannot be taken back"):
        at.rewind(3)
