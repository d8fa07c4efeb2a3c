import type { IsoDate } from '#domain/time.ts'
import { PLAN_PATH } from '#web/navigation/views.ts'
import type { Place } from './page.ts'

const WEEK = '([1-9]\\d{0,2})'
/** Any number is accepted: the server decides whether the week exists and is open. */
export const ANY_WEEK = '(-?\\d{1,4})'
export const DAY = `/plan/week/${WEEK}/day/([1-7])`
export const MEAL = `${DAY}/meal/([1-5])`
export const DATE = '(\\d{4}-\\d{2}-\\d{2})'

export const weekFrom = ([group]: readonly string[]): { readonly week: number | null } => ({
  week: group === undefined ? null : Number(group),
})
export const placeFrom = ([week, day, meal]: readonly string[]): Place => ({
  week: Number(week),
  day: Number(day) - 1,
  meal: Number(meal) - 1,
})

export const dayPath = ({ week, day }: Omit<Place, 'meal'>): string => `/plan/week/${week}/day/${day + 1}`
export const mealPath = (place: Place): string => `${dayPath(place)}/meal/${place.meal + 1}`

/** The page of a day of the diary; null is the current day. */
export const todayPath = (day: IsoDate | null): string => (day === null ? PLAN_PATH : `/plan/day/${day}`)
