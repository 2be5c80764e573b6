// The page's own sentences: Fluent messages, English behind every other language. The game's come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../words/en.ftl?raw'
import { settings } from './settings.svelte'

const others = import.meta.glob<string>(['../words/*.ftl', '!../words/en.ftl'], { query: '?raw', import: 'default' })

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

const english = bundle('en', en)
let chosen: FluentBundle = $state.raw(english)

/** Loads the words of a language; until they are there, and where one lacks, the page speaks English. */
export async function speak(language: string): Promise<void> {
  const load = others[`../words/${language}.ftl`]
  const text = language === 'en' || !load ? undefined : await load()
  if (language === settings.language) chosen = text ? bundle(language, text) : english
}

/** One sentence of the page. */
export function say(name: string, values: Record<string, FluentVariable> = {}): string {
  for (const words of [chosen, english]) {
    const pattern = words.getMessage(name)?.value
    if (pattern) return words.formatPattern(pattern, values)
  }
  return `[${name}]`
}
