"""Makes the picture of the README: a table of CIVIO in the middle of a game, as the page shows it.

.venv/bin/python tools/picture_of_table.py

The game is played by a person who follows the hint each time; draws differ from run to run, so it is played until there
is something to see: a chain that holds, a table that has been going on for a while, and a question for the player.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import browser
from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = ROOT / "docs" / "images" / "table.png"
SIZE: Final[ViewportSize] = {"width": 1366, "height": 700}
GREETING: Final = "Hemicycle is here: "
SERVE: Final = (sys.executable, "-m", "hemicycle", "serve", "--host", "localhost", "--port", "0", "--no-browser")
LINES: Final = 24  # of the log, until it looks like a game
ANSWERS, TABLES = 30, 12  # until another table is tried, and until none is


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [*SERVE, "--data", data, "--bot-pause", "0.02"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        yield next(line.removeprefix(GREETING).strip() for line in process.stdout if line.startswith(GREETING))
        process.terminate()
        process.communicate(timeout=30)


def play(page: Page, address: str) -> bool:
    """A new table, hint by hint; whether it came to a moment worth a picture."""
    page.goto(address)
    page.evaluate("""localStorage.setItem('hemicycle', JSON.stringify({ name: 'Maya' }))""")
    page.reload()
    page.get_by_role("article", name="CIVIO").get_by_role("button", name="Play now against bots").click()
    for _ in range(ANSWERS):
        page.locator(".ask.mine, dialog[open] .report").first.wait_for()
        if page.locator("dialog[open] .report").count():
            return False
        if worth_it(page):
            return True
        asked = page.locator(".ask").get_attribute("data-asked")
        page.get_by_role("button", name="Hint").click()
        page.locator(".advice, .notice").first.wait_for()
        if page.locator(".notice").count():
            return False  # nobody had time for advice
        page.get_by_role("button", name="Do that").click()
        page.locator(f'.ask:not([data-asked="{asked}"])').wait_for()
    return False


def worth_it(page: Page) -> bool:
    draws = page.locator('.ask.mine[data-kind="draw"]').count() > 0
    helped = page.locator(".piles .helps").count() > 0
    chains = page.locator(".bench .row.good").count() > 0
    long = page.locator("[role=log] li").count() > LINES
    plain = ".." not in page.locator("[role=log]").inner_text()  # names that end in a dot look like a fault
    return draws and helped and chains and long and plain


def main() -> int:
    with server() as address, sync_playwright() as program:
        chromium = program.chromium.launch(**browser.launch_options(browser.ensure()))
        page = chromium.new_page(viewport=SIZE, locale="en-US", color_scheme="light", reduced_motion="reduce")
        found = any(play(page, address) for _ in range(TABLES))
        if found:
            page.mouse.move(0, 0)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            PICTURE.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURE)
        chromium.close()
    print(PICTURE if found else "No game came to a moment worth a picture; run it again.")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
