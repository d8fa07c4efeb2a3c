import { choices } from '#domain/answers/choices.ts'
import { healthyMasses } from '#domain/body/body-mass.ts'
import type { Person, Wish } from '#domain/body/safety-gate.ts'
import { cm, kg } from '#domain/units.ts'
import type { Chance } from '../../tests/seeded-random.ts'

export type Question = { readonly person: Person; readonly wish: Wish }

/** An adult with weight to lose (body mass index 22 to 50) and a healthy goal below that, but no event. */
export function randomQuestion({ between, pick }: Chance): Question {
  const height = cm(between(145, 205))
  const weight = kg(Math.min(300, (between(22, 50) * height ** 2) / 10_000))
  const { low } = healthyMasses(height)
  const activity = {
    typicalDay: pick(choices.typicalDay),
    workScheduleLike: pick(choices.workScheduleLike),
    oftenExercise: pick(choices.oftenExercise),
    feelAfterTakingStairs: pick(choices.feelAfterTakingStairs),
  }
  return {
    person: { sex: pick(choices.gender), age: pick(choices.age), height, weight, activity },
    wish: { goalWeight: kg(low + ((weight - low) * between(0, 95)) / 100), event: null },
  }
}
