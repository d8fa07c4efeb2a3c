import type { slotNames, WeekView } from '#domain/api/member/week.ts'
import { dayOfMonth, shortMonthName, weekdayName } from '#domain/day-names.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { dateText } from '#web/words/dates.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'

type Slot = (typeof slotNames)[number]

/** "25 Nov". */
export const shortDateText = (date: IsoDate): string => `${dayOfMonth(date)} ${shortMonthName(date)}`

/** The seven days from a date: "24–30 November", "28 November – 4 December". */
export function weekRangeText(startsOn: IsoDate): string {
  const end = addDays(startsOn, 6)
  const isOneMonth = startsOn.slice(0, 7) === end.slice(0, 7)
  return isOneMonth ? `${dayOfMonth(startsOn)}–${dateText(end)}` : `${dateText(startsOn)} – ${dateText(end)}`
}

export const kcal = (energy: number): string => `${formatWhole(energy)}${THIN}kcal`
export const grams = (mass: number): string => `${formatWhole(mass)}${THIN}g`
export const milligrams = (mass: number): string => `${formatWhole(mass)}${THIN}mg`
export const minutesText = (minutes: number): string => `${formatWhole(minutes)}${THIN}min`

export const slotWords = {
  BREAKFAST: 'Breakfast',
  LUNCH: 'Lunch',
  DINNER: 'Dinner',
  SNACK: 'Snack',
} as const satisfies Record<Slot, string>

/** The same within a sentence: "Tuesday's dinner". */
export const ofDay = (date: IsoDate, slot: Slot): string => `${weekdayName(date)}’s ${slotWords[slot].toLowerCase()}`

/** "Tuesday’s dinner" for a place of the week. */
export function mealOfDay({ days }: WeekView, { day, meal }: { readonly day: number; readonly meal: number }): string {
  const shown = days[day]
  const slot = shown?.meals[meal]?.slot
  return shown === undefined || slot === undefined ? 'another day' : ofDay(shown.date, slot)
}

export const weekWords = {
  plain: 'Your week',
  isNew: 'New',
  title: (week: number): string => `Week ${week}`,
  weeks: 'Weeks',
  current: 'Current week',
  previous: 'Previous week',
  next: 'Next week',
  print: 'Print the week',
  today: 'Today',
  energyOf: (target: number): string => `of ${kcal(target)}`,
  proteinOf: (target: number): string => `of ${grams(target)}`,
  leftover: (from: string): string => `From ${from}`,
  cooked: 'leftovers',
  and: (sides: readonly string[]): string => `+ ${sides.join(' + ')}`,
  sum: 'Day',
  protein: (amount: string): string => `${amount} protein`,
  notes: 'Good to know about this week',
  moreNotes: (count: number): string => `${count} more`,
  preview: {
    heading: 'Your first day',
    title: 'The rest of your week',
    lead: 'This day was planned for you, and you can cook it today. A plan adds:',
    adds: [
      'all seven days, and a new week every week',
      'a shopping list by aisle that you can tick off, also without a network',
      'a swap for any meal you do not fancy, with the day still adding up',
      'your weight beside the forecast, honestly',
    ],
    action: 'See the plans',
  },
} as const

/** When a meal is about: the same hours as in the calendar file. A snack may be before lunch or after dinner. */
const hours = { BREAKFAST: '08:00', LUNCH: '12:30', SNACK: '16:00', DINNER: '19:00' } as const satisfies Record<
  Slot,
  string
>
const EARLY_SNACK = '10:30'
const LATE_SNACK = '21:00'

/** About when each meal of a day is eaten. */
export const mealTimes = (slots: readonly Slot[]): readonly string[] =>
  slots.map((slot, at) => {
    if (slot !== 'SNACK') return hours[slot]
    if (at < slots.indexOf('LUNCH')) return EARLY_SNACK
    return at > slots.indexOf('DINNER') ? LATE_SNACK : hours.SNACK
  })

export const dayWordsOf = {
  plain: 'Your day',
  others: 'Other days',
  weekBack: (week: number): string => `Week ${week}`,
  previous: 'Previous day',
  next: 'Next day',
  totals: 'This day in figures',
  about: (time: string): string => `about ${time}`,
  swap: 'Swap',
  swapOf: (title: string): string => `Swap ${title}`,
  rows: {
    energy: 'Energy',
    protein: 'Protein',
    fibre: 'Fibre',
    carbs: 'Carbohydrate',
    fat: 'Fat',
    sodium: 'Sodium',
  },
  targetOf: (amount: string): string => `target ${amount}`,
  atLeastMost: (amount: string): string => `target ${amount}, 95${THIN}% or more`,
  atMost: (amount: string): string => `at most ${amount}`,
  over: (amount: string): string => `${amount} over; go easy on added salt`,
} as const
