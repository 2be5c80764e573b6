"""Runs a game: takes choices, lets chance answer, keeps the record, and hands out views.

The driver is the only one that holds the true position together with the stream of chance. `Table` keeps a
record; `play_out` runs a game to its end in silence, for simulation and search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .archive import schema_text
from .atoms import Action
from .chance import Sealed, Stream, Xoshiro
from .events import Event, Known, Moved
from .game import Game, Refusal
from .notation import Notation
from .record import Record, Step, digest, words_digest
from .state import State
from .view import Observation, Seen, observe, redact


class Table:
    """One game in progress, with its record."""

    def __init__(self, game: Game, stream: Stream | None = None, header: dict[str, Any] | None = None) -> None:
        self.game = game
        self.notation = Notation(game)
        self.stream = Sealed() if stream is None else stream
        self.state = game.start()
        self.state.log = []
        self.record = Record(describe(game) | _chance_header(self.stream) | (header or {}))
        self._outcomes: list[str] = []
        self._answer_chance()
        self._close("", "", None)

    # Choices.

    def act(self, actor: int, action: Action, words: str | None = None) -> Refusal | None:
        """Make a whole choice, or refuse it whole."""
        refusal = self.game.refuse(self.state, actor, action, words)
        if refusal is not None:
            return refusal
        kind = self.game.decision_for(self.state, actor, action[0])
        text = self.notation.action(kind.normal(action) if kind else action)
        self.game.act(self.state, actor, action)
        self._answer_chance()
        self._close(self.game.seat_name(actor), text, words)
        self._take_single_options()
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
        steps = self.record.standing()
        if not steps or steps[-1].actor != self.game.seat_name(seat) or not may_be_free(steps[-1]):
            return False
        self.rewind(steps[-1].number, self.game.seat_name(seat))
        return True

    def rewind(self, number: int, by: str = "host") -> None:
        """Take back all steps from this number on; what players agreed to lies with the caller."""
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

    # Views.

    def view(self, viewer: int) -> Observation:
        return observe(self.state, viewer)

    def seen(self, step: Step, viewer: int) -> list[Seen]:
        """What a viewer is told of a step."""
        told = (redact(self.game.schema, event, viewer) for event in step.events)
        return [seen for seen in told if seen is not None]

    # Within.

    def _answer_chance(self) -> None:
        game, state = self.game, self.state
        kind = game.pending_chance(state)
        while kind is not None:
            frame = state.frames[-1]
            outcome = kind.draw(state, self.stream)
            self._outcomes.append(self.notation.outcome(frame, outcome))
            kind.settle(state, outcome)
            kind = game.pending_chance(state)

    def _take_single_options(self) -> None:
        """Where a game's rules say so, a choice of one is no choice."""
        game, state = self.game, self.state
        while state.frames and game.decisions[state.frames[-1][0]].alone:
            seat = game.waiting_for(state.frames)[0]
            options = game.legal(state, seat)
            kind = game.decisions[state.frames[-1][0]]
            if len(options) != 1 or not kind.complete(state, seat, (options[0],)):
                return
            game.act(state, seat, (options[0],))
            self._answer_chance()
            self._close(game.seat_name(seat), self.notation.action((options[0],)), None)

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
            self.record.end = ending(self.game, self.state, self.stream)


def describe(game: Game) -> dict[str, Any]:
    """The header of a record: all that is needed to read it when the rules have moved on."""
    cards = {str(card["id"]): card for card in game.cards()}
    return {
        "game": game.title.slug,
        "rules": game.title.version,
        "seats": game.seats,
        "options": game.options_given,
        "packs": game.packs_used(),
        "schema": schema_text(game),
        "cards": {"digest": digest(cards), "texts": cards},
    }


def _chance_header(stream: Stream) -> dict[str, Any]:
    return {"commitment": stream.commitment} if isinstance(stream, Sealed) else {}


def ending(game: Game, state: State, stream: Stream) -> dict[str, Any]:
    """The last line of a record: how it ended, the position's digest, and the key of chance."""
    result = game.result(state)
    out: dict[str, Any] = {"kind": result.end, "places": list(result.places), "points": list(result.points)}
    out["digest"] = state.digest()
    if isinstance(stream, Sealed):
        out["key"] = stream.key.hex()
    return out


def may_be_free(step: Step) -> bool:
    """Whether nobody learnt anything from a step: no chance, and no viewer knows a piece that he did not know."""
    if step.outcomes or not step.actor:
        return False
    return not any(_informs(event) for event in step.events)


def _informs(event: Event) -> bool:
    return isinstance(event, Moved | Known) and bool(event.know & ~event.knew)


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
            kind.settle(s, kind.draw(s, stream))  # type: ignore[attr-defined]  # owed by nobody: chance
            continue
        seat = (owes & -owes).bit_length() - 1
        while True:
            options = legal(s, seat)
            atom = options[below(len(options))] if choose is None else choose(s, seat, options)
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


def replayed(game: Game, record: Record) -> State:
    """Replay the choices of a record with its chance outcomes; ValueError where it departs from the record."""
    notation = Notation(game)
    state = game.start()
    state.log = []
    for step in record.standing():
        if step.actor:
            actor, action = notation.read_actor(step.actor), notation.read_action(step.action)
            words = record.words.get(step.words, "x" * 20) if step.words else None
            refusal = game.refuse(state, actor, action, words)
            if refusal is not None and not refusal.key.startswith("words"):
                raise ValueError(f"step {step.number}: {step.actor} may not {step.action} ({refusal.key}).")
            game.act(state, actor, action)
        for text in step.outcomes:
            kind = game.pending_chance(state)
            if kind is None:
                raise ValueError(f"step {step.number}: chance answers, but nothing was asked of it.")
            kind.settle(state, notation.read_outcome(state.frames[-1], text))
        if state.log != step.events:
            raise ValueError(f"step {step.number}: the same choice now gives other events.")
        state.log = []
    return state


def folded(game: Game, record: Record, upto: int | None = None) -> State:
    """The position after a step, from events alone: the rules are not asked."""
    state = game.start()
    for step in record.standing():
        if upto is not None and step.number > upto:
            break
        for event in step.events:
            state.apply(event)
    return state


def recheck_chance(game: Game, record: Record) -> str | None:
    """With the key of the end, draw everything again; a sentence where it departs, None if all is as promised."""
    if record.end is None or "key" not in record.end:
        return None
    stream = Sealed(bytes.fromhex(record.end["key"]))
    if stream.commitment != record.header.get("commitment"):
        return "The key at the end does not belong to the digest at the start."
    notation = Notation(game)
    state = game.start()
    for at, step in enumerate(record.steps):
        if step.back is not None:
            gone = set(map(id, Record({}, record.steps[:at]).standing()))
            gone -= set(map(id, Record({}, record.steps[: at + 1]).standing()))
            for undone in reversed([other for other in record.steps[:at] if id(other) in gone]):
                for event in reversed(undone.events):
                    state.unapply(event)
            continue
        if step.actor:
            game.act(state, notation.read_actor(step.actor), notation.read_action(step.action))
        for text in step.outcomes:
            kind = game.pending_chance(state)
            if kind is None:
                return f"Step {step.number}: chance answers, but nothing was asked of it."
            drawn = kind.draw(state, stream)
            if notation.outcome(state.frames[-1], drawn) != text:
                return f"Step {step.number}: the key gives {notation.outcome(state.frames[-1], drawn)}, not {text}."
            kind.settle(state, drawn)
    return None


def seeded(seed: int | str) -> Stream:
    return Xoshiro(seed)
