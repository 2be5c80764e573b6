"""Draws the picture of the README: a moment of a real game in the terminal, as SVG.

python tools/picture.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "images" / "terminal.svg"
COMMAND = ("-m", "hemicycle", "play", "civio", "--seats", "3", "--seed", "5", "--bots", "sensible")
TYPED = "keep 3 4\n1\n1\ndiscard hazelwood\n1\n1\n1\n1\nlinks\nhint\nquit\n"
COLUMNS, LINES, SIZE, LEADING, MARGIN = 100, 30, 14, 20, 18


def moment() -> list[str]:
    """The table as the player sees it when she asks for a hint."""
    environment = os.environ | {"COLUMNS": str(COLUMNS), "LINES": "40", "NO_COLOR": "1"}
    command = [sys.executable, *COMMAND]
    out = subprocess.run(command, input=TYPED, capture_output=True, text=True, check=True, env=environment, cwd=ROOT)
    lines = out.stdout.splitlines()
    tables = [at for at, line in enumerate(lines) if line.startswith("CIVIO ")]
    hint = next(at for at, line in enumerate(lines) if line.startswith("Hint:"))
    first = max(at for at in tables if at < hint)
    return lines[first : hint + 3]


def draw(lines: list[str]) -> str:
    """The lines as text in a picture: it can be read, searched and read aloud."""
    width, height = COLUMNS * SIZE * 0.602 + 2 * MARGIN, len(lines) * LEADING + 2 * MARGIN
    rows = "\n".join(
        f'<text x="{MARGIN}" y="{MARGIN + (at + 1) * LEADING - 5}" xml:space="preserve">{escape(line)}</text>'
        for at, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img" '
        f'aria-label="A game of CIVIO in the terminal">\n'
        f'<rect width="100%" height="100%" rx="10" fill="#12161C"/>\n'
        f'<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="{SIZE}" fill="#F2EFE8">\n{rows}\n</g>\n'
        "</svg>\n"
    )


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(moment()), encoding="utf-8")
