"""What a finished game was like: charts, the closest votes, the words of the process, the roads of the bills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.history import History, Road, Vote, history, whole
from hemicycle.games.senate.speech import caucus
from hemicycle.kernel.moments import demand_end
from hemicycle.kernel.record import Record
from hemicycle.kernel.report import plain_report
from hemicycle.kernel.schema import LETTERS, NOTHING
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

MOST_TURNING: Final = 8
LEAST_CAST: Final = 5  # a vote with fewer than these is no contest
MANY_QUESTIONS: Final = 3
MIX: Final = ("introduced", "committee_passed", "floor_passed", "vetoed", "law", "died")
# The words of the process, each met if one of these lines was told.
PROCESS: Final = {
    "committee": ("committee_passed", "committee_failed"),
    "amendment": ("amended", "amendment_failed"),
    "bipartisan": ("bipartisan",),
    "floor": ("floor_passed", "floor_failed"),
    "pork": ("porked",),
    "filibuster": ("filibustered",),
    "cloture": ("cloture_carried", "cloture_failed"),
    "substitute": ("substitute_carried", "substitute_failed"),
    "tie": ("tied",),
    "signature": ("signed",),
    "veto": ("vetoed",),
    "override": ("overridden", "override_failed"),
}
ASKED: Final = ("filibuster", "veto", "pork", "override", "bipartisan", "amendment")
ALWAYS: Final = ("distance", "activation", "today")


def report(game: Senate, record: Record, teller: Teller, viewer: int) -> dict[str, Any]:
    """For one viewer: the roads of his own bills; an onlooker is told of the laws. ValueError before the end."""
    demand_end(record)
    assert record.end is not None
    found = history(game, record)
    leans = [_lean(game, record, side) for side in range(t.SIDES)]
    titles = {seat: caucus(teller, game, leans[game.schema.side_of[seat]]) for seat in range(game.seats)}
    return plain_report(game, record, teller, titles) | {
        "charts": [*_charts(teller, found)],
        "turning": _turning(teller, game, found, titles),
        "learned": [*_learned(teller, found), *_roads(game, teller, found, viewer)],
        "questions": _questions(teller, found),
    }


def _lean(game: Senate, record: Record, side: int) -> int:
    state = game.start()
    for step in record.standing():
        for event in step.events:
            state.apply(event)
    return state.fields[t.CAUCUS + side]


# Charts ----------------------------------------------------------------------------------------------------


def _charts(teller: Teller, found: History) -> Iterator[dict[str, Any]]:
    columns = [str(turn) for turn in found.turns]
    totals = [[whole(points[side]) for points in found.points] for side in range(t.SIDES)]
    if len(columns) > 1:
        yield _chart(teller, "points", columns, totals, "lines")
    laws = [
        signed + overridden
        for signed, overridden in zip(found.by_side("signed"), found.by_side("overridden"), strict=True)
    ]
    mix = [laws if what == "law" else found.by_side(what) for what in MIX]
    if any(map(any, mix)):
        columns = [teller.say(f"screen-report-mix-{what.replace('_', '-')}") for what in MIX]
        rows = [[float(part[side]) for part in mix] for side in range(t.SIDES)]
        yield _chart(teller, "mix", columns, rows, "bars")


def _chart(teller: Teller, name: str, columns: list[str], rows: list[list[float]], form: str) -> dict[str, Any]:
    return {
        "name": name,
        "title": teller.say(f"screen-report-{name}-title"),
        "about": teller.say(f"screen-report-{name}-about"),
        "columns": columns,
        "rows": [(LETTERS[side], row) for side, row in enumerate(rows)],
        "form": form,
    }


# Turning points --------------------------------------------------------------------------------------------


def _turning(teller: Teller, game: Senate, found: History, titles: dict[int, str]) -> list[dict[str, Any]]:
    """The closest votes by what hung on them, and who went ahead, in order of time."""
    contested = [vote for vote in found.votes if vote.nays and vote.ayes + vote.nays >= LEAST_CAST]
    votes = sorted(contested, key=lambda vote: (vote.margin / vote.weight, vote.step))
    points = [_vote(teller, game, vote) for vote in votes[: MOST_TURNING - min(3, len(found.leads))]]
    points += [
        {
            "n": step,
            "title": teller.say("screen-report-lead-title"),
            "text": teller.say("screen-report-lead", side=titles[side], turn=turn),
            "cards": [],
        }
        for step, turn, side in found.leads[-3:]
    ]
    return sorted(points, key=lambda point: int(point["n"]))


def _vote(teller: Teller, game: Senate, vote: Vote) -> dict[str, Any]:
    said = {"turn": vote.turn, "ayes": vote.ayes, "nays": vote.nays, "need": vote.need, "margin": vote.margin}
    how = "won" if vote.carried else "lost"
    return {
        "n": vote.step,
        "title": teller.say("screen-report-vote-title", card=teller.piece(vote.card)),
        "text": teller.say(f"screen-report-vote-{how}", what=vote.note, card=teller.piece(vote.card), **said),
        "cards": [game.set.cards[vote.card].short],
    }


# What was learned ------------------------------------------------------------------------------------------


def _learned(teller: Teller, found: History) -> list[dict[str, str]]:
    """The words of the process that came up in this game, each once."""
    met = [word for word, notes in PROCESS.items() if any(found.met[note] for note in notes)]
    return [
        {"card": teller.say(f"screen-report-word-{word}"), "text": teller.say(f"screen-report-about-{word}")}
        for word in met
    ]


def _roads(game: Senate, teller: Teller, found: History, viewer: int) -> list[dict[str, str]]:
    """What became of the viewer's bills, or for an onlooker of those that became law."""
    mine = game.schema.side_of[viewer] if viewer < game.seats else NOTHING
    roads = [road for road in found.roads if road.side == mine or (mine == NOTHING and _is_law(road))]
    return [{"card": game.set.cards[road.card].short, "text": _road(teller, road)} for road in roads]


def _is_law(road: Road) -> bool:
    return any(station.what in ("signed", "overridden") for station in road.stations)


def _road(teller: Teller, road: Road) -> str:
    """The stations of a bill as one row of short sentences."""
    said = []
    for station in road.stations:
        numbers = station.numbers
        values: dict[str, Any] = {"turn": station.turn}
        if station.what in ("introduced", "filibustered"):
            values["who"] = teller.piece(numbers[0])
        elif station.what == "scored":
            minus, points, half, stages = numbers
            values |= {"points": f"{'−' if minus else ''}{points}{'.5' if half else ''}", "stages": stages}
        elif len(numbers) >= 3:
            values |= {"ayes": numbers[0], "nays": numbers[1]}
        said.append(teller.say(f"screen-report-road-{station.what.replace('_', '-')}", **values))
    return " ".join(said)


def _questions(teller: Teller, found: History) -> list[str]:
    """Three questions, first about what came up in this game."""
    asked = [word for word in ASKED if any(found.met[note] for note in PROCESS[word])]
    turn = found.turns[-1] % len(asked) if asked else 0
    words = [*asked[turn:], *asked[:turn], *ALWAYS][:MANY_QUESTIONS]
    return [teller.say(f"screen-report-ask-{word}") for word in words]
