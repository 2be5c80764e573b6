"""The golden playthroughs are what the code plays today, and every way in which a game can end is among them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hemicycle.games.civio.title import ENDS as CIVIO_ENDS
from hemicycle.games.senate.names import ENDS as SENATE_ENDS

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import golden

MOST_BYTES = 60_000
ENDS = {"civio": CIVIO_ENDS[1:], "senate": SENATE_ENDS[1:]}


@pytest.mark.parametrize("plan", golden.PLAYTHROUGHS, ids=lambda plan: plan.file)
def test_the_stored_playthrough_is_what_is_played(plan: golden.Playthrough) -> None:
    stored = (golden.FOLDER / plan.file).read_text(encoding="utf-8")
    assert golden.write(plan) == stored, "run tools/golden.py and say in the commit which clause changed it"
    assert len(stored.encode()) < MOST_BYTES


@pytest.mark.parametrize("slug", ENDS)
def test_every_way_to_end_is_stored(slug: str) -> None:
    reached = set()
    for plan in golden.PLAYTHROUGHS:
        if plan.slug == slug:
            end = golden.play(plan).record.end
            assert end is not None
            reached.add(end["kind"])
    assert reached == set(ENDS[slug])
