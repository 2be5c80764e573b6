// A replay is sent by what changes from moment to moment, and shown by whole views.
import { expect, test } from 'vitest'
import type { Frame, Replay, View } from '../protocol'
import { merged, unfolded } from './unfold'

test('a patch changes, adds and takes away, deep down too, and leaves what it was made of alone', () => {
  const before = { a: 1, deep: { b: [1, 2], c: 'x' }, gone: true }
  const now = merged(before, { deep: { b: [3], d: 4 }, gone: null, fresh: { e: 5 } })
  expect(now).toEqual({ a: 1, deep: { b: [3], c: 'x', d: 4 }, fresh: { e: 5 } })
  expect(before).toEqual({ a: 1, deep: { b: [1, 2], c: 'x' }, gone: true })
})

test('each moment gets its whole view, and shares with the one before what has not changed', () => {
  const first = { n: 0, zones: { supply: ['a'] }, fields: { score: 0 } } as unknown as View
  const frame = { n: 0, by: '', do: '', lines: [], moves: [], mark: '', change: {}, view: null }
  const frames: Frame[] = [
    { ...frame, view: first },
    { ...frame, n: 1, change: { n: 1, fields: { score: 2 } } },
    { ...frame, n: 2, change: {} },
  ]
  const made = unfolded({ code: '', game: '', options: {}, seats: [], frames } as Replay).frames
  expect(made.map((one) => one.view?.fields['score'])).toEqual([0, 2, 2])
  expect(made[2]?.view?.zones).toBe(first.zones)
})
