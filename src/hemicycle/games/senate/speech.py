"""Says in sentences what the lens finds, in the language of a Teller. All messages are called `screen-...`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import lens, standing
from hemicycle.games.senate import title as t
from hemicycle.games.senate.names import VOTES
from hemicycle.games.senate.rules.counting import Count, carried, threshold
from hemicycle.games.senate.rules.reading import COMMITTEE, LIVE, Measure, Position, manager
from hemicycle.games.senate.translation import caucus_title
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

MOST_NAMED: Final = 6
IN_A_VOTE: Final = ("exchange", "cloture")


def caucus(teller: Teller, game: Senate, lean: int) -> str:
    return caucus_title(game.set, lean, teller.language)


def side(teller: Teller, game: Senate, p: Position, at: int) -> str:
    """A side by its caucus."""
    return caucus(teller, game, p.fields[t.CAUCUS + at])


def named(teller: Teller, senators: list[int]) -> str:
    """The last names of some senators; of many, the first few."""
    names = [teller.piece(one) for one in senators[:MOST_NAMED]]
    if len(senators) > MOST_NAMED:
        names.append(teller.say("screen-more", count=len(senators) - MOST_NAMED))
    return teller.everyone(names)


# The moment and the goal -----------------------------------------------------------------------------------


def moment(teller: Teller, game: Senate, view: Observation) -> str:
    """What a player should have in mind just now, in one line beside the prompt."""
    frame = view.frames[-1] if view.frames else ()
    if not frame or not frame[1] >> view.viewer & 1:
        return ""
    name, p = game.decisions[frame[0]].name, lens.position_of(view)
    if name in IN_A_VOTE and lens.at_hand(game, view) != NOTHING:
        found, _ = lens.forecast(game, view, lens.at_hand(game, view))
        ayes, nays, takes = found.best
        return teller.say("screen-moment", ayes=ayes, nays=nays, need=takes, carried=yes_no(found.best))
    if name == "main":
        mine = [row for row in lens.live(p) if manager(p, row) == frame[2]]
        called = sum(lens.ready(p, row) for row in mine)
        return teller.say("screen-main", puts=lens.puts(game, view), ready=called, bills=len(mine))
    return ""


def goal(teller: Teller, game: Senate) -> str:
    """What this table plays for."""
    return teller.say(f"screen-goal-{game.win}", target=game.target)


# Votes -----------------------------------------------------------------------------------------------------


def need(teller: Teller, game: Senate, p: Position, measured: Measure, count: Count) -> str:
    """What a vote takes, the chart's row as a sentence."""
    weight = threshold(game, p, measured.row)
    vote = "committee" if measured.kind in COMMITTEE else VOTES[measured.kind]
    return teller.say(f"screen-need-{vote}", weight=weight, nays=count.nays, need=count.need)


def best(teller: Teller, game: Senate, view: Observation, found: standing.Forecast) -> str:
    """What comes of a vote if both sides do all that they may."""
    p = lens.position_of(view)
    mine, other = (side(teller, game, p, at) for at in (found.proponent, 1 - found.proponent))
    count = found.best
    said = teller.say(
        "screen-best",
        side=mine,
        other=other,
        ayes=count.ayes,
        nays=count.nays,
        carried=yes_no(count),
    )
    return f"{said} {need(teller, game, p, found.measure, count)}"


def reserve(teller: Teller, found: standing.Forecast) -> str:
    """What it would come to if both sides also activated everybody who is free; nothing where nobody is."""
    count = found.reach
    if count[:2] == found.best[:2]:
        return ""
    return teller.say("screen-reserve", ayes=count.ayes, nays=count.nays, need=count.need, carried=yes_no(count))


def yes_no(count: Count) -> str:
    return "yes" if carried(count) else "no"


def polling(teller: Teller, game: Senate, view: Observation, found: standing.Forecast) -> str:
    """What the other side's votes in a tally are: what it has said, or what it is thought to want."""
    p, frame = lens.position_of(view), view.frames[-1]
    first = frame[2] == found.proponent
    other = side(teller, game, p, 1 - frame[2])
    return teller.say("screen-poll-first" if first else "screen-poll-second", other=other)


# Bills -----------------------------------------------------------------------------------------------------


def when(teller: Teller, game: Senate, view: Observation, row: int) -> str:
    """Where a live bill is on its road, and from which turn on it may come to its vote."""
    p = lens.position_of(view)
    stage = ("none", "committee", "floor", "vetoed")[p.fields[t.STAGE + row]]
    if lens.is_voted_on(p, row) or lens.at_hand(game, view) == row:
        how = "now"
    elif p.fields[t.STAGE + row] not in LIVE or (
        not lens.ready(p, row) and p.fields[t.TURN] >= p.fields[t.NOT_BEFORE + row]
    ):
        how = "never"
    else:
        how = "ready" if lens.turn_of(game, p, row) == p.fields[t.TURN] else "later"
    turn = lens.turn_of(game, p, row)
    return teller.say("screen-when", stage=stage, how=how, turn=turn, side=side(teller, game, p, manager(p, row)))


def president(teller: Teller, found: lens.President) -> str:
    """What the president would do with a bill, and why."""
    how = "signs" if found.signs else "pork" if found.with_pork else "vetoes"
    return teller.say("screen-president", how=how, own=found.own, away=found.away, listed=int(found.listed))


def filibuster(teller: Teller, game: Senate, p: Position, row: int) -> str:
    """Who could filibuster a bill; nothing of a bill for which the question is past."""
    if p.fields[t.STAGE + row] not in LIVE[:2] or row == p.fields[t.SUBSTITUTE]:
        return ""
    who = lens.filibusterers(game, p, row)
    if not who:
        return teller.say(f"screen-filibuster-{lens.no_filibuster_because(game, p, row)}")
    other = side(teller, game, p, 1 - manager(p, row))
    return teller.say("screen-filibuster-some", side=other, count=len(who), who=named(teller, who))


def sponsors(teller: Teller, found: lens.Sponsors) -> str:
    """Who could introduce a bill of one's hand."""
    for how in ("free", "busy", "waiting"):
        able = list(getattr(found, how))
        if able:
            return teller.say(f"screen-sponsors-{how}", count=len(able), who=named(teller, able))
    return teller.say("screen-sponsors-nobody")
