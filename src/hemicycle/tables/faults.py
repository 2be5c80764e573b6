"""How a table says no: the name of a sentence and what it names, or a refusal of the rules."""

from __future__ import annotations

from typing import Any, Literal

from hemicycle.kernel.game import Refusal
from hemicycle.kernel.state import State

Why = Literal["rules", "stale", "not_yours", "busy", "limit", "input", "fault"]


class No(Exception):  # noqa: N818  (it is an answer, not an error of the program)
    """It cannot be done. `key` is the name of a sentence that says why, and what could be done."""

    def __init__(self, key: str, why: Why = "busy", **values: Any) -> None:
        super().__init__(key)
        self.key, self.why, self.values = key, why, values


class Against(No):
    """The rules say no. The position that it was asked of is one that the asker could be looking at."""

    def __init__(self, refusal: Refusal, position: State) -> None:
        super().__init__(f"no-{refusal.key}", "rules")
        self.refusal, self.position = refusal, position
