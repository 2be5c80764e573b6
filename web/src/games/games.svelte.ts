// Finds the games' folders: each has a game.ts, and words and colours of its own, loaded when they are first needed.
import { learn } from '../lib/words.svelte'
import type { Game } from './game'
import PlainBoard from './plain/Board.svelte'
import PlainCard from './plain/CardFace.svelte'

const folders = import.meta.glob<Game>('./*/game.ts', { import: 'game' })
const PLAIN: Game = { Board: PlainBoard, CardFace: PlainCard } // for a game without a folder here
let known: Record<string, Game> = $state.raw({})

/** How a game is drawn; plainly, as long as it is not loaded. */
export function gameOf(slug: string): Game {
  return known[slug] ?? PLAIN
}

/** Load a game and its words, once. Whoever draws a board waits for it. */
export async function loadGame(slug: string): Promise<Game> {
  const load = folders[`./${slug}/game.ts`]
  if (!known[slug] && load) {
    const [game] = await Promise.all([load(), learn(`../games/${slug}/words`)])
    known = { ...known, [slug]: game }
  }
  return gameOf(slug)
}

/** The colours of a game for the whole page, for as long as the effect lasts that calls this. */
export function wear(slug: string): () => void {
  document.documentElement.dataset['game'] = slug
  return () => delete document.documentElement.dataset['game']
}
