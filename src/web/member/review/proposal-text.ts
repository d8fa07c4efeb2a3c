import type { ReviewView } from '#domain/api/member/review.ts'
import { kg } from '#domain/units.ts'
import { dayText } from '#web/words/dates.ts'
import { differenceText, exactMassText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { ReviewText } from './card-text.ts'
import type { Moment } from './moment.ts'
import { paceReason } from './pace-text.ts'
import { boundWords, proposalWords as words } from './proposal-words.ts'

type Proposal = Extract<ReviewView['decision'], { kind: 'PROPOSE' }>

/** Whether more is proposed although the loss is slow, because the body gets smaller. */
const isSmallerBody = (offset: ReviewView['offset'], change: Proposal['change'], { state }: Moment): boolean =>
  change === 'UP' && (offset.energy > 0 || state === 'RISING')

/** Why another target is proposed. */
const reasonText = (offset: ReviewView['offset'], change: Proposal['change'], moment: Moment): string =>
  isSmallerBody(offset, change, moment) ? words.smallerBody : paceReason(moment.state, offset, moment.mode === 'LOSE')

/** What limited a proposal to eat less, if anything did. It does not matter to a proposal to eat more. */
export const limitsOf = ({ change, bound }: Proposal): readonly string[] =>
  bound === null || change === 'UP' || change === 'KEEP_WEIGHT' ? [] : [boundWords[bound]]

/** What was done when a goal is reached. */
function doneText({ done }: ReviewView, { units }: Moment): readonly string[] {
  if (done === undefined) return []
  const lost = done.startKg - done.kg
  const now = exactMassText(kg(done.kg), units)
  if (lost <= 0) return [words.at(now)]
  return [words.done(done.weeks, exactMassText(kg(done.startKg), units), now, differenceText(kg(lost), units))]
}

/** Somebody who needs no step up to keep the goal weighs less than that: more was lost than they set out for. */
const setOutText = ({ proposed }: Proposal, { before }: ReviewView): readonly string[] =>
  proposed > before ? [words.setOut] : []

/** What keeping the goal means for the energy of the plan. */
function keepingText({ proposed }: Proposal, { before }: ReviewView): readonly string[] {
  const now = formatWhole(before)
  if (proposed === before) return [words.keepingMeans.SAME, words.noStep(now)]
  return [words.keepingMeans[proposed > before ? 'MORE' : 'LESS'], words.firstStep(formatWhole(proposed), now)]
}

/** What is proposed, and why. */
function askText(decision: Proposal, review: ReviewView, moment: Moment): readonly string[] {
  const { change, turn } = decision
  const energies = [formatWhole(decision.proposed), formatWhole(review.before)] as const
  switch (change) {
    case 'RESTART':
      return [words.restart(...energies)]
    case 'KEEP_WEIGHT':
      // A loss that is too fast is not praised, and more food is what helps.
      return moment.state === 'TOO_FAST'
        ? keepingText(decision, review)
        : [...doneText(review, moment), ...setOutText(decision, review), ...keepingText(decision, review)]
    case 'LOSE_AGAIN':
      return [words.loseAgain(...energies), words.orKeep]
    default:
      return [reasonText(review.offset, change, moment), (words.asks[turn ?? 0] ?? words.asks[0])(...energies)]
  }
}

/** The card of a proposal that is not answered. */
export function proposalText(decision: Proposal, review: ReviewView, moment: Moment): ReviewText {
  const { change } = decision
  const from = dayText(review.from, moment.today)
  const rests = change === 'RESTART' ? words.restartsFrom(from) : words.changesFrom(review.readings, from)
  return {
    title: words.titles[change === 'KEEP_WEIGHT' || change === 'RESTART' ? change : 'other'],
    sentences: [...askText(decision, review, moment), ...limitsOf(decision), rests],
    saysState: (change === 'DOWN' || change === 'UP') && !isSmallerBody(review.offset, change, moment),
  }
}
