"""Every message between a page and the server, once. JSON Schema and the page's types are generated from here.

A card that a viewer may not know has no name on the wire: it is "?" and the number of its back. Seats are letters.
What a seat may do is text in the kernel's notation, such as "discard tinker" or "keep tinker pico".
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Phase = Literal["gathering", "playing", "over"]
Pace = Literal["live", "days"]
Holder = Literal["open", "person", "bot"]
Level = Literal["random", "sensible"]
Scope = Literal["game", "turn", "decision"]
OptionKind = Literal["choice", "number", "seat", "text"]


class Message(msgspec.Struct, omit_defaults=False, forbid_unknown_fields=True):
    """What all messages have in common: no field may be there that is not declared."""


# What a page asks over HTTP ------------------------------------------------------------------------------


class NewTable(Message):
    """POST /api/tables: open a table. Whoever opens it is its host, and sits down unless `watch`."""

    game: str
    seats: int
    name: str
    options: dict[str, str] = {}
    packs: list[str] = []
    pace: Pace = "live"
    clock: int = 0  # seconds for a decision, softly; 0 is no clock
    bots: Level | Literal[""] = ""  # fill the other seats with these
    start: bool = False  # begin at once, if all seats are taken
    watch: bool = False
    language: str = "en"


class Join(Message):
    """POST /api/tables/CODE/join: sit down, or watch. No seat named: the first open one, else that of a bot."""

    name: str
    seat: str = ""
    watch: bool = False


class Claim(Message):
    """POST /api/tables/CODE/claim: come back by the link of the seat."""

    token: str


class Recover(Message):
    """POST /api/tables/CODE/recover: come back by name and PIN."""

    name: str
    pin: str


class Seated(Message):
    """The answer to all of these: who you are at this table. The cookie is set beside it."""

    code: str
    seat: str
    name: str
    token: str
    pin: str


class Problem(Message):
    """The body of every refusal over HTTP: one sentence."""

    text: str


class OptionValue(Message):
    """One value of an option, and what it is called."""

    value: str
    name: str


class OptionInfo(Message):
    """One option of a game, as the lobby shows it. A choice is one of `values`; a number is between `least` and `most`
    or one of `values`; a seat is a letter of the table or one of `values`; a text is as `forms` says, and `values` are
    the usual ones, as far as they have a name."""

    name: str
    about: str
    default: str
    kind: OptionKind
    values: list[OptionValue]
    least: int
    most: int
    forms: str
    clause: str


class GameInfo(Message):
    """A game as the lobby shows it. `time` says in words how long it takes, if the game says so."""

    slug: str
    name: str
    about: str
    aim: str
    time: str
    least: int
    most: int
    usual: int  # seats of a table when nobody says how many
    options: list[OptionInfo]
    packs: list[str]


class Mine(Message):
    """One of the tables at which this browser has a place."""

    code: str
    game: str
    phase: Phase
    seat: str
    name: str
    yours: bool  # the table waits for you
    players: list[str]
    touched: float  # when something last happened there, in seconds since 1970


class Clause(Message):
    """One numbered clause of the rules."""

    number: str
    mark: str
    text: list[str]


class RulesSection(Message):
    """A part of the rules: a heading, paragraphs before the clauses, and the clauses."""

    heading: str
    text: list[str]
    clauses: list[Clause]


class Rules(Message):
    """GET /api/games/SLUG/rules"""

    title: str
    sections: list[RulesSection]


class Follow(Message):
    """This card may come right after the one that lists it; `say` tells why."""

    card: str
    how: str
    say: str


class CardInfo(Message):
    """A card as printed. `printed` has the game's own fields; `labels` their headings in the language asked for."""

    name: str  # as in notation
    title: str
    kind: str
    kind_title: str
    printed: dict[str, Any]
    facts: list[tuple[str, str]]  # heading and text of what stands on the card, ready to read
    follows: list[Follow] = []


class Cards(Message):
    """GET /api/games/SLUG/cards and /api/tables/CODE/cards"""

    game: str
    cards: list[CardInfo]


# The table -------------------------------------------------------------------------------------------------


class SeatInfo(Message):
    """Who sits where."""

    seat: str
    holder: Holder
    name: str
    level: str = ""  # of the bot
    present: bool = False
    away_since: float = 0.0
    minded: bool = False  # a bot plays while the person is away
    host: bool = False
    person: str = ""  # a public number of the person, for the host's list


class Watcher(Message):
    """Somebody at the table without a seat."""

    person: str
    name: str
    host: bool
    present: bool


class UndoAsked(Message):
    """A wish to take back more than is free; it needs the consent of every other person at the table."""

    number: int
    seat: str
    to: int  # the first step that would be taken back
    text: str
    agreed: list[str]
    waiting: list[str]


class TimeLimit(Message):
    """A strict clock of the game's rules: of the whole game, of a turn, or of one decision. While it runs `deadline`
    says when it is up, and then the server does what the rules say. While it stands still `left` says what is left."""

    scope: Scope
    deadline: float  # 0 while it stands still
    left: int  # seconds; 0 while it runs


class TableInfo(Message):
    """Everything about a table that is open to all, beside the game itself."""

    code: str
    game: str
    game_name: str
    phase: Phase
    pace: Pace
    clock: int
    deadline: float  # when the soft clock of the pending decision runs out; 0 for none
    paused: bool
    seats: list[SeatInfo]
    watchers: list[Watcher]
    options: dict[str, str]
    packs: list[str]
    commitment: str
    key: str  # of chance, once the game is over
    undo: UndoAsked | None = None
    spoken: str = ""  # the code as it is read aloud
    limits: list[TimeLimit] = []  # strict clocks


class HostAct(Message):
    """Something that the rules of the game leave to the host; about a seat, where there is one."""

    do: str
    say: str
    seat: str


class You(Message):
    """What only you are told about yourself."""

    person: str
    name: str
    seat: str  # empty: you watch
    host: bool
    pin: str
    token: str
    acts: list[HostAct] = []  # what you may do as host, by the rules of the game


class Choice(Message):
    """One thing that may be chosen next. `do` is the whole text up to here: the draft so far and this part of it,
    so that it can be sent as it is when no `more` follows, and goes back as `draft` when more does."""

    do: str
    say: str
    verb: str
    card: str = ""
    seat: str = ""
    more: bool = False  # other parts of the choice follow


class View(Message):
    """What one viewer sees of a position; made from the schema by the kernel."""

    n: int
    zones: dict[str, list[str]]
    fields: dict[str, str | int]
    kind: str  # of the pending decision; empty when the game is over
    frame: dict[str, str | int]
    clause: str
    waiting: list[str]
    prompt: str
    asked: int  # which question this is; it comes back with the answer. -1: nothing is asked of you
    choices: list[Choice]
    lens: dict[str, Any]
    free_undo: bool = False


class Line(Message):
    """One sentence of the story."""

    n: int
    text: str
    note: str
    by: str = ""  # the seat it is about
    against: bool = False  # it was done to you
    cards: list[str] = []


class Move(Message):
    """A card that went from one place to another, for the eye: zone names as in View, a hidden end is empty."""

    card: str
    src: str
    dst: str


# What a page sends over the socket ---------------------------------------------------------------------------


class Ask(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="t"):
    """All of them carry an id of the page's own making; the answer carries it too. Sent twice, it counts once."""

    id: str


class Hello(Ask, tag="hello"):
    """The first message: which steps the page has already, and in what language it wants to be told."""

    since: int = -1
    language: str = "en"


class Act(Ask, tag="act"):
    """Choices to be made one after the other, all or none of them."""

    asked: int
    do: list[str]
    words: str = ""


class Next(Ask, tag="next"):
    """What may follow these choices and the parts of one more? Nothing is changed by asking."""

    asked: int
    do: list[str] = []
    draft: str = ""


class Why(Ask, tag="why"):
    """Why may this card not be chosen now?"""

    card: str
    do: list[str] = []
    draft: str = ""


class Hint(Ask, tag="hint"):
    """What would a sensible player do?"""


class Undo(Ask, tag="undo"):
    """Take the last choice back: at once if nobody has learnt anything, else by consent. `to` 0: one's own last one."""

    to: int = 0


class Consent(Ask, tag="consent"):
    """An answer to a wish to take back."""

    number: int
    yes: bool


class MoveOn(Ask, tag="move_on"):
    """The soft clock of a seat has run out and the table does not want to wait: its default is done."""

    seat: str


class Mind(Ask, tag="mind"):
    """A bot is to mind a seat whose person has been away for a minute; or the person is back and takes it again."""

    seat: str
    yes: bool


class Sit(Ask, tag="sit"):
    """Take an open seat or that of a bot; empty: stand up and watch, a bot takes over."""

    seat: str


class SetSeat(Ask, tag="set_seat"):
    """The host says who has a seat: a bot, nobody, or a person who is at the table."""

    seat: str
    holder: Holder
    level: Level = "sensible"
    person: str = ""


class SetTable(Ask, tag="set_table"):
    """The host changes the pace, the clock, or pauses the clocks."""

    pace: Pace = "live"
    clock: int = 0
    paused: bool = False


class HostDoes(Ask, tag="host"):
    """The host does one of the `acts` that the rules of the game leave to the host."""

    do: str


class Remove(Ask, tag="remove"):
    """The host sends a person away: every token of his is void from now on."""

    person: str


class Begin(Ask, tag="begin"):
    """The host starts the game; every seat must have a person or a bot."""


class Ping(Ask, tag="ping"):
    """Are you there?"""


Request = (
    Hello
    | Act
    | Next
    | Why
    | Hint
    | Undo
    | Consent
    | MoveOn
    | Mind
    | Sit
    | SetSeat
    | SetTable
    | HostDoes
    | Remove
    | Begin
    | Ping
)


# What the server sends over the socket -------------------------------------------------------------------------


class Tell(msgspec.Struct, kw_only=True, tag_field="t"):
    """All that the server says of its own accord or in answer."""


class Sync(Tell, tag="sync", kw_only=True):
    """Everything that this viewer may know now: on arrival, after a change of language, and after a rewind."""

    id: str = ""
    table: TableInfo
    you: You
    view: View | None
    lines: list[Line]  # those after `since`
    since: int
    now: float = 0.0  # by the server's clock, which deadlines go by


class Stepped(Tell, tag="step"):
    """Something happened: sentences, movements, and the view afterwards."""

    n: int
    lines: list[Line]
    moves: list[Move]
    view: View


class Rewound(Tell, tag="rewound"):
    """Steps from `to` on were taken back; their lines no longer count."""

    to: int
    lines: list[Line]
    view: View


class TableIs(Tell, tag="table"):
    """The table changed beside the game: seats, presence, clocks, an undo wish."""

    table: TableInfo
    you: You


class Done(Tell, tag="done"):
    """It is done, and it is on disk. `n` is the number of the last step that it made, -1 if it made none."""

    id: str
    n: int = -1


class Refused(Tell, tag="refused"):
    """It was not done, and nothing has changed. `why`: rules, stale, not_yours, busy, limit, input, fault."""

    id: str
    text: str
    why: str
    clause: str = ""


class Choices(Tell, tag="choices"):
    """The answer to `next`: what may follow; `whole` if what is there can be sent as it is; `rest` if the rest of
    the turn cannot be planned, because chance or somebody else comes next."""

    id: str
    choices: list[Choice]
    prompt: str
    kind: str
    whole: bool
    rest: bool
    view: View | None = None  # as it would be after the planned choices


class Because(Tell, tag="because"):
    """The answer to `why`. `open`: the card may be chosen after all."""

    id: str
    text: str
    clause: str
    open: bool = False


class Advice(Tell, tag="advice"):
    """The answer to `hint`."""

    id: str
    do: str
    say: str
    reason: str


class Bye(Tell, tag="bye"):
    """The connection ends: `removed`, `replaced`, `stopping`, or `limit`."""

    why: str
    text: str


Answer = Sync | Stepped | Rewound | TableIs | Done | Refused | Choices | Because | Advice | Bye


# A finished game ------------------------------------------------------------------------------------------------


class Frame(Message):
    """One moment of a replay. The first has its whole `view`; each other has in `change` what is different in its view
    from the one before, as a JSON merge patch (RFC 7396): a name that is null there is gone."""

    n: int
    by: str
    do: str
    lines: list[Line]
    moves: list[Move]
    view: View | None = None
    change: dict[str, Any] = {}
    mark: str = ""  # a kind of moment worth finding: round, call, attack, overrule, reshuffle


class Replay(Message):
    """GET /api/tables/CODE/replay?eyes=A: every moment, as that seat saw it; `eyes=all` when the game is over."""

    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    frames: list[Frame]


class Chart(Message):
    """A chart with the table that says the same: rows of numbers, one for each seat or line."""

    name: str
    title: str
    about: str
    columns: list[str]
    rows: list[tuple[str, list[float]]]  # heading (a seat's letter where it is one), numbers
    form: Literal["bars", "lines"] = "bars"


class Turning(Message):
    """A moment that decided something."""

    n: int
    title: str
    text: str
    cards: list[str] = []


class Learned(Message):
    """A card that a seat made use of, and why it matters."""

    card: str
    text: str


class Place(Message):
    """How a seat came out."""

    seat: str
    place: int
    points: str
    title: str  # a rank, or empty
    winner: bool


class Report(Message):
    """GET /api/tables/CODE/report: how the game went, for one seat."""

    end: str
    places: list[Place]
    charts: list[Chart]
    turning: list[Turning]
    learned: list[Learned]
    questions: list[str]  # to talk about
