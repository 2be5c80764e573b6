"""CIVIO for the lobby: facts, options, and the schema with who sees what (CIV-2.10, section 8)."""

from __future__ import annotations

from typing import Final

from hemicycle.games.civio.scoring import Rank
from hemicycle.kernel.atoms import Takes, Verb, code
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.game import DEFAULT_VERB
from hemicycle.kernel.options import Option, number, one_of, seat_or
from hemicycle.kernel.schema import NOTHING, Field, Holds, Layout, Note, Per, See, Zone

SLUG: Final = "civio"
PREFIX: Final = "CIV"
NAME: Final = "CIVIO"
VERSION: Final = "1"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
MOST_CARDS: Final = 82


# Options (CIV-4.2) -------------------------------------------------------------------------------------


def _match(text: str, _seats: int) -> str | None:
    word, _, value = text.partition(":")
    if text == "open":
        return text
    if word == "rounds":
        rounds = number(1, 999)(value, 0)
        return f"rounds:{rounds}" if rounds else None
    ranks = [rank.name.lower() for rank in Rank]
    return text if word == "rank" and value in ranks else None


def _points(text: str, seats: int) -> str | None:
    parts = text.split(",")
    if len(parts) == 1:
        parts *= seats
    read = [number(0, 9999)(part.strip(), 0) for part in parts]
    return ",".join(filter(None, read)) if len(read) == seats and all(read) else None


@rule("CIV-4.2", off=())
def options() -> tuple[Option, ...]:
    """The named options of a table."""
    ranks = "intern, law_clerk, second_chair, first_chair, judge, appellate_judge, associate_justice, chief_justice"
    return (
        Option(
            "match",
            "rounds:3",
            f"rounds:N (N from 1), rank:R (R one of {ranks}) or open",
            _match,
            ("rounds:1", "rounds:2", "rank:law_clerk", "open"),
            "CIV-7.8",
        ),
        Option(
            "first_dealer", "random", "random, or the letter of a seat", seat_or("random"), ("random", "B"), "CIV-4.2"
        ),
        Option(
            "start_points",
            "0",
            "one number from 0 for all seats, or one for each seat with commas between",
            _points,
            ("0", "7"),
            "CIV-4.2",
        ),
        Option(
            "round_cap", "60", "0 (none) or a number from 10", number(10, 9999, also=(0,)), ("60", "10"), "CIV-5.21"
        ),
        Option("put_back_attacks", "no", "no or yes", one_of("no", "yes"), ("no", "yes"), "CIV-5.8"),
        Option("on_leave", "bot", "bot or out", one_of("bot", "out"), ("bot", "out"), "CIV-5.22"),
    )


# Zones and fields --------------------------------------------------------------------------------------

ENDS: Final = ("none", "flush", "split", "cap", "void")
VOTES: Final = ("none", "again", "stop")


@rule("CIV-2.10", off=Zone("discard", faces=See.ALL))
def discard_pile() -> Zone:
    """Face up and in order: the last card is the top."""
    return Zone("discard", faces=See.ALL, ordered=True)


@rule("CIV-8.1", off=See.ALL)
def one_seat() -> See:
    """Who reads what is hidden: the seat that it belongs to, and nobody else."""
    return See.OWNER


def zones() -> tuple[Zone, ...]:
    """Where cards lie. The supply's order is known to nobody, so it is a pool from which chance draws."""
    return (
        Zone("supply", count=See.ALL, pool=True),
        discard_pile(),
        Zone("away", count=See.ALL),  # the cards of a seat that has left the round
        Zone("open", Per.SEAT, faces=See.ALL),
        Zone("hidden", Per.SEAT, faces=one_seat(), count=See.ALL),
        Zone("laid", Per.SEAT, faces=one_seat(), count=See.ALL),  # chosen at KEEP, still face down
    )


def fields() -> tuple[Field, ...]:
    """Numbers. All are public but the votes of NEXT, which are sealed."""
    return (
        Field("dealer", see=See.ALL, holds=Holds.SEAT, low=NOTHING, high=MOST_SEATS - 1, start=NOTHING),
        Field("round", see=See.ALL, high=9999),
        Field("taken", see=See.ALL, holds=Holds.PIECE, low=NOTHING, high=MOST_CARDS, start=NOTHING),
        Field("ended", see=See.ALL, holds=Holds.NAME, high=len(ENDS) - 1, names=ENDS),
        Field("score", Per.SEAT, See.ALL, high=1 << 20),
        Field("skips", Per.SEAT, See.ALL, high=1 << 16),
        Field("turns", Per.SEAT, See.ALL, high=1 << 20),
        Field("earlier", Per.SEAT, See.ALL, high=1 << 20),  # turns of the rounds before this one
        Field("out", Per.SEAT, See.ALL, Holds.FLAG),
        Field("vote", Per.SEAT, one_seat(), Holds.NAME, high=len(VOTES) - 1, names=VOTES),
    )


_SEAT: Final = ("seat", Holds.SEAT)
_OTHER: Final = ("other", Holds.SEAT)
_CARD: Final = ("card", Holds.PIECE)
_SEVEN: Final = tuple((f"card{at}", Holds.PIECE) for at in range(1, 8))
# Which argument of a line names the seat that suffers by it, and by which lines a moment is found again.
HITS: Final = {"attacked": "other", "seized": "other", "lost_turn": "seat"}
MARKS: Final = {
    "dealt": "round",
    "no_winner": "round",
    "called_flush": "call",
    "called_split": "call",
    "attacked": "attack",
    "overruled": "overrule",
    "reshuffled": "reshuffle",
}


def notes() -> tuple[Note, ...]:
    """The lines of the story."""
    lines: dict[str, tuple[tuple[str, Holds], ...]] = {
        "dealt": (_SEAT, ("round", Holds.NUMBER)),
        "turned_up": (_CARD,),
        "kept": (_SEAT,),
        "opened": (),
        "skipped": (_SEAT,),
        "drew": (_SEAT, _CARD),
        "took": (_SEAT, _CARD),
        "discarded": (_SEAT, _CARD),
        "put_back": (_SEAT, _CARD),
        "attacked": (_SEAT, _OTHER, _CARD),
        "overruled": (_SEAT, _OTHER, _CARD),
        "lost_turn": (_SEAT,),
        "seized": (_SEAT, _OTHER, _CARD),
        "replaced": (_SEAT, _CARD),
        "exposed": (_SEAT, _CARD),
        "reshuffled": (),
        "called_flush": (_SEAT, *_SEVEN),
        "called_split": (_SEAT, *_SEVEN),
        "no_winner": (),
        "points": (_SEAT, ("points", Holds.NUMBER), ("total", Holds.NUMBER), ("rank", Holds.NAME)),
        "voted": (_SEAT,),
        "left": (_SEAT,),
        "void": (),
        "match_over": (),
    }
    ranks = tuple(rank.name.lower() for rank in Rank)
    return tuple(
        Note(name, args, See.ALL, ranks, HITS.get(name, ""), MARKS.get(name, "")) for name, args in lines.items()
    )


LAYOUT: Final = Layout(zones(), fields(), seats=MOST_SEATS, notes=notes())

SUPPLY: Final = LAYOUT.zone("supply")
DISCARD: Final = LAYOUT.zone("discard")
AWAY: Final = LAYOUT.zone("away")
OPEN: Final = LAYOUT.zone("open")
HIDDEN: Final = LAYOUT.zone("hidden")
LAID: Final = LAYOUT.zone("laid")

DEALER: Final = LAYOUT.field("dealer")
ROUND: Final = LAYOUT.field("round")
TAKEN: Final = LAYOUT.field("taken")
ENDED: Final = LAYOUT.field("ended")
SCORE: Final = LAYOUT.field("score")
SKIPS: Final = LAYOUT.field("skips")
TURNS: Final = LAYOUT.field("turns")
EARLIER: Final = LAYOUT.field("earlier")
OUT: Final = LAYOUT.field("out")
VOTE: Final = LAYOUT.field("vote")


# Verbs -------------------------------------------------------------------------------------------------

HOWS: Final = ("flush", "split")
VERBS: Final = (
    DEFAULT_VERB,
    Verb("keep", Takes.PIECE),
    Verb("card", Takes.PIECE, quiet=True),
    Verb("draw", Takes.NAME, ("supply", "discard")),
    Verb("call", Takes.NAME, HOWS),
    Verb("lay", Takes.NAME, HOWS),
    Verb("discard", Takes.PIECE),
    Verb("target", Takes.SEAT),
    Verb("overrule", Takes.PIECE),
    Verb("accept"),
    Verb("take", Takes.PIECE),
    Verb("take_hidden"),
    Verb("expose", Takes.PIECE),
    Verb("end"),
    Verb("next", Takes.NAME, ("again", "stop")),
    Verb("leave", Takes.SEAT),
)
_AT: Final = {verb.name: code(at) for at, verb in enumerate(VERBS)}

DO_KEEP: Final = _AT["keep"]
DO_CARD: Final = _AT["card"]
DO_DRAW: Final = _AT["draw"]
DRAW_SUPPLY: Final = DO_DRAW
DRAW_DISCARD: Final = DO_DRAW + 1
DO_CALL: Final = _AT["call"]
CALL_FLUSH: Final = DO_CALL
CALL_SPLIT: Final = DO_CALL + 1
DO_LAY: Final = _AT["lay"]
LAY_FLUSH: Final = DO_LAY
LAY_SPLIT: Final = DO_LAY + 1
CALL_VERBS: Final = (DO_CALL, DO_LAY, DO_CARD)
DO_DISCARD: Final = _AT["discard"]
DO_TARGET: Final = _AT["target"]
DO_OVERRULE: Final = _AT["overrule"]
DO_ACCEPT: Final = _AT["accept"]
DO_TAKE: Final = _AT["take"]
DO_TAKE_HIDDEN: Final = _AT["take_hidden"]
DO_EXPOSE: Final = _AT["expose"]
DO_END: Final = _AT["end"]
DO_NEXT: Final = _AT["next"]
VOTE_AGAIN: Final = DO_NEXT
VOTE_STOP: Final = DO_NEXT + 1
DO_LEAVE: Final = _AT["leave"]
