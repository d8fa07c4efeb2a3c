import { type KcalPerDay, kg } from '#domain/units.ts'
import { chanceBelow } from '#domain/weight-filter/band.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import type { PastReview, PlateauAnswer } from './review-input.ts'
import { weeklyLossAt } from './safety.ts'

/**
 * There is a plateau if the plan expects a loss above EXPECTED, kg a week, but the actual loss is below STILL with a
 * probability above SURE.
 */
const EXPECTED = 0.25
const STILL = 0.1
const SURE = 0.7
/** The question is not asked again for this many days. */
const ASKED_FOR = 28
/** If it was asked so often within half a year without an answer, it is not asked again. */
const ASKED_TIMES = 3
const HALF_YEAR = 182
/** After an explanation that will pass by itself, the review waits this many days. */
const WAIT = 14

const WAITS_FOR: readonly PlateauAnswer[] = ['AWAY', 'ILL', 'NEW_SCALE', 'CYCLE', 'SALT_OR_TRAINING']

/** Whether the weight does not change although the plan expects a loss. */
export function isPlateau(estimate: WeightEstimate, maintenance: KcalPerDay, intake: KcalPerDay): boolean {
  const { formulaMaintenance, density, offset } = estimate
  if (weeklyLossAt(estimate, formulaMaintenance, intake) <= EXPECTED) return false
  const loss = weeklyLossAt(estimate, maintenance, intake)
  return chanceBelow(STILL, loss, kg((7 * offset.sd) / density)) > SURE
}

/** Whether the member was asked about a plateau recently, and whether the answer is a reason to wait. */
export function plateauTalk(past: readonly PastReview[], today: number): { asked: boolean; waiting: boolean } {
  const asked = past.findLast(({ kind }) => kind === 'ASK')
  if (asked === undefined) return { asked: false, waiting: false }
  const since = today - asked.day
  const isExplained = asked.plateauAnswer !== null && WAITS_FOR.includes(asked.plateauAnswer)
  const unanswered = past.filter(
    ({ kind, plateauAnswer, day }) => kind === 'ASK' && plateauAnswer === null && today - day <= HALF_YEAR,
  )
  return { asked: since <= ASKED_FOR || unanswered.length >= ASKED_TIMES, waiting: isExplained && since <= WAIT }
}
