"""A game set up for one table: who may choose what, why not, and what a choice does.

The `Title` is what the lobby knows of a game; `Title.game` makes a `Game` for a number of seats, options and
packs. A game's kinds of decision hold its rules; everything here is the same for all games.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from .atoms import ARGUMENT, Action, Takes, Verb, verb_of
from .decisions import OK, Auto, Chance, Decision, Details
from .events import Frames
from .host import ClockRunsOut, Limit
from .refusals import (
    COMMON,
    GAME_OVER,
    NOT_ASKED,
    OTHER_DECISION,
    TOO_MUCH,
    UNFINISHED,
    Reason,
    Refusal,
    words_fault,
)
from .schema import LETTERS, Schema
from .state import State
from .title import Title

if TYPE_CHECKING:
    from .chance import Stream
    from .view import Observation
    from .worlds import World

# What a game's author needs comes from here.
__all__ = [
    "CHANCE",
    "COMMON",
    "DEFAULT_VERB",
    "HOST",
    "OTHER_DECISION",
    "Game",
    "Limit",
    "Reason",
    "Refusal",
    "Result",
    "Title",
]

CHANCE: Final = -1
HOST: Final = -2

# Verb 0 of every game: the host lets a seat's clock run out.
DEFAULT_VERB: Final = Verb("default", Takes.SEAT)


class Result(NamedTuple):
    """How a game ended: the kind of end, each seat's place (1 is best) and points, and who has won, if anybody.

    Points are whole numbers of `unit` parts: 2 where a game counts in halves.
    """

    end: str
    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    unit: int = 1


class Game:
    """One game at one table."""

    def __init__(
        self,
        title: Title,
        schema: Schema,
        options: Mapping[str, str],
        verbs: Sequence[Verb],
        reasons: Sequence[Reason],
    ) -> None:
        self.title, self.schema, self.seats = title, schema, schema.seats
        self.options_given = dict(options)
        self.verbs = tuple(verbs)
        self.reasons = (*COMMON, *reasons)
        self.decisions: list[Decision] = []
        self.standing: list[Decision] = []
        self.hosting: list[Decision] = [ClockRunsOut(self)]

    # What a game supplies.

    def start(self) -> State:
        """The position before anything has happened."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        """Of a game that is over."""
        raise NotImplementedError

    def turns(self, s: State) -> float:
        """How many turns a player has had on the average."""
        raise NotImplementedError

    def weigh(self, view: Observation, world: World) -> int:
        """How well a sampled world fits what a viewer has seen beyond the position itself; 0 is impossible."""
        return 1

    def complete_world(self, view: Observation, world: World, stream: Stream) -> None:
        """Set fields of a sampled world that hang on its hidden pieces; most games have none."""

    def cards(self, language: str = "en") -> list[dict[str, object]]:
        """The cards of this table, as printed; their texts in a language, so far as they have been translated."""
        raise NotImplementedError

    def piece_titles(self, language: str = "en") -> list[str]:
        """What people who speak a language call each piece."""
        return [piece.name for piece in self.schema.pieces]

    def limits(self, s: State) -> list[Limit]:
        """The strict clocks that the rules ask for in a position; most games have none."""
        return []

    def packs_used(self) -> list[dict[str, str]]:
        """The packs of this table: id and digest."""
        return []

    def misplaced(self, s: State, actor: int, action: Action) -> int:
        """The reason against a choice that belongs to no decision of this moment."""
        if not s.frames:
            return GAME_OVER
        asked = actor >= 0 and self.owes(s, actor)
        return OTHER_DECISION if asked or actor < 0 else NOT_ASKED

    # The same for all games.

    def owes(self, s: State, seat: int) -> bool:
        return bool(s.frames) and bool(s.frames[-1][1] >> seat & 1)

    def over(self, s: State) -> bool:
        return not s.frames

    def waiting_for(self, frames: Frames) -> list[int]:
        """The seats that owe a choice."""
        return [seat for seat in range(self.seats) if frames and frames[-1][1] >> seat & 1]

    def left_to_bots(self, frames: Frames, people: Collection[int]) -> list[int]:
        """The seats that owe a choice and that a program answers for: none if a person of their side is asked too."""
        waiting = self.waiting_for(frames)
        if waiting and self.decisions[frames[-1][0]].any_of and any(seat in people for seat in waiting):
            return []
        return [seat for seat in waiting if seat not in people]

    def legal(self, s: State, seat: int) -> list[int]:
        """The next atoms that a seat may choose in the pending decision."""
        frames = s.frames
        if not frames or not frames[-1][1] >> seat & 1:
            return []
        kind = self.decisions[frames[-1][0]]
        draft = s.drafts[seat]
        if draft and self.standing and draft[0] & ~ARGUMENT not in kind.verbs:
            return []  # the seat is composing a standing action
        options = kind.options(s, seat, draft)
        if kind.exact and not kind.parts:
            return options
        check = kind.check
        legal = options if kind.exact else [atom for atom in options if not check(s, seat, draft, atom)]
        if not kind.parts or (kind.free_start and not draft):
            return legal
        return kind.ordered(s, seat, draft, legal)

    def choices(self, s: State, seat: int) -> list[int]:
        """The next atoms that a person may lay: the legal ones, and those that only come in another order."""
        if not self.owes(s, seat):
            return []
        kind, draft = self.decisions[s.frames[-1][0]], s.drafts[seat]
        options = kind.options(s, seat, draft)
        return [atom for atom in options if atom not in draft and (kind.exact or not kind.check(s, seat, draft, atom))]

    def legal_aside(self, s: State, actor: int) -> list[int]:
        """The standing actions of a seat, or the acts of the host: what is open beside the pending decision."""
        draft = s.drafts[actor] if actor >= 0 else ()
        out: list[int] = []
        for kind in self._aside(actor):
            if s.frames and (not draft or verb_of(draft[0]) in map(verb_of, kind.verbs)):
                out += [a for a in kind.options(s, actor, draft) if not kind.check(s, actor, draft, a)]
        return out

    def by_hand(self, s: State) -> list[int]:
        """The acts that a person who is host may choose: those that no clock asks for."""
        return [atom for atom in self.legal_aside(s, HOST) if not self._by_clock(s, atom)]

    def _by_clock(self, s: State, atom: int) -> bool:
        kind = self.decision_for(s, HOST, atom)
        return kind is not None and kind.by_clock

    def decision_for(self, s: State, actor: int, atom: int) -> Decision | None:
        """The kind that this first atom of a choice belongs to; None if it belongs to none now."""
        verb = verb_of(atom)
        for kind in self._aside(actor):
            if verb in map(verb_of, kind.verbs):
                return kind
        if actor >= 0 and self.owes(s, actor):
            kind = self.decisions[s.frames[-1][0]]
            if verb in map(verb_of, kind.verbs):
                return kind
        return None

    def refuse(self, s: State, actor: int, action: Action, words: str | None = None) -> Refusal | None:
        """Why a whole choice may not be made; None if it may. Nothing is changed."""
        kind = self.decision_for(s, actor, action[0]) if action and s.frames else None
        if kind is None:
            return self.refusal(self.misplaced(s, actor, action), actor, action, 0)
        for at, atom in enumerate(action):
            if atom & ~ARGUMENT not in kind.verbs:
                return self.refusal(OTHER_DECISION, actor, action, at)
        action = kind.normal(action)
        fault = kind.whole(s, actor, action)
        if fault is not None:
            return self.refusal(fault[0], actor, action, fault[1])
        for at, atom in enumerate(action):
            if at and kind.complete(s, actor, action[:at]):
                return self.refusal(TOO_MUCH, actor, action, at)
            reason = self.fault(kind, s, actor, action[:at], atom)
            if reason:
                return self.refusal(reason, actor, action, at)
        if not kind.complete(s, actor, action):
            return self.refusal(UNFINISHED, actor, action, len(action))
        reason = words_fault(kind.word_limit(s, actor, action), words)
        return self.refusal(reason, actor, action, len(action)) if reason else None

    def refusal(self, reason: int, actor: int, action: Action, at: int) -> Refusal:
        key, clause = self.reasons[reason]
        return Refusal(reason, key, clause, actor, action, at)

    def explain(self, s: State, refusal: Refusal) -> Details:
        """What the sentence of a refusal names beside the choice itself."""
        actor, action, atom = refusal.actor, refusal.action, refusal.atom
        kind = self.decision_for(s, actor, action[0]) if action and s.frames else None
        if kind is None:
            return {}
        limit = kind.word_limit(s, actor, action)
        limits: Details = {"least": limit.least, "most": limit.most} if limit else {}
        return limits | kind.explain(s, actor, action[: refusal.at], -1 if atom is None else atom, refusal.reason)

    def act(self, s: State, actor: int, action: Action) -> None:
        """Make a choice that `refuse` lets through."""
        kind = self.decision_for(s, actor, action[0])
        assert kind is not None
        kind.commit(s, actor, kind.normal(action))
        if actor >= 0:
            s.drafts[actor] = ()

    def compose(self, s: State, actor: int, atom: int) -> bool:
        """Lay one legal atom to a seat's draft; True when the choice is whole, and then it has been made."""
        draft = (*s.drafts[actor], atom)
        kind = self.decision_for(s, actor, draft[0])
        assert kind is not None
        if not kind.complete(s, actor, draft):
            s.drafts[actor] = draft
            return False
        kind.commit(s, actor, kind.normal(draft))
        s.drafts[actor] = ()
        return True

    def proceed(self, s: State) -> None:
        """Let everything happen that happens by itself, up to the next choice or chance."""
        while s.frames and not s.frames[-1][1]:
            kind = self.decisions[s.frames[-1][0]]
            if not isinstance(kind, Auto):
                return
            kind.proceed(s)

    def pending_chance(self, s: State) -> Chance | None:
        """The kind of the top frame, if it is chance that must answer."""
        if not s.frames:
            return None
        kind = self.decisions[s.frames[-1][0]]
        return kind if isinstance(kind, Chance) else None

    def next_chance(self, s: State) -> Chance | None:
        """Let happen what happens by itself, and give the chance that must answer then."""
        self.proceed(s)
        return self.pending_chance(s)

    def why_not(self, s: State, seat: int, piece: int) -> Refusal | None:
        """The nearest refusal among the choices that name a piece; None if one of them is open."""
        draft = s.drafts[seat]
        kinds = [self.decisions[s.frames[-1][0]]] if self.owes(s, seat) else []
        nearest = GAME_OVER if not s.frames else (OTHER_DECISION if kinds else NOT_ASKED)
        action: Action = ()
        for kind in (*kinds, *self.standing) if s.frames else ():
            if draft and draft[0] & ~ARGUMENT not in kind.verbs:
                continue
            for base in kind.verbs:
                if self.verbs[verb_of(base)].takes is not Takes.PIECE:
                    continue
                reason = kind.check(s, seat, draft, base + piece)
                if reason == OK:
                    return None
                if reason > nearest:
                    nearest, action = reason, (*draft, base + piece)
        return self.refusal(nearest, seat, action, max(len(action) - 1, 0))

    def seat_name(self, seat: int) -> str:
        return {CHANCE: "chance", HOST: "host"}.get(seat) or LETTERS[seat]

    def _aside(self, actor: int) -> list[Decision]:
        """What this actor may do beside the pending decision."""
        if actor == HOST:
            return self.hosting
        return self.standing if 0 <= actor < self.seats else []

    def fault(self, kind: Decision, s: State, actor: int, draft: Action, atom: int) -> int:
        """The reason against an atom after a draft in a kind of decision; 0 for none."""
        if atom & ~ARGUMENT not in kind.verbs:
            return OTHER_DECISION
        return kind.check(s, actor, draft, atom)
