// What a player has chosen and not sent: whole choices in a row (the plan) and the parts of one more (the draft).
// It knows no rule: what may follow is asked of the server each time.
import type { Because, Choice, Choices, Refused, View } from '../protocol'
import type { Wish } from './connection'

type Ask = (wish: Wish) => Promise<unknown>

/** A whole choice, with all the cards that it names. */
export interface Planned extends Choice {
  cards: string[]
}

export class Composer {
  plan: Planned[] = $state([])
  parts: Choice[] = $state([]) // of the choice that is being made
  answer: Choices | null = $state.raw(null) // what may follow plan and parts
  busy = $state(false)
  private turn = 0 // answers to older questions are dropped

  constructor(
    private readonly view: () => View | null,
    private readonly ask: Ask,
  ) {}

  get empty(): boolean {
    return !this.plan.length && !this.parts.length
  }

  get asked(): boolean {
    return (this.view()?.asked ?? -1) >= 0
  }

  /** What may be chosen now. */
  get choices(): Choice[] {
    if (!this.asked) return []
    return this.empty ? (this.view()?.choices ?? []) : (this.answer?.choices ?? [])
  }

  get prompt(): string {
    const next = this.empty ? '' : (this.answer?.prompt ?? '')
    return next || (this.view()?.prompt ?? '')
  }

  /** The kind of decision that is composed now. */
  get kind(): string {
    return this.empty ? (this.view()?.kind ?? '') : (this.answer?.kind ?? '')
  }

  /** The texts of the whole choices, ready to be sent. */
  get todo(): string[] {
    return this.plan.map((choice) => choice.do)
  }

  get draft(): string {
    return this.parts.at(-1)?.do ?? ''
  }

  /** Whether a card is in what has been chosen. */
  holds(card: string): boolean {
    return this.plan.some((choice) => choice.cards.includes(card)) || this.parts.some((part) => part.card === card)
  }

  /** Whether what is there can be sent as it is. */
  get ready(): boolean {
    return this.plan.length > 0 && !this.parts.length
  }

  clear(): void {
    this.turn++
    this.plan = []
    this.parts = []
    this.answer = null
    this.busy = false
  }

  /** Lay a choice, or a part of one, to what is there. Whether nothing else came between that and the answer. */
  async choose(choice: Choice): Promise<boolean> {
    if (choice.more) {
      this.parts.push(choice)
    } else {
      const whole = [...this.parts, choice]
      const cards = whole.map((part) => part.card).filter(Boolean)
      this.plan.push({ ...choice, say: whole.map((part) => part.say).join(', '), cards })
      this.parts = []
    }
    return this.refresh()
  }

  /** Take the last thing back. */
  async back(): Promise<void> {
    if (this.parts.length) this.parts.pop()
    else this.plan.pop()
    await this.refresh()
  }

  /** Keep the first `length` whole choices. */
  async cut(length: number): Promise<void> {
    this.plan = this.plan.slice(0, length)
    this.parts = []
    await this.refresh()
  }

  /** Take one card out: the choice that names it is made anew with its other cards; what came after it goes. */
  async without(card: string): Promise<void> {
    const at = this.plan.findIndex((choice) => choice.cards.includes(card))
    const cards = this.plan[at]?.cards ?? this.parts.map((part) => part.card)
    const kept = cards.filter((name) => name !== card)
    if (at >= 0) this.plan = this.plan.slice(0, at)
    this.parts = []
    let undisturbed = await this.refresh()
    for (const name of kept) {
      const again = this.choices.find((choice) => choice.card === name)
      if (undisturbed && again) undisturbed = await this.choose(again)
    }
  }

  private async refresh(): Promise<boolean> {
    if (this.empty) {
      this.clear()
      return true
    }
    const turn = ++this.turn
    this.busy = true
    const asked = this.view()?.asked ?? -1
    const answer = (await this.ask({ t: 'next', asked, do: this.todo, draft: this.draft })) as Choices | Refused
    if (turn !== this.turn) return false
    this.busy = false
    if (answer.t === 'choices') this.answer = answer
    else this.clear()
    return answer.t === 'choices'
  }

  /** Why a card may not be chosen now. */
  why(card: string): Promise<Because | Refused> {
    return this.ask({ t: 'why', card, do: this.todo, draft: this.draft }) as Promise<Because | Refused>
  }
}
