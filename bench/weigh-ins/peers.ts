import { weightOf } from '#domain/body/balanced-body.ts'
import { bodyAtWeight, maintenanceIntake } from '#domain/body/maintenance.ts'
import { weighInDoubt } from '#domain/body/plausible.ts'
import { nextDay } from '#domain/body/weight-model.ts'
import { cm, kcalPerDay, kg } from '#domain/units.ts'
import { bodyOf, type CohortPerson, readingsUntil } from './cohort.ts'
import type { Forecaster } from './forecaster.ts'
import { mean, straightLine } from './statistics.ts'

/** The rule of thumb that the peers use, kcal per kilogram. */
const KCAL_PER_KG = 7700

type Point = readonly [day: number, weight: number]

/** Readings up to a day, except those far from the nearest one: more than 5 % and 0.3 % a day. */
function cleaned(person: CohortPerson, today: number): readonly Point[] {
  const readings = readingsUntil(person, today)
  const height = cm(person.height)
  const kept = readings.filter((reading) => weighInDoubt(reading, height, readings) === null)
  return kept.map(({ day, weight }) => [day, weight])
}

/** The body model from the typed weight, following the plan and no readings. */
function line(person: CohortPerson, lastDay: number): readonly number[] {
  const body = bodyOf(person, person.weight)
  let state = body.start
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const weight = weightOf(state)
    const planned = person.plan[Math.min(Math.floor(day / 7), person.plan.length - 1)] ?? body.expenditure
    state = nextDay(body, state, kcalPerDay(planned))
    return weight
  })
}

const noLearning: Forecaster = {
  name: 'the line from the start',
  predict: (person, today, furthest) => {
    const course = line(person, today + furthest)
    return { ahead: (by) => course[today + by] ?? Number.NaN, offset: 0, band: null }
  },
}

const reAnchored: Forecaster = {
  name: 'that line, moved to the last seven days',
  predict: (person, today, furthest) => {
    const course = line(person, today + furthest)
    const points = cleaned(person, today)
    const week = points.filter(([day]) => day > today - 7)
    const last = points.at(-1)?.[1] ?? person.weight
    const now = week.length > 0 ? mean(week.map(([, weight]) => weight)) : last
    const gap = now - (course[today] ?? now)
    return { ahead: (by) => (course[today + by] ?? Number.NaN) + gap, offset: 0, band: null }
  },
}

/** The offset that a slope implies: the energy of that slope, less the planned balance. */
function offsetFrom(slope: number, weight: number, person: CohortPerson, today: number): number {
  const body = bodyOf(person, person.weight)
  const weeks = person.plan.slice(Math.max(0, Math.floor(today / 7) - 4), Math.max(1, Math.floor(today / 7)))
  const planned = mean(weeks) - maintenanceIntake(body, bodyAtWeight(body, kg(weight)))
  return slope * KCAL_PER_KG - planned
}

const regression = (length: number): Forecaster => ({
  name: `regression over ${length} days`,
  predict: (person, today) => {
    const all = cleaned(person, today)
    const recent = all.filter(([day]) => day > today - length)
    const points: readonly Point[] = recent.length >= 2 ? recent : all.slice(-2)
    const fit = straightLine(points.length > 0 ? points : [[today, person.weight]])
    return {
      ahead: (by) => fit.at(today + by),
      offset: offsetFrom(fit.slope, fit.at(today), person, today),
      band: null,
    }
  },
})

const SMOOTHING = 0.1
const SLOPE_DAYS = 14

/** A trend that moves a tenth of the way to each day's reading; readings are interpolated for days between them. */
const exponentialTrend: Forecaster = {
  name: 'exponential trend',
  predict: (person, today) => {
    const points = cleaned(person, today)
    const first = points[0] ?? ([today, person.weight] as const)
    const trend: Point[] = []
    let value = first[1]
    for (let day = first[0]; day <= today; day++) {
      const before = points.findLast((point) => point[0] <= day) ?? first
      const after = points.find((point) => point[0] >= day) ?? before
      const share = after[0] === before[0] ? 0 : (day - before[0]) / (after[0] - before[0])
      value += SMOOTHING * (before[1] + share * (after[1] - before[1]) - value)
      trend.push([day, value])
    }
    const { slope } = straightLine(trend.slice(-SLOPE_DAYS))
    return {
      ahead: (by) => value + slope * by,
      offset: offsetFrom(slope, value, person, today),
      band: null,
    }
  },
}

/** Common methods, and the product's earlier ones. */
export const peers = [noLearning, reAnchored, regression(21), regression(28), exponentialTrend] as const
