"""What one viewer sees of a table, as the messages have it. Made of that viewer's Observation and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.kernel import plain
from hemicycle.kernel.atoms import Takes, argument, verb_of
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.record import Step
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.state import State
from hemicycle.kernel.story import Told, merged, told
from hemicycle.kernel.view import Observation, observe, redact
from hemicycle.kernel.words import Teller
from hemicycle.server import protocol as p


class Eyes:
    """One viewer of one game, in one language and with one set of names."""

    def __init__(self, notation: Notation, viewer: int, teller: Teller) -> None:
        self.notation, self.game, self.viewer, self.teller = notation, notation.game, viewer, teller
        self.is_seat = viewer < self.game.seats
        self._terminal = self.game.title.terminal(self.game, teller, ())

    # A position.

    def view(self, state: State, number: int, asked: int, free_undo: bool = False) -> p.View:
        """Everything that the viewer sees, and what he may choose if he is asked."""
        seen = observe(state, self.viewer)
        return self.shown(seen, number, asked, self.choices(state, seen) if asked >= 0 else [], free_undo)

    def shown(
        self, seen: Observation, number: int, asked: int, choices: list[p.Choice], free_undo: bool = False
    ) -> p.View:
        game, names = self.game, self.notation.names
        kind, frame = plain.frame(game, names, seen)
        return p.View(
            n=number,
            zones=plain.zones(names, seen),
            fields=plain.fields(names, seen),
            kind=kind,
            frame=frame,
            clause=game.decisions[seen.frames[-1][0]].clause if seen.frames else "",
            waiting=[LETTERS[seat] for seat in game.waiting_for(seen.frames)],
            prompt=self.teller.prompt(seen, self.viewer if self.is_seat else -1),
            asked=asked,
            choices=choices,
            lens=game.title.screen(game, seen, self.teller),
            free_undo=free_undo,
        )

    def choices(self, state: State, seen: Observation) -> list[p.Choice]:
        """What this seat may choose next, after what it has in its draft."""
        if not self.is_seat:
            return []
        game = self.game
        atoms = [*game.choices(state, self.viewer), *(game.legal_aside(state, self.viewer) if game.standing else ())]
        return [self._choice(state, seen, atom) for atom in atoms]

    def _choice(self, state: State, seen: Observation, atom: int) -> p.Choice:
        game, draft = self.game, state.drafts[self.viewer]
        verb = game.verbs[verb_of(atom)]
        kind = game.decision_for(state, self.viewer, (*draft, atom)[0])
        return p.Choice(
            do=self.notation.action((*draft, atom)),
            say=self.say(seen, atom),
            verb=verb.name,
            card=self.notation.names.piece(argument(atom)) if verb.takes is Takes.PIECE else "",
            seat=LETTERS[argument(atom)] if verb.takes is Takes.SEAT else "",
            more=kind is not None and not kind.complete(state, self.viewer, (*draft, atom)),
        )

    def say(self, seen: Observation, atom: int) -> str:
        """A choice in words."""
        return self._terminal.choice(seen, atom)

    # What happened.

    def lines(self, step: Step) -> list[p.Line]:
        return [line(step.number, one) for one in merged(told(self.game, step, self.viewer, self.teller), self.teller)]

    def moves(self, step: Step) -> list[p.Move]:
        seen = (redact(self.game.schema, event, self.viewer) for event in step.events)
        going = plain.moves(self.notation.names, [one for one in seen if one is not None])
        return [p.Move(*one) for one in going]


def line(number: int, one: Told) -> p.Line:
    by = LETTERS[one.seat] if one.seat >= 0 else ""
    return p.Line(number, one.text, one.note, by, one.against, list(one.cards))


def after_each(state: State, steps: Iterable[Step]) -> list[State]:
    """The positions after each of the last steps, of which the given one is the last."""
    here, out = state.clone(), [state]
    for step in reversed(list(steps)[1:]):
        for event in reversed(step.events):
            here.unapply(event)
        out.append(here.clone())
    return out[::-1]
