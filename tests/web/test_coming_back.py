"""In a real browser: the server is killed and comes back, a page is loaded anew, a seat is taken on another device."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Locator, expect

from .house import House
from .people import Person
from .program import Place, at_moment

if TYPE_CHECKING:
    from .conftest import NewPerson

LOST: Final = ("WebSocket", "ERR_CONNECTION_REFUSED")  # what a browser says of a server that is gone
SOON: Final = 2.0  # seconds from the server's greeting until the page is back


@pytest.fixture(scope="module")
def place(house: House) -> Place:
    """A table where Ada is asked; she answers nothing here, so that all of these tests can use it."""
    return at_moment(house, 3, "draw")


def line(one: Person, state: str) -> Locator:
    return one.page.locator(f".line.{state}")


def hand(one: Person) -> list[str]:
    """Ada's seven cards, two of which nobody else may know."""
    expect(line(one, "open")).to_be_attached()
    cards = one.page.locator("#hand [data-card], .bench [data-card]")
    expect(cards).to_have_count(7)
    return sorted(card.get_attribute("data-card") or "" for card in cards.all())


def sits_as_before(one: Person, cards: list[str], asked: int) -> None:
    assert one.await_question()
    assert (hand(one), one.asked()) == (cards, asked)
    expect(one.page.locator("[data-seat=A]")).to_have_class(re.compile(r"\bme\b"))


def test_the_server_is_killed_and_the_page_comes_back_by_itself(person: NewPerson, house: House, place: Place) -> None:
    ada = person()
    ada.sit(place)
    for text in LOST:
        ada.allow(text)
    cards, asked = hand(ada), ada.asked()
    house.kill()
    expect(line(ada, "lost")).to_contain_text("coming back")
    house.start()
    there = time.monotonic()
    expect(line(ada, "open")).to_be_attached()
    assert time.monotonic() - there < SOON
    sits_as_before(ada, cards, asked)


def test_the_cookie_leads_back_to_the_seat(person: NewPerson, place: Place) -> None:
    ada = person()
    ada.sit(place)
    cards, asked = hand(ada), ada.asked()
    ada.page.reload()
    sits_as_before(ada, cards, asked)
    ada.go("/")
    mine = ada.page.get_by_role("link", name=place.code)
    expect(mine).to_contain_text("It is your turn")
    mine.click()
    sits_as_before(ada, cards, asked)


def test_the_link_of_the_seat_leads_there_from_another_device(person: NewPerson, place: Place) -> None:
    first, second = person(), person()
    first.sit(place)
    cards, asked = hand(first), first.asked()
    second.go(place.seat_link)
    sits_as_before(second, cards, asked)
    assert second.page.url.endswith(place.path), "the key to the seat does not stay in the address"
    sits_as_before(first, cards, asked)


def test_code_name_and_pin_lead_there_from_another_device(person: NewPerson, place: Place) -> None:
    ada, stranger = person(), person()
    ada.sit(place)
    cards, asked = hand(ada), ada.asked()
    for one, pin in ((stranger, "0000" if place.pin != "0000" else "1111"), (ada, place.pin)):
        one.page.context.clear_cookies()
        one.go("/")
        one.page.get_by_label("Have a code? Join a table").fill(place.code.lower())
        one.page.get_by_role("button", name="Join", exact=True).click()
        one.button("I have a seat here already").click()
        one.page.get_by_label("Your name at the table").fill(place.name)
        one.page.get_by_label("Your four-digit seat PIN").fill(pin)
        one.allow("the server responded with a status of")
        one.button("Back to my seat").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("do not belong together")
    sits_as_before(ada, cards, asked)


def test_the_network_is_gone_for_a_while_and_the_page_comes_back_by_itself(person: NewPerson, place: Place) -> None:
    ada = person()
    ada.sit(place)
    for text in (*LOST, "ERR_INTERNET_DISCONNECTED"):
        ada.allow(text)
    cards, asked = hand(ada), ada.asked()
    ada.page.context.set_offline(True)
    expect(line(ada, "lost")).to_contain_text("coming back")
    ada.page.context.set_offline(False)
    there = time.monotonic()
    expect(line(ada, "open")).to_be_attached()
    assert time.monotonic() - there < SOON
    sits_as_before(ada, cards, asked)
