import type { Days } from '#domain/units.ts'
import type { Review } from './review.ts'
import type { PastReview, PlateauAnswer } from './review-input.ts'

/** The member's answers to a review: to its proposal, and to the question about a plateau. */
export type Answers = { readonly answer: 'YES' | 'KEEP' | null; readonly plateauAnswer: PlateauAnswer | null }

/** What a card told, and how often before. Reviews of earlier versions counted nothing. */
function toldBy(decision: Review['decision']): Pick<PastReview, 'told' | 'turn'> {
  if (decision.kind === 'PROPOSE') return { told: null, turn: decision.turn ?? 0 }
  if (decision.kind !== 'KEEP') return { told: null, turn: null }
  const { why } = decision
  switch (why.kind) {
    case 'AT_LIMIT':
    case 'RISES_AT_LIMIT':
    case 'CUTS_DO_NOT_HELP':
      return { told: why.kind, turn: why.turn === undefined ? 0 : why.turn }
    default:
      return { told: null, turn: null }
  }
}

/** A review in the form that later reviews need. */
export function remembered(
  day: Days,
  { decision, isSteered }: Pick<Review, 'decision' | 'isSteered'>,
  answers: Answers,
): PastReview {
  return {
    day,
    kind: decision.kind,
    proposed: decision.kind === 'PROPOSE' ? decision.proposed : decision.kind === 'STEP' ? decision.target : null,
    change: decision.kind === 'PROPOSE' ? decision.change : null,
    ...toldBy(decision),
    doctor: decision.kind === 'HOLD' ? decision.reason : null,
    isSteered,
    ...answers,
  }
}
