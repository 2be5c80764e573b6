"""Every screen of the page and the way there, for tests that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from playwright.sync_api import expect

from .house import House
from .people import Person
from .program import Place, at_moment, attacked, finished, opened


@dataclass
class Gallery:
    """Tables that stay in a moment, made when they are first wanted. Their people have gone; the seats can be taken."""

    house: House
    made: dict[tuple[object, ...], Place] = field(default_factory=dict)
    strangers: int = 0

    def moment(self, seats: int, kind: str) -> Place:
        way = partial(attacked, self.house, seats) if kind == "answer" else partial(at_moment, self.house, seats, kind)
        return self._once((seats, kind), way)

    def over(self) -> Place:
        return self._once(("over",), partial(finished, self.house))

    def gathering(self, seats: int) -> Place:
        return self._once(("gathering", seats), partial(opened, self.house, seats, bots="", start=False))

    def stranger(self) -> str:
        """A name that nobody has yet."""
        self.strangers += 1
        return f"Eve {self.strangers}"

    def _once(self, key: tuple[object, ...], make: Callable[[], Place]) -> Place:
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]


Way = Callable[[Person, Gallery], Any]


def lobby(one: Person, _: Gallery) -> None:
    one.go("/")
    expect(one.in_the_lobby("Play now against bots")).to_be_visible()


def opening(one: Person, gallery: Gallery) -> None:
    lobby(one, gallery)
    one.in_the_lobby("Open a table for others").click()
    one.page.get_by_role("dialog").get_by_text("Options of the game").click()


def settings(one: Person, gallery: Gallery) -> None:
    lobby(one, gallery)
    one.button("Settings").click()
    expect(one.page.get_by_role("dialog", name="Settings")).to_be_visible()


def gathering(seats: int) -> Way:
    def way(one: Person, gallery: Gallery) -> None:
        one.go(gallery.gathering(seats).seat_link)
        expect(one.page.get_by_role("heading", name="Who sits where")).to_be_visible()

    return way


def arrival(one: Person, gallery: Gallery) -> None:
    one.go(gallery.gathering(6).path)
    expect(one.button("Sit down")).to_be_visible()


def coming_back(one: Person, gallery: Gallery) -> None:
    arrival(one, gallery)
    one.button("I have a seat here already").click()
    expect(one.page.get_by_label("Your four-digit seat PIN")).to_be_visible()


def no_table(one: Person, _: Gallery) -> None:
    one.allow("404")
    one.go("/t/ZZZZZZ")
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()


def moment(seats: int, kind: str) -> Way:
    def way(one: Person, gallery: Gallery) -> None:
        one.sit(gallery.moment(seats, kind))
        one.await_question()
        expect(one.ask).to_have_attribute("data-kind", kind)

    return way


def half_kept(one: Person, gallery: Gallery) -> None:
    """One of two cards is chosen."""
    moment(3, "keep")(one, gallery)
    one.lit.first.click()
    expect(one.page.locator("#prompt")).to_have_text(re.compile("One card stays hidden"))


def composed(one: Person, gallery: Gallery) -> None:
    """All is chosen and not yet sent."""
    moment(3, "discard")(one, gallery)
    one.lit.last.click()
    expect(one.actions.get_by_role("button", name="Confirm")).to_be_enabled()


def why_not(one: Person, gallery: Gallery) -> None:
    moment(3, "draw")(one, gallery)
    one.page.locator("#hand button.card, .bench button.card").first.click()
    expect(one.page.get_by_role("heading", name="Why not now?")).to_be_visible()


def advised(one: Person, gallery: Gallery) -> None:
    moment(3, "discard")(one, gallery)
    one.page.keyboard.press("i")
    expect(one.button("Do that")).to_be_visible()


def side(key: str) -> Way:
    def way(one: Person, gallery: Gallery) -> None:
        moment(3, "draw")(one, gallery)
        one.page.keyboard.press(key)
        expect(one.page.get_by_role("tabpanel")).to_be_visible()

    return way


def menu(one: Person, gallery: Gallery) -> None:
    moment(3, "draw")(one, gallery)
    one.button("Menu: invite, seats, settings").click()
    expect(one.page.get_by_role("dialog", name="Table ")).to_be_visible()


def pile(one: Person, gallery: Gallery) -> None:
    moment(3, "draw")(one, gallery)
    one.button("Look through").click()
    expect(one.page.get_by_role("dialog", name="The discard pile, newest first")).to_be_visible()


def onlooker(one: Person, gallery: Gallery) -> None:
    place = gallery.moment(3, "draw")
    one.go(place.path)
    one.page.get_by_label("Your name at the table").fill(gallery.stranger())
    one.page.get_by_label("I only want to watch").check()
    one.button("Watch").click()
    expect(one.page.locator("#prompt")).to_have_text(re.compile("^Waiting for Ada"))


def report(one: Person, gallery: Gallery) -> None:
    one.go(gallery.over().seat_link)
    expect(one.page.get_by_role("heading", name="To talk about")).to_be_visible()
    for table in one.page.get_by_text("The same as a table").all():
        table.click()


def after(one: Person, gallery: Gallery) -> None:
    """The table when the report is shut."""
    report(one, gallery)
    one.page.keyboard.press("Escape")
    expect(one.button("See how it went")).to_be_visible()


def replay(one: Person, gallery: Gallery) -> None:
    report(one, gallery)
    one.page.locator(".report .turning a").last.click()
    expect(one.page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def cards(one: Person, _: Gallery) -> None:
    one.go("/cards/civio")
    expect(one.page.locator("main li button").first).to_be_visible()


def one_card(one: Person, gallery: Gallery) -> None:
    cards(one, gallery)
    one.page.locator("main li button").first.click()
    expect(one.page.get_by_role("dialog")).to_be_visible()


def rules(one: Person, _: Gallery) -> None:
    one.go("/rules/civio")
    expect(one.page.locator("[data-clause]").first).to_be_visible()


KINDS: Final = ("keep", "draw", "discard", "expose", "finish", "answer", "target", "take")
SCREENS: Final[dict[str, Way]] = {
    "lobby": lobby,
    "opening": opening,
    "settings": settings,
    "gathering of 3": gathering(3),
    "gathering of 6": gathering(6),
    "arrival": arrival,
    "coming back": coming_back,
    "no table": no_table,
    **{f"{kind} of 3": moment(3, kind) for kind in KINDS},
    **{f"{kind} of 6": moment(6, kind) for kind in ("keep", "draw", "target")},
    "half kept": half_kept,
    "composed": composed,
    "why not": why_not,
    "advised": advised,
    "log": side("l"),
    "card": side("k"),
    "rules beside": side("r"),
    "menu": menu,
    "pile": pile,
    "onlooker": onlooker,
    "report": report,
    "after": after,
    "replay": replay,
    "cards": cards,
    "one card": one_card,
    "rules": rules,
}
