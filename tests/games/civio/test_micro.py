"""The tiny edition: its legal choices against a list written from the clauses alone, and its exact counts (P8, P13)."""

from __future__ import annotations

from collections.abc import Iterator

from hemicycle.games.civio import TITLE
from hemicycle.games.civio.cards import base_deck
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.game import Game
from hemicycle.kernel.names import Names
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.state import State

GAME = TITLE.micro()
NAMES = Names(GAME.schema)
NOTATION = Notation(GAME)
CARDS = {card.short: card for card in base_deck().cards}


class Table:
    """The position as a person reads it off the table; no number of the program is used."""

    def __init__(self, s: State) -> None:
        self.zones = {name: [NAMES.piece(piece) for piece in s.zones[at]] for name, at in NAMES.zone_at.items()}
        self.fields = {name: NAMES.field_value(at, s.fields[at]) for name, at in NAMES.field_at.items()}
        self.asked, _, rest = NOTATION.frame(s.frames[-1]).partition(" ")
        self.carried = rest.partition("(")[2].rstrip(")").split(", ")

    def hand(self, seat: str) -> list[str]:
        return self.zones[f"hidden.{seat}"] + self.zones[f"open.{seat}"]


def stands(sequence: list[str]) -> bool:
    """CIV-6.2 to 6.6 for one or two cards of this edition: a body, or an issue before it, or a freedom after it."""
    kinds = [CARDS[name].kind.value for name in sequence]
    body = ("case", "law")
    if len(sequence) == 1:
        return kinds[0] in body
    first, second = (CARDS[name] for name in sequence)
    if kinds[0] == "issue":
        return kinds[1] in body and first.id in second.issues
    if kinds == ["case", "freedom"]:
        return second.id in first.plus
    if kinds[0] in body and kinds[1] == "case":
        return first.id in second.plus + second.minus
    shared = set(first.issues) & set(second.issues)
    return kinds == ["case", "law"] and bool(shared) and second.year >= first.year


def calls(table: Table, seat: str) -> Iterator[str]:
    """CIV-5.18 with hands of two: a flush is both cards in some order, a split is two precedents of one card."""
    one, two = table.hand(seat)
    if stands([one, two]) or stands([two, one]):
        yield from ("call flush", "lay flush")
    if stands([one]) and stands([two]):
        yield from ("call split", "lay split")


def written(table: Table, seat: str) -> set[str]:
    """All that the clauses allow the seat, as whole choices but for layouts, of which only the first word."""
    hand = table.hand(seat)
    hidden = table.zones[f"hidden.{seat}"]
    other = "B" if seat == "A" else "A"
    if table.asked == "keep":
        return {f"keep {card}" for card in hidden}
    if table.asked == "draw":
        drawable = len(table.zones["supply"]) + len(table.zones["discard"]) >= 2
        draws = ["draw supply"] * drawable + ["draw discard"] * bool(table.zones["discard"])
        return {*draws, *calls(table, seat)}
    if table.asked == "discard":
        return {f"discard {card}" for card in hand}
    if table.asked == "target":
        return {f"target {other}"}
    if table.asked == "answer":
        attack = CARDS[table.carried[1]].attack
        return {"accept", *(f"overrule {card}" for card in hand if attack in CARDS[card].overrules)}
    if table.asked == "take":
        return {"take_hidden", *(f"take {card}" for card in table.zones[f"open.{other}"])}
    if table.asked == "expose":
        return {f"expose {card}" for card in hidden}
    assert table.asked == "finish"
    return {"end", *calls(table, seat)}


def positions(games: int) -> Iterator[State]:
    """Every position of some random games in which a seat is asked."""
    stream = Xoshiro("micro")
    for _ in range(games):
        s = GAME.start()
        while s.frames:
            chance = GAME.pending_chance(s)
            if chance is not None:
                chance.settle(s, chance.draw(s, stream))
                continue
            yield s.clone()
            seat = GAME.waiting_for(s.frames)[0]
            legal = GAME.legal(s, seat)
            while not GAME.compose(s, seat, legal[stream.below(len(legal))]):
                legal = GAME.legal(s, seat)


def test_P8_what_is_legal_is_what_the_clauses_say() -> None:
    seen = set()
    for s in positions(400):
        for seat in GAME.waiting_for(s.frames):
            table = Table(s)
            seen.add(table.asked)
            legal = {NOTATION.atom(atom) for atom in GAME.legal(s, seat)}
            assert legal == written(table, NAMES.seat(seat)), NOTATION.frames(s.frames)
    assert seen == {"keep", "draw", "discard", "target", "answer", "take", "expose", "finish"}


def test_a_layout_can_be_given_card_by_card_in_every_valid_order() -> None:
    laid = 0
    for s in positions(150):
        seat = GAME.waiting_for(s.frames)[0]
        hand = Table(s).hand(NAMES.seat(seat))
        for start in (atom for atom in GAME.legal(s, seat) if NOTATION.atom(atom).startswith("lay ")):
            for order in (hand, hand[::-1]):
                text = f"{NOTATION.atom(start)} {' '.join(order)}"
                valid = stands(order) if "flush" in text else all(stands([card]) for card in order)
                assert (GAME.refuse(s, seat, NOTATION.read_action(text)) is None) is valid, text
                laid += 1
    assert laid > 20


Counts = tuple[int, int, int]


def whole_choices(game: Game, s: State, seat: int, draft: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    s.drafts[seat] = draft
    legal = game.legal(s, seat)
    s.drafts[seat] = ()
    for atom in legal:
        kind = game.decision_for(s, seat, (*draft, atom)[0])
        assert kind is not None
        if kind.complete(s, seat, (*draft, atom)):
            yield (*draft, atom)
        else:
            yield from whole_choices(game, s, seat, (*draft, atom))


def count(game: Game, s: State, seen: dict[object, Counts]) -> Counts:
    """Chance nodes, decision nodes and ends of the whole tree below a position; equal positions are counted once."""
    key = s.key()
    if key in seen:
        return seen[key]
    below: list[State] = []
    chance = game.pending_chance(s)
    if chance is not None:
        for outcome, _ in chance.outcomes(s):
            below.append(s.clone())
            chance.settle(below[-1], outcome)
    elif s.frames:
        seat = game.waiting_for(s.frames)[0]
        for action in whole_choices(game, s, seat):
            below.append(s.clone())
            game.act(below[-1], seat, action)
    own = (1, 0, 0) if chance is not None else ((0, 1, 0) if s.frames else (0, 0, 1))
    totals = [count(game, child, seen) for child in below]
    seen[key] = (
        own[0] + sum(total[0] for total in totals),
        own[1] + sum(total[1] for total in totals),
        own[2] + sum(total[2] for total in totals),
    )
    return seen[key]


def test_P13_the_whole_tree_has_exactly_so_many_nodes() -> None:
    assert count(GAME, GAME.start(), {}) == (41_630_365, 433_957_176, 500_776_384)
