"""Cards in other languages: each text is there, is another text, fits the card, and changes nothing but words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.civio.civio_hands import DECK_FILE, raw_deck
from hemicycle.games.civio import TITLE, lens
from hemicycle.games.civio import words as sayings
from hemicycle.games.civio.card_fields import MAX_SENTENCE
from hemicycle.games.civio.rules.table import Civio
from hemicycle.games.civio.translation import FORMAT, NAMES, SENTENCES, translations
from hemicycle.kernel import position
from hemicycle.kernel.driver import Table, seeded
from hemicycle.kernel.notation import Notation
from hemicycle.kernel.pack_files import text_problem
from hemicycle.kernel.view import observe
from hemicycle.kernel.words import Teller

LANGUAGES = sorted(translations())
NAMED_ALIKE = ("case", "wild")  # a case is called by its parties in every language
LISTS = ("issues", "freedoms", "amendments", "laws", "cases", "specials")
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for section in LISTS for card in raw_deck()[section]}
NUMBERS = re.compile(r"\d+")


def table(*packs: Path) -> Civio:
    made = TITLE.game(2, {"match": "rounds:1"}, packs)
    assert isinstance(made, Civio)
    return made


def texts(card: dict[str, Any], fields: tuple[str, ...]) -> dict[str, str]:
    """The texts of a card by field; what it says of another card under the id of that card."""
    return {field: card[field] for field in fields if field in card} | card.get("why", {})


# The files -------------------------------------------------------------------------------------------------


def test_spanish_is_there() -> None:
    assert "es" in LANGUAGES


@pytest.mark.parametrize("file", sorted(DECK_FILE.parent.glob("base.*.json")), ids=lambda file: file.name)
def test_a_file_of_texts_holds_texts_and_nothing_else(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    assert set(data) == {"format", "language", "cards"}
    assert data["format"] == FORMAT
    assert file.name == f"base.{data['language']}.json"
    assert set(data["cards"]) <= set(CARDS)
    for name, card in data["cards"].items():
        assert set(card) <= {*NAMES, *SENTENCES, "why"} & set(CARDS[name]), name
        assert set(card.get("why", {})) <= set(CARDS[name].get("why", {})), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_text_of_a_card_is_translated(language: str, name: str) -> None:
    card = CARDS[name]
    fields = SENTENCES if card["kind"] in NAMED_ALIKE else (*NAMES, *SENTENCES)
    own, given = texts(card, fields), texts(translations()[language][name], (*NAMES, *SENTENCES))
    assert set(given) == set(own)
    for field, text in given.items():
        assert text != own[field], field
        assert not text_problem(text, MAX_SENTENCE), field
        # A year or a number that is not the same is a slip in one of the two.
        assert sorted(NUMBERS.findall(text)) == sorted(NUMBERS.findall(own[field])), field


# What it changes, and what not -----------------------------------------------------------------------------


def test_a_language_changes_texts_and_nothing_else() -> None:
    game = table()
    fields = {*NAMES, *SENTENCES, "why"}
    for english, spanish in zip(game.cards(), game.cards("es"), strict=True):
        assert english.keys() == spanish.keys()
        changed = {field for field in english if english[field] != spanish[field]}
        assert changed <= fields
        assert changed
    assert game.cards("en") == game.cards() == table().cards()


def header(game: Civio) -> str:
    """The head of a record of this table, which holds its cards and their digest."""
    return json.dumps(Table(game, seeded(1)).record.header)


def test_decks_and_records_hang_on_no_language() -> None:
    game = table()
    before = (game.deck.digest, header(game), [piece.name for piece in game.schema.pieces])
    Teller(game, "es")
    game.cards("es")
    after = (game.deck.digest, header(game), [piece.name for piece in game.schema.pieces])
    assert after == before
    assert "Corte" not in before[1]


def test_a_language_without_texts_leaves_the_cards_as_they_are() -> None:
    assert table().cards("../es") == table().cards()


# Packs -----------------------------------------------------------------------------------------------------


def pack(folder: Path, *cards: dict[str, Any]) -> Path:
    head = {"id": "ours", "title": "Ours", "version": "1", "language": "en", "game": "civio"}
    file = folder / "ours.json"
    changes = [{"old": card["id"], "card": card} for card in cards]
    file.write_text(json.dumps({"pack": head, "replace": changes}), "utf-8")
    return file


def test_what_a_pack_replaced_stays_in_the_language_of_the_pack(tmp_path: Path) -> None:
    tinker = {**CARDS["case.tinker"], "text": "Armbands are speech."}
    tinker["why"] = {**tinker["why"], "case.engel": "Tinker mentioned Engel."}
    school = {**CARDS["issue.school"], "name": "Classroom"}
    game = table(pack(tmp_path, tinker, school))
    found = {card["id"]: card for card in game.cards("es")}
    spanish = translations()["es"]
    assert found["case.tinker"]["text"] == "Armbands are speech."
    assert found["case.tinker"]["matters"] == spanish["case.tinker"]["matters"]
    assert found["case.tinker"]["why"] == {
        "case.engel": "Tinker mentioned Engel.",
        "case.barnette": spanish["case.tinker"]["why"]["case.barnette"],
    }
    assert Teller(game, "es").piece(game.deck.number("school")) == "Tema: Classroom"


# Sentences -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [
        ("school", "Issue: School", "Tema: Escuela"),
        ("expression", "Freedom of Expression", "Libertad de Expresión"),
        ("A14", "Fourteenth Amendment", "Decimocuarta Enmienda"),
        ("equal_pay_act", "Equal Pay Act of 1963", "Ley de Igualdad Salarial de 1963"),
        ("CRA", "Civil Rights Act", "Ley de Derechos Civiles"),
        ("tinker", "Tinker v. Des Moines School District", "Tinker v. Des Moines School District"),
    ],
)
def test_a_teller_names_cards_in_its_language(card: str, english: str, spanish: str) -> None:
    game = table()
    number = game.deck.number(card)
    assert Teller(game).piece(number) == english
    assert Teller(game, "es").piece(number) == spanish


def test_a_link_says_why_in_the_language_of_the_teller() -> None:
    game = table()
    lines = "hidden.A barnette tinker\nopen.A school A1\ndiscard comstock\nsupply rest\nstack finish A"
    view = observe(position.read(game, lines), 0)
    teller = Teller(game, "es")
    sentences = " ".join(sayings.link(teller, game, link) for link in lens.links(game, view))
    assert translations()["es"]["case.tinker"]["why"]["case.barnette"] in sentences
    assert "Tema: Escuela" in sentences
    assert CARDS["case.tinker"]["why"]["case.barnette"] not in sentences


@pytest.mark.parametrize(
    ("choice", "part"),
    [
        ("lay split school powell gideon reed equality A5 police", "Tema: Escuela"),
        ("call flush", "esa jugada: Tema: Escuela, Reed v. Reed, Libertad de Igualdad, Quinta Enmienda."),
    ],
)
def test_a_refusal_names_other_cards_in_the_language_of_the_teller(choice: str, part: str) -> None:
    game = table()
    lines = (
        "hidden.A police school\nopen.A powell gideon reed equality A5\ndiscard comstock\nsupply rest\nstack finish A"
    )
    state = position.read(game, lines)
    refusal = game.refuse(state, 0, Notation(game).read_action(choice))
    assert refusal is not None
    text = Teller(game, "es").refusal(refusal, observe(state, 0), game.explain(state, refusal))
    assert part in text, text
    assert "Issue" not in text
