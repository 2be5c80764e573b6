"""Prints the digest of the record of a random game: run in a process of its own, with any hash seed."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from hemicycle.kernel.record import lines

sys.path.insert(0, str(Path(__file__).parents[1]))
from properties.games import sample_game, seat_counts
from properties.walk import walk


def main(slug: str) -> None:
    for seats in seat_counts(slug):
        *_, (table, _) = walk(sample_game(slug, "hash", seats), "hash")
        text = "\n".join(lines(table.record, table.notation.event))
        print(hashlib.sha256(text.encode()).hexdigest(), len(table.record.steps))


if __name__ == "__main__":
    main(sys.argv[1])
