"""A real server in a process of its own, for browsers: started, killed, started again where it was."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

GREETING = "Hemicycle is here: "
SERVE = "import sys; from hemicycle.cli.main import main; sys.exit(main())"
OPTIONS = ("serve", "--host", "localhost", "--no-browser")


class House:
    """Its port stays the same from one start to the next, so that pages find it again."""

    def __init__(self, data: Path, bot_pause: float = 0.02, before: str = "") -> None:
        self.data, self.bot_pause = data, bot_pause
        self.before = before  # code that runs before the server does, such as for shorter waits
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        arguments = ("--port", port, "--data", str(self.data), "--bot-pause", str(self.bot_pause))
        command = [sys.executable, "-c", f"{self.before}\nif __name__ == '__main__': {SERVE}", *OPTIONS, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if line.startswith("Tables are kept in"):
                break
        there = [line.removeprefix(GREETING).strip() for line in said if line.startswith(GREETING)]
        assert there, f"the server did not start: {''.join(said)}"
        assert self.address in ("", there[0]), f"the server came back at {there[0]}"
        self.address = there[0]

    def kill(self) -> None:
        """Without a word: nothing that the process holds in memory is left."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.communicate(timeout=30)

    def post(self, path: str, **body: Any) -> Any:
        """What a program asks over HTTP."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=20) as answer:
            return json.load(answer)
