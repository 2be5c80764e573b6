"""What a screen finds in a position: duties with their reasons, what a vote can come to, sponsors, the president."""

from __future__ import annotations

import pytest

from games.senate.play import scene, senator, with_rules
from hemicycle.games.senate import lens, standing
from hemicycle.games.senate.deck import Card
from hemicycle.games.senate.names import STANCES
from hemicycle.games.senate.rules.reading import ABSTAIN, AGAINST, FOR
from hemicycle.games.senate.rules.table import Senate
from hemicycle.kernel.view import Observation, observe

# The floor of SEN-11.5: an eco bill at 4 with weight 10 and pork for Maine. Each stands as the example has it.
POSITIONS = {"a": 4, "b": 3, "c": 2, "e": 3, "f": 1, "g": 5}
VOTES = {"a": 4, "b": 2, "c": 3, "e": 3, "f": 4, "g": 3}
STATES = {"a": "UT", "b": "ME", "c": "ME", "e": "LA", "f": "MA", "g": "TX"}
WHO = {"a": "bennett", "b": "snowe", "c": "leahy", "e": "breaux", "f": "kennedy", "g": "gramm"}
FLOOR = """
turn 5
in_play.A bennett snowe gramm
in_play.B leahy breaux kennedy
sheet shop_and_farm_credit by bennett floor at 4 weight 10 pork ME marks passed_committee on bennett leahy kennedy gramm
"""


def cast() -> list[Card]:
    """The senators of the example on cards of the base set."""
    return [
        senator(
            name,
            positions=(POSITIONS[letter],) * 5,
            votes=VOTES[letter],
            state=STATES[letter],
            rules=(),
            committees=("eco",),
            star="",
        )
        for letter, name in WHO.items()
    ]


def look(text: str, *cards: Card, viewer: int = 0) -> tuple[Senate, Observation]:
    made = scene(f"{text}\n---\n", *cards)
    game = made.game
    assert isinstance(game, Senate)
    return game, observe(made.start, viewer)


def found(game: Senate, view: Observation, row: int = 0) -> tuple[standing.Forecast, dict[str, standing.Stand]]:
    forecast, rows = lens.forecast(game, view, row)
    return forecast, {game.set.cards[one.senator].short: one for one in rows}


def test_SEN_11_5_duties_and_their_reasons() -> None:
    game, view = look(f"{FLOOR}\nvote FB", *cast())
    _, stands = found(game, view)
    assert {letter: (stands[name].duty, stands[name].why) for letter, name in WHO.items()} == {
        "a": ("for", "sponsor"),
        "b": ("must_not_oppose", "near_pork"),
        "c": ("free", "two_pork"),
        "e": ("free", "near"),
        "f": ("cannot_support", "far_3"),
        "g": ("free", "near"),
    }
    assert {letter: stands[name].ayes for letter, name in WHO.items()} == {
        "a": 4,
        "b": 1,
        "c": 3,
        "e": 1,
        "f": 4,
        "g": 3,
    }
    assert (stands["snowe"].active, stands["snowe"].free) == (2, True)


def test_SEN_11_5_what_the_vote_can_come_to() -> None:
    game, view = look(f"{FLOOR}\nvote FB", *cast())
    forecast, _ = found(game, view)
    # All of A's who may vote for: A, B, G; all of B's who may vote against: C, E, F.
    assert forecast.best == (8, 8, 10)
    assert forecast.sides[0] == standing.Side(8, 3, 4, 0)
    assert forecast.sides[1] == standing.Side(4, 8, 0, 0)


@pytest.mark.parametrize(
    ("leahy", "count"),
    [(FOR, (11, 5, 10)), (AGAINST, (8, 8, 10)), (ABSTAIN, (8, 5, 10))],
)
def test_SEN_11_5_what_a_poll_of_the_other_side_gives(leahy: int, count: tuple[int, int, int]) -> None:
    game, view = look(f"{FLOOR}\npoll FB B", *cast(), viewer=1)
    forecast, rows = lens.forecast(game, view, 0)
    exceptions = {game.set.number("leahy"): leahy} if leahy != AGAINST else {}
    assert standing.polled(game, lens.position_of(view), forecast, rows, 1, AGAINST, exceptions) == count


def test_two_away_without_pork_only_with_pork_and_never_where_pork_counts_for_nothing() -> None:
    cards = [card for card in cast() if card.short != "leahy"]
    game, view = look(FLOOR.replace("pork ME", "pork VT") + "\nvote FB", *cast())
    assert found(game, view)[1]["leahy"].why == "two"
    deaf = senator(
        "leahy", positions=(2,) * 5, votes=3, state="ME", rules=({"do": "pork_deaf"},), committees=("eco",), star=""
    )
    game, view = look(f"{FLOOR}\nvote FB", *cards, deaf)
    stands = found(game, view)[1]
    assert (stands["leahy"].duty, stands["leahy"].why) == ("cannot_support", "deaf")


def test_in_committee_who_has_a_seat_and_who_has_none() -> None:
    text = """
    in_play.A hatch lott specter
    in_play.B leahy biden dodd
    sheet readers_privacy by leahy on leahy
    """
    game, view = look(text)
    forecast, stands = found(game, view)
    assert stands["leahy"].why == "sponsor"
    assert stands["dodd"].why == "no_seat"
    assert (stands["hatch"].duty, stands["hatch"].ayes, stands["hatch"].active) == ("free", 0, 2)
    assert forecast.best[:2] == (3, 0)  # Leahy is the chair and alone
    assert forecast.reach.nays > 0


def test_a_call_activates_the_sponsor_so_his_votes_are_counted() -> None:
    text = "in_play.B leahy\nsheet readers_privacy by leahy floor marks passed_committee"
    game, view = look(text)
    assert found(game, view)[1]["leahy"].ayes == 4


def test_SEN_11_14_the_chart_says_what_cloture_takes() -> None:
    text = """
    in_play.A hatch ...20
    in_play.B leahy ...10
    sheet readers_privacy by leahy floor marks passed_committee on leahy hatch
    filibusterer hatch
    vote CL
    """
    game, view = look(text)
    forecast, stands = found(game, view)
    assert stands["hatch"].why == "filibusterer"
    nays = forecast.best.nays
    assert forecast.best.need == max(6, -(-3 * nays // 2)) + (nays in (30, 32, 34))


def test_who_could_sponsor_a_bill_of_the_hand() -> None:
    text = """
    B
    politics.B readers_privacy
    in_play.B leahy
    hand.B biden kennedy
    """
    game, view = look(text, viewer=1)
    able = lens.sponsors(game, view, game.set.number("readers_privacy"))
    assert [[game.set.cards[one].short for one in part] for part in able] == [["leahy"], [], ["kennedy"]]
    game, view = look(f"{text}\nsheet small_classes by leahy on leahy", viewer=1)
    able = lens.sponsors(game, view, game.set.number("readers_privacy"))
    assert [[game.set.cards[one].short for one in part] for part in able] == [[], ["leahy"], ["kennedy"]]


def test_what_the_president_would_do() -> None:
    game, view = look("in_play.B leahy\nsheet readers_privacy by leahy floor at 2")
    asked = lens.president_on(game, lens.position_of(view), 0)
    assert (asked.signs, asked.with_pork, asked.away, asked.own) == (False, True, 2, 4)
    game, view = look("in_play.B leahy\nsheet readers_privacy by leahy floor at 2 pork PRES")
    assert lens.president_on(game, lens.position_of(view), 0).signs


def test_who_could_filibuster_and_why_nobody() -> None:
    text = "in_play.A hatch\nin_play.B leahy\nsheet readers_privacy by leahy floor at {at}{more}"
    for at, more, wanted, because in (
        (2, "", ["hatch"], "nobody"),
        (3, "", [], "middle"),
        (2, " marks cloture_voted", [], "closed"),
    ):
        game, view = look(text.format(at=at, more=more))
        p = lens.position_of(view)
        assert [game.set.cards[one].short for one in lens.filibusterers(game, p, 0)] == wanted
        assert lens.no_filibuster_because(game, p, 0) == because


def test_a_concluded_sheet_shows_what_was_paid() -> None:
    game, view = look(
        "in_play.B leahy\nsheet readers_privacy by leahy law marks passed_committee+passed_senate+law points 60"
    )
    worth = lens.lines(game, lens.position_of(view), 0)
    assert worth.halves == 60


def test_stances_are_those_of_the_rules() -> None:
    assert STANCES == ("for", "against", "abstain")


def test_a_card_rule_sets_a_senator_free() -> None:
    free = with_rules("leahy", {"do": "free_vote", "issues": ["lib"]})
    game, view = look("in_play.A hatch\nsheet readers_privacy by hatch floor at 5\nin_play.B leahy", free)
    assert found(game, view)[1]["leahy"].why == "conscience"
