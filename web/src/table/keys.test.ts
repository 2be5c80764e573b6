// The game by keyboard: what each key does, and when the keys belong to something else.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { letters, onKey } from './keys'
import type { Table } from './table.svelte'

function hands(ready = false) {
  const table = {
    composer: { ready, holds: (card: string) => card === 'chosen' },
    act: vi.fn(),
    hint: vi.fn(),
    send: vi.fn(),
    touch: vi.fn(),
  }
  return {
    table: table as typeof table & Table,
    menu: vi.fn(),
    side: vi.fn(),
    held: () => ['school', 'A1'],
    escape: vi.fn(),
    keys: [{ key: 'c', name: 'call', press: '.tool.call' }],
  }
}

/** A key pressed on an element; whether it was taken from the browser. */
function press(key: string, given = hands(), options: KeyboardEventInit = {}, on: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  const listen = (heard: Event) => onKey(heard as KeyboardEvent, given)
  addEventListener('keydown', listen)
  on.dispatchEvent(event)
  removeEventListener('keydown', listen)
  return event.defaultPrevented
}

function element(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement
}

beforeEach(() => {
  document.body.innerHTML = `
    <section id="ask" class="ask"><div class="actions"><button class="go">Draw</button></div></section>
    <section id="hand"><button disabled>no</button><button data-card="school">School</button></section>
    <main id="table" tabindex="-1"><p>empty</p><button class="stack">Supply</button></main>
    <button class="tool call">Call</button>
    <a href="#log">Log</a>
    <input />`
})

describe('letters', () => {
  test.each([
    ['l', 'log'],
    ['R', 'rules'],
    ['k', 'card'],
  ])('%s opens the side at %s', (key, tab) => {
    const given = hands()
    expect(press(key, given)).toBe(true)
    expect(given.side).toHaveBeenCalledExactlyOnceWith(tab)
  })

  test('? opens the menu, Esc begins anew, i asks for a hint, u takes back', () => {
    const given = hands()
    for (const key of ['?', 'Escape', 'i', 'u']) expect(press(key, given)).toBe(true)
    expect(given.menu).toHaveBeenCalledOnce()
    expect(given.escape).toHaveBeenCalledOnce()
    expect(given.table.hint).toHaveBeenCalledOnce()
    expect(given.table.send).toHaveBeenCalledExactlyOnceWith({ t: 'undo' })
  })

  test('h goes to the first card that can be pressed, t to the first thing on the table', () => {
    press('h')
    expect(document.activeElement?.textContent).toBe('School')
    press('t')
    expect(document.activeElement?.textContent).toBe('Supply')
    element('#table').innerHTML = '<p>empty</p>'
    press('t')
    expect(document.activeElement?.id).toBe('table')
  })

  test('a game’s own letter presses what it names, if that is there', () => {
    const call = vi.fn()
    element('.call').onclick = call
    press('c')
    expect(call).toHaveBeenCalledOnce()
    element('.call').remove()
    expect(press('c')).toBe(true)
    expect(press('c', { ...hands(), keys: [] })).toBe(false)
  })

  test('every letter is listed once, the game’s own after those of all tables', () => {
    const listed = letters(hands().keys).map(({ key }) => key)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.at(-1)).toBe('c')
    for (const key of listed) expect(press(key)).toBe(true)
  })

  test('a key that means nothing is left to the browser', () => {
    expect(press('q')).toBe(false)
    expect(press('F5')).toBe(false)
  })
})

describe('numbers', () => {
  test('touch the card of that number and go to it', () => {
    const given = hands()
    expect(press('1', given)).toBe(true)
    expect(given.table.touch).toHaveBeenCalledExactlyOnceWith('school')
    expect(document.activeElement?.textContent).toBe('School')
  })

  test('a number without a card does nothing', () => {
    const given = hands()
    expect(press('3', given)).toBe(false)
    expect(given.table.touch).not.toHaveBeenCalled()
  })
})

describe('Enter', () => {
  test('confirms what is composed', () => {
    const given = hands(true)
    const go = vi.fn()
    element('.go').onclick = go
    press('Enter', given)
    expect(given.table.act).toHaveBeenCalledExactlyOnceWith()
    expect(go).not.toHaveBeenCalled()
  })

  test('is the first button where nothing is', () => {
    const given = hands()
    const go = vi.fn()
    element('.go').onclick = go
    press('Enter', given)
    expect(go).toHaveBeenCalledOnce()
    expect(given.table.act).not.toHaveBeenCalled()
  })

  test.each(['.stack', 'a'])('belongs to the %s that has the focus', (selector) => {
    const given = hands(true)
    expect(press('Enter', given, {}, element(selector))).toBe(false)
    expect(given.table.act).not.toHaveBeenCalled()
  })
})

describe('Enter on a card', () => {
  test('confirms where the card is chosen, and is the card’s own where it is not', () => {
    const given = hands(true)
    const card = element('[data-card]')
    expect(press('Enter', given, {}, card)).toBe(false)
    card.dataset['card'] = 'chosen'
    expect(press('Enter', given, {}, card)).toBe(true)
    expect(given.table.act).toHaveBeenCalledExactlyOnceWith()
  })
})

describe('keys of others', () => {
  test('a key that is held down counts once', () => {
    const given = hands()
    expect(press('u', given, { repeat: true })).toBe(false)
    expect(given.table.send).not.toHaveBeenCalled()
  })

  test('letters and numbers do nothing for those who do not want it; Enter and Esc do', () => {
    const given = hands(true)
    settings.keys = false
    for (const key of ['u', '1', '?']) expect(press(key, given)).toBe(false)
    for (const key of ['Enter', 'Escape']) expect(press(key, given)).toBe(true)
    settings.keys = true
    expect(given.table.send).not.toHaveBeenCalled()
    expect(given.table.touch).not.toHaveBeenCalled()
    expect(given.menu).not.toHaveBeenCalled()
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s they are the browser’s', (name) => {
    const given = hands()
    expect(press('r', given, { [name]: true })).toBe(false)
    expect(given.side).not.toHaveBeenCalled()
  })

  test('in a field they are letters', () => {
    const given = hands()
    expect(press('r', given, {}, element('input'))).toBe(false)
    expect(given.side).not.toHaveBeenCalled()
  })

  test('in a dialog they are the dialog’s', () => {
    const given = hands()
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
    expect(press('Escape', given)).toBe(false)
    expect(given.escape).not.toHaveBeenCalled()
  })
})
