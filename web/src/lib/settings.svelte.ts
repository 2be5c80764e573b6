// What this device remembers: language, theme, motion, how the table tidies itself, and whether keys play.

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'off'

interface Kept {
  language: string
  theme: Theme
  motion: Motion
  tidy: boolean
  keys: boolean
  name: string
}

export const LANGUAGES: Record<string, string> = { en: 'English', es: 'Español' }
const KEY = 'hemicycle'

function firstLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag) => tag in LANGUAGES) ?? 'en'
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {} // storage is shut, or holds something else: begin afresh
  }
}

export const settings: Kept = $state({
  language: firstLanguage(),
  theme: 'system',
  motion: 'system',
  tidy: true,
  keys: true,
  name: '',
  ...kept(),
})

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

function show(): void {
  const root = document.documentElement
  const theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme
  root.dataset.theme = theme
  root.dataset.motion = settings.motion
  root.lang = settings.language
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion !== 'off' && !still.matches
}

/** Keeps the settings on this device and applies them, now and whenever one changes. */
export function keepSettings(): void {
  dark.addEventListener('change', show)
  $effect.root(() => {
    $effect(() => {
      show()
      try {
        localStorage.setItem(KEY, JSON.stringify(settings))
      } catch {
        // Storage is shut: the settings last as long as the page.
      }
    })
  })
}
