"""What people may call themselves at a table, and what bots are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from hemicycle.tables.faults import No

LONGEST: Final = 20
BESIDE_LETTERS: Final = " .'’-"
BOTS: Final = ("Iris", "Otto", "Wanda", "Milo", "Petra", "Nils", "Zora", "Hugo", "Ines", "Kurt", "Vera", "Theo")


def read_name(text: str) -> str:
    """A name in its one right form; No says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise No("name-missing", "input")
    if len(name) > LONGEST:
        raise No("name-long", "input", most=LONGEST)
    if not all(unicodedata.category(letter)[0] in "LMN" or letter in BESIDE_LETTERS for letter in name):
        raise No("name-letters", "input")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise No("name-letters", "input")
    return name


def same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = (name for name in BOTS if name.casefold() not in used)
    return next(free, "") or next(f"Bot {at}" for at in range(1, 1000) if f"bot {at}" not in used)
