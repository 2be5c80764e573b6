"""Pages at a table of a real server: two tabs, two people at once, a message twice, stale pages, watchers, swaps."""

from __future__ import annotations

import threading

import pytest

from .harness import Json, Page, Server

KEEPERS = ("Ada", "Ben", "Cleo")


def three(server: Server, **wanted: object) -> tuple[Json, Json, Json]:
    """A table of three people, begun."""
    ada = server.open(**wanted)
    ben, cleo = (server.join(ada["code"], name) for name in KEEPERS[1:])
    with server.page(ada) as page:
        assert page.ask("begin")["t"] == "done"
    return ada, ben, cleo


def keep(page: Page) -> list[str]:
    """The first two cards of the hand, as a choice."""
    assert page.view is not None
    hand = page.view["zones"][f"hidden.{page.you['seat']}"]
    return [f"keep {hand[0]} {hand[1]}"]


def test_a_game_with_two_bots_to_its_end(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        assert page.table["phase"] == "playing"
        while page.until_asked()["kind"]:
            answer = page.play()
            assert answer["t"] == "done", answer
            assert page.view is not None
            assert page.view["n"] >= answer["n"] >= 0, "the step came before the acknowledgement"
        page.until_over()
        assert page.table["key"] != ""
        assert page.story()[-1] == "The match was over."
        assert page.ask("act", asked=-1, do=["end"])["text"] == "The game is over."


def test_two_tabs_on_one_seat_see_the_same_and_one_choice_counts(server: Server) -> None:
    ada, _, _ = three(server)
    with server.page(ada) as one, server.page(ada) as other:
        assert one.view == other.view
        choice = keep(one)
        assert one.act(*choice)["t"] == "done"
        refused = other.ask("act", asked=0, do=choice)
        assert (refused["t"], refused["why"]) == ("refused", "stale")
        assert other.view == one.view


def test_two_people_pressing_at_once_are_both_heard(server: Server) -> None:
    people = three(server)
    pages = [server.page(one) for one in people]
    answers: list[Json] = []
    barrier = threading.Barrier(3)

    def press(page: Page) -> None:
        barrier.wait()
        answers.append(page.act(*keep(page)))

    threads = [threading.Thread(target=press, args=(page,)) for page in pages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted((answer["t"], answer["n"]) for answer in answers) == [("done", 1), ("done", 2), ("done", 3)]
    for page in pages:
        page.silence()
        assert page.view is not None
        assert page.view["kind"] == "draw"
        assert [len(page.view["zones"][f"open.{seat}"]) for seat in "ABC"] == [5, 5, 5]
        page.close()


def test_a_message_sent_twice_counts_once_and_is_answered_alike(server: Server) -> None:
    ada, _, _ = three(server)
    with server.page(ada) as page:
        first = page.ask("act", "same", asked=0, do=keep(page))
        again = page.ask("act", "same", asked=0, do=keep(page))
        assert first == again == {"t": "done", "id": "same", "n": 1}
    with server.page(ada) as page:
        assert page.ask("act", "same", asked=0, do=["keep W W"]) == first
        assert page.view is not None
        assert page.view["n"] == 1


def test_a_page_that_comes_back_gets_only_what_it_lacks(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        page.play()
        page.until_asked()
        known, story = dict(page.lines), page.story()
        assert page.view is not None
        number = page.view["n"]
    with server.page(ada, since=number - 2) as page:
        sync = page.heard[0]
        assert sync["since"] == number - 2
        assert {line["n"] for line in sync["lines"]} <= {number - 1, number}
        page.lines = {n: lines for n, lines in known.items() if n <= number - 2} | page.lines
        assert page.story() == story
        for nonsense in (10_000, -7):
            assert page.hello(nonsense)["since"] == -1


def test_each_is_told_in_his_own_language_and_as_himself(server: Server) -> None:
    ada, ben, _ = three(server)
    with server.page(ada) as one, server.page(ben, language="es") as other:
        one.act(*keep(one))
        other.until(lambda heard: heard["t"] == "step")
        assert "You chose two cards to keep hidden." in one.story()
        assert any("Ada" in line for line in other.story())
        refused = other.ask("undo", to=0)
        assert refused["text"] == "No tienes nada que deshacer."
        other.hello(language="en")
        assert "Ada chose two cards to keep hidden." in other.story()


def test_a_watcher_sees_what_is_open_to_all_and_chooses_nothing(server: Server) -> None:
    ada, _, _ = three(server)
    eve = server.join(ada["code"], "Eve", watch=True)
    with server.page(ada) as page, server.page(eve) as watcher:
        assert watcher.view is not None
        assert all(card.startswith("?") for seat in "ABC" for card in watcher.view["zones"][f"hidden.{seat}"])
        assert (watcher.view["asked"], watcher.view["choices"]) == (-1, [])
        for kind, fields in (
            ("act", {"asked": 0, "do": keep(page)}),
            ("next", {"asked": 0}),
            ("why", {"card": "W"}),
            ("hint", {}),
            ("undo", {}),
        ):
            assert watcher.ask(kind, **fields)["text"] == "You are watching. Take a seat to play."
        assert [one["name"] for one in page.table["watchers"]] == ["Eve"]


def test_a_person_and_a_bot_swap_in_the_middle_of_a_game(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    ben = server.join(ada["code"], "Ben", seat="B")
    with server.page(ada) as host, server.page(ben) as page:
        assert page.you["seat"] == "B"
        assert host.ask("set_seat", seat="B", holder="bot", level="random")["t"] == "done"
        page.until(lambda heard: heard["t"] == "sync")
        assert page.you["seat"] == ""
        assert page.view is not None
        assert all(card.startswith("?") for card in page.view["zones"]["hidden.B"]), "he looks on from outside now"
        host.play()
        host.until_asked()
        refused = page.ask("sit", seat="C")
        assert refused["text"].startswith("You have seen the cards of seat B"), refused
        assert page.ask("sit", seat="B")["t"] == "done"
        assert page.you["seat"] == "B"
        assert not any(card.startswith("?") for card in page.view["zones"]["hidden.B"])
        assert page.ask("sit", seat="")["t"] == "done", "standing up, a bot takes over"
        assert page.table["seats"][1]["holder"] == "bot"


def test_undo_is_free_or_by_consent_or_refused(server: Server) -> None:
    ada, ben, cleo = (server.page(one) for one in three(server))
    for page in (ada, ben, cleo):
        page.act(*keep(page))
        if page is ada:
            assert page.view is not None
            assert page.view["free_undo"]
            assert page.ask("undo", to=0)["t"] == "done"
            assert page.heard[-2]["t"] == "rewound"
            page.act(*keep(page))
    ben.silence()
    ben.until_asked()
    answer = ben.act("draw supply")
    assert answer["t"] == "done", answer
    drew = answer["n"]
    assert ben.view is not None
    assert not ben.view["free_undo"]
    for say in (False, True):
        assert ben.ask("undo", to=0)["t"] == "done"
        wish = ada.until(lambda heard: heard["t"] == "table" and heard["table"]["undo"])["table"]["undo"]
        assert (wish["to"], wish["waiting"], wish["text"]) == (
            drew,
            ["A", "C"],
            "Ben would like to take back the last step.",
        )
        ada.ask("consent", number=wish["number"], yes=True)
        cleo.ask("consent", number=wish["number"], yes=say)
        if not say:
            ben.until(lambda heard: heard["t"] == "table" and not heard["table"]["undo"])
            assert ben.view["kind"] == "discard"
    ben.until(lambda heard: heard["t"] == "rewound")
    ben.silence()
    assert ben.view["kind"] == "draw"
    assert "You went back to an earlier moment of the game." in ben.story()
    ada.silence()
    with server.page({"code": ada.code, "token": ada.token}, since=drew) as back:
        assert back.heard[0]["since"] == drew - 1, "what was taken back is told anew"
        assert "Ben went back to an earlier moment of the game." in back.story()
    for page in (ada, ben, cleo):
        page.close()


def test_a_whole_turn_is_composed_and_sent_as_one(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        page.act(*keep(page))
        while page.until_asked()["kind"] != "draw":
            page.play()
        page.act("draw supply")
        view = page.until_asked()
        plan: list[str] = []
        found = {"choices": view["choices"], "rest": False}
        while not found["rest"] and found["choices"]:
            plan.append(found["choices"][-1]["do"])
            found = page.ask("next", asked=view["asked"], do=plan)
            assert found["view"] is not None or not plan
        assert len(plan) > 1
        steps = len(page.heard)
        assert page.act(*plan)["t"] == "done"
        made = [heard for heard in page.heard[steps:] if heard["t"] == "step"][: len(plan)]
        assert [heard["view"]["asked"] for heard in made[:-1]] == [-1] * (len(plan) - 1)


def test_of_a_plan_with_a_fault_nothing_happens(server: Server) -> None:
    ada = server.open(bots="sensible", start=True)
    with server.page(ada) as page:
        page.act(*keep(page))
        while page.until_asked()["kind"] != "draw":
            page.play()
        before = page.view
        refused = page.act("draw supply", "discard W")
        assert (refused["t"], refused["why"]) == ("refused", "rules")
        page.silence()
        assert page.view == before


def test_why_a_card_may_not_be_chosen(server: Server) -> None:
    ada, _, _ = three(server)
    with server.page(ada) as page:
        hand = page.view["zones"]["hidden.A"] if page.view else []
        pile = page.view["zones"]["discard"][0] if page.view else ""
        answer = page.ask("why", card=pile)
        assert (answer["t"], answer["open"]) == ("because", False)
        assert "is not in your hand" in answer["text"]
        assert answer["clause"].startswith("CIV-")
        assert page.ask("why", card=hand[0])["open"]
        chosen = page.ask("why", card=hand[0], draft=f"keep {hand[0]}")
        assert "cannot fill both places" in chosen["text"]
        assert page.ask("why", card="no_such_card")["text"] == "There is no such card at this table."


def test_a_hint_can_be_done_as_it_is(server: Server) -> None:
    ada, _, _ = three(server)
    with server.page(ada) as page:
        advice = page.ask("hint")
        assert (advice["t"], bool(advice["say"]), bool(advice["reason"])) == ("advice", True, True)
        assert page.act(advice["do"])["t"] == "done"
        assert page.ask("hint")["why"] == "stale"


def test_a_bot_minds_a_seat_only_when_its_person_is_away(server: Server) -> None:
    ada, ben, _ = three(server)
    with server.page(ada) as page:
        with server.page(ben):
            page.until(lambda heard: heard["t"] == "table" and heard["table"]["seats"][1]["present"])
        gone = page.until(lambda heard: heard["t"] == "table" and not heard["table"]["seats"][1]["present"])
        assert gone["table"]["seats"][1]["away_since"] > 0
        assert page.ask("mind", seat="B", yes=True)["text"].startswith("A bot may play for Ben only after 60 seconds")


def test_a_lobby_fills_and_the_host_begins(server: Server) -> None:
    ada = server.open()
    with server.page(ada) as page:
        assert page.view is None
        assert page.ask("begin")["text"] == "Seats B, C are empty. Wait for somebody, or put bots there."
        ben = server.join(ada["code"], "Ben")
        page.until(lambda heard: heard["t"] == "table" and heard["table"]["seats"][1]["name"] == "Ben")
        with server.page(ben) as guest:
            assert guest.ask("begin")["text"] == "Only the host can do that."
            page.ask("set_seat", seat="C", holder="bot", level="sensible")
            assert page.ask("begin")["t"] == "done"
            assert page.view is not None
            assert page.table["phase"] == "playing"
            guest.until(lambda heard: heard["t"] == "step")
            assert guest.view is not None


@pytest.mark.parametrize("seats", [2, 6])
def test_every_number_of_seats_has_a_table(server: Server, seats: int) -> None:
    ada = server.open(seats=seats, bots="sensible", start=True)
    with server.page(ada) as page:
        assert len(page.table["seats"]) == seats
        assert page.play()["t"] == "done"
