// How Senate's cards look: what stands on each kind, from the card as printed.
import type { CardInfo } from '../../protocol'
import { ISSUES, type Issue } from './lens'

export const ISSUE_ICONS: Record<Issue, string> = {
  eco: 'coins',
  soc: 'stethoscope',
  lib: 'scale',
  env: 'leaf',
  int: 'world',
}

export interface SenatorFace {
  last: string // the name that is called out
  first: string
  party: string
  state: string
  votes: number
  rows: { issue: Issue; position: number; seat: boolean; star: boolean }[]
  special: boolean
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The last name of a senator; what comes before it. */
export function names(title: string): [string, string] {
  const words = title.replace(/,? (Jr\.?|Sr\.?|III|II)$/, '').split(' ')
  return [words.at(-1) ?? title, words.slice(0, -1).join(' ')]
}

export function senatorFace(card: CardInfo): SenatorFace {
  const { printed } = card
  const positions = list(printed['positions']).map(Number)
  const seats = list(printed['committees']).map(String)
  const [last, first] = names(card.title)
  return {
    last,
    first,
    party: String(printed['party'] ?? ''),
    state: String(printed['state'] ?? ''),
    votes: Number(printed['votes'] ?? 0),
    rows: ISSUES.map((issue, at) => ({
      issue,
      position: positions[at] ?? 0,
      seat: seats.includes(issue),
      star: printed['star'] === issue,
    })),
    special: list(printed['rules']).length > 0,
  }
}

export function isSenator(card: CardInfo | undefined): boolean {
  return card?.kind === 'senator'
}

export function isBill(card: CardInfo | undefined): boolean {
  return card?.kind === 'bill'
}

export function issueOf(card: CardInfo): Issue | undefined {
  return ISSUES.find((issue) => issue === card.printed['issue'])
}

/** The position of a senator on an issue, as printed. */
export function positionOn(card: CardInfo | undefined, issue: Issue): number {
  return Number(list(card?.printed['positions'])[ISSUES.indexOf(issue)] ?? 0)
}

export function partyClass(party: string): string {
  return { D: 'dem', R: 'rep' }[party] ?? 'ind'
}
