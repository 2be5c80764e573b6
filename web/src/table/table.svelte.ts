// One table as this page knows it: what the server has told, and what the player is composing.
import { untrack } from 'svelte'
import type { Answer, CardInfo, Line, Move, Refused, SeatInfo, TableInfo, View, You } from '../protocol'
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import { Composer } from './composer.svelte'
import { Connection, type Status, type Wish } from './connection'

/** What a board shows: a live table, a moment of a replay, or a still picture. */
export interface Scene {
  readonly view: View | null
  readonly seats: SeatInfo[]
  readonly me: string
  readonly cards: Map<string, CardInfo>
  readonly composer: Composer
  readonly live: boolean
  selected: string
  /** Make choices at once, past what is composed. */
  act(todo: string[]): unknown
  /** Choose what a card stands for, or else look at it. */
  touch(card: string, seat?: string): void
  choose(text: string): void
}

export class Table implements Scene {
  info: TableInfo | null = $state.raw(null)
  you: You | null = $state.raw(null)
  view: View | null = $state.raw(null)
  lines: Line[] = $state.raw([])
  moves: Move[] = $state.raw([])
  cards: Map<string, CardInfo> = $state.raw(new Map())
  status: Status = $state('joining')
  unanswered = $state(0)
  notice = $state('') // the last refusal or news, until it is read
  farewell = $state('')
  selected = $state('')
  reason: { card: string; text: string; clause: string } | null = $state.raw(null)
  advice: { do: string; say: string; reason: string } | null = $state.raw(null)
  showReport = $state(false)
  now = $state(Date.now() / 1000) // seconds, for clocks and absences
  mark = $state(-1) // the last step before your last turn ended: news begins after it
  readonly live = true
  private ahead = 0 // of this computer's clock: the server's, which deadlines go by
  private readonly tick = setInterval(() => (this.now = Date.now() / 1000 + this.ahead), 1000)
  readonly composer: Composer
  private readonly line: Connection
  private known = -1 // the last step whose lines are here
  private shownCards = ''

  constructor(readonly code: string) {
    this.composer = new Composer(
      () => this.view,
      (wish) => this.line.send(wish),
    )
    this.line = new Connection(code, {
      hello: () => ({ since: this.known, language: settings.language }),
      heard: (answer) => this.heard(answer),
      status: (status, unanswered) => {
        this.status = status
        this.unanswered = unanswered
      },
    })
  }

  get me(): string {
    return this.you?.seat ?? ''
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? []
  }

  get myTurn(): boolean {
    return (this.view?.asked ?? -1) >= 0
  }

  leave(): void {
    clearInterval(this.tick)
    this.line.close()
  }

  /** Everything again, in the language of now. */
  async again(): Promise<void> {
    this.known = -1
    this.lines = []
    this.shownCards = ''
    this.line.again()
  }

  /** Send something; a refusal becomes a notice. */
  async send(wish: Wish): Promise<boolean> {
    const reply = await this.line.send(wish)
    if (reply.t !== 'refused') return true
    this.refused(reply)
    return false
  }

  private refused(reply: Refused): void {
    this.notice = reply.text
  }

  /** Make the choices that are composed, or these instead. */
  async act(todo?: string[]): Promise<boolean> {
    const asked = this.view?.asked ?? -1
    const what = todo ?? this.composer.todo
    if (!what.length || this.composer.busy) return false
    this.notice = ''
    this.advice = null
    this.composer.busy = true
    const done = await this.send({ t: 'act', asked, do: what })
    // Where the next question came before this answer, what is composed now belongs to that one.
    if ((this.view?.asked ?? -1) === asked) this.letGo()
    return done
  }

  private letGo(): void {
    this.composer.clear()
    this.selected = ''
    this.reason = null
  }

  async hint(): Promise<void> {
    const reply = await this.line.send({ t: 'hint' })
    if (reply.t === 'advice') this.advice = reply
    else if (reply.t === 'refused') this.refused(reply)
  }

  /** A choice by its text, as a button has it. One that says everything at once is made at once. */
  choose(text: string): void {
    const choice = this.composer.choices.find((one) => one.do === text)
    if (!choice) return
    this.notice = ''
    if (this.composer.empty && !choice.more && !choice.card) void this.act([choice.do])
    else void this.extend(choice)
  }

  /** Lay a choice to the plan; where only one thing can follow, it follows. */
  private async extend(choice: (typeof this.composer.choices)[number]): Promise<void> {
    await this.composer.choose(choice)
    const only = this.composer.choices.length === 1 ? this.composer.choices[0] : undefined
    if (only && !only.card && !only.seat && !only.more && !this.composer.parts.length) await this.composer.choose(only)
  }

  touch(card: string, _seat = ''): void {
    this.reason = null
    this.selected = card
    const { composer } = this
    if (composer.holds(card)) {
      void composer.without(card)
      return
    }
    const choice = composer.choices.find((one) => one.card === card)
    if (choice) {
      this.notice = ''
      void this.extend(choice)
    } else if (composer.asked) {
      void this.whyNot(card)
    }
  }

  async whyNot(card: string): Promise<void> {
    const because = await this.composer.why(card)
    if (this.selected !== card) return
    if (because.t !== 'because' || because.open) return
    // A card that is not asked for has no clause of its own: the one of the question says what is.
    this.reason = { card, text: because.text, clause: because.clause || (this.view?.clause ?? '') }
  }

  private heard(answer: Answer): void {
    switch (answer.t) {
      case 'sync':
        this.ahead = answer.now - Date.now() / 1000
        this.now = answer.now
        this.info = answer.table
        this.you = answer.you
        this.lines = answer.since < 0 ? answer.lines : [...this.lines, ...answer.lines]
        // Whoever comes back reads what has happened since a line of his own.
        if (this.mark < 0) this.mark = this.lines.findLast((line) => line.by === this.me)?.n ?? -1
        this.see(answer.view, [])
        break
      case 'step':
        this.lines = [...this.lines, ...answer.lines]
        this.see(answer.view, answer.moves)
        break
      case 'rewound':
        this.lines = [...this.lines.filter((line) => line.n < answer.to), ...answer.lines]
        this.see(answer.view, [])
        break
      case 'table':
        this.info = answer.table
        this.you = answer.you
        break
      case 'bye':
        this.farewell = answer.text
        break
      default:
        return // answers to questions find their way by their id
    }
    void this.fetchCards()
  }

  private see(view: View | null, moves: Move[]): void {
    const before = untrack(() => this.view)
    if (view && before && before.asked >= 0 && view.asked !== before.asked) {
      this.mark = before.n
      this.letGo()
      this.advice = null
    }
    this.moves = moves
    this.view = view
    this.known = view?.n ?? -1
  }

  /** The cards as printed, once for each language. */
  private async fetchCards(): Promise<void> {
    if (this.shownCards === settings.language) return
    this.shownCards = settings.language
    try {
      const { cards } = await api.cards(this.code)
      this.cards = new Map(cards.map((card) => [card.name, card]))
    } catch {
      this.shownCards = '' // the next message tries again
    }
  }
}
