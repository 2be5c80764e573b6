// What a player composes: choices and parts of choices, and answers that come late.
// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Choice, Choices, View } from '../protocol'
import { Composer, type Planned } from './composer.svelte'
import type { Wish } from './connection'

type Next = Extract<Wish, { t: 'next' }>

function choice(text: string, more = false): Planned {
  const [verb = '', card = ''] = text.split(' ').slice(-2)
  return { do: text, say: text, verb, card, seat: '', more, cards: card ? [card] : [] }
}

function view(asked = 7, ...choices: Choice[]): View {
  return {
    n: 3,
    zones: {},
    fields: {},
    kind: 'draw',
    frame: {},
    clause: '',
    waiting: ['A'],
    prompt: 'Draw a card.',
    asked,
    choices,
    lens: {},
    free_undo: false,
  }
}

function answer(prompt: string, ...choices: Choice[]): Choices {
  return { t: 'choices', id: '', choices, prompt, kind: 'discard', whole: true, rest: false, view: null }
}

/** A composer whose questions wait until the test answers them. */
function composing(seen: View | null = view()) {
  const asked: Next[] = []
  const answers: ((what: unknown) => void)[] = []
  const composer = new Composer(
    () => seen,
    (wish) => {
      asked.push(wish as Next)
      return new Promise((settle) => answers.push(settle))
    },
  )
  return { composer, asked, answers }
}

const draw = choice('draw supply')
const discard = choice('discard tinker')

describe('before anything is chosen', () => {
  test('the choices, the prompt and the kind are those of the view', () => {
    const { composer } = composing(view(7, draw))
    expect(composer.empty).toBe(true)
    expect(composer.choices).toEqual([draw])
    expect(composer.prompt).toBe('Draw a card.')
    expect(composer.kind).toBe('draw')
    expect(composer.ready).toBe(false)
  })

  test('who is not asked has nothing to choose', () => {
    const { composer } = composing(view(-1, draw))
    expect(composer.asked).toBe(false)
    expect(composer.choices).toEqual([])
  })

  test('without a view there is nothing either', () => {
    const { composer } = composing(null)
    expect(composer.choices).toEqual([])
    expect(composer.prompt).toBe('')
  })
})

describe('a whole choice', () => {
  test('joins the plan, and the server is asked what may follow it', async () => {
    const { composer, asked, answers } = composing(view(7, draw))
    const chosen = composer.choose(draw)
    expect(composer.busy).toBe(true)
    expect(asked).toEqual([{ t: 'next', asked: 7, do: ['draw supply'], draft: '' }])
    answers[0]?.(answer('Discard a card.', discard))
    await chosen
    expect(composer.busy).toBe(false)
    expect(composer.todo).toEqual(['draw supply'])
    expect(composer.choices).toEqual([discard])
    expect(composer.prompt).toBe('Discard a card.')
    expect(composer.kind).toBe('discard')
    expect(composer.ready).toBe(true)
  })

  test('keeps the prompt of the view where the answer has none', async () => {
    const { composer, answers } = composing(view(7, draw))
    const chosen = composer.choose(draw)
    answers[0]?.(answer(''))
    await chosen
    expect(composer.prompt).toBe('Draw a card.')
  })

  test('that is refused empties the plan', async () => {
    const { composer, answers } = composing(view(7, draw))
    const chosen = composer.choose(draw)
    answers[0]?.({ t: 'refused', id: '', text: 'No.', why: 'stale', clause: '' })
    await chosen
    expect(composer.empty).toBe(true)
    expect(composer.busy).toBe(false)
  })
})

describe('a choice of parts', () => {
  const first = choice('keep school', true)
  const second = choice('keep school tinker')

  test('is a draft until its last part makes it whole', async () => {
    const { composer, asked, answers } = composing(view(7, first))
    let chosen = composer.choose(first)
    expect(asked[0]).toMatchObject({ do: [], draft: 'keep school' })
    answers[0]?.(answer('One more.', second))
    await chosen
    expect(composer.parts).toEqual([first])
    expect(composer.ready).toBe(false)

    chosen = composer.choose(second)
    expect(asked[1]).toMatchObject({ do: ['keep school tinker'], draft: '' })
    answers[1]?.(answer(''))
    await chosen
    expect(composer.parts).toEqual([])
    expect(composer.todo).toEqual(['keep school tinker'])
    expect(composer.ready).toBe(true)
  })

  test('a plan with an unfinished choice after it is not ready', async () => {
    const { composer, answers } = composing(view(7, draw))
    const one = composer.choose(draw)
    answers[0]?.(answer('', first))
    await one
    const two = composer.choose(first)
    answers[1]?.(answer('', second))
    await two
    expect(composer.ready).toBe(false)
    expect(composer.todo).toEqual(['draw supply'])
    expect(composer.draft).toBe('keep school')
  })
})

describe('taking back', () => {
  test('takes parts first, then whole choices; with nothing left the view speaks again', async () => {
    const { composer, asked, answers } = composing(view(7, draw))
    composer.plan = [draw]
    composer.parts = [choice('keep school', true)]
    let done = composer.back()
    expect(asked[0]).toMatchObject({ do: ['draw supply'], draft: '' })
    answers[0]?.(answer('Next.'))
    await done
    done = composer.back()
    await done
    expect(asked).toHaveLength(1) // what may come first stands in the view
    expect(composer.empty).toBe(true)
    expect(composer.answer).toBeNull()
    expect(composer.prompt).toBe('Draw a card.')
  })

  test('cutting keeps the first choices and drops the parts', async () => {
    const { composer, asked, answers } = composing()
    composer.plan = [draw, discard, choice('end')]
    composer.parts = [choice('keep school', true)]
    const done = composer.cut(1)
    answers[0]?.(answer('Next.', discard))
    await done
    expect(asked[0]).toMatchObject({ do: ['draw supply'], draft: '' })
    expect(composer.todo).toEqual(['draw supply'])
    expect(composer.parts).toEqual([])
    expect(composer.choices).toEqual([discard])
  })

  test('one card taken out lays the others again, with the texts that they have now', async () => {
    const first = [choice('lay split school', true), choice('lay split barnette', true)]
    const { composer, asked, answers } = composing(view(7, ...first))
    composer.parts = [choice('lay split school', true), choice('lay split school barnette', true)]
    const done = composer.without('school')
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(answer('', choice('lay split barnette tinker', true)))
    await done
    expect(composer.parts.map((part) => part.do)).toEqual(['lay split barnette'])
    expect(asked.map((wish) => wish.draft)).toEqual(['lay split barnette'])
  })

  test('a card taken out of a whole choice opens it again, and what came after it goes', async () => {
    const keep = { ...choice('keep school barnette'), cards: ['school', 'barnette'] }
    const { composer, asked, answers } = composing(view(7))
    composer.plan = [draw, keep, discard]
    expect(composer.holds('school')).toBe(true)
    const done = composer.without('school')
    expect(asked[0]).toMatchObject({ do: ['draw supply'], draft: '' })
    answers[0]?.(answer('', choice('keep school', true), choice('keep barnette', true)))
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.(answer('', choice('keep barnette school')))
    await done
    expect(composer.todo).toEqual(['draw supply'])
    expect(composer.parts.map((part) => part.do)).toEqual(['keep barnette'])
    expect(composer.holds('school')).toBe(false)
    expect(composer.holds('barnette')).toBe(true)
  })

  test('the only card of a choice takes the choice with it', async () => {
    const { composer } = composing(view(7, discard))
    composer.plan = [discard]
    await composer.without('tinker')
    expect(composer.empty).toBe(true)
  })

  test('a clearing in the middle of it leaves nothing behind', async () => {
    const { composer, answers } = composing(view(7, choice('keep barnette', true)))
    composer.plan = [draw]
    composer.parts = [choice('keep school', true), choice('keep school barnette', true)]
    const done = composer.without('school')
    composer.clear()
    answers[0]?.(answer('', choice('keep barnette', true)))
    await done
    expect(composer.empty).toBe(true)
    expect(answers).toHaveLength(1)
  })

  test('a card that no longer fits stays out', async () => {
    const { composer } = composing(view(7, choice('lay split pico', true)))
    composer.parts = [choice('lay split school', true), choice('lay split school barnette', true)]
    await composer.without('school')
    expect(composer.empty).toBe(true)
  })
})

describe('answers that come late', () => {
  test('an answer to an older question is dropped', async () => {
    const { composer, answers } = composing(view(7, draw))
    const one = composer.choose(draw)
    const two = composer.choose(discard)
    answers[1]?.(answer('newer'))
    await two
    answers[0]?.(answer('older', draw))
    await one
    expect(composer.prompt).toBe('newer')
    expect(composer.choices).toEqual([])
  })

  test('an older answer does not end the waiting for the newer one', async () => {
    const { composer, answers } = composing(view(7, draw))
    const one = composer.choose(draw)
    void composer.choose(discard)
    answers[0]?.(answer('older'))
    await one
    expect(composer.busy).toBe(true)
    expect(composer.answer).toBeNull()
  })

  test('after a clearing no answer comes back to life', async () => {
    const { composer, answers } = composing(view(7, draw))
    const chosen = composer.choose(draw)
    composer.clear()
    answers[0]?.(answer('older', discard))
    await chosen
    expect(composer.empty).toBe(true)
    expect(composer.busy).toBe(false)
    expect(composer.answer).toBeNull()
    expect(composer.choices).toEqual([draw])
  })
})

test('what is drawn from it follows', async () => {
  const { composer, answers } = composing(view(7, draw))
  const seen: boolean[] = []
  const stop = $effect.root(() => {
    $effect(() => void seen.push(composer.ready))
  })
  flushSync()
  const chosen = composer.choose(draw)
  answers[0]?.(answer(''))
  await chosen
  flushSync()
  stop()
  expect(seen).toEqual([false, true])
})

test('why not is asked about the card after what is composed', () => {
  const { composer, asked } = composing()
  composer.plan = [draw]
  composer.parts = [choice('keep school', true)]
  void composer.why('tinker')
  expect(asked).toEqual([{ t: 'why', card: 'tinker', do: ['draw supply'], draft: 'keep school' }])
})
