import type { BalancedBody } from '#domain/body/balanced-body.ts'
import { LOWEST_HEALTHY_BMI } from '#domain/body/body-mass.ts'
import { fastestWeek } from '#domain/body/energy-target.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import { NEAR_LOWEST_BMI, type WeightAlarm, weightAlarms } from '#domain/body/weight-watch.ts'
import { bmiOf, type KcalPerDay, type Kg, kg } from '#domain/units.ts'
import { healthEventOn } from '#domain/weight-filter/life-events.ts'
import { viableBody } from '#domain/weight-filter/viable-body.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
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

/** Water, kg, that goes if as much less is eaten as is spent: glycogen with its water, and sodium. */
const WATER_OF_EXPENDITURE = 3.6
/** After a change of what is eaten, its water moves for so many days. */
const WATER_DAYS = 14
/** A fall of this many kg a week is one, not chance. */
const FALLS = 0.1

function intakeOn(stages: readonly Stage[], body: BalancedBody, day: number): number {
  if (day < 0) return body.expenditure
  return stages.findLast(({ fromDay }) => fromDay <= day)?.intake ?? body.expenditure
}

/** What the readings alone show, whatever the estimate says. Each of them leads to a decision for safety. */
export function alarmsOf(history: WeighingHistory): ReadonlySet<WeightAlarm> {
  const { today } = history
  const body = viableBody(history.body)
  const stages = history.stages.toSorted((a, b) => a.fromDay - b.fromDay)
  const waterSince = (day: number): Kg => {
    const eatenLess = intakeOn(stages, body, day - WATER_DAYS) - intakeOn(stages, body, today)
    return kg((WATER_OF_EXPENDITURE * Math.max(0, eatenLess)) / body.expenditure)
  }
  const seen = history.readings.filter(({ day }) => day <= today)
  return new Set(weightAlarms(seen, body, today, waterSince))
}

/** Whether the weight is near the lowest healthy one: nothing less is proposed there. */
export const isNearLowest = (body: BalancedBody, { today }: WeightEstimate): boolean =>
  bmiOf(today.weight, body.physique.height) < NEAR_LOWEST_BMI

/** Whether the weight falls towards the lowest healthy one and is near it. */
export const isNearUnderweight = (body: BalancedBody, estimate: WeightEstimate, weeklyLoss: Kg): boolean =>
  weeklyLoss > FALLS && isNearLowest(body, estimate)

/** Why the member should see a doctor and the weight is only held; null if there is no reason. */
export function doctorReason(
  input: ReviewInput,
  estimate: WeightEstimate,
  weeklyLoss: Kg,
  alarms: ReadonlySet<WeightAlarm>,
): DoctorReason | null {
  const { history, past } = input
  const { body } = history
  const ofHealth = healthEventOn(history.events, history.today)
  if (ofHealth !== null) return ofHealth
  const isLight = bmiOf(estimate.today.weight, body.physique.height) < LOWEST_HEALTHY_BMI
  if (isLight || alarms.has('UNDERWEIGHT')) return 'UNDERWEIGHT'
  const advised = past[past.findLastIndex(({ doctor }) => doctor !== 'TOO_FAST_AGAIN') + 1]
  if (advised !== undefined && history.today - advised.day < DOCTORS_DAYS) return 'TOO_FAST_AGAIN'
  const isKnown = hasEnoughForPace(estimate)
  if (alarms.has('LOST_TENTH') || (isKnown && hasLostTenth(estimate))) return 'LOST_TENTH'
  const isFast = alarms.has('TOO_FAST') || (isKnown && isTooFast(body, estimate, weeklyLoss))
  if (isFast && raisesInARow(past) >= MOST_RAISES) return 'TOO_FAST_AGAIN'
  return null
}
