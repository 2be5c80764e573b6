// A scene that does not answer: a moment of a replay, for the same boards that live tables use.
import type { CardInfo, SeatInfo, View } from '../protocol'
import { Composer } from './composer.svelte'
import type { Scene } from './table.svelte'

export class StillScene implements Scene {
  view: View | null = $state.raw(null)
  seats: SeatInfo[] = $state.raw([])
  cards: Map<string, CardInfo> = $state.raw(new Map())
  me = $state('')
  selected = $state('')
  readonly live = false
  readonly composer = new Composer(
    () => null,
    () => new Promise(() => undefined),
  )

  touch(card: string): void {
    this.selected = this.selected === card ? '' : card
  }

  choose(): void {
    // Nothing can be chosen in a picture.
  }

  act(): void {
    // Nor done.
  }
}
