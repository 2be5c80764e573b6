"""Choosing at a table: questions and their numbers, plans, clocks, taking back. Without a server."""

from __future__ import annotations

import pytest

from hemicycle.kernel.replay import verify
from hemicycle.tables import playing, seating, taking_back
from hemicycle.tables.faults import Against, No
from hemicycle.tables.planning import Plan
from hemicycle.tables.questions import NONE, Questions
from hemicycle.tables.sitting import Sitting

from .sittings import ADA, BEN, CLEO, NOW, begun, choice, gathered, play, play_until, text, the_table, waiting


def refused(key: str) -> pytest.RaisesExc[No]:
    return pytest.raises(No, match=f"^{key}$")


def answer(sitting: Sitting, person: int, *choices: str, now: float = NOW) -> None:
    seat = sitting.seat_of(person)
    playing.act(sitting, person, sitting.asked(seat), choices, "", now)


# Questions


def test_other_peoples_sealed_answers_do_not_make_mine_stale() -> None:
    sitting = begun("Ada", "Ben", "Cleo")
    mine = sitting.asked(0)
    play(sitting, 1)
    play(sitting, 2)
    assert sitting.asked(0) == mine
    playing.act(sitting, ADA, mine, [text(sitting, 0)], "", NOW)
    assert sitting.asked(0) != mine


def test_an_answer_to_an_old_question_is_stale() -> None:
    sitting = begun("Ada", "Ben")
    play_until(sitting, "draw", 0)
    old = sitting.asked(0)
    play(sitting, 0)
    with refused("stale"):
        playing.act(sitting, ADA, old, ["draw supply"], "", NOW)


def test_out_of_turn_one_is_told_for_whom_the_table_waits() -> None:
    sitting = begun("Ada", "Ben")
    play_until(sitting, "draw", 0)
    with pytest.raises(No) as told:
        playing.act(sitting, BEN, 0, ["draw supply"], "", NOW)
    assert (told.value.key, told.value.values) == ("not-your-turn", {"waiting": "Ada"})


@pytest.mark.parametrize("rewind", [False, True])
def test_a_table_taken_up_again_asks_by_the_same_numbers(rewind: bool) -> None:
    sitting = begun("Ada", "Ben", "Cleo")
    for at in range(60):
        table = the_table(sitting)
        if sitting.head.phase == "over":
            break
        play(sitting, waiting(sitting)[0])
        if rewind and at % 17 == 16 and sitting.head.phase == "playing":
            table.rewind(table.record.standing()[-2].number)
            sitting.rewound(NOW)
        assert Questions.of(sitting.game, table.record).asked == sitting.questions.asked, at


def test_nothing_can_be_chosen_before_the_game_or_after_it() -> None:
    with refused("not-begun"):
        playing.act(gathered("Ada"), ADA, 0, ["draw supply"], "", NOW)
    sitting = begun("Ada", "Ben")
    while sitting.head.phase != "over":
        play(sitting, waiting(sitting)[0])
    assert verify(sitting.game, the_table(sitting).record) is None
    assert sitting.bots_turn() == []
    with refused("is-over"):
        playing.act(sitting, ADA, 0, ["draw supply"], "", NOW)


def test_a_text_that_is_no_choice_is_told_so() -> None:
    sitting = begun("Ada", "Ben")
    for nonsense in ("", "fly away", "keep nobody", "draw"):
        with refused("not-understood"):
            answer(sitting, ADA, nonsense)
    with refused("how-many-choices"):
        answer(sitting, ADA)
    with refused("how-many-choices"):
        answer(sitting, ADA, *["end"] * 31)


def test_a_refusal_of_the_rules_comes_with_its_clause() -> None:
    sitting = begun("Ada", "Ben")
    play_until(sitting, "draw", 0)
    with pytest.raises(Against) as told:
        answer(sitting, ADA, "discard W")
    assert told.value.why == "rules"


# Plans


def turn_to_plan(sitting: Sitting) -> list[str]:
    """A whole end of a turn: what to discard, what to lay open, and the end."""
    play_until(sitting, "discard", 0)
    table = the_table(sitting)
    hidden = table.state.zones[table.notation.names.zone_at["hidden.A"]]
    names = [table.notation.names.piece(piece) for piece in hidden]
    quiet = next(name for name in names if not attacks(sitting, name))
    rest = [name for name in names if name != quiet]
    return [f"discard {quiet}", *(f"expose {name}" for name in rest[:-2]), "end"]


def attacks(sitting: Sitting, name: str) -> bool:
    return any(card["short"] == name and card.get("attack") for card in sitting.game.cards())


def test_a_whole_turn_is_one_message() -> None:
    sitting = begun("Ada", "Ben")
    plan = turn_to_plan(sitting)
    before = len(the_table(sitting).record.steps)
    answer(sitting, ADA, *plan)
    made = the_table(sitting).record.steps[before:]
    assert [step.action for step in made] == plan


def test_of_a_plan_with_a_fault_nothing_happens() -> None:
    sitting = begun("Ada", "Ben")
    plan = turn_to_plan(sitting)
    before, asked = the_table(sitting).state.digest(), sitting.asked(0)
    with pytest.raises(Against):
        answer(sitting, ADA, plan[0], "expose W", "end")
    assert the_table(sitting).state.digest() == before
    assert sitting.asked(0) == asked


def test_a_plan_ends_where_chance_or_somebody_else_comes_next() -> None:
    sitting = begun("Ada", "Ben")
    play_until(sitting, "draw", 0)
    before = len(the_table(sitting).record.steps)
    with refused("plan-ends"):
        answer(sitting, ADA, "draw supply", "discard W")
    plan = turn_to_plan(sitting)
    with refused("plan-ends"):
        answer(sitting, ADA, *plan, "draw supply")
    assert len(the_table(sitting).record.steps) == before + 1, "only the draw that led to the discard"


def test_a_plan_knows_no_more_than_its_planner() -> None:
    sitting = begun("Ada", "Ben")
    play_until(sitting, "draw", 0)
    table = the_table(sitting)
    plan = Plan(sitting.game, table.notation, table.view(0))
    assert plan.world.zones != table.state.zones, "the world is made up"
    plan.follow(["draw supply"])
    assert plan.ends
    assert plan.view.zones == table.view(0).zones, "what chance would bring is not shown"


def test_a_plan_that_the_truth_refuses_half_way_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun("Ada", "Ben")
    plan = turn_to_plan(sitting)
    table, act, told = the_table(sitting), the_table(sitting).act, list[str]()
    before, drawn = table.state.digest(), table.mark()

    def stubborn(actor: int, action: tuple[int, ...], words: str | None = None) -> object:
        told.append(table.notation.action(action))
        return table.game.refusal(2, actor, action, 0) if len(told) == len(plan) else act(actor, action, words)

    monkeypatch.setattr(table, "act", stubborn)
    with refused("plan-changed"):
        answer(sitting, ADA, *plan)
    assert told == plan
    assert (table.state.digest(), table.mark()) == (before, drawn)


# Clocks


def test_a_clock_runs_for_a_question_and_begins_anew_with_the_next() -> None:
    sitting = begun("Ada", "Ben", "Cleo", clock=30)
    assert sitting.clock.deadline == NOW + 30
    play(sitting, 1, NOW + 10)
    assert sitting.clock.deadline == NOW + 30, "the same question to the others"
    play(sitting, 0, NOW + 12)
    play(sitting, 2, NOW + 15)
    assert sitting.clock.deadline == NOW + 45


def test_nothing_happens_by_itself_but_anybody_may_go_on_when_the_time_is_up() -> None:
    sitting = begun("Ada", "Ben", clock=30)
    play(sitting, 0)
    with refused("clock-runs"):
        playing.move_on(sitting, ADA, "B", NOW + 29)
    playing.move_on(sitting, ADA, "B", NOW + 30)
    last = the_table(sitting).record.steps[-1]
    assert (last.actor, last.action) == ("host", "default B")
    with refused("not-waiting"):
        playing.move_on(sitting, ADA, "B", NOW + 99)


def test_without_a_clock_over_days_and_in_a_pause_no_time_is_up() -> None:
    with refused("no-clock"):
        playing.move_on(begun("Ada", "Ben"), ADA, "B", NOW + 1e6)
    sitting = begun("Ada", "Ben", clock=30)
    seating.set_table(sitting, ADA, "live", 30, True, NOW + 10)
    assert sitting.clock.deadline == 0
    with refused("no-clock"):
        playing.move_on(sitting, ADA, "B", NOW + 1000)
    seating.set_table(sitting, ADA, "live", 30, False, NOW + 1000)
    assert sitting.clock.deadline == NOW + 1020, "it counts on from where it stood"
    seating.set_table(sitting, ADA, "days", 30, False, NOW + 1000)
    assert sitting.clock.deadline == 0


def test_watchers_do_not_press_anybody_and_bots_have_no_clock() -> None:
    sitting = begun("Ada", clock=30)
    seating.join(sitting, "Cleo", watch=True)
    with refused("only-watching"):
        playing.move_on(sitting, BEN, "A", NOW + 31)
    play(sitting, 0)
    assert sitting.clock.deadline == 0, "only bots are asked now"


# Bots


def test_a_bot_that_comes_too_late_or_chooses_nonsense_does_no_harm() -> None:
    sitting = begun("Ada", "Ben")
    asked = sitting.asked(2)
    assert playing.act_for_bot(sitting, 2, asked, (12345678,), NOW)
    assert the_table(sitting).record.steps[-1].action == "default C"
    assert not playing.act_for_bot(sitting, 2, asked, choice(sitting, 0), NOW), "it is not asked any more"
    assert not playing.act_for_bot(sitting, 0, sitting.asked(0), choice(sitting, 0), NOW), "that is a person's seat"
    assert sitting.asked(2) == NONE


# Taking back


def drawn(sitting: Sitting) -> int:
    """Seat A has drawn from the supply, which cannot be undone for nothing; the number of that step."""
    play_until(sitting, "draw", 0)
    answer(sitting, ADA, "draw supply")
    return len(the_table(sitting).record.steps) - 1


def test_what_told_nobody_anything_is_taken_back_at_once() -> None:
    sitting = begun("Ada", "Ben", "Cleo")
    before = the_table(sitting).state.digest()
    play(sitting, 0)
    taking_back.undo(sitting, ADA, 0, NOW)
    assert the_table(sitting).state.digest() == before
    assert sitting.asked(0) >= 0
    assert sitting.wish is None


def test_more_needs_the_consent_of_everybody_else_who_plays() -> None:
    sitting = begun("Ada", "Ben", "Cleo", seats=4)
    draw = drawn(sitting)
    taking_back.undo(sitting, ADA, 0, NOW)
    assert sitting.wish is not None
    assert (sitting.wish.to, sitting.wish.waiting) == (draw, [1, 2]), "the bot has nothing against it"
    with refused("wish-not-asked"):
        taking_back.consent(sitting, ADA, sitting.wish.number, True, NOW)
    taking_back.consent(sitting, BEN, sitting.wish.number, True, NOW)
    with refused("wish-pending"):
        taking_back.undo(sitting, CLEO, 0, NOW)
    taking_back.consent(sitting, CLEO, sitting.wish.number, True, NOW)
    back = the_table(sitting).record.steps[-1]
    assert (back.back, back.actor) == (draw, "A")
    assert sitting.game.decisions[the_table(sitting).state.frames[-1][0]].name == "draw"


def test_one_no_ends_a_wish_and_so_does_any_choice_and_a_minute() -> None:
    sitting = begun("Ada", "Ben", "Cleo")
    drawn(sitting)
    taking_back.undo(sitting, ADA, 0, NOW)
    number = sitting.wishes
    taking_back.consent(sitting, BEN, number, False, NOW)
    assert sitting.wish is None
    with refused("wish-gone"):
        taking_back.consent(sitting, CLEO, number, True, NOW)
    taking_back.undo(sitting, ADA, 0, NOW)
    assert sitting.wish is not None
    play(sitting, 0)
    assert sitting.wish is None
    drawn(sitting)
    taking_back.undo(sitting, ADA, 0, NOW)
    with refused("wish-gone"):
        taking_back.consent(sitting, BEN, sitting.wishes, True, NOW + taking_back.PATIENCE)
    assert taking_back.settle_wish(sitting, NOW + taking_back.PATIENCE)
    assert sitting.wish is None


def test_who_leaves_his_seat_no_longer_stands_in_the_way_of_a_wish() -> None:
    sitting = begun("Ada", "Ben")
    drawn(sitting)
    taking_back.undo(sitting, ADA, 0, NOW)
    seating.sit(sitting, BEN, "", NOW)
    assert taking_back.settle_wish(sitting, NOW)
    assert the_table(sitting).record.steps[-1].back is not None


def test_against_bots_alone_everything_but_the_deal_can_be_taken_back() -> None:
    sitting = begun("Ada")
    with refused("nothing-to-undo"):
        taking_back.undo(sitting, ADA, 0, NOW)
    drawn(sitting)
    taking_back.undo(sitting, ADA, 1, NOW)
    assert the_table(sitting).record.steps[-1].back == 1
    for nothing in (0, 2, 999, -1):
        with refused("nothing-to-undo"):
            taking_back.undo(sitting, ADA, nothing, NOW)


# What could not be kept


def test_a_change_that_could_not_be_kept_is_as_if_it_had_never_been() -> None:
    sitting = begun("Ada", "Ben", "Cleo", clock=30)
    play_until(sitting, "draw", 0)
    kept, before = sitting.keep(), the_table(sitting).state.digest()
    asked = list(sitting.questions.asked)
    play(sitting, 0)
    seating.set_seat(sitting, ADA, "B", "bot", "random", "", NOW)
    sitting.back_to(kept, NOW)
    assert (the_table(sitting).state.digest(), sitting.questions.asked) == (before, asked)
    assert sitting.keep().head == kept.head
    gathering = gathered("Ada", "Ben", "Cleo")
    kept = gathering.keep()
    seating.begin(gathering, ADA, NOW)
    gathering.back_to(kept, NOW)
    assert (gathering.table, gathering.head.phase) == (None, "gathering")


def test_an_answer_that_is_taken_back_does_not_make_the_questions_of_others_stale() -> None:
    sitting = begun("Ada", "Ben", "Cleo")
    mine = sitting.asked(1)
    play(sitting, 0)
    taking_back.undo(sitting, ADA, 0, NOW)
    assert sitting.asked(1) == mine
    assert sitting.asked(0) not in (mine, NONE)
    assert Questions.of(sitting.game, the_table(sitting).record).asked == sitting.questions.asked
