// The page's own sentences: Fluent messages, English behind every other language. What a rule says comes from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../words/en.ftl?raw'
import { settings } from './settings.svelte'

type Load = () => Promise<string>

const files = import.meta.glob<string>(['../words/*.ftl', '../games/*/words/*.ftl', '!../words/en.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Load | undefined>
const folders = ['../words'] // whose words are spoken: the frame's, and those of the games that are on the screen

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

async function gather(language: string): Promise<FluentBundle> {
  const loads = folders.map((folder) => files[`${folder}/${language}.ftl`])
  const texts = await Promise.all(loads.map((load) => load?.() ?? ''))
  return bundle(language, language === 'en' ? [en, ...texts] : texts)
}

let english: FluentBundle = $state.raw(bundle('en', [en]))
let chosen: FluentBundle | null = $state.raw(null)

/** Loads the words of a language; until they are there, and where one lacks, the page speaks English. */
export async function speak(language: string): Promise<void> {
  const many = folders.length
  const found = language === 'en' ? null : await gather(language)
  // Two games may learn at once: what was gathered before the second had come is not all.
  if (language === settings.language && many === folders.length) chosen = found
}

/** Adds the words of a game to all that is spoken. */
export async function learn(folder: string): Promise<void> {
  if (folders.includes(folder)) return
  folders.push(folder)
  const many = folders.length
  const found = await gather('en')
  if (many === folders.length) english = found
  await speak(settings.language)
}

/** One sentence of the page. */
export function say(name: string, values: Record<string, FluentVariable> = {}): string {
  for (const words of [chosen, english]) {
    const pattern = words?.getMessage(name)?.value
    if (words && pattern) return words.formatPattern(pattern, values)
  }
  return `[${name}]`
}
