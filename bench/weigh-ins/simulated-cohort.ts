import type { CohortPerson } from './cohort.ts'
import type { Population } from './population.ts'
import { drawLife, firstPlan, type LivedDay, live, WEEKS } from './simulated-person.ts'
import { mean } from './statistics.ts'

const SEED = 1000

const aroundWeek = (lived: readonly LivedDay[], week: number): number =>
  mean(lived.slice(Math.max(0, 7 * week - 3), 7 * week + 4).map(({ weight }) => weight))

/** A person of a population who follows the first plan for half a year. Their true offset is not computed. */
function personOf(population: Population, seed: number): CohortPerson {
  const life = drawLife(seed, population)
  const plan = firstPlan(life)
  const lived = live(life, (week) => plan[week] ?? 0)
  const { sex, age, height, weight } = life.physique
  return {
    id: `s${seed}`,
    sex,
    age,
    height,
    weight,
    activity: life.activity,
    goalWeight: life.goal,
    weekday: life.weekday,
    plan: [...plan],
    weighIns: lived.flatMap(({ reading }, day): [number, number][] => (reading === null ? [] : [[day, reading]])),
    truth: {
      weight: Array.from({ length: WEEKS + 1 }, (_, week) => aroundWeek(lived, week)),
      offset: [],
      outliers: lived.flatMap(({ isFalsified, reading }, day) => (isFalsified && reading !== null ? [day] : [])),
    },
  }
}

/** Synthetic people, the same ones each time. */
export const cohortOf = (population: Population, count: number): readonly CohortPerson[] =>
  Array.from({ length: count }, (_, index) => personOf(population, SEED + index))
