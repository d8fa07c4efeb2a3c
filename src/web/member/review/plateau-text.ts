import type { PlateauAnswer } from '#domain/plan-review/review-input.ts'
import type { ReviewText } from './card-text.ts'
import { plateauReplies as replies } from './plateau-words.ts'

const replyTo = {
  AWAY: replies.waitForDays,
  ILL: replies.waitForDays,
  NEW_SCALE: replies.waitForDays,
  CYCLE: replies.waitForWater,
  SALT_OR_TRAINING: replies.waitForWater,
  BESIDE_PLAN: replies.besidePlan,
  NOTHING: replies.nothing,
} as const satisfies Record<PlateauAnswer, { title: string; text: string }>

/** What follows from an answer to why the weight does not change. */
export function plateauText(answer: PlateauAnswer): ReviewText {
  const { title, text } = replyTo[answer]
  return { title, sentences: [text] }
}
