// Links: which of them stay in the page, and which are the browser's.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow, go, place } from './router.svelte'

/** A click on the link that holds this markup; whether the page took it from the browser. */
function click(link: string, options: Partial<MouseEvent> = {}): boolean {
  document.body.innerHTML = link
  const target = document.querySelector('b')
  const preventDefault = vi.fn()
  follow({ target, preventDefault, button: 0, defaultPrevented: false, ...options } as unknown as MouseEvent)
  return preventDefault.mock.calls.length > 0
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  history.replaceState(null, '', '/t/ABC234?at=1')
})

afterEach(() => vi.unstubAllGlobals())

test('a link of ours stays in the page', () => {
  expect(click('<a href="/cards/civio?kind=law"><b>Cards</b></a>')).toBe(true)
  expect(location.pathname).toBe('/cards/civio')
  expect({ ...place }).toEqual({ path: '/cards/civio', search: '?kind=law' })
})

test('a place on this page is gone to by the browser, which takes the focus along', () => {
  expect(click('<a href="#hand"><b>Your hand</b></a>')).toBe(false)
  expect(click('<a href="/t/ABC234?at=2#hand"><b>Elsewhere</b></a>')).toBe(true)
})

test.each([
  ['another site', '<a href="https://example.org/"><b>x</b></a>'],
  ['a file', '<a href="/api/tables/ABC234/record"><b>x</b></a>'],
  ['a download', '<a href="/x" download><b>x</b></a>'],
  ['a new window', '<a href="/x" target="_blank"><b>x</b></a>'],
  ['no link at all', '<b>x</b>'],
])('%s is the browser’s', (_, link) => {
  expect(click(link)).toBe(false)
})

test('a click that something else has dealt with is left alone', () => {
  expect(click('<a href="/x"><b>x</b></a>', { defaultPrevented: true })).toBe(false)
  expect(click('<a href="/x"><b>x</b></a>', { button: 1 })).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s a link is the browser’s', (name) => {
  expect(click('<a href="/cards/civio"><b>x</b></a>', { [name]: true })).toBe(false)
})

test('going back shows what was there', () => {
  go('/cards/civio')
  history.replaceState(null, '', '/t/ABC234')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(place.path).toBe('/t/ABC234')
})
