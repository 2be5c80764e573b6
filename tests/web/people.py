"""A person at a browser: what he sees there, and what he does with pointer, cards and buttons."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .program import Place

OVER = "dialog[open] .report"
WHEN_OVER = re.compile("When the match is over")


class Person:
    """One page in a browser of its own, which keeps what went wrong there."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.faults: list[str] = []
        self.allowed: list[str] = []
        page.on("console", lambda line: self._heard(line.type, f"{line.text} ({line.location.get('url', '')})"))
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("request", lambda request: self._asked(request.url))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(one in text for one in self.allowed):
            self.faults.append(text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws", 1), "data:")):
            self.faults.append(f"a request to somebody else: {url}")

    def allow(self, text: str) -> None:
        """The browser will say this, and it is no fault."""
        self.allowed.append(text)

    # Where

    def go(self, path: str) -> Person:
        self.page.goto(self.address + path)
        return self

    def sit(self, place: Place) -> Person:
        """Take the seat of somebody who gave it away."""
        self.go(place.seat_link)
        expect(self.ask).to_be_attached()
        expect(self.page).not_to_have_url(re.compile("seat="))
        return self

    # What there is

    @property
    def ask(self) -> Locator:
        return self.page.locator(".ask")

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("group", name="What you can do")

    @property
    def lit(self) -> Locator:
        return self.page.locator("button.card.lit")

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    def kind(self) -> str:
        return self.ask.get_attribute("data-kind") or ""

    def asked(self) -> int:
        """The number of the question; -1 if there is none."""
        return int(self.ask.get_attribute("data-asked") or -1)

    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def in_the_lobby(self, name: str, game: str = "CIVIO") -> Locator:
        """What can be done with one of the games of the lobby."""
        return self.page.get_by_role("article", name=game).get_by_role("button", name=name)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def await_question(self, *others: str) -> bool:
        """Until he is asked, or something else is there; whether he is asked."""
        self.page.locator(", ".join([".ask.mine", OVER, *others])).first.wait_for(state="attached")
        return self.page.locator(".ask.mine").count() > 0 and not self.over()

    def await_next(self, before: int) -> None:
        """Until the question of before is answered."""
        self.page.locator(f'.ask:not([data-asked="{before}"]), {OVER}').first.wait_for(state="attached")

    # What he does

    def answer(self, how: Callable[[Person], None]) -> None:
        """One question, and until it is another's turn or there is a new one."""
        before = self.asked()
        how(self)
        self.await_next(before)

    def touch_cards(self) -> None:
        """By cards: those that are lit, one after the other until it is enough, and Confirm."""
        confirm = self.actions.get_by_role("button", name="Confirm")
        while not confirm.is_visible():
            before = self.page.locator("button.card.chosen").count()
            self.lit.last.click()
            expect(self.page.locator("button.card.chosen")).to_have_count(before + 1)
        confirm.click()

    def press_first(self) -> None:
        """By the first button of the prompt."""
        self.actions.get_by_role("button").first.click()

    def hint(self) -> str:
        """What a sensible player would do, asked for and read."""
        self.button("Hint").click()
        return self.page.locator(".advice strong").inner_text().removesuffix(".")

    def follow_hint(self) -> None:
        """By the card whose name says just that, else by its own button."""
        wanted = self.hint()
        card = self.lit.and_(self.page.get_by_role("button", name=wanted))
        if card.count():
            card.first.click()
            self.actions.get_by_role("button", name="Confirm").click()
        else:
            self.button("Do that").click()
