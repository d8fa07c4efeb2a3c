import { daysBetween, type IsoDate } from '#domain/time.ts'

const DAYS_A_WEEK = 7

/** The week (from 1) and day (from 0) of a plan that a calendar day is. Null before the plan began. */
export function dayOfPlan(startsOn: IsoDate, date: IsoDate): { readonly week: number; readonly day: number } | null {
  const days = daysBetween(startsOn, date)
  if (days === null || days < 0) return null
  return { week: Math.floor(days / DAYS_A_WEEK) + 1, day: days % DAYS_A_WEEK }
}
