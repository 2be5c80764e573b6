"""What a finished match was like: places, charts, turning points, cases to remember, questions to talk about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.civio import lens
from hemicycle.games.civio.asking import questions
from hemicycle.games.civio.match import Round, rounds
from hemicycle.games.civio.scoring import rank
from hemicycle.games.civio.turning import Turning, distance, turning_points
from hemicycle.kernel.moments import demand_end
from hemicycle.kernel.record import Record
from hemicycle.kernel.report import plain_report
from hemicycle.kernel.schema import LETTERS, NOTHING
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

SEATS: Final = ("seat", "other")
CARDS: Final = ("card", "law")


def report(game: Civio, record: Record, teller: Teller, viewer: int) -> dict[str, Any]:
    """For one viewer: an onlooker is told of the cases of the winners. ValueError while the match goes on."""
    demand_end(record)
    assert record.end is not None
    played = rounds(game, record)
    ranks = {seat: teller.say(f"rank-{rank(points).name.lower()}") for seat, points in enumerate(record.end["points"])}
    plain = plain_report(game, record, teller, ranks)
    return plain | {
        "end": _end(teller, record.end, plain["end"]),
        "charts": _charts(game, teller, played),
        "turning": [_turning(game, teller, one) for one in turning_points(game, played)],
        "learned": _learned(game, teller, played, viewer),
        "questions": questions(game, teller, played),
    }


def _end(teller: Teller, end: dict[str, Any], how: str) -> str:
    """Who won, and how the last round ended."""
    winners = teller.everyone([teller.seat(seat) for seat in end["winners"]])
    return teller.say("report-end", winners=winners, points=max(end["points"]), how=how)


# Charts ----------------------------------------------------------------------------------------------------


def _charts(game: Civio, teller: Teller, played: Sequence[Round]) -> list[dict[str, Any]]:
    ended = [one for one in played if one.end != "void"]
    if not ended:
        return []
    numbers = [teller.say("report-round", round=one.number) for one in ended]
    scored = [[float(one.points.get(seat, 0)) for one in ended] for seat in game.in_play]
    totals = [[_total(ended[0], seat), *(float(one.totals[seat]) for one in ended)] for seat in game.in_play]
    last = ended[-1]
    missing = [[float(distance(game, hands[seat])) for hands in last.laps] for seat in game.in_play]
    laps = [teller.say("report-deal"), *map(str, range(1, len(last.laps) - 1)), teller.say("report-finish")]
    return [
        _chart(teller, "points", numbers, scored, "bars"),
        _chart(teller, "totals", [teller.say("report-begin"), *numbers], totals, "lines"),
        _chart(teller, "missing", laps, missing, "lines"),
    ]


def _total(first: Round, seat: int) -> float:
    """What a seat had before the first round: points brought along."""
    return float(first.totals[seat] - first.points.get(seat, 0))


def _chart(teller: Teller, name: str, columns: list[str], rows: list[list[float]], form: str) -> dict[str, Any]:
    return {
        "name": name,
        "title": teller.say(f"report-{name}-title"),
        "about": teller.say(f"report-{name}-about"),
        "columns": columns,
        "rows": [(LETTERS[seat], row) for seat, row in enumerate(rows)],
        "form": form,
    }


# Turning points, and what was learned ----------------------------------------------------------------------


def _turning(game: Civio, teller: Teller, one: Turning) -> dict[str, Any]:
    said = dict(one.said)
    for name in SEATS:
        said[name] = teller.seat(said[name]) if said.get(name, NOTHING) >= 0 else ""
    for name in CARDS:
        said[name] = teller.piece(said[name]) if said.get(name, NOTHING) >= 0 else ""
    return {
        "n": one.step,
        "title": teller.say(f"report-{one.kind.partition('-')[0]}-title"),
        "text": teller.say(f"report-{one.kind}", **said),
        "cards": [game.deck.cards[card].short for card in one.cards],
    }


def _learned(game: Civio, teller: Teller, played: Sequence[Round], viewer: int) -> list[dict[str, str]]:
    """The cases in precedents that counted, once each, with what was decided and why it matters."""
    cases: dict[int, None] = {}
    for one in played:
        seat = viewer if viewer < game.seats else one.caller
        cases |= dict.fromkeys(lens.cases(game, one.sequences(game, seat) if seat != NOTHING else ()))
    faces = [game.face(card, teller.language) for card in cases]
    return [{"card": face.short, "text": f"{face.text} {face.matters}".strip()} for face in faces]
