"""CIVIO in Spanish: a whole game can be told from every seat, and nothing of it is English."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hemicycle.bots import make_bot
from hemicycle.games.civio import TITLE, lens, words
from hemicycle.games.civio.rules.table import Civio
from hemicycle.kernel import rulebook
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.view import SeenNote
from hemicycle.kernel.words import Catalogue, Teller

NAMES = ("Tú", "Beto", "Cleo", "Dani")
# Words that no Spanish sentence has. Names of cases, and what is typed, are left out before they are looked for.
ENGLISH = re.compile(
    r"\b(the|and|your|you|is|are|was|to|from|with|which|that|cards?|turns?|points?|hidden|cases?|laws?|freedoms?|issues?"
    r"|amendments?|court|right|people|states? may)\b",
    re.IGNORECASE,
)


@pytest.fixture(name="said")
def only_spanish(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """English does not stand in: a message that is missing, or lacks a value, ends the test. What is said is kept."""
    said: list[str] = []

    def say(self: Catalogue, name: str, /, **values: Any) -> str:
        bundle = self.bundles[0]
        assert bundle.locales == ["es"]
        assert bundle.has_message(name), f"there is no Spanish {name}"
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, values)
        assert not problems, f"{name} {values}: {problems}"
        said.append(str(text))
        return str(text)

    monkeypatch.setattr(Catalogue, "say", say)
    return said


def table(seats: int, **options: str) -> Table:
    game = TITLE.game(seats, {"match": "rounds:1", **options})
    return Table(game, seeded(f"es {seats}"))


TABLES = [
    (2, "random", {"put_back_attacks": "yes", "round_cap": "10"}),
    (3, "sensible", {}),
    (4, "random", {"match": "open", "first_dealer": "B", "on_leave": "out", "round_cap": "10"}),
]


@pytest.mark.parametrize(("seats", "bot", "options"), TABLES)
def test_a_whole_game_is_told_in_spanish(said: list[str], seats: int, bot: str, options: dict[str, str]) -> None:
    at = table(seats, **options)
    game = at.game
    spanish = Teller(game, "es", NAMES[:seats])
    player = make_bot(bot, game, seeded("choices"), "es")
    pieces = seeded("pieces")
    steps = 0
    while at.state.frames and steps < 400:
        steps += 1
        seat = game.waiting_for(at.state.frames)[0]
        look_around(spanish, at, pieces.below(len(game.schema.pieces)))
        atom = player.choose(at.view(seat), game.legal(at.state, seat))
        player.reason(at.view(seat), atom)
        assert at.lay(seat, atom) is None
        if options.get("on_leave") == "out" and steps == 120:
            at.write("host", f"leave {game.seat_name(seats - 1)}")
    assert not at.state.frames, "the game is over"
    told = list(told_to_all(spanish, at))
    assert len(said) > 500
    english = {line for line in {*said, *told} if ENGLISH.search(without_names(line, game))}
    assert not english
    assert not [line for line in {*said, *told} if set("{}[]") & set(line) or not line.strip()]


def look_around(spanish: Teller, at: Table, piece: int) -> None:
    """Prompts, buttons, a refusal, and what fits together, for everybody."""
    game, state = at.game, at.state
    assert isinstance(game, Civio)
    for viewer in range(game.seats + 1):
        view = at.view(viewer)
        spanish.prompt(view, viewer if viewer < game.seats else -1)
        for found in lens.links(game, view)[:3]:
            words.link(spanish, game, found)
        for near in lens.near(game, view)[:1]:
            words.near(spanish, near)
        if viewer < game.seats:
            for atom in game.choices(state, viewer):
                spanish.atom(atom)
            for text in ("lay flush", "call split", "end"):
                refused(spanish, at, viewer, text)
            refusal = game.why_not(state, viewer, piece)
            if refusal:
                spanish.refusal(refusal, view, game.explain(state, refusal))


def refused(spanish: Teller, at: Table, viewer: int, text: str) -> None:
    action = at.notation.read_action(text)
    refusal = at.game.refuse(at.state, viewer, action)
    if refusal:
        spanish.refusal(refusal, at.view(viewer), at.game.explain(at.state, refusal))


def told_to_all(spanish: Teller, at: Table) -> list[str]:
    notes = [
        seen
        for step in at.record.steps
        for viewer in range(at.game.seats + 1)
        for seen in at.seen(step, viewer)
        if isinstance(seen, SeenNote)
    ]
    return [spanish.log(note) for note in notes]


def without_names(line: str, game: Any) -> str:
    """A line without the names of cases, which are the same in every language."""
    for card in game.deck.cards:
        if card.kind in ("case", "wild"):
            line = line.replace(card.name, "")
    return line


# Sentences that English has in one form and Spanish in two ------------------------------------------------


@pytest.mark.parametrize(
    ("note", "values", "sentence"),
    [
        ("drew", {"seat": "Beto", "card": "hidden"}, "Beto sacó una carta del mazo."),
        ("drew", {"seat": "Tú", "card": "Tinker"}, "Sacaste Tinker del mazo."),
        ("attacked", {"seat": "Tú", "other": "Beto", "card": "X"}, "Atacaste a Beto con X."),
        ("attacked", {"seat": "Beto", "other": "Tú", "card": "X"}, "Beto te atacó con X."),
        ("attacked", {"seat": "Beto", "other": "Cleo", "card": "X"}, "Beto atacó a Cleo con X."),
        ("overruled", {"seat": "Tú", "other": "Beto", "card": "X"}, "Mostraste X y anulaste el ataque de Beto."),
        ("overruled", {"seat": "Beto", "other": "Tú", "card": "X"}, "Beto mostró X y anuló tu ataque."),
        ("seized", {"seat": "Beto", "other": "Tú", "card": "hidden"}, "Con el ataque, Beto te quitó una carta oculta."),
        ("points", {"seat": "Tú", "points": 1, "total": 6, "rank": "law_clerk"},
         "Anotaste 1 punto. Total: 6. Rango: Asistente judicial."),
        ("points", {"seat": "Beto", "points": 0, "total": 0, "rank": "intern"},
         "Beto anotó 0 puntos. Total: 0. Rango: Practicante."),
    ],
)  # fmt: skip
def test_the_reader_is_spoken_to(note: str, values: dict[str, Any], sentence: str) -> None:
    assert Teller(table(2).game, "es", NAMES[:2]).say(f"log-{note}", **values) == sentence


def test_the_reader_of_the_rules_finds_the_part_for_new_players() -> None:
    first, *more = rulebook.paragraphs(rulebook.first_section(rulebook.page("civio", "es")))
    assert first == "Cómo es un turno"
    assert any("precedente" in paragraph for paragraph in more)
