"""Every reason for which CIVIO refuses a choice, the nearer ones later."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from hemicycle.games.civio.grammar import Reason as Misfit
from hemicycle.kernel.game import COMMON, Reason

_FIRST: Final = len(COMMON)


class Why(IntEnum):
    """The numbers of the reasons; the grammar's own follow them."""

    NOT_HELD = _FIRST
    CHOSEN_TWICE = _FIRST + 1
    SUPPLY_EMPTY = _FIRST + 2
    PILE_EMPTY = _FIRST + 3
    NOT_HIDDEN = _FIRST + 4
    NOT_ONESELF = _FIRST + 5
    NOT_IN_ROUND = _FIRST + 6
    NO_LAW = _FIRST + 7
    OTHER_ATTACK = _FIRST + 8
    NOT_OPEN_THERE = _FIRST + 9
    NOTHING_HIDDEN = _FIRST + 10
    STAYS_WITH_BOT = _FIRST + 11
    HAS_LEFT = _FIRST + 12


CLAUSES: Final[dict[Why, str]] = {
    Why.NOT_HELD: "CIV-5.6",
    Why.CHOSEN_TWICE: "CIV-5.3",
    Why.SUPPLY_EMPTY: "CIV-5.20",
    Why.PILE_EMPTY: "CIV-5.5",
    Why.NOT_HIDDEN: "CIV-5.15",
    Why.NOT_ONESELF: "CIV-5.9",
    Why.NOT_IN_ROUND: "CIV-5.22",
    Why.NO_LAW: "CIV-5.10",
    Why.OTHER_ATTACK: "CIV-5.10",
    Why.NOT_OPEN_THERE: "CIV-5.13",
    Why.NOTHING_HIDDEN: "CIV-5.13",
    Why.STAYS_WITH_BOT: "CIV-5.22",
    Why.HAS_LEFT: "CIV-5.22",
}
_GRAMMAR: Final = _FIRST + len(Why)
REASONS: Final = (
    *(Reason(why.name.lower(), CLAUSES[why]) for why in Why),
    *(Reason(misfit.name.lower(), "CIV-6.11") for misfit in Misfit if misfit),
)


def of_grammar(misfit: Misfit) -> int:
    """The number under which a table gives a reason of the grammar; 0 stays 0."""
    return _GRAMMAR + misfit - 1 if misfit else 0


CARDS_LEFT_OVER: Final = of_grammar(Misfit.CARDS_LEFT_OVER)
NOT_YOUR_MOMENT: Final = of_grammar(Misfit.NOT_YOUR_MOMENT)
