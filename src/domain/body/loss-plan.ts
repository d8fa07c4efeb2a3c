import { type Days, days, type KcalPerDay, type Kg, kcalPerDay, kg } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import { bisect } from './bisect.ts'
import { type BodyState, weightOf } from './body-state.ts'
import { type EnergyTarget, energyTarget } from './energy-target.ts'
import { HORIZON } from './goal-solver.ts'
import { maintenanceIntake } from './maintenance.ts'
import { nextDay } from './weight-model.ts'

/** A plan lasts four weeks; the next one starts from the body that this one leaves. */
const PLAN_DAYS = 28

/** Precision of the intake of the last day, kcal: less than a milligram on the scale. */
const LANDING_PRECISION = 0.001

export type Stage = { readonly fromDay: Days; readonly intake: KcalPerDay }

export type LossPlan = {
  readonly target: EnergyTarget
  /** The daily energy of each four weeks; the last one holds the goal where it is reached. */
  readonly stages: readonly Stage[]
  /** Day by day from day 0 to the goal, or to the day asked for if that is later, or through two years. */
  readonly course: readonly BodyState[]
  /** First day at the goal; null where two years do not reach it. */
  readonly goalDay: Days | null
}

/**
 * Follows the energy target to a goal, stops there and goes on at what holds it. The target is worked out anew every
 * four weeks, since one fixed intake levels off. `through` asks for days after the goal.
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
      state = landing(body, state, intake, goal)
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

/** The last day eats only as much less as the goal still asks for, so that nobody is followed below it. */
function landing(body: BalancedBody, state: BodyState, intake: KcalPerDay, goal: Kg): BodyState {
  const after = (eaten: number) => nextDay(body, state, kcalPerDay(eaten))
  const { high } = bisect(intake, body.expenditure, LANDING_PRECISION, (eaten) => weightOf(after(eaten)) <= goal)
  return after(high)
}

/** Weight on a day of a plan; after its last day, the weight of that. */
export function weightOn({ course }: LossPlan, day: Days): Kg {
  const state = course[Math.min(day, course.length - 1)]
  if (state === undefined) throw new RangeError('a plan has no days before its first')
  return kg(weightOf(state))
}
