import { planLoss } from '#domain/body/loss-plan.ts'
import { peopleWithPlan } from '#domain/forecast/people-with-plan.ts'
import { kg } from '#domain/units.ts'
import { bandAround, chanceBelow } from '#domain/weight-filter/band.ts'
import { bodyOf, type CohortPerson } from './cohort.ts'
import { mean, percentOf } from './statistics.ts'

/** The weeks for which the truth is known. */
const WEEKS = [4, 8, 12, 26] as const
const YEAR = 365

/** How far the bands that a visitor sees, before any reading, agree with what became of the people. */
export function visitorBands(people: readonly CohortPerson[]) {
  const told = people.map((person) => {
    const body = bodyOf(person, person.weight)
    return { person, days: peopleWithPlan(body, planLoss(body, kg(person.goalWeight)).stages, YEAR) }
  })
  const weeks = WEEKS.map((week) => {
    const forecasts = told.map(({ person, days }) => {
      const { weight = Number.NaN, sd = Number.NaN } = days[7 * week] ?? {}
      return { truth: person.truth.weight[week] ?? Number.NaN, weight, sd }
    })
    const within = (share: 50 | 80) =>
      percentOf(forecasts, ({ truth, weight, sd }) => {
        const { low, high } = bandAround(weight, sd, share)
        return truth >= low && truth <= high
      })
    return {
      week,
      half: within(50),
      most: within(80),
      error: mean(forecasts.map(({ truth, weight }) => Math.abs(truth - weight))),
      bias: mean(forecasts.map(({ truth, weight }) => truth - weight)),
    }
  })
  const afterYear = told.map(({ days }) => {
    const { weight: start = Number.NaN } = days[0] ?? {}
    const { weight = Number.NaN, sd = Number.NaN } = days[YEAR] ?? {}
    return { loss: 100 * (1 - weight / start), lost5: 100 * chanceBelow(0.95 * start, weight, sd) }
  })
  return { weeks, year: { loss: mean(afterYear.map((on) => on.loss)), lost5: mean(afterYear.map((on) => on.lost5)) } }
}
