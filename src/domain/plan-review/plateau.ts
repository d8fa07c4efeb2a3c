import { type KcalPerDay, kg } from '#domain/units.ts'
import { chanceBelow } from '#domain/weight-filter/band.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import type { PastReview, PlateauAnswer } from './review-input.ts'
import { weeklyLossAt } from './safety.ts'

/** A plan that expects more than this, kg a week, while with this chance less than that is lost, stands still. */
const EXPECTED = 0.25
const STILL = 0.1
const SURE = 0.7
/** A question is not asked again for so many days. */
const ASKED_FOR = 28
/** What time will tell is given so many days. */
const WAIT = 14

const WAITS_FOR: readonly PlateauAnswer[] = ['AWAY', 'ILL', 'NEW_SCALE', 'CYCLE', 'SALT_OR_TRAINING']

/** Whether the weight stands still though the plan expects a loss. */
export function isPlateau(estimate: WeightEstimate, maintenance: KcalPerDay, intake: KcalPerDay): boolean {
  const { formulaMaintenance, density, offset } = estimate
  if (weeklyLossAt(estimate, formulaMaintenance, intake) <= EXPECTED) return false
  const loss = weeklyLossAt(estimate, maintenance, intake)
  return chanceBelow(STILL, loss, kg((7 * offset.sd) / density)) > SURE
}

/** Whether a member was asked lately, and whether what they said is to be waited for. */
export function plateauTalk(past: readonly PastReview[], today: number): { asked: boolean; waiting: boolean } {
  const asked = past.findLast(({ kind }) => kind === 'ASK')
  if (asked === undefined) return { asked: false, waiting: false }
  const since = today - asked.day
  const isExplained = asked.plateauAnswer !== null && WAITS_FOR.includes(asked.plateauAnswer)
  return { asked: since <= ASKED_FOR, waiting: isExplained && since <= WAIT }
}
