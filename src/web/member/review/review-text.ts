import type { ReviewView } from '#domain/api/member/review.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { dayText } from '#web/words/dates.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { ReviewText } from './card-text.ts'
import { holdText } from './hold-text.ts'
import { holdWords } from './hold-words.ts'
import type { Moment } from './moment.ts'
import { askedTitles } from './pace-words.ts'
import { plateauText } from './plateau-text.ts'
import { proposalText } from './proposal-text.ts'
import { raiseTitles, wasTooFast } from './raise-words.ts'
import { reviewWords as words } from './review-words.ts'
import { stepText } from './step-text.ts'
import { toldText } from './told-text.ts'

const askedText = (state: WeightState): ReviewText | null =>
  state === 'TOO_FAST' ? null : { title: askedTitles[state], sentences: [words.asked] }

/** Whether a proposal asks for less food while the weight falls too fast: it is not shown. */
const isUnsafe = ({ decision, answer }: ReviewView, { state }: Moment): boolean =>
  decision.kind === 'PROPOSE' && answer === null && state === 'TOO_FAST' && decision.proposed < decision.target

/** The card of a review; null if it has nothing to say. */
export function reviewText(review: ReviewView, moment: Moment): ReviewText | null {
  const { decision, answer, now, before } = review
  const { state, today } = moment
  const from = dayText(review.from, today)
  const stays = { title: words.stays.title, sentences: [words.stays.text(formatWhole(now))] }
  if (isUnsafe(review, moment)) return null
  switch (decision.kind) {
    case 'KEEP':
      return toldText(decision.why, state, moment.mode === 'LOSE')
    case 'ASK':
      return review.plateauAnswer === null ? askedText(state) : plateauText(review.plateauAnswer)
    case 'PROPOSE':
      if (answer === 'YES')
        return { title: words.changed.title, sentences: [words.changed.text(from, formatWhole(now))] }
      return answer === 'KEEP' ? stays : proposalText(decision, review, moment)
    case 'STEP':
      return answer === 'KEEP' ? stays : stepText(decision, before, from)
    case 'RAISE':
      if (now === before) return stays
      return {
        title: decision.why === 'TOO_FAST' && state !== 'TOO_FAST' ? wasTooFast : raiseTitles[decision.why],
        sentences: [
          words.raised(from, formatWhole(now - before)),
          ...(decision.why === 'NEAR_UNDERWEIGHT' ? [holdWords.show] : []),
        ],
      }
    case 'HOLD':
      return holdText(decision.reason, now === before ? null : from, state)
  }
}
