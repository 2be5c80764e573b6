"""Ties each function to the rule clauses that it implements, and can switch a clause off.

`@rule("CIV-5.7")` says that the function below is where that clause lives. It costs nothing in play: the
function itself is returned. With `HEMICYCLE_OFF=CIV-5.7` in the environment the function is replaced by one
that does nothing and answers `off`; a test of that clause must then fail. That is how we know that the test
tests it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

SWITCH: Final = "HEMICYCLE_OFF"
FORM: Final = re.compile(r"^[A-Z]{3}-\d+\.\d+[a-z]?(\.\d+)?$")


class Place(NamedTuple):
    """Where a clause is implemented."""

    module: str
    function: str


IMPLEMENTED: Final[dict[str, list[Place]]] = {}
_OFF: Final = frozenset(os.environ.get(SWITCH, "").split())


def rule(*clauses: str, off: object = None) -> Callable[[F], F]:
    """Name the clauses that a function implements; `off` is its answer when one of them is switched off."""
    for clause in clauses:
        if not FORM.match(clause):
            raise ValueError(f"{clause!r} is no clause number; write it as in CIV-5.7.")

    def tie(function: F) -> F:
        for clause in clauses:
            IMPLEMENTED.setdefault(clause, []).append(Place(function.__module__, function.__qualname__))
        if _OFF.isdisjoint(clauses):
            return function

        def switched_off(*_args: object, **_kwargs: object) -> object:
            return off

        return switched_off  # type: ignore[return-value]

    return tie
