"""Writes the golden playthroughs: whole games as text that a person can read, and that a test holds the code to.

python tools/golden.py            write them anew; prints which clauses' decisions changed
python tools/golden.py --check    only compare; exit 1 if one differs
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

from hemicycle.bots import make_bot
from hemicycle.kernel import position, registry
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.driver import Table
from hemicycle.kernel.record import Step
from hemicycle.kernel.replay import folded
from hemicycle.kernel.story import told_whole
from hemicycle.kernel.terminal import Terminal
from hemicycle.kernel.view import Observation, observe
from hemicycle.kernel.words import Teller

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
EVERY = 20  # steps between two whole positions


class Playthrough(NamedTuple):
    """One game to write down. The seed was chosen for what happens in it."""

    file: str
    heading: str
    slug: str
    bots: tuple[str, ...]  # one for each seat
    options: dict[str, str]
    seed: str
    host: tuple[tuple[int, str], ...] = ()  # what the host does before the step with this number


ONE_ROUND = {"match": "rounds:1"}
PLAYTHROUGHS = (
    Playthrough(
        "civio-3-split.md",
        "CIVIO: one round for three sensible players, with attacks, won by a three and a four",
        "civio",
        ("sensible",) * 3,
        ONE_ROUND,
        "round 140",
    ),
    Playthrough(
        "civio-3-flush.md",
        "CIVIO: one round for three sensible players, won by a Thurgood Flush",
        "civio",
        ("sensible",) * 3,
        ONE_ROUND,
        "round 46",
    ),
    Playthrough(
        "civio-2-cap.md",
        "CIVIO: a round for two that nobody wins before its limit of turns",
        "civio",
        ("random", "random"),
        {**ONE_ROUND, "round_cap": "10", "put_back_attacks": "yes", "first_dealer": "B"},
        "limit",
    ),
    Playthrough(
        "civio-4-rank.md",
        "CIVIO: a match for four that ends when somebody is a Law Clerk",
        "civio",
        ("sensible",) * 4,
        {"match": "rank:law_clerk"},
        "match",
    ),
    Playthrough(
        "civio-3-void.md",
        "CIVIO: an open match that players leave until one is left",
        "civio",
        ("sensible",) * 3,
        {"match": "open", "on_leave": "out", "start_points": "4,0,9"},
        "leaving",
        ((150, "leave B"), (170, "leave C")),
    ),
    Playthrough(
        "senate-2-override.md",
        "Senate: a game to 60 points with two filibusters, cloture, a veto and an override",
        "senate",
        ("sensible",) * 2,
        {"win": "points:60"},
        "senate 22",
    ),
    Playthrough(
        "senate-2-replaced.md",
        "Senate: a game to 60 points in which a floor amendment takes the place of its bill",
        "senate",
        ("sensible",) * 2,
        {"win": "points:60"},
        "senate 139",
    ),
    Playthrough(
        "senate-4-bills.md",
        "Senate: two teams of two, until two bills have passed the senate, one of them amended and bipartisan",
        "senate",
        ("sensible",) * 4,
        {"win": "bills:2", "team_mode": "rotate"},
        "senate 122",
    ),
    Playthrough(
        "senate-2-time.md",
        "Senate: against the clock; a turn runs out of time, and then the game",
        "senate",
        ("sensible",) * 2,
        {"win": "time:5:60", "caucus_choice": "fixed"},
        "senate clock",
        ((33, "clock_turn"), (50, "clock_game")),
    ),
    Playthrough(
        "senate-3-cap.md",
        "Senate: three players without a plan, until they have had all their turns",
        "senate",
        ("random",) * 3,
        {"turn_cap": "10", "withdraw": "any", "sponsor_committee": "open", "pork_by": "both"},
        "senate cap",
    ),
    Playthrough(
        "senate-2-forfeit.md",
        "Senate: an introductory game that one side leaves",
        "senate",
        ("sensible",) * 2,
        {"introductory": "yes"},
        "senate forfeit",
        ((40, "forfeit B"),),
    ),
)


def play(plan: Playthrough) -> Table:
    """The game, played by its bots."""
    game = registry.title(plan.slug).game(len(plan.bots), plan.options)
    table = Table(game, Xoshiro(plan.seed))
    bots = [make_bot(name, game, Xoshiro(f"{plan.seed}:{seat}")) for seat, name in enumerate(plan.bots)]
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        number = len(table.record.steps)
        asked = dict(plan.host).get(number)
        if asked and table.write("host", asked) is None:
            continue
        while len(table.record.steps) == number:
            atom = bots[seat].choose(table.view(seat), game.legal(table.state, seat))
            if table.lay(seat, atom) is not None:
                raise AssertionError(f"a bot's legal choice was refused in {plan.file}")
    return table


def write(plan: Playthrough) -> str:
    """The playthrough as text."""
    table = play(plan)
    teller = Teller(table.game, seat_names=NAMES[: len(plan.bots)])
    screen = table.game.title.terminal(table.game, teller, ())
    lines = [f"# {plan.heading}", "", *_head(plan), ""]
    for step in table.record.standing():
        lines += _step(table, step, teller, screen)
    lines += ["## The end", "", *(f"- {line}" for line in screen.result(table.game.result(table.state))), ""]
    lines += [f"Position at the end: `{table.state.digest()}`", ""]
    return "\n".join(lines)


def _head(plan: Playthrough) -> Iterator[str]:
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    yield f"Played by bots ({', '.join(plan.bots)}); options: {options}; seed: {plan.seed}."
    yield "Each line tells what happened, hidden cards too; in brackets the clause of the decision and the choice."


def _step(table: Table, step: Step, teller: Teller, screen: Terminal) -> Iterator[str]:
    """What a step told, and now and then the whole position."""
    game = table.game
    told = told_whole(game, step, teller)

    def before(viewer: int) -> Observation:
        return observe(folded(game, table.record, step.number - 1), viewer)

    sentences = screen.tell(step, told, before, range(game.seats)) or [_silent(table, step, teller)]
    yield f"{' '.join(sentences[:1])}{_clause(table, step)}"
    yield from sentences[1:]
    yield ""
    if step.number and step.number % EVERY == 0:
        state = folded(game, table.record, step.number)
        yield f"The position after step {step.number}, `{state.digest()}`:"
        yield "```"
        yield position.write(game, state).rstrip()
        yield "```"
        yield ""


def _silent(table: Table, step: Step, teller: Teller) -> str:
    """A choice of which there is nothing to tell, as its button says it."""
    seat = table.notation.read_actor(step.actor)
    atoms = table.notation.read_action(step.action)
    return f"{teller.seat(seat)}: {', '.join(map(teller.atom, atoms))}."


def _clause(table: Table, step: Step) -> str:
    if not step.actor:
        return ""
    before = folded(table.game, table.record, step.number - 1)
    actor, action = table.notation.read_actor(step.actor), table.notation.read_action(step.action)
    kind = table.game.decision_for(before, actor, action[0])
    assert kind is not None
    return f" [{kind.clause}: `{step.actor}: {step.action}`]"


def compare(check: bool) -> int:
    """Write or compare every playthrough."""
    changed = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for plan in PLAYTHROUGHS:
        path = FOLDER / plan.file
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = write(plan)
        if old == new:
            continue
        changed += 1
        difference = "\n".join(unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0))
        clauses = sorted(set(re.findall(r"\[([A-Z]{3}-[\d.]+):", difference)))
        print(f"{plan.file} differs; decisions of {', '.join(clauses) or 'no clause'} changed.")
        if not check:
            path.write_text(new, encoding="utf-8")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(compare("--check" in sys.argv[1:]))
