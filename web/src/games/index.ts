// The boards and card faces of the games; a game without one of its own is shown plainly.
import type { Component } from 'svelte'
import type { CardInfo } from '../protocol'
import type { Scene } from '../table/table.svelte'
import CivioBoard from './civio/Board.svelte'
import CivioCard from './civio/CardFace.svelte'
import CivioFacts from './civio/SeatFacts.svelte'
import CivioLegend from './civio/Legend.svelte'
import CivioHand from './civio/Hand.svelte'
import PlainBoard from './plain/Board.svelte'
import PlainCard from './plain/CardFace.svelte'

export interface Game {
  Board: Component<{ scene: Scene; match?: string }>
  Hand?: Component<{ scene: Scene }>
  Legend?: Component
  SeatFacts?: Component<{ scene: Scene; seat: string }>
  CardFace: Component<{ card: CardInfo | undefined; size?: 'hand' | 'mini' | 'tile' | 'zoom' }>
}

const GAMES: Record<string, Game> = {
  civio: { Board: CivioBoard, Hand: CivioHand, Legend: CivioLegend, SeatFacts: CivioFacts, CardFace: CivioCard },
}

const PLAIN: Game = { Board: PlainBoard, CardFace: PlainCard }

export function gameOf(slug: string): Game {
  return GAMES[slug] ?? PLAIN
}
