"""Sentences as they are put together from messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.kernel.registry import titles
from hemicycle.kernel.story import Told, merged
from hemicycle.kernel.words import Catalogue, Teller

MESSAGES = """
discarded = { $who } discarded { $card }.
well = { $who } waits ...
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(MESSAGES, encoding="utf-8")
    return Catalogue([tmp_path])


def test_a_sentence_that_ends_with_a_name_that_ends_with_a_dot_has_one_dot(catalogue: Catalogue) -> None:
    assert catalogue.say("discarded", who="Ada", card="Jones v. Mayer Co.") == "Ada discarded Jones v. Mayer Co."
    assert catalogue.say("discarded", who="Ada", card="Near v. Minnesota") == "Ada discarded Near v. Minnesota."


def test_three_dots_stay(catalogue: Catalogue) -> None:
    assert catalogue.say("well", who="Ada") == "Ada waits ..."


def test_a_sentence_that_is_told_several_times_in_a_row_is_told_once() -> None:
    teller = Teller(titles()["senate"].game(2))
    lines = [Told("drew", text) for text in ("Ada drew a card.", "Ada drew a card.", "Ben drew a card.")]
    assert [line.text for line in merged(lines, teller)] == ["Ada drew a card. (× 2)", "Ben drew a card."]
