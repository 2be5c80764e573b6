"""Every screen at every size: nothing to scroll sideways, the prompt in sight, nothing too small to hit or to read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .people import Person
from .screens import SCREENS, Gallery

if TYPE_CHECKING:
    from .conftest import NewPerson

LAPTOPS = ((1366, 625), (1366, 768), (1024, 768))
PROJECTOR = (1920, 1080)
ZOOMED = (683, 312)  # 1366 by 625 at 200 %
TOUCHED = ((768, 1024), (390, 664), (390, 844), (360, 640), (844, 390))
PHONE = 480  # pixels: what is narrower or lower is held in a hand
LOOK = Path(__file__).with_name("look.js").read_text("utf-8")


def complaints(one: Person, size: tuple[int, int]) -> list[str]:
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    phone = min(size) < PHONE and size != ZOOMED
    return [f"{size[0]}x{size[1]}: {found}" for found in one.page.evaluate(LOOK, {"phone": phone})]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_at_all_sizes(name: str, person: NewPerson, gallery: Gallery) -> None:
    devices: tuple[tuple[tuple[tuple[int, int], ...], dict[str, Any]], ...] = (
        ((*LAPTOPS, ZOOMED, PROJECTOR), {}),
        (TOUCHED, {"has_touch": True, "is_mobile": True}),
    )
    found = []
    for sizes, device in devices:
        one = person(viewport={"width": sizes[0][0], "height": sizes[0][1]}, **device)
        SCREENS[name](one, gallery)
        found += [line for size in sizes for line in complaints(one, size)]
    assert not found, "\n".join(found)
