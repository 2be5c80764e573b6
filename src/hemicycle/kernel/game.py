"""A game set up for one table: who may choose what, why not, and what a choice does.

The `Title` is what the lobby knows of a game; `Title.game` makes a `Game` for a number of seats, options and
packs. A game's kinds of decision hold its rules; everything here is the same for all games.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .atoms import ARGUMENT, Action, Takes, Verb, argument, verb_of
from .decisions import OK, Auto, Chance, Decision, Details, WordLimit
from .events import Frames
from .options import BadInput, Option, settle
from .schema import LETTERS, Schema
from .state import State

if TYPE_CHECKING:
    from .bot import Bot
    from .chance import Stream
    from .packs import Fault
    from .record import Record
    from .terminal import Terminal
    from .view import Observation
    from .words import Teller
    from .worlds import World

CHANCE: Final = -1
HOST: Final = -2


class Reason(NamedTuple):
    """Why something may not be chosen. A game lists the nearer ones later: `why_not` gives the nearest."""

    key: str
    clause: str = ""


# The reasons that every game has; a game's own follow.
COMMON: Final = (
    Reason("none"),
    Reason("game_over"),
    Reason("not_asked"),
    Reason("other_decision"),
    Reason("unfinished"),
    Reason("too_much"),
    Reason("no_words_here"),
    Reason("words_too_short"),
    Reason("words_too_long"),
    Reason("nobody_waits"),
)
GAME_OVER, NOT_ASKED, OTHER_DECISION, UNFINISHED, TOO_MUCH = 1, 2, 3, 4, 5
NO_WORDS_HERE, WORDS_TOO_SHORT, WORDS_TOO_LONG, NOBODY_WAITS = 6, 7, 8, 9

# Verb 0 of every game: the host lets a seat's clock run out.
DEFAULT_VERB: Final = Verb("default", Takes.SEAT)


class Refusal(NamedTuple):
    """An answer of no: the number of the reason, and the part of the choice that it is about."""

    reason: int
    key: str
    clause: str
    actor: int
    action: Action
    at: int  # which atom; the length of the action if the fault lies in the whole

    @property
    def atom(self) -> int | None:
        return self.action[self.at] if self.at < len(self.action) else None


class Result(NamedTuple):
    """How a game ended: the kind of end, each seat's place (1 is best) and points, and who has won, if anybody.

    Points are whole numbers of `unit` parts: 2 where a game counts in halves.
    """

    end: str
    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    unit: int = 1


class ClockRunsOut(Decision):
    """The host's own act: the default of the pending decision is taken for a seat."""

    name = "clock"
    verbs = (0,)

    def __init__(self, game: Game) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return list(range(self.game.seats))

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        if argument(atom) >= self.game.seats or not self.game.owes(s, argument(atom)):
            return NOBODY_WAITS
        return OK

    def commit(self, s: State, seat: int, action: Action) -> None:
        late = argument(action[0])
        kind = self.game.decisions[s.frames[-1][0]]
        kind.commit(s, late, kind.default(s, late))
        s.drafts[late] = ()


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
        if kind.exact:
            return options
        check = kind.check
        legal = [atom for atom in options if not check(s, seat, draft, atom)]
        return [atom for atom in legal if kind.canonical(s, seat, draft, atom)] if kind.parts else legal

    def choices(self, s: State, seat: int) -> list[int]:
        """The next atoms that a person may lay: the legal ones, and those that only come in another order."""
        if not self.owes(s, seat):
            return []
        kind, draft = self.decisions[s.frames[-1][0]], s.drafts[seat]
        options = kind.options(s, seat, draft)
        return [atom for atom in options if atom not in draft and not kind.check(s, seat, draft, atom)]

    def legal_aside(self, s: State, actor: int) -> list[int]:
        """The standing actions of a seat, or the acts of the host: what is open beside the pending decision."""
        draft = s.drafts[actor] if actor >= 0 else ()
        out: list[int] = []
        for kind in self._aside(actor):
            if s.frames and (not draft or verb_of(draft[0]) in map(verb_of, kind.verbs)):
                out += [a for a in kind.options(s, actor, draft) if not kind.check(s, actor, draft, a)]
        return out

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
        reason = _words_fault(kind.word_limit(s, actor, action), words)
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


def _words_fault(limit: WordLimit | None, words: str | None) -> int:
    length = len(words.strip()) if words else 0
    if limit is None:
        return NO_WORDS_HERE if length else OK
    if length < limit.least:
        return WORDS_TOO_SHORT
    return WORDS_TOO_LONG if length > limit.most else OK


class Title:
    """A game as the lobby knows it."""

    slug: str = ""
    prefix: str = ""  # of its clauses
    name: str = ""
    version: str = "1"  # of its rules; a record names it
    least: int = 2
    most: int = 2
    options: tuple[Option, ...] = ()
    folder: Path = Path()  # of its files: words, cards

    def game(self, seats: int, options: Mapping[str, str] | None = None, packs: Sequence[Path] = ()) -> Game:
        """Set up a table; BadInput says what is wrong with the seats, an option or a pack."""
        if not self.least <= seats <= self.most:
            raise BadInput(f"{self.name} is played by {self.least} to {self.most}, not by {seats}.")
        return self.build(seats, settle(self.options, options or {}, seats), packs)

    def build(self, seats: int, options: dict[str, str], packs: Sequence[Path]) -> Game:
        raise NotImplementedError

    def micro(self) -> Game:
        """A tiny edition under the same rules, whose whole tree can be counted."""
        raise NotImplementedError

    def sensible(self, game: Game, stream: Stream, language: str) -> Bot:
        """The game's own bot, which plays as a sensible person would."""
        raise NotImplementedError

    def one_round(self) -> dict[str, str]:
        """Options under which a simulated game is as short as the game allows."""
        return {}

    def check_pack(self, path: Path) -> list[Fault]:
        """Every fault of a pack with this game."""
        raise NotImplementedError

    def terminal(self, game: Game, teller: Teller, bots: Collection[int]) -> Terminal:
        """How a table looks in a terminal."""
        from .terminal import Terminal  # noqa: PLC0415  (it reads games, and so this module)

        return Terminal(game, teller, bots)

    # For a screen, as plain values. A game need not have any of these.

    def screen(self, game: Game, view: Observation, teller: Teller) -> dict[str, Any]:
        """What a screen shows beside the cards: what the view means to its viewer, with sentences."""
        return {}

    def catalogue(self, game: Game, teller: Teller) -> list[dict[str, Any]]:
        """The cards of a table, ready to be read, and which may follow each."""
        from .catalogue import plain_catalogue  # noqa: PLC0415  (it reads games, and so this module)

        return plain_catalogue(game, teller)

    def report(self, game: Game, record: Record, teller: Teller, viewer: int) -> dict[str, Any]:
        """What a finished game was like, for a viewer; ValueError while it goes on."""
        from .report import plain_report  # noqa: PLC0415  (it reads games, and so this module)

        return plain_report(game, record, teller, {})
