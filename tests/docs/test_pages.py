"""README and the guides: their Python runs, their commands print what is shown, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .blocks import ROOT, blocks, commands, environment, pages, write_files

OWN_TEST = "docs/write-a-game.md"  # its blocks are a package, which has tests of its own
LINK = re.compile(r"\[[^\]]*\]\(([^)#:]+)(?:#[^)]*)?\)")
CODE = re.compile(r"`([^`\n]+)`")


def of_language(page: str, language: str) -> list[str]:
    return [block.text for block in blocks(ROOT / page) if block.language == language and not block.file]


PYTHON = [page for page in pages() if of_language(page, "python") and page != OWN_TEST]
CONSOLE = [page for page in pages() if of_language(page, "console") and page != OWN_TEST]


def ready(page: str, folder: Path) -> None:
    """The files of a page, and what lies beside it in the project."""
    write_files(ROOT / page, folder)
    (folder / "examples").symlink_to(ROOT / "examples", target_is_directory=True)


def run_python(page: str, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(of_language(page, "python"))],
        cwd=folder,
        env=environment(PYTHONPATH=str(folder)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_there_is_something_to_run() -> None:
    assert "README.md" in PYTHON
    assert "README.md" in CONSOLE


@pytest.mark.parametrize("page", PYTHON)
def test_the_python_of_a_page_runs(page: str, tmp_path: Path) -> None:
    ready(page, tmp_path)
    run_python(page, tmp_path)


@pytest.mark.parametrize("page", CONSOLE)
def test_the_commands_of_a_page_print_what_is_shown(page: str, tmp_path: Path) -> None:
    ready(page, tmp_path)
    if page in PYTHON:
        run_python(page, tmp_path)  # it may write the files that the commands read
    for block in blocks(ROOT / page):
        for command, shown in commands(block) if block.language == "console" else ():
            done = subprocess.run(
                shlex.split(command), cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{page}:{block.line}: {command}\n{done.stderr}"
            for line in shown:
                assert line in done.stdout, f"{page}:{block.line}: {command}\n{done.stdout}"


@pytest.mark.parametrize("page", [*pages(), "CONTRIBUTING.md", "CHANGELOG.md"])
def test_the_links_of_a_page_lead_somewhere(page: str) -> None:
    file = ROOT / page
    links = LINK.findall(file.read_text("utf-8"))
    assert not [link for link in links if not (file.parent / link).exists()]


def test_every_command_that_the_readme_names_is_one() -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "hemicycle", "--help"], env=environment(), capture_output=True, text=True, check=True
    ).stdout
    named = {
        code.split()[1]
        for code in CODE.findall((ROOT / "README.md").read_text("utf-8"))
        if " " in code.strip() and code.startswith("hemicycle ")
    }
    assert len(named) > 4
    assert not [name for name in named if not re.search(rf"^\s+{name}\s", listed, re.MULTILINE)]
