"""axe-core finds nothing serious on any screen, in the light and in the dark, wide and narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import page
import pytest

from .people import Person
from .screens import SCREENS, Gallery

if TYPE_CHECKING:
    from .conftest import NewPerson

AXE = page.WEB / "node_modules" / "axe-core" / "axe.min.js"
WIDE, NARROW = (1366, 768), (390, 844)
LOOKS: tuple[tuple[Literal["light", "dark"], tuple[int, int]], ...] = (
    ("light", WIDE),
    ("dark", WIDE),
    ("dark", NARROW),
    ("light", NARROW),
)
RUN = """async () => {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}"""


def findings(one: Person, theme: Literal["light", "dark"], size: tuple[int, int]) -> list[str]:
    one.page.emulate_media(color_scheme=theme)
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.locator(f"html[data-theme={theme}]").wait_for()
    return [f"{theme}, {size[0]} wide: {found}" for found in one.page.evaluate(RUN)]


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_serious_on_a_screen(name: str, person: NewPerson, gallery: Gallery) -> None:
    one = person()
    SCREENS[name](one, gallery)
    one.page.evaluate(AXE.read_text("utf-8"))
    found = [line for theme, size in LOOKS for line in findings(one, theme, size)]
    assert not found, "\n".join(found)
