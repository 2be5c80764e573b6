"""Choosing at a table: one choice or a whole turn at once, and going on when a clock has run out."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.kernel.atoms import Action
from hemicycle.kernel.driver import Table
from hemicycle.kernel.schema import LETTERS
from hemicycle.tables.faults import Against, No
from hemicycle.tables.planning import Plan, read_action
from hemicycle.tables.sitting import Sitting

MOST_CHOICES = 30  # in one plan
MOST_RINGS = 10  # at one moment


def act(sitting: Sitting, person: int, asked: int, choices: Sequence[str], words: str | None, now: float) -> None:
    """Make these choices, all of them or none. Whoever acts for himself needs no bot to mind his seat."""
    seat = sitting.require_seat(person)
    table = sitting.playing()
    require_current(sitting, seat, asked)
    if not 0 < len(choices) <= MOST_CHOICES:
        raise No("how-many-choices", "input", most=MOST_CHOICES)
    if len(choices) == 1:
        actions = [read_action(table.notation, choices[0])]
    else:
        actions = Plan(sitting.game, table.notation, table.view(seat)).follow(choices, words)
    make(sitting, table, seat, actions, words, now)
    sitting.head.seats[seat].minded = False


def act_for_bot(sitting: Sitting, seat: int, asked: int, action: Action | None, now: float) -> bool:
    """A bot's choice; without one that is allowed, the default of the decision. False if it came too late."""
    table = sitting.table
    if table is None or seat not in sitting.bots_turn() or sitting.asked(seat) != asked:
        return False
    try:
        if action is None:
            raise No("no-choice", "fault")
        make(sitting, table, seat, [action], None, now)
    except No:
        default(sitting, table, seat, now)
    return True


def make(sitting: Sitting, table: Table, seat: int, actions: Sequence[Action], words: str | None, now: float) -> None:
    """Choices in the true position. If one is refused there, those before it have not happened either."""
    mark = table.mark()
    for at, action in enumerate(actions):
        last = at == len(actions) - 1
        refusal = table.act(seat, action, (words or None) if last else None)
        if refusal is not None:
            if at:
                table.back_to(mark)
                raise No("plan-changed", "rules")
            raise Against(refusal, table.state)
    sitting.stepped(table.record.steps[mark.steps :], now)


def require_current(sitting: Sitting, seat: int, asked: int) -> None:
    """The question that is answered must be the one that is put to the seat now."""
    now_asked = sitting.asked(seat)
    if now_asked == -1:
        waiting = sitting.game.waiting_for(sitting.playing().state.frames)
        names = [sitting.head.seats[other].name for other in waiting]
        raise No("not-your-turn", "stale", waiting=", ".join(names))
    if asked != now_asked:
        raise No("stale", "stale")


def move_on(sitting: Sitting, person: int, letter: str, now: float) -> None:
    """The soft clock of a seat has run out, and somebody at the table does not want to wait: its default is done."""
    sitting.require_seat(person)
    table, seat = sitting.playing(), sitting.read_seat(letter)
    if not sitting.game.owes(table.state, seat):
        raise No("not-waiting", "stale", name=sitting.head.seats[seat].name)
    if not sitting.clock.has_run_out(now):
        raise No("clock-runs" if sitting.clock.deadline else "no-clock", "busy")
    default(sitting, table, seat, now)


def ring(sitting: Sitting, now: float) -> None:
    """Strict clocks that have run out: the host does what the rules say. What they refuse by now is let go."""
    for _ in range(MOST_RINGS):
        sitting.set_clock(now)
        due, table = sitting.budget.due(), sitting.table
        if due is None or table is None:
            return
        before = len(table.record.steps)
        if table.write("host", due.limit.act) is None:
            sitting.stepped(table.record.steps[before:], now)
        else:
            sitting.budget.drop(due.key)


def default(sitting: Sitting, table: Table, seat: int, now: float) -> None:
    """The host's own act of every game: what a decision has as its default is done for a seat."""
    before = len(table.record.steps)
    refusal = table.write("host", f"default {LETTERS[seat]}")
    if refusal is not None:
        raise Against(refusal, table.state)
    sitting.stepped(table.record.steps[before:], now)
