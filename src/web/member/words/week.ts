import { usualHours } from '#domain/answers/meal-hours.ts'
import type { slotNames, WeekView } from '#domain/api/member/week.ts'
import { kjOfKcal } from '#domain/diary/kilojoules.ts'
import type { Clock } from '#domain/formats.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { spanOfDaysText, timeText, weekdayName } from '#web/words/dates.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import { mealWords as words } from './meal-words.ts'

type Slot = (typeof slotNames)[number]

/** The seven days from a date: "November 24–30", "November 28 – December 4". */
export const weekRangeText = (startsOn: IsoDate): string => spanOfDaysText(startsOn, addDays(startsOn, 6))

export const kcal = (energy: number): string => `${formatWhole(energy)}${THIN}kcal`
export const kilojoules = (energy: number): string => `${formatWhole(energy)}${THIN}kJ`
/** Energy as packs print it: in kilojoules too where grams are weighed. */
export const energyFacts = (energy: number, units: UnitSystem | undefined): readonly string[] =>
  units === 'metric' ? [kcal(energy), kilojoules(kjOfKcal(energy))] : [kcal(energy)]
export const grams = (mass: number): string => `${formatWhole(mass)}${THIN}g`
export const milligrams = (mass: number): string => `${formatWhole(mass)}${THIN}mg`
export const minutesText = (minutes: number): string => `${formatWhole(minutes)}${THIN}min`
/** "about 12:30 PM" for "12:30". */
export const aboutTime = (time: string, clock: Clock): string => words.about(timeText(time, clock))

/** The sides of a main dish: "+ Rice + Green salad". */
export const sidesText = (titles: readonly string[]): string => `+ ${titles.join(' + ')}`

/** "Tuesday’s dinner" for a place of the week. */
export function mealOfDay({ days }: WeekView, { day, meal }: { readonly day: number; readonly meal: number }): string {
  const shown = days[day]
  const slot = shown?.meals[meal]?.slot
  return shown === undefined || slot === undefined ? words.anotherDay : words.mealOfDay[slot](weekdayName(shown.date))
}

/** The approximate time of each meal of a day, "12:30", as in the calendar file. */
export const mealTimes = (slots: readonly Slot[]): readonly string[] =>
  usualHours(slots).map((hour) => {
    const [hours, minutes] = [Math.floor(hour), (hour % 1) * 60]
    return `${hours}`.padStart(2, '0') + `:${minutes}`.padEnd(3, '0')
  })
