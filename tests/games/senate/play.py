"""Plays a scenario of Senate in which only what matters is written down.

    play('''
        turn 7                          # odd turns are A's; without this line it is turn 5, or 6 with `B`
        in_play.B kerry boxer           # zones and fields as everywhere; ...20 fills a zone up to 20 cards
        politics.A open_markets ...3
        sheet readers_privacy by leahy floor at 2 weight 9 pork VT+PRES not_before 7 on leahy hatch
        ---
        A: end
        ''')

A runs the Republicans (`conservative`, the minority: turn 1, 3, 5 ...) and B the Democrats, by `caucus_choice fixed`.
What is not named lies in its deck (or where `rest` is written), so hands are empty and nobody is in play. Senators
that a sheet names are in play by themselves. Unless there is a line `stack`, the side to move is at MAIN. `start`
alone is the start of the game.

- `sheet CARD by SPONSOR [STAGE] [NAME VALUE ...] [on SENATOR ...]`: a bill that is introduced. The stage is `committee`
  (default), `floor` or `vetoed`, or a concluded one. NAME is a field of a sheet (`weight`, `pork`, `free_pork`,
  `marks`, `cosponsor`, `adopted`, `committee_fails`, `not_before`, `touched` ...), or `at` for the position; issue,
  position and weight are those of the card unless written. Nobody is activated but those after `on`. A second sheet
  with the same card is the substitute for the first. The fields of the first sheet that is written end in `.1`, of
  the second in `.2`; but `on.leahy` and `measure` count sheets from 0.
- `vote KIND [SIDE]`: a vote (CB, CA, FB, FA, CL, OV) on the first sheet (FA: on the substitute) is at the first step of
  its EXCHANGE, or at a step of this side. A CA wants `mover` and `move_to`, a CL `filibusterer`.
- `poll KIND [SIDE]`: the same at the POLL, of P or of this side.
- `B`: it is B's turn.

`counted(text)` gives what the votes of such a scenario came to. Cards of a test's own come after the text; they
replace the card with their id or are added:

    play(text, event("boost", {"do": "threshold", "n": 3}, votes="FB FA"), senator("hatch", rules=[{"do": "double"}]))
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from hemicycle.games.senate import TITLE, names
from hemicycle.games.senate import title as t
from hemicycle.games.senate.cards import base_set
from hemicycle.games.senate.deck import LEANS, Card, CardSet, Kind
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel import position
from hemicycle.kernel.options import settle
from hemicycle.kernel.scenario import BAR, Line, Outcome, Scenario, run
from hemicycle.kernel.schema import LETTERS

Step = dict[str, Any]
FLOOR: Final = "FB FA CL OV"
COMMITTEE: Final = "CB CA"
REST: Final = "rest"
FILL: Final = re.compile(r"\.\.\.(\d+)")
COUNTED: Final = re.compile(r"note (\w+) \S+ \w+:\S+ (\d+):\S+ (\d+):\S+ (\d+):\S+")
STAGES: Final = ("committee", "floor", "vetoed")
WORDS: Final = ("sheet", "vote", "poll", "B", "stack", "knows")

# Cards of a test's own ---------------------------------------------------------------------------------


def event(name: str, *steps: Step, votes: str = "", tags: Sequence[str] = ()) -> Card:
    """An event for these votes, or without votes one for MAIN."""
    window = "exchange" if votes else "main"
    polls = tuple(votes.split())
    return Card(f"event.{name}", name, Kind.EVENT, name, window=window, polls=polls, effects=steps, tags=tuple(tags))


def flash(name: str, *steps: Step, tags: Sequence[str] = ()) -> Card:
    return Card(f"flash.{name}", name, Kind.FLASH, name, effects=steps, tags=tuple(tags))


def bill(name: str, issue: str, at: int, weight: int) -> Card:
    return Card(f"bill.{name}", name, Kind.BILL, name, issue=issue, position=at, weight=weight)


def senator(name: str, **changes: Any) -> Card:
    """A senator of the base set (or the vice-president) with other fields, such as `rules`."""
    cards = base_set()
    return replace(cards.cards[cards.number(name)], **changes)


def with_rules(name: str, *rules: Step, **changes: Any) -> Card:
    """A senator with these rules on the card and no others."""
    return senator(name, rules=rules, **changes)


# A table and a position --------------------------------------------------------------------------------


def table(seats: int = 2, cards: Sequence[Card] = (), **options: str) -> Senate:
    """A table with cards of a test's own, with side A running the Republicans if nothing else is chosen."""
    return _table(seats, tuple(cards), tuple(sorted(options.items())))


@lru_cache(maxsize=32)
def _table(seats: int, cards: tuple[Card, ...], options: tuple[tuple[str, str], ...]) -> Senate:
    whole = base_set()
    own = {card.id: card for card in cards}
    all_cards = [own.pop(card.id, card) for card in whole.cards]
    chosen = settle(TITLE.options, {"caucus_choice": "fixed", **dict(options)}, seats)
    found = CardSet.of([*all_cards, *own.values()], whole.caucuses, "Test") if cards else whole
    return Senate(TITLE, found, seats, chosen)


def scene(text: str, *cards: Card) -> Scenario:
    """A scenario from text, with all that is not written filled in."""
    head, moves = re.split(r"^\s*---$", text, maxsplit=1, flags=re.MULTILINE)
    lines = [line.split("#")[0].strip() for line in head.splitlines()]
    lines = [line for line in lines if line]
    seats = next((int(line.split()[1]) for line in lines if line.startswith("seats")), 2)
    options = dict(line.split()[1:3] for line in lines if line.startswith("option "))
    game = table(seats, cards, **options)
    after = [Line(number, line.split("#")[0].strip()) for number, line in enumerate([BAR, *moves.splitlines()], 1)]
    body = [line for line in lines if line.split()[0] not in ("seats", "option")]
    if body == ["start"]:
        start = game.start()
        game.proceed(start)
    else:
        start = position.read(game, Writer(game, body).lines())
    return Scenario(game, start, [line for line in after if line.text and line.text != BAR])


def play(text: str, *cards: Card) -> list[Outcome]:
    """Go through such a scenario."""
    return run(scene(text, *cards))


def counted(text: str, *cards: Card) -> list[str]:
    """What each vote of such a scenario came to, as in `committee_passed 3 to 2, 3 needed`."""
    events = [event for outcome in play(text, *cards) for event in outcome.events]
    found = [COUNTED.match(event) for event in events]
    return [f"{one[1]} {one[2]} to {one[3]}, {one[4]} needed" for one in found if one]


class Writer:
    """Writes a whole position out of a short one."""

    def __init__(self, game: Senate, lines: Sequence[str]) -> None:
        self.game, self.short = game, lines
        self.given = {line.split()[0]: line.split()[1:] for line in lines if line.split()[0] not in WORDS}
        self.out: list[str] = []
        self.sheets: list[tuple[str, str]] = []  # card and manager
        self.substitute = -1
        self.placed: dict[str, str] = {}
        turn = "6" if ["B"] in [line.split() for line in lines] else "5"
        self.given.setdefault("turn", [turn])
        self.given.setdefault("caucus.A", ["conservative"])
        self.given.setdefault("caucus.B", ["liberal" if self.given["caucus.A"] == ["conservative"] else "conservative"])
        for side in "AB":
            self.given.setdefault(f"decider.{side}", [side])

    def lines(self) -> list[str]:
        stack = ""
        for line in self.short:
            word, *rest = line.split()
            if word == "sheet":
                self.sheet(rest)
        for line in self.short:
            word, *rest = line.split()
            if word == "stack":
                stack = line
            elif word == "knows":
                self.out.append(line)
            elif word in ("vote", "poll"):
                stack = self.vote(word, *rest)
        for name, values in self.zones().items():
            self.out.append(f"{name} {' '.join(values)}")
        self.out += [f"{name} {' '.join(values)}" for name, values in self.given.items() if not self.is_zone(name)]
        side = self.to_move()
        return [*self.out, stack or f"stack main {self.deciders(side)} ({side})"]

    def to_move(self) -> str:
        first, second = ("A", "B") if self.given["caucus.A"] == ["conservative"] else ("B", "A")
        return first if int(self.given["turn"][0]) % 2 else second

    def deciders(self, side: str) -> str:
        whole_side = LETTERS["AB".index(side) : self.game.seats : 2]
        return whole_side if self.game.team_mode == "any" else self.given[f"decider.{side}"][0]

    def card(self, name: str) -> Card:
        return self.game.card(self.game.set.number(name))

    def side_of(self, senator: str) -> str:
        lean = LEANS[self.game.set.lean(self.card(senator))]
        return "A" if self.given["caucus.A"] == [lean] else "B"

    def is_zone(self, name: str) -> bool:
        return name.partition(".")[0] in [zone.name for zone in t.LAYOUT.zones]

    # Sheets.

    def sheet(self, words: list[str]) -> None:
        card, by, sponsor, *rest = words
        assert by == "by", f"'sheet {' '.join(words)}' should begin with a card, 'by' and a sponsor."
        row = len(self.sheets)
        stage = rest.pop(0) if rest and rest[0] in names.STAGES else "committee"
        active = rest[rest.index("on") + 1 :] if "on" in rest else []
        rest = rest[: rest.index("on")] if "on" in rest else rest
        fields = dict(zip(rest[::2], rest[1::2], strict=True))
        printed, manager = self.card(card), fields.pop("manager", self.side_of(sponsor))
        values: dict[str, Any] = {
            "sheets.taken": "yes",
            "card": card,
            "issue": printed.issue,
            "position": fields.pop("at", printed.position),
            "weight": printed.weight,
            "sponsor": sponsor,
            "manager": manager,
            "stage": stage,
            **fields,
        }
        self.out += [f"{name}.{row + 1} {value}" for name, value in values.items()]
        if card in [other for other, _ in self.sheets]:
            self.substitute = row
            self.out.append(f"substitute {row}")
        elif stage in STAGES:
            self.placed[card] = "docket"
            self.out.append(f"on.{card} {row}")
        self.sheets.append((card, manager))
        for one in {sponsor, *active, values.get("cosponsor", sponsor)}:
            self.placed[one] = f"in_play.{self.side_of(one)}"
        self.out += [f"on.{one} {row}" for one in active]

    def vote(self, word: str, kind: str, side: str = "") -> str:
        row = self.substitute if kind == "FA" else 0
        card, proponent = self.sheets[row]
        if kind == "CA":
            proponent = self.side_of(self.given["mover"][0])
        other = "B" if proponent == "A" else "A"
        self.out += [f"vote {kind}", f"measure {row}", f"proponent {proponent}"]
        side = side or (proponent if word == "poll" or kind == "CL" else other)
        mover = self.to_move()
        below = f"stack main {self.deciders(mover)} ({mover}); "
        if word == "poll":
            return f"{below}poll {self.deciders(side)} ({side}, {kind}, {card})"
        return f"{below}exchange {self.deciders(side)} ({side}, {kind}, {card}, 0, no)"

    # Zones.

    def zones(self) -> Mapping[str, list[str]]:
        """Where every card lies: as written, on a sheet, or in its deck."""
        zones = {name: list(values) for name, values in self.given.items() if self.is_zone(name)}
        written = {card for values in zones.values() for card in values}
        for card, zone in self.placed.items():
            if card not in written:
                zones.setdefault(zone, []).append(card)
                written.add(card)
        left = [one for one in self.game.set.cards if one.short not in written | self.named()]
        for name, values in zones.items():
            for fill in [word for word in values if FILL.fullmatch(word)]:
                values.remove(fill)
                self.fill(name, values, int(fill[3:]), left)
        rests = {zone for zone, values in zones.items() if REST in values}
        for zone in rests:
            zones[zone].remove(REST)
        everywhere = {card for values in zones.values() for card in values}
        for other in self.game.set.cards:
            if other.short not in everywhere:
                zones.setdefault(self.deck(other, rests), []).append(other.short)
        return zones

    def named(self) -> set[str]:
        return set(re.findall(r"\w+", " ".join(self.short)))

    def fill(self, zone: str, values: list[str], many: int, left: list[Card]) -> None:
        """Fill a zone up with cards that the text does not name: senators without rules, bills."""
        for card in list(left):
            if len(values) >= many:
                return
            senators = zone.startswith(("hand", "in_play", "gone"))
            fits = card.kind is Kind.SENATOR and self.side_of(card.short) == zone[-1] and not card.rules
            if fits if senators else card.kind is Kind.BILL:
                values.append(card.short)
                left.remove(card)

    def deck(self, card: Card, rests: set[str]) -> str:
        """Where a card lies that is not named: with the rest, or in its deck."""
        if card.kind is Kind.EXECUTIVE:
            return "executive"
        if card.kind is Kind.SENATOR:
            own = [f"{zone}.{self.side_of(card.short)}" for zone in ("hand", "in_play", "gone")]
            return next((zone for zone in own if zone in rests), f"{LEANS[self.game.set.lean(card)]}s")
        common = ("politics.A", "politics.B", "discard", "flash")
        return next((zone for zone in common if zone in rests), "deck")
