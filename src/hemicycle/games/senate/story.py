"""The lines of Senate's story: what can have happened, and what each line names."""

from __future__ import annotations

from typing import Final

from hemicycle.games.senate.deck import LEANS, PLACES
from hemicycle.games.senate.names import BARRED, STAGES, STANCES
from hemicycle.kernel.schema import Holds, Note, See

_SEAT: Final = ("seat", Holds.SEAT)
_CARD: Final = ("card", Holds.PIECE)
_SENATOR: Final = ("senator", Holds.PIECE)
_OTHER: Final = ("other", Holds.PIECE)
_N: Final = ("number", Holds.NUMBER)
_NAME: Final = ("name", Holds.NAME)
_COUNT: Final = (_CARD, ("ayes", Holds.NUMBER), ("nays", Holds.NUMBER), ("need", Holds.NUMBER))
_POINTS: Final = (("minus", Holds.NUMBER), ("whole", Holds.NUMBER), ("half", Holds.NUMBER))
# Which argument of a line names the seat that suffers by it, and by which lines a moment is found again.
HITS: Final = {"barred": "seat"}
MARKED: Final = {
    "turn": "turn",
    "introduced": "bill",
    "committee_passed": "vote",
    "committee_failed": "vote",
    "amended": "vote",
    "floor_passed": "vote",
    "floor_failed": "vote",
    "filibustered": "filibuster",
    "cloture_carried": "vote",
    "cloture_failed": "vote",
    "vetoed": "veto",
    "signed": "law",
    "overridden": "law",
    "flash_in": "flash",
}
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "chose": LEANS,
    "porked": PLACES,
    "struck": PLACES,
    "pork_freed": PLACES,
    "polled": STANCES,
    "differs": STANCES,
    "vp_votes": STANCES,
    "barred": BARRED,
    "called": STAGES,
}


def notes() -> tuple[Note, ...]:
    """The lines of the story."""
    lines: dict[str, tuple[tuple[str, Holds], ...]] = {
        "tossed": (_SEAT,),
        "chose": (_SEAT, _NAME),
        "turn": (_SEAT, _N),
        "freed": (_N,),
        "discarded": (_SEAT, _CARD),
        "drew": (_SEAT, _CARD),
        "flash_in": (_CARD,),
        "flash_out": (_CARD,),
        "reshuffled": (_N,),
        "put": (_SEAT, _SENATOR),
        "swapped": (_SEAT, _SENATOR, _OTHER),
        "introduced": (_SEAT, _CARD, _SENATOR),
        "porked": (_SEAT, _CARD, _NAME),
        "activated": (_SEAT, _SENATOR, _CARD),
        "called": (_SEAT, _CARD, _NAME),
        "responsored": (_SEAT, _CARD, _SENATOR),
        "withdrawn": (_SEAT, _CARD),
        "let_pass": (_SEAT, _CARD),
        "moved_amendment": (_SEAT, _SENATOR, _CARD, _N),
        "substituted": (_SEAT, _SENATOR, _CARD, _N),
        "filibustered": (_SEAT, _SENATOR, _CARD),
        "asked_cloture": (_SEAT, _CARD),
        "held": (_SEAT, _CARD),
        "declined": (_SEAT,),
        "polled": (_SEAT, _NAME),
        "differs": (_SENATOR, _NAME),
        "committee_passed": _COUNT,
        "committee_failed": _COUNT,
        "amended": (*_COUNT, _N),
        "amendment_failed": _COUNT,
        "new_sponsor": (_SEAT, _SENATOR, _CARD),
        "bipartisan": (_SEAT, _SENATOR, _CARD, _N),
        "floor_passed": _COUNT,
        "floor_failed": _COUNT,
        "tied": _COUNT,
        "vp_votes": (_NAME,),
        "cloture_carried": _COUNT,
        "cloture_failed": _COUNT,
        "substitute_carried": _COUNT,
        "substitute_failed": _COUNT,
        "shifted": (_SEAT, _SENATOR, _CARD),
        "replaced": (_CARD, _SENATOR),
        "superseded": (_CARD,),
        "stopped": (_SEAT, _CARD),
        "signed": (_CARD,),
        "vetoed": (_CARD,),
        "overridden": _COUNT,
        "override_failed": _COUNT,
        "died": (_CARD,),
        "scored": (_SEAT, _CARD, *_POINTS, _N),
        "shared": (_SEAT, _CARD, *_POINTS),
        "played": (_SEAT, _CARD),
        "aimed": (_CARD, _OTHER),
        "struck": (_CARD, _NAME),
        "pork_freed": (_CARD, _NAME),
        "barred": (_SEAT, _NAME),
        "gained": (_SEAT, *_POINTS),
        "looked": (_SEAT,),
        "glimpsed": (_SEAT, _CARD),
        "ran_late": (_SEAT,),
        "closing": (),
        "won": (_SEAT,),
        "drawn": (),
        "forfeited": (_SEAT,),
    }
    return tuple(
        Note(
            name,
            args,
            See.SIDE if name == "glimpsed" else See.ALL,
            NAMED.get(name, ()),
            HITS.get(name, ""),
            MARKED.get(name, ""),
        )
        for name, args in lines.items()
    )
