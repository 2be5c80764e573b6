// The whole game by keyboard: a letter for each place, numbers for the cards, Enter and Esc for yes and no.
import { settings } from '../lib/settings.svelte'
import type { Table } from './table.svelte'
import type { Tab } from './Side.svelte'

interface Hands {
  table: Table
  menu: () => void
  side: (tab: Tab) => void
  held: () => string[] // the player's cards in the order of their numbers
  escape: () => void
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
  const { table } = hands
  const pressed = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button, a') : null
  // Enter on a card that is chosen confirms, for its number has brought the focus there; space lets it go again.
  const confirms = !pressed || table.composer.holds(pressed.dataset['card'] ?? '')
  const acts: Record<string, () => void> = {
    Escape: () => hands.escape(),
    '?': () => hands.menu(),
    l: () => hands.side('log'),
    r: () => hands.side('rules'),
    k: () => hands.side('card'),
    h: () => focusIn('hand'),
    t: () => focusIn('table'),
    a: () => focusIn('ask'),
    i: () => void table.hint(),
    u: () => void table.send({ t: 'undo' }),
    s: () => press('.stack.lit'),
    c: () => press('.tool.call'),
  }
  if (event.key === 'Enter' && confirms) {
    if (table.composer.ready) void table.act()
    else if (!pressed) press('.ask .actions .go')
  } else if (/^[1-9]$/.test(event.key)) {
    const card = hands.held()[Number(event.key) - 1]
    if (!card) return
    table.touch(card)
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus()
  } else {
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    act()
  }
  event.preventDefault()
}
