import { Problem } from '#domain/problem.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'
import { DAYS } from '#planner/week/week-plan.ts'

/** Weeks after the current one that can be opened. */
const WEEKS_AHEAD = 3
/** The last week that the planner numbers: ten years. */
export const LAST_WEEK = 520

/** The week of a plan that contains a day; days before its start count as week 1. */
export function weekOf(startsOn: IsoDate, day: IsoDate): number {
  const distance = daysBetween(startsOn, day) ?? 0
  return Math.min(LAST_WEEK, Math.floor(Math.max(0, distance) / DAYS) + 1)
}

/** The first day of a week. */
export const startOfWeek = (startsOn: IsoDate, week: number): IsoDate => addDays(startsOn, (week - 1) * DAYS)

/** The last week that can be opened on a day. */
export const lastOpenWeek = (startsOn: IsoDate, day: IsoDate): number =>
  Math.min(LAST_WEEK, weekOf(startsOn, day) + WEEKS_AHEAD)

export const utcDay = (now: Date): IsoDate => now.toISOString().slice(0, 10)

/**
 * The member's own day, as their device reports it; anywhere on earth it is within a day of the server's. Without a
 * report it is the server's day. @throws Problem QUERY_INVALID
 */
export function memberDay(said: IsoDate | undefined, now: Date, real = now): IsoDate {
  const day = utcDay(now)
  if (said === undefined || isNextTo(said, day)) return said ?? day
  // The sandbox's clock may have been moved forward, which no device knows; then the server's day counts.
  if (isNextTo(said, utcDay(real))) return day
  throw new Problem('QUERY_INVALID', 'today')
}

function isNextTo(said: IsoDate, day: IsoDate): boolean {
  const distance = daysBetween(day, said)
  return distance !== null && Math.abs(distance) <= 1
}
