"""A whole round by keyboard alone: from the lobby to the replay no pointer is there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from .people import OVER, Person

if TYPE_CHECKING:
    from .conftest import NewPerson

MOST = 120  # questions of one seat in a round
FAR = 60  # presses of Tab; further away nobody goes


def press(one: Person, *keys: str) -> None:
    for key in keys:
        one.page.keyboard.press(key)


def has_focus(one: Person, wanted: Locator) -> bool:
    return wanted.and_(one.page.locator(":focus")).count() > 0


def tab_to(one: Person, wanted: Locator) -> None:
    wanted.first.wait_for()
    for _ in range(FAR):
        if has_focus(one, wanted):
            return
        press(one, "Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def open_a_table(one: Person) -> None:
    one.go("/")
    tab_to(one, one.button("Open a table for others"))
    press(one, "Enter")
    dialog = one.page.get_by_role("dialog", name="Open a table for others")
    tab_to(one, dialog.get_by_label("Your name at the table"))
    one.page.keyboard.type("Kim")
    tab_to(one, dialog.get_by_role("combobox", name="Seats", exact=True))
    press(one, "3")
    tab_to(one, dialog.locator("summary"))
    press(one, "Enter")
    tab_to(one, dialog.get_by_label("match: "))
    one.page.keyboard.type("rounds:1")
    tab_to(one, dialog.get_by_role("button", name="Open the table"))
    press(one, "Enter")
    tab_to(one, one.button("Give the 2 open seats to bots and start"))
    press(one, "Enter")


def card_of_number(one: Person, number: str) -> Locator:
    return one.page.locator(f'button.card:has(kbd:text-is("{number}"))')


def choose_lit(one: Person) -> None:
    """By its number if it is one's own, else by Tab; then Enter."""
    confirm = one.actions.get_by_role("button", name="Confirm")
    while not confirm.is_visible():
        chosen = one.page.locator("button.card.chosen")
        before = chosen.count()
        number = one.lit.locator("kbd")
        if number.count():
            press(one, number.last.inner_text())
        else:
            press(one, "t")
            tab_to(one, one.lit)
            press(one, "Enter")
        expect(chosen).to_have_count(before + 1)
    expect(confirm).to_be_enabled()
    press(one, "Enter")


def choose_button(one: Person) -> None:
    press(one, "a")
    expect(one.actions.get_by_role("button").first).to_be_focused()
    press(one, "Enter")


def play_round(one: Person) -> set[str]:
    """The kinds of questions that came."""
    kinds: set[str] = set()
    for _ in range(MOST):
        if not one.await_question():
            return kinds
        kinds.add(one.kind())
        by_card = one.lit.count() and not one.actions.get_by_role("button").count()
        one.answer(choose_lit if by_card else choose_button)
    raise AssertionError("the round did not end")


def letters(one: Person) -> None:
    """Every key of the list that the menu shows does what it says."""
    page = one.page
    dialog = page.get_by_role("dialog", name="Table ")
    press(one, "?")
    expect(dialog).to_be_visible()
    expect(dialog.locator("dl.keys kbd")).to_have_count(12)
    press(one, "l")  # keys belong to the dialog
    press(one, "Escape")
    expect(dialog).to_be_hidden()
    for key, tab in (("r", "Rules"), ("k", "Card"), ("l", "Log")):
        press(one, key)
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    press(one, "h")
    expect(page.locator("#hand :focus")).to_have_count(1)
    press(one, "t")
    expect(page.locator("#table :focus")).to_have_count(1)
    press(one, "i")
    expect(one.button("Do that")).to_be_visible()


def begin_again(one: Person) -> None:
    """A choice that is not sent is put down by Esc; one that was is taken back by U."""
    press(one, "1")
    expect(one.page.locator("button.card.chosen")).to_have_count(1)
    expect(card_of_number(one, "1")).to_be_focused()
    press(one, "Escape")
    expect(one.page.locator("button.card.chosen")).to_have_count(0)


def test_a_round_by_keyboard_alone(person: NewPerson) -> None:
    kim = person()
    open_a_table(kim)
    assert kim.await_question()
    letters(kim)
    begin_again(kim)
    kinds = play_round(kim)
    assert {"keep", "draw", "discard"} <= kinds
    expect(kim.page.locator(OVER)).to_be_visible()
    tab_to(kim, kim.page.locator(".report .turning a"))
    press(kim, "Enter")
    count = kim.page.locator(".reel .count")
    expect(count).to_be_visible()
    press(kim, "Home", "ArrowRight", "ArrowRight")
    expect(count).to_have_text(re.compile(r"^3/"))
    press(kim, "]")
    expect(count).not_to_have_text(re.compile(r"^3/"))
    press(kim, "End")
    number, of = (count.text_content() or "").split("/")
    assert number == of
