// What the poll composer makes of stance and exceptions: what is said of it, what it adds up to, what is sent.
import { describe, expect, test } from 'vitest'
import type { Ballot, Poll } from './lens'
import { asText, ballotOf, tally, underStance, withBallot } from './poll'

function voter(may: Ballot[], votes: number) {
  const by = (stance: Ballot): Ballot => (may.includes(stance) ? stance : 'abstain')
  return {
    may,
    by: { for: by('for'), against: by('against'), abstain: by('abstain') },
    votes: { for: votes, against: votes, abstain: 0 },
  }
}

// The floor of SEN-11.5 as side D polls it: A, B and G have voted 8 for; the weight is 10.
const POLL: Poll = {
  row: 0,
  second: true,
  voters: {
    c: voter(['for', 'against', 'abstain'], 3),
    e: voter(['for', 'against', 'abstain'], 1),
    f: voter(['against', 'abstain'], 4),
  },
  fixed: { s: ['for', 2, 'sponsor'] },
  base: [8, 0],
  needs: Array.from({ length: 9 }, (_, nays) => Math.max(10, nays + 1)),
  stances: { for: [12, 0, 10, true], against: [8, 8, 10, false], abstain: [8, 0, 10, false] },
  say: '',
}

describe('a poll', () => {
  test('gives each senator what the stance makes of him, or an exception', () => {
    expect(ballotOf(POLL, 'for', {}, 'f')).toBe('abstain')
    expect(ballotOf(POLL, 'against', { c: 'for' }, 'c')).toBe('for')
    expect(ballotOf(POLL, 'against', {}, 's')).toBe('for')
    expect(ballotOf(POLL, 'against', {}, 'nobody')).toBe('abstain')
  })

  test('adds up as in the worked example of the rules', () => {
    expect(tally(POLL, 'against', { c: 'for' })).toEqual([11, 5, 10, true])
    expect(tally(POLL, 'against', {})).toEqual([8, 8, 10, false])
    expect(tally(POLL, 'against', { c: 'abstain' })).toEqual([8, 5, 10, false])
  })

  test('knows an exception only where it differs from the stance, and takes none that is not open', () => {
    expect(withBallot(POLL, 'against', {}, 'c', 'for')).toEqual({ c: 'for' })
    expect(withBallot(POLL, 'against', { c: 'for' }, 'c', 'against')).toEqual({})
    expect(withBallot(POLL, 'against', {}, 'f', 'for')).toEqual({})
    expect(withBallot(POLL, 'for', {}, 'f', 'abstain')).toEqual({})
  })

  test('keeps what still differs when the stance changes', () => {
    expect(underStance(POLL, 'for', { c: 'for', e: 'abstain' })).toEqual({ e: 'abstain' })
  })

  test('is sent as a stance and names', () => {
    expect(asText('against', {})).toBe('poll against done')
    expect(asText('against', { c: 'for', e: 'abstain' })).toBe('poll against for c abstain e done')
  })
})
