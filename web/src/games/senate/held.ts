// The cards that a side holds, in the order of their number keys.
import type { Scene } from '../../table/table.svelte'
import { lensOf } from './lens'

const KINDS = ['bill', 'lobby', 'event', 'flash']

export function heldIn(scene: Scene): { side: string; politics: string[]; senators: string[]; all: string[] } {
  const side = lensOf(scene).mine
  const zones = scene.view?.zones ?? {}
  const order = (name: string): number => KINDS.indexOf(scene.cards.get(name)?.kind ?? '')
  const politics = [...(zones[`politics.${side}`] ?? [])].sort((one, other) => order(one) - order(other))
  const senators = zones[`hand.${side}`] ?? []
  return { side, politics, senators, all: [...politics, ...senators] }
}
