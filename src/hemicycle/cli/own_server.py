"""A server of the bench's own: in another process, with an empty folder, gone when it is done."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from hemicycle.lab.capacity import LoadError

GREETING: Final = "Hemicycle is here: "
PATIENCE: Final = 30.0


class OwnServer:
    """It listens on this machine only, at a free port."""

    def __init__(self) -> None:
        self.port = 0
        self._folder = tempfile.TemporaryDirectory(prefix="hemicycle-bench-", ignore_cleanup_errors=True)
        self._told = Path(self._folder.name) / "samples.json"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        folder = Path(self._folder.name)
        command = [sys.executable, "-m", "hemicycle.server.unlimited", str(folder / "data"), "0", "1", str(self._told)]
        with (folder / "log").open("w", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(GREETING):
                self.port = int(line.rstrip().rsplit(":", 1)[1])
                return self
        said = (folder / "log").read_text(encoding="utf-8").splitlines()
        self.__exit__(None, None, None)
        raise LoadError(f"The server did not start: {said[-1] if said else 'it said nothing'}")

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()
        self._folder.cleanup()

    # Where its time goes.

    def watch(self) -> None:
        """From now on."""
        assert self._process is not None
        if sys.platform != "win32":
            self._process.send_signal(signal.SIGUSR1)

    def watched(self) -> dict[str, Any]:
        """Until now: seconds, seconds of work, and how often it was seen at what. Empty where that cannot be seen."""
        assert self._process is not None
        if sys.platform == "win32":
            return {}
        self._told.unlink(missing_ok=True)
        self._process.send_signal(signal.SIGUSR2)
        end = time.monotonic() + PATIENCE
        while not self._told.exists():
            if time.monotonic() > end:
                raise LoadError("The server does not say where its time went.")
            time.sleep(0.02)
        told: dict[str, Any] = json.loads(self._told.read_text(encoding="utf-8"))
        return told
