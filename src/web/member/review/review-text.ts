import type { ReviewView } from '#domain/api/member/review.ts'
import { dayText } from '#web/words/dates.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { ReviewText } from './card-text.ts'
import { holdText } from './hold-text.ts'
import { isDoctorAdvised, type Moment } from './moment.ts'
import { askedTitles } from './pace-words.ts'
import { plateauText } from './plateau-text.ts'
import { proposalText } from './proposal-text.ts'
import { doctorSoon, moreFood, raiseTitles, wasTooFast } from './raise-words.ts'
import { reviewWords as words } from './review-words.ts'
import { stepText } from './step-text.ts'
import { toldText } from './told-text.ts'

const askedText = ({ state }: Moment): ReviewText | null =>
  state === 'TOO_FAST' ? null : { title: askedTitles[state], sentences: [words.asked], saysState: true }

type Raise = Extract<ReviewView['decision'], { kind: 'RAISE' }>

/** More food for safety: why, unless a note of the page says it, and how much, unless another one does. */
function raisedText({ why }: Raise, review: ReviewView, moment: Moment): ReviewText {
  const { note = null, moreFoodFrom = null, state, today } = moment
  const isFast = state === 'TOO_FAST'
  const isSaid = note === 'UNDERWEIGHT' ? why !== 'BELOW_GOAL' : note === 'TOO_FAST' && why === 'TOO_FAST'
  const title = isSaid ? moreFood : why === 'TOO_FAST' && !isFast ? wasTooFast : raiseTitles[why]
  // Days as text sort in calendar order.
  const isNoted = moreFoodFrom !== null && review.from <= moreFoodFrom
  return {
    title,
    sentences: [
      ...(isNoted ? [] : [words.raised(dayText(review.from, today), formatWhole(review.now - review.before))]),
      ...(isDoctorAdvised(moment) ? [] : [words.eatAll]),
      ...(why === 'NEAR_UNDERWEIGHT' && !isDoctorAdvised(moment) ? [doctorSoon] : []),
    ],
    saysState: why === 'TOO_FAST' && isFast,
  }
}

/** Whether a proposal asks for less food while the weight falls too fast: it is not shown. */
const isUnsafe = ({ decision, answer }: ReviewView, { state }: Moment): boolean =>
  decision.kind === 'PROPOSE' && answer === null && state === 'TOO_FAST' && decision.proposed < decision.target

/** The card of a review; null if it has nothing to say. */
export function reviewText(review: ReviewView, moment: Moment): ReviewText | null {
  const { decision, answer, now, before } = review
  const { today } = moment
  const from = dayText(review.from, today)
  const stays = { title: words.stays.title, sentences: [words.stays.text(formatWhole(now))] }
  if (isUnsafe(review, moment)) return null
  switch (decision.kind) {
    case 'KEEP':
      return toldText(decision.why, moment)
    case 'ASK':
      return review.plateauAnswer === null ? askedText(moment) : plateauText(review.plateauAnswer)
    case 'PROPOSE':
      if (answer === 'YES')
        return { title: words.changed.title, sentences: [words.changed.text(from, formatWhole(now))] }
      return answer === 'KEEP' ? stays : proposalText(decision, review, moment)
    case 'STEP':
      return answer === 'KEEP' ? stays : stepText(decision, before, from)
    case 'RAISE':
      return now === before ? stays : raisedText(decision, review, moment)
    case 'HOLD':
      return holdText(decision.reason, now === before ? null : from, moment)
  }
}
