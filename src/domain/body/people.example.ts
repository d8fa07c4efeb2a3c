import fc from 'fast-check'
import { choices, type Gender } from '#domain/answers/choices.ts'
import { activityLevel, cm, kg, years } from '#domain/units.ts'
import type { ActivityAnswers } from './activity.ts'
import { balancedBody } from './balanced-body.ts'
import type { Person } from './safety-gate.ts'

/** A body in energy balance, from plain numbers. */
export const bodyOf = (sex: Gender, age: number, height: number, weight: number, level: number) =>
  balancedBody({ sex, age: years(age), height: cm(height), weight: kg(weight) }, activityLevel(level))

/** The man for whom published and computed figures exist: 45 years, 178 cm, 95 kg, activity 1.5. */
export const man95 = bodyOf('MALE', 45, 178, 95, 1.5)

/** A desk worker who walks a little: activity 1.5. */
export const mostlySitting = {
  typicalDay: 'MOSTLY_SITTING',
  workScheduleLike: '9_TO_5',
  oftenExercise: 'FEW_TIMES_A_MONTH',
  feelAfterTakingStairs: 'SLIGHTLY_WINDED',
} as const satisfies ActivityAnswers

export const woman80: Person = {
  sex: 'FEMALE',
  age: 35,
  height: cm(165),
  weight: kg(80),
  activity: mostlySitting,
}

const answer = <const T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

export const anyActivity = fc.record({
  typicalDay: answer(choices.typicalDay),
  workScheduleLike: answer(choices.workScheduleLike),
  oftenExercise: answer(choices.oftenExercise),
  feelAfterTakingStairs: answer(choices.feelAfterTakingStairs),
})

/** Adults of every accepted size, most of them with a body mass index between 17 and 50. */
export const anyPerson = fc
  .record({
    sex: fc.constantFrom(...choices.gender),
    age: fc.constantFrom(...choices.age),
    height: fc.double({ min: 130, max: 230, noNaN: true }),
    index: fc.double({ min: 17, max: 50, noNaN: true }),
    activity: anyActivity,
  })
  .map(({ sex, age, height, index, activity }): Person => {
    const weight = Math.min(300, Math.max(35, index * (height / 100) ** 2))
    return { sex, age, height: cm(height), weight: kg(weight), activity }
  })
