"""The end of a round and of the match: points, ranks, NEXT (CIV-7.1 to 7.8, 5.21, 5.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.civio import title as t
from hemicycle.games.civio.precedents import How, Sequences, mask_of
from hemicycle.games.civio.rules import deal
from hemicycle.games.civio.scoring import Rank, rank
from hemicycle.kernel.atoms import Action
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Decision
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.civio.rules.table import Civio

NEXT: Final = 14

NO_WINNER: Final = t.ENDS.index("cap")
VOID: Final = t.ENDS.index("void")
AGAIN: Final = t.VOTES.index("again")
STOP: Final = t.VOTES.index("stop")

NOTE_CALLED: Final = {How.FLUSH: t.LAYOUT.note("called_flush"), How.SPLIT: t.LAYOUT.note("called_split")}
NOTE_NO_WINNER: Final = t.LAYOUT.note("no_winner")
NOTE_POINTS: Final = t.LAYOUT.note("points")
NOTE_VOTED: Final = t.LAYOUT.note("voted")
NOTE_MATCH_OVER: Final = t.LAYOUT.note("match_over")
NOTED_CARDS: Final = 7


def end_with_winner(game: Civio, s: State, caller: int, how: How, shown: Sequences) -> None:
    """A seat has called: its cards are laid out for all, and every seat scores."""
    s.put(t.ENDED, t.ENDS.index(how.name.lower()))
    show_hands(game, s)
    cards = [card for group in shown for card in group]
    s.note(NOTE_CALLED[how], caller, *cards, *[-1] * (NOTED_CARDS - len(cards)))
    score_seat(s, caller, game.scorer.winner_points(mask_of(game.hand(s, caller)), how))
    for seat in game.present(s):
        if seat != caller:
            score_loser(game, s, seat)
    after_round(game, s)


@rule("CIV-7.4")
def end_without_winner(game: Civio, s: State) -> None:
    """Nobody has called in time: every seat scores what it holds."""
    s.put(t.ENDED, NO_WINNER)
    show_hands(game, s)
    s.note(NOTE_NO_WINNER)
    for seat in game.present(s):
        score_loser(game, s, seat)
    after_round(game, s)


@rule("CIV-7.5")
def show_hands(game: Civio, s: State) -> None:
    """All hands are shown when a round ends."""
    for seat in game.present(s):
        for card in s.zones[t.HIDDEN + seat]:
            s.show(card, t.HIDDEN + seat, game.schema.everyone)


def score_loser(game: Civio, s: State, seat: int) -> None:
    points, _ = game.scorer.best_family(mask_of(game.hand(s, seat)))
    score_seat(s, seat, points)


def score_seat(s: State, seat: int, points: int) -> None:
    """Points are added; they never go down."""
    total = s.fields[t.SCORE + seat] + points
    s.put(t.SCORE + seat, total)
    s.note(NOTE_POINTS, seat, points, total, rank(total))


@rule("CIV-7.8", off=True)
def match_is_over(game: Civio, s: State) -> bool:
    """Whether this was the last round: so many rounds, or a rank that somebody has reached."""
    if game.match == "rounds":
        return s.fields[t.ROUND] >= int(game.match_value)
    if game.match == "rank":
        wanted = Rank[game.match_value.upper()]
        return any(rank(s.fields[t.SCORE + seat]) >= wanted for seat in game.in_play)
    return False


def after_round(game: Civio, s: State) -> None:
    """The match is over, or the seats are asked, or the next round is dealt."""
    if match_is_over(game, s):
        end_match(s)
    elif game.match == "open":
        s.stack(((NEXT, sum(1 << seat for seat in game.present(s))),))
    else:
        deal.begin_round(game, s, deal.next_dealer(game, s))


def end_match(s: State) -> None:
    s.note(NOTE_MATCH_OVER)
    s.stack(())


class Next(Decision):
    """NEXT: every seat says, sealed, whether to play another round."""

    name = "next"
    clause = "CIV-5.23"
    verbs = (t.DO_NEXT,)
    sealed = True

    def __init__(self, game: Civio) -> None:
        self.game = game

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        return [t.VOTE_AGAIN, t.VOTE_STOP]

    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        return OK if atom in (t.VOTE_AGAIN, t.VOTE_STOP) else OTHER_DECISION

    def commit(self, s: State, seat: int, action: Action) -> None:
        s.put(t.VOTE + seat, AGAIN if action[0] == t.VOTE_AGAIN else STOP)
        s.note(NOTE_VOTED, seat)
        if s.answered(seat):
            count_votes(self.game, s)

    def default(self, s: State, seat: int) -> Action:
        return (t.VOTE_STOP,)


@rule("CIV-5.23")
def count_votes(game: Civio, s: State) -> None:
    """More for another round than against: it is dealt. Otherwise the match ends."""
    votes = [s.fields[t.VOTE + seat] for seat in game.present(s)]
    if votes.count(AGAIN) > votes.count(STOP):
        deal.begin_round(game, s, deal.next_dealer(game, s))
    else:
        end_match(s)
