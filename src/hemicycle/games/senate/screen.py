"""What a screen of Senate shows beside the cards: the findings of the lens, with their sentences, as plain values.

Sides are called by the letter of their first seat, sheets by their row, cards and senators by their names in notation.
How the senators stand to a bill is one text, a word for each in the order of `senators`, with the name of the reason
(of which `whys` has the duty and the sentence), the votes as things stand, and those that he would have activated on
it: a replay has a screen for each moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hemicycle.games.senate import lens, speech, standing
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, PLACES
from hemicycle.games.senate.lens_sheets import amendments
from hemicycle.games.senate.names import BALLOTS, MARKS, STAGES, STANCES, VOTES
from hemicycle.games.senate.rules.counting import Count, carried, counted
from hemicycle.games.senate.rules.reading import (
    ABSTAIN,
    AGAINST,
    FOR,
    LIVE,
    MARK,
    NONE,
    Measure,
    in_play,
    manager,
    vp_in_play,
)
from hemicycle.games.senate.rules.voting import BALLOT_VERBS, by_stance
from hemicycle.games.senate.scoring import HALVES
from hemicycle.kernel.atoms import ARGUMENT, argument
from hemicycle.kernel.schema import LETTERS, NOTHING
from hemicycle.kernel.view import Observation
from hemicycle.kernel.words import Teller

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

SIDES: Final = LETTERS[: t.SIDES]
ROAD: Final = ("introduced", "committee", "floor", "president", "law")
HURDLES: Final = (MARK["passed_committee"], MARK["passed_senate"], MARK["law"])
PAID: Final = ("weight", "pork", "cloture", "amendments", "override", "extreme", "cards")


def screen(game: Senate, view: Observation, teller: Teller) -> dict[str, Any]:
    """All that the lens finds for a viewer; an onlooker is shown what is open to all."""
    if view.field(t.CAUCUS) == NOTHING:
        return {}
    return Screen(game, view, teller).values()


class Screen:
    """One viewer's screen of one position."""

    def __init__(self, game: Senate, view: Observation, teller: Teller) -> None:
        self.game, self.view, self.teller = game, view, teller
        self.p = lens.position_of(view)
        self.whys: dict[str, str] = {}  # the reasons that are given, with the duty that follows from each

    def values(self) -> dict[str, Any]:
        game, view, p = self.game, self.view, self.p
        mine, hand = lens.side_of_viewer(view), lens.at_hand(game, view)
        made = {
            "moment": speech.moment(self.teller, game, view),
            "mine": SIDES[mine] if mine != NOTHING else "",
            "turn": {"number": p.fields[t.TURN], "side": self.side(lens.moves_now(game, p)), "puts": self.puts()},
            "goal": speech.goal(self.teller, game),
            "sides": [self.of_side(side) for side in range(t.SIDES)],
            "president": self.president(),
            "flash": [self.name(card) for card in view.zone(t.FLASH)],
            "senators": {self.name(one): self.senator(one) for one in in_play(p)},
            "bills": {f"sheet {row}": self.bill(row) for row in lens.live(p)},
            "past": {f"sheet {row}": self.sheet(row) for row in lens.concluded(p)},
            "hand": {self.name(card): self.in_hand(card) for card in lens.bills_in_hand(game, view)},
            "at_hand": hand,
            "poll": self.poll(),
        }
        whys = {why: [duty, self.teller.say(f"screen-why-{why}")] for why, duty in sorted(self.whys.items())}
        return made | {"whys": whys}

    # Names.

    def name(self, piece: int) -> str:
        return self.game.set.cards[piece].short if piece >= 0 else ""

    def names(self, pieces: Any) -> list[str]:
        return [self.name(piece) for piece in pieces]

    def side(self, side: int) -> str:
        return SIDES[side] if side in range(t.SIDES) else ""

    def places(self, mask: int) -> list[str]:
        return [place for at, place in enumerate(PLACES) if mask >> at & 1]

    # Sides and senators.

    def puts(self) -> int:
        asked = self.game.decisions[self.view.frames[-1][0]].name if self.view.frames else ""
        return lens.puts(self.game, self.view) if asked == "main" else 0

    def of_side(self, side: int) -> dict[str, Any]:
        view, force = self.view, self.game.force(self.p)
        lean = view.field(t.CAUCUS + side)
        return {
            "side": SIDES[side],
            "caucus": speech.caucus(self.teller, self.game, lean),
            "lean": ("liberal", "conservative")[lean],
            "score": f"{view.field(t.SCORE + side) / HALVES:g}",
            "laws": view.field(t.LAWS + side),
            "passed": view.field(t.PASSED + side),
            "in_play": len(view.zone(t.IN_PLAY + side)),
            "most": force.max_in_play,
            "hand": len(view.zone(t.HAND + side)),
            "politics": len(view.zone(t.POLITICS + side)),
            "deck": len(view.zone(self.game.pool(self.p, side))),
        }

    def president(self) -> dict[str, Any]:
        roster = self.game.roster
        there = vp_in_play(self.p)
        return {
            "card": self.name(roster.executive),
            "name": self.game.card(roster.executive).president,
            "side": self.side(self.game.side_with(self.p, roster.lean[roster.executive])),
            "positions": dict(zip(ISSUES, roster.positions[roster.executive], strict=True)),
            "say": self.teller.say("screen-vp-there" if there else "screen-vp-away"),
        }

    def senator(self, one: int) -> list[Any]:
        """A senator in play: his side, where he lies, how he votes in the vote that is on, or has in the last."""
        fields = self.p.fields
        rows = [row for row in (fields[t.ON + one], fields[t.ALSO + one]) if row != NOTHING]
        ballot = fields[t.BALLOT + one]
        said = BALLOTS[ballot] if ballot in (FOR, AGAINST, ABSTAIN) else ""
        return [SIDES[0 if one in self.p.zones[t.IN_PLAY] else 1], rows, said]

    # Sheets.

    def sheet(self, row: int) -> dict[str, Any]:
        """What stands on a sheet, and what it is worth."""
        p, worth = self.p, lens.lines(self.game, self.p, row)
        fields = p.fields
        stage, marks = fields[t.STAGE + row], fields[t.MARKS + row]
        alive = stage in LIVE
        halves = worth.halves if alive else fields[t.POINTS + row]
        return {
            "row": row,
            "card": self.name(fields[t.SHEET_CARD + row]),
            "substitute": row == fields[t.SUBSTITUTE],
            "issue": ISSUES[fields[t.ISSUE + row]],
            "position": fields[t.POSITION + row],
            "weight": fields[t.WEIGHT + row],
            "stage": STAGES[stage],
            "road": road(stage, marks),
            "side": self.side(manager(p, row)),
            "sponsor": self.name(fields[t.SPONSOR + row]),
            "cosponsor": self.name(fields[t.COSPONSOR + row]),
            "pork": self.places(fields[t.PORK + row]),
            "free": self.places(fields[t.FREE_PORK + row]),
            "marks": [mark for bit, mark in enumerate(MARKS) if marks >> bit & 1],
            "adopted": fields[t.ADOPTED + row],
            "amendments": [
                one._asdict() | {"by": self.name(one.by), "pork": self.places(one.pork)} for one in amendments(p, row)
            ],
            "fails": [fields[slot + row] for slot in (t.COMMITTEE_FAILS, t.FLOOR_FAILS, t.CLOTURE_FAILS)],
            "lines": [[name, getattr(worth, name)] for name in PAID if getattr(worth, name) or name == "weight"],
            "basic": worth.basic,
            "stages": worth.stages,
            "score": f"{halves / HALVES:g}",
        }

    def bill(self, row: int) -> dict[str, Any]:
        """A live sheet: with what may come of it, and how every senator in play stands to it."""
        game, p = self.game, self.p
        found, rows = lens.forecast(game, self.view, row)
        self.whys |= {one.why: one.duty for one in rows}
        best = found.best
        return self.sheet(row) | {
            "when": speech.when(self.teller, game, self.view, row),
            "ready": lens.ready(p, row),
            "on": self.names(lens.activated(p, row)),
            "president": speech.president(self.teller, lens.president_on(game, p, row)),
            "signs": lens.president_on(game, p, row).signs,
            "filibuster": speech.filibuster(self.teller, game, p, row),
            "helps": self.places(lens.helped(game, p, *found.measure[2:])),
            "vote": {
                "kind": VOTES[found.measure.kind],
                "now": lens.is_voted_on(p, row),
                "most_for": [side.most_for for side in found.sides],
                "most_against": [side.most_against for side in found.sides],
                "sure_for": [side.sure_for for side in found.sides],
                "sure_against": [side.sure_against for side in found.sides],
                "cards": list(found.cards),
                "declared": list(found.declared),
                "best": self.count(best),
                "reach": self.count(found.reach),
                "say": speech.best(self.teller, game, self.view, found),
                "reserve": speech.reserve(self.teller, found),
            },
            "stands": " ".join(f"{one.why},{one.ayes},{one.active}" for one in rows),
        }

    def count(self, found: Count) -> list[Any]:
        return [found.ayes, found.nays, found.need, carried(found)]

    # Hands.

    def in_hand(self, card: int) -> dict[str, Any]:
        """A bill of one's own hand: who could sponsor it, and what the president would do."""
        game, roster = self.game, self.game.roster
        able = lens.sponsors(game, self.view, card)
        asked = lens.president_at(game, self.p, roster.issue[card], roster.position[card], 0)
        return {
            "free": self.names(able.free),
            "busy": self.names(able.busy),
            "waiting": self.names(able.waiting),
            "say": speech.sponsors(self.teller, able),
            "president": speech.president(self.teller, asked),
            "helps": self.places(lens.helped(game, self.p, roster.issue[card], roster.position[card], 0)),
        }

    # The poll.

    def poll(self) -> dict[str, Any] | None:
        """For a side that is to poll: what each stance gives, and each senator who has a choice."""
        game, view, mine = self.game, self.view, lens.side_of_viewer(self.view)
        frame = view.frames[-1] if view.frames else ()
        if not frame or game.decisions[frame[0]].name != "poll" or frame[2] != mine:
            return None
        found, rows = lens.forecast(game, view, self.p.fields[t.MEASURE])
        own = [one for one in rows if one.side == mine and (one.ayes or one.nays)]
        free = [one for one in own if one.may.bit_count() > 1]
        silent = {one.senator: ABSTAIN for one in free}
        base = standing.polled(game, self.p, found, rows, mine, ABSTAIN, silent)
        most = base.nays + sum(one.nays for one in free)
        return {
            "row": self.p.fields[t.MEASURE],
            "second": mine != found.proponent,
            "voters": {self.name(one.senator): voter(one) for one in free},
            "fixed": {self.name(one.senator): self.fixed(one) for one in own if one not in free},
            "base": [base.ayes, base.nays],
            "needs": self.needs(found.measure, most),
            "stances": {
                name: self.count(standing.polled(game, self.p, found, rows, mine, at, {}))
                for at, name in enumerate(STANCES, FOR)
            },
            "draft": self.drafted(found, rows, mine),
            "say": speech.polling(self.teller, game, view, found),
        }

    def fixed(self, one: standing.Stand) -> list[Any]:
        """How somebody votes who has no choice, and with how many votes."""
        ballot = standing.poll(one, ABSTAIN)
        return [BALLOTS[ballot], one.ayes if ballot == FOR else one.nays if ballot == AGAINST else 0, one.why]

    def needs(self, measured: Measure, most: int) -> list[int]:
        """The votes For that it takes, by the votes Against."""
        return [counted(self.game, self.p, measured, 0, nays).need for nays in range(most + 1)]

    def drafted(self, found: standing.Forecast, rows: list[standing.Stand], mine: int) -> list[Any] | None:
        """What the poll gives that the viewer is composing."""
        draft = self.view.draft
        if not draft or draft[0] & ~ARGUMENT != t.DO_POLL:
            return None
        named = {argument(atom): BALLOT_VERBS.get(atom & ~ARGUMENT, NONE) for atom in draft[1:]}
        stance = FOR + argument(draft[0])
        return self.count(standing.polled(self.game, self.p, found, rows, mine, stance, named))


def voter(one: standing.Stand) -> dict[str, Any]:
    """Somebody with a choice: the ballots that are open, what each stance makes of them, and the votes."""
    return {
        "may": [name for at, name in enumerate(STANCES, FOR) if one.may >> at & 1],
        "by": {name: BALLOTS[by_stance(at, one.may)] for at, name in enumerate(STANCES, FOR)},
        "votes": {"for": one.ayes, "against": one.nays, "abstain": 0},
    }


def road(stage: int, marks: int) -> list[str]:
    """How far a bill has come: for each step of ROAD `done`, `now`, `lost` or `todo`."""
    if marks & MARK["law"]:
        return ["done"] * len(ROAD)
    # A substitute stands on the floor without having been in committee.
    stood = LIVE.index(stage) if stage in LIVE else 0
    done = 1 + max(stood, sum(bool(marks & hurdle) for hurdle in HURDLES))
    here = "now" if stage in LIVE else "lost"
    return [*["done"] * done, here, *["todo"] * (len(ROAD) - done - 1)]
