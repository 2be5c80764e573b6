// The bench: where a player sorts cards into a chain of three and one of four, or one of seven. It is this page's
// own affair and knows no rule: which cards belong together comes with each view from the server.
import { settings } from '../../lib/settings.svelte'
import type { Scene } from '../../table/table.svelte'

export interface Group {
  cards: string[]
  stars: number
  flush: boolean
  say: string
}

export interface Near {
  cards: string[]
  missing: { card: string; place: string; seat: string }[]
  say: string
}

export interface Link {
  first: string
  second: string
  how: string
  say: string
}

export interface Lens {
  groups: Group[]
  near: Near[]
  links: Link[]
  calls: { flush: number; split: number }
  rank: Record<string, string>
  top_helps: string
}

const EMPTY: Lens = { groups: [], near: [], links: [], calls: { flush: 0, split: 0 }, rank: {}, top_helps: '' }
export const SMALL = 3
export const LARGE = 4
export const ALL = SMALL + LARGE

export function lensOf(scene: Scene): Lens {
  return { ...EMPTY, ...(scene.view?.lens as Partial<Lens> | undefined) }
}

type Slot = string | null

export class Bench {
  slots: Slot[] = $state(new Array<Slot>(ALL).fill(null))
  one = $state(false) // one chain of seven
  fresh: string[] = $state([]) // cards that came with the last view
  private byHand = $state(false) // the player has sorted; leave it
  private order: string[] = $state([])
  private round = ''

  constructor(private readonly scene: Scene) {}

  /** The player's cards, in an order that stays while cards come and go. */
  get held(): string[] {
    return this.order
  }

  /** The cards that nobody else sees; while the two are being chosen, none is hidden yet. */
  get concealed(): string[] {
    const { view, me } = this.scene
    const chosen = view?.zones[`laid.${me}`] ?? []
    return view?.kind === 'keep' ? chosen : [...chosen, ...(view?.zones[`hidden.${me}`] ?? [])]
  }

  get loose(): string[] {
    return this.order.filter((card) => !this.slots.includes(card))
  }

  get laid(): string[] {
    return this.slots.filter((card) => card !== null)
  }

  /** The groups of slots as they are drawn. */
  get rows(): { from: number; to: number }[] {
    return this.one
      ? [{ from: 0, to: ALL }]
      : [
          { from: 0, to: SMALL },
          { from: SMALL, to: ALL },
        ]
  }

  /** After each view: forget what is gone, greet what is new, and tidy if the player leaves it to us. */
  follow(): void {
    const { view, me } = this.scene
    const zones = ['open', 'hidden', 'laid'].flatMap((zone) => view?.zones[`${zone}.${me}`] ?? [])
    const mine = zones.filter((card) => !card.startsWith('?'))
    const kept = this.order.filter((card) => mine.includes(card))
    const come = mine.filter((card) => !kept.includes(card))
    const news = come.length || kept.length < this.order.length
    if (news && this.scene.live) this.fresh = kept.length ? come : []
    const round = String(view?.fields['round'] ?? '')
    this.order = [...kept, ...come]
    if (round !== this.round) this.byHand = false
    this.round = round
    this.slots = this.slots.map((card) => (card && mine.includes(card) ? card : null))
    if (!this.byHand && settings.tidy) this.tidy()
  }

  /** Lay out the best that fits, and what comes nearest. */
  tidy(): void {
    const { groups, near } = lensOf(this.scene)
    const flush = groups.find((group) => group.flush)
    const apart = (a: string[], b: string[]) => !a.some((card) => b.includes(card))
    const of = (size: number) => groups.filter((group) => !group.flush && group.cards.length === size)
    const pair = of(SMALL).flatMap((small) =>
      of(LARGE)
        .filter((large) => apart(small.cards, large.cards))
        .map((large) => [small, large] as const),
    )[0]
    this.byHand = false
    this.one = Boolean(flush && !pair)
    if (pair) this.slots = [...pair[0].cards, ...pair[1].cards]
    else if (flush) this.slots = [...flush.cards]
    else {
      const best = groups.find((group) => !group.flush)
      const inLarge = best?.cards.length === LARGE
      const rest = near.find((one) => !best || apart(one.cards, best.cards))?.cards ?? []
      const small = inLarge ? rest : (best?.cards ?? rest)
      const large = inLarge ? (best?.cards ?? []) : best ? rest : []
      this.slots = [...pad(small, SMALL), ...pad(large, LARGE)]
    }
  }

  /** Back to loose cards. */
  clear(): void {
    this.byHand = true
    this.slots = new Array<Slot>(ALL).fill(null)
  }

  /** Put a card into a slot; what lay there changes places with it. */
  put(card: string, slot: number): void {
    if (!this.order.includes(card)) return
    this.byHand = true
    const from = this.slots.indexOf(card)
    const there = this.slots[slot] ?? null
    if (from >= 0) this.slots[from] = there
    this.slots[slot] = card
  }

  /** Put a card into the first free slot of a row, the last one if none is free. */
  add(card: string, row: number): void {
    const { from, to } = this.rows[row] ?? { from: 0, to: ALL }
    const free = this.slots.findIndex((there, at) => at >= from && at < to && there === null)
    this.put(card, free >= 0 ? free : to - 1)
  }

  /** One chain of seven, or three and four: the player's wish, which tidying respects. */
  turn(): void {
    this.byHand = true
    this.one = !this.one
  }

  /** Take a card off the bench. */
  take(card: string): void {
    this.byHand = true
    this.slots = this.slots.map((there) => (there === card ? null : there))
  }
}

function pad(cards: string[], size: number): Slot[] {
  return [...cards, ...new Array<Slot>(size).fill(null)].slice(0, size)
}

const benches = new WeakMap<Scene, Bench>()

/** The bench of a table. */
export function benchOf(scene: Scene): Bench {
  let bench = benches.get(scene)
  if (!bench) {
    bench = new Bench(scene)
    benches.set(scene, bench)
  }
  return bench
}
