import type { Days } from '#domain/units.ts'
import type { Review } from './review.ts'
import type { PastReview, PlateauAnswer } from './review-input.ts'

/** The member's answers to a review: to its proposal, and to the question about a plateau. */
export type Answers = { readonly answer: 'YES' | 'KEEP' | null; readonly plateauAnswer: PlateauAnswer | null }

/** A review in the form that later reviews need. */
export function remembered(
  day: Days,
  { decision, isSteered }: Pick<Review, 'decision' | 'isSteered'>,
  answers: Answers,
): PastReview {
  return {
    day,
    kind: decision.kind,
    proposed: decision.kind === 'PROPOSE' ? decision.proposed : null,
    doctor: decision.kind === 'HOLD' ? decision.reason : null,
    isSteered,
    ...answers,
  }
}
