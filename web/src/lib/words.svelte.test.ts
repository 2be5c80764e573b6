// The page's sentences: English until the others are there, and where they lack; none missing, none left over.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../words/en.ftl?raw'
import { settings } from './settings.svelte'
import { learn, say, speak } from './words.svelte'

vi.mock('../words/es.ftl?raw', () => ({ default: 'close = Cerrar\nplan-drop = Retirar: { $what }\n' }))

beforeEach(async () => {
  settings.language = 'en'
  await speak('en')
})

test('a sentence is English at first', () => {
  expect(say('close')).toBe('Close')
})

test('values and numbers stand in it as they are, without marks around them', () => {
  expect(say('arrive', { game: 'CIVIO', code: 'ABC234' })).toBe('CIVIO, table ABC234')
  expect(say('cards-count', { count: 1 })).toBe('1 card')
  expect(say('cards-count', { count: 12 })).toBe('12 cards')
})

test('in another language it is said in that language, in English where it lacks', async () => {
  settings.language = 'es'
  await speak('es')
  expect(say('close')).toBe('Cerrar')
  expect(say('plan-drop', { what: 'x' })).toBe('Retirar: x')
  expect(say('copied')).toBe('Copied')
  settings.language = 'en'
  await speak('en')
  expect(say('close')).toBe('Close')
})

test('a language that came too late does not speak', async () => {
  settings.language = 'es'
  const loading = speak('es')
  settings.language = 'en'
  await loading
  expect(say('close')).toBe('Close')
})

test('a language that nobody has written speaks English', async () => {
  settings.language = 'es'
  await speak('es')
  settings.language = 'xx'
  await speak('xx')
  expect(say('close')).toBe('Close')
})

test('a sentence that nobody has written shows its name', () => {
  expect(say('no-such-words')).toBe('[no-such-words]')
})

describe('what the page says', () => {
  const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const words = import.meta.glob<string>(['../words/en.ftl', '../games/*/words/en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const text = Object.values(sources).join('\n')
  const writtenIn = (file: string) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '')
  const named = new Set([...text.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1]))
  const beginnings = [...text.matchAll(/say\(\s*`([\w-]+)\$\{/g)].map((match) => match[1] ?? '')

  test('is written: the frame’s words in the frame, a game’s there or in its own folder', () => {
    for (const [path, source] of Object.entries(sources)) {
      const folder = /^(\.\.\/games\/\w+)\//.exec(path)?.[1]
      const there = writtenIn(english + (words[`${folder}/words/en.ftl`] ?? ''))
      const said = [...source.matchAll(/say\(\s*'([\w-]+)'/g)].map((match) => match[1])
      expect(there, path).toEqual(expect.arrayContaining(said))
    }
    expect(named.size).toBeGreaterThan(100)
  })

  test('is all that is written, once', () => {
    const written = Object.values(words).flatMap(writtenIn)
    expect(written.filter((name) => !named.has(name) && !beginnings.some((begun) => name.startsWith(begun)))).toEqual(
      [],
    )
    for (const [path, own] of Object.entries(words))
      if (!path.startsWith('../words/'))
        expect(writtenIn(own).filter((name) => writtenIn(english).includes(name))).toEqual([])
  })

  test('at a game’s table is said when its words are learned, in the language of now', async () => {
    expect(say('bench')).toBe('[bench]')
    await learn('../games/civio/words')
    expect(say('bench')).toBe('Your bench')
    settings.language = 'es'
    await speak('es')
    expect(say('bench')).toBe('Tu tablero')
  })
})
