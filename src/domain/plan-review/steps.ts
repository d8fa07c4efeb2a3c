import { type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import { isBelowCorridor } from './corridor.ts'
import type { Decision } from './review.ts'
import type { PastReview } from './review-input.ts'
import { LEAST_STEP, type ReviewedCase } from './reviewed-case.ts'
import { isNearLowest, isTooFast } from './safety.ts'

/** No change of the aim or the pace moves a target further at once, kcal/d. More follows with the next reviews. */
export const LARGEST_STEP = 150
/** A kept weight that lies above its goal by more than this share gets no further step up. */
const UP_BELOW = 0.01
/** A difference smaller than this multiple of its standard deviation is ignored. */
export const SHARE_OF_UNCERTAINTY = 0.85
/** After "keep my plan" no step in that direction is made for this many days. */
const QUIET = 21

/** The energy one step from the present target towards another one. */
export function stepTowards(current: KcalPerDay, wanted: KcalPerDay): KcalPerDay {
  const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, wanted - current))
  return kcalPerDay(Math.round(current + step))
}

/** Whether a review advised to see a doctor: from then on less food needs a new answer. */
const isForDoctor = ({ kind, doctor }: PastReview): boolean => kind === 'HOLD' && doctor !== null && doctor !== 'BREAK'

/**
 * Whether a target is still on its way to what the member chose: until a review found nothing left to step to, the member
 * kept the plan as it is, or something for a doctor held the weight. A break and raises for safety only interrupt it.
 * @param since the reviews that knew the choice
 */
export const isArriving = (since: readonly PastReview[]): boolean =>
  since.every(
    (review) =>
      (review.kind === 'STEP' && review.answer !== 'KEEP') ||
      (review.kind === 'HOLD' && !isForDoctor(review)) ||
      review.kind === 'RAISE',
  )

/** The energy to which the member's choice leads. Losing goes no lower than the formulas say: further cuts are asked about. */
function chosenEnergy({ input, wanted }: ReviewedCase): KcalPerDay {
  return input.aim === 'KEEP' ? wanted.intake : kcalPerDay(Math.round(Math.max(wanted.intake, wanted.byFormula)))
}

/**
 * The next step to what the member chose on the weight page. It needs no readings and no further answer: choosing was the
 * answer. Nothing is lowered at the goal, below a weight that is kept, near the lowest healthy weight, or while the weight
 * falls too fast.
 */
export function chosenStep(reviewed: ReviewedCase): Decision | null {
  const { input, estimate, weeklyLoss } = reviewed
  const { aim, current, goal, history, isArriving } = input
  const towards = chosenEnergy(reviewed)
  if (!isArriving || Math.abs(towards - current) < LEAST_STEP) return null
  const isLess = towards < current
  const isDone = aim === 'LOSE' ? estimate.today.weight <= goal : isBelowCorridor(estimate.today.weight, goal)
  if (isLess && (isDone || isNearLowest(history.body, estimate))) return null
  if (isLess && (reviewed.state === 'TOO_FAST' || isTooFast(history.body, estimate, weeklyLoss))) return null
  const why = aim === 'KEEP' ? 'KEEPING' : 'LOSING'
  return { kind: 'STEP', target: stepTowards(current, towards), towards, why }
}

const keptLately = (past: readonly PastReview[], today: number): boolean =>
  past.some(({ kind, answer, day }) => kind === 'STEP' && answer === 'KEEP' && today - day < QUIET)

/**
 * A step up for a weight that is kept, as long as the estimate says that more is needed to hold it. Keeping was agreed to,
 * so that it is told, not asked.
 */
export function keepingStep({ input, estimate, wanted }: ReviewedCase): Decision | null {
  const { current, goal, past, history } = input
  const { intake: towards } = wanted
  if (estimate.today.weight > goal * (1 + UP_BELOW) || keptLately(past, history.today)) return null
  if (towards - current < Math.max(LEAST_STEP, SHARE_OF_UNCERTAINTY * estimate.offset.sd)) return null
  return { kind: 'STEP', target: stepTowards(current, towards), towards, why: 'KEEPING' }
}
