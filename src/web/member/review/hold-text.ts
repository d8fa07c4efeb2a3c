import type { ReviewView } from '#domain/api/member/review.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import type { ReviewText } from './card-text.ts'
import { holdWords as words } from './hold-words.ts'

type HoldReason = Extract<ReviewView['decision'], { kind: 'HOLD' }>['reason']

/**
 * Why the weight is only held. What a member reported is not put as a warning, because they know it. `from` is the day
 * from which the plan has other food for it; null if it stays as it is.
 */
export function holdText(reason: HoldReason, from: string | null, state: WeightState): ReviewText {
  const { titles, show } = words
  const held = from === null ? words.stillHeld : words.held(from)
  switch (reason) {
    case 'PREGNANT_OR_BREASTFEEDING':
      return { title: titles.holds, sentences: [held, words.pregnant] }
    case 'ILLNESS_WITH_FEVER':
      return { title: titles.fever, sentences: [held, words.fever] }
    case 'SURGERY':
    case 'NEW_MEDICATION':
      return { title: titles.holds, sentences: [held, words.medical] }
    case 'EATING_DISORDER':
      return { title: titles.eatingDisorder, sentences: [held, words.eatingDisorder] }
    case 'BREAK':
      return { title: titles.break, sentences: [from === null ? words.onBreak : words.break(from), words.breakEnds] }
    case 'UNDERWEIGHT':
      return { title: titles.advised, sentences: [words.underweight, held, show] }
    case 'LOST_TENTH':
      return { title: titles.advised, sentences: [words.lostTenth, held, show] }
    case 'TOO_FAST_AGAIN':
      return {
        title: titles.advised,
        sentences: [state === 'TOO_FAST' ? words.stillTooFast : words.wasTooFast, held, show],
      }
  }
}
