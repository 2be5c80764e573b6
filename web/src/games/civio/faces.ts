// How CIVIO's cards look: a colour and an icon for each kind, icons for issues and freedoms.
import type { CardInfo } from '../../protocol'

export interface Face {
  kind: string
  title: string // without the word for its kind, which stands above it
  long: boolean // a word in it would not fit at full size
  colour: string // a custom property of app.css
  icon: string
  number: string // printed large: an amendment's number
  year: string
  star: boolean
  issues: string[]
  freedoms: string[]
  amendments: string[]
  attack: boolean
  overrules: boolean
}

const COLOURS: Record<string, string> = {
  case: 'var(--case)',
  amendment: 'var(--amendment)',
  freedom: 'var(--freedom)',
  issue: 'var(--issue)',
  law: 'var(--law)',
  civil_rights_act: 'var(--law)',
  wild: 'var(--special)',
}

const ICONS: Record<string, string> = {
  'issue.school': 'school',
  'issue.censorship': 'eye-off',
  'issue.race': 'users',
  'issue.police': 'gavel',
  'issue.gender': 'heart-handshake',
  'issue.voting': 'checkbox',
  'freedom.religion': 'building-church',
  'freedom.expression': 'speakerphone',
  'freedom.press': 'news',
  'freedom.assembly': 'users-group',
  'freedom.privacy': 'lock',
  'freedom.fair_trial': 'scale',
  'freedom.equality': 'equal',
}

const BY_KIND: Record<string, string> = {
  issue: 'flag',
  freedom: 'sparkles',
  law: 'file-text',
  civil_rights_act: 'file-text',
  wild: 'wand',
}

/** The icon of an issue or a freedom; one that a pack adds has the icon of its kind. */
export function iconOf(id: string): string {
  return ICONS[id] ?? BY_KIND[id.split('.')[0] ?? ''] ?? 'flag'
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

export function faceOf(card: CardInfo): Face {
  const printed = card.printed
  const id = String(printed['id'] ?? '')
  const plain = card.kind === 'issue' || card.kind === 'freedom'
  const title = plain ? String(printed['name'] ?? card.title) : card.title
  return {
    kind: card.kind,
    title,
    long: title.split(/[\s/]/).some((word) => word.length > 8),
    colour: COLOURS[card.kind] ?? 'var(--law)',
    icon: plain ? iconOf(id) : (BY_KIND[card.kind] ?? ''),
    number: card.kind === 'amendment' ? String(printed['number'] ?? '') : '',
    year: String(printed['year'] ?? ''),
    star: Boolean(printed['star']),
    issues: list(printed['issues']).map(iconOf),
    freedoms: list(printed['plus'])
      .filter((ref) => ref.startsWith('freedom.'))
      .map(iconOf),
    amendments: list(printed['amendments']).map((ref) => ref.split('.')[1] ?? ''),
    attack: Boolean(printed['attack']),
    overrules: list(printed['overrules']).length > 0,
  }
}
