"""What the Flash cards in force change: parameters, moods, points, bars (SEN-6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hemicycle.games.senate.deck import ISSUES, LEANS, Card, Step
from hemicycle.games.senate.names import BARRED
from hemicycle.kernel.clauses import rule

PARAMS: Final = {
    "senators_per_turn": 2,
    "hand_politics": 5,
    "hand_senators": 5,
    "max_in_play": 25,
    "wait_turns": 1,
    "inactive_votes": 1,
    "chair_votes": 3,
    "ranking_votes": 2,
    "pork_points": -2,
    "amendment_points": -2,
    "cloture_points": 5,
    "override_points": 5,
    "extreme_points": 6,
    "bipartisan_award": 10,
    "sign_distance": 1,
    "sign_distance_pork": 2,
    "filibuster_distance": 3,
    "cloture_deaths": 2,
    "chart_shift": 0,
    "weight_add": 0,
}


MOST_VOTES: Final = 9
FARTHEST: Final = 4
# Between what a parameter stays, whatever cards in force together would make of it.
BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "senators_per_turn": (1, 10),
    "hand_politics": (1, 10),
    "hand_senators": (1, 10),
    "max_in_play": (1, 50),
    "wait_turns": (0, 5),
    "inactive_votes": (0, MOST_VOTES),
    "chair_votes": (1, MOST_VOTES),
    "ranking_votes": (1, MOST_VOTES),
    "pork_points": (-20, 20),
    "amendment_points": (-20, 20),
    "cloture_points": (-20, 50),
    "override_points": (-20, 50),
    "extreme_points": (-20, 50),
    "bipartisan_award": (0, 100),
    "sign_distance": (0, FARTHEST),
    "sign_distance_pork": (0, FARTHEST),
    "filibuster_distance": (0, FARTHEST),
    "cloture_deaths": (1, MOST_VOTES),
    "chart_shift": (-50, 50),
    "weight_add": (-20, 20),
}


class Force(NamedTuple):
    """The sum of what is in force."""

    senators_per_turn: int
    hand_politics: int
    hand_senators: int
    max_in_play: int
    wait_turns: int
    inactive_votes: int
    chair_votes: int
    ranking_votes: int
    pork_points: int
    amendment_points: int
    cloture_points: int
    override_points: int
    extreme_points: int
    bipartisan_award: int
    sign_distance: int
    sign_distance_pork: int
    filibuster_distance: int
    cloture_deaths: int
    chart_shift: int
    weight_add: int
    issue_points: tuple[int, ...]  # by issue
    mood: tuple[int, ...]  # card votes for a measure in each lean's half, and against one in the other
    barred: int  # a mask of actions


_NONE: Final = Force(**PARAMS, issue_points=(0,) * len(ISSUES), mood=(0,) * len(LEANS), barred=0)


@rule("SEN-6.3", "SEN-3.10", off=_NONE)
def force_of(cards: Sequence[Card], base: Mapping[str, int]) -> Force:
    """What these cards make of the parameters: first all that is set, the older card before the newer, then sums."""
    steps = [step for card in cards for step in card.effects]
    values = dict(base)
    for how in ("set", "add"):
        for step in steps:
            if step["do"] == "param" and step["how"] == how:
                name = step["name"]
                values[name] = step["value"] + (values[name] if how == "add" else 0)
    for name, (low, high) in BOUNDS.items():
        values[name] = min(high, max(low, values[name]))
    return Force(
        **values,
        issue_points=tuple(_sum(steps, "issue_points", "issue", issue) for issue in ISSUES),
        mood=tuple(_sum(steps, "mood", "lean", lean) for lean in LEANS),
        barred=sum({1 << BARRED.index(step["action"]) for step in steps if step["do"] == "bar"}),
    )


def _sum(steps: Sequence[Step], do: str, key: str, value: str) -> int:
    return sum(step["n"] for step in steps if step["do"] == do and step[key] == value)
