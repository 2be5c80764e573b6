"""What all of Senate's decisions have in common: a side owes them, and they are composed of acts.

An *act* is one way to answer, such as `introduce` or `amend`: its first atom, and what may follow. A decision lists the
acts that are open in it, so that `activate` is written once and serves the main part of a turn and every exchange.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hemicycle.games.senate import title as t
from hemicycle.games.senate.rules.explaining import details
from hemicycle.kernel.atoms import ARGUMENT, Action, argument
from hemicycle.kernel.decisions import OK, Carried, Details, Lapsing
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import Holds
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

SIDE = Carried("side", Holds.SEAT)


def verb(atom: int) -> int:
    return atom & ~ARGUMENT


class Choice(Lapsing):
    """A decision that a side owes; its frame carries the side first. A late side takes the default by itself."""

    any_of = True
    carries: tuple[Carried, ...] = (SIDE,)

    def __init__(self, game: Senate) -> None:
        self.game = game

    def side(self, s: State) -> int:
        return s.frames[-1][2]

    def explain(self, s: State, seat: int, draft: Action, atom: int, reason: int) -> Details:
        return details(self.game, s, draft, atom)

    def proceed(self, s: State) -> None:
        """Nobody owes this frame: the side has run out of time (SEN-7.5)."""
        side = self.side(s)
        self.commit(s, side, self.default(s, side))


class Act:
    """One way to answer a decision."""

    first: int  # its first verb
    later: tuple[int, ...] = ()  # the verbs of what may follow

    def __init__(self, game: Senate) -> None:
        self.game = game

    def firsts(self, s: State, side: int) -> list[int]:
        """What the first atom may name; all that is legal is among them."""
        return [0]

    def begins(self, s: State, side: int, arg: int) -> int:
        """The reason against beginning with this."""
        return OK

    def open_firsts(self, s: State, side: int) -> list[int]:
        """The first atoms that are legal; an act that is asked often may find them faster."""
        return [self.first + arg for arg in self.firsts(s, side) if not self.begins(s, side, arg)]

    def open_nexts(self, s: State, side: int, draft: Action) -> list[int]:
        """The atoms that may follow a draft."""
        return [atom for atom in self.nexts(s, side, draft) if not self.follows(s, side, draft, atom)]

    def nexts(self, s: State, side: int, draft: Action) -> list[int]:
        """The atoms worth checking after a draft."""
        return []

    def follows(self, s: State, side: int, draft: Action, atom: int) -> int:
        """The reason against an atom after a draft."""
        return OTHER_DECISION

    def complete(self, s: State, side: int, action: Action) -> bool:
        return True

    def canonical(self, s: State, side: int, draft: Action, atom: int) -> bool:
        """Things of one kind in a row come in the order of their numbers."""
        return verb(draft[-1]) != verb(atom) or draft[-1] < atom

    def normal(self, action: Action) -> Action:
        """Sorts each run of one verb."""
        out: list[int] = []
        start = 0
        for at in range(1, len(action) + 1):
            if at == len(action) or verb(action[at]) != verb(action[start]):
                out += sorted(action[start:at])
                start = at
        return tuple(out)

    def do(self, s: State, side: int, action: Action) -> None:
        raise NotImplementedError


class Composed(Choice):
    """A decision that is answered by one of several acts."""

    parts = True
    exact = True
    free_start = True

    def __init__(self, game: Senate, acts: Sequence[Act]) -> None:
        super().__init__(game)
        self.acts = {act.first: act for act in acts}
        self.verbs = tuple(dict.fromkeys(code for act in acts for code in (act.first, *act.later)))

    def open(self, s: State, side: int, act: Act) -> int:
        """The reason against an act as such, whatever it names."""
        return OK

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        side = self.side(s)
        if draft:
            return self.acts[verb(draft[0])].open_nexts(s, side, draft)
        return [atom for act in self.acts.values() if not self.open(s, side, act) for atom in act.open_firsts(s, side)]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        side = self.side(s)
        if draft:
            act = self.acts.get(verb(draft[0]))
            if act is None or verb(atom) not in act.later or act.complete(s, side, draft):
                return OTHER_DECISION
            return act.follows(s, side, draft, atom)
        act = self.acts.get(verb(atom))
        if act is None:
            return OTHER_DECISION
        return self.open(s, side, act) or act.begins(s, side, argument(atom))

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return self.acts[verb(action[0])].complete(s, self.side(s), action)

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        return not draft or self.acts[verb(draft[0])].canonical(s, self.side(s), draft, atom)

    def ordered(self, s: State, seat: int, draft: Action, legal: list[int]) -> list[int]:
        act = self.acts[verb(draft[0])]
        if type(act).canonical is not Act.canonical:
            return super().ordered(s, seat, draft, legal)
        last = draft[-1]
        same = verb(last)
        return [atom for atom in legal if atom > last or atom & ~ARGUMENT != same]

    def normal(self, action: Action) -> Action:
        act = self.acts.get(verb(action[0]))
        return act.normal(action) if act else action

    def commit(self, s: State, seat: int, action: Action) -> None:
        self.acts[verb(action[0])].do(s, self.side(s), action)


class Plain(Act):
    """An act of one word, such as `pass`."""

    def canonical(self, s: State, side: int, draft: Action, atom: int) -> bool:
        return True


def args_of(action: Action, code: int) -> list[int]:
    """What an action names with a verb."""
    return [argument(atom) for atom in action if verb(atom) == code]


def ends(action: Action) -> bool:
    """Whether a list of parts has been closed."""
    return action[-1] == t.DO_DONE
