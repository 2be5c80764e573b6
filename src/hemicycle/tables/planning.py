"""What a seat may choose, and what would come of it, tried out in a world made up from its own view.

Nothing here reads the truth: a plan that is refused tells the planner nothing that he could not have worked out.
"""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.kernel.atoms import Action
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.driver import single_option
from hemicycle.kernel.game import Game
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.options import BadInput
from hemicycle.kernel.view import Observation, observe
from hemicycle.kernel.worlds import determinize
from hemicycle.tables.faults import Against, No


class Plan:
    """Choices of one seat, one after the other, up to where chance or another seat comes next."""

    def __init__(self, game: Game, notation: Notation, view: Observation) -> None:
        self.game, self.notation, self.seat = game, notation, view.viewer
        self.world = determinize(game, view._replace(draft=()), Xoshiro(0))
        self.view = view._replace(draft=())  # after what has been planned, as the planner would see it
        self.ends = not game.owes(self.world, self.seat)  # nothing more can be planned

    def follow(self, choices: Sequence[str], words: str | None = None) -> list[Action]:
        """Make the choices in the world; No or Against says which of them cannot be made."""
        actions = [read_action(self.notation, text) for text in choices]
        for at, action in enumerate(actions):
            last = at == len(actions) - 1
            self.make(action, words if last else None)
        return actions

    def make(self, action: Action, words: str | None = None) -> None:
        """One more whole choice."""
        if self.ends:
            raise No("plan-ends", "rules")
        game, world = self.game, self.world
        refusal = game.refuse(world, self.seat, action, words)
        if refusal is not None:
            raise Against(refusal, world)
        knew = self._known()
        game.act(world, self.seat, action)
        self._go_on()
        if self._known() & ~knew:  # it would show a card, and the world has only made one up
            self.ends = True
        else:
            self.view = observe(world, self.seat)
        self.ends = self.ends or not game.owes(world, self.seat)

    def draft(self, text: str) -> Action:
        """Lay the parts of a choice that is not whole yet."""
        if not text.strip():
            return ()
        if self.ends:
            raise No("plan-ends", "rules")
        game, world = self.game, self.world
        draft = read_action(self.notation, text)
        kind = game.decision_for(world, self.seat, draft[0])
        if kind is None:
            raise Against(game.refusal(game.misplaced(world, self.seat, draft), self.seat, draft, 0), world)
        for at, atom in enumerate(draft):
            reason = game.fault(kind, world, self.seat, draft[:at], atom)
            if reason:
                raise Against(game.refusal(reason, self.seat, draft, at), world)
        world.drafts[self.seat] = draft
        self.view = self.view._replace(draft=draft)
        return draft

    def is_whole(self, draft: Action) -> bool:
        """Whether a draft can be sent as it is."""
        return bool(draft) and self.game.refuse(self.world, self.seat, draft) is None

    def _go_on(self) -> None:
        """What happens by itself, and choices that are none."""
        game, world = self.game, self.world
        if game.next_chance(world) is not None:
            self.ends = True
        while not self.ends and (single := single_option(game, world)) is not None:
            game.act(world, *single)
            if game.next_chance(world) is not None:
                self.ends = True

    def _known(self) -> int:
        """The pieces that the planner knows, as bits."""
        bit = 1 << self.seat
        return sum(1 << piece for piece, known in enumerate(self.world.known) if known & bit)


def read_action(notation: Notation, text: str) -> Action:
    """A choice from its text; No if it is none."""
    try:
        return notation.read_action(text)
    except BadInput:
        raise No("not-understood", "input", text=text[:60]) from None
