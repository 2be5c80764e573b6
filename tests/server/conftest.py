"""One server for the tests of a module that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("served") / "data", limitless=True) as running:
        yield running
