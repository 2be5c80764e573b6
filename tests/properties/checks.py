"""What P1 and P2 assert of one position or step; P4 plants leaks and sees that these checks catch them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hemicycle.kernel import plain, story
from hemicycle.kernel import view as views
from hemicycle.kernel.atoms import Action, Takes, alphabet, argument, verb_of
from hemicycle.kernel.chance import Stream
from hemicycle.kernel.events import Event
from hemicycle.kernel.game import Game, Refusal
from hemicycle.kernel.names import Names
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.position import write_view
from hemicycle.kernel.record import Step
from hemicycle.kernel.state import State
from hemicycle.kernel.view import Observation, Seen
from hemicycle.kernel.words import Teller
from hemicycle.kernel.worlds import determinize

WRONG_CHOICES = 6  # that are tried in each paired world
SCREENS = 10  # in one of so many pairs a game's screen is compared, which takes longer than all else


def viewers(game: Game) -> range:
    """All seats, and the onlooker."""
    return range(game.seats + 1)


class Clients:
    """What every viewer's client holds: the view at the start, and then only what it was told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.views = [views.observe(game.start(), viewer) for viewer in viewers(game)]

    def follow(self, steps: list[Step], s: State) -> None:
        """Fold the redacted events, and hold the views against the truth's (drafts aside: they make no event)."""
        for viewer in viewers(self.game):
            for step in steps:
                for event in step.events:
                    seen = views.redact(self.game.schema, event, viewer)
                    self.views[viewer] = views.advance(self.views[viewer], seen)
            folded, true = self.views[viewer], views.observe(s, viewer)._replace(draft=())
            assert folded == true, f"{name(self.game, viewer)} folds to another view:{_parts(folded, true)}"


def _parts(one: Observation, other: Observation) -> str:
    at = [
        f"\n  {kind} {number}: {mine} {yours}"
        for kind, ones, others in (("zone", one.zones, other.zones), ("field", one.fields, other.fields))
        for number, (mine, yours) in enumerate(zip(ones, others, strict=True))
        if mine != yours
    ]
    return "".join(at) or f"\n  frames {one.frames} {other.frames}"


def name(game: Game, viewer: int) -> str:
    return game.schema.viewer_name(viewer)


def check_pair(game: Game, s: State, viewer: int, stream: Stream) -> None:
    """The truth and a world made up from a viewer's sight of it: the viewer cannot tell them apart."""
    seen = views.observe(s, viewer)
    world = determinize(game, seen, stream)
    check_told_alike(game, s, world, viewer)
    if not stream.below(SCREENS):
        check_screens_alike(game, s, world, viewer)
    if viewer >= game.seats:
        return
    assert game.legal(world, viewer) == game.legal(s, viewer), f"{name(game, viewer)} gets other options"
    assert game.legal_aside(world, viewer) == game.legal_aside(s, viewer), f"{name(game, viewer)}: other standing acts"
    for action in wrong_choices(game, s, viewer, stream):
        check_refused_alike(game, s, world, viewer, action)
    for piece in known_pieces(seen):
        assert game.why_not(world, viewer, piece) == game.why_not(s, viewer, piece), f"why not {piece}"


def check_told_alike(game: Game, s: State, world: State, viewer: int) -> None:
    seen, other = views.observe(s, viewer), views.observe(world, viewer)
    assert other == seen, f"{name(game, viewer)} sees two positions:{_parts(other, seen)}"
    assert write_view(game, other) == write_view(game, seen)
    assert prompts(game, world, viewer) == prompts(game, s, viewer)
    assert page(game, world, viewer) == page(game, s, viewer)


def check_story_alike(game: Game, events: list[Event], others: list[Event], viewer: int) -> None:
    """Two runs of which a viewer is told the same: so are the sentences and the movements for his page."""
    one, other = (Step(1, "", "", [], steps) for steps in (events, others))
    speaker, names = teller(game), names_of(game)
    assert story.told(game, one, viewer, speaker) == story.told(game, other, viewer, speaker)
    assert plain.moves(names, told(game, events, viewer)) == plain.moves(names, told(game, others, viewer))


def page(game: Game, s: State, viewer: int) -> object:
    """What a page shows a viewer of a position: the view in plain values."""
    seen, names = views.observe(s, viewer), names_of(game)
    return plain.zones(names, seen), plain.fields(names, seen), plain.frame(game, names, seen)


def check_screens_alike(game: Game, s: State, world: State, viewer: int) -> None:
    """What a game's own screen makes of two positions that look alike."""
    one, other = (game.title.screen(game, views.observe(at, viewer), teller(game)) for at in (s, world))
    assert one == other


@lru_cache(maxsize=4)
def names_of(game: Game) -> Names:
    return Names(game.schema)


@lru_cache(maxsize=4)
def teller(game: Game) -> Teller:
    return Teller(game)


def prompts(game: Game, s: State, viewer: int) -> str:
    return teller(game).prompt(views.observe(s, viewer), viewer if viewer < game.seats else -1)


def check_refused_alike(game: Game, s: State, world: State, viewer: int, action: Action) -> None:
    """The same refusal, the same facts in it, the same sentence."""
    true, made_up = game.refuse(s, viewer, action), game.refuse(world, viewer, action)
    what = f"{name(game, viewer)} {Notation(game).action(action)}"
    assert made_up == true, f"{what}: {made_up} and {true}"
    if true is not None:
        assert game.explain(world, true) == game.explain(s, true), what
        assert sentence(game, world, true) == sentence(game, s, true), what


def sentence(game: Game, s: State, refusal: Refusal) -> str:
    seen = views.observe(s, refusal.actor)
    return teller(game).refusal(refusal, seen, game.explain(s, refusal))


def wrong_choices(game: Game, s: State, seat: int, stream: Stream) -> Iterator[Action]:
    """Choices as a person, or a program that means ill, might send them: open ones, spoilt ones, nonsense."""
    atoms = everything(game)
    for _ in range(WRONG_CHOICES):
        first = atoms[stream.below(len(atoms))]
        options = game.legal(s, seat) + game.legal_aside(s, seat)
        if options and stream.below(2):
            first = options[stream.below(len(options))]
        more = [atoms[stream.below(len(atoms))] for _ in range(stream.below(3))]
        yield (*s.drafts[seat], first, *more)


def everything(game: Game) -> list[int]:
    """Every atom that can be written."""
    return alphabet(game.verbs, tuple(at << 16 for at in range(len(game.verbs))), len(game.schema.pieces), game.seats)


def known_pieces(seen: Observation) -> list[int]:
    return sorted({piece for zone in seen.zones if zone for piece in zone if piece >= 0})


def told(game: Game, events: list[Event], viewer: int) -> list[Seen]:
    """What a viewer is told of some events."""
    cut = (views.redact(game.schema, event, viewer) for event in events)
    return [seen for seen in cut if seen is not None]


def pieces_named(game: Game, action: Action) -> tuple[int, ...]:
    return tuple(argument(atom) for atom in action if game.verbs[verb_of(atom)].takes is Takes.PIECE)
