"""A whole round by ear: only roles, names and what a screen reader is told of its own accord."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from .people import WHEN_OVER, Person

if TYPE_CHECKING:
    from .conftest import NewPerson

MOST = 300  # things done in a round
NOT_MINE = re.compile(r"^(Waiting|The game is over)")
DOES = re.compile(r", (Keep hidden: .+|choose it too|Discard .+|Lay .+ open|Take .+|Overrule the attack with .+)$")
COUNTED = re.compile(r"(\d+) cards? can be chosen")


@dataclass
class Said:
    """Something that is read out when it changes."""

    node: int  # of the document; one that is made anew is not read out
    text: str


class Ears:
    """The accessibility tree as the browser hands it to a screen reader."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.session = one.page.context.new_cdp_session(one.page)

    def live(self) -> list[Said]:
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [Said(node["backendDOMNodeId"], _text(node, by_id)) for node in nodes if _root_is_live(node)]

    @property
    def region(self) -> Locator:
        return self.one.page.get_by_role("region", name="What to do now")

    @property
    def prompt(self) -> Locator:
        return self.region.get_by_role("paragraph").first

    @property
    def report(self) -> Locator:
        return self.one.page.get_by_role("dialog", name="How it went")

    @property
    def cards(self) -> Locator:
        """Those whose name says what choosing them does."""
        return self.one.page.get_by_role("button", name=DOES)


def _root_is_live(node: dict[str, Any]) -> bool:
    values = {one["name"]: one["value"] for one in node.get("properties", ())}
    live = values.get("live", {}).get("value", "off")
    roots = values.get("root", {}).get("relatedNodes")
    own = roots is None or any(root.get("backendDOMNodeId") == node.get("backendDOMNodeId") for root in roots)
    return not node.get("ignored") and live != "off" and own


def _text(node: dict[str, Any], by_id: dict[str, Any]) -> str:
    if node.get("role", {}).get("value") == "StaticText":
        return str(node["name"]["value"])
    return " ".join(filter(None, (_text(by_id[child], by_id) for child in node.get("childIds", ()) if child in by_id)))


def do_one_thing(ears: Ears) -> None:
    """The first card that may be chosen, or the first button; until something else is said there."""
    before = ears.region.aria_snapshot()
    confirm = ears.region.get_by_role("button", name=re.compile("^Confirm"))
    buttons = ears.region.get_by_role("group", name="What you can do").get_by_role("button")
    if confirm.count():
        confirm.click()
    elif ears.cards.count() and (not buttons.count() or "choose it too" in name_of(ears.cards.first)):
        ears.cards.first.click()
    else:
        buttons.first.click()
    expect(ears.region.or_(ears.report).first).not_to_match_aria_snapshot(before)


def name_of(button: Locator) -> str:
    return button.get_attribute("aria-label") or button.inner_text()


def listen(ears: Ears, prompt_node: int) -> None:
    """The prompt is read out when it changes, and every card that may be chosen says what choosing it does."""
    prompt = ears.prompt.inner_text()
    said = [one for one in ears.live() if one.text.strip() == prompt]
    assert said, f"“{prompt}” is not read out"
    assert said[0].node == prompt_node, "the prompt was made anew, so that nobody is told"
    counted = COUNTED.search(ears.region.inner_text())
    if counted:
        assert ears.cards.count() == int(counted[1]), [name_of(card) for card in ears.cards.all()]


def open_a_table(one: Person) -> Ears:
    one.go("/")
    page = one.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    one.in_the_lobby("Open a table for others").click()
    page.get_by_role("textbox", name="Your name at the table").fill("Lou")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("3 seats")
    page.get_by_role("dialog").get_by_text("Options of the game").click()
    page.get_by_role("combobox", name=WHEN_OVER).select_option("one round")
    one.button("Open the table").click()
    expect(page.get_by_role("status").filter(has_text="2 seats are still open")).to_be_visible()
    one.button("Give the 2 open seats to bots and start").click()
    ears = Ears(one)
    expect(ears.region).to_be_visible()
    return ears


def test_a_round_by_ear(person: NewPerson) -> None:
    lou = person()
    ears = open_a_table(lou)
    mine = ears.prompt.filter(has_not_text=NOT_MINE)
    expect(mine).to_be_visible()
    first = ears.prompt.inner_text()
    prompt_node = next(one.node for one in ears.live() if one.text.strip() == first)
    story: set[str] = set()
    for _ in range(MOST):
        mine.or_(ears.report).first.wait_for()
        if ears.report.is_visible():
            break
        listen(ears, prompt_node)
        do_one_thing(ears)
        story |= {one.text for one in ears.live()}
    ears.report.wait_for()
    heard = " ".join(story)
    for piece in ("You chose two cards to keep hidden.", "You discarded", "drew", "Round 1"):
        assert piece in heard, piece
    told_of_the_end(ears)


def told_of_the_end(ears: Ears) -> None:
    """The report has headings, tables behind its charts, and links that say where they lead."""
    expect(ears.report.get_by_role("heading", name="To talk about")).to_be_visible()
    ears.report.get_by_text("The same as a table").first.click()
    expect(ears.report.get_by_role("table").get_by_role("rowheader", name="Lou")).to_be_visible()
    last = ears.report.get_by_role("link").filter(has_not_text=re.compile("^(Replay|To the lobby)$")).last
    assert last.inner_text().strip()
    last.click()
    expect(ears.one.page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_a_reason_is_read_out(person: NewPerson) -> None:
    """A card that may not be chosen now says why, and is not lost in a column beside."""
    lou = person()
    ears = open_a_table(lou)
    expect(ears.cards.first).to_be_visible()
    ears.cards.first.click()
    expect(ears.prompt).to_have_text(re.compile("^One card stays hidden"))
    lou.button("Start again").click()
    while not ears.prompt.inner_text().startswith("Your turn: draw"):
        do_one_thing(ears)
        ears.prompt.filter(has_not_text=NOT_MINE).wait_for()
    hand = lou.page.get_by_role("region", name=re.compile("^Your (hand|bench)")).get_by_role("listitem")
    hand.get_by_role("button", name=re.compile(", hidden from the others")).first.click()
    alert = lou.page.get_by_role("alert").filter(has_text="Why not now?")
    expect(alert).to_be_visible()
    assert any("Why not now?" in one.text for one in ears.live())
