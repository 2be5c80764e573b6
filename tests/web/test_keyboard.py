"""A whole round by keyboard alone: from the lobby to the replay no pointer is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from .people import OVER, WHEN_OVER, Person

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
    tab_to(one, one.in_the_lobby("Open a table for others"))
    press(one, "Enter")
    dialog = one.page.get_by_role("dialog", name="Open a table for others")
    tab_to(one, dialog.get_by_label("Your name at the table"))
    one.page.keyboard.type("Kim")
    tab_to(one, dialog.get_by_role("combobox", name="Seats", exact=True))
    press(one, "3")
    tab_to(one, dialog.locator("summary"))
    press(one, "Enter")
    tab_to(one, dialog.get_by_role("combobox", name=WHEN_OVER))
    one.page.keyboard.type("one round")
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


# Every line of the list that the menu shows, and that its key does what it says.


def enter_confirms(one: Person) -> None:
    """What is chosen; the question is keep."""
    one.answer(choose_lit)
    while one.await_question() and one.kind() != "draw":
        one.answer(choose_button)  # somebody attacked before one's first turn


def escape_begins_again(one: Person) -> None:
    expect(one.page.locator("button.card.chosen")).to_have_count(1)
    press(one, "Escape")
    expect(one.page.locator("button.card.chosen")).to_have_count(0)


def number_chooses(one: Person) -> None:
    press(one, "1")
    expect(one.page.locator("button.card.chosen")).to_have_count(1)
    expect(card_of_number(one, "1")).to_be_focused()


def opens(key: str, tab: str) -> Callable[[Person], None]:
    def does(one: Person) -> None:
        press(one, key)
        expect(one.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")

    return does


def leads_to(key: str, area: str) -> Callable[[Person], None]:
    def does(one: Person) -> None:
        press(one, key)
        expect(one.page.locator(f"{area}:focus, {area} :focus")).to_have_count(1)

    return does


def asks_for_a_hint(one: Person) -> None:
    press(one, "i")
    expect(one.button("Do that")).to_be_visible()


def draws(one: Person) -> None:
    assert one.kind() == "draw"
    press(one, "s")
    expect(one.ask).to_have_attribute("data-kind", "discard")


def takes_back(one: Person) -> None:
    """The draw; the bots agree."""
    press(one, "u")
    expect(one.ask).to_have_attribute("data-kind", "draw")


def calls(one: Person) -> None:
    """With seven cards as they lie on the bench; no such chain holds at the first turn, and that is said."""
    bench = one.page.get_by_role("region", name="Your bench")
    tab_to(one, bench.get_by_role("button", name="One chain of 7"))
    press(one, "Enter")
    loose = one.page.locator("#hand button.card")
    while left := loose.count():
        press(one, loose.first.locator("kbd").inner_text())
        tab_to(one, bench.get_by_role("button", name="To the seven"))
        press(one, "Enter")
        expect(loose).to_have_count(left - 1)
    press(one, "c")
    expect(one.ask.get_by_role("alert")).to_be_visible()


DOES: dict[str, Callable[[Person], None]] = {
    "L": opens("l", "Log"),
    "K": opens("k", "Card"),
    "R": opens("r", "Rules"),
    "A": leads_to("a", "#ask"),
    "T": leads_to("t", "#table"),
    "H": leads_to("h", "#hand"),
    "I": asks_for_a_hint,
    "1–9": number_chooses,
    "Esc": escape_begins_again,
    "Enter": enter_confirms,
    "C": calls,
    "S": draws,
    "U": takes_back,
}


def every_key(one: Person) -> None:
    dialog = one.page.get_by_role("dialog", name="Table ")
    press(one, "?")
    expect(dialog).to_be_visible()
    listed = dialog.locator("dl.keys kbd").all_inner_texts()
    assert sorted(listed) == sorted([*DOES, "?"])
    press(one, "r")  # keys belong to the dialog
    press(one, "Escape")
    expect(dialog).to_be_hidden()
    expect(one.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "false")
    for does in DOES.values():
        does(one)


def test_a_round_by_keyboard_alone(person: NewPerson) -> None:
    kim = person()
    open_a_table(kim)
    assert kim.await_question()
    every_key(kim)
    kinds = play_round(kim)
    assert {"draw", "discard"} <= kinds
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
