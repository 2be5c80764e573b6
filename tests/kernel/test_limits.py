"""Strict clocks: what rules say of them in a position. Who counts is the table (tests/server/test_strict_clocks.py)."""

from __future__ import annotations

from games.senate.play import scene
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel import registry
from hemicycle.kernel.game import HOST, Limit
from hemicycle.kernel.notation import Notation

VOTE = "sheet early_warning by hatch on hatch\nin_play.A grassley\nin_play.B leahy kohl\nvote CB"


def limits(text: str) -> list[Limit]:
    found = scene(text + "\n---\n")
    return found.game.limits(found.start)


def test_most_games_and_most_tables_have_none() -> None:
    civio = registry.title("civio").game(3, {})
    assert civio.limits(civio.start()) == []
    assert limits("B") == []


def test_the_turn_is_limited_while_the_side_to_move_is_asked() -> None:
    for text, number in (("turn 7", 7), ("B", 6)):
        assert limits(f"option turn_seconds 60\n{text}") == [Limit("turn", number, 60, "clock_turn", True)]
    assert limits(f"option turn_seconds 60\n{VOTE}") == [Limit("turn", 5, 60, "clock_turn", False)]
    assert limits("option turn_seconds 60\nlate.A yes\nturn 5") == []


def test_an_answer_of_the_other_side_is_limited() -> None:
    assert limits("option reply_seconds 30\nturn 5") == []
    assert limits(f"option reply_seconds 30\n{VOTE}") == [Limit("decision", 0, 30, "default B", True)]
    four = f"seats 4\noption team_mode captain\noption reply_seconds 30\ndecider.B D\n{VOTE}"
    assert limits(four)[0].act == "default D"


def test_the_game_is_limited_from_its_first_decision_until_its_time_is_up() -> None:
    game = Limit("game", 0, 300, "clock_game", True)
    assert limits("option win time:5:60\nturn 5") == [Limit("turn", 5, 60, "clock_turn", True), game]
    assert limits("option win time:5:60\nstart")[-1] == game
    assert limits("option win time:5:60\nclosing yes\nturn 5") == [Limit("turn", 5, 60, "clock_turn", True)]
    choosing = registry.title("senate").game(2, {"win": "time:5:60"})
    before = choosing.start()
    before.frames = ((Senate.CHOOSE_CAUCUS, 1, 0),)
    assert choosing.limits(before) == [game], "no turn has begun"
    before.frames = ()
    assert choosing.limits(before) == []


def test_what_clocks_ask_for_is_in_order_and_nobody_does_it_by_hand() -> None:
    for text in ("option turn_seconds 60\nturn 5", f"option reply_seconds 30\n{VOTE}", "option win time:5:60\nturn 5"):
        found = scene(text + "\n---\n")
        notation = Notation(found.game)
        for limit in found.game.limits(found.start):
            action = notation.read_action(limit.act)
            assert found.game.refuse(found.start, HOST, action) is None
            assert action[0] not in found.game.by_hand(found.start)
        acts = [notation.action((atom,)) for atom in found.game.by_hand(found.start)]
        assert acts == ["forfeit A", "forfeit B"]
