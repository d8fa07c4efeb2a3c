import { type Days, days, type KcalPerDay, type Kg, kcalPerDay, kg } from '#domain/units.ts'
import { type BalancedBody, type BodyState, weightOf } from './balanced-body.ts'
import { bisect } from './bisect.ts'
import { type EnergyTarget, energyTarget } from './energy-target.ts'
import { maintenanceIntake } from './maintenance.ts'
import { nextDay } from './weight-model.ts'

/** How far ahead a plan is computed: two years. */
export const HORIZON = days(730)

/** With one step a day the weight is right to 0.02 kg, and after a week to less than a gram: enough for a search. */
const SEARCH_STEPS = 1

/**
 * The first day on which a constant intake, starting from balance, brings the weight down to a goal; null if that takes
 * longer than `limit`. The search stops at the goal.
 */
export function goalDayAt(
  body: BalancedBody,
  goal: Kg,
  intake: KcalPerDay,
  limit: Days = HORIZON,
  steps?: number,
): Days | null {
  let state = body.start
  for (let day = 0; day <= limit; day++) {
    if (weightOf(state) <= goal) return days(day)
    state = nextDay(body, state, intake, steps)
  }
  return null
}

/**
 * The highest daily intake that reaches a goal by a day, to a tenth of a kilocalorie; null if not even fasting would.
 * It explains why a wish is too much for its date and can be far below what a person should eat: it is not a plan.
 */
export function intakeForGoal(body: BalancedBody, goal: Kg, by: Days): KcalPerDay | null {
  const reaches = (intake: number) => goalDayAt(body, goal, kcalPerDay(intake), by, SEARCH_STEPS) !== null
  if (!reaches(0)) return null
  return kcalPerDay(bisect(0, body.expenditure, 0.1, reaches).low)
}

/** A plan lasts four weeks; the next one starts from the body that this one leaves. */
const PLAN_DAYS = 28

/** Precision of the intake of the last day, kcal; that is less than a milligram on the scale. */
const GOAL_DAY_PRECISION = 0.001

export type Stage = { readonly fromDay: Days; readonly intake: KcalPerDay }

export type LossPlan = {
  readonly target: EnergyTarget
  /** The daily energy of each four weeks; once the goal is reached, the last stage holds it. */
  readonly stages: readonly Stage[]
  /**
   * Day by day from day 0 to the goal, or to the requested day if that is later; two years if the goal is not reached.
   */
  readonly course: readonly BodyState[]
  /** First day at the goal; null if it is not reached within two years. */
  readonly goalDay: Days | null
}

/**
 * Follows the energy target to a goal, then continues at the intake that holds it. The target is recomputed every four
 * weeks, because at a fixed intake the loss levels off. `through` adds days after the goal, up to that day.
 */
export function planLoss(body: BalancedBody, goal: Kg, through: Days = days(0)): LossPlan {
  const target = energyTarget(body, body.start)
  const stages: Stage[] = [{ fromDay: days(0), intake: target.intake }]
  const course = [body.start]
  let state = body.start
  let intake = target.intake
  let goalDay: Days | null = null
  for (let day = 1; day <= HORIZON && (goalDay === null || day <= through); day++) {
    const tomorrow = nextDay(body, state, intake)
    if (goalDay === null && weightOf(tomorrow) <= goal) {
      goalDay = days(day)
      state = goalDayState(body, state, intake, goal)
      intake = maintenanceIntake(body, state)
      stages.push({ fromDay: goalDay, intake })
    } else {
      state = tomorrow
    }
    course.push(state)
    if (goalDay === null && day % PLAN_DAYS === 0 && day < HORIZON) {
      intake = energyTarget(body, state).intake
      stages.push({ fromDay: days(day), intake })
    }
  }
  return { target, stages, course, goalDay }
}

/**
 * The body after the last day, on which the intake is just low enough to reach the goal, so that the plan does not
 * overshoot it.
 */
function goalDayState(body: BalancedBody, state: BodyState, intake: KcalPerDay, goal: Kg): BodyState {
  const after = (eaten: number) => nextDay(body, state, kcalPerDay(eaten))
  const { high } = bisect(intake, body.expenditure, GOAL_DAY_PRECISION, (eaten) => weightOf(after(eaten)) <= goal)
  return after(high)
}

/** Weight on a day of a plan; for later days, the weight on its last day. */
export function weightOn({ course }: LossPlan, day: Days): Kg {
  const state = course[Math.min(day, course.length - 1)]
  if (state === undefined) throw new RangeError('A plan has no days before its first.')
  return kg(weightOf(state))
}
