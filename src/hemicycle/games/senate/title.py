"""Senate for the lobby: facts, and the schema with who sees what (SEN-2.6, section 8), and the verbs of its choices."""

from __future__ import annotations

from typing import Final

from hemicycle.games.senate import names
from hemicycle.games.senate.deck import ISSUES, LEANS, PLACES
from hemicycle.games.senate.story import notes
from hemicycle.kernel.atoms import Takes, Verb, code
from hemicycle.kernel.clauses import rule
from hemicycle.kernel.game import DEFAULT_VERB
from hemicycle.kernel.schema import NOTHING, Field, Holds, Layout, Per, See, Stock, Zone

SLUG: Final = "senate"
PREFIX: Final = "SEN"
NAME: Final = "Senate"
VERSION: Final = "1"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
SIDES: Final = 2
MOST_CARDS: Final = 320
SHEETS: Final = 56  # more than there are bills in the base set, so that nobody runs out of paper
EFFECTS: Final = 24

# Zones and fields --------------------------------------------------------------------------------------

_SHEETS: Final = Stock("sheets", SHEETS)
_LASTS: Final = Stock("lasting", EFFECTS)


@rule("SEN-8.1", off=See.ALL)
def own_side() -> See:
    """Who reads a hand: the side that holds it, and nobody else."""
    return See.SIDE


@rule("SEN-2.6", off=())
def zones() -> tuple[Zone, ...]:
    """Where cards lie. The order of a deck is known to nobody, so it is a pool from which chance draws."""
    return (
        Zone("liberals", count=See.ALL, pool=True),  # the two decks of senators
        Zone("conservatives", count=See.ALL, pool=True),
        Zone("deck", count=See.ALL, pool=True),
        Zone("deck_top", count=See.ALL, ordered=True),  # what somebody has looked at; drawn first
        Zone("discard", faces=See.ALL),
        Zone("flash", faces=See.ALL, ordered=True),
        Zone("docket", faces=See.ALL),  # the cards of live bills
        Zone("executive", faces=See.ALL),
        Zone("hand", Per.SIDE, faces=own_side(), count=See.ALL),
        Zone("politics", Per.SIDE, faces=own_side(), count=See.ALL),
        Zone("in_play", Per.SIDE, faces=See.ALL),
        Zone("gone", Per.SIDE, faces=See.ALL),
    )


def _table(name: str, low: int = 0, high: int = 9999) -> Field:
    return Field(name, see=See.ALL, low=low, high=high, start=min(0, low))


def _number(name: str, per: Per, low: int = 0, high: int = 9999, stock: str = "") -> Field:
    return Field(name, per, See.ALL, low=low, high=high, start=NOTHING if low == NOTHING else 0, stock=stock)


def _piece(name: str, per: Per = Per.TABLE, stock: str = "") -> Field:
    return Field(name, per, See.ALL, Holds.PIECE, NOTHING, MOST_CARDS, stock=stock)


def _side(name: str, per: Per = Per.TABLE, stock: str = "") -> Field:
    """A side is called by the letter of its first seat."""
    return Field(name, per, See.ALL, Holds.SEAT, NOTHING, MOST_SEATS - 1, stock=stock)


def _name(name: str, values: tuple[str, ...], per: Per = Per.TABLE, stock: str = "", low: int = 0) -> Field:
    return Field(name, per, See.ALL, Holds.NAME, low, len(values) - 1, values, low, stock)


def _names(name: str, values: tuple[str, ...], per: Per = Per.TABLE, stock: str = "") -> Field:
    return Field(name, per, See.ALL, Holds.NAMES, 0, (1 << len(values)) - 1, values, stock=stock)


def fields() -> tuple[Field, ...]:
    """Numbers. All are public: only hands and decks are hidden in this game."""
    row = _SHEETS.name
    return (
        _table("turn"),
        _name("ended", names.ENDS),
        _name("vote", names.VOTES),
        _table("measure", NOTHING, SHEETS - 1),  # the sheet that is voted on
        _table("substitute", NOTHING, SHEETS - 1),  # the floor amendment of this bringing
        _side("proponent"),
        _piece("mover"),  # of the committee amendment that is voted on
        _table("move_to", 0, 5),
        _names("move_pork", PLACES),
        _piece("filibusterer"),
        _table("puts"),  # so far in this turn
        _table("extra_puts"),
        _table("president_more"),
        _table("vp_back"),  # the vice-president is out until this turn begins
        _table("finished"),  # bills that have passed the senate
        Field("closing", see=See.ALL, holds=Holds.FLAG),  # the time is up; the round is finished
        _side("forfeited"),
        _table("lasting_now", 0, EFFECTS),
        _name("caucus", LEANS, Per.SIDE, low=NOTHING),
        Field("score", Per.SIDE, See.ALL, low=-99999, high=99999, start=0),  # in half points
        _number("laws", Per.SIDE),
        _number("passed", Per.SIDE),
        Field("late", Per.SIDE, See.ALL, Holds.FLAG),
        _side("decider", Per.SIDE),
        *(_number(f"no_{action}", Per.SIDE) for action in names.BARRED),  # until this turn begins
        _number("on", Per.PIECE, NOTHING, SHEETS - 1),  # the sheet of a senator, or of a live bill's card
        _number("also", Per.PIECE, NOTHING, SHEETS - 1),  # the second sheet of a senator who may be on two
        _name("ballot", names.BALLOTS, Per.PIECE),
        _piece("card", Per.ROW, row),
        _name("issue", ISSUES, Per.ROW, row),
        _number("position", Per.ROW, 0, 5, row),
        _number("weight", Per.ROW, stock=row),
        _piece("sponsor", Per.ROW, row),
        _piece("cosponsor", Per.ROW, row),
        _side("manager", Per.ROW, row),
        _names("pork", PLACES, Per.ROW, row),
        _names("free_pork", PLACES, Per.ROW, row),
        _names("marks", names.MARKS, Per.ROW, row),
        _number("adopted", Per.ROW, stock=row),
        # What was moved, by each caucus in committee and by the other side on the floor; MARKS say what was adopted.
        *(_piece(f"amender_{lean}", Per.ROW, row) for lean in LEANS),
        *(_number(f"amended_from_{lean}", Per.ROW, 0, 5, row) for lean in LEANS),
        *(_number(f"amended_to_{lean}", Per.ROW, 0, 5, row) for lean in LEANS),
        *(_names(f"amended_pork_{lean}", PLACES, Per.ROW, row) for lean in LEANS),
        _piece("substituter", Per.ROW, row),
        _number("substituted_to", Per.ROW, 0, 5, row),
        _names("substituted_pork", PLACES, Per.ROW, row),
        _number("committee_fails", Per.ROW, stock=row),
        _number("floor_fails", Per.ROW, stock=row),
        _number("cloture_fails", Per.ROW, stock=row),
        _number("not_before", Per.ROW, stock=row),
        _number("touched", Per.ROW, stock=row),  # the turn of its introduction, last vote or veto
        _name("stage", names.STAGES, Per.ROW, row),
        Field("points", Per.ROW, See.ALL, low=-9999, high=9999, start=0, stock=row),  # in halves, when concluded
        _name("lasts", names.LASTING, Per.ROW, _LASTS.name),
        _piece("senator", Per.ROW, _LASTS.name),
        Field("by", Per.ROW, See.ALL, low=-99, high=99, start=0, stock=_LASTS.name),
    )


LAYOUT: Final = Layout(
    zones(), fields(), seats=MOST_SEATS, sides=SIDES, pieces=MOST_CARDS, stocks=(_SHEETS, _LASTS), notes=notes()
)

LIBERALS: Final = LAYOUT.zone("liberals")
CONSERVATIVES: Final = LAYOUT.zone("conservatives")
DECK: Final = LAYOUT.zone("deck")
DECK_TOP: Final = LAYOUT.zone("deck_top")
DISCARD: Final = LAYOUT.zone("discard")
FLASH: Final = LAYOUT.zone("flash")
DOCKET: Final = LAYOUT.zone("docket")
EXECUTIVE: Final = LAYOUT.zone("executive")
HAND: Final = LAYOUT.zone("hand")
POLITICS: Final = LAYOUT.zone("politics")
IN_PLAY: Final = LAYOUT.zone("in_play")
GONE: Final = LAYOUT.zone("gone")

TURN: Final = LAYOUT.field("turn")
ENDED: Final = LAYOUT.field("ended")
VOTE: Final = LAYOUT.field("vote")
MEASURE: Final = LAYOUT.field("measure")
SUBSTITUTE: Final = LAYOUT.field("substitute")
PROPONENT: Final = LAYOUT.field("proponent")
MOVER: Final = LAYOUT.field("mover")
MOVE_TO: Final = LAYOUT.field("move_to")
MOVE_PORK: Final = LAYOUT.field("move_pork")
FILIBUSTERER: Final = LAYOUT.field("filibusterer")
PUTS: Final = LAYOUT.field("puts")
EXTRA_PUTS: Final = LAYOUT.field("extra_puts")
PRESIDENT_MORE: Final = LAYOUT.field("president_more")
VP_BACK: Final = LAYOUT.field("vp_back")
FINISHED: Final = LAYOUT.field("finished")
CLOSING: Final = LAYOUT.field("closing")
FORFEITED: Final = LAYOUT.field("forfeited")
LASTING_NOW: Final = LAYOUT.field("lasting_now")
CAUCUS: Final = LAYOUT.field("caucus")
SCORE: Final = LAYOUT.field("score")
LAWS: Final = LAYOUT.field("laws")
PASSED: Final = LAYOUT.field("passed")
LATE: Final = LAYOUT.field("late")
DECIDER: Final = LAYOUT.field("decider")
BARS: Final = LAYOUT.field("no_amend")
ON: Final = LAYOUT.field("on")
ALSO: Final = LAYOUT.field("also")
BALLOT: Final = LAYOUT.field("ballot")
SHEET_CARD: Final = LAYOUT.field("card")
ISSUE: Final = LAYOUT.field("issue")
POSITION: Final = LAYOUT.field("position")
WEIGHT: Final = LAYOUT.field("weight")
SPONSOR: Final = LAYOUT.field("sponsor")
COSPONSOR: Final = LAYOUT.field("cosponsor")
MANAGER: Final = LAYOUT.field("manager")
PORK: Final = LAYOUT.field("pork")
FREE_PORK: Final = LAYOUT.field("free_pork")
MARKS: Final = LAYOUT.field("marks")
ADOPTED: Final = LAYOUT.field("adopted")
AMENDER: Final = LAYOUT.field("amender_liberal")  # that of the other caucus is SHEETS further on, and so below
AMENDED_FROM: Final = LAYOUT.field("amended_from_liberal")
AMENDED_TO: Final = LAYOUT.field("amended_to_liberal")
AMENDED_PORK: Final = LAYOUT.field("amended_pork_liberal")
SUBSTITUTER: Final = LAYOUT.field("substituter")
SUBSTITUTED_TO: Final = LAYOUT.field("substituted_to")
SUBSTITUTED_PORK: Final = LAYOUT.field("substituted_pork")
COMMITTEE_FAILS: Final = LAYOUT.field("committee_fails")
FLOOR_FAILS: Final = LAYOUT.field("floor_fails")
CLOTURE_FAILS: Final = LAYOUT.field("cloture_fails")
NOT_BEFORE: Final = LAYOUT.field("not_before")
TOUCHED: Final = LAYOUT.field("touched")
STAGE: Final = LAYOUT.field("stage")
POINTS: Final = LAYOUT.field("points")
LASTS: Final = LAYOUT.field("lasts")
SENATOR: Final = LAYOUT.field("senator")
BY: Final = LAYOUT.field("by")
SHEETS_TAKEN: Final = LAYOUT.field("sheets.taken")
LASTING_TAKEN: Final = LAYOUT.field("lasting.taken")

# Verbs -------------------------------------------------------------------------------------------------

VERBS: Final = (
    DEFAULT_VERB,
    Verb("choose", Takes.NAME, LEANS),
    Verb("discard", Takes.PIECE),
    Verb("put", Takes.PIECE),
    Verb("swap", Takes.PIECE),
    Verb("out", Takes.PIECE),
    Verb("introduce", Takes.PIECE),
    Verb("sponsor", Takes.PIECE),
    Verb("activate", Takes.PIECE),
    Verb("on", Takes.PIECE),
    Verb("play", Takes.PIECE),
    Verb("at", Takes.PIECE),
    Verb("call", Takes.PIECE),
    Verb("pork", Takes.NAME, PLACES),
    Verb("strike", Takes.NAME, PLACES),
    Verb("withdraw", Takes.PIECE),
    Verb("amend", Takes.PIECE),
    Verb("filibuster", Takes.PIECE),
    Verb("substitute", Takes.PIECE),
    Verb("to", Takes.NUMBER, top=5),
    Verb("poll", Takes.NAME, names.STANCES),
    Verb("for", Takes.PIECE),
    Verb("against", Takes.PIECE),
    Verb("abstain", Takes.PIECE),
    Verb("cast", Takes.NAME, names.STANCES),
    Verb("move", Takes.PIECE),
    Verb("give", Takes.PIECE),
    Verb("pass"),
    Verb("proceed"),
    Verb("cloture"),
    Verb("hold"),
    Verb("vote"),
    Verb("stop"),
    Verb("done"),
    Verb("end"),
    Verb("clock_turn"),
    Verb("clock_game"),
    Verb("forfeit", Takes.SEAT),
)
_AT: Final = {verb.name: code(at) for at, verb in enumerate(VERBS)}

DO_CHOOSE: Final = _AT["choose"]
DO_DISCARD: Final = _AT["discard"]
DO_PUT: Final = _AT["put"]
DO_SWAP: Final = _AT["swap"]
DO_OUT: Final = _AT["out"]
DO_INTRODUCE: Final = _AT["introduce"]
DO_SPONSOR: Final = _AT["sponsor"]
DO_ACTIVATE: Final = _AT["activate"]
DO_ON: Final = _AT["on"]
DO_PLAY: Final = _AT["play"]
DO_AT: Final = _AT["at"]
DO_CALL: Final = _AT["call"]
DO_PORK: Final = _AT["pork"]
DO_STRIKE: Final = _AT["strike"]
DO_WITHDRAW: Final = _AT["withdraw"]
DO_AMEND: Final = _AT["amend"]
DO_FILIBUSTER: Final = _AT["filibuster"]
DO_SUBSTITUTE: Final = _AT["substitute"]
DO_TO: Final = _AT["to"]
DO_POLL: Final = _AT["poll"]
DO_FOR: Final = _AT["for"]
DO_AGAINST: Final = _AT["against"]
DO_ABSTAIN: Final = _AT["abstain"]
DO_CAST: Final = _AT["cast"]
DO_MOVE: Final = _AT["move"]
DO_GIVE: Final = _AT["give"]
DO_PASS: Final = _AT["pass"]
DO_PROCEED: Final = _AT["proceed"]
DO_CLOTURE: Final = _AT["cloture"]
DO_HOLD: Final = _AT["hold"]
DO_VOTE: Final = _AT["vote"]
DO_STOP: Final = _AT["stop"]
DO_DONE: Final = _AT["done"]
DO_END: Final = _AT["end"]
DO_CLOCK_TURN: Final = _AT["clock_turn"]
DO_CLOCK_GAME: Final = _AT["clock_game"]
DO_FORFEIT: Final = _AT["forfeit"]
