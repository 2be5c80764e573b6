"""Runs a game: takes choices, lets chance answer, keeps the record, and hands out views.

The driver is the only one that holds the true position together with the stream of chance. `Table` keeps a
record; `play_out` runs a game to its end in silence, for simulation and search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .atoms import Action
from .chance import Sealed, Stream, Xoshiro
from .decisions import Chance
from .game import Game, Refusal
from .headers import chance_header, chance_key, describe, ending
from .notation import Notation
from .record import Record, Step, words_digest
from .state import State
from .taking_back import WORLDS, foreseen, may_be_free
from .view import Observation, Seen, observe, redact


class Mark(NamedTuple):
    """How far a table has come."""

    steps: int
    drawn: int  # words of the stream of chance
    end: dict[str, Any] | None  # of the record, if it was over


class Table:
    """One game in progress, with its record."""

    def __init__(self, game: Game, stream: Stream | None = None, header: dict[str, Any] | None = None) -> None:
        stream = Sealed() if stream is None else stream
        self._hold(game, stream, Record(describe(game) | chance_header(stream) | (header or {})))
        self._answer_chance()
        self._close("", "", None)
        self._take_single_options()

    @classmethod
    def resumed(cls, game: Game, record: Record, stream: Stream) -> Table:
        """The table that wrote this record, to go on with; its stream must stand where it stood."""
        table = cls.__new__(cls)
        table._hold(game, stream, record)
        return table

    def _hold(self, game: Game, stream: Stream, record: Record) -> None:
        self.game, self.notation, self.stream, self.record = game, Notation(game), stream, record
        self._outcomes: list[str] = []
        self._fold()

    def _fold(self) -> None:
        """The position that the record tells of."""
        self.state = self.game.start()
        for step in self.record.standing():
            for event in step.events:
                self.state.apply(event)
        self.state.log = []

    # Choices.

    def act(self, actor: int, action: Action, words: str | None = None) -> Refusal | None:
        """Make a whole choice, or refuse it whole."""
        refusal = self.game.refuse(self.state, actor, action, words)
        if refusal is not None:
            return refusal
        kind = self.game.decision_for(self.state, actor, action[0])
        text = self.notation.action(kind.normal(action) if kind else action)
        try:
            self.game.act(self.state, actor, action)
            self._answer_chance()
        except Exception:
            self._undo_half()
            raise
        self._close(self.game.seat_name(actor), text, words)
        self._take_single_options()
        self._drop_stale_drafts()
        return None

    def lay(self, seat: int, atom: int, words: str | None = None) -> Refusal | None:
        """Lay one atom to a seat's draft; the last one makes the choice."""
        game, state = self.game, self.state
        draft = (*state.drafts[seat], atom)
        kind = game.decision_for(state, seat, draft[0]) if state.frames else None
        if kind is None:
            return game.refuse(state, seat, draft)
        reason = game.fault(kind, state, seat, draft[:-1], atom)
        if reason:
            return game.refusal(reason, seat, draft, len(draft) - 1)
        if kind.complete(state, seat, draft):
            return self.act(seat, draft, words)
        state.drafts[seat] = draft
        return None

    def write(self, actor: str, text: str, words: str | None = None) -> Refusal | None:
        """As `act`, in notation."""
        return self.act(self.notation.read_actor(actor), self.notation.read_action(text), words)

    def outcome(self, text: str) -> None:
        """Settle a pending chance by hand; only a position that was written by hand leaves one open."""
        kind = self.game.pending_chance(self.state)
        assert kind is not None
        outcome = self.notation.read_outcome(self.state.frames[-1], text)
        self._outcomes.append(text)
        kind.settle(self.state, outcome)

    def take_back(self, seat: int) -> bool:
        """Take the last step back, if it was this seat's and nobody has learnt anything by it."""
        step = self.free_to_take_back(seat)
        if step is not None:
            self.rewind(step.number, self.game.seat_name(seat))
        return step is not None

    def free_to_take_back(self, seat: int, worlds: int = WORLDS) -> Step | None:
        """The step that `take_back` would take back. Few worlds are enough for a guess, which is quicker."""
        last = self.record.steps[-1]
        step = last if last.back is None else self.record.standing()[-1]
        if self.key_is_out or step.actor != self.game.seat_name(seat) or not may_be_free(step):
            return None
        return step if foreseen(self.game, self.notation, self.state, step, worlds) else None

    def rewind(self, number: int, by: str = "host") -> None:
        """Take back all steps from this number on; what players agreed to lies with the caller.

        Not the deal, and nothing once the key of chance is out: with it anybody could tell the next draw.
        """
        if number < 1 or self.key_is_out:
            raise ValueError(f"Step {number} cannot be taken back.")
        log, self.state.log = self.state.log, None
        for step in reversed(self.record.standing()):
            if step.number < number:
                break
            for event in reversed(step.events):
                self.state.unapply(event)
        self.state.log = log
        self.state.drafts = [()] * self.game.seats
        self.record.end = None
        self.record.steps.append(Step(len(self.record.steps), by, "", [], [], back=number))

    def mark(self) -> Mark:
        """Where the table stands, to go back to if what comes now cannot be kept."""
        drawn = self.stream.drawn if isinstance(self.stream, Sealed) else -1
        return Mark(len(self.record.steps), drawn, self.record.end)

    def back_to(self, mark: Mark) -> None:
        """As if nothing had happened since: no step, no line about it, and the same draws will come again.

        Only while nobody has been told of it; afterwards steps are taken back by `rewind`.
        """
        assert isinstance(self.stream, Sealed), "only a sealed stream can stand again where it stood"
        for step in self.record.steps[mark.steps :]:
            self.record.words.pop(step.words or "", None)
        del self.record.steps[mark.steps :]
        self.record.end, self._outcomes = mark.end, []
        self.stream.drawn = mark.drawn
        self._fold()

    @property
    def key_is_out(self) -> bool:
        """Whether the game is over and its key of chance has been published."""
        return self.record.end is not None and "key" in self.record.end

    # Views.

    def view(self, viewer: int) -> Observation:
        return observe(self.state, viewer)

    def seen(self, step: Step, viewer: int) -> list[Seen]:
        """What a viewer is told of a step."""
        told = (redact(self.game.schema, event, viewer) for event in step.events)
        return [seen for seen in told if seen is not None]

    # Within.

    def _undo_half(self) -> None:
        """A fault of the program in the middle of a step: the position is as before it, and nothing is recorded."""
        log = self.state.log or []
        for event in reversed(log):
            self.state.unapply(event)
        self.state.log, self._outcomes = [], []

    def _drop_stale_drafts(self) -> None:
        """A choice by one may take away what another was composing."""
        game, state = self.game, self.state
        for seat, draft in enumerate(state.drafts):
            kind = game.decision_for(state, seat, draft[0]) if draft and state.frames else None
            if kind is None or any(game.fault(kind, state, seat, draft[:at], atom) for at, atom in enumerate(draft)):
                state.drafts[seat] = ()

    def _answer_chance(self) -> None:
        game, state = self.game, self.state
        kind = game.next_chance(state)
        while kind is not None:
            frame = state.frames[-1]
            outcome = kind.draw(state, self.stream)
            self._outcomes.append(self.notation.outcome(frame, outcome))
            kind.settle(state, outcome)
            kind = game.next_chance(state)

    def _take_single_options(self) -> None:
        while (single := single_option(self.game, self.state)) is not None:
            seat, action = single
            self.game.act(self.state, seat, action)
            self._answer_chance()
            self._close(self.game.seat_name(seat), self.notation.action(action), None)

    def _close(self, actor: str, action: str, words: str | None) -> None:
        """Finish the step: what has been logged since the last one is its events."""
        log = self.state.log
        assert log is not None
        number = len(self.record.steps)
        step = Step(number, actor, action, self._outcomes, log)
        if words and words.strip():
            step.words = words_digest(number, words.strip())
            self.record.words[step.words] = words.strip()
        self.record.steps.append(step)
        self.state.log, self._outcomes = [], []
        if self.game.over(self.state) and self.record.end is None:
            self.record.end = ending(self.game, self.state) | chance_key(self.stream)


def single_option(game: Game, state: State) -> tuple[int, Action] | None:
    """The one choice of the pending decision, if a game's rules say that it is then no choice."""
    if not state.frames or not game.decisions[state.frames[-1][0]].alone:
        return None
    kind = game.decisions[state.frames[-1][0]]
    seat = game.waiting_for(state.frames)[0]
    options = [atom for atom in kind.options(state, seat, ()) if not kind.check(state, seat, (), atom)]
    if len(options) != 1 or not kind.complete(state, seat, (options[0],)):
        return None
    return seat, (options[0],)


Chooser = Callable[[State, int, list[int]], int]


def play_out(game: Game, s: State, stream: Stream, choose: Chooser | None = None, limit: int = 0) -> int:
    """Play to the end in silence; returns the number of choices made. Without `choose` all are random.

    With a limit it stops after that many choices.
    """
    kinds, legal, below = game.decisions, game.legal, stream.below
    made = 0
    while s.frames:
        frame = s.frames[-1]
        owes = frame[1]
        kind = kinds[frame[0]]
        if not owes:
            if isinstance(kind, Chance):
                kind.settle(s, kind.draw(s, stream))
            else:
                game.proceed(s)
            continue
        seat = (owes & -owes).bit_length() - 1
        while True:
            options = legal(s, seat)
            atom = options[below(len(options))] if choose is None else choose(s, seat, options)
            if not kind.parts:
                kind.commit(s, seat, (atom,))
                break
            draft = (*s.drafts[seat], atom)
            if kind.complete(s, seat, draft):
                kind.commit(s, seat, draft)
                s.drafts[seat] = ()
                break
            s.drafts[seat] = draft
        made += 1
        if made == limit:
            break
    return made


def seeded(seed: int | str) -> Stream:
    return Xoshiro(seed)
