"""What is told of a finished match is in its record: points, hands, turning points, cases and questions."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from hemicycle.bots import make_bot
from hemicycle.games.civio import TITLE, lens
from hemicycle.games.civio import title as t
from hemicycle.games.civio.match import rounds
from hemicycle.games.civio.rules.table import Civio
from hemicycle.games.civio.turning import MOST, SHARES, distance, turning_points
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.events import Noted
from hemicycle.kernel.replay import folded
from hemicycle.kernel.words import Catalogue, Teller
from hemicycle.server import protocol

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
SEEDS = range(6)
KINDS = (
    *("call", "lead", "gift", "spoils", "seized", "lost-turn", "overruled"),
    *(f"last-{way}" for way in ("drew", "took", "given", "seized", "replaced")),
)
ASKED = ("against", "built", "issue", "amendment", "freedom", "law", "luck", "future", "rules")


@cache
def played(seed: int, seats: int = 3, bot: str = "sensible", match: str = "rounds:3") -> Table:
    game = TITLE.game(seats, {"match": match, "round_cap": "10" if bot == "random" else "60"})
    table = Table(game, seeded(seed))
    bots = [make_bot(bot, game, seeded(f"{seed} {seat}")) for seat in range(seats)]
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        table.lay(seat, bots[seat].choose(table.view(seat), game.legal(table.state, seat)))
    return table


def civio(table: Table) -> Civio:
    assert isinstance(table.game, Civio)
    return table.game


def report(table: Table, viewer: int = 0, language: str = "en") -> dict[str, Any]:
    teller = Teller(table.game, language, NAMES[: table.game.seats])
    return TITLE.report(table.game, table.record, teller, viewer)


def noted(table: Table, *kinds: str) -> list[tuple[int, str, tuple[int, ...]]]:
    """Lines of the story with their step, read from the record without the code under test."""
    notes = table.game.schema.layout.notes
    events = [(step.number, event) for step in table.record.standing() for event in step.events]
    told = [(at, notes[event.kind].name, event.args) for at, event in events if isinstance(event, Noted)]
    return [line for line in told if line[1] in kinds]


def chart(made: dict[str, Any], name: str) -> dict[str, Any]:
    return next(one for one in made["charts"] if one["name"] == name)


# Before and after the end ----------------------------------------------------------------------------------


def test_nothing_is_told_before_the_end() -> None:
    table = Table(TITLE.game(2), seeded(1))
    with pytest.raises(ValueError, match="not over"):
        report(table)


def test_it_fills_the_message_to_a_page() -> None:
    assert msgspec.convert(report(played(1)), protocol.Report).charts


def test_places_are_those_of_the_record_with_ranks() -> None:
    table = played(1)
    made, end = report(table), table.record.end
    assert end is not None
    for place in made["places"]:
        seat = "ABC".index(place["seat"])
        assert (place["place"], place["points"]) == (end["places"][seat], str(end["points"][seat]))
        assert place["winner"] == (seat in end["winners"])
        assert place["title"]
    assert [place["place"] for place in made["places"]] == sorted(end["places"])
    assert f"won with {max(end['points'])} points." in made["end"]


# Charts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_points_and_totals_are_those_that_were_told(seed: int) -> None:
    table = played(seed)
    made = report(table)
    told = noted(table, "points")
    for letter, row in chart(made, "points")["rows"]:
        assert row == [args[1] for _, _, args in told if args[0] == "ABC".index(letter)]
    for letter, row in chart(made, "totals")["rows"]:
        assert row == [0, *(args[2] for _, _, args in told if args[0] == "ABC".index(letter))]
    for one in made["charts"]:
        assert all(len(row) == len(one["columns"]) for _, row in one["rows"])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_is_that_of_the_true_hands(seed: int) -> None:
    table = played(seed)
    game = civio(table)
    at, _, args = noted(table, "called_split", "called_flush")[-1]
    rows = dict(chart(report(table), "missing")["rows"])
    assert rows["ABC"[args[0]]][-1] == 0
    assert all(row[-1] > 0 for letter, row in rows.items() if letter != "ABC"[args[0]])
    opened = noted(table, "opened")[-1][0]
    dealt = folded(game, table.record, opened)
    for seat, letter in enumerate("ABC"):
        assert rows[letter][0] == distance(game, sum(1 << card for card in game.hand(dealt, seat)))
    first = (table.state.fields[t.DEALER] + 1) % 3
    assert len(rows["A"]) == 1 + table.state.fields[t.TURNS + first]
    assert at == table.record.standing()[-1].number


# Turning points --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_turning_points_are_few_and_in_order_of_time(seed: int) -> None:
    table = played(seed)
    made = report(table)["turning"]
    numbers = {step.number for step in table.record.standing()}
    assert 3 <= len(made) <= MOST
    assert [one["n"] for one in made] == sorted(one["n"] for one in made)
    for one in made:
        assert one["n"] in numbers
        assert one["text"].endswith(".")
        assert one["title"]
        assert set(one["cards"]) <= set(table.game.schema.piece_at)
    calls = [at for at, _, _ in noted(table, "called_split", "called_flush")]
    assert [one["n"] for one in made if one["title"] == "CIVIO was called"] == calls


# In the last two a card of the hand that won had been let go twice, the second time by the winner.
TABLES = [*((seed, 3, "rounds:3") for seed in SEEDS), (13, 3, "rounds:1"), (15, 4, "rounds:1")]


@pytest.mark.parametrize(("seed", "seats", "match"), TABLES)
def test_what_is_said_of_the_cards_that_won_is_so(seed: int, seats: int, match: str) -> None:
    table = played(seed, seats, "sensible", match)
    game = civio(table)
    moves = noted(table, "drew", "took", "seized", "replaced")
    found = rounds(game, table.record)
    for one in turning_points(game, found):
        if one.kind not in ("gift", "spoils") and not one.kind.startswith("last"):
            continue
        seat, card = one.said["seat"], one.said["card"]
        won = next(round_ for round_ in found if round_.number == one.said["round"])
        assert won.caller == seat
        assert card in game.hand(folded(game, table.record, won.step - 1), seat)
        got = max(at for at, _, args in moves if at < won.step and (args[0], args[-1]) == (seat, card))
        if one.kind.startswith("last"):
            assert one.step == got
            assert not [
                args
                for at, _, args in moves
                if got < at < won.step and args[0] == seat and won.hands[seat] >> args[-1] & 1
            ]
        if one.kind in ("gift", "last-given"):
            given = max(at for at, _, args in noted(table, "discarded", "put_back") if at < got and args[1] == card)
            assert (given, "discarded", (one.said["other"], card)) in noted(table, "discarded")
            assert one.step in (given, got)


def test_the_most_telling_are_chosen_by_the_points_that_hung_on_them() -> None:
    table = played(2)
    game = civio(table)
    found = rounds(game, table.record)
    chosen = turning_points(game, found)
    best = max(max(round_.points.values()) for round_ in found)
    assert max(one.weight for one in chosen) == SHARES["call"] * best
    left_out = [one for round_ in found for one in turning_points(game, [round_]) if one.kind != "lead"]
    left_out = [one for one in left_out if one not in chosen]
    assert all(one.weight <= min(kept.weight for kept in chosen) for one in left_out)


def test_a_seat_that_goes_ahead_is_told() -> None:
    leads = 0
    for seed in SEEDS:
        table = played(seed)
        game = civio(table)
        for one in turning_points(game, rounds(game, table.record)):
            if one.kind == "lead":
                leads += 1
                scores = [
                    folded(game, table.record, at).fields[t.SCORE : t.SCORE + 3] for at in (one.step - 1, one.step)
                ]
                assert scores[0].index(max(scores[0])) == one.said["other"]
                assert scores[1].index(max(scores[1])) == one.said["seat"]
    assert leads


# What was learned, and questions ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cases_are_those_of_ones_own_precedents(seed: int) -> None:
    table = played(seed)
    game = civio(table)
    for viewer in range(3):
        expected: dict[str, None] = {}
        ends = noted(table, "called_split", "called_flush")
        for at, _, args in ends:
            hand = tuple(sorted(game.hand(folded(game, table.record, at - 1), viewer)))
            rows = (args[1:],) if args[0] == viewer else lens.counted(game, hand)
            expected |= dict.fromkeys(game.deck.cards[case].short for case in lens.cases(game, rows))
        learned = report(table, viewer)["learned"]
        assert [one["card"] for one in learned] == list(expected)
        for one in learned:
            card = game.deck.cards[game.deck.number(one["card"])]
            assert one["text"] == f"{card.text} {card.matters}"
    onlooker = {one["card"] for one in report(table, 3)["learned"]}
    called = {card for _, _, args in noted(table, "called_split", "called_flush") for card in args[1:] if card >= 0}
    assert onlooker == {game.deck.cards[card].short for card in lens.cases(game, (tuple(called),))}


def test_three_questions_that_differ_from_match_to_match() -> None:
    asked = [report(played(seed))["questions"] for seed in SEEDS]
    for questions in asked:
        assert len(set(questions)) == 3
        assert all("? " in question or question.endswith("?") for question in questions)
    assert len({question for questions in asked for question in questions}) > 6
    assert report(played(0), 1)["questions"] == asked[0]  # to be talked about together


# Other ends, sizes and languages ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "match"), [(2, "rounds:2"), (4, "rounds:1")])
def test_a_match_that_nobody_won_by_a_call_can_be_told(seats: int, match: str) -> None:
    made = report(played(7, seats, "random", match))
    assert {one["name"] for one in made["charts"]} == {"points", "totals", "missing"}
    assert "limit of turns" in made["end"]


def test_a_match_that_was_broken_off_can_be_told() -> None:
    table = Table(TITLE.game(2, {"on_leave": "out", "first_dealer": "A"}), seeded(3))
    table.write("host", "leave B")
    made = report(table)
    assert made["charts"] == made["turning"] == made["learned"] == []
    assert len(made["questions"]) == 3


def test_the_tiny_edition_can_be_told() -> None:
    game = TITLE.micro()
    table = Table(game, seeded(5))
    while table.state.frames:
        seat = game.waiting_for(table.state.frames)[0]
        table.lay(seat, game.legal(table.state, seat)[-1])
    assert report(table)["places"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_sentence_is_there_and_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a name of one's own and for any other."""
    teller = Teller(played(0).game, language)
    bundle = teller.catalogue.bundles[0]
    values = {"round": 1, "points": 2, "how": "split", "card": "Tinker", "law": "Jim Crow", "cards": 2}
    values |= {"issue": "School", "earlier": "Plessy", "later": "Brown", "winners": "Ada"}
    names = [f"report-{kind}" for kind in KINDS] + [f"report-ask-{kind}" for kind in ASKED]
    names += [f"report-{kind.partition('-')[0]}-title" for kind in KINDS]
    for seat in ("Ada", teller.say("you")):
        for name in names:
            pattern = bundle.get_message(name).value
            assert pattern is not None
            text, problems = bundle.format_pattern(pattern, {**values, "seat": seat, "other": "Ben"})
            assert not problems, (name, problems)
            assert "{" not in str(text)
            assert not [wrong for wrong in (" You ", "You was", " Tú ") if wrong in str(text)], text
        turned = bundle.format_pattern(
            bundle.get_message("report-gift").value, {**values, "seat": "You", "other": "Ben"}
        )
        assert language != "en" or "; you took it" in str(turned[0])
    monkeypatch.setattr(Catalogue, "say", strict)
    for seed in SEEDS:
        report(played(seed), 1, language)


def strict(self: Catalogue, name: str, /, **values: Any) -> str:
    """No other language stands in, and no value is missing."""
    pattern = self.bundles[0].get_message(name).value
    assert pattern is not None
    text, problems = self.bundles[0].format_pattern(pattern, values)
    assert not problems, f"{name} {values}: {problems}"
    return str(text)
