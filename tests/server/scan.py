"""Searches what viewers were sent for cards that they might not know at that moment.

The truth comes from the record of the finished game. A card may be named to a viewer in a message only if he knew it
somewhere in that step, or in the step that a line tells of. What the lens says is different: it may name any card as
one that would help, wherever that card is. So of the lens, and of everything else in a view, it is shown that another
world which looks alike to the viewer brings the very same letters.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.game import Game as Rules
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.record import Step, read_step
from hemicycle.kernel.registry import title
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import Teller
from hemicycle.kernel.worlds import determinize
from hemicycle.server.looking import Eyes

from .capture import Game, Heard

TOKEN = re.compile(r"[A-Za-z0-9_.'-]+")
# Cards whose name in notation is a word that sentences use too; of these the title is looked for.
WORDS = frozenset({"school", "race", "police", "near", "press", "voting", "assembly", "religion", "expression", "W"})


class Leak(NamedTuple):
    """A card named to somebody who did not know it."""

    viewer: str
    step: int
    card: str
    where: str


class Truth:
    """Who knew which card at each step of a game."""

    def __init__(self, game: Game) -> None:
        header, *lines = [json.loads(line) for line in game.record.splitlines()]
        self.rules: Rules = title("civio").game(game.seats, header["options"])
        self.notation = Notation(self.rules)
        self.steps: dict[int, Step] = {}
        self.known: dict[int, list[int]] = {}  # who knew each piece at some moment of a step
        self.after: dict[int, State] = {}
        state = self.rules.start()
        for line in lines:
            if "n" in line:
                step = read_step(line, self.notation.read_event)
                known = state.known[:]
                for event in step.events:
                    state.apply(event)
                    known = [one | other for one, other in zip(known, state.known, strict=True)]
                self.steps[step.number], self.known[step.number] = step, known
                self.after[step.number] = state.clone()
        self.names = [piece.name for piece in self.rules.schema.pieces]
        self.texts = [printed(card) for card in self.rules.cards()]

    def unknown(self, viewer: int, number: int) -> list[int]:
        """The cards that a viewer knew at no moment of this step."""
        return [piece for piece, known in enumerate(self.known[number]) if not known >> viewer & 1]


def printed(card: dict[str, object]) -> list[str]:
    """Long texts on a card, which nothing else would say."""
    return [str(value) for value in card.values() if isinstance(value, str) and len(value) > 25]


def leaks(game: Game) -> Iterator[Leak]:
    """Every card that was named to somebody too early, in one game."""
    truth = Truth(game)
    titles = Teller(truth.rules).titles
    for heard in game.heard:
        yield from _leaks_to(truth, titles, heard)


def _leaks_to(truth: Truth, titles: list[str], heard: Heard) -> Iterator[Leak]:
    viewer, who, now = heard.viewer, (LETTERS + "*")[heard.viewer], -1
    who = "*" if viewer == truth.rules.seats else who
    for text in heard.texts:
        message: dict[str, Any] = json.loads(text)
        view = message.get("view") or {}
        now = max(now, view.get("n", now))
        if now < 0:
            continue
        lines = message.pop("lines", [])
        view.pop("lens", None)
        for number, part in [(now, message), *((line["n"], line) for line in lines)]:
            for piece in _found(truth, titles, truth.unknown(viewer, number), json.dumps(part, ensure_ascii=False)):
                yield Leak(who, number, truth.names[piece], str(part.get("t", "line")))


def _found(truth: Truth, titles: list[str], unknown: list[int], text: str) -> Iterator[int]:
    """Which of these cards a text names, by name, title or what is printed on them."""
    hidden, named = set(unknown), set(TOKEN.findall(text))
    for piece in sorted(set(range(len(titles))) - hidden, key=lambda at: -len(titles[at])):
        text = text.replace(titles[piece], "")  # a title may be part of a longer one
    for piece in unknown:
        name = truth.names[piece]
        by_name = name in named and name not in WORDS
        if by_name or titles[piece] in text or any(long in text for long in truth.texts[piece]):
            yield piece


# Another world, the same letters -----------------------------------------------------------------------------


def told_apart(game: Game, every: int) -> Iterator[Leak]:
    """Views that hang on what their viewer cannot see: made again from another world, they come out otherwise."""
    truth = Truth(game)
    base = Teller(truth.rules)
    for heard in game.heard:
        eyes = Eyes(truth.notation, heard.viewer, _teller(truth.rules, base, heard))
        for at, text in enumerate(heard.texts):
            message = json.loads(text)
            if message["t"] != "step" or at % every:
                continue
            sent, number = message["view"], message["n"]
            view = observe(truth.after[number], heard.viewer)
            world = determinize(truth.rules, view, Xoshiro(f"{number} {heard.viewer}"))
            made = msgspec.to_builtins(eyes.view(world, number, sent["asked"], sent["free_undo"]))
            for name in sent:
                if made[name] != sent[name]:
                    yield Leak(LETTERS[heard.viewer], number, name, "view")


def _teller(rules: Rules, base: Teller, heard: Heard) -> Teller:
    """The teller that the server had for this viewer."""
    seats = next(json.loads(text)["table"]["seats"] for text in heard.texts if '"table"' in text and "Guest1" in text)
    names = [seat["name"] for seat in seats]
    if heard.viewer < rules.seats:
        names[heard.viewer] = base.say("you")
    base.seat_names = names
    return Teller(rules, seat_names=names)
