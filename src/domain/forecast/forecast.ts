import type { BalancedBody } from '#domain/body/balanced-body.ts'
import { type BodyMassClass, bodyMassClass, healthyMasses } from '#domain/body/body-mass.ts'
import {
  firstMilestone,
  linearDay,
  linearLoss,
  type Milestone,
  type WaterPhase,
  waterPhase,
} from '#domain/body/course.ts'
import { energyFloor, steadyIntake, type TargetLimit } from '#domain/body/energy-target.ts'
import { type LossPlan, type Stage, weightOn } from '#domain/body/loss-plan.ts'
import { bodyAtWeight, maintenanceIntake } from '#domain/body/maintenance.ts'
import type { MeasuredKey } from '#domain/body/plausible.ts'
import {
  type Advisory,
  advisoriesFor,
  type Gate,
  type Person,
  safetyGate,
  type Wish,
} from '#domain/body/safety-gate.ts'
import { type Bmi, bmiOf, type Days, days, type KcalPerDay, type Kg, kcalPerDay, kg } from '#domain/units.ts'

import { type ForecastDay, forecastDay } from './forecast-day.ts'
import { type GoalReach, goalReach } from './goal-reach.ts'
import { peopleWithPlan } from './people-with-plan.ts'

/** What is known about a body before any plan. */
export type Outlook = {
  readonly bodyMass: { readonly index: Bmi; readonly class: BodyMassClass }
  readonly healthy: { readonly low: Kg; readonly high: Kg }
  readonly energy: {
    readonly resting: KcalPerDay
    /** Spent in a day, activity included. */
    readonly total: KcalPerDay
    readonly floor: KcalPerDay
    /** To eat in a day from now on. */
    readonly intake: KcalPerDay
  }
  readonly advisories: readonly Advisory[]
}

/** A plan to lose weight: the body that follows it day by day, and the people who got it. */
export type Course = {
  /**
   * From day 0 to the day on which the plan reaches the goal, to the event, or to the end of the first year, whichever
   * is latest; two years if the goal is not reached.
   */
  readonly days: readonly ForecastDay[]
  /** When people are at the goal, who do not keep every day. */
  readonly reach: GoalReach
  readonly milestone: Milestone | null
  readonly waterPhase: WaterPhase
  readonly stages: readonly Stage[]
  readonly limit: TargetLimit
  /** The intake that holds the goal weight once the body has adapted. */
  readonly maintenanceAtGoal: KcalPerDay
  /**
   * Why adverts promise faster results: the loss of this plan by a day, and the loss that 7700 kcal a kilogram would
   * promise.
   */
  readonly linearRule: {
    readonly day: Days
    readonly loss: Kg
    readonly promisedLoss: Kg
    readonly promisedGoalDay: Days
  }
}

export type Forecast =
  | { readonly code: 'INPUT_IMPLAUSIBLE'; readonly fields: readonly MeasuredKey[] }
  | ({ readonly code: 'UNDERWEIGHT_NOW' } & Outlook)
  | ({ readonly code: 'GOAL_UNDERWEIGHT'; readonly minGoal: Kg } & Outlook)
  | ({ readonly code: 'NO_LOSS_WANTED'; readonly gainWanted: boolean } & Outlook)
  | ({ readonly code: 'DEFICIT_TOO_SMALL' } & Outlook)
  | ({
      readonly code: 'EVENT_TOO_SOON'
      readonly event: ForecastDay
      readonly goalDay: Days | null
      /** The intake that the wish would require, null if not even fasting is enough: a reason, never a plan. */
      readonly neededIntake: KcalPerDay | null
    } & Outlook &
      Course)
  | ({ readonly code: 'FAR_GOAL'; readonly event: ForecastDay | null } & Outlook & Course)
  | ({ readonly code: 'OK'; readonly event: ForecastDay | null; readonly goalDay: Days } & Outlook & Course)

function outlook(person: Person, body: BalancedBody, intake: KcalPerDay): Outlook {
  const { sex, height, weight } = person
  const index = bmiOf(weight, height)
  return {
    bodyMass: { index, class: bodyMassClass(index) },
    healthy: healthyMasses(height),
    energy: {
      resting: body.resting,
      total: body.expenditure,
      floor: energyFloor[sex],
      intake,
    },
    advisories: advisoriesFor(person),
  }
}

function courseOf(body: BalancedBody, plan: LossPlan, goal: Kg): Course {
  const { weight: start } = body.physique
  const { course, goalDay, target } = plan
  const milestone = firstMilestone(course, start, goal)
  const deficit = kcalPerDay(body.expenditure - target.intake)
  const day = goalDay ?? milestone?.day ?? days(course.length - 1)
  const lowest = healthyMasses(body.physique.height).low
  const people = peopleWithPlan(body, plan.stages, course.length - 1)
  const expected = people.map((on) => forecastDay(weightOn(plan, on.day), on, lowest))
  const atGoal = (goalDay === null ? undefined : course[goalDay]) ?? bodyAtWeight(body, goal)
  return {
    days: expected,
    reach: goalReach(expected, goal),
    milestone,
    waterPhase: waterPhase(course, start),
    stages: plan.stages,
    limit: target.limit,
    maintenanceAtGoal: maintenanceIntake(body, atGoal),
    linearRule: {
      day,
      loss: kg(start - weightOn(plan, day)),
      promisedLoss: linearLoss(deficit, day),
      promisedGoalDay: linearDay(deficit, kg(start - goal)),
    },
  }
}

/**
 * What is possible for a body, and what is not: the only source of every energy, weight and day that is shown. Days are
 * counted from the start of the plan; no calendar is involved.
 */
export function forecast(person: Person, wish: Wish): Forecast {
  const gate = safetyGate(person, wish)
  switch (gate.code) {
    case 'INPUT_IMPLAUSIBLE':
      return gate
    case 'UNDERWEIGHT_NOW':
    case 'DEFICIT_TOO_SMALL':
      return { code: gate.code, ...outlook(person, gate.body, steadyIntake(gate.body)) }
    case 'GOAL_UNDERWEIGHT':
      return { code: gate.code, minGoal: gate.minGoal, ...outlook(person, gate.body, steadyIntake(gate.body)) }
    case 'NO_LOSS_WANTED':
      return { code: gate.code, gainWanted: gate.gainWanted, ...outlook(person, gate.body, steadyIntake(gate.body)) }
    case 'EVENT_TOO_SOON':
    case 'FAR_GOAL':
    case 'OK':
      return planned(person, wish.goalWeight, gate)
  }
}

function planned(person: Person, goal: Kg, gate: Extract<Gate, { plan: LossPlan }>): Forecast {
  const { body, plan, eventDay } = gate
  const known = { ...outlook(person, body, plan.target.intake), ...courseOf(body, plan, goal) }
  const eventOn = (day: Days): ForecastDay => {
    const on = known.days[day]
    if (on === undefined) throw new RangeError('A course includes the event.')
    return on
  }
  const event = eventDay === null ? null : eventOn(eventDay)
  switch (gate.code) {
    case 'EVENT_TOO_SOON': {
      const { code, neededIntake } = gate
      return { code, event: eventOn(gate.eventDay), goalDay: plan.goalDay, neededIntake, ...known }
    }
    case 'FAR_GOAL':
      return { code: gate.code, event, ...known }
    case 'OK':
      return { code: gate.code, event, goalDay: gate.goalDay, ...known }
  }
}
