"""Strict clocks that a game's rules ask for: what counts, what rings, what is kept of it; and the host's own acts."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from games.senate.play import scene
from hemicycle.kernel import registry
from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.game import Limit
from hemicycle.store.sqlite import FILE
from hemicycle.tables import playing, seating, taking_back
from hemicycle.tables.budget import MOST_KEPT, Budget
from hemicycle.tables.faults import No
from hemicycle.tables.head import DECODER, ENCODER
from hemicycle.tables.questions import Questions
from hemicycle.tables.sitting import Sitting

from .harness import PATIENCE, Page, Server
from .sittings import ADA, BEN, CODE, NOW, begun, the_table

FULL = "hand.A ...5\nhand.B ...5\npolitics.A ...5\npolitics.B ...5"
VOTE = "sheet early_warning by hatch on hatch\nin_play.A grassley\nin_play.B leahy kohl\nvote CB"
POLL = "sheet early_warning by hatch on hatch leahy\nin_play.A grassley\nin_play.B kohl\npoll CB"
BOTH = "option turn_seconds 60\noption reply_seconds 30"


def refused(key: str) -> pytest.RaisesExc[No]:
    return pytest.raises(No, match=f"^{key}$")


def at_table(text: str, *names: str) -> Sitting:
    """A table of Senate that stands where the text says, with these people; bots have the other seats."""
    found = scene(text + "\n---\n")
    sitting = seating.opened(CODE, found.game, [], "live", 0)
    for name in names:
        sitting.arrive(seating.join(sitting, name).number)
    for at, seat in enumerate(sitting.head.seats):
        if seat.holder == "open":
            seating.fill_with_bot(sitting, at, "sensible")
    seating.begin(sitting, ADA, NOW - 100, b"k" * 32)
    the_table(sitting).state = found.start.clone()
    the_table(sitting).state.log = []
    sitting.questions = Questions(found.game.seats, found.start.frames)
    sitting.head.used = {}
    sitting.budget = Budget({})
    sitting.set_clock(NOW)
    return sitting


def fresh() -> Sitting:
    """A table of Senate with two people that has just begun."""
    game = registry.title("senate").game(2, {"caucus_choice": "fixed", "turn_seconds": "60"})
    sitting = seating.opened(CODE, game, [], "live", 0)
    for name in ("Ada", "Ben"):
        sitting.arrive(seating.join(sitting, name).number)
    seating.begin(sitting, ADA, NOW)
    return sitting


def do(sitting: Sitting, actor: str, text: str, now: float) -> None:
    """A choice, past all that only guards the door."""
    table = the_table(sitting)
    before = len(table.record.steps)
    refusal = table.write(actor, text)
    assert refusal is None, refusal
    sitting.stepped(table.record.steps[before:], now)


def until(sitting: Sitting, now: float) -> None:
    """Time passes, as the server sees it: it counts every few seconds, and rings when something is due."""
    at = sitting.budget._seen / 1000
    while at < now:
        at = min(now, at + 5)
        playing.ring(sitting, at)
        sitting.count(at)


def deadlines(sitting: Sitting) -> dict[str, float]:
    """When each limit is up, counted from NOW; below 0 the seconds that are left while it stands still."""
    return {one.limit.scope: one.deadline - NOW if one.runs else -one.left / 1000 for one in sitting.budget.counted()}


def steps(sitting: Sitting) -> list[str]:
    return [f"{step.actor}: {step.action}" for step in the_table(sitting).record.steps if step.actor]


# What counts ------------------------------------------------------------------------------------------------


def test_only_the_thinking_of_the_side_to_move_uses_up_its_time() -> None:
    sitting = at_table(f"{BOTH}\n{POLL}", "Ada", "Ben")
    assert deadlines(sitting) == {"turn": 60}
    until(sitting, NOW + 20)
    do(sitting, "A", "poll for done", NOW + 20)
    assert deadlines(sitting) == {"turn": -40, "decision": 20 + 30}
    until(sitting, NOW + 45)
    do(sitting, "B", "poll for done", NOW + 45)
    assert deadlines(sitting) == {"turn": 45 + 40}, "the other side has thought, not this one"


def test_each_answer_of_the_other_side_has_its_own_time() -> None:
    sitting = at_table(f"{BOTH}\n{POLL.replace('poll', 'vote')}", "Ada", "Ben")
    assert deadlines(sitting) == {"turn": -60, "decision": 30}
    until(sitting, NOW + 12)
    do(sitting, "B", "done", NOW + 12)
    assert deadlines(sitting) == {"turn": -60, "decision": 12 + 30}


def test_a_turn_that_is_out_of_time_ends_by_itself_and_the_next_has_its_own() -> None:
    sitting = at_table(f"option turn_seconds 60\n{FULL}", "Ada", "Ben")
    until(sitting, NOW + 59)
    assert steps(sitting) == []
    until(sitting, NOW + 60)
    assert steps(sitting) == ["host: clock_turn"]
    assert deadlines(sitting) == {"turn": 60 + 60}
    assert the_table(sitting).state.frames[-1][2] == 1


def test_an_answer_that_takes_too_long_is_the_default_and_no_more() -> None:
    sitting = at_table(f"{BOTH}\n{VOTE}", "Ada", "Ben")
    until(sitting, NOW + 30)
    assert steps(sitting) == ["host: default B"]
    assert deadlines(sitting) == {"turn": 30 + 60}


def test_the_time_of_the_game_runs_for_all_and_then_the_round_is_finished() -> None:
    sitting = at_table(f"option win time:2:50\n{FULL}", "Ada", "Ben")
    assert deadlines(sitting) == {"turn": 50, "game": 120}
    until(sitting, NOW + 40)
    do(sitting, "A", "end", NOW + 40)
    do(sitting, "B", "done", NOW + 40)
    assert deadlines(sitting) == {"turn": 90, "game": 120}
    until(sitting, NOW + 150)
    assert steps(sitting)[-3:] == ["host: clock_turn", "host: clock_game", "host: clock_turn"]
    until(sitting, NOW + 300)
    assert sitting.head.phase == "over"
    assert deadlines(sitting) == {}


def test_nothing_counts_while_only_bots_are_asked_but_the_game_goes_on() -> None:
    sitting = at_table(f"option win time:5:50\n{FULL}\nB", "Ada")
    assert deadlines(sitting) == {"turn": -50, "game": 300}
    sitting = at_table(f"option win time:5:50\n{FULL}", "Ada")
    sitting.head.seats[0].minded = True
    sitting.set_clock(NOW)
    assert deadlines(sitting) == {"turn": -50, "game": 300}


def test_clocks_stand_still_in_a_pause_over_days_and_while_nobody_is_there() -> None:
    sitting = at_table(f"option win time:5:50\n{FULL}", "Ada", "Ben")
    until(sitting, NOW + 10)
    seating.set_table(sitting, ADA, "live", 0, True, NOW + 10)
    stands = {"turn": -40, "game": -290}
    assert deadlines(sitting) == stands
    until(sitting, NOW + 500)
    seating.set_table(sitting, ADA, "live", 0, False, NOW + 500)
    assert deadlines(sitting) == {"turn": 540, "game": 790}
    seating.set_table(sitting, ADA, "days", 0, False, NOW + 500)
    assert deadlines(sitting) == stands
    seating.set_table(sitting, ADA, "live", 0, False, NOW + 500)
    sitting.depart(ADA, NOW + 500)
    sitting.set_clock(NOW + 500)
    assert deadlines(sitting) == {"turn": 540, "game": 790}, "whoever goes does not stop the clock for the others"
    sitting.depart(BEN, NOW + 500)
    sitting.set_clock(NOW + 500)
    assert deadlines(sitting) == stands


def test_a_server_that_sleeps_counts_no_time_and_a_clock_put_back_gives_none() -> None:
    sitting = at_table(f"option turn_seconds 60\n{FULL}", "Ada", "Ben")
    until(sitting, NOW + 10)
    playing.ring(sitting, NOW + 5000)
    assert deadlines(sitting) == {"turn": 5050}
    playing.ring(sitting, NOW + 1000)
    assert deadlines(sitting) == {"turn": 1050}


def test_games_without_limits_have_none_and_keep_nothing() -> None:
    sitting = begun("Ada", "Ben", "Cleo", clock=30)
    sitting.count(NOW + 5)
    assert (sitting.budget.counted(), sitting.budget.next_due(), sitting.head.used) == ([], None, {})


# What is kept -----------------------------------------------------------------------------------------------


def test_a_move_that_is_taken_back_gives_no_time_back() -> None:
    sitting = at_table(f"{BOTH}\n{VOTE}", "Ada", "Ben")
    until(sitting, NOW + 12)
    do(sitting, "B", "done", NOW + 12)
    until(sitting, NOW + 32)
    taking_back.undo(sitting, BEN, 1, NOW + 32)
    assert deadlines(sitting) == {"turn": -40, "decision": 32 + 18}, "the same question with the same time left"
    until(sitting, NOW + 50)
    assert steps(sitting)[-1] == "host: default B"


def test_taking_back_to_where_the_time_was_up_ends_the_turn_again() -> None:
    sitting = at_table(f"option turn_seconds 60\n{FULL}", "Ada", "Ben")
    until(sitting, NOW + 60)
    the_table(sitting).rewind(1)
    sitting.rewound(NOW + 61)
    until(sitting, NOW + 62)
    assert steps(sitting) == ["host: clock_turn", "host: ", "host: clock_turn"]


def test_a_change_that_cannot_be_kept_neither_costs_nor_gives_time() -> None:
    sitting = fresh()
    until(sitting, NOW + 20)
    kept = sitting.keep()
    do(sitting, "A", "end", NOW + 25)
    sitting.back_to(kept, NOW + 25)
    sitting.count(NOW + 30)
    assert deadlines(sitting) == {"turn": 60}
    assert sitting.head.used["turn 1"] == 30_000


def test_what_was_used_is_known_after_a_restart_and_the_time_in_between_does_not_count() -> None:
    sitting = fresh()
    until(sitting, NOW + 23)
    head, record = ENCODER.encode(sitting.head), the_table(sitting).record
    stream = the_table(sitting).stream
    assert isinstance(stream, Sealed)
    later = Sitting.resumed(DECODER.decode(head), sitting.game, record, stream.drawn, NOW + 9000)
    assert deadlines(later) == {"turn": -37}, "it stands still until somebody comes"
    later.arrive(BEN)
    later.set_clock(NOW + 9010)
    assert deadlines(later) == {"turn": 9047}


def test_what_the_rules_refuse_is_let_go_until_the_position_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_table(f"option turn_seconds 60\n{FULL}", "Ada", "Ben")
    wrong = Limit("game", 0, 10, "clock_game", runs=True)
    monkeypatch.setattr(sitting.game, "limits", lambda _state: [wrong])
    until(sitting, NOW + 20)
    assert (steps(sitting), sitting.budget.due(), sitting.budget.next_due()) == ([], None, None)
    do(sitting, "A", "end", NOW + 21)
    assert sitting.budget.due() is not None


def test_old_limits_are_forgotten_but_not_those_that_stand() -> None:
    budget = Budget({})
    turn = Limit("turn", 7, 600, "clock_turn", runs=True)
    budget.set([turn], 0, NOW)
    for at in range(1, MOST_KEPT + 10):
        asked = [turn._replace(runs=False), Limit("decision", 0, 30, "default B", runs=True)]
        budget.set(asked, at, NOW + at)
    budget.count(NOW + 100)
    assert len(budget.used) <= MOST_KEPT + 1
    assert budget.used["turn 7"] == 1000


# The host's own acts ----------------------------------------------------------------------------------------


def test_the_host_lets_a_side_forfeit_that_no_person_plays() -> None:
    sitting = at_table(f"{FULL}\nseats 4\noption turn_seconds 60", "Ada", "Ben", "Cleo")
    table = the_table(sitting)
    acts = [table.notation.action((atom,)) for atom in seating.acts_by_hand(sitting)]
    assert acts == [], "people play on both sides"
    with refused("somebody-plays"):
        seating.act_as_host(sitting, ADA, "forfeit D", NOW)
    seating.remove(sitting, ADA, str(BEN), NOW)
    acts = [table.notation.action((atom,)) for atom in seating.acts_by_hand(sitting)]
    assert acts == ["forfeit B", "forfeit D"]
    with refused("only-host"):
        seating.act_as_host(sitting, 3, "forfeit D", NOW)
    with refused("clocks-only"):
        seating.act_as_host(sitting, ADA, "clock_turn", NOW)
    for text in ("clock_game", "default B", "default Z", "end", "forfeit", "", "forfeit D forfeit B"):
        with pytest.raises(No):
            seating.act_as_host(sitting, ADA, text, NOW)
    assert steps(sitting) == []
    seating.act_as_host(sitting, ADA, "forfeit D", NOW)
    assert sitting.head.phase == "over"
    assert seating.acts_by_hand(sitting) == []


def test_the_host_takes_a_seat_out_where_the_rules_let_it_leave() -> None:
    assert seating.acts_by_hand(begun("Ada", "Ben")) == []
    sitting = begun("Ada", "Ben", options={"on_leave": "out"})
    names = [the_table(sitting).notation.action((atom,)) for atom in seating.acts_by_hand(sitting)]
    assert names == ["leave C"]
    seating.act_as_host(sitting, ADA, "leave C", NOW)
    assert sitting.head.seats[2].left
    assert seating.acts_by_hand(sitting) == []


# A real server ----------------------------------------------------------------------------------------------

# A tenth of all that the rules give, so that nobody waits; and what is used up is saved twice a second.
FAST = """
from hemicycle.games.senate.rules.table import Senate
from hemicycle.server import room
limits = Senate.limits
Senate.limits = lambda self, s: [one._replace(seconds=one.seconds / 10) for one in limits(self, s)]
room.SAVE_SECONDS = 0.5
"""


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fast") / "data", limitless=True, planted=FAST) as running:
        yield running


def senate(server: Server, *names: str, **options: str) -> list[Any]:
    """A table of Senate that has not begun."""
    answer = server.ask(
        "/api/tables",
        {"game": "senate", "seats": 2, "name": names[0], "options": {"caucus_choice": "fixed"} | options},
    )
    assert answer.status == 201, answer
    seats = [answer.json()]
    return [*seats, *(server.join(seats[0]["code"], name) for name in names[1:])]


def limits(page: Page) -> dict[str, dict[str, Any]]:
    return {one["scope"]: one for one in page.table["limits"]}


def wait(wanted: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := wanted():
            return found
        time.sleep(0.05)
    raise AssertionError("it did not come")


def test_a_real_turn_runs_out_and_so_does_the_game(fast: Server) -> None:
    ada, ben = senate(fast, "Ada", "Ben", win="time:1:20")
    with fast.page(ada) as page, fast.page(ben) as other:
        page.ask("begin")
        began = time.time()
        found = limits(page)
        assert began - 1 < found["turn"]["deadline"] - 2 <= time.time()
        assert found["game"]["deadline"] - found["turn"]["deadline"] == pytest.approx(4, abs=0.05)
        page.until(lambda heard: heard["t"] == "step" and "ran_late" in {line["note"] for line in heard["lines"]})
        assert time.time() >= found["turn"]["deadline"]
        other.until_asked()
        page.until(
            lambda heard: heard["t"] == "table" and "game" not in {one["scope"] for one in heard["table"]["limits"]}
        )
        assert time.time() >= found["game"]["deadline"]
        page.until_over()
        assert page.table["limits"] == []


def test_a_real_clock_keeps_what_was_used_through_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", limitless=True, planted=FAST)
    server.start()
    ada, ben = senate(server, "Ada", "Ben", turn_seconds="900")

    def used() -> int:
        with closing(sqlite3.connect(server.data / FILE)) as db:
            head = DECODER.decode(db.execute("SELECT head FROM tables").fetchone()[0])
        return head.used.get("turn 1", 0)

    with server.page(ada) as page, server.page(ben):
        page.ask("begin")
        first = limits(page)["turn"]["deadline"]
        assert wait(lambda: used() >= 1500)
        facts = [heard for heard in page.heard if heard["t"] == "table"]
        page.silence()
        assert [heard for heard in page.heard if heard["t"] == "table"] == facts, "saving is told to nobody"
        server.kill()
    before = used()
    server.start()
    with server.page(ada) as page:
        now = page.heard[0]["now"]
        left = limits(page)["turn"]["deadline"] - now
        assert left <= 90 - before / 1000
        assert left > first - now - 1, "and the time in between has not counted"
    server.stop()


def test_a_person_who_is_host_is_told_what_the_rules_leave_to_him(fast: Server) -> None:
    (ada,) = senate(fast, "Ada")
    with fast.page(ada) as page:
        page.ask("set_seat", seat="B", holder="bot")
        page.ask("begin")
        assert [one["do"] for one in page.you["acts"]] == ["forfeit B"]
        name = page.table["seats"][1]["name"]
        assert (page.you["acts"][0]["seat"], name in page.you["acts"][0]["say"]) == ("B", True)
        assert page.ask("host", do="forfeit A")["t"] == "refused"
        assert page.ask("host", do="forfeit B")["t"] == "done"
        assert page.table["phase"] == "over"
        assert page.you["acts"] == []
