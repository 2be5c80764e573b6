"""Shows that views hang on nothing that their viewer cannot see: another world, the same letters."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.game import Game as Rules
from hemicycle.kernel.schema import LETTERS
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import Teller
from hemicycle.kernel.worlds import determinize
from hemicycle.server.looking import Eyes

from .capture import Game, Heard
from .scan import Leak, Truth

Sent = dict[str, Any]


def told_apart(game: Game, every: int) -> Iterator[Leak]:
    """Of so many messages one each: its view made again from another world, which comes out otherwise."""
    truth = Truth(game)
    base = Teller(truth.rules)
    samples = [(heard, list(_sampled(heard, every))) for heard in game.heard]
    after = _positions(truth, {sent["n"] for _, found in samples for sent in found})
    for heard, found in samples:
        eyes = Eyes(truth.notation, heard.viewer, _teller(truth.rules, base, heard))
        for sent in found:
            number = sent["n"]
            view = observe(after[number], heard.viewer)
            world = determinize(truth.rules, view, Xoshiro(f"{number} {heard.viewer}"))
            made = msgspec.to_builtins(eyes.view(world, number, sent["asked"], sent["free_undo"]))
            for name in sent:
                if made[name] != sent[name]:
                    yield Leak((LETTERS + "*")[heard.viewer], number, name, "view")


def _sampled(heard: Heard, every: int) -> Iterator[Sent]:
    """The views of some of the steps that somebody was sent."""
    for text in heard.texts[heard.viewer % every :: every]:
        if text.startswith('{"t":"step"'):
            yield json.loads(text)["view"]


def _positions(truth: Truth, wanted: set[int]) -> dict[int, State]:
    """The positions after these steps."""
    state, found = truth.rules.start(), {}
    for number, step in truth.steps.items():
        for event in step.events:
            state.apply(event)
        if number in wanted:
            found[number] = state.clone()
    return found


def _teller(rules: Rules, base: Teller, heard: Heard) -> Teller:
    """The teller that the server had for this viewer."""
    seats = next(json.loads(text)["table"]["seats"] for text in heard.texts if '"table"' in text and "Guest1" in text)
    names = [seat["name"] for seat in seats]
    if heard.viewer < rules.seats:
        names[heard.viewer] = base.say("you")
    base.seat_names = names
    return Teller(rules, seat_names=names)
