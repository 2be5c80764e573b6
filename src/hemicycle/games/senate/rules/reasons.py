"""Every reason for which Senate refuses a choice, the nearer ones later."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from hemicycle.kernel.game import COMMON, Reason

_FIRST: Final = len(COMMON)


class Why(IntEnum):
    """The numbers of the reasons."""

    NOT_HELD = _FIRST + 0
    NOT_A_SENATOR = _FIRST + 1
    NOT_A_BILL = _FIRST + 2
    NOT_IN_PLAY = _FIRST + 3
    NOT_LIVE = _FIRST + 4
    OTHER_SIDE = _FIRST + 5
    CHOSEN_TWICE = _FIRST + 6
    NO_PLACE = _FIRST + 7
    FIRST_TURNS = _FIRST + 8
    SWITCHED_OFF = _FIRST + 9
    BARRED = _FIRST + 10
    NO_PUTS = _FIRST + 11
    SIDE_FULL = _FIRST + 12
    SIDE_NOT_FULL = _FIRST + 13
    BUSY = _FIRST + 14
    SPONSOR_STAYS = _FIRST + 15
    NO_SHEET = _FIRST + 16
    NO_SPONSOR = _FIRST + 17
    WRONG_POSITION = _FIRST + 18
    NOT_MEMBER = _FIRST + 19
    ALREADY_LISTED = _FIRST + 20
    PRESIDENT_TOO_LATE = _FIRST + 21
    NOWHERE_TO_GO = _FIRST + 22
    NOT_ON_COMMITTEE = _FIRST + 23
    NOT_MANAGED = _FIRST + 24
    TOO_EARLY = _FIRST + 25
    SPONSOR_BUSY = _FIRST + 26
    SPONSOR_GONE = _FIRST + 27
    SPONSOR_THERE = _FIRST + 28
    OVERRIDE_OVER = _FIRST + 29
    NOT_TO_WITHDRAW = _FIRST + 30
    OTHER_WINDOW = _FIRST + 31
    OTHER_VOTE = _FIRST + 32
    OTHER_ISSUE = _FIRST + 33
    IN_THE_MIDDLE = _FIRST + 34
    NO_TARGET = _FIRST + 35
    WRONG_TARGET = _FIRST + 36
    NOT_ON_MEASURE = _FIRST + 37
    BOUND_TO_VOTE = _FIRST + 38
    TOUCHED_NOW = _FIRST + 39
    PORK_OF_MANAGER = _FIRST + 40
    SAME_POSITION = _FIRST + 41
    TRIED = _FIRST + 42
    NOT_MOVED_THERE = _FIRST + 43
    TOO_NEAR = _FIRST + 44
    DEBATE_CLOSED = _FIRST + 45
    MAY_NOT_FILIBUSTER = _FIRST + 46
    TRIED_ON_FLOOR = _FIRST + 47
    OTHER_POSITION = _FIRST + 48
    NO_VOTER = _FIRST + 49
    VOTE_FIXED = _FIRST + 50
    AS_STANCE = _FIRST + 51
    MUST_NOT_SUPPORT = _FIRST + 52
    MUST_NOT_OPPOSE = _FIRST + 53
    MUST_ABSTAIN = _FIRST + 54
    NOT_ON_SUBSTITUTE = _FIRST + 55
    CLOCK_OFF = _FIRST + 56
    NOBODY_MOVES = _FIRST + 57


CLAUSES: Final[dict[Why, str]] = {
    Why.NOT_HELD: "SEN-5.8",
    Why.NOT_A_SENATOR: "SEN-5.7",
    Why.NOT_A_BILL: "SEN-5.8c",
    Why.NOT_IN_PLAY: "SEN-5.8d",
    Why.NOT_LIVE: "SEN-5.8d",
    Why.OTHER_SIDE: "SEN-5.8d",
    Why.CHOSEN_TWICE: "SEN-5.19",
    Why.NO_PLACE: "SEN-5.8c",
    Why.FIRST_TURNS: "SEN-9.51",
    Why.SWITCHED_OFF: "SEN-4.4",
    Why.BARRED: "SEN-6.2",
    Why.NO_PUTS: "SEN-5.8a",
    Why.SIDE_FULL: "SEN-5.8a",
    Why.SIDE_NOT_FULL: "SEN-5.8b",
    Why.BUSY: "SEN-5.8d",
    Why.SPONSOR_STAYS: "SEN-5.8b",
    Why.NO_SHEET: "SEN-2.4",
    Why.NO_SPONSOR: "SEN-5.7",
    Why.WRONG_POSITION: "SEN-5.7",
    Why.NOT_MEMBER: "SEN-5.7",
    Why.ALREADY_LISTED: "SEN-5.8c",
    Why.PRESIDENT_TOO_LATE: "SEN-5.38",
    Why.NOWHERE_TO_GO: "SEN-5.8d",
    Why.NOT_ON_COMMITTEE: "SEN-5.8d",
    Why.NOT_MANAGED: "SEN-5.6",
    Why.TOO_EARLY: "SEN-5.8f",
    Why.SPONSOR_BUSY: "SEN-5.8f",
    Why.SPONSOR_GONE: "SEN-5.10",
    Why.SPONSOR_THERE: "SEN-5.10",
    Why.OVERRIDE_OVER: "SEN-5.38",
    Why.NOT_TO_WITHDRAW: "SEN-5.8g",
    Why.OTHER_WINDOW: "SEN-5.8e",
    Why.OTHER_VOTE: "SEN-5.19",
    Why.OTHER_ISSUE: "SEN-6.2",
    Why.IN_THE_MIDDLE: "SEN-6.2",
    Why.NO_TARGET: "SEN-6.1",
    Why.WRONG_TARGET: "SEN-6.1",
    Why.NOT_ON_MEASURE: "SEN-6.2",
    Why.BOUND_TO_VOTE: "SEN-6.2",
    Why.TOUCHED_NOW: "SEN-6.2",
    Why.PORK_OF_MANAGER: "SEN-5.19",
    Why.SAME_POSITION: "SEN-5.24",
    Why.TRIED: "SEN-5.24",
    Why.NOT_MOVED_THERE: "SEN-5.24",
    Why.TOO_NEAR: "SEN-5.32",
    Why.DEBATE_CLOSED: "SEN-5.32",
    Why.MAY_NOT_FILIBUSTER: "SEN-6.4",
    Why.TRIED_ON_FLOOR: "SEN-5.35",
    Why.OTHER_POSITION: "SEN-5.35",
    Why.NO_VOTER: "SEN-5.21",
    Why.VOTE_FIXED: "SEN-5.17",
    Why.AS_STANCE: "SEN-5.21",
    Why.MUST_NOT_SUPPORT: "SEN-5.15",
    Why.MUST_NOT_OPPOSE: "SEN-5.15",
    Why.MUST_ABSTAIN: "SEN-5.36",
    Why.NOT_ON_SUBSTITUTE: "SEN-5.36",
    Why.CLOCK_OFF: "SEN-7.5",
    Why.NOBODY_MOVES: "SEN-7.5",
}
REASONS: Final = tuple(Reason(why.name.lower(), CLAUSES[why]) for why in Why)
