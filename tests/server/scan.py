"""Searches what viewers were sent for cards that they might not know at that moment.

The truth comes from the record of the finished game. A card may be named to a viewer in a message only if he knew it
somewhere in that step, or in the step that a line or a moment of a replay tells of. Every byte is looked at: a message
is cut where strings begin and end, and what stands in a piece is found once for all messages that have that piece.

What the lens of CIVIO says of cards that would help is different: it may name any card, wherever that card is, and so
may the reasons that are printed on a card. So of this, as of everything else in a view, `other_worlds` shows that
another world which looks alike to the viewer brings the very same letters.

In Senate every card has its fields in every view; there a card counts as named when one of its fields is not as it was
at the start. A sheet, which all may read, goes on naming a bill whose card is shuffled into the deck again: that counts
as known to who has ever known the card.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from hemicycle.kernel import plain
from hemicycle.kernel.events import Known, Moved
from hemicycle.kernel.game import Game as Rules
from hemicycle.kernel.names import Names
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.record import Step, read_step
from hemicycle.kernel.registry import title
from hemicycle.kernel.schema import LETTERS, Holds
from hemicycle.kernel.state import State
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import Teller

from .capture import Game, Heard

# Cards whose name in notation is a word that sentences use too: of these a string must be the name and nothing else.
WORDS = {
    "civio": {"school", "race", "police", "near", "press", "voting", "assembly", "religion", "expression", "W"},
    "senate": set[str](),
}
LONG = 25  # letters of a text on a card which nothing else would say
HELPS = {"civio": ("near", "top_helps")}  # what the lens says of cards that may be anywhere
SAYS = re.compile(rb'"say":"(?:[^"\\]|\\.)*"')  # its sentences, with the reasons that are printed on cards

Pieces = frozenset[int]
NONE: Pieces = frozenset()


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
        self.rules: Rules = title(game.plan.slug).game(game.plan.seats, header["options"])
        self.notation = Notation(self.rules)
        self.steps: dict[int, Step] = {}
        self.known: dict[int, list[int]] = {}  # who knew each piece at some moment of a step
        state, ever = self.rules.start(), [0] * len(self.rules.schema.pieces)
        slots = [at for at, spec in enumerate(self.rules.schema.field_spec) if spec.holds is Holds.PIECE]
        for line in lines:
            if "n" in line:
                step = read_step(line, self.notation.read_event)
                known, before = state.known[:], on_record(state, slots)
                for event in step.events:
                    state.apply(event)
                    if isinstance(event, Moved | Known):
                        known = [one | other for one, other in zip(known, state.known, strict=True)]
                ever = [one | other for one, other in zip(known, ever, strict=True)]
                for piece, viewers in (*before, *on_record(state, slots)):
                    known[piece] |= viewers & ever[piece]
                self.steps[step.number], self.known[step.number] = step, known
        self.names = [piece.name for piece in self.rules.schema.pieces]
        self.finder = finder(self.rules)
        self.untouched = untouched(self.rules)

    def unknown(self, viewer: int, number: int) -> Pieces:
        """The cards that a viewer knew at no moment of this step."""
        return frozenset(piece for piece, known in enumerate(self.known[number]) if not known >> viewer & 1)


def on_record(state: State, slots: Sequence[int]) -> list[tuple[int, int]]:
    """The cards that these fields name, and to whom."""
    return [(state.fields[at], state.field_viewers(at)) for at in slots if state.fields[at] >= 0]


def untouched(rules: Rules) -> re.Pattern[bytes]:
    """Fields of cards as they are at the start, in a view."""
    names = {piece.name for piece in rules.schema.pieces}
    view = plain.fields(Names(rules.schema), observe(rules.start(), rules.schema.onlooker))
    kinds = {(name.partition(".")[0], value) for name, value in view.items() if name.partition(".")[2] in names}
    each = [
        rb'"%s\.\w+":%s,?' % (kind.encode(), re.escape(json.dumps(value).encode())) for kind, value in sorted(kinds)
    ]
    return re.compile(b"|".join(each) or b"(?!)")


# Which cards a text names ------------------------------------------------------------------------------------


class Finder:
    """Finds the cards of one set by name, title and what is printed on them, and remembers what it has looked at."""

    def __init__(self, named: dict[bytes, Pieces], alone: dict[bytes, Pieces]) -> None:
        self.named = named
        self.pattern = re.compile(rb"(?<![A-Za-z0-9_])(?:%s)(?![A-Za-z0-9_])" % _branches(sorted(named)))
        self.seen: dict[bytes, tuple[Pieces, ...]] = {piece: (cards,) for piece, cards in alone.items()}

    def find(self, text: bytes) -> Iterator[Pieces]:
        """For each name in a text the cards that it may stand for; of names within a name the longest."""
        seen = self.seen
        for piece in set(text.replace(b'\\"', b"''").split(b'"')):
            found = seen.get(piece)
            if found is None:
                found = seen[piece] = tuple({self.named[name] for name in self.pattern.findall(piece)})
            yield from found


def finder(rules: Rules) -> Finder:
    printed = [[value for value in card.values() if isinstance(value, str)] for card in rules.cards()]
    names = tuple(piece.name for piece in rules.schema.pieces)
    texts = [tuple(text for text in one if len(text) > LONG) for one in printed]
    return _finder(rules.title.slug, names, tuple(Teller(rules).titles), tuple(texts))


@lru_cache(maxsize=16)
def _finder(slug: str, names: Sequence[str], titles: Sequence[str], texts: Sequence[Sequence[str]]) -> Finder:
    named: dict[bytes, Pieces] = {}
    alone: dict[bytes, Pieces] = {}
    for piece, name in enumerate(names):
        where = alone if name in WORDS[slug] else named
        where[name.encode()] = where.get(name.encode(), NONE) | {piece}
        for text in (titles[piece], *(texts[piece] if piece < len(texts) else ())):
            plain = json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', "''").encode()
            named[plain] = named.get(plain, NONE) | {piece}
    return Finder(named, alone)


def _branches(words: Sequence[bytes]) -> bytes:
    """A pattern for any of these words, the longest that fits: what begins alike is looked at once."""
    if len(words) == 1:
        return re.escape(words[0])
    ends = b"" in words
    by_letter: dict[bytes, list[bytes]] = {}
    for word in words:
        if word:
            by_letter.setdefault(word[:1], []).append(word[1:])
    tails = [re.escape(letter) + _branches(rest) for letter, rest in by_letter.items()]
    return b"(?:%s)%s" % (b"|".join(tails), b"?" if ends else b"")


# What was sent -----------------------------------------------------------------------------------------------


class Seen(msgspec.Struct):
    """A view, or what has changed in one."""

    n: int = -1
    lens: msgspec.Raw = msgspec.Raw(b"{}")


class Message(msgspec.Struct):
    """Any message: the parts that tell of other moments than the rest of it, as they came."""

    t: str = "http"
    view: Seen | None = None
    lines: list[msgspec.Raw] = []
    frames: list[msgspec.Raw] = []


class Moment(msgspec.Struct):
    """A line, or a moment of a replay: with a view, or with what has changed since the moment before."""

    n: int
    view: Seen | None = None
    change: Seen | None = None


MESSAGE, MOMENT = msgspec.json.Decoder(Message), msgspec.json.Decoder(Moment)


def leaks(game: Game) -> Iterator[Leak]:
    """Every card that was named to somebody too early, in one game."""
    truth = Truth(game)
    for heard in game.heard:
        yield from _leaks_to(truth, heard)


def _leaks_to(truth: Truth, heard: Heard) -> Iterator[Leak]:
    viewer, now, number = heard.viewer, -1, -1
    who = "*" if viewer == truth.rules.seats else LETTERS[viewer]
    unknown = NONE
    for text in heard.texts:
        message = text.encode()
        read = MESSAGE.decode(message)
        now = max(now, read.view.n if read.view else now)
        if now < 0:
            continue
        for moment, part in _parts(truth, message, read, now):
            if moment != number:
                number, unknown = moment, truth.unknown(viewer, moment)
            for cards in truth.finder.find(part):
                if cards <= unknown:
                    yield Leak(who, number, truth.names[min(cards)], read.t)


def _parts(truth: Truth, message: bytes, read: Message, now: int) -> Iterator[tuple[int, bytes]]:
    """All that a message says, cut into parts, and of which step each tells."""
    for line in (*read.lines, *read.frames):
        part = bytes(line)
        message = message.replace(part, b"", 1)
        moment = MOMENT.decode(part)
        yield moment.n, _telling(truth, part, moment.view or moment.change)
    yield now, _telling(truth, message, read.view)


def _telling(truth: Truth, part: bytes, view: Seen | None) -> bytes:
    """A part without what says nothing of where a card is."""
    if view is not None and (helps := HELPS.get(truth.rules.title.slug)):
        found: dict[str, msgspec.Raw] = msgspec.json.decode(view.lens, type=dict[str, msgspec.Raw])
        rest = msgspec.json.encode({name: value for name, value in found.items() if name not in helps})
        part = part.replace(bytes(view.lens), SAYS.sub(b"", rest), 1)
    return truth.untouched.sub(b"", part)
