"""The sensible bot: it counts before it calls, spends no more than a vote takes, and takes what is offered.

It chooses atom by atom from an Observation alone. What it reckons with stands in plan.py, and which card it plays in
play_sense.py, how it votes in vote_sense.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import ISSUES, LEANS, PRES, Kind, Step
from hemicycle.games.senate.plan import Table
from hemicycle.games.senate.play_sense import PlaySense
from hemicycle.games.senate.rules import reading
from hemicycle.games.senate.rules.choices import verb
from hemicycle.games.senate.rules.reading import (
    AGAINST,
    CA,
    CB,
    CL,
    FB,
    FOR,
    IN_COMMITTEE,
    ON_FLOOR,
    OV,
    Measure,
)
from hemicycle.games.senate.vote_sense import VoteSense
from hemicycle.kernel.atoms import argument, verb_of
from hemicycle.kernel.bot import Bot
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.view import Observation

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

PATIENCE: Final = 8  # turns after which a bill that cannot win is brought to its vote all the same
FEW: Final = 12  # senators in play, below which many are still to come
STAGE_VOTE: Final = {IN_COMMITTEE: CB, ON_FLOOR: FB, reading.VETOED: OV}


class SensibleBot(Bot):
    """Introduces what it can sponsor, calls what it can win, amends and filibusters where it pays."""

    name = "sensible"

    def __init__(self, game: Senate, stream: Stream, language: str) -> None:
        super().__init__(game, stream, language)
        self.senate, self.votes = game, VoteSense(game, stream)
        self.ways: dict[int, Callable[[Table, list[int]], int]] = {
            game.CHOOSE_CAUCUS: self._caucus,
            game.DISCARD: self._discard,
            game.MAIN: self._main,
            game.RESPOND_COMMITTEE: self.votes.amend,
            game.OWN_AMEND: self.votes.amend,
            game.RESPOND_FLOOR: self.votes.respond_floor,
            game.CLOTURE: self.votes.cloture,
            game.EXCHANGE: self.votes.exchange,
            game.POLL: self.votes.poll,
            game.VP_VOTE: self.votes.vp_vote,
            game.MOVE: self.votes.move,
            game.PROCEED: self.votes.proceed,
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
        wanted = self.votes.wanted(table) if table.field(t.VOTE) else FOR if ours else AGAINST
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
            legal,
            key=lambda atom: self.votes.amended(table, table.field(t.ON + table.view.frames[-1][3]), argument(atom)),
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
        """A lobby of our lean on the issue of a live bill; events, once there is a bill to use them on."""
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
        return kind != OV and waited >= PATIENCE  # voted down on the floor, a bill still counts for its committee

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

    def _give(self, table: Table, legal: list[int]) -> int:
        which = table.view.frames[-1][3]
        if which:
            return min(legal, key=lambda atom: table.worth_of(argument(atom)))
        return min(legal, key=lambda atom: self._keeps(table, argument(atom)))
