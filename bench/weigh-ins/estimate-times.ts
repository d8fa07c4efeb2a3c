import { days, kg } from '#domain/units.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { cpuTime } from '../planner/cpu-time.ts'
import { bodyOf, type CohortPerson, stagesOf } from './cohort.ts'
import { randomFrom } from './random.ts'

const TWO_YEARS = 730
const HORIZON = days(168)
const SEED = 4242
const WARM_UP = 10

/** CPU time of one estimate from a daily log of two years, for each person, ms. */
export function estimateTimes(people: readonly CohortPerson[]): readonly number[] {
  const logs = people.map((person) => {
    const random = randomFrom(SEED)
    const readings = Array.from({ length: TWO_YEARS + 1 }, (_, day) => ({
      day: days(day),
      weight: kg(person.weight - 0.008 * day + random.normal(0, 0.6)),
    }))
    const { weekday, plan } = person
    const body = bodyOf(person, person.weight)
    return { body, weekday, stages: stagesOf(plan), readings, events: [], today: days(TWO_YEARS) }
  })
  for (const history of logs.slice(0, WARM_UP)) estimateWeight(history, HORIZON)
  return logs.map((history) => {
    const before = cpuTime()
    estimateWeight(history, HORIZON)
    return cpuTime() - before
  })
}
