"""Why not: reasons by number, and the answer that a choice gets that may not be made. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from .atoms import Action
from .decisions import OK, WordLimit


class Reason(NamedTuple):
    """Why something may not be chosen. A game lists the nearer ones later: `why_not` gives the nearest."""

    key: str
    clause: str = ""


# The reasons that every game has; a game's own follow.
COMMON: Final = (
    Reason("none"),
    Reason("game_over"),
    Reason("not_asked"),
    Reason("other_decision"),
    Reason("unfinished"),
    Reason("too_much"),
    Reason("no_words_here"),
    Reason("words_too_short"),
    Reason("words_too_long"),
    Reason("nobody_waits"),
)
GAME_OVER, NOT_ASKED, OTHER_DECISION, UNFINISHED, TOO_MUCH = 1, 2, 3, 4, 5
NO_WORDS_HERE, WORDS_TOO_SHORT, WORDS_TOO_LONG, NOBODY_WAITS = 6, 7, 8, 9


class Refusal(NamedTuple):
    """An answer of no: the number of the reason, and the part of the choice that it is about."""

    reason: int
    key: str
    clause: str
    actor: int
    action: Action
    at: int  # which atom; the length of the action if the fault lies in the whole

    @property
    def atom(self) -> int | None:
        return self.action[self.at] if self.at < len(self.action) else None


def words_fault(limit: WordLimit | None, words: str | None) -> int:
    """The reason against the words that came with a choice; 0 for none."""
    length = len(words.strip()) if words else 0
    if limit is None:
        return NO_WORDS_HERE if length else OK
    if length < limit.least:
        return WORDS_TOO_SHORT
    return WORDS_TOO_LONG if length > limit.most else OK
