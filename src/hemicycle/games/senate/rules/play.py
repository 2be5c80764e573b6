"""PLAY: Politics cards from the hand, with targets that are named at once and in the open (SEN-5.8e, 5.19, 6.1)."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from hemicycle.games.senate import effects
from hemicycle.games.senate import title as t
from hemicycle.games.senate.deck import PLACES, PRES
from hemicycle.games.senate.names import VOTES
from hemicycle.games.senate.rules.choices import Act, verb
from hemicycle.games.senate.rules.reading import COMMITTEE, NO_VOTE, PLAY, barred, in_play
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.targets import Target, Use
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.state import State

NOTE_PLAYED: Final = t.LAYOUT.note("played")
VERB: Final = {"senator": t.DO_AT, "senators": t.DO_AT, "bill": t.DO_ON, "card": t.DO_AT}


Given = list[list[tuple[int, ...]]]  # step by step, target by target


class Slot(NamedTuple):
    """Where a draft stands: what is to be named next, and what of it has been named."""

    target: Target
    given: tuple[int, ...]


class Play(Act):
    """PLAY in one of the two windows: the card, then what each of its steps asks for."""

    first = t.DO_PLAY
    later = (t.DO_AT, t.DO_ON, t.DO_PORK, t.DO_STRIKE, t.DO_DONE)
    window: str

    def firsts(self, s: State, side: int) -> list[int]:
        return [card for card in s.zones[t.POLITICS + side] if self.game.roster.window[card] == self.window]

    @rule("SEN-5.8e", "SEN-6.1", off=OK)
    def begins(self, s: State, side: int, arg: int) -> int:
        game = self.game
        if arg not in s.zones[t.POLITICS + side]:
            return Why.NOT_HELD
        card = game.card(arg)
        if card.window != self.window:
            return Why.OTHER_WINDOW
        if reason := self.fits(s, arg):
            return reason
        return Why.BARRED if barred(game, s, side, PLAY) else self.targets_left(s, side, arg)

    @rule("SEN-5.19", off=OK)
    def fits(self, s: State, card: int) -> int:
        """The reason why a card cannot be played in this kind of vote."""
        vote = s.fields[t.VOTE]
        return OK if vote == NO_VOTE or VOTES[vote] in self.game.card(card).polls else Why.OTHER_VOTE

    @rule("SEN-6.1", off=OK)
    def targets_left(self, s: State, side: int, card: int) -> int:
        """A card of which a step cannot be used, or has no legal target, cannot be played."""
        for step in self.game.card(card).effects:
            use, effect = Use(self.game, s, side, step, {}), effects.VOCABULARY[step["do"]]
            reason = effect.possible(use)
            if reason:
                return reason
            for target in effect.targets(use):
                if all(target.wrong(one) for one in candidates(s, target)):
                    return Why.NO_TARGET
        return OK

    def parse(self, s: State, side: int, draft: Action) -> tuple[Given, Slot | None]:
        """What each step has been given so far, and what comes next; None if the choice is whole."""
        rest, found = list(draft[1:]), dict[str, int]()
        given: list[list[tuple[int, ...]]] = []
        for step in self.game.card(argument(draft[0])).effects:
            given.append([])
            while True:  # a later target of a step may hang on an earlier one
                use = Use(self.game, s, side, step, found)
                targets = effects.VOCABULARY[step["do"]].targets(use)
                if len(given[-1]) == len(targets):
                    break
                target = targets[len(given[-1])]
                part, closed = take(rest, target.most)
                if not closed:
                    return given, Slot(target, part)
                given[-1].append(part)
                found[target.kind] = part[0]
        return given, None

    def slot(self, s: State, side: int, draft: Action) -> Slot | None:
        return self.parse(s, side, draft)[1]

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        slot = self.slot(s, side, draft)
        if slot is None:
            return []
        code = code_of(slot.target)
        atoms = [code + one for one in candidates(s, slot.target)]
        return [*atoms, t.DO_DONE] if slot.given else atoms

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        slot = self.slot(s, side, draft)
        if slot is None:
            return OTHER_DECISION
        if atom == t.DO_DONE:
            return OK if slot.given else Why.NO_TARGET
        if verb(atom) != code_of(slot.target):
            return Why.WRONG_TARGET
        arg = argument(atom)
        if arg in slot.given:
            return Why.CHOSEN_TWICE
        if arg not in candidates(s, slot.target):
            return Why.WRONG_TARGET
        return slot.target.wrong(arg)

    def canonical(self, s: State, side: int, draft: Action, atom: int) -> bool:
        """Several targets of one step come in order."""
        slot = self.slot(s, side, draft)
        return slot is None or atom == t.DO_DONE or not slot.given or argument(atom) > slot.given[-1]

    def normal(self, action: Action) -> Action:
        """Sorts what one step can name several of: places, and senators who are freed."""
        card = argument(action[0])
        steps = self.game.card(card).effects if card < len(self.game.set.cards) else ()
        named = [step["do"] for step in steps if step["do"] in ("release", "remove", "recover")]
        many = (t.DO_PORK, t.DO_STRIKE, t.DO_AT if named == ["release"] else t.DO_PORK)
        runs = groupby(action, key=verb)
        return tuple(atom for code, run in runs for atom in (sorted(run) if code in many else run))

    def complete(self, s: State, side: int, action: Action) -> bool:
        return self.slot(s, side, action) is None

    def do(self, s: State, side: int, action: Action) -> None:
        game, card = self.game, argument(action[0])
        given = self.parse(s, side, action)[0]
        s.move(card, t.POLITICS + side, t.DISCARD)
        s.note(NOTE_PLAYED, side, card)
        self.played(s)
        effects.run(game, s, side, card, given)

    def played(self, s: State) -> None:
        """What playing a card means for the moment."""


class PlayMain(Play):
    """PLAY in the main part of a turn."""

    window = "main"


class PlayNow(Play):
    """PLAY in an exchange."""

    window = "exchange"

    def firsts(self, s: State, side: int) -> list[int]:
        """Only those whose kind of vote this is: most cards in a hand wait for another."""
        return [card for card in super().firsts(s, side) if not self.fits(s, card)]

    def played(self, s: State) -> None:
        if s.fields[t.VOTE] not in COMMITTEE:
            self.game.acted(s)


def take(rest: list[int], most: int) -> tuple[tuple[int, ...], bool]:
    """Take the names of one target off what was given, and whether there can be no more of them."""
    part: list[int] = []
    while rest and rest[0] != t.DO_DONE and len(part) < most:
        part.append(argument(rest.pop(0)))
    if len(part) == most:
        return tuple(part), True
    if part and rest:
        rest.pop(0)
        return tuple(part), True
    return tuple(part), False


def code_of(target: Target) -> int:
    """The verb that names a target."""
    if target.kind == "places":
        return t.DO_PORK if target.adds else t.DO_STRIKE
    return VERB[target.kind]


def candidates(s: State, target: Target) -> list[int]:
    """What could be named as a target, legal or not."""
    if target.kind in ("senator", "senators"):
        return sorted(in_play(s))
    if target.kind == "bill":
        return list(s.zones[t.DOCKET])
    if target.kind == "card":
        return list(s.zones[t.DISCARD])
    return [place for place in range(len(PLACES)) if place != PRES or not target.adds]
