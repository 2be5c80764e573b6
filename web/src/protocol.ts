// Made by tools/protocol.py from docs/protocol.schema.json: change src/hemicycle/server/protocol.py instead.

export type Phase = "gathering" | "playing" | "over";
export type Pace = "live" | "days";
export type Holder = "open" | "person" | "bot";
export type Level = "random" | "sensible";
export type Scope = "game" | "turn" | "decision";
export type OptionKind = "choice" | "number" | "seat" | "text";

/** POST /api/tables: open a table. Whoever opens it is its host, and sits down unless `watch`. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, string>;
  packs?: string[];
  pace?: Pace;
  clock?: number;
  bots?: Level | "";
  start?: boolean;
  watch?: boolean;
  language?: string;
}

/** POST /api/tables/CODE/join: sit down, or watch. No seat named: the first open one, else that of a bot. */
export interface Join {
  name: string;
  seat?: string;
  watch?: boolean;
}

/** POST /api/tables/CODE/claim: come back by the link of the seat. */
export interface Claim {
  token: string;
}

/** POST /api/tables/CODE/recover: come back by name and PIN. */
export interface Recover {
  name: string;
  pin: string;
}

/** The answer to all of these: who you are at this table. The cookie is set beside it. */
export interface Seated {
  code: string;
  seat: string;
  name: string;
  token: string;
  pin: string;
}

/** The body of every refusal over HTTP: one sentence. */
export interface Problem {
  text: string;
}

/** One value of an option, and what it is called. */
export interface OptionValue {
  value: string;
  name: string;
}

/** One option of a game, as the lobby shows it. A choice is one of `values`; a number is between `least` and `most` or one of `values`; a seat is a letter of the table or one of `values`; a text is as `forms` says, and `values` are the usual ones, as far as they have a name. */
export interface OptionInfo {
  name: string;
  about: string;
  default: string;
  kind: OptionKind;
  values: OptionValue[];
  least: number;
  most: number;
  forms: string;
  clause: string;
}

/** A game as the lobby shows it. `time` says in words how long it takes, if the game says so. */
export interface GameInfo {
  slug: string;
  name: string;
  about: string;
  aim: string;
  time: string;
  least: number;
  most: number;
  usual: number;
  options: OptionInfo[];
  packs: string[];
}

/** One of the tables at which this browser has a place. */
export interface Mine {
  code: string;
  game: string;
  phase: Phase;
  seat: string;
  name: string;
  yours: boolean;
  players: string[];
  touched: number;
}

/** One numbered clause of the rules. */
export interface Clause {
  number: string;
  mark: string;
  text: string[];
}

/** A part of the rules: a heading, paragraphs before the clauses, and the clauses. */
export interface RulesSection {
  heading: string;
  text: string[];
  clauses: Clause[];
}

/** GET /api/games/SLUG/rules */
export interface Rules {
  title: string;
  sections: RulesSection[];
}

/** This card may come right after the one that lists it; `say` tells why. */
export interface Follow {
  card: string;
  how: string;
  say: string;
}

/** A card as printed. `printed` has the game's own fields; `labels` their headings in the language asked for. */
export interface CardInfo {
  name: string;
  title: string;
  kind: string;
  kind_title: string;
  printed: Record<string, unknown>;
  facts: [string, string][];
  follows: Follow[];
}

/** GET /api/games/SLUG/cards and /api/tables/CODE/cards */
export interface Cards {
  game: string;
  cards: CardInfo[];
}

/** Who sits where. */
export interface SeatInfo {
  seat: string;
  holder: Holder;
  name: string;
  level: string;
  present: boolean;
  away_since: number;
  minded: boolean;
  host: boolean;
  person: string;
}

/** Somebody at the table without a seat. */
export interface Watcher {
  person: string;
  name: string;
  host: boolean;
  present: boolean;
}

/** A wish to take back more than is free; it needs the consent of every other person at the table. */
export interface UndoAsked {
  number: number;
  seat: string;
  to: number;
  text: string;
  agreed: string[];
  waiting: string[];
}

/** A strict clock of the game's rules: of the whole game, of a turn, or of one decision. While it runs `deadline` says when it is up, and then the server does what the rules say. While it stands still `left` says what is left. */
export interface TimeLimit {
  scope: Scope;
  deadline: number;
  left: number;
}

/** Everything about a table that is open to all, beside the game itself. */
export interface TableInfo {
  code: string;
  game: string;
  game_name: string;
  phase: Phase;
  pace: Pace;
  clock: number;
  deadline: number;
  paused: boolean;
  seats: SeatInfo[];
  watchers: Watcher[];
  options: Record<string, string>;
  packs: string[];
  commitment: string;
  key: string;
  undo: UndoAsked | null;
  spoken: string;
  limits: TimeLimit[];
}

/** Something that the rules of the game leave to the host; about a seat, where there is one. */
export interface HostAct {
  do: string;
  say: string;
  seat: string;
}

/** What only you are told about yourself. */
export interface You {
  person: string;
  name: string;
  seat: string;
  host: boolean;
  pin: string;
  token: string;
  acts: HostAct[];
}

/** One thing that may be chosen next. `do` is the whole text up to here: the draft so far and this part of it, so that it can be sent as it is when no `more` follows, and goes back as `draft` when more does. */
export interface Choice {
  do: string;
  say: string;
  verb: string;
  card: string;
  seat: string;
  more: boolean;
}

/** What one viewer sees of a position; made from the schema by the kernel. */
export interface View {
  n: number;
  zones: Record<string, string[]>;
  fields: Record<string, string | number>;
  kind: string;
  frame: Record<string, string | number>;
  clause: string;
  waiting: string[];
  prompt: string;
  asked: number;
  choices: Choice[];
  lens: Record<string, unknown>;
  free_undo: boolean;
}

/** One sentence of the story. */
export interface Line {
  n: number;
  text: string;
  note: string;
  by: string;
  against: boolean;
  cards: string[];
}

/** A card that went from one place to another, for the eye: zone names as in View, a hidden end is empty. */
export interface Move {
  card: string;
  src: string;
  dst: string;
}

/** The first message: which steps the page has already, and in what language it wants to be told. */
export interface Hello {
  t: "hello";
  since?: number;
  language?: string;
  id: string;
}

/** Choices to be made one after the other, all or none of them. */
export interface Act {
  t: "act";
  asked: number;
  do: string[];
  words?: string;
  id: string;
}

/** What may follow these choices and the parts of one more? Nothing is changed by asking. */
export interface Next {
  t: "next";
  asked: number;
  do?: string[];
  draft?: string;
  id: string;
}

/** Why may this card not be chosen now? */
export interface Why {
  t: "why";
  card: string;
  do?: string[];
  draft?: string;
  id: string;
}

/** What would a sensible player do? */
export interface Hint {
  t: "hint";
  id: string;
}

/** Take the last choice back: at once if nobody has learnt anything, else by consent. `to` 0: one's own last one. */
export interface Undo {
  t: "undo";
  to?: number;
  id: string;
}

/** An answer to a wish to take back. */
export interface Consent {
  t: "consent";
  number: number;
  yes: boolean;
  id: string;
}

/** The soft clock of a seat has run out and the table does not want to wait: its default is done. */
export interface MoveOn {
  t: "move_on";
  seat: string;
  id: string;
}

/** A bot is to mind a seat whose person has been away for a minute; or the person is back and takes it again. */
export interface Mind {
  t: "mind";
  seat: string;
  yes: boolean;
  id: string;
}

/** Take an open seat or that of a bot; empty: stand up and watch, a bot takes over. */
export interface Sit {
  t: "sit";
  seat: string;
  id: string;
}

/** The host says who has a seat: a bot, nobody, or a person who is at the table. */
export interface SetSeat {
  t: "set_seat";
  seat: string;
  holder: Holder;
  level?: Level;
  person?: string;
  id: string;
}

/** The host changes the pace, the clock, or pauses the clocks. */
export interface SetTable {
  t: "set_table";
  pace?: Pace;
  clock?: number;
  paused?: boolean;
  id: string;
}

/** The host does one of the `acts` that the rules of the game leave to the host. */
export interface HostDoes {
  t: "host";
  do: string;
  id: string;
}

/** The host sends a person away: every token of his is void from now on. */
export interface Remove {
  t: "remove";
  person: string;
  id: string;
}

/** The host starts the game; every seat must have a person or a bot. */
export interface Begin {
  t: "begin";
  id: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  id: string;
}

/** Everything that this viewer may know now: on arrival, after a change of language, and after a rewind. */
export interface Sync {
  t: "sync";
  id: string;
  table: TableInfo;
  you: You;
  view: View | null;
  lines: Line[];
  since: number;
  now: number;
}

/** Something happened: sentences, movements, and the view afterwards. */
export interface Stepped {
  t: "step";
  n: number;
  lines: Line[];
  moves: Move[];
  view: View;
}

/** Steps from `to` on were taken back; their lines no longer count. */
export interface Rewound {
  t: "rewound";
  to: number;
  lines: Line[];
  view: View;
}

/** The table changed beside the game: seats, presence, clocks, an undo wish. */
export interface TableIs {
  t: "table";
  table: TableInfo;
  you: You;
}

/** It is done, and it is on disk. `n` is the number of the last step that it made, -1 if it made none. */
export interface Done {
  t: "done";
  id: string;
  n: number;
}

/** It was not done, and nothing has changed. `why`: rules, stale, not_yours, busy, limit, input, fault. */
export interface Refused {
  t: "refused";
  id: string;
  text: string;
  why: string;
  clause: string;
}

/** The answer to `next`: what may follow; `whole` if what is there can be sent as it is; `rest` if the rest of the turn cannot be planned, because chance or somebody else comes next. */
export interface Choices {
  t: "choices";
  id: string;
  choices: Choice[];
  prompt: string;
  kind: string;
  whole: boolean;
  rest: boolean;
  view: View | null;
}

/** The answer to `why`. `open`: the card may be chosen after all. */
export interface Because {
  t: "because";
  id: string;
  text: string;
  clause: string;
  open: boolean;
}

/** The answer to `hint`. */
export interface Advice {
  t: "advice";
  id: string;
  do: string;
  say: string;
  reason: string;
}

/** The connection ends: `removed`, `replaced`, `stopping`, or `limit`. */
export interface Bye {
  t: "bye";
  why: string;
  text: string;
}

/** One moment of a replay. The first has its whole `view`; each other has in `change` what is different in its view from the one before, as a JSON merge patch (RFC 7396): a name that is null there is gone. */
export interface Frame {
  n: number;
  by: string;
  do: string;
  lines: Line[];
  moves: Move[];
  view: View | null;
  change: Record<string, unknown>;
  mark: string;
}

/** GET /api/tables/CODE/replay?eyes=A: every moment, as that seat saw it; `eyes=all` when the game is over. */
export interface Replay {
  code: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  frames: Frame[];
}

/** A chart with the table that says the same: rows of numbers, one for each seat or line. */
export interface Chart {
  name: string;
  title: string;
  about: string;
  columns: string[];
  rows: [string, number[]][];
  form: "bars" | "lines";
}

/** A moment that decided something. */
export interface Turning {
  n: number;
  title: string;
  text: string;
  cards: string[];
}

/** A card that a seat made use of, and why it matters. */
export interface Learned {
  card: string;
  text: string;
}

/** How a seat came out. */
export interface Place {
  seat: string;
  place: number;
  points: string;
  title: string;
  winner: boolean;
}

/** GET /api/tables/CODE/report: how the game went, for one seat. */
export interface Report {
  end: string;
  places: Place[];
  charts: Chart[];
  turning: Turning[];
  learned: Learned[];
  questions: string[];
}

export type Request =
  | Hello
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
  | Ping;

export type Answer =
  | Sync
  | Stepped
  | Rewound
  | TableIs
  | Done
  | Refused
  | Choices
  | Because
  | Advice
  | Bye;
