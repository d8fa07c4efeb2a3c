import { addDays, type IsoDate } from '#domain/time.ts'
import type { Slot } from '#planner/recipe.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const slotWords = {
  BREAKFAST: 'breakfast',
  LUNCH: 'lunch',
  DINNER: 'dinner',
  SNACK: 'snack',
} as const satisfies Record<Slot, string>

/** The weekday of a day of the plan, counted from 0. */
export function weekdayText(startsOn: IsoDate, day: number): string {
  return weekdays[new Date(`${addDays(startsOn, day)}T00:00:00Z`).getUTCDay()] ?? ''
}

/** "Wednesday’s lunch", of a day counted from 0. */
export const mealText = (startsOn: IsoDate, day: number, slot: Slot): string =>
  `${weekdayText(startsOn, day)}’s ${slotWords[slot]}`
