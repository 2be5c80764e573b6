"""The page as it was built: nothing inline, nothing foreign, built of the sources that are here, drawn by a browser."""

import http.server
import re
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import page
import pytest
from playwright.sync_api import Browser

POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
# Names that stand in scripts as mere names: of XML's kinds of elements, and where an error message is explained.
NAMES_ONLY = ("http://www.w3.org/", "https://svelte.dev/e/")


def built_files(*suffixes: str) -> list[Path]:
    return [path for path in page.BUILT.rglob("*") if path.suffix in suffixes]


def test_the_page_is_built_of_the_sources_that_are_here() -> None:
    assert page.built(), "run: python3 tools/dev.py page"


def test_a_changed_source_asks_for_a_new_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    source = tmp_path / "web" / "main.ts"
    source.write_bytes(b"one\ntwo\n")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    before = page.digest()
    source.write_bytes(b"one\r\ntwo\r\n")
    for left in ("node_modules/left.js", ".left.swp", "main.ts~"):
        (tmp_path / "web" / left).write_text("not a source")
    assert page.digest() == before
    source.write_bytes(b"one\nthree\n")
    assert page.digest() != before


def test_nothing_is_inline_in_the_first_file() -> None:
    text = (page.BUILT / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|data:", text)
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", text, re.DOTALL)
    assert scripts
    assert all(" src=" in attributes and not body.strip() for attributes, body in scripts)


def test_no_address_but_our_own() -> None:
    for path in built_files(".html", ".css", ".js", ".svg"):
        found = re.findall(r"https?://[\w./-]+", path.read_text("utf-8"))
        assert [address for address in found if not address.startswith(NAMES_ONLY)] == [], path.name


def test_the_licences_of_what_is_shipped_are_there() -> None:
    text = (page.BUILT / "licences.txt").read_text("utf-8")
    for shipped in ("svelte 5.", "@tabler/icons", "SIL OPEN FONT LICENSE", "@fluent/bundle"):
        assert shipped in text


class _Strict(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def address() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(_Strict, directory=str(page.BUILT))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_browser_loads_it_under_the_strict_policy(address: str, chromium: Browser) -> None:
    with chromium.new_context() as context:
        tab = context.new_page()
        told: list[str] = []
        asked: list[str] = []
        tab.on("console", lambda line: told.append(line.text))
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(address)
        tab.locator("#app > *").first.wait_for()
        tab.evaluate("document.fonts.ready")
        assert [line for line in told if "Content Security Policy" in line] == []
        assert [url for url in asked if not url.startswith(address)] == []
        assert any(url.endswith(".woff2") for url in asked)
