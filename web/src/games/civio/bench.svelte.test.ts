// The bench: what stays where while cards come and go, and how it tidies itself.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { View } from '../../protocol'
import type { Scene } from '../../table/table.svelte'
import { Bench, benchOf, lensOf, type Group, type Lens, type Near } from './bench.svelte'

const EMPTY = [null, null, null, null, null, null, null]

function group(cards: string, stars = 0): Group {
  const list = cards.split(' ')
  return { cards: list, stars, flush: list.length === 7, say: cards }
}

function near(cards: string): Near {
  return { cards: cards.split(' '), missing: [], say: cards }
}

interface Seen {
  open?: string
  hidden?: string
  laid?: string
  round?: number
  kind?: string
  lens?: Partial<Lens>
}

/** A bench over a scene whose view the test changes. */
function benching(first: Seen = {}) {
  const scene = { me: 'A', view: null as View | null, live: true }
  const bench = new Bench(scene as unknown as Scene)

  function see({ open = '', hidden = '', laid = '', round = 1, kind = 'draw', lens = {} }: Seen): void {
    const of = (text: string) => text.split(' ').filter(Boolean)
    scene.view = {
      zones: { 'open.A': of(open), 'hidden.A': of(hidden), 'laid.A': of(laid), 'open.B': ['mapp'], discard: ['roe'] },
      fields: { round },
      kind,
      lens,
    } as unknown as View
    bench.follow()
  }

  see(first)
  return { bench, see, scene }
}

beforeEach(() => {
  settings.tidy = false
})

describe('the cards that are held', () => {
  test('are all of the player, and nobody else’s', () => {
    const { bench } = benching({ open: 'a b', hidden: 'c d', laid: 'e' })
    expect(bench.held).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('a card that the viewer may not know is not held', () => {
    expect(benching({ open: 'a', hidden: '?0 ?0' }).bench.held).toEqual(['a'])
  })

  test('keep their places while others go and come, wherever the server lists them', () => {
    const { bench, see } = benching({ open: 'a b c d', hidden: 'e' })
    see({ open: 'e d a', hidden: 'x b' })
    expect(bench.held).toEqual(['a', 'b', 'd', 'e', 'x'])
  })

  test('lie loose unless they are on the bench', () => {
    const { bench } = benching({ open: 'a b c' })
    bench.put('b', 0)
    expect(bench.loose).toEqual(['a', 'c'])
    expect(bench.laid).toEqual(['b'])
  })

  test('are concealed when they are hidden; while the two are chosen, only those that are chosen', () => {
    const { bench, see } = benching({ hidden: 'a b c', laid: 'd', kind: 'keep' })
    expect(bench.concealed).toEqual(['d'])
    see({ hidden: 'a b', laid: 'd' })
    expect(bench.concealed).toEqual(['d', 'a', 'b'])
  })
})

describe('what is new', () => {
  test('a card that has come is, until the next one comes or one goes', () => {
    const { bench, see } = benching({ open: 'a b' })
    see({ open: 'a b', hidden: 'c' })
    expect(bench.fresh).toEqual(['c'])
    see({ open: 'a b', hidden: 'c' }) // somebody else’s affair
    expect(bench.fresh).toEqual(['c'])
    see({ open: 'a', hidden: 'c' })
    expect(bench.fresh).toEqual([])
  })

  test('nothing is in a replay, where moments are gone to in any order', () => {
    const { bench, see, scene } = benching({ open: 'a b' })
    scene.live = false
    see({ open: 'a b c' })
    expect(bench.fresh).toEqual([])
  })

  test('a whole new hand is not', () => {
    const { bench, see } = benching({ open: 'a b' })
    expect(bench.fresh).toEqual([])
    see({ open: 'x y z', round: 2 })
    expect(bench.fresh).toEqual([])
  })
})

describe('laying by hand', () => {
  test('a card goes where it is put, and away from where it was', () => {
    const { bench } = benching({ open: 'a b' })
    bench.put('a', 2)
    bench.put('a', 5)
    expect(bench.slots).toEqual([null, null, null, null, null, 'a', null])
  })

  test('a card put onto another from a slot changes places with it', () => {
    const { bench } = benching({ open: 'a b' })
    bench.put('a', 0)
    bench.put('b', 6)
    bench.put('a', 6)
    expect(bench.slots).toEqual(['b', null, null, null, null, null, 'a'])
  })

  test('a loose card put onto another sends it back to the hand', () => {
    const { bench } = benching({ open: 'a b' })
    bench.put('a', 0)
    bench.put('b', 0)
    expect(bench.slots[0]).toBe('b')
    expect(bench.loose).toEqual(['a'])
  })

  test('a card that is not held cannot be put', () => {
    const { bench } = benching({ open: 'a' })
    bench.put('mapp', 0)
    expect(bench.slots).toEqual(EMPTY)
  })

  test('a card is added to the first free slot of its row, onto the last one when the row is full', () => {
    const { bench } = benching({ open: 'a b c d e f' })
    for (const card of ['a', 'b', 'c', 'd']) bench.add(card, 0)
    bench.add('e', 1)
    expect(bench.slots).toEqual(['a', 'b', 'd', 'e', null, null, null])
    bench.one = true
    bench.add('f', 0)
    expect(bench.slots[4]).toBe('f')
  })

  test('a card is taken off, and all of them', () => {
    const { bench } = benching({ open: 'a b' })
    bench.put('a', 0)
    bench.put('b', 1)
    bench.take('a')
    expect(bench.slots).toEqual([null, 'b', null, null, null, null, null])
    bench.clear()
    expect(bench.slots).toEqual(EMPTY)
  })

  test('a card that is gone leaves its slot free; the others stay', () => {
    const { bench, see } = benching({ open: 'a b' })
    bench.put('a', 1)
    bench.put('b', 4)
    see({ open: 'b x' })
    expect(bench.slots).toEqual([null, null, null, null, 'b', null, null])
  })
})

describe('tidying', () => {
  function tidied(held: string, lens: Partial<Lens>) {
    const { bench } = benching({ open: held, lens })
    bench.tidy()
    return bench
  }

  test('lays nothing where nothing fits', () => {
    expect(tidied('a b c', {}).slots).toEqual(EMPTY)
  })

  test('lays a three and a four that share no card', () => {
    const groups = [group('a b c'), group('c d e f'), group('e f g'), group('a b c d'), group('d e f g')]
    const bench = tidied('a b c d e f g', { groups })
    expect(bench.slots).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(bench.one).toBe(false)
  })

  test('takes the first pair that the server names, for its best come first', () => {
    const groups = [group('e f g'), group('a b c'), group('a b c d'), group('d e f g')]
    expect(tidied('a b c d e f g', { groups }).slots).toEqual(['e', 'f', 'g', 'a', 'b', 'c', 'd'])
  })

  test('lays a chain of seven only where there is no three and four', () => {
    const flush = group('g f e d c b a')
    const bench = tidied('a b c d e f g', { groups: [flush, group('a b c')] })
    expect(bench.slots).toEqual(flush.cards)
    expect(bench.one).toBe(true)
    const both = tidied('a b c d e f g', { groups: [flush, group('a b c'), group('d e f g')] })
    expect(both.one).toBe(false)
    expect(both.slots).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('goes back to two rows when the seven are broken', () => {
    const { bench, see } = benching({ open: 'a b c d e f g', lens: { groups: [group('a b c d e f g')] } })
    bench.tidy()
    see({ open: 'a b c d e f', lens: { groups: [group('a b c')] } })
    bench.tidy()
    expect(bench.one).toBe(false)
    expect(bench.slots).toEqual(['a', 'b', 'c', null, null, null, null])
  })

  test('lays beside a three what is near in the four, and beside a four in the three', () => {
    const three = tidied('a b c d e', { groups: [group('a b c')], near: [near('c d'), near('d e')] })
    expect(three.slots).toEqual(['a', 'b', 'c', 'd', 'e', null, null])
    const four = tidied('a b c d e f', { groups: [group('a b c d')], near: [near('e f')] })
    expect(four.slots).toEqual(['e', 'f', null, 'a', 'b', 'c', 'd'])
  })

  test('lays what is nearest where nothing is whole', () => {
    expect(tidied('a b c', { near: [near('b c'), near('a b')] }).slots).toEqual([
      'b',
      'c',
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('tidying by itself', () => {
  const lens = { groups: [group('a b c')] }

  test('happens after each view, if the player wants it', () => {
    settings.tidy = true
    expect(benching({ open: 'a b c', lens }).bench.slots.slice(0, 3)).toEqual(['a', 'b', 'c'])
  })

  test('does not if not', () => {
    expect(benching({ open: 'a b c', lens }).bench.slots).toEqual(EMPTY)
  })

  test.each([
    ['putting', (bench: Bench) => bench.put('c', 6)],
    ['taking', (bench: Bench) => bench.take('a')],
    ['clearing', (bench: Bench) => bench.clear()],
    ['wishing one chain', (bench: Bench) => bench.turn()],
  ])('stops at %s by hand, until a new round or until it is wanted again', (_, act) => {
    settings.tidy = true
    const { bench, see } = benching({ open: 'a b c', lens })
    act(bench)
    const byHand = [bench.one, ...bench.slots]
    see({ open: 'a b c', lens })
    expect([bench.one, ...bench.slots]).toEqual(byHand)
    see({ open: 'a b c', lens, round: 2 })
    expect(bench.slots.slice(0, 3)).toEqual(['a', 'b', 'c'])
    act(bench)
    bench.tidy()
    see({ open: 'a b', lens: {}, round: 2 })
    expect(bench.slots).toEqual(EMPTY)
  })
})

test('there is one bench for a table, and a lens without news is an empty one', () => {
  const scene = { me: '', view: null } as unknown as Scene
  expect(benchOf(scene)).toBe(benchOf(scene))
  expect(benchOf({ ...scene })).not.toBe(benchOf(scene))
  expect(lensOf(scene)).toMatchObject({ groups: [], near: [], links: [], top_helps: '' })
})
