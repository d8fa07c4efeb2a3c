import type { BalancedBody } from '#domain/body/balanced-body.ts'
import { LOWEST_HEALTHY_BMI } from '#domain/body/body-mass.ts'
import { fastestWeek } from '#domain/body/energy-target.ts'
import { bmiOf, type KcalPerDay, type Kg, kg } from '#domain/units.ts'
import { healthEventOn } from '#domain/weight-filter/life-events.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { hasEnoughForPace } from './enough-readings.ts'
import type { DoctorReason, PastReview, ReviewInput } from './review-input.ts'

/** Number of raises in a row after which the member should see a doctor. */
const MOST_RAISES = 2
/** A loss of a tenth of the weight in this many days. */
const TENTH = { share: 0.1, days: 56 } as const
/** After the advice to see a doctor, the plan is held for this many days. */
const DOCTORS_DAYS = 28
const WEEK = 7

/** Tissue that this person loses per week at an energy, kg; negative for a gain. */
export function weeklyLossAt(estimate: WeightEstimate, maintenance: number, intake: KcalPerDay): Kg {
  return kg((WEEK * (maintenance - intake)) / estimate.density)
}

/** Whether a weekly loss is, more likely than not, faster than safe. */
export const isTooFast = (body: BalancedBody, { today }: WeightEstimate, weeklyLoss: Kg): boolean =>
  weeklyLoss > fastestWeek(body, today.weight)

/** The number of reviews directly before this one that raised the target. */
function raisesInARow(past: readonly PastReview[]): number {
  const calm = past.findLastIndex(({ kind }) => kind !== 'RAISE')
  return past.length - 1 - calm
}

function hasLostTenth({ days, today }: WeightEstimate): boolean {
  const then = days.find(({ day }) => day === Math.max(0, today.day - TENTH.days))
  return then !== undefined && today.day > then.day && today.weight < (1 - TENTH.share) * then.weight
}

/** Why the member should see a doctor and the weight is only held; null if there is no reason. */
export function doctorReason(input: ReviewInput, estimate: WeightEstimate, weeklyLoss: Kg): DoctorReason | null {
  const { history, past } = input
  const { body } = history
  const ofHealth = healthEventOn(history.events, history.today)
  if (ofHealth !== null) return ofHealth
  if (bmiOf(estimate.today.weight, body.physique.height) < LOWEST_HEALTHY_BMI) return 'UNDERWEIGHT'
  const advised = past[past.findLastIndex(({ doctor }) => doctor !== 'TOO_FAST_AGAIN') + 1]
  if (advised !== undefined && history.today - advised.day < DOCTORS_DAYS) return 'TOO_FAST_AGAIN'
  if (!hasEnoughForPace(estimate)) return null
  if (hasLostTenth(estimate)) return 'LOST_TENTH'
  if (isTooFast(body, estimate, weeklyLoss) && raisesInARow(past) >= MOST_RAISES) return 'TOO_FAST_AGAIN'
  return null
}
