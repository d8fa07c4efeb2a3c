import type { BalancedBody } from '#domain/body/balanced-body.ts'
import { LOWEST_HEALTHY_BMI } from '#domain/body/body-mass.ts'
import { fastestWeek } from '#domain/body/energy-target.ts'
import { bmiOf, type KcalPerDay, type Kg, kg } from '#domain/units.ts'
import { healthEventOn } from '#domain/weight-filter/life-events.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { knowsPace } from './enough-readings.ts'
import type { DoctorReason, PastReview, ReviewInput } from './review-input.ts'

/** Raises in a row after which a doctor is to look. */
const MOST_RAISES = 2
/** A tenth of the weight in so many days. */
const TENTH = { share: 0.1, days: 56 } as const
/** A doctor who was advised is given so many days before the plan goes on. */
const DOCTORS_DAYS = 28
const WEEK = 7

/** Tissue that a week at an energy takes off this person, kg; negative where it puts some on. */
export function weeklyLossAt(estimate: WeightEstimate, maintenance: number, intake: KcalPerDay): Kg {
  return kg((WEEK * (maintenance - intake)) / estimate.density)
}

/** Whether a weekly loss is more likely than not faster than safe. */
export const isTooFast = (body: BalancedBody, { today }: WeightEstimate, weeklyLoss: Kg): boolean =>
  weeklyLoss > fastestWeek(body, today.weight)

/** The reviews right before this one that raised the target. */
function raisesInARow(past: readonly PastReview[]): number {
  const calm = past.findLastIndex(({ kind }) => kind !== 'RAISE')
  return past.length - 1 - calm
}

function hasLostTenth({ days, today }: WeightEstimate): boolean {
  const then = days.find(({ day }) => day === Math.max(0, today.day - TENTH.days))
  return then !== undefined && today.day > then.day && today.weight < (1 - TENTH.share) * then.weight
}

/** Why a doctor is to be asked and the weight only held; null where nothing speaks for it. */
export function doctorReason(input: ReviewInput, estimate: WeightEstimate, weeklyLoss: Kg): DoctorReason | null {
  const { history, past } = input
  const { body } = history
  const ofHealth = healthEventOn(history.events, history.today)
  if (ofHealth !== null) return ofHealth
  if (bmiOf(estimate.today.weight, body.physique.height) < LOWEST_HEALTHY_BMI) return 'UNDERWEIGHT'
  const advised = past[past.findLastIndex(({ doctor }) => doctor !== 'TOO_FAST_AGAIN') + 1]
  if (advised !== undefined && history.today - advised.day < DOCTORS_DAYS) return 'TOO_FAST_AGAIN'
  if (!knowsPace(estimate)) return null
  if (hasLostTenth(estimate)) return 'LOST_TENTH'
  if (isTooFast(body, estimate, weeklyLoss) && raisesInARow(past) >= MOST_RAISES) return 'TOO_FAST_AGAIN'
  return null
}
