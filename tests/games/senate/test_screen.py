"""What a page is told beside the cards: sides, sheets, duties in short, votes to come, the poll, who may sponsor."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.senate.play import scene
from hemicycle.bots import make_bot
from hemicycle.games.senate import TITLE
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import Teller

FLOOR = """
turn 5
in_play.A hatch lott ...8
in_play.B leahy kennedy ...8
hand.A frist
politics.A open_markets vote_of_conscience
sheet readers_privacy by leahy floor at 2 pork VT+PRES marks passed_committee on leahy hatch
"""


def screen(text: str, viewer: int = 0, language: str = "en") -> Any:
    made = scene(f"{text}\n---\n")
    return TITLE.screen(made.game, observe(made.start, viewer), Teller(made.game, language))


def test_before_the_caucuses_are_chosen_there_is_nothing_to_say() -> None:
    game = TITLE.game(2)
    assert TITLE.screen(game, observe(game.start(), 0), Teller(game)) == {}


def test_sides_and_what_is_played_for() -> None:
    made = screen(FLOOR)
    first, second = made["sides"]
    assert (first["side"], first["caucus"], first["in_play"], first["most"], first["hand"]) == (
        "A",
        "Republicans",
        8,
        25,
        1,
    )
    assert (second["side"], second["caucus"], second["score"]) == ("B", "Democrats", "0")
    assert made["mine"] == "A"
    assert made["goal"] == "The first side with 150 points wins."
    assert screen(FLOOR, language="es")["sides"][0]["caucus"] == "Republicanos"


def test_a_live_sheet_with_its_road_and_its_points() -> None:
    bill = screen(FLOOR)["bills"]["sheet 0"]
    assert (bill["card"], bill["side"], bill["position"], bill["weight"]) == ("readers_privacy", "B", 2, 8)
    assert bill["road"] == ["done", "done", "now", "todo", "todo"]
    assert bill["lines"] == [["weight", 8], ["pork", -4]]
    assert (bill["basic"], bill["stages"], bill["score"]) == (4, 1, "4")
    assert bill["pork"] == ["VT", "PRES"]
    assert bill["on"] == ["hatch", "leahy"]
    assert (
        bill["president"]
        == "The president will sign: the president stands at 4, 2 away, and pork for the president is listed."
    )
    assert "Filibuster: " in bill["filibuster"]


def test_duties_are_a_word_for_each_senator_in_play_with_the_reason() -> None:
    made = screen(FLOOR)
    names = list(made["senators"])
    words = made["bills"]["sheet 0"]["stands"].split(" ")
    assert len(words) == len(names) == 16
    stands = dict(zip(names, words, strict=True))
    assert stands["leahy"] == "sponsor,4,4"
    assert stands["hatch"] == "far_3,4,4"
    assert made["whys"]["sponsor"] == ["for", "The sponsor always votes for."]
    assert made["senators"]["hatch"] == ["A", [0], ""]


def test_what_a_vote_can_come_to_is_said_with_the_chart() -> None:
    vote = screen(f"{FLOOR}\nfilibusterer hatch\nvote CL")["bills"]["sheet 0"]["vote"]
    ayes, nays, need, carried = vote["best"]
    assert vote["kind"] == "CL"
    assert vote["now"]
    assert carried is (ayes >= need)
    assert f"Chart: with {nays} against, ending the debate takes {need} for." in vote["say"]
    assert vote["reach"][0] > ayes


def test_who_polls_gets_each_senator_with_a_choice_and_nobody_else_does() -> None:
    text = f"{FLOOR}\npoll FB B"
    poll = screen(text, viewer=1)["poll"]
    assert poll["fixed"]["leahy"] == ["for", 4, "sponsor"]
    voter = next(iter(poll["voters"].values()))
    assert set(voter["by"]) == set(voter["votes"]) == {"for", "against", "abstain"}
    most = sum(one["votes"]["against"] for one in poll["voters"].values())
    assert len(poll["needs"]) == poll["base"][1] + most + 1
    for stance, (ayes, nays, need, carried) in poll["stances"].items():
        said = [one["by"][stance] for one in poll["voters"].values()]
        votes = list(poll["voters"].values())
        assert ayes == poll["base"][0] + sum(v["votes"]["for"] for v, b in zip(votes, said, strict=True) if b == "for")
        assert nays == poll["base"][1] + sum(
            v["votes"]["against"] for v, b in zip(votes, said, strict=True) if b == "against"
        )
        assert need == poll["needs"][nays]
        assert carried is (ayes >= need)
    assert screen(text, viewer=0)["poll"] is None


def test_a_poll_that_is_composed_is_counted() -> None:
    made = scene(f"{FLOOR}\npoll FB B\n---\n")
    view = observe(made.start, 1)
    draft = (made.game.legal(made.start, 1)[0],)
    shown = TITLE.screen(made.game, view._replace(draft=draft), Teller(made.game))
    assert shown["poll"]["draft"] == shown["poll"]["stances"]["for"]


def test_bills_of_the_hand_are_the_viewers_own() -> None:
    assert list(screen(FLOOR)["hand"]) == ["open_markets"]
    assert screen(FLOOR, viewer=1)["hand"] == {}
    assert screen(FLOOR, viewer=2)["hand"] == {}
    assert screen(FLOOR, viewer=2)["mine"] == ""


def test_a_sheet_whose_road_is_over_is_shown_with_what_it_brought() -> None:
    text = "in_play.B leahy\nsheet readers_privacy by leahy dead marks passed_committee points 16"
    sheet = screen(text)["past"]["sheet 0"]
    assert (sheet["stage"], sheet["score"], sheet["stages"]) == ("dead", "8", 1)
    assert sheet["road"] == ["done", "done", "lost", "todo", "todo"]


def test_a_substitute_stands_on_the_floor_though_it_was_in_no_committee() -> None:
    text = """
    in_play.A hatch specter
    in_play.B leahy
    sheet readers_privacy by leahy floor marks passed_committee on leahy
    sheet readers_privacy by specter floor at 3 on specter
    vote FA
    """
    made = screen(text)
    substitute = next(bill for bill in made["bills"].values() if bill["substitute"])
    assert substitute["road"] == ["done", "done", "now", "todo", "todo"]
    assert made["at_hand"] == substitute["row"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_through_a_whole_game_every_sentence_is_there_and_the_screen_is_plain(language: str) -> None:
    game = TITLE.game(2, {"win": "points:60"})
    table = Table(game, seeded("senate screens"))
    bots = [make_bot("sensible", game, seeded(f"bot {seat}")) for seat in range(2)]
    tellers = [Teller(game, language) for _ in range(3)]
    seen = set()
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        kind = game.decisions[table.state.frames[-1][0]]
        seen.add(kind.name)
        for viewer in range(3):
            made = TITLE.screen(game, observe(table.state, viewer), tellers[viewer])
            assert "[screen-" not in json.dumps(made)
        action: tuple[int, ...] = ()
        state = table.state.clone()
        while not action or not kind.complete(state, seat, action):
            state.drafts[seat] = action
            action = (*action, bots[seat].choose(table.view(seat)._replace(draft=action), game.legal(state, seat)))
        table.act(seat, action)
    assert {"main", "exchange", "poll", "discard"} <= seen
