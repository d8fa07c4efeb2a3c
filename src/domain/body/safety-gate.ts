import type { Choice, Gender } from '#domain/answers/choices.ts'
import { eventLimits } from '#domain/answers/limits.ts'
import { bmiOf, type Cm, type Days, days, type KcalPerDay, type Kg, years } from '#domain/units.ts'
import { type ActivityAnswers, physicalActivity } from './activity.ts'
import { type BalancedBody, balancedBody } from './balanced-body.ts'
import { LOWEST_HEALTHY_BMI, lowestHealthyGoal } from './body-mass.ts'
import { energyFloor } from './energy-target.ts'
import { intakeForGoal, type LossPlan, planLoss } from './loss-plan.ts'
import { implausible, type MeasuredKey } from './plausible.ts'

/** Everything that may affect a forecast: physiology, and no other answer of a person. */
export type Person = {
  readonly sex: Gender
  readonly age: Choice<'age'>
  readonly height: Cm
  readonly weight: Kg
  readonly activity: ActivityAnswers
}

export type Wish = {
  readonly goalWeight: Kg
  /** An event to be ready for. One that is past, or more than two years away, is ignored. */
  readonly event?: { readonly inDays: Days } | null
}

/** What may be offered to a person: the first code that applies, in this order. */
export type Gate =
  | { readonly code: 'INPUT_IMPLAUSIBLE'; readonly fields: readonly MeasuredKey[] }
  | { readonly code: 'UNDERWEIGHT_NOW'; readonly body: BalancedBody }
  | { readonly code: 'GOAL_UNDERWEIGHT'; readonly body: BalancedBody; readonly minGoal: Kg }
  | { readonly code: 'NO_LOSS_WANTED'; readonly body: BalancedBody; readonly gainWanted: boolean }
  | { readonly code: 'DEFICIT_TOO_SMALL'; readonly body: BalancedBody }
  | {
      readonly code: 'EVENT_TOO_SOON'
      readonly body: BalancedBody
      readonly plan: LossPlan
      readonly eventDay: Days
      readonly neededIntake: KcalPerDay | null
    }
  | { readonly code: 'FAR_GOAL'; readonly body: BalancedBody; readonly plan: LossPlan; readonly eventDay: Days | null }
  | {
      readonly code: 'OK'
      readonly body: BalancedBody
      readonly plan: LossPlan
      readonly eventDay: Days | null
      readonly goalDay: Days
    }

/** A goal within this many kg of the present weight counts as the present weight. */
export const SAME_WEIGHT = 0.5
/** A deficit below this, kcal a day, is lost in the error of any estimate. */
export const SMALLEST_DEFICIT = 100

/** A plan is computed for at least this long, days: what comes after a goal belongs to its forecast. */
const FIRST_YEAR = 365

function eventDayOf({ event }: Wish): Days | null {
  const day = days(Math.floor(event?.inDays ?? 0))
  return day >= eventLimits.minDays && day <= eventLimits.maxDays ? day : null
}

/** Decides from the body only whether a plan to lose weight may be made, and makes it. */
export function safetyGate(person: Person, wish: Wish): Gate {
  const { sex, height, weight } = person
  const { goalWeight } = wish
  const fields = implausible({ height, weight, goalWeight })
  if (fields.length > 0) return { code: 'INPUT_IMPLAUSIBLE', fields }

  const body = balancedBody({ sex, age: years(person.age), height, weight }, physicalActivity(person.activity))
  if (bmiOf(weight, height) < LOWEST_HEALTHY_BMI) return { code: 'UNDERWEIGHT_NOW', body }
  if (bmiOf(goalWeight, height) < LOWEST_HEALTHY_BMI) {
    return { code: 'GOAL_UNDERWEIGHT', body, minGoal: lowestHealthyGoal(height) }
  }
  if (goalWeight >= weight - SAME_WEIGHT) {
    return { code: 'NO_LOSS_WANTED', body, gainWanted: goalWeight > weight + SAME_WEIGHT }
  }
  if (body.expenditure - energyFloor[sex] < SMALLEST_DEFICIT) return { code: 'DEFICIT_TOO_SMALL', body }

  const eventDay = eventDayOf(wish)
  const plan = planLoss(body, goalWeight, days(Math.max(eventDay ?? 0, FIRST_YEAR)))
  const { goalDay } = plan
  if (eventDay !== null && (goalDay === null || goalDay > eventDay)) {
    const neededIntake = intakeForGoal(body, goalWeight, eventDay)
    return { code: 'EVENT_TOO_SOON', body, plan, eventDay, neededIntake }
  }
  if (goalDay === null) return { code: 'FAR_GOAL', body, plan, eventDay }
  return { code: 'OK', body, plan, eventDay, goalDay }
}

/** Reasons to talk to a doctor first that follow from the body and the answers on activity. */
export type Advisory = 'BMI_40_PLUS' | 'VERY_OUT_OF_BREATH' | 'AGE_60_BAND'

export function advisoriesFor({ age, height, weight, activity }: Person): readonly Advisory[] {
  const advisories: Advisory[] = []
  if (bmiOf(weight, height) >= 40) advisories.push('BMI_40_PLUS')
  if (activity.feelAfterTakingStairs === 'VERY_OUT_OF_BREATH') advisories.push('VERY_OUT_OF_BREATH')
  if (age === 60) advisories.push('AGE_60_BAND')
  return advisories
}
