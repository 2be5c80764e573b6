// Strict clocks, as the page shows them: which of them now, and what of them is said aloud.
import type { Scope, TableInfo } from '../protocol'

/** A strict clock to be shown: whole seconds that are left, and whether they are running. */
export interface Shown {
  scope: Scope
  left: number
  runs: boolean
}

/** The clock of whoever is asked, or else the one that waits for him; then the clock of the game. */
export function shown(info: TableInfo | null, now: number): Shown[] {
  const all = (info?.limits ?? []).map(({ scope, deadline, left }) => ({
    scope,
    runs: deadline > 0,
    left: deadline > 0 ? Math.max(0, Math.ceil(deadline - now)) : left,
  }))
  const game = all.find((one) => one.scope === 'game')
  const others = all.filter((one) => one.scope !== 'game')
  const first = others.find((one) => one.runs) ?? others[0]
  return [first, game].filter((one) => one !== undefined)
}

/** Seconds of which a warning is spoken, once each. */
export const WARNINGS = [10, 30]

/** The warning that holds now for a clock that runs; 0 for none. */
export function warning(clock: Shown | undefined): number {
  if (!clock?.runs || clock.scope === 'game') return 0
  return WARNINGS.find((seconds) => clock.left <= seconds) ?? 0
}

/** Minutes and seconds. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
