"""Codes of tables: six characters that nobody mistakes for one another, and that spell no word."""

from __future__ import annotations

import secrets
from typing import Final

# No 0 or O, 1, I or L, 5 or S; no vowels.
ALPHABET: Final = "2346789BCDFGHJKMNPQRTVWXZ"
LENGTH: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it, in the one right form; empty if it cannot be a code."""
    code = text.upper().replace(" ", "").replace("-", "")
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else ""
