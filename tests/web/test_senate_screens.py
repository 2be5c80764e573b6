"""Senate's table at every size and by axe in both themes: its four parts, a vote, and the casting of votes."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from .house import House
from .people import Person
from .program import Place, Program, place_of
from .test_axe import AXE, LOOKS, findings
from .test_sizes import LAPTOPS, TOUCHED, ZOOMED, complaints

if TYPE_CHECKING:
    from .conftest import NewPerson

PARTS = ("bill", "floor", "docket", "map")
MANY = 12  # senators in play, so that there is something to look at
BREATH = 1.0  # seconds, when the server finds that this is more than anybody does by hand
MOMENTS = ("main", "exchange", "poll")
TURN = {"main": PARTS, "exchange": ("bill", "map"), "poll": ("bill", "floor")}


class Sensible(Program):
    """Plays as it is advised, until a question of a kind is asked with many senators in play."""

    def play(self) -> bool:
        with self.connected() as self.line:
            self.ask(t="hello", since=-1, language="en")
            while not self.over:
                if self.view["asked"] < 0:
                    self.hear()
                elif self.view["kind"] == self.wanted and len(self.view["lens"]["senators"]) >= MANY:
                    return True
                else:
                    advice = self.ask(t="hint")
                    if advice["t"] == "advice":
                        self.ask(t="act", asked=self.view["asked"], do=[advice["do"]])
                    else:
                        time.sleep(BREATH)
        return False


@cache
def at_moment(house: House, kind: str) -> Place:
    """A table of Senate at which the person of seat A is asked a question of this kind; it stays there."""
    asked = {"game": "senate", "seats": 2, "name": "Ada", "bots": "sensible", "start": True}
    place = place_of(house.post("/api/tables", options={"caucus_choice": "fixed"}, **asked))
    assert Sensible(house, place, kind).play()
    return place


def look_at(one: Person, part: str) -> None:
    one.page.locator(f"#sen-tab-{part}").click()
    expect(one.page.locator(f"#sen-tab-{part}")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("kind", MOMENTS)
def test_the_table_at_all_sizes(kind: str, person: NewPerson, house: House) -> None:
    place = at_moment(house, kind)
    devices: tuple[tuple[tuple[tuple[int, int], ...], dict[str, Any]], ...] = (
        ((*LAPTOPS, ZOOMED), {}),
        (TOUCHED, {"has_touch": True, "is_mobile": True}),
    )
    found = []
    for sizes, device in devices:
        one = person(viewport={"width": sizes[0][0], "height": sizes[0][1]}, **device).sit(place)
        for part in TURN[kind]:
            look_at(one, part)
            found += [f"{part} at {line}" for size in sizes for line in complaints(one, size)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", MOMENTS)
def test_nothing_serious_at_the_table(kind: str, person: NewPerson, house: House) -> None:
    one = person().sit(at_moment(house, kind))
    one.page.evaluate(AXE.read_text("utf-8"))
    found = []
    for part in TURN[kind]:
        look_at(one, part)
        found += [f"{part}, {line}" for theme, size in LOOKS for line in findings(one, theme, size)]
    assert not found, "\n".join(found)
