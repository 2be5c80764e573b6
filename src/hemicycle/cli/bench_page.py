"""`hemicycle bench page`: how much script a browser must read first, and how soon somebody is asked something."""

from __future__ import annotations

import gzip
import importlib
import json
import os
import re
import shutil
import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from hemicycle.cli.own_server import OwnServer
from hemicycle.server.desk import COOKIE
from hemicycle.server.settings import PAGE

TIMES: Final = 5
PATIENCE_MS: Final = 20_000
VARIABLE: Final = "HEMICYCLE_BROWSER"
BROWSERS: Final = (
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "microsoft-edge-stable",
)
CHANNELS: Final = ("chrome", "msedge")  # which playwright finds by itself
FIRST: Final = re.compile(r"""<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*\shref)="/([^"]+\.js)\"""")
NEXT: Final = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
PROMPT: Final = ".ask.mine #prompt:not(:empty)"
# In the page: when a question to this player stands there, counted from asking for the page, to a frame.
WATCH: Final = f"""
const shown = () => ({{
  at: performance.now(),
  read: performance.getEntriesByType("resource").map((one) => one.name),
}})
window.promptShown = new Promise((resolve) => {{
  const look = () => document.querySelector("{PROMPT}") ? resolve(shown()) : requestAnimationFrame(look)
  requestAnimationFrame(look)
}})
"""
NOT_BUILT: Final = "The page has not been built yet; python tools/dev.py page builds it."
NO_TIME: Final = "The time to the first prompt was not measured:"
NEW_TABLE: Final = {"game": "civio", "seats": 4, "name": "Ada", "bots": "sensible", "start": True}


def page(say: Callable[[str], None], folder: Path = PAGE, times: int = TIMES) -> dict[str, Any]:
    """All that was measured, as plain values; `why_not` says what could not be."""
    if not (folder / "index.html").is_file():
        return {"first_scripts_gzip": {}, "scripts_to_prompt_gzip": {}, "prompt_ms": [], "why_not": NOT_BUILT}
    looked = _prompts(say, times)
    return {
        "first_scripts_gzip": _packed(first_scripts(folder)),
        "scripts_to_prompt_gzip": _packed(folder / "assets" / name for name in sorted(looked.scripts)),
        "prompt_ms": looked.prompts,
        "why_not": looked.why_not,
    }


def _packed(scripts: Iterable[Path]) -> dict[str, int]:
    """Their bytes, by name."""
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in scripts}


def first_scripts(folder: Path) -> list[Path]:
    """What a browser must have before anything is shown: scripts of the first file, and what they import at once."""
    waiting = [folder / name for name in FIRST.findall((folder / "index.html").read_text("utf-8"))]
    found: dict[Path, None] = {}
    while waiting:
        script = waiting.pop()
        if script not in found:
            found[script] = None
            waiting += [script.parent / name for name in NEXT.findall(script.read_text("utf-8"))]
    return list(found)


@dataclass
class Looked:
    """What a browser has shown."""

    prompts: list[float] = field(default_factory=list)  # milliseconds from asking for the page to its prompt
    scripts: set[str] = field(default_factory=set)  # names of those that were read until then
    why_not: str = ""


def _prompts(say: Callable[[str], None], times: int) -> Looked:
    """The page of a table at which somebody is asked something, each time in a new browser profile."""
    looked = Looked()
    try:
        playwright = importlib.import_module("playwright.sync_api")
    except ImportError:
        looked.why_not = f"{NO_TIME} playwright is not installed."
        return looked
    with playwright.sync_playwright() as play, OwnServer() as own:
        say("a browser starts")
        browser = _browser(play.chromium, playwright.Error)
        if browser is None:
            looked.why_not = f"{NO_TIME} there is no browser; {VARIABLE} may name one."
            return looked
        seated = _open(own.port)
        try:
            for number in range(times):
                say(f"page {number + 1} of {times}")
                _look(browser, f"http://127.0.0.1:{own.port}", seated, looked)
        except playwright.Error as fault:
            looked.why_not = f"{NO_TIME} {str(fault).splitlines()[0]}"
        finally:
            browser.close()
    return looked


def _browser(chromium: Any, fault: type[Exception]) -> Any:
    """The one that the environment names, one of the usual ones, or one that playwright finds."""
    named = [os.environ[VARIABLE]] if VARIABLE in os.environ else BROWSERS
    ways: list[dict[str, str]] = [{"executable_path": path} for path in map(shutil.which, named) if path]
    # Only our own page is opened, so no sandbox is needed, which root and containers do not have.
    for way in [*ways, *({"channel": channel} for channel in CHANNELS), {}]:
        try:
            return chromium.launch(args=["--no-sandbox"], **way)
        except fault:
            continue
    return None


def _open(port: int) -> dict[str, Any]:
    """A table at which the first prompt waits."""
    request = Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(NEW_TABLE).encode(), {"content-type": "application/json"}
    )
    with urlopen(request, timeout=PATIENCE_MS / 1e3) as answer:
        seated: dict[str, Any] = json.load(answer)
    return seated


def _look(browser: Any, base: str, seated: dict[str, Any], looked: Looked) -> None:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    context.add_cookies([{"name": COOKIE + seated["code"], "value": seated["token"], "url": base}])
    tab = context.new_page()
    tab.add_init_script(WATCH)
    tab.goto(f"{base}/t/{seated['code']}")
    tab.locator(PROMPT).wait_for(state="attached")
    shown = tab.evaluate("window.promptShown")
    looked.prompts.append(round(shown["at"], 1))
    looked.scripts |= {url.rpartition("/")[2] for url in shown["read"] if url.endswith(".js")}
    context.close()


def lines(told: dict[str, Any]) -> list[str]:
    """For reading."""
    first, until = (sum(told[name].values()) / 1e3 for name in ("first_scripts_gzip", "scripts_to_prompt_gzip"))
    out = [f"scripts of the first page, gzip{first:>12.1f} kB"] if first else []
    out += [f"scripts until the prompt, gzip{until:>13.1f} kB"] if until else []
    if told["prompt_ms"]:
        middle, worst = statistics.median(told["prompt_ms"]), max(told["prompt_ms"])
        out.append(f"first prompt{middle:>29.0f} ms (median of {len(told['prompt_ms'])}; slowest {worst:.0f} ms)")
    return [*out, *([told["why_not"]] if told["why_not"] else [])]
