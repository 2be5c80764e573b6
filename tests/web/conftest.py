"""A server and a browser for all tests of a process; people with windows of their own for each test."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import browser
import pytest
from playwright.sync_api import Browser, sync_playwright

from .house import House
from .people import Person
from .screens import Gallery

FAILED = pytest.StashKey[bool]()
LAPTOP = {"width": 1366, "height": 625}
PATIENCE = 20_000  # milliseconds; a test that waits longer would not have got what it waits for
NewPerson = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def gallery(house: House) -> Gallery:
    return Gallery(house)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play, play.chromium.launch(**browser.launch_options(browser.ensure())) as started:
        yield started


@pytest.fixture
def person(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Somebody with a browser of his own; at the end nothing may have gone wrong in it."""
    people: list[Person] = []

    def come(**more: Any) -> Person:
        wanted: dict[str, Any] = {"viewport": LAPTOP, "locale": "en-US", "reduced_motion": "reduce"}
        context = chromium.new_context(**(wanted | more))
        context.set_default_timeout(PATIENCE)
        people.append(Person(context.new_page(), house.address))
        return people[-1]

    yield come
    if request.node.stash.get(FAILED, False):
        _pictures(request.node.name, people)
    for one in people:
        one.page.context.close()
    assert [fault for one in people for fault in one.faults] == []


def _pictures(test: str, people: list[Person]) -> None:
    """What each of them saw when the test failed."""
    folder = Path(os.environ.get("HEMICYCLE_PICTURES") or tempfile.mkdtemp(prefix="hemicycle-"))
    folder.mkdir(parents=True, exist_ok=True)
    for at, one in enumerate(people):
        for number, page in enumerate(one.page.context.pages):
            file = folder / f"{test}-{at}{number}.png".replace("/", "-")
            page.screenshot(path=file)
            print(f"What person {at + 1} saw at {page.url}: {file}")
