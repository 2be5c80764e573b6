// Questions to the server over HTTP. A refusal is a sentence, thrown as a Refusal to be shown as it is.
import type {
  Cards,
  Claim,
  GameInfo,
  Join,
  Mine,
  NewTable,
  Problem,
  Recover,
  Replay,
  Report,
  Rules,
  Seated,
  TableInfo,
} from '../protocol'
import { settings } from './settings.svelte'
import { unfolded } from './unfold'
import { say } from './words.svelte'

export class Refusal extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const query = `${path.includes('?') ? '&' : '?'}lang=${settings.language}`
  let answer: Response
  try {
    answer = await fetch(`/api/${path}${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refusal(say('no-server'))
  }
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.text ?? say('server-fault'))
}

export const api = {
  info: () => ask<{ addresses: string[] }>('info'),
  games: () => ask<GameInfo[]>('games'),
  mine: () => ask<Mine[]>('mine'),
  rules: (game: string) => ask<Rules>(`games/${game}/rules`),
  gameCards: (game: string) => ask<Cards>(`games/${game}/cards`),
  open: (table: NewTable) => ask<Seated>('tables', table),
  table: (code: string) => ask<TableInfo>(`tables/${code}`),
  cards: (code: string) => ask<Cards>(`tables/${code}/cards`),
  join: (code: string, who: Join) => ask<Seated>(`tables/${code}/join`, who),
  claim: (code: string, who: Claim) => ask<Seated>(`tables/${code}/claim`, who),
  recover: (code: string, who: Recover) => ask<Seated>(`tables/${code}/recover`, who),
  replay: (code: string, eyes: string) => ask<Replay>(`tables/${code}/replay?eyes=${eyes}`).then(unfolded),
  report: (code: string) => ask<Report>(`tables/${code}/report`),
}

/** What went wrong, as a sentence. */
export function sentence(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : say('page-fault')
}
