"""The page itself: files made by its build. Browsers keep hashed ones for ever, and always ask for the first one."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from hemicycle.server.guard import language_asked, problem
from hemicycle.server.words_of import words
from hemicycle.tables.faults import No

FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
ROUTES: Final = ("/", "/t/{code}", "/t/{code}/replay", "/cards/{slug}", "/rules/{slug}")

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Page:
    """Serves the built page, and says how to build it where it is missing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def routes(self) -> list[Route]:
        pages = [Route(path, self.page, methods=["GET"]) for path in ROUTES]
        return [*pages, Route("/{path:path}", self.file, methods=["GET"])]

    async def page(self, request: Request) -> Response:
        index = self.folder / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": ASK})
        text = html.escape(words(language_asked(request)).say("no-page"))
        return HTMLResponse(f"<!doctype html><title>Hemicycle</title><p>{text}</p>", 503)

    async def file(self, request: Request) -> Response:
        """A file of the build; nothing outside its folder, and nothing that is hidden."""
        asked = request.path_params["path"]
        file = (self.folder / asked).resolve()
        hidden = any(part.startswith(".") for part in Path(asked).parts)
        if not file.is_relative_to(self.folder) or hidden or not file.is_file():
            return problem(No("not-found", "input"), language_asked(request))
        hashed = asked.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else ASK})
