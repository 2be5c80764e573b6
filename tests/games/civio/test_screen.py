"""What a page is told beside the cards: groups, what is near, calls, links, ranks, the pile's top; cards to read."""

from __future__ import annotations

import time
from typing import Any

import pytest

from hemicycle.bots import make_bot
from hemicycle.games.civio import TITLE, lens
from hemicycle.games.civio.precedents import How, mask_of
from hemicycle.games.civio.rules.table import Civio
from hemicycle.games.civio.screen import MOST_MISSING, MOST_NEAR
from hemicycle.kernel import position
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.view import Observation, observe
from hemicycle.kernel.words import Teller

SECONDS = 0.001  # for one view on the machine of the bench; the test allows five times as much


def table(seats: int = 2) -> Civio:
    made = TITLE.game(seats, {"match": "rounds:1"})
    assert isinstance(made, Civio)
    return made


GAME = table()
TELLER = Teller(GAME, seat_names=["Ada", "Ben"])


def look(hand: str, others: str = "", discard: str = "comstock", stack: str = "draw A", viewer: int = 0) -> Observation:
    cards = hand.split()
    lines = f"open.A {' '.join(cards[2:])}\nhidden.A {' '.join(cards[:2])}\nopen.B {others}\ndiscard {discard}"
    return observe(position.read(GAME, f"{lines}\nscore.B 12\nsupply rest\nstack {stack}"), viewer)


def screen(hand: str, others: str = "", discard: str = "comstock", stack: str = "draw A", viewer: int = 0) -> Any:
    return TITLE.screen(GAME, look(hand, others, discard, stack, viewer), TELLER)


SPLIT = "police powell gideon reed frontiero equality A5"
FLUSH = "school barnette tinker pico expression A1 A14"


def test_groups_and_what_a_call_would_score() -> None:
    made = screen(SPLIT)
    first = made["groups"][0]
    assert (first["cards"], first["stars"], first["flush"]) == (["reed", "frontiero", "equality", "A5"], 4, False)
    assert first["say"].startswith("Reed v. Reed - Frontiero v. Richardson - Freedom of Equality - Fifth Amendment (4")
    assert made["calls"] == {"flush": 0, "split": 8}
    flush = screen(FLUSH)["groups"][0]
    assert flush["flush"] is True
    assert len(flush["cards"]) == 7


def test_links_say_how_and_why() -> None:
    links = screen("plessy brown race")["links"]
    assert {(link["first"], link["second"], link["how"]) for link in links} == {
        ("race", "plessy", "opens"),
        ("race", "brown", "opens"),
        ("plessy", "brown", "minus"),
    }
    assert all(link["say"].endswith(".") for link in links)


def test_what_is_near_names_who_holds_it() -> None:
    made = screen("barnette pico gender A4 griswold race engel", others="tinker", discard="comstock A1")
    near = {tuple(one["cards"]): one["missing"] for one in made["near"]}
    places = {spot["card"]: (spot["place"], spot["seat"]) for spot in near["barnette", "pico"]}
    assert places["A1"] == ("top", "")
    assert places["tinker"] == ("held", "B")
    assert len(made["near"]) <= MOST_NEAR
    assert all(len(missing) <= MOST_MISSING for missing in near.values())
    first = [one["missing"][0]["place"] for one in made["near"]]
    assert first == sorted(first, key=lambda place: place != "top")


def test_near_groups_of_both_sizes_are_those_of_the_tables() -> None:
    view = look("barnette tinker pico race strauder engel A4")
    mine = lens.hand(view)
    sizes = set()
    for one in lens.nearest(GAME, view):
        sizes.add(len(one.cards))
        for card in range(len(GAME.deck.cards)):
            whole = mask_of((*one.cards, card)) in GAME.precedents.groups
            assert (card in [spot.card for spot in one.missing]) == (whole and card not in mine)
    assert sizes == {2, 3}


def test_ranks_are_for_every_seat_and_an_onlooker_gets_nothing_else() -> None:
    made = screen(SPLIT, viewer=2)
    assert made["rank"] == {"A": "Intern", "B": "Lawyer (2nd chair)"}
    assert made["groups"] == made["near"] == made["links"] == []
    assert made["calls"] == {"flush": 0, "split": 0}
    assert made["top_helps"] == ""


def test_the_top_of_the_pile_may_complete_the_hand() -> None:
    hand = SPLIT.replace("A5", "comstock")
    said = screen(hand, discard="A1 A5")["top_helps"]
    assert "Fifth Amendment" in said
    assert "discard Comstock Laws" in said
    swapped = mask_of(GAME.deck.numbers(*SPLIT.split()))
    assert GAME.precedents.is_complete(swapped, How.SPLIT)


def test_the_top_of_the_pile_may_make_a_precedent_or_bring_one_near() -> None:
    hand = "barnette tinker race A4 comstock A13 reed"
    assert "Issue: School - " in screen(hand, discard="school")["top_helps"]
    assert "Together with" in screen("barnette race A4 comstock A13 A5 police", discard="pico")["top_helps"]
    assert screen(hand, discard="")["top_helps"] == ""


@pytest.mark.parametrize("stack", ["finish A", "draw B"])
def test_whoever_is_done_is_told_of_no_top(stack: str) -> None:
    hand = "barnette tinker race A4 comstock A13 reed"
    assert bool(screen(hand, discard="school", stack=stack)["top_helps"]) == (stack == "draw B")
    assert screen(f"{hand} A5", discard="school", stack="discard A")["top_helps"] == ""


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_view_of_a_game_has_its_screen_quickly(language: str) -> None:
    game = table(3)
    played, teller = Table(game, seeded(5)), Teller(game, language)
    bots = [make_bot("sensible", game, seeded(seat), language) for seat in range(3)]
    taken = []
    while played.state.frames:
        seat = game.waiting_for(played.state.frames)[0]
        played.lay(seat, bots[seat].choose(played.view(seat), game.legal(played.state, seat)))
        for viewer in range(4):
            view = played.view(viewer)
            start = time.perf_counter()
            made = TITLE.screen(game, view, teller)
            taken.append(time.perf_counter() - start)
            said = [made["top_helps"], *(one["say"] for part in ("groups", "near", "links") for one in made[part])]
            assert not [text for text in said if set("{}[]") & set(text)]
    assert sorted(taken)[len(taken) // 2] < 5 * SECONDS


# Cards to read ---------------------------------------------------------------------------------------------


def cards(language: str = "en") -> dict[str, dict[str, Any]]:
    return {card["name"]: card for card in TITLE.catalogue(GAME, Teller(GAME, language))}


def test_a_card_is_told_in_the_order_in_which_a_reader_wants_it() -> None:
    brown = cards()["brown"]
    headings = [heading for heading, _ in brown["facts"]]
    assert headings[:4] == ["What it says", "Today", "Year", "Issues"]
    assert dict(brown["facts"])["Issues"] == "School, Race"
    assert "Plessy v. Ferguson" in dict(brown["facts"])["Minus (weakened)"]
    assert (brown["kind"], brown["kind_title"], brown["title"]) == ("case", "Case", "Brown v. Board of Education")
    assert brown["printed"]["year"] == 1954


def test_what_may_follow_a_card_is_what_the_grammar_says() -> None:
    found, grammar = cards(), GAME.precedents.grammar
    for number, card in enumerate(GAME.deck.cards):
        follows = {GAME.deck.number(follow["card"]) for follow in found[card.short]["follows"]}
        tables = (grammar.opened_by, grammar.leads_to, grammar.crowned_by, grammar.rests_on)
        allowed = 0
        for each in tables:
            allowed |= each[number]
        assert mask_of(follows) == allowed & ~(1 << number)
    assert any("under minus" in follow["say"] for follow in found["plessy"]["follows"])


def test_cards_are_told_in_other_languages() -> None:
    spanish = cards("es")["brown"]
    assert spanish["kind_title"] == "Caso"
    assert spanish["facts"] != cards()["brown"]["facts"]
    assert set(cards("es")) == set(GAME.schema.piece_at)
