import { weightOf } from '#domain/body/balanced-body.ts'
import { nextDay } from '#domain/body/weight-model.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import type { Reading } from '#domain/weight-filter/weighing-history.ts'
import { bodyOf, type CohortPerson } from './cohort.ts'

export const WEEKS = 26
const LAST_DAY = 7 * WEEKS

/** How people respond to a plan: appetite for each kg lost (kcal/d), and the share they eat back of a deep deficit. */
const APPETITE = 14
const DEEP_FROM = 0.2
const EATEN_BACK = 0.2
/** The least that a person eats in a day, kcal. */
const LEAST_EATEN = 300

/** Half a year of a person: weights by day without the day's water (kg), energies planned by week, readings. */
export type HalfYear = {
  readonly weights: readonly number[]
  readonly plan: readonly number[]
  readonly readings: readonly Reading[]
}

/** Returns the energy planned for a week, given the readings up to its first day. */
export type Planner = (week: number, readings: readonly Reading[]) => number

/**
 * Simulates a person of the cohort under another plan. They keep to it as they kept to the first one (their weekly
 * offset), except for appetite and for what they eat back of deep deficits; the scales err as they did.
 */
export function relive(person: CohortPerson, planned: Planner, before?: HalfYear): HalfYear {
  const body = bodyOf(person, person.truth.weight[0] ?? person.weight)
  const start = weightOf(body.start)
  const shown = new Map(person.weighIns)
  const deep = (plan: number): number => Math.max(0, body.expenditure * (1 - DEEP_FROM) - plan)
  const weights: number[] = []
  const plan: number[] = []
  const readings: Reading[] = []
  let state = body.start
  for (let day = 0; day <= LAST_DAY; day++) {
    const weight = weightOf(state)
    weights.push(weight)
    const reading = shown.get(day)
    if (reading !== undefined) {
      readings.push({ day: days(day), weight: kg(reading + weight - (before?.weights[day] ?? weight)) })
    }
    const week = Math.floor(day / 7)
    if (day % 7 === 0 && week < WEEKS) plan.push(planned(week, [...readings]))
    const today = plan[week] ?? 0
    let eaten = today + (person.truth.offset[week] ?? 0)
    if (before !== undefined) {
      const lostMore = (before.weights[day] ?? start) - weight
      eaten += APPETITE * lostMore + EATEN_BACK * (deep(today) - deep(before.plan[week] ?? today))
    }
    state = nextDay(body, state, kcalPerDay(Math.max(LEAST_EATEN, eaten)))
  }
  return { weights, plan, readings }
}
