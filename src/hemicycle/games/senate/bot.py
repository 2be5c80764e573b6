"""The sensible bot: it counts before it calls, spends no more than a vote takes, and takes what is offered.

It chooses atom by atom from an Observation alone. What it reckons with stands in plan.py, and which card it plays in
play_sense.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, LEANS, LIBERAL, MIDDLE, PRES, Kind, Step
from hemicycle.games.senate.plan import Reserve, Table
from hemicycle.games.senate.play_sense import PlaySense
from hemicycle.games.senate.rules import counting, reading
from hemicycle.games.senate.rules.choices import verb
from hemicycle.games.senate.rules.reading import (
    ABSTAIN,
    AGAINST,
    CA,
    CB,
    CL,
    COMMITTEE,
    FA,
    FB,
    FOR,
    IN_COMMITTEE,
    ON_FLOOR,
    OV,
    Measure,
)
from hemicycle.kernel.atoms import argument, verb_of
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.view import Observation

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

PATIENCE: Final = 8  # turns after which a bill that cannot win is brought to its vote all the same
FEW: Final = 12  # senators in play, below which many are still to come
MOST_PORK: Final = 3  # states that it pays for in one bill
STAGE_VOTE: Final = {IN_COMMITTEE: CB, ON_FLOOR: FB, reading.VETOED: OV}


class SensibleBot(Bot):
    """Introduces what it can sponsor, calls what it can win, amends and filibusters where it pays."""

    name = "sensible"

    def __init__(self, game: Senate, stream: Stream, language: str) -> None:
        super().__init__(game, stream, language)
        self.senate = game
        self.ways: dict[int, Callable[[Table, list[int]], int]] = {
            game.CHOOSE_CAUCUS: self._caucus,
            game.DISCARD: self._discard,
            game.MAIN: self._main,
            game.RESPOND_COMMITTEE: self._amend,
            game.OWN_AMEND: self._amend,
            game.RESPOND_FLOOR: self._respond_floor,
            game.CLOTURE: self._cloture,
            game.EXCHANGE: self._exchange,
            game.POLL: self._poll,
            game.VP_VOTE: self._vp_vote,
            game.MOVE: self._move,
            game.PROCEED: self._proceed,
            game.GIVE: self._give,
        }

    def choose(self, view: Observation, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        table = Table(self.senate, view)
        follow = self._follow(table, legal) if view.draft else None
        return self.ways[view.frames[-1][0]](table, legal) if follow is None else follow

    def reason(self, view: Observation, atom: int) -> str:
        """Why it would choose this, with the votes that each side could bring."""
        name = f"hint-{self.senate.verbs[verb_of(atom)].name}"
        table = Table(self.senate, view)
        measured = self._at_stake(table, atom)
        ours, theirs = (0, 0) if measured is None else self._sides(table, measured)
        return self.teller.say(name, ours=ours, theirs=theirs)

    def _at_stake(self, table: Table, atom: int) -> Measure | None:
        """The vote that a choice is about."""
        if table.field(t.VOTE):
            return reading.voted_on(table.p)
        frame = table.view.frames[-1]
        card = argument(atom) if verb(atom) == t.DO_CALL else frame[3] if len(frame) == 4 else -1
        row = reading.row_of(table.p, card)
        if row < 0:
            return None
        kinds = {t.DO_AMEND: CA, t.DO_CLOTURE: CL, t.DO_HOLD: CL}
        return reading.measure(table.p, kinds.get(verb(atom), STAGE_VOTE[table.field(t.STAGE + row)]), row)

    def _sides(self, table: Table, measured: Measure) -> tuple[int, int]:
        """The most that our side and the other could bring."""
        ours = reading.manager(table.p, measured.row) == table.side or measured.kind == CA
        wanted = self._wanted(table) if table.field(t.VOTE) else FOR if ours else AGAINST
        other = AGAINST if wanted == FOR else FOR
        mine, theirs = table.strength(measured, table.side, wanted), table.strength(measured, table.other, other)
        return mine.most, theirs.most

    # A choice that has been begun.

    def _follow(self, table: Table, legal: list[int]) -> int | None:
        """The next atom of a choice of several; None where the decision itself says how it goes on."""
        draft = table.view.draft
        first = verb(draft[0])
        if first == t.DO_PLAY:
            return PlaySense(table).target(legal)
        if first == t.DO_SWAP:
            return min(legal, key=lambda atom: table.worth_of(argument(atom)))
        if first in (t.DO_INTRODUCE, t.DO_CALL) and verb(legal[0]) == t.DO_SPONSOR:
            return min(legal, key=lambda atom: self._as_sponsor(table, argument(draft[0]), argument(atom)))
        if first == t.DO_CALL:
            return self._call_pork(table, argument(draft[0]), legal)
        if first == t.DO_ACTIVATE:
            return legal[0]
        if first in (t.DO_AMEND, t.DO_SUBSTITUTE):
            return self._place(table, legal)
        return t.DO_DONE if first == t.DO_INTRODUCE else None

    def _as_sponsor(self, table: Table, card: int, senator: int) -> tuple[bool, int]:
        """Leaders of the committee first, then whoever has least to do on the floor."""
        roster = self.senate.roster
        return roster.star[senator] != roster.issue[card], roster.votes[senator]

    def _call_pork(self, table: Table, card: int, legal: list[int]) -> int:
        row = reading.row_of(table.p, card)
        pres = t.DO_PORK + PRES
        floor = table.field(t.STAGE + row) == ON_FLOOR
        return pres if floor and pres in legal and table.wants_president(row) else t.DO_DONE

    def _place(self, table: Table, legal: list[int]) -> int:
        """Where an amendment goes: where it makes the bill ours, else as far as it may."""
        if verb(legal[0]) != t.DO_TO:
            return t.DO_DONE
        return max(
            legal, key=lambda atom: self._amended(table, table.field(t.ON + table.view.frames[-1][3]), argument(atom))
        )

    # Before and between votes.

    def _caucus(self, table: Table, legal: list[int]) -> int:
        """The caucus of the White House: its bills are signed."""
        return t.DO_CHOOSE + self.senate.roster.lean[self.senate.roster.executive]

    def _discard(self, table: Table, legal: list[int]) -> int:
        useless = [atom for atom in legal if atom != t.DO_DONE and not self._keeps(table, argument(atom))]
        return useless[0] if useless else t.DO_DONE

    def _keeps(self, table: Table, card: int) -> bool:
        """Whether a Politics card may be of use soon; a hand that only waits makes no bills."""
        roster, face = self.senate.roster, self.senate.card(card)
        if roster.kind[card] is Kind.BILL:
            return table.mine_to_bring(card) and self._sponsor_near(table, card)
        return all(self._step_helps(table, step) for step in face.effects)

    def _sponsor_near(self, table: Table, card: int) -> bool:
        """Whether somebody in play or in the hand could sponsor a bill; while the side is not full one may come yet."""
        in_play = table.p.zones[t.IN_PLAY + table.side]
        near = {*in_play, *table.view.zone(t.HAND + table.side)}
        return len(in_play) < FEW or bool(near & self.senate.sponsors(card))

    def _step_helps(self, table: Table, step: Step) -> bool:
        return kind != OV and waited >= PATIENCE  # voted down twice on the floor, a bill counts for its committee
        if step["do"] == "lobby":
            issues = {ISSUES[table.field(t.ISSUE + row)] for row in reading.live_rows(table.p)}
            return step["lean"] == LEANS[table.lean] and step["issue"] in issues
        return bool(table.p.zones[t.DOCKET])

    def _main(self, table: Table, legal: list[int]) -> int:
        for find in (self._put, self._play_main, self._call, self._withdraw, self._introduce):
            atom = find(table, legal)
            if atom is not None:
                return atom
        return t.DO_END

    def _put(self, table: Table, legal: list[int]) -> int | None:
        puts = [atom for atom in legal if verb(atom) == t.DO_PUT]
        if puts:
            return max(puts, key=lambda atom: table.worth_of(argument(atom)))
        swaps = [atom for atom in legal if verb(atom) == t.DO_SWAP]
        if not swaps:
            return None
        idle = [one for one in table.p.zones[t.IN_PLAY + table.side] if reading.idle(table.p, one)]
        best = max(swaps, key=lambda atom: table.worth_of(argument(atom)))
        worst = min((table.worth_of(one) for one in idle if not reading.is_sponsor(table.p, one)), default=99.0)
        return best if table.worth_of(argument(best)) > worst + 1 else None

    def _play_main(self, table: Table, legal: list[int]) -> int | None:
        sense = PlaySense(table)
        plays = [atom for atom in legal if verb(atom) == t.DO_PLAY and sense.pays_now(argument(atom))]
        return plays[0] if plays else None

    def _call(self, table: Table, legal: list[int]) -> int | None:
        """The bill that promises most, of those that can win or have waited too long."""
        calls = [atom for atom in legal if verb(atom) == t.DO_CALL]
        ready = [atom for atom in calls if self._ready(table, reading.row_of(table.p, argument(atom)))]
        return max(ready, key=lambda atom: self._promise(table, argument(atom)), default=None)

    def _promise(self, table: Table, card: int) -> float:
        row = reading.row_of(table.p, card)
        return table.value(row, table.field(t.POSITION + row))

    def _ready(self, table: Table, row: int) -> bool:
        kind = STAGE_VOTE[table.field(t.STAGE + row)]
        if table.margin(kind, row) >= 0:
            return True
        waited = table.field(t.TURN) - table.field(t.NOT_BEFORE + row)
        return kind != OV and waited >= PATIENCE  # voted down twice, a bill of the floor still counts for its committee

    def _withdraw(self, table: Table, legal: list[int]) -> int | None:
        """A veto that cannot be overridden: take what the bill is worth so far."""
        for atom in legal:
            if verb(atom) == t.DO_WITHDRAW:
                row = reading.row_of(table.p, argument(atom))
                if table.field(t.STAGE + row) == reading.VETOED and table.margin(OV, row) < 0:
                    return atom
        return None

    def _introduce(self, table: Table, legal: list[int]) -> int | None:
        cards = [atom for atom in legal if verb(atom) == t.DO_INTRODUCE and table.mine_to_bring(argument(atom))]
        return max(cards, key=lambda atom: self.senate.roster.weight[argument(atom)], default=None)

    # Committee amendments.

    def _amend(self, table: Table, legal: list[int]) -> int:
        """Amend where the vote can be won and the bill is worth more to us afterwards."""
        row = table.field(t.ON + table.view.frames[-1][3])
        own = reading.manager(table.p, row) == table.side
        best, leave = 0.0, t.DO_PROCEED if own else t.DO_PASS
        chosen = leave
        for atom in legal:
            if verb(atom) != t.DO_AMEND or not self._carries_amendment(table, row, argument(atom)):
                continue
            gain = max(self._amended(table, row, to) for to in self._targets(table, row, argument(atom)))
            if gain > best:
                best, chosen = gain, atom
        return chosen

    def _targets(self, table: Table, row: int, senator: int) -> tuple[int, ...]:
        position = table.field(t.POSITION + row)
        toward = 1 if self.senate.roster.positions[senator][table.field(t.ISSUE + row)] > position else -1
        return (position + toward,)

    def _amended(self, table: Table, row: int, to: int) -> float:
        """How many points better off we are with the bill at a new position."""
        own = reading.manager(table.p, row) == table.side
        now, cost = table.value(row, table.field(t.POSITION + row)), self.senate.force(table.p).amendment_points
        then = table.value(row, to, pork=0) + 2 * cost
        ours = to == MIDDLE or (to < MIDDLE) is (table.lean == LIBERAL)
        if own:
            return then - now - 6 if ours and not self._talkers(table, row, to) else -1.0
        if to == MIDDLE:
            return float(self.senate.force(table.p).bipartisan_award)
        return now + then if ours else (now - then) / 2

    def _talkers(self, table: Table, row: int, to: int) -> bool:
        """Whether somebody of theirs in play could filibuster a bill at a position."""
        issue, far = table.field(t.ISSUE + row), self.senate.force(table.p).filibuster_distance
        theirs = table.p.zones[t.IN_PLAY + table.other]
        return any(abs(self.senate.roster.positions[one][issue] - to) >= far for one in theirs)

    def _carries_amendment(self, table: Table, row: int, mover: int) -> bool:
        """Whether our members outvote theirs on an amendment, the mover with us."""
        measured = reading.measure(table.p, CA, row)
        ours, theirs = table.strength(measured, table.side, FOR), table.strength(measured, table.other, AGAINST)
        return ours.most > theirs.most

    # The floor.

    def _respond_floor(self, table: Table, legal: list[int]) -> int:
        """Where the bill would pass: talk it down if the debate cannot be ended, else offer something better."""
        row = table.field(t.ON + table.view.frames[-1][3])
        if table.margin(FB, row) < 0:
            return t.DO_PASS
        talkers = [atom for atom in legal if verb(atom) == t.DO_FILIBUSTER]
        if talkers and table.margin(CL, row) < 0:
            return min(talkers, key=lambda atom: self.senate.roster.votes[argument(atom)])
        movers = [atom for atom in legal if verb(atom) == t.DO_SUBSTITUTE]
        winning = [atom for atom in movers if self._substitute_margin(table, row, argument(atom)) >= 0]
        if winning:
            return max(winning, key=lambda atom: self._substitute_margin(table, row, argument(atom)))
        return t.DO_PASS

    def _substitute_margin(self, table: Table, row: int, mover: int) -> int:
        """How far a substitute at its mover's position would come out ahead."""
        issue = table.field(t.ISSUE + row)
        place = self.senate.roster.positions[mover][issue]
        measured = Measure(FA, row, issue, place, 0)
        ours, theirs = table.strength(measured, table.side, FOR), table.strength(measured, table.other, AGAINST)
        return ours.most - max(theirs.most + 1, counting.threshold(self.senate, table.p, row))

    def _cloture(self, table: Table, legal: list[int]) -> int:
        """Call where it can be won; where not, wait once, and the second time let the bill have its points."""
        row = table.field(t.ON + table.view.frames[-1][3])
        waited = table.field(t.FLOOR_FAILS + row) + table.field(t.CLOTURE_FAILS + row)
        return t.DO_CLOTURE if table.margin(CL, row) >= 0 or waited or self.stream.below(2) else t.DO_HOLD

    def _move(self, table: Table, legal: list[int]) -> int:
        """The other side of a substitute that was carried wants the bill to fail; all go over either way."""
        moves = [atom for atom in legal if verb(atom) == t.DO_MOVE]
        return moves[0] if moves else t.DO_DONE

    def _proceed(self, table: Table, legal: list[int]) -> int:
        row = table.field(t.ON + table.view.frames[-1][3])
        return t.DO_VOTE if table.margin(FB, row) >= 0 else t.DO_STOP

    def _vp_vote(self, table: Table, legal: list[int]) -> int:
        wanted = FOR if table.field(t.PROPONENT) == table.side else AGAINST
        atom = t.DO_CAST + wanted - 1
        return atom if atom in legal else t.DO_CAST + ABSTAIN - 1

    def _give(self, table: Table, legal: list[int]) -> int:
        which = table.view.frames[-1][3]
        if which:
            return min(legal, key=lambda atom: table.worth_of(argument(atom)))
        return min(legal, key=lambda atom: self._keeps(table, argument(atom)))

    # A vote.

    def _wanted(self, table: Table) -> int:
        """For our own measures and those that we share, against all others."""
        row = table.field(t.MEASURE)
        sharer = table.field(t.COSPONSOR + row)
        shares = sharer >= 0 and sharer in table.p.zones[t.IN_PLAY + table.side]
        return FOR if table.field(t.PROPONENT) == table.side or shares else AGAINST

    def _poll(self, table: Table, legal: list[int]) -> int:
        return t.DO_DONE if table.view.draft else t.DO_POLL + self._wanted(table) - 1

    def _exchange(self, table: Table, legal: list[int]) -> int:
        """Do what it takes to be ahead, and no more; nothing where all of it would not be enough."""
        measured, wanted = reading.voted_on(table.p), self._wanted(table)
        ours = table.strength(measured, table.side, wanted)
        theirs = table.strength(measured, table.other, AGAINST if wanted == FOR else FOR)
        missing = self._missing(table, measured, wanted, ours.now, theirs.now)
        if missing <= 0:
            return t.DO_DONE
        sense = PlaySense(table)
        for atom in legal:
            if verb(atom) == t.DO_PLAY and sense.helps_vote(argument(atom), wanted):
                return atom
        if self._missing(table, measured, wanted, ours.most, theirs.most) > 0:
            pork = self._pork(table, measured, legal) if wanted == FOR else None
            return t.DO_DONE if pork is None else pork
        return t.DO_ACTIVATE + pick(ours.reserve, missing) if ours.reserve else t.DO_DONE

    def _missing(self, table: Table, measured: Measure, wanted: int, mine: int, others: int) -> int:
        """The votes that we lack against so many."""
        if wanted == FOR:
            return table.need(measured, others) - mine
        short = 0
        while others >= table.need(measured, mine + short):
            short += 1
        return short

    def _pork(self, table: Table, measured: Measure, legal: list[int]) -> int | None:
        """The state whose pork turns most votes, as long as the bill can bear it and it decides the vote."""
        places = [atom for atom in legal if verb(atom) == t.DO_PORK and argument(atom) != PRES]
        if not places or measured.kind in COMMITTEE or measured.pork.bit_count() >= MOST_PORK:
            return None
        best = max(places, key=lambda atom: self._turned(table, measured, argument(atom)))
        return best if self._turned(table, measured, argument(best)) > 0 else None

    def _turned(self, table: Table, measured: Measure, place: int) -> int:
        """By how many votes pork for a place betters the margin of the bill."""
        with_it = measured._replace(pork=measured.pork | 1 << place)
        before, after = (
            table.strength(one, table.side, FOR).most - table.need(one, table.strength(one, table.other, AGAINST).most)
            for one in (measured, with_it)
        )
        return after - before


def pick(reserve: tuple[Reserve, ...], missing: int) -> int:
    """The weakest senator who is enough by himself, or else the strongest."""
    enough = [one for one in reserve if one.gain >= missing]
    return min(enough).senator if enough else reserve[0].senator
