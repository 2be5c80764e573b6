// What the server says of a position of Senate beside the cards, as src/hemicycle/games/senate/screen.py makes it.
import type { Scene } from '../../table/table.svelte'

export const ISSUES = ['eco', 'soc', 'lib', 'env', 'int'] as const
export type Issue = (typeof ISSUES)[number]
export type Ballot = 'for' | 'against' | 'abstain'
export const BALLOTS: Ballot[] = ['for', 'against', 'abstain']
export type Step = 'done' | 'now' | 'todo' | 'lost'
export const ROAD = ['introduced', 'committee', 'floor', 'president', 'law']
/** Votes for, votes against, votes that it takes, and whether that is enough. */
export type Count = [number, number, number, boolean]

export interface SideFacts {
  side: string
  caucus: string
  lean: 'liberal' | 'conservative'
  score: string
  laws: number
  passed: number
  in_play: number
  most: number
  hand: number
  politics: number
  deck: number
}

export interface InPlay {
  side: string
  on: number[]
  ballot?: Ballot
}

export interface Amendment {
  by: string
  start: number
  to: number
  pork: string[]
  state: 'adopted' | 'lost' | 'voted' | 'moved'
  floor: boolean
}

export interface Sheet {
  row: number
  card: string
  substitute: boolean
  issue: Issue
  position: number
  weight: number
  stage: string
  road: Step[]
  side: string
  sponsor: string
  cosponsor: string
  pork: string[]
  free: string[]
  marks: string[]
  adopted: number
  amendments: Amendment[]
  fails: [number, number, number]
  lines: [string, number][]
  basic: number
  stages: number
  score: string
}

/** Duty, the reason for it, votes as things stand, votes when activated on the bill. */
export type Stand = [string, string, number, number]

interface SentBill extends Sheet {
  when: string
  ready: boolean
  on: string[]
  president: string
  signs: boolean
  filibuster: string
  helps: string[] // the states whose pork would change a vote
  vote: {
    kind: string
    now: boolean
    most_for: [number, number]
    most_against: [number, number]
    sure_for: [number, number]
    sure_against: [number, number]
    cards: [number, number]
    declared: [number, number]
    best: Count
    reach: Count // with everybody activated who is free
    say: string
    reserve: string
  }
  stands: string
}

export type Bill = Omit<SentBill, 'stands'> & { stands: Record<string, Stand> }

export interface Held {
  free: string[]
  busy: string[]
  waiting: string[]
  say: string
  president: string
  helps: string[]
}

export interface Voter {
  may: Ballot[]
  by: Record<Ballot, Ballot>
  votes: Record<Ballot, number>
}

export interface Poll {
  row: number
  second: boolean
  voters: Record<string, Voter>
  fixed: Record<string, [Ballot, number, string]>
  base: [number, number]
  needs: number[]
  stances: Record<Ballot, Count>
  say: string
}

export interface Lens {
  moment: string
  mine: string
  turn: { number: number; side: string; puts: number }
  goal: string
  sides: SideFacts[]
  president: { card: string; name: string; side: string; positions: Record<Issue, number>; say: string }
  flash: string[]
  senators: Record<string, InPlay>
  bills: Bill[]
  past: Sheet[]
  hand: Record<string, Held>
  at_hand: number
  poll: Poll | null
  whys: Record<string, string>
}

interface Sent extends Omit<Lens, 'bills' | 'past' | 'poll' | 'senators' | 'whys'> {
  bills: Record<string, SentBill>
  past: Record<string, Sheet>
  poll?: Poll | null
  senators: Record<string, [string, number[], Ballot | '']>
  whys: Record<string, [string, string]>
}

const NOTHING: Lens = {
  moment: '',
  mine: '',
  turn: { number: 0, side: '', puts: 0 },
  goal: '',
  sides: [],
  president: { card: '', name: '', side: '', positions: { eco: 3, soc: 3, lib: 3, env: 3, int: 3 }, say: '' },
  flash: [],
  senators: {},
  bills: [],
  past: [],
  hand: {},
  at_hand: -1,
  poll: null,
  whys: {},
}

let last: { sent: Sent; lens: Lens } | undefined

/** What is to be shown: the position, or what it would be after all that is planned. */
export function lensOf(scene: Scene): Lens {
  const planned = scene.composer.plan.length ? scene.composer.answer?.view : null
  const sent = (planned ?? scene.view)?.lens as unknown as Partial<Sent> | undefined
  return sent && 'bills' in sent ? unpacked(sent as Sent) : NOTHING
}

/** The lens as it is sent, with names beside what is sent in rows. All parts of the board ask for the same one. */
function unpacked(sent: Sent): Lens {
  if (last?.sent !== sent) last = { sent, lens: unpack(sent) }
  return last.lens
}

function unpack(sent: Sent): Lens {
  const names = Object.keys(sent.senators)
  const senators = Object.fromEntries(
    Object.entries(sent.senators).map(([name, [side, on, ballot]]) => [
      name,
      ballot ? { side, on, ballot } : { side, on },
    ]),
  )
  const bills = Object.values(sent.bills).map((bill) => {
    const stands = bill.stands.split(' ').map((word, at): [string, Stand] => {
      const [why = '', votes, active] = word.split(',')
      return [names[at] ?? '', [sent.whys[why]?.[0] ?? '', why, Number(votes), Number(active)]]
    })
    return { ...bill, stands: Object.fromEntries(bill.stands ? stands : []) }
  })
  const whys = Object.fromEntries(Object.entries(sent.whys).map(([why, [, text]]) => [why, text]))
  return { ...sent, senators, bills, whys, past: Object.values(sent.past), poll: sent.poll ?? null }
}

/** The sides with the reader's own first. */
export function mineFirst(lens: Lens): SideFacts[] {
  return [...lens.sides].sort((one, other) => Number(other.side === lens.mine) - Number(one.side === lens.mine))
}
