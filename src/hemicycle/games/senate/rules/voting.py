"""A vote: EXCHANGE, POLL of both sides, and the tally (SEN-5.11, 5.12, 5.19 to 5.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hemicycle.games.senate import title as t
from hemicycle.games.senate.names import STANCES, VOTES
from hemicycle.games.senate.rules.choices import SIDE, Act, Choice, Composed, verb
from hemicycle.games.senate.rules.counting import carried, counted, tally, voters
from hemicycle.games.senate.rules.play import PlayNow
from hemicycle.games.senate.rules.pork import Pork
from hemicycle.games.senate.rules.reading import (
    ABSTAIN,
    AGAINST,
    BOUND,
    CL,
    COMMITTEE,
    FOR,
    MAY_ABSTAIN,
    NO_VOTE,
    NONE,
    Measure,
    fixed,
    in_play,
    may_vote,
    voted_on,
)
from hemicycle.games.senate.rules.reasons import Why
from hemicycle.games.senate.rules.senators import Join
from hemicycle.kernel.atoms import Action, argument
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.decisions import OK, Carried
from hemicycle.kernel.game import OTHER_DECISION
from hemicycle.kernel.schema import NOTHING, Holds
from hemicycle.kernel.state import State

if TYPE_CHECKING:
    from hemicycle.games.senate.rules.table import Senate

NOTE_DECLINED: Final = t.LAYOUT.note("declined")
NOTE_POLLED: Final = t.LAYOUT.note("polled")
NOTE_DIFFERS: Final = t.LAYOUT.note("differs")
VOTE: Final = Carried("vote", Holds.NAME, VOTES)
BILL: Final = Carried("card", Holds.PIECE)
BALLOT_VERBS: Final = {t.DO_FOR: FOR, t.DO_AGAINST: AGAINST, t.DO_ABSTAIN: ABSTAIN}
VERB_OF: Final = {ballot: code for code, ballot in BALLOT_VERBS.items()}


@rule("SEN-5.12", off=0)
def first_to_step(kind: int, proponent: int) -> int:
    """The side that steps first: the other one; on cloture the proponent, since the filibuster was the other's step."""
    return proponent if kind == CL else 1 - proponent


@rule("SEN-5.11")
def begin(game: Senate, s: State, kind: int, row: int, proponent: int, *, bound: bool = False) -> None:
    """A vote begins: old ballots are cleared, but for those that bind in this one."""
    s.put(t.VOTE, kind)
    s.put(t.MEASURE, row)
    s.put(t.PROPONENT, proponent)
    s.put(t.TOUCHED + row, s.fields[t.TURN])
    for senator in in_play(s):
        if s.fields[t.BALLOT + senator] != (BOUND if bound else NONE):
            s.put(t.BALLOT + senator, NONE)
    step(game, s, first_to_step(kind, proponent), 0)


def step(game: Senate, s: State, side: int, declines: int) -> None:
    """Ask a side for its next step of the exchange."""
    card = s.fields[t.SHEET_CARD + s.fields[t.MEASURE]]
    game.ask(s, game.EXCHANGE, side, s.fields[t.VOTE], card, declines, 0)


class Done(Act):
    """DONE: the step is over."""

    first = t.DO_DONE

    def do(self, s: State, side: int, action: Action) -> None:
        declines, acted = s.frames[-1][-2:]
        s.pop()
        if not acted:
            s.note(NOTE_DECLINED, side)
        left = goes_on(s.fields[t.VOTE], declines, acted=bool(acted))
        if left == NOTHING:
            poll(self.game, s, s.fields[t.PROPONENT])
        else:
            step(self.game, s, 1 - side, left)


@rule("SEN-5.20", off=NOTHING)
def goes_on(kind: int, declines: int, *, acted: bool) -> int:
    """How many steps in a row were declined when the other side steps next; NOTHING if the exchange is over."""
    if acted:
        return 0
    return NOTHING if kind in COMMITTEE or declines else 1


class Exchange(Composed):
    """EXCHANGE: any number of inputs, then DONE. Always asked: to skip it would tell of a hand (SEN-5.41)."""

    name, clause = "exchange", "SEN-5.19"
    carries = (SIDE, VOTE, BILL, Carried("declines"), Carried("acted", Holds.FLAG))

    def __init__(self, game: Senate) -> None:
        super().__init__(game, [Join(game), Pork(game), PlayNow(game), Done(game)])

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        """As for every decision that is composed, but without asking what is always open: it is asked most of all."""
        if draft:
            return super().options(s, seat, draft)
        side = self.side(s)
        join, pork, play = (self.acts[code].open_firsts for code in (t.DO_ACTIVATE, t.DO_PORK, t.DO_PLAY))
        listed = [] if s.fields[t.VOTE] in COMMITTEE else pork(s, side)
        return [*join(s, side), *listed, *play(s, side), t.DO_DONE]

    def open(self, s: State, side: int, act: Act) -> int:
        return Why.OTHER_VOTE if act.first == t.DO_PORK and s.fields[t.VOTE] in COMMITTEE else OK

    def default(self, s: State, seat: int) -> Action:
        return (t.DO_DONE,)


# The poll ------------------------------------------------------------------------------------------------


def poll(game: Senate, s: State, side: int) -> None:
    """Ask a side how its senators vote; where nobody of them is free, go on at once."""
    measured = voted_on(s)
    if free_voters(game, s, side):
        game.ask(s, game.POLL, side, measured.kind, s.fields[t.SHEET_CARD + measured.row])
    else:
        record(game, s, side, ABSTAIN, {})


@rule("SEN-5.41", off=[1])
def free_voters(game: Senate, s: State, side: int) -> list[int]:
    """The senators of a side who have a choice."""
    measured = voted_on(s)
    return [one for one in voters(game, s, measured, side) if options_of(game, s, measured, one) != MAY_ABSTAIN]


def options_of(game: Senate, s: State, measured: Measure, senator: int) -> int:
    """The ballots that a poll may give a senator, as a mask: abstaining alone where his vote is fixed."""
    return MAY_ABSTAIN if fixed(s, measured, senator) else may_vote(game, s, measured, senator)


@rule("SEN-5.21", off=ABSTAIN)
def by_stance(stance: int, may: int) -> int:
    """What a stance makes a senator vote: that if he may, else he abstains."""
    return stance if may >> stance & 1 else ABSTAIN


class Poll(Choice):
    """POLL: a stance for all, and exceptions by name. The proponent's side polls first, in the open."""

    name, clause = "poll", "SEN-5.21"
    carries = (SIDE, VOTE, BILL)
    verbs = (t.DO_POLL, *BALLOT_VERBS, t.DO_DONE)
    parts = True
    exact = True
    free_start = True

    def options(self, s: State, seat: int, draft: Action) -> list[int]:
        if not draft:
            return [t.DO_POLL + at for at in range(len(STANCES))]
        game, measured, stance = self.game, voted_on(s), 1 + argument(draft[0])
        named = {argument(atom) for atom in draft[1:]}
        out: list[int] = []
        for senator in voters(game, s, measured, self.side(s)):
            if senator in named or fixed(s, measured, senator):
                continue
            may = may_vote(game, s, measured, senator)
            given = by_stance(stance, may)
            out += [code + senator for ballot, code in VERB_OF.items() if may >> ballot & 1 and ballot != given]
        return [*out, t.DO_DONE]

    @rule("SEN-5.21", off=OK)
    def check(self, s: State, seat: int, draft: Action, atom: int) -> int:
        code = verb(atom)
        if (code == t.DO_POLL) is bool(draft) or (draft and draft[-1] == t.DO_DONE):
            return OTHER_DECISION
        if code not in BALLOT_VERBS:
            return OK
        return self.exception(s, draft, argument(atom), BALLOT_VERBS[code])

    def exception(self, s: State, draft: Action, senator: int, ballot: int) -> int:
        """The reason against an exception."""
        game, measured = self.game, voted_on(s)
        if senator not in voters(game, s, measured, self.side(s)):
            return Why.NO_VOTER
        if fixed(s, measured, senator):
            return Why.MUST_ABSTAIN if s.fields[t.BALLOT + senator] == BOUND else Why.VOTE_FIXED
        if any(argument(atom) == senator and verb(atom) in BALLOT_VERBS for atom in draft):
            return Why.CHOSEN_TWICE
        may = options_of(game, s, measured, senator)
        if not may >> ballot & 1:
            return Why.MUST_NOT_SUPPORT if ballot == FOR else Why.MUST_NOT_OPPOSE
        return Why.AS_STANCE if by_stance(1 + argument(draft[0]), may) == ballot else OK

    def canonical(self, s: State, seat: int, draft: Action, atom: int) -> bool:
        """Exceptions in the order of the senators."""
        return len(draft) < 2 or atom == t.DO_DONE or argument(atom) > argument(draft[-1])

    def normal(self, action: Action) -> Action:
        middle = [atom for atom in action[1:] if atom != t.DO_DONE]
        return (*action[:1], *sorted(middle, key=argument), *[atom for atom in action[1:] if atom == t.DO_DONE])

    def complete(self, s: State, seat: int, action: Action) -> bool:
        return action[-1] == t.DO_DONE

    def default(self, s: State, seat: int) -> Action:
        """For the proponent's side For, for the other Against (SEN-7.5)."""
        stance = FOR if self.side(s) == s.fields[t.PROPONENT] else AGAINST
        return (t.DO_POLL + stance - 1, t.DO_DONE)

    def commit(self, s: State, seat: int, action: Action) -> None:
        side = self.side(s)
        exceptions = {argument(atom): BALLOT_VERBS[verb(atom)] for atom in action[1:-1]}
        s.pop()
        s.note(NOTE_POLLED, side, argument(action[0]))
        for senator, ballot in exceptions.items():
            s.note(NOTE_DIFFERS, senator, ballot - 1)
        record(self.game, s, side, 1 + argument(action[0]), exceptions)


def record(game: Senate, s: State, side: int, stance: int, exceptions: dict[int, int]) -> None:
    """Write down how a side's senators vote; then the other side polls, or the votes are counted."""
    measured = voted_on(s)
    ballots = {
        one: fixed(s, measured, one) or exceptions.get(one) or by_stance(stance, may_vote(game, s, measured, one))
        for one in voters(game, s, measured, side)
    }
    for senator, ballot in ballots.items():
        s.put(t.BALLOT + senator, ballot)
    if side == s.fields[t.PROPONENT]:
        poll(game, s, 1 - side)
    else:
        count(game, s)


def count(game: Senate, s: State) -> None:
    """Both sides have polled: count, and let the kind of vote say what comes of it."""
    measured = voted_on(s)
    result = counted(game, s, measured, *tally(game, s, measured))
    clear_effects(s)
    game.decide(s, measured.kind, measured.row, result, passed=carried(result))


@rule("SEN-6.1")
def clear_effects(s: State) -> None:
    """What cards do to a vote lasts until its tally."""
    if not s.fields[t.LASTING_NOW]:
        return
    for row in range(t.EFFECTS):
        if s.fields[t.LASTING_TAKEN + row]:
            s.free_row("lasting", row)
    s.put(t.LASTING_NOW, 0)


def over(s: State) -> None:
    """No vote is going on any more."""
    s.put(t.VOTE, NO_VOTE)
    s.put(t.MEASURE, NOTHING)
    s.put(t.PROPONENT, NOTHING)
