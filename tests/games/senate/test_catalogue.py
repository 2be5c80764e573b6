"""The pages of Senate's cards: what is on record is told apart from what is made for play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hemicycle.games.senate import TITLE
from hemicycle.games.senate.deck import Kind
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel.words import Teller


def pages(language: str = "en", packs: tuple[Path, ...] = ()) -> dict[str, dict[str, Any]]:
    made = TITLE.game(2, {}, packs)
    return {page["name"]: page for page in TITLE.catalogue(made, Teller(made, language))}


def facts(page: dict[str, Any]) -> dict[str, str]:
    return dict(page["facts"])


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_has_a_page_with_headings_and_texts(language: str) -> None:
    found = pages(language)
    made = TITLE.game(2, {})
    assert set(found) == {piece.name for piece in made.schema.pieces}
    for page in found.values():
        assert page["printed"]["short"] == page["name"]
        assert page["facts"]
        for heading, text in page["facts"]:
            assert text, (page["name"], heading)
            assert not set("{}[]") & set(heading + text), (page["name"], heading, text)
        assert len(facts(page)) == len(page["facts"]), "no heading stands twice on a page"


def test_senators_stand_by_caucus_and_name_and_bills_by_issue_and_position() -> None:
    found = list(pages().values())
    senators = [page for page in found if page["kind"] == Kind.SENATOR]
    assert [page["kind_title"] for page in senators] == ["Senator, Democrats"] * 51 + ["Senator, Republicans"] * 49
    assert [page["name"] for page in senators[:51]] == sorted(page["name"] for page in senators[:51])
    bills = [page["printed"] for page in found if page["kind"] == Kind.BILL]
    issues = ("eco", "soc", "lib", "env", "int")
    order = [(issues.index(bill["issue"]), bill["position"], bill["weight"]) for bill in bills]
    assert order == sorted(order)


def test_SEN_2_13_what_is_on_record_says_so() -> None:
    page = facts(pages()["grassley"])
    assert page["On record: party"] == "Republican Party"
    assert page["On record: state"] == "Iowa"
    assert page["On record: term of the seat ends"] == "January 2005"
    assert page["On record: committees"] == "Finance (eco), ranking member; Judiciary (lib)"
    assert "public records" in page["Where this comes from"].lower()


def test_SEN_2_12d_positions_say_how_they_were_made() -> None:
    found = pages()
    for name, page in found.items():
        if page["kind"] != Kind.SENATOR:
            continue
        told = facts(page)
        assert "For play: positions" in told
        how = told["How the positions were made"]
        assert "makes no claim about the person" in how
        assert ("printed card" in how) == (name in ("leahy", "hatch")), name
        assert "judgement" in how or name in ("leahy", "hatch")


def test_SEN_2_13_a_seat_given_for_play_is_no_record() -> None:
    found = pages()
    given = {name for name, page in found.items() if "For play: a seat given" in facts(page)}
    assert len(given) == 29
    inouye = facts(found["inouye"])
    assert inouye["On record: committees"] == "none of the five committees of the game"
    assert inouye["For play: a seat given"].startswith("Judiciary (lib).")


def test_SEN_2_12e_rules_on_cards_are_made_for_play() -> None:
    found = pages()
    ruled = [page for page in found.values() if "For play: own rule" in facts(page)]
    assert len(ruled) == 20
    assert all("Invented for play" in facts(page)["For play: own rule"] for page in ruled)


def test_SEN_2_16_the_presidents_positions_are_a_judgement() -> None:
    page = facts(pages()["cheney"])
    assert page["On record: president"] == "George W. Bush"
    assert "our judgement" in page["Where it comes from"]


def test_SEN_2_8_bills_groups_events_and_flash_cards_are_invented() -> None:
    for page in pages().values():
        if page["kind"] in (Kind.BILL, Kind.LOBBY, Kind.EVENT, Kind.FLASH):
            assert facts(page)["Where it comes from"].startswith("Invented for this game")


def test_SEN_5_7_a_bill_names_who_could_sponsor_it() -> None:
    able = facts(pages()["small_classes"])["Can sponsor it, once in play"]
    assert able.startswith("Democrats: ")
    assert "Ted Kennedy" in able
    assert "Patrick Leahy" not in able


def test_of_a_card_from_a_pack_nothing_is_claimed(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text(
        '[pack]\nid = "own"\ntitle = "Own"\nversion = "1"\nlanguage = "en"\ngame = "senate"\n\n'
        '[[replace]]\nid = "senator.leahy"\nkind = "senator"\ntitle = "Somebody Else"\nparty = "D"\n'
        'caucus = "democratic"\nstate = "VT"\nterm_end = "05"\nvotes = 4\n'
        'positions = {eco = 1, soc = 1, lib = 1, env = 1, int = 1}\ncommittees = ["lib"]\nstar = "lib"\n'
        'given = []\nrules = []\nrule_text = ""\n',
        "utf-8",
    )
    found = pages(packs=(pack,))
    told = facts(found["leahy"])
    assert "pack" in told["Where it comes from"]
    assert "How the positions were made" not in told
    assert "How the positions were made" in facts(found["hatch"])


def test_the_first_line_of_a_table_is_a_senate() -> None:
    assert isinstance(TITLE.game(2, {}), Senate)
