"""A short game of Senate by two people, one at a laptop and one at a phone, by what is on the page alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from .house import House
from .people import Person
from .program import Place, place_of

if TYPE_CHECKING:
    from .conftest import NewPerson

MOST = 400  # questions of a game to twenty points
PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
OPTIONS = {"caucus_choice": "fixed", "win": "points:20"}
CAST = re.compile("^Cast these votes")


def gathered(house: House) -> tuple[Place, Place]:
    """A table for two at which both have sat down."""
    ann = place_of(house.post("/api/tables", game="senate", seats=2, name="Ann", options=OPTIONS))
    return ann, place_of(house.post(f"/api/tables/{ann.code}/join", name="Ben"))


def tab(one: Person, name: str) -> Locator:
    return one.page.get_by_role("tab", name=re.compile(f"^{name}"))


def count_of(one: Person, name: str) -> str:
    """The number on a tab of the table."""
    badge = tab(one, name).locator(".badge")
    return badge.inner_text() if badge.count() else "0"


def cast(one: Person) -> None:
    """The poll by its own composer: one senator otherwise by a key, and back; then the votes are cast."""
    button = one.button("Cast these votes")
    expect(button).to_be_visible()
    ballots = one.page.locator("[data-voter] .ballots")
    if ballots.count():
        mine = ballots.first
        before = mine.locator("[aria-pressed=true]").inner_text()
        mine.locator("[aria-pressed=true]").focus()
        one.page.keyboard.press("b")
        if before != "–":
            expect(mine.locator("[aria-pressed=true]")).to_have_text("–")
            expect(button).to_have_text(re.compile("1 otherwise"))
            one.page.keyboard.press("f" if before == "F" else "a")
        expect(button).not_to_have_text(re.compile("otherwise"))
    button.click()


def same_table(ann: Person, ben: Person) -> None:
    """Both see as many senators and bills, whatever their screens are like."""
    for name in ("Floor", "Docket"):
        assert count_of(ann, name) == count_of(ben, name)


def play(ann: Person, ben: Person) -> dict[str, int]:
    """Both do what a sensible player would, and cast their votes by hand; how often each was asked what."""
    asked: dict[str, int] = {}
    for _ in range(MOST):
        ann.await_question('.seats [data-seat="B"].turn')
        if ann.over():
            break
        player = ann if ann.asked() >= 0 else ben
        if not player.await_question():
            break
        kind = player.kind()
        asked[kind] = asked.get(kind, 0) + 1
        player.answer(cast if kind == "poll" else Person.follow_hint)
    return asked


def test_two_people_play_a_short_game_at_a_laptop_and_a_phone(person: NewPerson, house: House) -> None:
    first, second = gathered(house)
    ann, ben = person(), person(**PHONE)
    ann.go(first.seat_link)
    ann.button("Start the game").click()
    expect(ann.ask).to_be_attached()
    ben.sit(second)
    expect(tab(ann, "Bill")).to_have_attribute("aria-selected", "true")
    expect(ann.page.get_by_role("heading", name="No bill is on the table yet")).to_be_visible()
    asked = play(ann, ben)
    assert {"main", "discard", "exchange", "poll"} <= set(asked)
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name="Points, turn by turn")).to_be_visible()
        assert one.page.locator(".report .turning a").count() > 0
        one.page.keyboard.press("Escape")
    same_table(ann, ben)
    for one in (ann, ben):
        look_around(one)


def look_around(one: Person) -> None:
    """Each part of the table by its key: the chamber with its list, the sheets, the map with all states."""
    one.page.keyboard.press("f")
    expect(tab(one, "Floor")).to_have_attribute("aria-selected", "true")
    expect(one.page.locator("figure svg.mark .seat")).to_have_count(int(count_of(one, "Floor")))
    expect(one.page.locator(".floor button.chip")).to_have_count(int(count_of(one, "Floor")))
    one.page.keyboard.press("d")
    assert one.page.locator("article.sheet").count() > 0
    one.page.keyboard.press("m")
    expect(one.page.locator(".map .tile")).to_have_count(50)
    one.page.keyboard.press("b")
    expect(tab(one, "Bill")).to_have_attribute("aria-selected", "true")
