"""Introducing bills, calling votes on them, withdrawing them (SEN-5.7, 5.8c, 5.8f, 5.8g, 5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules import committee, conclude, floor, president
from hemicycle.games.senate.rules.choices import Act, args_of, verb
from hemicycle.games.senate.rules.pork import WithPork, add
from hemicycle.games.senate.rules.reading import (
    IN_COMMITTEE,
    INTRODUCE,
    MARK,
    ON_FLOOR,
    VETOED,
    WITHDRAWN,
    barred,
    can_activate,
    manager,
    on,
    row_of,
)
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.senators import activate, not_free
from hemicycle.games.senate.rules.sheets import has_sheet, open_sheet, seat_needed, unqualified, write_sheet
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.schema import NOTHING
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    pass

NOTE_INTRODUCED: Final = t.LAYOUT.note("introduced")
NOTE_CALLED: Final = t.LAYOUT.note("called")
NOTE_RESPONSORED: Final = t.LAYOUT.note("responsored")
NOTE_WITHDRAWN: Final = t.LAYOUT.note("withdrawn")


def managed(s: State, side: int) -> list[int]:
    """The cards of the live bills that a side runs."""
    return [card for card in s.zones[t.DOCKET] if manager(s, s.fields[t.ON + card]) == side]


class Introduce(WithPork):
    """INTRODUCE: a bill card of the hand, a qualified sponsor who is free, pork."""

    first, later = t.DO_INTRODUCE, (t.DO_SPONSOR, t.DO_PORK, t.DO_DONE)

    def firsts(self, s: State, side: int) -> list[int]:
        return [card for card in s.zones[t.POLITICS + side] if self.game.roster.is_bill[card]]

    @rule("SEN-5.8c", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        if arg not in s.zones[t.POLITICS + side]:
            return Why.NOT_HELD
        if not self.game.roster.is_bill[arg]:
            return Why.NOT_A_BILL
        if barred(self.game, s, side, INTRODUCE):
            return Why.BARRED
        if not has_sheet(s):
            return Why.NO_SHEET
        able = self.game.sponsors(arg)
        found = any(one in able and not not_free(self.game, s, side, one) for one in s.zones[t.IN_PLAY + side])
        return OK if found else Why.NO_SPONSOR

    def open_firsts(self, s: State, side: int) -> list[int]:
        """What is against all bills, such as that no sheet is left, is asked once, and not of each."""
        cards = self.firsts(s, side)
        if not cards or self.begins(s, side, cards[0]) in (Why.BARRED, Why.NO_SHEET):
            return []
        free = {one for one in s.zones[t.IN_PLAY + side] if can_activate(self.game, s, one)}
        return [self.first + card for card in cards if free & self.game.sponsors(card)]

    def cannot(self, s: State, side: int, card: int, senator: int) -> int:
        roster = self.game.roster
        return not_free(self.game, s, side, senator) or unqualified(
            self.game,
            senator,
            roster.issue[card],
            roster.position[card],
            seat_needed=seat_needed(self.game, IN_COMMITTEE),
        )

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        if len(draft) == 1:
            return [t.DO_SPONSOR + one for one in s.zones[t.IN_PLAY + side]]
        return self.pork_nexts(s, draft)

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        if (verb(atom) == t.DO_SPONSOR) is not (len(draft) == 1):
            return Why.NO_SPONSOR if len(draft) == 1 else Why.SPONSOR_THERE
        if len(draft) == 1:
            return self.cannot(s, side, argument(draft[0]), argument(atom))
        return self.pork_follows(s, draft, atom)

    @rule("SEN-5.8c")
    def do(self, s: State, side: int, action: Action) -> None:
        game, card, sponsor = self.game, argument(action[0]), argument(action[1])
        row, roster = open_sheet(s), game.roster
        write_sheet(s, row, card, roster.issue[card], roster.position[card], roster.weight[card], sponsor, side)
        s.put(t.STAGE + row, IN_COMMITTEE)
        s.put(t.NOT_BEFORE + row, game.later(s))
        s.move(card, t.POLITICS + side, t.DOCKET)
        s.put(t.ON + card, row)
        s.note(NOTE_INTRODUCED, side, card, sponsor)
        activate(game, s, sponsor, row)
        add(s, side, row, self.places(action))


class Call(WithPork):
    """CALL: bring a bill that one manages to the vote of its stage; its sponsor is activated, pork may be added."""

    first, later = t.DO_CALL, (t.DO_SPONSOR, t.DO_PORK, t.DO_DONE)

    def firsts(self, s: State, side: int) -> list[int]:
        return managed(s, side)

    @rule("SEN-5.8f", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        row = row_of(s, arg)
        if row == NOTHING:
            return Why.NOT_LIVE
        if manager(s, row) != side:
            return Why.NOT_MANAGED
        if s.fields[t.TURN] < s.fields[t.NOT_BEFORE + row]:
            return Why.TOO_EARLY
        if self.tried(s, row):
            return Why.OVERRIDE_OVER
        if self.sponsor_gone(s, side, row):
            found = any(not self.cannot(s, side, row, one) for one in s.zones[t.IN_PLAY + side])
            return OK if found else Why.SPONSOR_GONE
        sponsor = s.fields[t.SPONSOR + row]
        return OK if on(s, sponsor, row) or can_activate(self.game, s, sponsor) else Why.SPONSOR_BUSY

    @rule("SEN-5.38", off=False)
    def tried(self, s: State, row: int) -> bool:
        """A veto is put to one vote only."""
        return s.fields[t.STAGE + row] == VETOED and bool(s.fields[t.MARKS + row] & MARK["override_tried"])

    @rule("SEN-5.10", off=False)
    def sponsor_gone(self, s: State, side: int, row: int) -> bool:
        """Whether the sponsor has left play, so that a new one is to be named."""
        return s.fields[t.SPONSOR + row] not in s.zones[t.IN_PLAY + side]

    @rule("SEN-5.10", off=OK)
    def cannot(self, s: State, side: int, row: int, senator: int) -> int:
        """The reason against a new sponsor: he takes the bill as it now stands."""
        issue, position, stage = s.fields[t.ISSUE + row], s.fields[t.POSITION + row], s.fields[t.STAGE + row]
        return not_free(self.game, s, side, senator, row) or unqualified(
            self.game, senator, issue, position, seat_needed=seat_needed(self.game, stage)
        )

    def row(self, s: State, draft: Action) -> int:
        return row_of(s, argument(draft[0]))

    def listed(self, s: State, draft: Action) -> int:
        return s.fields[t.PORK + self.row(s, draft)]

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        if len(draft) == 1 and self.sponsor_gone(s, side, self.row(s, draft)):
            return [t.DO_SPONSOR + one for one in s.zones[t.IN_PLAY + side]]
        return self.pork_nexts(s, draft)

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        row = self.row(s, draft)
        named = bool(args_of(draft, t.DO_SPONSOR))
        if verb(atom) == t.DO_SPONSOR:
            if named or not self.sponsor_gone(s, side, row):
                return Why.SPONSOR_THERE
            return self.cannot(s, side, row, argument(atom))
        if not named and self.sponsor_gone(s, side, row):
            return Why.SPONSOR_GONE
        return self.pork_follows(s, draft, atom)

    @rule("SEN-5.8f")
    def do(self, s: State, side: int, action: Action) -> None:
        game, card = self.game, argument(action[0])
        row = row_of(s, card)
        stage = s.fields[t.STAGE + row]
        s.note(NOTE_CALLED, side, card, stage)
        for senator in args_of(action, t.DO_SPONSOR):
            s.put(t.SPONSOR + row, senator)
            s.note(NOTE_RESPONSORED, side, card, senator)
        add(s, side, row, self.places(action))
        activate(game, s, s.fields[t.SPONSOR + row], row)
        if stage == IN_COMMITTEE:
            committee.bring(game, s, row)
        elif stage == ON_FLOOR:
            floor.bring(game, s, row)
        else:
            president.bring_back(game, s, row)


class Withdraw(Act):
    """WITHDRAW: give up a bill and have it scored as far as it has come."""

    first = t.DO_WITHDRAW

    def firsts(self, s: State, side: int) -> list[int]:
        return managed(s, side)

    @rule("SEN-5.8g", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        row = row_of(s, arg)
        if row == NOTHING:
            return Why.NOT_LIVE
        if manager(s, row) != side:
            return Why.NOT_MANAGED
        may = self.game.withdraw == "any" or (self.game.withdraw == "vetoed" and s.fields[t.STAGE + row] == VETOED)
        return OK if may else Why.NOT_TO_WITHDRAW

    def do(self, s: State, side: int, action: Action) -> None:
        card = argument(action[0])
        s.note(NOTE_WITHDRAWN, side, card)
        conclude.conclude(self.game, s, row_of(s, card), WITHDRAWN)
