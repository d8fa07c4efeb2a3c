import type { Choice } from '#domain/answers/choices.ts'
import { lateSnackOf, slotsOfDay, usualHours } from '#domain/answers/meal-hours.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { dayDishes } from './day-dishes.ts'
import type { Span } from './dial-view.tsx'

/** Hours that are drawn for each answer on sleep; the middle of a span, and the end of an open one. */
const hoursAsleep: Readonly<Record<Choice<'howMuchSleep'>, number>> = {
  LESS_THAN_5: 5,
  '5_6': 5.5,
  '7_8': 7.5,
  MORE_8: 8.5,
}

/** When people get up who work by day, and how much later those do who work at night. */
const UP_BY_DAY = 7
const LATER_AFTER_NIGHT = 9

/** Hours of the day, of sleep and of the meals with their dishes; and the longest time between two meals, in hours. */
export type MealTimes = {
  readonly sleep: Span
  readonly hours: readonly number[]
  readonly dishes: readonly string[]
  readonly gap: number
}

/**
 * When somebody sleeps and eats, as the dial draws it: a habit to start from, not a rule. Meals have the hours that the
 * plan gives them. Unanswered counts as work by day, 7–8 hours of sleep and three meals.
 */
export function mealTimes({
  workScheduleLike,
  howMuchSleep = '7_8',
  dayEats = 3,
  habitsStruggle = [],
}: Partial<Hero>): MealTimes {
  const later = workScheduleLike === 'NIGHT_SHIFTS' ? LATER_AFTER_NIGHT : 0
  const up = UP_BY_DAY + later
  const hasLateSnack = habitsStruggle.includes('LATE_NIGHT_SNACKING')
  const hours = usualHours(slotsOfDay(dayEats, hasLateSnack))
  const dishes = dayDishes[dayEats]
  const late = lateSnackOf(slotsOfDay(dayEats, false), hasLateSnack)
  return {
    sleep: { from: (up + 24 - hoursAsleep[howMuchSleep]) % 24, to: up },
    hours: hours.map((hour) => (hour + later) % 24),
    dishes: late < 0 ? dishes : [...dishes.filter((_, at) => at !== late), ...dishes.slice(late, late + 1)],
    gap: Math.max(...hours.slice(1).map((hour, at) => hour - (hours[at] ?? hour))),
  }
}
