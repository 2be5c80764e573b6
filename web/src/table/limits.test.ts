import { describe, expect, it } from 'vitest'
import type { TableInfo, TimeLimit } from '../protocol'
import { clockFace, shown, warning } from './limits'

const NOW = 1000
const at = (...limits: TimeLimit[]): TableInfo => ({ limits }) as unknown as TableInfo
const turn = { scope: 'turn', deadline: 0, left: 45 } as const
const decision = { scope: 'decision', deadline: NOW + 20.4, left: 0 } as const
const game = { scope: 'game', deadline: NOW + 200, left: 0 } as const

describe('strict clocks', () => {
  it('are those of whoever is asked and of the game', () => {
    expect(shown(at(turn, decision, game), NOW)).toEqual([
      { scope: 'decision', left: 21, runs: true },
      { scope: 'game', left: 200, runs: true },
    ])
    expect(shown(at(turn), NOW)).toEqual([{ scope: 'turn', left: 45, runs: false }])
    expect(shown(at(), NOW)).toEqual([])
    expect(shown(null, NOW)).toEqual([])
  })

  it('never show less than nothing', () => {
    expect(shown(at(decision), NOW + 99)).toEqual([{ scope: 'decision', left: 0, runs: true }])
  })

  it('are spoken of at half a minute and at ten seconds, while they run', () => {
    const said = [60, 31, 30, 11, 10, 1, 0].map((left) => warning({ scope: 'turn', left, runs: true }))
    expect(said).toEqual([0, 0, 30, 30, 10, 10, 10])
    expect(warning({ scope: 'turn', left: 5, runs: false })).toBe(0)
    expect(warning({ scope: 'game', left: 5, runs: true })).toBe(0)
    expect(warning(undefined)).toBe(0)
  })

  it('are read as minutes and seconds', () => {
    expect([0, 9, 60, 3725].map(clockFace)).toEqual(['0:00', '0:09', '1:00', '62:05'])
  })
})
