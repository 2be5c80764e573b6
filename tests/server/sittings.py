"""Tables without a server: who sits there, and how they choose."""

from __future__ import annotations

import hashlib

from hemicycle.bots import make_bot
from hemicycle.kernel import registry
from hemicycle.kernel.atoms import Action
from hemicycle.kernel.chance import Xoshiro
from hemicycle.kernel.driver import Table
from hemicycle.kernel.schema import LETTERS
from hemicycle.tables import playing, seating
from hemicycle.tables.sitting import Sitting

CODE = "K7F3W2"
NOW = 1_000_000.0
ADA, BEN, CLEO = 1, 2, 3  # the numbers of people in the order in which they came


def gathered(*names: str, seats: int = 3, clock: int = 0, options: dict[str, str] | None = None) -> Sitting:
    """A table at which people have sat down; the first is host, and all are present."""
    game = registry.title("civio").game(seats, {"match": "rounds:1", "first_dealer": "A"} | (options or {}))
    sitting = seating.opened(CODE, game, [], "live", clock)
    for name in names:
        sitting.arrive(seating.join(sitting, name).number)
    return sitting


def begun(
    *names: str, seats: int = 3, clock: int = 0, options: dict[str, str] | None = None, deal: str = "deal"
) -> Sitting:
    """A table at which the game has begun; bots have the seats that are left."""
    sitting = gathered(*names, seats=seats, clock=clock, options=options)
    for at, seat in enumerate(sitting.head.seats):
        if seat.holder == "open":
            seating.fill_with_bot(sitting, at, "sensible")
    seating.begin(sitting, ADA, NOW, hashlib.sha256(deal.encode()).digest())
    return sitting


def the_table(sitting: Sitting) -> Table:
    assert sitting.table is not None
    return sitting.table


def choice(sitting: Sitting, seat: int) -> Action:
    """What a sensible player would choose there."""
    table = the_table(sitting)
    game, state = table.game, table.state.clone()
    bot = make_bot("sensible", game, Xoshiro(len(table.record.steps)))
    kind = game.decisions[state.frames[-1][0]]
    action: Action = ()
    while not action or not kind.complete(state, seat, action):
        state.drafts[seat] = action
        action = (*action, bot.choose(table.view(seat)._replace(draft=action), game.legal(state, seat)))
    return action


def text(sitting: Sitting, seat: int) -> str:
    return the_table(sitting).notation.action(choice(sitting, seat))


def waiting(sitting: Sitting) -> list[int]:
    return sitting.game.waiting_for(the_table(sitting).state.frames)


def play(sitting: Sitting, seat: int, now: float = NOW) -> None:
    """One sensible choice of a seat, by its person or by its bot."""
    if seat in sitting.bots_turn():
        assert playing.act_for_bot(sitting, seat, sitting.asked(seat), choice(sitting, seat), now)
    else:
        person = sitting.head.seats[seat].person
        playing.act(sitting, person, sitting.asked(seat), [text(sitting, seat)], "", now)


def play_until(sitting: Sitting, kind: str, seat: int | None = None, most: int = 400) -> None:
    """Go on until a decision of this kind is pending, for this seat if one is named."""
    for _ in range(most):
        state = the_table(sitting).state
        if not state.frames:
            break
        there = sitting.game.decisions[state.frames[-1][0]].name == kind
        if there and (seat is None or seat in waiting(sitting)):
            return
        play(sitting, waiting(sitting)[0])
    raise AssertionError(f"no {kind} for {seat} came in {most} choices")


def seated(sitting: Sitting) -> str:
    """Who sits where, in one line."""
    return " ".join(f"{LETTERS[at]}:{seat.name or seat.holder}" for at, seat in enumerate(sitting.head.seats))
