"""When the sensible bot plays an event or a lobby, and at what it aims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import LEANS, LIBERAL, PRES
from hemicycle.games.senate.plan import Table
from hemicycle.games.senate.rules import counting, reading
from hemicycle.games.senate.rules.reading import AGAINST, CA, FOR, NO_VOTE, ON_FLOOR
from hemicycle.kernel.atoms import argument


class PlaySense:
    """What a side thinks of the cards in its hand."""

    def __init__(self, table: Table) -> None:
        self.table, self.p, self.game = table, table.p, table.game

    def steps(self, card: int) -> list[dict[str, Any]]:
        return [dict(step) for step in self.game.card(card).effects]

    # In the main part of a turn.

    def pays_now(self, card: int) -> bool:
        """Whether a card is worth playing in this turn."""
        return all(self._pays(step) for step in self.steps(card))

    def _pays(self, step: dict[str, Any]) -> bool:
        table, name = self.table, step["do"]
        mine = table.my_rows
        checks: dict[str, Callable[[], bool]] = {
            "extra_put": lambda: bool(table.view.zone(t.HAND + table.side)),
            "release": lambda: bool(self._stuck()),
            "delay": lambda: bool(self._theirs()),
            "hasten": lambda: any(table.field(t.NOT_BEFORE + row) > table.field(t.TURN) for row in mine),
            "president": lambda: any(self._nearly_signed(row) for row in mine),
            "bar": lambda: any(self._in_reach(row) for row in mine),
            "pork_strike": lambda: any(table.field(t.PORK + row) for row in reading.live_rows(self.p)),
            "vp_out": lambda: self.game.roster.lean[self.game.roster.executive] != table.lean,
        }
        return checks[name]() if name in checks else True

    def _stuck(self) -> list[int]:
        """Our senators on bills of theirs, or on bills that are over."""
        rows = set(self.table.my_rows)
        return [one for one in self.p.zones[t.IN_PLAY + self.table.side] if self._held(one) and self._held(one) - rows]

    def _held(self, senator: int) -> set[int]:
        return {self.table.field(t.ON + senator), self.table.field(t.ALSO + senator)} - {-1}

    def _theirs(self) -> list[int]:
        return [row for row in reading.live_rows(self.p) if reading.manager(self.p, row) != self.table.side]

    def _nearly_signed(self, row: int) -> bool:
        position, ready = self.table.field(t.POSITION + row), self._in_reach(row)
        on_floor = self.table.field(t.STAGE + row) == ON_FLOOR
        own = self.game.roster.positions[self.game.roster.executive][self.table.field(t.ISSUE + row)]
        return on_floor and ready and abs(own - position) == self.game.force(self.p).sign_distance + 1

    def _in_reach(self, row: int) -> bool:
        return self.table.field(t.NOT_BEFORE + row) <= self.table.field(t.TURN)

    # In a vote.

    def helps_vote(self, card: int, wanted: int) -> bool:
        """Whether a card brings the vote nearer to what we want."""
        return all(self._helps(step, wanted) for step in self.steps(card))

    def _helps(self, step: dict[str, Any], wanted: int) -> bool:
        name = step["do"]
        if name == "lobby":
            toward = counting.direction(self.p) if self.table.field(t.VOTE) == CA else self._half()
            return (LEANS[toward] == step["lean"]) is (wanted == FOR)
        if name in ("strength", "silence", "free_vote", "shift", "favor"):
            return any(self._good(step, one) > 0 for one in reading.in_play(self.p))
        if name == "threshold":
            return (step["n"] < 0) is (wanted == FOR)
        return name == "pork_free" and wanted == FOR and self._best_states(step["n"]) > 0

    def _half(self) -> int:
        return counting.half_of(self.table.field(t.POSITION + self.table.field(t.MEASURE)))

    def _good(self, step: dict[str, Any], senator: int) -> float:
        """How many votes a step aimed at a senator would move our way."""
        table, name = self.table, step["do"]
        measured = reading.voted_on(self.p)
        wanted = FOR if table.field(t.PROPONENT) == table.side else AGAINST
        mine = senator in self.p.zones[t.IN_PLAY + table.side]
        here = reading.on(self.p, senator, measured.row)
        weight = counting.weight_of(self.game, self.p, measured, senator, wanted)
        if name == "strength":
            would = table.would(measured, senator, wanted)
            return float(step["n"]) if mine and here and would else -1.0
        if name == "silence":
            against = AGAINST if wanted == FOR else FOR
            return float(weight) if not mine and here and table.would(measured, senator, against) else -1.0
        if name == "free_vote":
            return float(weight) if mine and here and not table.would(measured, senator, wanted) else -1.0
        if name == "shift":
            return self._shifted(step, senator, wanted, mine=mine) * weight
        if wanted != FOR:
            return -1.0
        away = reading.distance(self.game, self.p, senator, measured.issue, measured.position)
        turned = (mine and away == 2) or (not mine and away == 1)
        return float(weight) if turned and not reading.has_pork(self.game, self.p, senator, measured.pork) else -1.0

    def _shifted(self, step: dict[str, Any], senator: int, wanted: int, *, mine: bool) -> float:
        """Whether a step toward a lean changes what a senator may do."""
        measured = reading.voted_on(self.p)
        if measured.kind in reading.COMMITTEE or reading.fixed(self.p, measured, senator):
            return -1.0
        by = -step["n"] if LEANS.index(step["lean"]) == LIBERAL else step["n"]
        own = self.game.roster.positions[senator][measured.issue]
        pork = reading.has_pork(self.game, self.p, senator, measured.pork)
        before = reading.on_floor(abs(own - measured.position), pork=pork)
        after = reading.on_floor(abs(min(5, max(1, own + by)) - measured.position), pork=pork)
        if mine:
            return float(bool(after >> wanted & 1)) - float(bool(before >> wanted & 1))
        against = AGAINST if wanted == FOR else FOR
        return float(bool(before >> against & 1)) - float(bool(after >> against & 1))

    def _best_states(self, many: int) -> int:
        """How many states would turn a vote."""
        measured = reading.voted_on(self.p)
        return min(many, sum(self._turns(place, measured.pork) > 0 for place in self.game.place_list if place != PRES))

    def _turns(self, place: int, listed: int) -> int:
        measured = reading.voted_on(self.p)
        if listed >> place & 1:
            return 0
        with_it = measured._replace(pork=listed | 1 << place)
        ours = self.table.strength(with_it, self.table.side, FOR).most
        ours -= self.table.strength(measured, self.table.side, FOR).most
        theirs = self.table.strength(measured, self.table.other, AGAINST).most
        return ours + theirs - self.table.strength(with_it, self.table.other, AGAINST).most

    # Targets.

    def target(self, legal: list[int]) -> int:
        """The best of the targets that are open."""
        card, given = argument(self.table.view.draft[0]), len(self.table.view.draft) - 1
        step = next((one for one in self.steps(card) if one["do"] not in ("lobby", "threshold")), {"do": ""})
        if given and t.DO_DONE in legal and step["do"] in ("release", "pork_free") and self._enough(step, legal):
            return t.DO_DONE
        return max(legal, key=lambda atom: -99.0 if atom == t.DO_DONE else self._aim(step, argument(atom)))

    def _enough(self, step: dict[str, Any], legal: list[int]) -> bool:
        if step["do"] == "release":
            return not any(argument(atom) in self._stuck() for atom in legal if atom != t.DO_DONE)
        listed = reading.voted_on(self.p).pork
        return not any(self._turns(argument(atom), listed) > 0 for atom in legal if atom != t.DO_DONE)

    def _aim(self, step: dict[str, Any], target: int) -> float:
        table, name, roster = self.table, step["do"], self.game.roster
        if name in ("delay", "hasten", "weight"):
            row = reading.row_of(self.p, target)
            return float(table.field(t.STAGE + row) * 50 + table.field(t.WEIGHT + row))
        if name == "remove":
            return table.worth_of(target)
        if name == "release":
            return float(roster.votes[target]) + (10.0 if target in self._stuck() else 0.0)
        if name == "pork_free":
            return float(self._turns(target, reading.voted_on(self.p).pork))
        if name == "recover":
            return float(roster.weight[target]) if table.mine_to_bring(target) else 0.0
        if name == "pork_strike":
            row = reading.row_of(self.p, target) if target in self.p.zones[t.DOCKET] else -1
            return float(row >= 0 and reading.manager(self.p, row) == table.side)
        if table.field(t.VOTE) != NO_VOTE:
            return self._good(step, target)
        return 0.0
