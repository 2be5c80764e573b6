"""Cards in other languages: each text is there, is another text, and fits the card."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

from games.senate.senate_cards import FOLDER, base_card, by_id, pack, raw_set
from hemicycle.games.senate.card_values import MAX_TEXT, MAX_TITLE, text_field
from hemicycle.games.senate.cards import base_set, with_packs
from hemicycle.games.senate.deck import CONSERVATIVE, LIBERAL, Card
from hemicycle.games.senate.translation import FORMAT, caucus_title, titles, translated, translations
from hemicycle.kernel.pack_files import text_problem

LANGUAGES = sorted(translations())
CARDS = by_id(raw_set())
NAMED_ALIKE = ("senator", "executive")  # people are called by their names in every language
NUMBERS = re.compile(r"\d+")


def texts(card: dict[str, str]) -> dict[str, str]:
    """What of a card is to be translated."""
    fields = [text_field(card["kind"])] if card["kind"] in NAMED_ALIKE else ["title", text_field(card["kind"])]
    return {field: card[field] for field in fields if card.get(field)}


def spanish(name: str) -> Card:
    return translated(base_set().cards[base_set().number(name)], "es")


def test_spanish_is_there() -> None:
    assert "es" in LANGUAGES


@pytest.mark.parametrize("file", sorted(FOLDER.glob("base.*.json")), ids=lambda file: file.name)
def test_a_file_of_texts_holds_texts_and_nothing_else(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    assert set(data) == {"format", "language", "cards"}
    assert data["format"] == FORMAT
    assert file.name == f"base.{data['language']}.json"
    assert set(data["cards"]) <= set(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_text_of_a_card_is_translated(language: str, name: str) -> None:
    own, given = texts(CARDS[name]), translations()[language].get(name, {})
    assert set(given) == set(own)
    for field, text in given.items():
        assert text != own[field], field
        assert not text_problem(text, MAX_TITLE if field == "title" else MAX_TEXT), field
        # A number that is not the same is a slip in one of the two.
        assert sorted(NUMBERS.findall(text)) == sorted(NUMBERS.findall(own[field])), field


def test_a_language_changes_texts_and_nothing_else() -> None:
    for card in base_set().cards:
        before, after = asdict(card), asdict(translated(card, "es"))
        assert {field for field in before if before[field] != after[field]} <= {"title", "text"}
    assert translated(base_set().cards[0], "../es") == base_set().cards[0]


def test_texts_stand_where_the_kind_of_card_has_them() -> None:
    es = translations()["es"]
    assert spanish("carbon_limits").text == es["bill.carbon_limits"]["blurb"]
    assert spanish("hatch").text == es["senator.hatch"]["rule_text"]
    assert spanish("slow_start").text == es["flash.slow_start"]["text"]
    assert spanish("slow_start").title == es["flash.slow_start"]["title"]
    assert spanish("byrd").title == "Robert Byrd"


def test_titles() -> None:
    assert titles(base_set().cards, "en") == [card.title for card in base_set().cards]
    assert titles([base_set().cards[base_set().number("veto_season")]], "es") == ["Temporada de Vetos"]
    assert len(set(titles(base_set().cards, "es"))) == 201


def test_caucuses() -> None:
    assert [caucus_title(base_set(), lean, "en") for lean in (LIBERAL, CONSERVATIVE)] == ["Democrats", "Republicans"]
    assert [caucus_title(base_set(), lean, "es") for lean in (LIBERAL, CONSERVATIVE)] == ["Demócratas", "Republicanos"]


def test_what_a_pack_replaced_stays_in_the_language_of_the_pack(tmp_path: Path) -> None:
    renamed = base_card("flash.veto_season", title="No Signatures")
    caucus = base_card("caucus.democratic", title="The Left")
    cards, _ = with_packs([pack(tmp_path, replace=[renamed, caucus])])
    assert cards is not None
    flash = translated(cards.cards[cards.number("veto_season")], "es")
    assert (flash.title, flash.text) == ("No Signatures", translations()["es"]["flash.veto_season"]["text"])
    assert caucus_title(cards, LIBERAL, "es") == "The Left"
    assert caucus_title(cards, CONSERVATIVE, "es") == "Republicanos"


def test_what_a_pack_added_stays_too(tmp_path: Path) -> None:
    cards, _ = with_packs([pack(tmp_path, add=[base_card("bill.carbon_limits", id="bill.more_limits")])])
    assert cards is not None
    added = cards.cards[cards.number("more_limits")]
    assert translated(added, "es") == added
