"""Where this server is found, and a code to point a camera at."""

from __future__ import annotations

import io
from dataclasses import dataclass, field

import segno
from starlette.requests import Request
from starlette.responses import Response

from hemicycle.server.lan import is_everywhere, lan_addresses

LOCAL = ("localhost", "127.0.0.1", "::1", "[::1]")


@dataclass
class Addresses:
    """The address for this machine and those for others in its network."""

    host: str
    port: int = 0
    found: list[str] = field(default_factory=list)

    def listening(self, port: int) -> None:
        self.port = port
        self.found = lan_addresses() if is_everywhere(self.host) else []

    def here(self) -> str:
        """For a browser on this machine."""
        host = "localhost" if is_everywhere(self.host) or self.host in LOCAL else self.host
        return f"http://{host}:{self.port}"

    def all(self) -> list[str]:
        """For others in the same network."""
        return [f"http://{address}:{self.port}" for address in self.found]

    def shared(self, request: Request | None = None) -> str:
        """The address to give to others: the one that the asker uses, unless that leads nowhere from elsewhere."""
        host = request.headers.get("host", "") if request else ""
        name = host.rsplit(":", 1)[0] if ":" in host else host
        if request and name and name not in LOCAL:
            return f"{request.url.scheme}://{host}"
        return next(iter(self.all()), self.here())

    def qr(self, request: Request, code: str) -> Response:
        """The address of a table as a picture."""
        out = io.BytesIO()
        segno.make(f"{self.shared(request)}/t/{code}", error="m").save(
            out, kind="svg", scale=8, border=2, dark="#000", light="#fff", xmldecl=False
        )
        return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
