"""The golden playthroughs are what the code plays today, and every way in which a game can end is among them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hemicycle.games.civio.title import ENDS

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import golden

MOST_BYTES = 60_000


@pytest.mark.parametrize("plan", golden.PLAYTHROUGHS, ids=lambda plan: plan.file)
def test_the_stored_playthrough_is_what_is_played(plan: golden.Playthrough) -> None:
    stored = (golden.FOLDER / plan.file).read_text(encoding="utf-8")
    assert golden.write(plan) == stored, "run tools/golden.py and say in the commit which clause changed it"
    assert len(stored.encode()) < MOST_BYTES


def test_every_way_to_end_is_stored() -> None:
    reached = set()
    for plan in golden.PLAYTHROUGHS:
        end = golden.play(plan).record.end
        assert end is not None
        reached.add(end["kind"])
    assert reached == set(ENDS[1:])
