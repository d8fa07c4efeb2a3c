import { brand } from '#domain/brand.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Slot } from '#planner/recipe.ts'

/** Narrow no-break space, between a number and its unit. */
const THIN = '\u202f'

/** Created at first use: the first formatter of a process takes long to create, and a start needs none. */
let whole: Intl.NumberFormat | undefined
const formatWhole = (value: number): string => {
  whole ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  return whole.format(value)
}

type Unit = 'kcal' | 'g' | 'mg' | '%' | 'min'

/** "1,700 kcal": a whole number with its unit. */
export const amountText = (value: number, unit: Unit): string => `${formatWhole(value)}${THIN}${unit}`

/** "a", "a and b", "a, b and c"; empty for an empty list. */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const slotWords = {
  BREAKFAST: 'breakfast',
  LUNCH: 'lunch',
  DINNER: 'dinner',
  SNACK: 'snack',
} as const satisfies Record<Slot, string>

/** The name of the weekday of a day of the plan, counted from 0. */
export function weekdayText(startsOn: IsoDate, day: number): string {
  return weekdays[new Date(`${addDays(startsOn, day)}T00:00:00Z`).getUTCDay()] ?? ''
}

/** "Wednesday’s lunch", for a day counted from 0. */
export const mealText = (startsOn: IsoDate, day: number, slot: Slot): string =>
  `${weekdayText(startsOn, day)}’s ${slotWords[slot]}`

/** The texts of the calendar file. */
export const calendarWords = {
  name: (week: number) => `${brand.name}: week ${week}`,
  summary: (titles: readonly string[]) => listText(titles),
  more: 'The recipe and the rest of your week:',
  thaw: (foods: string) => `Move to the fridge the day before: ${foods}.`,
  /** Heads the ingredients of a part of a dish that somebody gets otherwise. */
  apart: 'Cook apart:',
} as const
