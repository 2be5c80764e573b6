"""Who may sit where, who is host, who can come back: the table without a server."""

from __future__ import annotations

import pytest

from hemicycle.tables import playing, seating
from hemicycle.tables.codes import ALPHABET, new_code, read_code
from hemicycle.tables.faults import No
from hemicycle.tables.keys import Bearer, Keyring
from hemicycle.tables.names import read_name
from hemicycle.tables.sitting import HOST_IS_AWAY, ONLOOKER

from .sittings import ADA, BEN, CLEO, NOW, begun, gathered, play, play_until, seated, the_table


def refused(key: str) -> pytest.RaisesExc[No]:
    return pytest.raises(No, match=f"^{key}$")


# Coming


def test_the_first_to_come_is_host_and_each_takes_the_next_open_seat() -> None:
    sitting = gathered("Ada", "Ben")
    assert seated(sitting) == "A:Ada B:Ben C:open"
    assert sitting.head.host == ADA


def test_a_seat_may_be_named_if_it_is_free() -> None:
    sitting = gathered("Ada")
    seating.join(sitting, "Ben", "C")
    assert seated(sitting) == "A:Ada B:open C:Ben"
    with refused("seat-taken"):
        seating.join(sitting, "Cleo", "C")
    with refused("no-such-seat"):
        seating.join(sitting, "Cleo", "D")


def test_the_next_one_takes_the_seat_of_a_bot_in_the_middle_of_a_game_and_then_the_table_is_full() -> None:
    sitting = begun("Ada", "Ben")
    seating.join(sitting, "Cleo")
    assert seated(sitting) == "A:Ada B:Ben C:Cleo"
    with refused("table-full"):
        seating.join(sitting, "Dan")
    seating.join(sitting, "Dan", watch=True)
    assert sitting.seat_of(4) == ONLOOKER


def test_two_people_have_two_names() -> None:
    sitting = gathered("Ada")
    with refused("name-taken"):
        seating.join(sitting, " ADA ")


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    sitting = begun("Ada", "Ben")
    seating.join(sitting, sitting.head.seats[2].name, watch=True)
    names = [seat.name for seat in sitting.head.seats] + [person.name for person in sitting.people()][2:]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["Ada", "José María", "李小龍", "O'Neill", "D. J.", "x" * 20])
def test_names_that_people_have(name: str) -> None:
    assert read_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "name-missing"), ("   ", "name-missing"), ("x" * 21, "name-long"), ("<b>", "name-letters")]
    + [(bad, "name-letters") for bad in ("a\u202eb", "...", "☃", "a{b}", "a\x00")],
)
def test_names_that_nobody_has(name: str, why: str) -> None:
    with refused(why):
        read_name(name)


def test_codes_have_no_letters_that_look_alike_and_can_be_typed_in_any_way() -> None:
    assert not set("01OIL5SAEUY") & set(ALPHABET)
    code = new_code()
    assert read_code(f" {code[:3].lower()}-{code[3:]} ") == code
    assert read_code("ABC") == read_code("K7F3W0") == ""


# Sitting, standing up


def test_standing_up_leaves_the_seat_open_before_the_game_and_to_a_bot_in_it() -> None:
    sitting = gathered("Ada", "Ben")
    seating.sit(sitting, BEN, "", NOW)
    assert seated(sitting) == "A:Ada B:open C:open"
    sitting = begun("Ada", "Ben", "Cleo")
    seating.sit(sitting, BEN, "", NOW)
    assert sitting.head.seats[1].holder == "bot"


def test_whoever_has_seen_the_cards_of_one_seat_may_not_take_another() -> None:
    sitting = begun("Ada", "Ben")
    seating.sit(sitting, BEN, "", NOW)
    with refused("seen-other-cards"):
        seating.sit(sitting, BEN, "C", NOW)
    seating.sit(sitting, BEN, "B", NOW)
    assert sitting.seat_of(BEN) == 1
    with refused("sits-there"):
        seating.sit(sitting, BEN, "B", NOW)


def test_a_watcher_may_take_the_seat_of_a_bot() -> None:
    sitting = begun("Ada")
    seating.join(sitting, "Ben", watch=True)
    seating.sit(sitting, BEN, "C", NOW)
    assert sitting.head.seats[2].name == "Ben"


def test_the_story_keeps_the_name_of_whoever_sat_there_then() -> None:
    sitting = begun("Ada", "Ben")
    play(sitting, 1)
    before = len(the_table(sitting).record.steps) - 1
    seating.set_seat(sitting, ADA, "B", "bot", "random", "", NOW)
    play(sitting, 0)
    after = len(the_table(sitting).record.steps) - 1
    assert sitting.names_at(before)[1].name == "Ben"
    assert sitting.names_at(after)[1].name == sitting.head.seats[1].name != "Ben"


# The host


def test_only_the_host_gives_seats_begins_and_sends_away() -> None:
    sitting = gathered("Ada", "Ben")
    for act in (
        lambda: seating.begin(sitting, BEN, NOW),
        lambda: seating.set_seat(sitting, BEN, "C", "bot", "random", "", NOW),
        lambda: seating.set_table(sitting, BEN, "days", 0, False, NOW),
        lambda: seating.remove(sitting, BEN, "1", NOW),
    ):
        with refused("only-host"):
            act()


def test_nobody_begins_with_an_empty_seat_or_twice() -> None:
    sitting = gathered("Ada", "Ben")
    with refused("seats-empty"):
        seating.begin(sitting, ADA, NOW)
    sitting = begun("Ada")
    with refused("has-begun"):
        seating.begin(sitting, ADA, NOW)


def test_people_and_bots_swap_seats_in_the_middle_of_a_game() -> None:
    sitting = begun("Ada", "Ben")
    play_until(sitting, "draw")
    bot = sitting.head.seats[2].name
    seating.set_seat(sitting, ADA, "C", "person", "sensible", "2", NOW)
    assert seated(sitting) == f"A:Ada B:{bot} C:Ben"
    seating.set_seat(sitting, ADA, "A", "person", "sensible", "2", NOW)
    assert seated(sitting) == f"A:Ben B:{bot} C:Ada"
    seating.set_seat(sitting, ADA, "A", "bot", "random", "", NOW)
    assert (sitting.head.seats[0].level, sitting.seat_of(BEN)) == ("random", ONLOOKER)
    play_until(sitting, "discard")


def test_in_a_game_a_seat_is_emptied_only_where_the_game_lets_it_leave() -> None:
    sitting = begun("Ada", "Ben")
    with refused("no-stays_with_bot"):
        seating.set_seat(sitting, ADA, "B", "open", "random", "", NOW)
    sitting = begun("Ada", "Ben", options={"on_leave": "out"})
    seating.set_seat(sitting, ADA, "B", "open", "random", "", NOW)
    assert the_table(sitting).record.steps[-1].action == "leave B"
    with refused("seat-left"):
        seating.join(sitting, "Dan", "B")
    with refused("seat-left"):
        seating.set_seat(sitting, ADA, "B", "bot", "random", "", NOW)
    play_until(sitting, "draw")


def test_a_person_sent_away_has_void_tokens_and_the_host_passes_on() -> None:
    sitting, keyring = gathered("Ada", "Ben", "Cleo"), Keyring(b"secret")
    token = keyring.token("K7F3W2", Bearer(ADA, 1))
    seating.remove(sitting, ADA, "1", NOW)
    assert seated(sitting) == "A:open B:Ben C:Cleo"
    assert sitting.head.host == BEN
    gone = sitting.head.people[0]
    assert keyring.read("K7F3W2", token) == (ADA, 1) != (gone.number, gone.generation)
    with refused("nobody-here"):
        sitting.person(ADA)
    seating.join(sitting, "Ada")  # the name is free again, with a number of its own
    assert sitting.seat_of(4) == 0


def test_the_host_passes_to_somebody_who_is_there() -> None:
    sitting = gathered("Ada", "Ben", "Cleo")
    sitting.depart(BEN, NOW)
    seating.remove(sitting, ADA, "1", NOW)
    assert sitting.head.host == CLEO


def test_a_table_whose_host_has_been_away_for_long_is_not_stuck() -> None:
    sitting = begun("Ada", "Ben")
    sitting.depart(ADA, NOW)
    with refused("only-host"):
        seating.set_table(sitting, BEN, "days", 0, False, NOW + HOST_IS_AWAY - 1)
    seating.set_table(sitting, BEN, "days", 0, False, NOW + HOST_IS_AWAY)
    assert sitting.head.host == BEN


# A bot minds the seat


def test_a_bot_minds_a_seat_after_a_minute_and_gives_it_back() -> None:
    sitting = begun("Ada", "Ben")
    with refused("not-away-yet"):
        seating.mind(sitting, ADA, "B", True, NOW)
    sitting.depart(BEN, NOW)
    with refused("not-away-yet"):
        seating.mind(sitting, ADA, "B", True, NOW + 59)
    seating.mind(sitting, ADA, "B", True, NOW + 60)
    assert 1 in sitting.bots_turn()
    sitting.arrive(BEN)
    with refused("not-your-seat"):
        seating.mind(sitting, ADA, "B", False, NOW + 70)
    seating.mind(sitting, BEN, "B", False, NOW + 70)
    assert 1 not in sitting.bots_turn()


def test_whoever_plays_himself_needs_nobody_to_mind_the_seat() -> None:
    sitting = begun("Ada", "Ben")
    sitting.depart(BEN, NOW)
    seating.mind(sitting, ADA, "B", True, NOW + 60)
    hand = the_table(sitting).state.zones[the_table(sitting).notation.names.zone_at["hidden.B"]]
    names = the_table(sitting).notation.names
    playing.act(sitting, BEN, 0, [f"keep {names.piece(hand[0])} {names.piece(hand[1])}"], "", NOW + 61)
    assert not sitting.head.seats[1].minded


def test_at_a_table_over_days_nobody_is_minded_and_watchers_mind_nobody() -> None:
    sitting = begun("Ada", "Ben")
    sitting.depart(BEN, NOW)
    seating.mind(sitting, ADA, "B", True, NOW + 60)
    seating.set_table(sitting, ADA, "days", 0, False, NOW + 60)
    assert not sitting.head.seats[1].minded
    with refused("no-minding-by-days"):
        seating.mind(sitting, ADA, "B", True, NOW + 99)
    seating.join(sitting, "Cleo", watch=True)
    with refused("only-watching"):
        seating.mind(sitting, CLEO, "B", True, NOW + 99)


# Tokens and PINs


def test_a_token_opens_one_seat_at_one_table_of_one_server() -> None:
    ours, theirs = Keyring(b"secret"), Keyring(b"another")
    token = ours.token("K7F3W2", Bearer(2, 1))
    assert ours.read("K7F3W2", token) == (2, 1)
    assert ours.read("K7F3W3", token) is None
    assert theirs.read("K7F3W2", token) is None
    for forged in ("", "2.1", token[:-1], token + "x", "3" + token[1:], "2.2" + token[3:], "é.1.x", "9" * 200):
        assert ours.read("K7F3W2", forged) is None, forged


def test_a_pin_has_four_digits_and_changes_with_the_generation() -> None:
    keyring = Keyring(b"secret")
    pins = {keyring.pin("K7F3W2", Bearer(1, generation)) for generation in range(1, 20)}
    assert len(pins) > 15
    assert all(len(pin) == 4 and pin.isdigit() for pin in pins)
    assert keyring.is_pin("K7F3W2", Bearer(1, 1), f" {keyring.pin('K7F3W2', Bearer(1, 1))} ")
    assert not keyring.is_pin("K7F3W2", Bearer(1, 1), "12345")
