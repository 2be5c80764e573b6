"""What a finished match of CIVIO was like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hemicycle.games.civio.scoring import rank
from hemicycle.kernel.record import Record
from hemicycle.kernel.report import plain_report
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio


def report(game: Civio, record: Record, teller: Teller, _viewer: int) -> dict[str, Any]:
    """For one viewer; ValueError while the match goes on."""
    points = record.end["points"] if record.end else []
    ranks = {seat: teller.say(f"rank-{rank(total).name.lower()}") for seat, total in enumerate(points)}
    return plain_report(game, record, teller, ranks)
