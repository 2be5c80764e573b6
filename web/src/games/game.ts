// What a game gives the page: how it is drawn, and what the frame cannot know of it.
import type { Component } from 'svelte'
import type { CardInfo } from '../protocol'
import type { Scene } from '../table/table.svelte'

export type CardSize = 'hand' | 'mini' | 'tile' | 'zoom'

/** A letter that presses something on the board. Its line in the list of keys is the message `key-NAME-does`. */
export interface Key {
  key: string
  name: string
  press: string // a selector
}

export interface Game {
  Board: Component<{ scene: Scene; options?: Record<string, string> }>
  CardFace: Component<{ card: CardInfo | undefined; size?: CardSize }>
  /** The area for one's own cards; a game without one has the board alone. */
  Hand?: Component<{ scene: Scene }>
  /** One's own cards in the order of their number keys. */
  held?: (scene: Scene) => string[]
  /** What the marks on the cards mean. */
  Legend?: Component
  /** What a seat's line says of the game. */
  SeatFacts?: Component<{ scene: Scene; seat: string }>
  /** Settings of this game's table, kept on the device. */
  Settings?: Component
  keys?: Key[]
  /** Verbs whose choices have their place on the board, and need no button in the prompt. */
  onBoard?: string[]
  /** Verbs that end a choice which needs no more confirmation: the button that says them sends what is composed. */
  ends?: string[]
  /** Whether the board has buttons at the seats, where more than three of them may be chosen and it is all in sight. */
  seatsOnBoard?: boolean
  /** Verbs whose button stands out. */
  strong?: string[]
  /** Notes of the log that begin a chapter. */
  chapters?: string[]
  /** The icons of the marks of a replay. */
  marks?: Record<string, string>
  /** The cards of the picture in the lobby, by name. */
  picture?: string[]
}
