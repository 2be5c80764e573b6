// What a card says to those who hear it.
import { say } from '../../lib/words.svelte'
import type { CardInfo } from '../../protocol'
import { issueOf, senatorFace } from './faces'

export function spoken(card: CardInfo | undefined): string {
  if (!card) return say('card-unknown')
  const issue = issueOf(card)
  if (card.kind === 'senator' || card.kind === 'executive') {
    const face = senatorFace(card)
    const rows = face.rows.map((row) => {
      const seat = row.star ? say('sen-has-star') : row.seat ? say('sen-has-seat') : ''
      return [say(`sen-issue-${row.issue}`), row.position, seat].filter(Boolean).join(' ')
    })
    return [card.title, face.party, face.state, say('sen-votes', { count: face.votes }), ...rows].join(', ')
  }
  if (card.kind === 'bill' && issue) {
    const at = say('sen-at', { position: Number(card.printed['position']) })
    const weight = say('sen-weight', { count: Number(card.printed['weight']) })
    return [card.title, card.kind_title, say(`sen-issue-${issue}`), at, weight].join(', ')
  }
  return [card.title, card.kind_title, String(card.printed['text'] ?? '')].filter(Boolean).join(', ')
}
