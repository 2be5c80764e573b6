// What a side is about to declare in a poll: a stance for all, and who votes otherwise. It adds up what the server says.
import type { Ballot, Count, Poll } from './lens'

export type Exceptions = Record<string, Ballot>

/** How a senator votes as things are composed. */
export function ballotOf(poll: Poll, stance: Ballot, exceptions: Exceptions, senator: string): Ballot {
  const voter = poll.voters[senator]
  if (!voter) return poll.fixed[senator]?.[0] ?? 'abstain'
  return exceptions[senator] ?? voter.by[stance]
}

/** Have a senator vote so; a vote that the stance gives anyway is no exception. */
export function withBallot(
  poll: Poll,
  stance: Ballot,
  exceptions: Exceptions,
  senator: string,
  to: Ballot,
): Exceptions {
  const voter = poll.voters[senator]
  if (!voter?.may.includes(to)) return exceptions
  const { [senator]: _before, ...others } = exceptions
  return voter.by[stance] === to ? others : { ...others, [senator]: to }
}

/** The exceptions that are left when the stance changes. */
export function underStance(poll: Poll, stance: Ballot, exceptions: Exceptions): Exceptions {
  const kept = Object.entries(exceptions).filter(([name, ballot]) => poll.voters[name]?.by[stance] !== ballot)
  return Object.fromEntries(kept)
}

/** What the poll would give, with all that is known or expected of the others. */
export function tally(poll: Poll, stance: Ballot, exceptions: Exceptions): Count {
  let [ayes, nays] = poll.base
  for (const [senator, voter] of Object.entries(poll.voters)) {
    const ballot = ballotOf(poll, stance, exceptions, senator)
    if (ballot === 'for') ayes += voter.votes.for
    if (ballot === 'against') nays += voter.votes.against
  }
  const need = poll.needs[Math.min(nays, poll.needs.length - 1)] ?? 0
  return [ayes, nays, need, ayes >= need]
}

/** The choice as it is sent. */
export function asText(stance: Ballot, exceptions: Exceptions): string {
  const named = Object.entries(exceptions).map(([senator, ballot]) => `${ballot} ${senator}`)
  return ['poll', stance, ...named, 'done'].join(' ')
}
