// Holds the sources of the page to what the strict content policy and the list of icons ask of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listedIcons, sprite } from './icons.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const source = join(web, 'src')
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

test('every listed icon is in the sprite, once', () => {
  const ids = [...sprite(web).matchAll(/<symbol id="([^"]+)" viewBox="[^"]+"/g)].map((match) => match[1])
  expect(ids).toEqual(listedIcons(web).map((name) => name.replace('/', '-')))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(components)('$name names only listed icons', ({ text }) => {
  const named = [...text.matchAll(/<Icon\s[^>]*?name="([^"{]+)"/g)].map((match) => match[1])
  expect(listedIcons(web)).toEqual(expect.arrayContaining(named))
})

test.each(components)('$name has no style attribute, which the content policy would drop', ({ text }) => {
  // A fixed style="..." becomes markup; style:width={...} is set by script and allowed.
  expect(text).not.toMatch(/<[^>]*\sstyle=/)
})
