"""Whether the base set is what section 2 of the rules says (SEN-3.9)."""

from __future__ import annotations

from hemicycle.games.senate.deck import CardSet
from hemicycle.kernel.pack_files import Fault


def base_faults(found: CardSet, file: str) -> list[Fault]:
    return []
