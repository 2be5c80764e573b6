"""Sets up and runs the project on any machine with Python 3.11 or newer; the Makefile only calls this.

python3 tools/dev.py play [ARGUMENTS]    install what is needed and play
python3 tools/dev.py test                install what the tests need and run them all
python3 tools/dev.py test-long           the long forms too: tens of minutes
python3 tools/dev.py page                install what is needed and build the page of web/
python3 tools/dev.py page-dev            serve the page while one works on it; HEMICYCLE_SERVER says where the server is
python3 tools/dev.py lock                write the lock files anew
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import browser

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PAGE = ROOT / "tools" / "page.py"
LOCKS = {"run": ROOT / "requirements" / "run.txt", "dev": ROOT / "requirements" / "dev.txt"}


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (this file is what tells people so)
        print(f"Hemicycle needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        print("Install a newer one and run again with PYTHON=python3.11 make play", file=sys.stderr)
        return 2
    commands = {
        "play": play,
        "test": test,
        "test-long": test_long,
        "page": page,
        "page-dev": page_dev,
        "lock": lock,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    return commands[arguments[0]](arguments[1:])


def play(arguments: list[str]) -> int:
    install("run")
    return run([PYTHON, "-m", "hemicycle", *arguments])


def test(arguments: list[str]) -> int:
    """Style, types, import arrows, the same for the page, then the tests on all cores."""
    install("dev")
    try:
        browser.ensure()
    except browser.NoBrowserError as fault:
        print(fault, file=sys.stderr)
        return 1
    checks: list[list[str | Path]] = [
        [PYTHON, "-m", "ruff", "check", "."],
        [PYTHON, "-m", "ruff", "format", "--check", "."],
        [PYTHON, "-m", "mypy"],
        *([PYTHON, PAGE, "run", script] for script in ("check", "style", "test")),
        [BIN / "lint-imports"],
        [PYTHON, "-m", "pytest", "-m", "not long", "-n", str(os.cpu_count() or 1), *arguments],
    ]
    return next((code for code in map(run, checks) if code), 0)


def test_long(arguments: list[str]) -> int:
    return test([]) or run([PYTHON, "-m", "pytest", "-m", "long", "-n", str(os.cpu_count() or 1), *arguments])


def page(_arguments: list[str]) -> int:
    install("run")
    return 0


def page_dev(arguments: list[str]) -> int:
    install("run")
    return run([PYTHON, PAGE, "run", "dev", "--", *arguments])


def lock(_arguments: list[str]) -> int:
    """Pin every package with its hashes, for running and for developing; both can build the page."""
    if not PYTHON.exists():
        make_venv()
    must([PYTHON, "-m", "pip", "install", "--quiet", "pip-tools"])
    quiet: list[str | Path] = [
        "--quiet",
        "--strip-extras",
        "--no-header",
        "--no-emit-index-url",
        "--no-emit-trusted-host",
        "--no-emit-find-links",
    ]
    compiled: list[str | Path] = [PYTHON, "-m", "piptools", "compile", *quiet, "--generate-hashes", "--allow-unsafe"]
    compiled += ["--extra", "build"]
    code = run([*compiled, "-o", LOCKS["run"], "pyproject.toml"])
    return code or run([*compiled, "--extra", "dev", "-o", LOCKS["dev"], "pyproject.toml"])


def install(which: str) -> None:
    """A virtual environment with exactly the locked packages, and the page; nothing is done if all is there already."""
    packages(which)
    must([PYTHON, PAGE])


def packages(which: str) -> None:
    stamp = VENV / f"installed-{which}"
    wanted = hashlib.sha256(LOCKS[which].read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Setting up; this takes a minute the first time ...", file=sys.stderr, flush=True)
    if not PYTHON.exists():
        make_venv()
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    must([*pip, "--require-hashes", "-r", LOCKS[which]])
    # Built with what is locked, not with whatever a build environment of its own would fetch.
    must([*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT])
    stamp.write_text(wanted)


def make_venv() -> None:
    """Debian keeps the module for this in a package of its own."""
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False, capture_output=True).returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    apt = shutil.which("apt-get")
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        run([apt, "update", "-qq"])
        run([apt, "install", "-y", "-qq", package])
    else:
        print(f"If this fails, install Python's venv module first: sudo apt-get install {package}", file=sys.stderr)
    must([sys.executable, "-m", "venv", VENV])


def run(command: list[str | Path]) -> int:
    try:
        return subprocess.run([str(part) for part in command], cwd=ROOT, check=False).returncode
    except KeyboardInterrupt:
        return 130


def must(command: list[str | Path]) -> None:
    code = run(command)
    if code:
        sys.exit(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
