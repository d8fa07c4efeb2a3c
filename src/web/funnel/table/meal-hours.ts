import type { Choice } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { Span } from './dial-view.tsx'

/** Hours that are drawn for each answer on sleep; the middle of a span, and the end of an open one. */
const hoursAsleep: Readonly<Record<Choice<'howMuchSleep'>, number>> = {
  LESS_THAN_5: 5,
  '5_6': 5.5,
  '7_8': 7.5,
  MORE_8: 8.5,
}

/** When people get up who work by day, and who work at night. */
const UP_BY_DAY = 7
const UP_AFTER_NIGHT = 16

/** The last meal ends the day's eating this many hours before sleep. */
const BEFORE_SLEEP = 3
/** Breakfast is an hour after getting up; without breakfast the first meal is lunch. */
const AFTER_RISING = { breakfast: 1, lunch: 5.5 } as const

/** Hours from the first meal to the last, at which meals are spread evenly. Hours may pass midnight: 25 is 1 in the night. */
export type MealTimes = { readonly sleep: Span; readonly hours: readonly number[]; readonly gap: number }

/**
 * When somebody sleeps and eats, as the dial draws it: a habit to start from, not a rule. Unanswered counts as work by
 * day, 7–8 hours of sleep and three meals.
 */
export function mealTimes({ workScheduleLike, howMuchSleep = '7_8', dayEats = 3 }: Partial<Hero>): MealTimes {
  const up = workScheduleLike === 'NIGHT_SHIFTS' ? UP_AFTER_NIGHT : UP_BY_DAY
  const awake = 24 - hoursAsleep[howMuchSleep]
  const first = up + (dayEats === 2 ? AFTER_RISING.lunch : AFTER_RISING.breakfast)
  const last = up + awake - BEFORE_SLEEP
  const gap = (last - first) / (dayEats - 1)
  return {
    sleep: { from: (up + awake) % 24, to: up % 24 },
    hours: Array.from({ length: dayEats }, (_, at) => (first + at * gap) % 24),
    gap,
  }
}
