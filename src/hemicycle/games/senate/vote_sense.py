"""How the sensible bot amends, answers on the floor, and votes: it is ahead or it saves its senators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LIBERAL, MIDDLE, PRES
from hemicycle.games.senate.plan import Reserve, Table
from hemicycle.games.senate.play_sense import PlaySense
from hemicycle.games.senate.rules import counting, reading
from hemicycle.games.senate.rules.choices import verb
from hemicycle.games.senate.rules.reading import ABSTAIN, AGAINST, CA, CL, COMMITTEE, FA, FB, FOR, Measure
from hemicycle.kernel.atoms import argument
from hemicycle.kernel.chance import Stream

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

MOST_PORK: Final = 3  # states that it pays for in one bill


class VoteSense:
    """What a side does about bills that are brought."""

    def __init__(self, game: Senate, stream: Stream) -> None:
        self.game, self.stream = game, stream

    # Committee amendments.

    def amend(self, table: Table, legal: list[int]) -> int:
        """Amend where the vote can be won and the bill is worth more to us afterwards."""
        row = table.field(t.ON + table.view.frames[-1][3])
        own = reading.manager(table.p, row) == table.side
        best, leave = 0.0, t.DO_PROCEED if own else t.DO_PASS
        chosen = leave
        for atom in legal:
            if verb(atom) != t.DO_AMEND or not self._carries_amendment(table, row, argument(atom)):
                continue
            gain = max(self.amended(table, row, to) for to in self._targets(table, row, argument(atom)))
            if gain > best:
                best, chosen = gain, atom
        return chosen

    def _targets(self, table: Table, row: int, senator: int) -> tuple[int, ...]:
        position = table.field(t.POSITION + row)
        toward = 1 if self.game.roster.positions[senator][table.field(t.ISSUE + row)] > position else -1
        return (position + toward,)

    def amended(self, table: Table, row: int, to: int) -> float:
        """How many points better off we are with the bill at a new position."""
        own = reading.manager(table.p, row) == table.side
        now, cost = table.value(row, table.field(t.POSITION + row)), self.game.force(table.p).amendment_points
        then = table.value(row, to, pork=0) + 2 * cost
        ours = to == MIDDLE or (to < MIDDLE) is (table.lean == LIBERAL)
        if own:
            return then - now - 6 if ours and not self._talkers(table, row, to) else -1.0
        if to == MIDDLE:
            return float(self.game.force(table.p).bipartisan_award)
        return now + then if ours else (now - then) / 2

    def _talkers(self, table: Table, row: int, to: int) -> bool:
        """Whether somebody of theirs in play could filibuster a bill at a position."""
        issue, far = table.field(t.ISSUE + row), self.game.force(table.p).filibuster_distance
        theirs = table.p.zones[t.IN_PLAY + table.other]
        return any(abs(self.game.roster.positions[one][issue] - to) >= far for one in theirs)

    def _carries_amendment(self, table: Table, row: int, mover: int) -> bool:
        """Whether our members outvote theirs on an amendment, the mover with us."""
        measured = reading.measure(table.p, CA, row)
        ours, theirs = table.strength(measured, table.side, FOR), table.strength(measured, table.other, AGAINST)
        return ours.most > theirs.most

    # The floor.

    def respond_floor(self, table: Table, legal: list[int]) -> int:
        """Where the bill would pass: talk it down if the debate cannot be ended, else offer something better."""
        row = table.field(t.ON + table.view.frames[-1][3])
        if table.margin(FB, row) < 0:
            return t.DO_PASS
        talkers = [atom for atom in legal if verb(atom) == t.DO_FILIBUSTER]
        if talkers and table.margin(CL, row) < 0:
            return min(talkers, key=lambda atom: self.game.roster.votes[argument(atom)])
        movers = [atom for atom in legal if verb(atom) == t.DO_SUBSTITUTE]
        winning = [atom for atom in movers if self._substitute_margin(table, row, argument(atom)) >= 0]
        if winning:
            return max(winning, key=lambda atom: self._substitute_margin(table, row, argument(atom)))
        return t.DO_PASS

    def _substitute_margin(self, table: Table, row: int, mover: int) -> int:
        """How far a substitute at its mover's position would come out ahead."""
        issue = table.field(t.ISSUE + row)
        place = self.game.roster.positions[mover][issue]
        measured = Measure(FA, row, issue, place, 0)
        ours, theirs = table.strength(measured, table.side, FOR), table.strength(measured, table.other, AGAINST)
        return ours.most - max(theirs.most + 1, counting.threshold(self.game, table.p, row))

    def cloture(self, table: Table, legal: list[int]) -> int:
        """Call where it can be won; where not, wait once, and the second time let the bill have its points."""
        row = table.field(t.ON + table.view.frames[-1][3])
        waited = table.field(t.FLOOR_FAILS + row) + table.field(t.CLOTURE_FAILS + row)
        return t.DO_CLOTURE if table.margin(CL, row) >= 0 or waited or self.stream.below(2) else t.DO_HOLD

    def move(self, table: Table, legal: list[int]) -> int:
        """The other side of a substitute that was carried wants the bill to fail; all go over either way."""
        moves = [atom for atom in legal if verb(atom) == t.DO_MOVE]
        return moves[0] if moves else t.DO_DONE

    def proceed(self, table: Table, legal: list[int]) -> int:
        row = table.field(t.ON + table.view.frames[-1][3])
        return t.DO_VOTE if table.margin(FB, row) >= 0 else t.DO_STOP

    def vp_vote(self, table: Table, legal: list[int]) -> int:
        wanted = FOR if table.field(t.PROPONENT) == table.side else AGAINST
        atom = t.DO_CAST + wanted - 1
        return atom if atom in legal else t.DO_CAST + ABSTAIN - 1

    # A vote.

    def wanted(self, table: Table) -> int:
        """For our own measures and those that we share, against all others."""
        row = table.field(t.MEASURE)
        sharer = table.field(t.COSPONSOR + row)
        shares = sharer >= 0 and sharer in table.p.zones[t.IN_PLAY + table.side]
        return FOR if table.field(t.PROPONENT) == table.side or shares else AGAINST

    def poll(self, table: Table, legal: list[int]) -> int:
        return t.DO_DONE if table.view.draft else t.DO_POLL + self.wanted(table) - 1

    def exchange(self, table: Table, legal: list[int]) -> int:
        """Do what it takes to be ahead, and no more; nothing where all of it would not be enough."""
        measured, wanted = reading.voted_on(table.p), self.wanted(table)
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
