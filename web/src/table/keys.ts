// The whole game by keyboard: a letter for each place, numbers for the cards, Enter and Esc for yes and no.
import type { Key } from '../games/game'
import { settings } from '../lib/settings.svelte'
import type { Table } from './table.svelte'
import type { Tab } from './Side.svelte'

export interface Hands {
  table: Table
  menu: () => void
  side: (tab: Tab) => void
  held: () => string[] // the player's cards in the order of their numbers
  escape: () => void
  keys: Key[] // the game's own
}

interface Letter {
  key: string
  name: string // its line in the list is the message `key-NAME-does`
  act: (hands: Hands) => void
}

/** The letters of every table, as the menu lists them. */
const LETTERS: Letter[] = [
  { key: 'a', name: 'ask', act: () => focusIn('ask') },
  { key: 't', name: 'table', act: () => focusIn('table') },
  { key: 'h', name: 'hand', act: () => focusIn('hand') },
  { key: 'l', name: 'log', act: ({ side }) => side('log') },
  { key: 'k', name: 'card', act: ({ side }) => side('card') },
  { key: 'r', name: 'rules', act: ({ side }) => side('rules') },
  { key: 'i', name: 'hint', act: ({ table }) => void table.hint() },
  { key: 'u', name: 'undo', act: ({ table }) => void table.send({ t: 'undo' }) },
  { key: '?', name: 'help', act: ({ menu }) => menu() },
]

/** Every letter that does something at this table. */
export function letters(own: Key[]): Letter[] {
  const ofTheGame = own.map(({ key, name, press: wanted }) => ({ key, name, act: () => press(wanted) }))
  return [...LETTERS, ...ofTheGame]
}

function focusIn(id: string): void {
  const area = document.getElementById(id)
  const first = area?.querySelector<HTMLElement>('button:not(:disabled), a[href], [tabindex="0"]')
  ;(first ?? area)?.focus()
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Whether a key belongs to what has the focus: a field, or an open dialog. */
function busy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  const typing = target.closest('input, select, textarea, [contenteditable]')
  return Boolean(typing) || Boolean(document.querySelector('dialog[open]'))
}

export function onKey(event: KeyboardEvent, hands: Hands): void {
  // A key that is held down means what it says once.
  if (event.key.length === 1 && !settings.keys) return // whoever dictates, or leans on keys, wants no letter to act
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || busy(event)) return
  if (acts(event, hands)) event.preventDefault()
}

/** Do what the key says; whether it says anything. */
function acts(event: KeyboardEvent, hands: Hands): boolean {
  const { table } = hands
  const pressed = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button, a') : null
  // Enter on a card that is chosen confirms, for its number has brought the focus there; space lets it go again.
  const confirms = !pressed || table.composer.holds(pressed.dataset['card'] ?? '')
  if (event.key === 'Escape') hands.escape()
  else if (event.key === 'Enter' && confirms) {
    if (table.composer.ready) void table.act()
    else if (!pressed) press('.ask .actions .go')
  } else if (/^[1-9]$/.test(event.key)) {
    const card = hands.held()[Number(event.key) - 1]
    if (!card) return false
    table.touch(card)
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus()
  } else {
    const letter = letters(hands.keys).find((one) => one.key === event.key.toLowerCase())
    if (!letter) return false
    letter.act(hands)
  }
  return true
}
