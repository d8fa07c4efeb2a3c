import type { Turn } from './review.ts'
import type { PastReview, ProposalKind, ToldReason } from './review-input.ts'

/** What was said and not answered is said again after this many days at the earliest. */
const RESTS = 21
/** After so many times it rests for longer, days. */
const TIMES = 3
const LONG_REST = 182

/** How often a card of these reviews was shown before; null if it has to rest today. */
function turnAfter(said: readonly PastReview[], today: number): Turn {
  const last = said.findLast(({ turn }) => turn !== null)
  if (last === undefined || last.turn === null || today - last.day >= LONG_REST) return 0
  if (today - last.day < RESTS || last.turn + 1 >= TIMES) return null
  return last.turn + 1
}

/** The turn of a card that tells a reason; null while it rests. */
export const turnOfReason = (past: readonly PastReview[], told: ToldReason, today: number): Turn =>
  turnAfter(
    past.filter((review) => review.told === told),
    today,
  )

/** The turn of a proposal: an answer to one, whatever it was, starts anew. Null while it rests. */
export function turnOfProposal(past: readonly PastReview[], change: ProposalKind, today: number): Turn {
  const answered = past.findLastIndex(({ kind, answer }) => kind === 'PROPOSE' && answer !== null)
  return turnAfter(
    past.slice(answered + 1).filter((review) => review.kind === 'PROPOSE' && review.change === change),
    today,
  )
}
