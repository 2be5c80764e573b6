"""What the small numbers of Senate are called: ends, votes, ballots, stages, marks."""

from __future__ import annotations

from typing import Final

ENDS: Final = ("none", "points", "bills", "time", "cap", "forfeit")
VOTES: Final = ("none", "CB", "CA", "FB", "FA", "CL", "OV")
BALLOTS: Final = ("none", "for", "against", "abstain", "bound")  # bound: must abstain in the vote that comes
STANCES: Final = BALLOTS[1:4]
STAGES: Final = ("none", "committee", "floor", "vetoed", "law", "dead", "withdrawn", "replaced", "superseded")
MARKS: Final = (
    "passed_committee",
    "passed_senate",
    "law",
    "cloture_voted",
    "override_won",
    "override_tried",
    "amended_liberal",  # that caucus has had its attempt in committee
    "amended_conservative",
    "amended_floor",
    "adopted_liberal",  # and that attempt was carried
    "adopted_conservative",
    "adopted_floor",
    "shared",  # passed the senate as a bipartisan bill
)
LASTING: Final = ("strength", "silence", "favor", "free_vote", "shift", "threshold", "card_for", "card_against")
BARRED: Final = ("amend", "filibuster", "play", "introduce")
