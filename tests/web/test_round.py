"""A whole round of CIVIO by two people and a bot, from the lobby to the replay, by what is on the page alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from .people import WHEN_OVER, Person

if TYPE_CHECKING:
    from .conftest import NewPerson

MOST = 400  # questions of a round


def path_of(link: str) -> str:
    return urlsplit(link).path


def open_a_table(ann: Person) -> str:
    """The host opens a table for three whose other seats stay open; the link that she may give to others."""
    ann.go("/")
    ann.in_the_lobby("Open a table for others").click()
    dialog = ann.page.get_by_role("dialog", name="Open a table for others")
    dialog.get_by_label("Your name at the table").fill("Ann")
    dialog.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    dialog.get_by_text("Options of the game").click()
    dialog.get_by_role("combobox", name=WHEN_OVER).select_option("one round")
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("heading", name="CIVIO: waiting for players")).to_be_visible()
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    code = ann.page.locator(".share .code").inner_text()
    link = ann.page.get_by_role("link", name=code)
    return link.get_attribute("href") or ""


def join(ben: Person, link: str) -> None:
    ben.go(path_of(link))
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.button("Sit down").click()
    expect(ben.page.get_by_text("One seat is still open.")).to_be_visible()


def begin(ann: Person) -> None:
    """With a bot that guesses, so that one of the two people will make the hand."""
    expect(ann.button("Send Ben away")).to_be_visible()
    expect(ann.button("Give the open seat to a bot and start")).to_be_visible()
    ann.page.get_by_role("combobox", name="Who has seat C").select_option("bots that guess")
    ann.button("Start the game").click()


def play_round(ann: Person, ben: Person) -> int:
    """Cards are touched, buttons pressed, and when a sensible player would call CIVIO, so do they."""
    for made in range(MOST):
        ann.await_question('.seats [data-seat="B"].turn')
        if ann.over():
            return made
        player = ann if ann.asked() >= 0 else ben
        if not player.await_question():
            return made
        if player is ann and ann.kind() != "keep":
            same_table(ann, ben)
        player.answer(Person.touch_cards if player.kind() == "keep" else Person.follow_hint)
    raise AssertionError("the round did not end")


def pile(one: Person) -> tuple[str, str]:
    area = one.page.locator('[data-zone="discard"]')
    return area.locator(".stack").get_attribute("data-card") or "", area.locator("p .numbers").inner_text()


def lines(one: Person) -> Locator:
    return one.page.get_by_role("log").locator("li:not(.news) p")


def told(one: Person) -> list[str]:
    """The log as anybody would tell it: what somebody did himself he is told in another way than the others."""
    return [
        line for line in lines(one).all_inner_texts() if not re.search(r"\b(you|your|ann|ben)\b", line, re.IGNORECASE)
    ]


def same_table(ann: Person, ben: Person) -> None:
    expect(lines(ben)).to_have_count(lines(ann).count())
    assert pile(ann) == pile(ben)
    assert told(ann) == told(ben) != []


def test_two_people_and_a_bot_play_a_round_and_look_back(person: NewPerson) -> None:
    ann, ben = person(), person()
    link = open_a_table(ann)
    join(ben, link)
    begin(ann)
    made = play_round(ann, ben)
    assert made > 4
    for one in (ann, ben):
        expect(one.page.locator("#prompt")).to_have_text("The game is over.")
    same_table(ann, ben)
    assert places(ann) == places(ben)
    read_report(ann if "Ann" in places(ann)[0] else ben)
    look_back(ann)


def places(one: Person) -> list[str]:
    return one.page.locator(".report .places li").all_inner_texts()


def read_report(ann: Person) -> None:
    report = ann.page.get_by_role("dialog", name="How it went")
    figures = report.get_by_role("figure")
    assert figures.count() >= 1
    for figure in figures.all():
        expect(figure.locator("svg")).to_be_visible()
        figure.get_by_text("The same as a table").click()
        names = figure.get_by_role("rowheader").all_inner_texts()
        assert {"Ann", "Ben"} <= set(names)
    for heading in ("Moments that decided it", "What you learned", "To talk about"):
        expect(report.get_by_role("heading", name=heading)).to_be_visible()
    assert report.locator("dt").count() > 0


def look_back(ann: Person) -> None:
    """A turning point leads to its moment; the address leads there again, and the scrubber everywhere."""
    link = ann.page.locator(".report .turning a").last
    wanted = int((link.get_attribute("href") or "").rpartition("=")[2])
    link.click()
    scrubber = ann.page.get_by_role("slider", name="Moment of the game")
    expect(scrubber).to_be_visible()
    assert wanted > 0
    assert int(scrubber.input_value()) > 0
    said = ann.page.locator(".reel .now").inner_text()
    assert f"at={wanted}" in ann.page.url
    ann.page.reload()
    expect(ann.page.locator(".reel .now")).to_have_text(said)
    scrubber.focus()
    ann.page.keyboard.press("Home")
    expect(ann.page.locator(".reel .count")).to_have_text(re.compile(r"^1/"))
    ann.button("On to the next mark").click()
    expect(ann.page.locator(".reel .count")).not_to_have_text(re.compile(r"^1/"))
    ann.page.get_by_role("combobox", name="Whose eyes").select_option("all")
    expect(ann.page.get_by_role("main").get_by_role("img", name="A hidden card")).to_have_count(0)
