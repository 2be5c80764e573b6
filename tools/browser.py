"""Finds a browser of the Chromium family for the tests, and installs one where the system lets us.

python tools/browser.py     install one if there is none; print where it is
Tests start it with playwright: chromium.launch(**browser.launch_options(browser.ensure()))
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

VARIABLE = "HEMICYCLE_BROWSER"
NAMES = (
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "microsoft-edge-stable",
)
MAC_APPLICATIONS = ("Google Chrome", "Chromium", "Microsoft Edge")
WINDOWS_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
WINDOWS_PROGRAMS = ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe")

# Nothing but the pages of our own server is opened: no need for a sandbox, which root and containers do not have,
# and none for the calls home of a fresh profile.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

HOW_TO_GET_ONE = f"""\
The tests of the page need a browser: Chromium, Google Chrome or Microsoft Edge. None was found, and none could be
installed from here. Get one like this, and run again:
    Debian    sudo apt-get install chromium
    Ubuntu    Google Chrome's .deb package
    Fedora    sudo dnf install chromium
    macOS     brew install --cask google-chrome
    Windows   winget install Google.Chrome
If there is one in an unusual place, say where: {VARIABLE}=/path/to/chromium"""


class NoBrowserError(Exception):
    """A sentence for whoever runs the tests."""


def find() -> Path | None:
    """The one that the environment names, or the first of the usual ones."""
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoBrowserError(f"{VARIABLE} says {named}, but there is no such program.")
        return Path(found)
    return next((path for path in usual_places() if path.exists()), None)


def usual_places() -> list[Path]:
    places = [Path(found) for found in map(shutil.which, NAMES) if found]
    if sys.platform == "darwin":
        roots = (Path("/Applications"), Path.home() / "Applications")
        places += [root / f"{name}.app/Contents/MacOS/{name}" for root in roots for name in MAC_APPLICATIONS]
    if os.name == "nt":
        roots = tuple(Path(os.environ[name]) for name in WINDOWS_FOLDERS if name in os.environ)
        places += [root / program for program in WINDOWS_PROGRAMS for root in roots]
    return places


def ensure() -> Path:
    """One that is there, if need be after installing it."""
    found = find()
    if found is None:
        for command in ways_to_install():
            print("No browser for the tests yet:", " ".join(command), file=sys.stderr, flush=True)
            # A list of packages that cannot be renewed does not matter if the package is had all the same.
            environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
            subprocess.run(command, check=False, stdout=sys.stderr, stdin=subprocess.DEVNULL, env=environment)
        found = find()
    if found is None:
        raise NoBrowserError(HOW_TO_GET_ONE)
    if sys.platform == "linux" and not starts(found):
        raise NoBrowserError(f"{found} does not start.\n{HOW_TO_GET_ONE}")
    return found


def ways_to_install() -> list[list[str]]:
    """By the system's own package manager, without a question to anybody."""
    if sys.platform == "darwin":
        brew = shutil.which("brew")
        return [[brew, "install", "--cask", "google-chrome"]] if brew else []
    if os.name == "nt":
        winget = shutil.which("winget")
        agreed = ("--accept-source-agreements", "--accept-package-agreements")
        return [[winget, "install", "--exact", "--id", "Google.Chrome", *agreed]] if winget else []
    apt, rights = shutil.which("apt-get"), as_root()
    if apt is None or rights is None:
        return []
    return [
        [*rights, apt, "update", "-qq"],
        [*rights, apt, "install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ]


def as_root() -> list[str] | None:
    """What to put before a command that only root may give; None if that would ask for a password."""
    if os.name == "posix" and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], check=False, capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def starts(path: Path) -> bool:
    """Ubuntu's package is a script that only says where to get the snap."""
    return subprocess.run([path, "--version"], check=False, capture_output=True).returncode == 0


def launch_options(path: Path) -> dict[str, Any]:
    """What playwright is told; it makes a new and empty profile each time."""
    return {"executable_path": str(path), "headless": True, "args": list(FLAGS)}


if __name__ == "__main__":
    try:
        print(ensure())
    except NoBrowserError as fault:
        print(fault, file=sys.stderr)
        sys.exit(1)
