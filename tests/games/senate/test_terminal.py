"""Senate on the lines of a terminal: bills, caucuses, hands; never too wide, and nothing of others' hands."""

from __future__ import annotations

import re

import pytest

from hemicycle.bots import make_bot
from hemicycle.games.senate import TITLE
from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules.table import Senate
from hemicycle.games.senate.terminal import SenateTerminal
from hemicycle.kernel.atoms import ARGUMENT
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.game import Result
from hemicycle.kernel.story import Told
from hemicycle.kernel.words import Teller

NAMES = ("You", "Ben")


def table_of(seed: str = "1", **options: str) -> Table:
    made = TITLE.game(2, options)
    assert isinstance(made, Senate)
    return Table(made, seeded(seed))


def screen_of(table: Table, language: str = "en") -> SenateTerminal:
    game = table.game
    screen = TITLE.terminal(game, Teller(game, language, NAMES), {1})
    assert isinstance(screen, SenateTerminal)
    return screen


def play_on(table: Table, steps: int) -> None:
    """Random choices, without a draft left over."""
    game = table.game
    bot = make_bot("random", game, seeded("terminal"))
    while table.state.frames and len(table.record.steps) < steps:
        seat = game.waiting_for(table.state.frames)[0]
        assert table.lay(seat, bot.choose(table.view(seat), game.legal(table.state, seat))) is None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(language: str, columns: int) -> None:
    table = table_of()
    screen = screen_of(table, language)
    while table.state.frames and len(table.record.steps) < 500:
        play_on(table, len(table.record.steps) + 25)
        for viewer in range(3):
            view = table.view(viewer)
            lines = [*screen.board(view, {}, columns), *screen.pile(view, columns)]
            assert max(map(len, lines)) <= columns
            assert screen.links(view) is not None


def middle() -> tuple[Table, str]:
    """A table with bills and senators in play, and what the first seat reads."""
    table = table_of()
    while not (table.state.zones[t.DOCKET] and all(table.state.zones[t.IN_PLAY + side] for side in (0, 1))):
        play_on(table, len(table.record.steps) + 1)
    return table, "\n".join(screen_of(table).board(table.view(0), {}, 80))


def test_the_board_shows_bills_caucuses_points_and_the_own_hand() -> None:
    table, board = middle()
    game = table.game
    for zone in (t.DOCKET, t.IN_PLAY, t.IN_PLAY + 1, t.POLITICS, t.HAND):
        for piece in table.state.zones[zone]:
            assert game.schema.pieces[piece].name in board
    assert "Ben (bot)" in board
    assert "President George W. Bush: eco 5, soc 4" in board
    assert "weight" in board
    assert "0 points" in board


def test_the_hand_of_the_other_side_is_not_shown() -> None:
    table, board = middle()
    hidden = [*table.state.zones[t.HAND + 1], *table.state.zones[t.POLITICS + 1]]
    assert hidden
    for piece in hidden:
        assert f"[{table.game.schema.pieces[piece].name}]" not in board
        assert table.game.piece_titles()[piece] not in board


def test_an_onlooker_sees_no_hand() -> None:
    table, _ = middle()
    view = table.view(2)
    screen = screen_of(table)
    assert screen.hand(view) == ()
    assert "Your" not in "\n".join(screen.board(view, {}, 80))


def test_numbers_stand_beside_cards_that_can_be_chosen() -> None:
    table, _ = middle()
    screen, view = screen_of(table), table.view(0)
    hand = screen.hand(view)
    board = screen.board(view, {card: at for at, card in enumerate(hand, 1)}, 80)
    assert any(line.startswith("  1 ") for line in board)
    assert any(line.startswith(f"{len(hand):>3} ") for line in board)


def test_SEN_7_2_the_result_names_sides_with_half_points() -> None:
    table = table_of()
    lines = screen_of(table).result(Result("points", (2, 1), (33, 300), (1,), unit=2))
    assert lines[2:] == ["1. Ben (bot): 150 points", "2. You: 16.5 points"]


def test_cards_drawn_in_a_row_are_told_in_one_line() -> None:
    table = table_of()
    screen = screen_of(table)
    hidden = [Told("drew", "Ben drew a card.", 1)] * 3
    own = [Told("drew", "", 0, cards=("leahy",)), Told("drew", "", 0, cards=("hatch",))]
    lines = [*hidden, Told("turn", "Turn 2 began: your turn."), *own]
    told = screen.tell(table.record.steps[0] if table.record.steps else None, lines, table.view, [0])  # type: ignore[arg-type]
    assert told == ["Ben drew 3 cards.", "Turn 2 began: your turn.", "You drew Patrick Leahy, Orrin Hatch."]


def test_SEN_5_15_in_a_vote_each_senator_shows_how_he_may_vote() -> None:
    table = table_of("2")
    screen = screen_of(table)
    while table.state.fields[t.VOTE] == 0 or not table.state.frames or table.state.frames[-1][2] != 0:
        play_on(table, len(table.record.steps) + 1)
    view = table.view(0)
    sponsor = table.state.fields[t.SPONSOR + table.state.fields[t.MEASURE]]
    line = next(line for line in screen.board(view, {}, 80) if f" {screen.short(sponsor)} " in line)
    assert re.search(r"[+±]\d", line), line
    for atom in table.game.choices(table.state, 0):
        if atom & ~ARGUMENT == t.DO_ACTIVATE:
            assert re.search(r"\(([+±-]\d+|\.)\)$", screen.choice(view, atom))


def test_SEN_5_26_the_board_tells_where_an_amendment_would_bring_a_bill() -> None:
    table = table_of("3")
    while table.state.fields[t.MOVER] < 0:
        play_on(table, len(table.record.steps) + 1)
    fields = table.state.fields
    board = " ".join(line.strip() for line in screen_of(table).board(table.view(0), {}, 80))
    name = table.game.piece_titles()[fields[t.MOVER]]
    assert f"Amendment: {name} wants the bill at position {fields[t.MOVE_TO]}" in board
