import type { Choice, Gender } from '#domain/answers/choices.ts'
import { type Millilitres, millilitres } from '#domain/units.ts'

export const GLASS = millilitres(250)

/**
 * Millilitres of drinks in a day, coffee and tea included: four fifths of total water (EFSA, 2010: 2.0 and 2.5 L),
 * since the rest comes with food.
 */
const drinksOf = { FEMALE: 1600, MALE: 2000 } as const satisfies Record<Gender, number>

/** Extra millilitres for exercise. The target is then at most 2.5 L, well below the limit of 3.5 L. */
const drinksForExercise = {
  NEVER: 0,
  FEW_TIMES_A_MONTH: 0,
  SEVERAL_TIMES_A_WEEK: 250,
  EVERY_DAY: 500,
} as const satisfies Record<Choice<'oftenExercise'>, number>

const glassesNow = {
  I_ONLY_HAVE_COFFEE_OR_TEA: 0,
  ABOUT_2_GLASSES: 2,
  '2_TO_6_GLASSES': 4,
  MORE_THAN_6_GLASSES: 7,
} as const satisfies Record<Choice<'DailyWater'>, number>

export type Hydration = {
  readonly target: Millilitres
  /** The target in glasses of 250 mL, rounded up. */
  readonly glasses: number
  /** Glasses a day in the first week: what is drunk already, or the target if that is less. */
  readonly startGlasses: number
}

/** How much to drink in a day. Unanswered questions count as no exercise and no water so far. */
export function hydration(answers: {
  readonly sex: Gender
  readonly oftenExercise?: Choice<'oftenExercise'> | undefined
  readonly dailyWater?: Choice<'DailyWater'> | undefined
}): Hydration {
  const { sex, oftenExercise = 'NEVER', dailyWater = 'I_ONLY_HAVE_COFFEE_OR_TEA' } = answers
  const target = millilitres(drinksOf[sex] + drinksForExercise[oftenExercise])
  const glasses = Math.ceil(target / GLASS)
  return { target, glasses, startGlasses: Math.min(glasses, glassesNow[dailyWater]) }
}

/** Glasses a day in a week of the plan, counted from 1: one more each week until the target. */
export function glassesInWeek({ glasses, startGlasses }: Hydration, week: number): number {
  return Math.min(glasses, startGlasses + Math.max(1, week) - 1)
}
