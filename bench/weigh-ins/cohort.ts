import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type BalancedBody, balancedBody } from '#domain/body/balanced-body.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import { activityLevel, cm, days, kcalPerDay, kg, years } from '#domain/units.ts'
import type { Reading, WeighingHistory } from '#domain/weight-filter/weighing-history.ts'

/**
 * A synthetic person: answers, the plan that they were given, their scales' readings, and the truth. Weights in kg,
 * energies in kcal a day, days from the start; `plan`, `offset` and `balance` by week, `weight` as the mean of the week
 * around day 7w, without the day's water. `logged`: eaten energy that some wrote down, with their errors.
 */
const Person = Type.Object({
  id: Type.String(),
  sex: Type.Union([Type.Literal('FEMALE'), Type.Literal('MALE')]),
  age: Type.Number(),
  height: Type.Number(),
  weight: Type.Number(),
  activity: Type.Number(),
  goalWeight: Type.Number(),
  weekday: Type.Integer({ minimum: 0, maximum: 6 }),
  plan: Type.Array(Type.Number(), { minItems: 1 }),
  weighIns: Type.Array(Type.Tuple([Type.Integer(), Type.Number()])),
  truth: Type.Object({
    weight: Type.Array(Type.Number(), { minItems: 25 }),
    offset: Type.Array(Type.Number()),
    outliers: Type.Array(Type.Integer()),
  }),
})
export type CohortPerson = Static<typeof Person>
const people = Compile(Type.Array(Person, { minItems: 1 }))

const DEVELOPMENT = fileURLToPath(new URL('development-cohort.jsonl', import.meta.url))

/**
 * Reads one person per line, or one object with all of them under `people`. @throws if the file contains anything else
 */
export function readCohort(file: string = DEVELOPMENT): readonly CohortPerson[] {
  const text = readFileSync(file, 'utf8')
  const found: unknown = file.endsWith('.jsonl')
    ? text
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line))
    : JSON.parse(text).people
  return people.Parse(found)
}

/** The body of a person at a weight, as the product computes it from the answers. */
export const bodyOf = ({ sex, age, height, activity }: CohortPerson, weight: number): BalancedBody =>
  balancedBody({ sex, age: years(age), height: cm(height), weight: kg(weight) }, activityLevel(activity))

/** Energies by week as stages of a plan. */
export const stagesOf = (plan: readonly number[]): readonly Stage[] =>
  plan.map((intake, week) => ({ fromDay: days(7 * week), intake: kcalPerDay(intake) }))

/** The readings up to a day. */
export const readingsUntil = ({ weighIns }: CohortPerson, today: number): readonly Reading[] =>
  weighIns.filter(([day]) => day <= today).map(([day, weight]) => ({ day: days(day), weight: kg(weight) }))

/** Everything known about a person on a day. */
export const historyOf = (person: CohortPerson, today: number): WeighingHistory => ({
  body: bodyOf(person, person.weight),
  weekday: person.weekday,
  stages: stagesOf(person.plan),
  readings: readingsUntil(person, today),
  events: [],
  today: days(today),
})

/** True weight on a day, interpolated between the means of the weeks. */
export function trueWeight({ truth: { weight } }: CohortPerson, day: number): number {
  const week = Math.min(Math.floor(day / 7), weight.length - 1)
  const before = weight[week] ?? Number.NaN
  const after = weight[week + 1] ?? before
  return before + (day / 7 - week) * (after - before)
}
