"""Kinds of decision. A frame on the stack is of a kind; the kind knows what may be chosen, why not, and what then.

A rule lives in one place: `check` gives the number of the reason against an atom, 0 for none. The list of legal
atoms is what `check` lets through of `options`; refusals, highlights, bots and the server all come from it.
"""

from __future__ import annotations

from typing import NamedTuple

from .atoms import Action
from .chance import Stream
from .schema import Holds
from .state import State

OK = 0


class Carried(NamedTuple):
    """What one public number of a frame is called and means."""

    name: str
    holds: Holds = Holds.NUMBER
    names: tuple[str, ...] = ()


class Pieces(NamedTuple):
    """Pieces that a sentence speaks of: what they are called hangs on its language, so the Teller names them."""

    numbers: tuple[int, ...]


Details = dict[str, str | int | Pieces]


class WordLimit(NamedTuple):
    """How much a player may write beside a choice; the rules never read it."""

    least: int
    most: int


class Decision:
    """A kind of decision."""

    name: str = ""
    clause: str = ""  # where the rules describe it; the rules drawer opens there
    verbs: tuple[int, ...] = ()
    carries: tuple[Carried, ...] = ()  # the public numbers of a frame, after the kind and who owes it
    any_of: bool = False  # one answer of those who owe it is enough, as for partners
    alone: bool = False  # a single option is taken without asking
    exact: bool = False  # `options` lists nothing that `check` refuses, so `legal` need not ask; a test does
    parts: bool = False  # a choice may have more than one atom
    free_start: bool = False  # every legal first atom comes in the canonical order
    sealed: bool = False  # nobody learns what the others chose until all have
    words: WordLimit | None = None
    by_clock: bool = False  # an act of the host that clocks ask for, and nobody by hand
    chance: bool = False

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        """The next atoms worth checking, in canonical order; all legal ones are among them."""
        raise NotImplementedError

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        """The number of the reason why this atom may not follow the draft; 0 if it may."""
        raise NotImplementedError

    def complete(self, s: State, seat: int, action: Action) -> bool:
        """Whether these atoms are a whole choice."""
        return True

    def whole(self, s: State, seat: int, action: Action) -> tuple[int, int] | None:
        """A fault that only a choice given at once shows: the reason, and the atom that it is about."""
        return None

    def normal(self, action: Action) -> Action:
        """The canonical order of a choice whose parts have none, so that each choice has one form."""
        return action

    def commit(self, s: State, seat: int, action: Action) -> None:
        """Do it: by the vocabulary of change only."""
        raise NotImplementedError

    def default(self, s: State, seat: int) -> Action:
        """What is done for a seat whose clock has run out, or whose player has left."""
        raise NotImplementedError

    def explain(self, s: State, seat: int, draft: Action, atom: int, reason: int) -> Details:
        """What the sentence of a refusal names beside the atom itself; made only when somebody asks.

        The atom is -1 where the fault is not one of them but what comes after them, or does not.
        """
        return {}

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        """Whether a legal atom comes in the canonical order. A person may lay parts in any order; a bot need not."""
        return True

    def ordered(self, s: State, seat: int, draft: Action, legal: list[int]) -> list[int]:
        """The legal atoms that come in the canonical order; a kind may find them faster than one by one."""
        return [atom for atom in legal if self.canonical(s, seat, draft, atom)]

    def word_limit(self, s: State, seat: int, action: Action) -> WordLimit | None:
        """How much may be written beside this choice; None if nothing is asked for."""
        return self.words


class Auto(Decision):
    """A frame that nobody owes: what happens next by itself, once what lies above it is done."""

    def proceed(self, s: State) -> None:
        """Go on; it must take itself off the stack."""
        raise NotImplementedError


class Lapsing(Auto):
    """A choice that seats owe, but that goes on by itself where nobody does: whoever owed it is out of time."""


class Chance(Decision):
    """A kind of frame that chance answers."""

    chance = True

    def draw(self, s: State, stream: Stream) -> int:
        raise NotImplementedError

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """Every outcome with its weight, for tests and exact counts."""
        raise NotImplementedError

    def settle(self, s: State, outcome: int) -> None:
        raise NotImplementedError


class DrawPiece(Chance):
    """Chance takes a piece from a zone, all alike. An outcome is a piece."""

    takes_piece = True

    def zone(self, s: State) -> int:
        raise NotImplementedError

    def draw(self, s: State, stream: Stream) -> int:
        pieces = s.zones[self.zone(s)]
        return pieces[stream.below(len(pieces))]

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return [(piece, 1) for piece in s.zones[self.zone(s)]]


class DrawNumber(Chance):
    """Chance takes a number from a weighted list."""

    takes_piece = False

    def draw(self, s: State, stream: Stream) -> int:
        outcomes = self.outcomes(s)
        at = stream.below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            at -= weight
            if at < 0:
                return outcome
        raise AssertionError("weights add up to more than themselves")
