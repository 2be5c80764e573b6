"""Taking back: free while nobody has learnt anything, beyond that with the consent of everybody else who plays."""

from __future__ import annotations

from typing import Final

from hemicycle.kernel.driver import Table
from hemicycle.kernel.schema import LETTERS
from hemicycle.tables.faults import No
from hemicycle.tables.sitting import Sitting, Wish

PATIENCE: Final = 60.0  # seconds for which a wish waits for answers


def undo(sitting: Sitting, person: int, to: int, now: float) -> None:
    """Take the own last choice back if that is free; else ask the others. `to` may name another step; 0 names none."""
    seat = sitting.require_seat(person)
    table = sitting.playing()
    own = _own_last(table, seat)
    if to in (0, own):
        if own and table.take_back(seat):
            sitting.rewound(now)
            return
        to = own
    if not to or to not in {step.number for step in table.record.standing()}:
        raise No("nothing-to-undo")
    if sitting.wish is not None and now < sitting.wish.until:
        raise No("wish-pending")
    others = [at for at in sitting.with_seats() if at != seat]
    sitting.wishes += 1
    steps = sum(step.number >= to for step in table.record.standing())
    sitting.wish = Wish(sitting.wishes, seat, to, steps, [], others, now + PATIENCE)
    _grant_if_agreed(sitting, now)


def _own_last(table: Table, seat: int) -> int:
    """The last step that a seat chose; 0 if there is none."""
    own = (step.number for step in reversed(table.record.standing()) if step.actor == LETTERS[seat])
    return next(own, 0)


def consent(sitting: Sitting, person: int, number: int, yes: bool, now: float) -> None:
    """An answer to a wish. One no ends it; when nobody is left to answer, it is granted."""
    seat, wish = sitting.require_seat(person), sitting.wish
    sitting.playing()
    if wish is None or wish.number != number or now >= wish.until:
        raise No("wish-gone", "stale")
    if seat not in wish.waiting:
        raise No("wish-not-asked", "not_yours")
    if not yes:
        sitting.wish = None
        return
    wish.waiting.remove(seat)
    wish.agreed.append(seat)
    _grant_if_agreed(sitting, now)


def _grant_if_agreed(sitting: Sitting, now: float) -> None:
    wish, table = sitting.wish, sitting.table
    if wish is None or table is None:
        return
    players = sitting.with_seats()
    if any(seat in players for seat in wish.waiting):  # whoever left his seat to a bot has nothing against it
        return
    table.rewind(wish.to, LETTERS[wish.seat])
    sitting.rewound(now)


def settle_wish(sitting: Sitting, now: float) -> bool:
    """After a change at the table: a wish may have become granted or too old. True if it is no longer pending."""
    if sitting.wish is None:
        return False
    if now >= sitting.wish.until or sitting.wish.seat not in sitting.with_seats():
        sitting.wish = None
        return True
    _grant_if_agreed(sitting, now)
    return sitting.wish is None
