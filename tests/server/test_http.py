"""What a page asks over HTTP: games, coming to a table and back to it, afterwards; and what is refused."""

from __future__ import annotations

import json
from http.cookies import SimpleCookie
from pathlib import Path

import msgspec
import pytest

from hemicycle.kernel.archive import open_record
from hemicycle.kernel.registry import title
from hemicycle.kernel.replay import recheck_chance
from hemicycle.server import protocol as p
from hemicycle.store.sqlite import FILE

from .harness import Json, Server

POST = {"content-type": "application/json"}


def cookie_of(headers: dict[str, str]) -> SimpleCookie:
    return SimpleCookie(headers.get("set-cookie", ""))


def finished(server: Server) -> Json:
    """A game that is over."""
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        while page.until_asked()["kind"]:
            page.act(page.ask("hint")["do"])
        page.until_over()
    return ada


# The house


def test_health_and_what_the_server_is(server: Server) -> None:
    assert server.ask("/healthz").json() == {"ok": True}
    info = server.ask("/api/info").json()
    assert info["languages"] == ["en", "es"]
    assert info["addresses"] == [], "it listens on this machine only"
    assert set(info) == {"version", "languages", "addresses"}


def test_the_lobby_in_two_languages(server: Server) -> None:
    english = msgspec.json.decode(server.ask("/api/games").body, type=list[p.GameInfo])
    spanish = msgspec.json.decode(server.ask("/api/games?lang=es").body, type=list[p.GameInfo])
    by_browser = server.ask("/api/games", headers={"accept-language": "es-MX,es;q=0.9,en;q=0.8"})
    assert by_browser.json() == server.ask("/api/games?lang=es").json()
    civio = next(game for game in english if game.slug == "civio")
    assert (civio.least, civio.most) == (2, 6)
    assert civio.about != next(game for game in spanish if game.slug == "civio").about
    assert "[" not in civio.about + civio.aim + "".join(option.about for option in civio.options)


def test_an_option_says_of_which_kind_it_is_and_what_its_values_are_called(server: Server) -> None:
    for language, by_chance, yes in (("en", "by chance", "yes"), ("es", "al azar", "sí")):
        games = msgspec.json.decode(server.ask(f"/api/games?lang={language}").body, type=list[p.GameInfo])
        options = {option.name: option for option in next(game for game in games if game.slug == "civio").options}
        named = {name: {one.value: one.name for one in option.values} for name, option in options.items()}
        assert (options["put_back_attacks"].kind, named["put_back_attacks"]["yes"]) == ("choice", yes)
        assert (options["first_dealer"].kind, named["first_dealer"]) == ("seat", {"random": by_chance})
        cap = options["round_cap"]
        assert (cap.kind, cap.least, cap.most, list(named["round_cap"])) == ("number", 10, 9999, ["0"])
        match = options["match"]
        assert (match.kind, next(iter(named["match"]))) == ("text", match.default)
        assert all(name != value for value, name in named["match"].items())
        assert options["match"].forms not in ("", title("civio").options[0].forms)


def test_every_choice_of_every_option_of_every_game_has_a_name(server: Server) -> None:
    for language in ("en", "es"):
        games = msgspec.json.decode(server.ask(f"/api/games?lang={language}").body, type=list[p.GameInfo])
        bare = [
            f"{game.slug}: option-{option.name}-{one.value}"
            for game in games
            for option in game.options
            for one in option.values
            if option.kind in ("choice", "seat") and one.name == one.value and one.value not in ("no", "yes")
        ]
        assert not bare


def test_cards_and_rules_of_a_game(server: Server) -> None:
    cards = msgspec.json.decode(server.ask("/api/games/civio/cards").body, type=p.Cards)
    assert len(cards.cards) == len(title("civio").game(2).schema.pieces)
    for language in ("en", "es"):
        rules = msgspec.json.decode(server.ask(f"/api/games/civio/rules?lang={language}").body, type=p.Rules)
        clauses = {clause.number: clause for section in rules.sections for clause in section.clauses}
        assert clauses["CIV-5.7"].text[0]
        kinds = title("civio").game(2).decisions
        assert all(kind.clause in clauses for kind in kinds if kind.clause), "the drawer opens at any prompt"
        assert rules.sections[0].text
    assert server.ask("/api/games/chess/cards").status == 404
    assert server.ask("/api/games/chess/rules").text == "There is nothing here."


def test_the_page_is_served_and_keeps_to_itself(server: Server) -> None:
    for path in ("/", "/t/K7F3W2", "/t/K7F3W2/replay", "/cards/civio", "/rules/civio"):
        answer = server.ask(path)
        assert answer.headers["content-type"].startswith("text/html"), path
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert server.ask("/nothing/here").status == 404
    for path in ("/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/app.py", "/assets/../../server/app.py"):
        assert server.ask(path).status == 404


# Coming, and coming back in four ways


def test_who_opens_a_table_sits_there_and_has_a_cookie(server: Server) -> None:
    answer = server.ask("/api/tables", {"game": "civio", "seats": 3, "name": "Ada"})
    seated = msgspec.json.decode(answer.body, type=p.Seated)
    assert (answer.status, seated.seat, len(seated.pin), len(seated.code)) == (201, "A", 4, 6)
    cookie = cookie_of(answer.headers)[f"hc_{seated.code}"]
    assert cookie.value == seated.token
    assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"]) == (True, "lax", "/")
    mine = server.ask("/api/mine", headers={"cookie": f"hc_{seated.code}={seated.token}; hc_ZZZZZZ=x"}).json()
    assert [(one["code"], one["seat"], one["phase"]) for one in mine] == [(seated.code, "A", "gathering")]
    info = msgspec.json.decode(server.ask(f"/api/tables/{seated.code.lower()}").body, type=p.TableInfo)
    assert [seat.name for seat in info.seats] == ["Ada", "", ""]


def test_the_list_of_my_tables_says_which_wait_for_me(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    mine = server.ask("/api/mine", headers={"cookie": f"hc_{ada['code']}={ada['token']}"}).json()
    assert (mine[0]["yours"], mine[0]["phase"], len(mine[0]["players"])) == (True, "playing", 3)
    assert server.ask("/api/mine").json() == []
    forged = server.ask("/api/mine", headers={"cookie": f"hc_{ada['code']}=1.1.forged"})
    assert forged.json() == []


@pytest.mark.parametrize("way", ["cookie", "link", "pin", "host"])
def test_four_ways_back_to_the_same_seat(server: Server, way: str) -> None:
    ada = server.open()
    ben = server.join(ada["code"], "Ben")
    if way == "cookie":
        back = ben
    elif way == "link":
        back = server.ask(f"/api/tables/{ada['code']}/claim", {"token": ben["token"]}).json()
    elif way == "pin":
        back = server.ask(f"/api/tables/{ada['code']}/recover", {"name": " ben", "pin": ben["pin"]}).json()
    else:
        with server.page(ada) as host:
            host.ask("remove", person="2")
            back = server.join(ada["code"], "Ben", watch=True)
            number = host.until(lambda heard: heard["t"] == "table" and heard["table"]["watchers"])
            person = number["table"]["watchers"][0]["person"]
            host.ask("set_seat", seat="B", holder="person", person=person)
    with server.page(back) as page:
        assert (page.you["seat"], page.you["name"]) == ("B", "Ben")


def test_a_wrong_link_and_a_wrong_pin_open_nothing(server: Server) -> None:
    ada = server.open()
    other = server.open(name="Eve")
    code = ada["code"]
    for token in ("", "1.1.x", other["token"], ada["token"] + "x"):
        assert server.ask(f"/api/tables/{code}/claim", {"token": token}).status == 403
    wrong = "0000" if ada["pin"] != "0000" else "1111"
    for name, pin in (("Ada", wrong), ("Eve", other["pin"]), ("Ada", "")):
        answer = server.ask(f"/api/tables/{code}/recover", {"name": name, "pin": pin})
        assert (answer.status, answer.text.split(".")[0]) == (403, "This name and PIN do not belong together")


def test_a_token_is_void_when_its_person_has_been_sent_away(server: Server) -> None:
    ada = server.open()
    ben = server.join(ada["code"], "Ben")
    with server.page(ada) as host, server.page(ben) as page:
        assert host.ask("remove", person="2")["t"] == "done"
        assert page.until_closed()["why"] == "removed"
    assert server.ask(f"/api/tables/{ada['code']}/claim", {"token": ben["token"]}).status == 403
    assert server.ask(f"/api/tables/{ada['code']}/recover", {"name": "Ben", "pin": ben["pin"]}).status == 403
    with server.page(ben, hello=False) as page:
        assert page.until_closed()["why"] == "removed"
    again = server.join(ada["code"], "Ben")
    assert again["token"] != ben["token"]


def test_no_socket_without_a_place_or_at_no_table(server: Server) -> None:
    ada = server.open()
    for seated in ({"code": ada["code"], "token": ""}, {"code": "ZZZZZZ", "token": ada["token"]}):
        with server.page(seated, hello=False) as page:
            bye = page.until_closed()
            assert (bye["t"], bye["why"]) == ("bye", "removed")
            assert bye["text"].endswith((".", "digits."))


# Afterwards


def test_a_finished_game_can_be_looked_at_in_every_way(server: Server, tmp_path: Path) -> None:
    ada = finished(server)
    code, who = ada["code"], {"authorization": f"Bearer {ada['token']}"}
    mine = msgspec.json.decode(server.ask(f"/api/tables/{code}/replay", headers=who).body, type=p.Replay)
    everything = msgspec.json.decode(server.ask(f"/api/tables/{code}/replay?eyes=all").body, type=p.Replay)
    ben = msgspec.json.decode(server.ask(f"/api/tables/{code}/replay?eyes=B").body, type=p.Replay)
    assert len(mine.frames) == len(everything.frames) == len(ben.frames)
    first = [frames[0].view.zones for frames in (mine.frames, ben.frames, everything.frames)]
    assert first[0]["hidden.A"] == first[2]["hidden.A"] != first[1]["hidden.A"]
    assert not any(card.startswith("?") for zone in first[2].values() for card in zone)
    report = msgspec.json.decode(server.ask(f"/api/tables/{code}/report", headers=who).body, type=p.Report)
    assert sorted(place.seat for place in report.places) == ["A", "B", "C"]
    assert report.charts
    file = tmp_path / "game.record"
    file.write_bytes(server.ask(f"/api/tables/{code}/record").body)
    game, record = open_record(file)
    assert record.end is not None
    assert game.seats == 3
    assert recheck_chance(title("civio").game(3, record.header["options"]), record) is None
    assert server.ask(f"/api/tables/{code}/cards").json()["cards"]


def test_nothing_is_told_of_a_game_before_its_end(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    code, who = ada["code"], {"authorization": f"Bearer {ada['token']}"}
    for path in ("record", "report"):
        answer = server.ask(f"/api/tables/{code}/{path}", headers=who)
        assert (answer.status, answer.text) == (
            403,
            "The game is not over yet. Its record is for everybody when it is.",
        )
    for eyes in ("all", "B"):
        answer = server.ask(f"/api/tables/{code}/replay?eyes={eyes}", headers=who)
        assert answer.status == 403
    assert server.ask(f"/api/tables/{code}/replay?eyes=A").status == 403, "nobody says that this is A"
    mine = server.ask(f"/api/tables/{code}/replay", headers=who).json()
    outside = server.ask(f"/api/tables/{code}/replay").json()
    assert not any(card.startswith("?") for card in mine["frames"][0]["view"]["zones"]["hidden.A"])
    assert all(card.startswith("?") for card in outside["frames"][0]["view"]["zones"]["hidden.A"])
    gathering = server.open()
    assert server.ask(f"/api/tables/{gathering['code']}/replay").text == "The game has not begun yet."


def test_a_code_for_cameras(server: Server) -> None:
    ada = server.open()
    answer = server.ask(f"/api/tables/{ada['code']}/qr.svg", headers={"host": "school.example:8000"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.body


# What is refused


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"game":"civio"}', 400),
        (b'{"game":"civio","seats":"3","name":"Ada"}', 400),
        (b'{"game":"civio","seats":3,"name":"Ada","more":1}', 400),
        (b'{"game":"chess","seats":3,"name":"Ada"}', 400),
        (b'{"game":"civio","seats":99,"name":"Ada"}', 400),
        (b'{"game":"civio","seats":-1,"name":"Ada"}', 400),
        (b'{"game":"civio","seats":3,"name":""}', 400),
        (b'{"game":"civio","seats":3,"name":"Ada","clock":-1}', 400),
        (b'{"game":"civio","seats":3,"name":"Ada","bots":"genius"}', 400),
        (b'{"game":"civio","seats":3,"name":"Ada","options":{"match":"war"}}', 400),
        (b'{"game":"civio","seats":3,"name":"Ada","packs":["../../etc/passwd"]}', 400),
        (b'{"game":"civio","seats":3,"name":"Ada","start":true}', 409),
        (b'{"game":"civio","seats":3,"name":"' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_every_wrong_request_gets_one_sentence(server: Server, body: bytes, status: int) -> None:
    answer = server.ask("/api/tables", body, headers=POST)
    assert answer.status == status
    assert answer.text.endswith(".") or answer.text.endswith(").")
    assert "Traceback" not in answer.text


def test_wrong_addresses_get_one_sentence(server: Server) -> None:
    assert server.ask("/api/tables/ZZZZZZ").status == 404
    assert server.ask("/api/tables/ZZZZZZ", headers={"accept-language": "es"}).text.startswith("No hay ninguna mesa")
    assert server.ask("/api/nothing").status == 404
    assert server.ask("/api/games", {"a": 1}).status == 405


def test_another_site_cannot_make_a_browser_act_here(server: Server) -> None:
    ada = server.open()
    elsewhere = {"origin": "http://evil.example"}
    answer = server.ask(f"/api/tables/{ada['code']}/join", {"name": "Eve"}, headers=elsewhere)
    assert (answer.status, answer.text) == (403, "This request comes from another site and is not taken.")
    here = {"origin": f"http://127.0.0.1:{server.port}"}
    assert server.ask(f"/api/tables/{ada['code']}/join", {"name": "Ben"}, headers=here).status == 201


def test_the_database_can_be_read_by_its_owner_only(server: Server) -> None:
    assert (server.data / FILE).stat().st_mode & 0o077 == 0
    assert server.data.stat().st_mode & 0o077 == 0
    assert json.loads(server.ask("/healthz").body)["ok"]
