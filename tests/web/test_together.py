"""In a real browser: what people at one table do when one of them is away, wants to take back, or thinks for long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from .house import House
from .people import Person
from .program import Place, opened, place_of

if TYPE_CHECKING:
    from .conftest import NewPerson

NO_PATIENCE = "from hemicycle.tables import seating; seating.AWAY_ENOUGH = 0.0"
MINUTE = 61_000  # milliseconds, and a little more


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that takes nobody to be away for a while only; the page still waits its minute."""
    house = House(tmp_path_factory.mktemp("house"), before=NO_PATIENCE)
    house.start()
    yield house
    house.stop()


def two(house: House, clock: int = 0) -> tuple[Place, Place]:
    """A table of Ann and Ben that has not begun."""
    ann = opened(house, 2, name="Ann", bots="", start=False, clock=clock)
    return ann, place_of(house.post(f"/api/tables/{ann.code}/join", name="Ben"))


def begun(ann: Person, ben: Person, places: tuple[Place, Place]) -> None:
    ben.go(places[1].seat_link)
    ann.go(places[0].seat_link)
    ann.button("Start the game").click()
    for one in (ann, ben):
        assert one.await_question()


def seat(one: Person, letter: str) -> Locator:
    return one.page.locator(f".seats [data-seat={letter}]")


def test_a_bot_minds_a_seat_until_its_person_is_back(person: NewPerson, house: House) -> None:
    ann, ben, places = person(), person(), two(house)
    ann.page.clock.install()
    begun(ann, ben, places)
    ben.go("/")
    expect(seat(ann, "B")).to_contain_text("away")
    ann.page.clock.fast_forward(MINUTE)
    ann.button("Let a bot play for Ben").click()
    expect(seat(ann, "B")).to_contain_text("a bot plays on")
    expect(seat(ann, "B")).not_to_have_class(re.compile("turn"))  # it has answered for him
    ben.go(places[1].path)
    ben.button("I am back: let me play again").click()
    for one in (ann, ben):
        expect(seat(one, "B")).not_to_contain_text("a bot plays on")
    ann.answer(Person.touch_cards)
    while not ben.page.locator(".ask.mine").count():
        ann.await_question('.seats [data-seat="B"].turn')
        if ann.asked() >= 0:
            ann.answer(Person.follow_hint)
    expect(ben.ask).to_have_class(re.compile("mine"))


def test_a_wish_to_take_back_is_granted_by_the_other(person: NewPerson, house: House) -> None:
    ann, ben = person(), person()
    begun(ann, ben, two(house))
    for one in (ann, ben):
        one.answer(Person.touch_cards)
    ann.await_question('.seats [data-seat="B"].turn')
    one, other = (ann, ben) if ann.asked() >= 0 else (ben, ann)
    assert one.await_question()
    assert one.kind() == "draw"
    one.answer(Person.press_first)
    expect(one.ask).to_have_attribute("data-kind", "discard")
    one.button("Ask to undo").click()
    expect(one.page.locator(".wish")).to_contain_text("Waiting for")
    other.page.get_by_role("alert").get_by_role("button", name="Agree").click()
    expect(one.ask).to_have_attribute("data-kind", "draw")
    for each in (ann, ben):
        expect(each.page.locator(".wish")).to_have_count(0)
        expect(each.page.get_by_role("log")).to_contain_text("went back to an earlier moment")


def test_a_table_need_not_wait_when_the_clock_has_run_out(person: NewPerson, house: House) -> None:
    ann, ben = person(), person()
    begun(ann, ben, two(house, clock=1))
    ann.button("Do not wait for Ben any longer").click()
    expect(seat(ann, "B")).not_to_have_class(re.compile("turn"))
    expect(ben.ask).not_to_have_class(re.compile("mine"))
