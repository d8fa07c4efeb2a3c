import { unitDoubt } from './classified-reading.ts'
import type { Reading } from './weighing-history.ts'

/**
 * The start is judged by the readings of the first FIRST_DAYS days, counted from the first reading; readings from more
 * than BEFORE days before the plan do not count.
 */
const FIRST_DAYS = 28
const BEFORE = 14
/** At least this many of them, and at least half, have to agree with each other within this share. */
const LEAST_AGREEING = 3
const AGREEING_WITHIN = 0.03
/** The start is doubted if these readings deviate by this share, plus a little for each day of the plan. */
export const START_OFF = 0.09
const START_OFF_A_DAY = 0.001

/** How far the first readings deviate from the weight in the answers, kg, and whether they are believed. */
export type StartOff = { readonly kg: number; readonly isBelieved: boolean }

/**
 * How far the first readings, which agree with each other, deviate from what is expected from the answers; null if they
 * do not deviate or do not agree. A slip in one answer is more likely than in several readings, so the readings are
 * believed, except if kilograms and pounds may have been mixed up in either: then only once the member has confirmed
 * enough of them.
 */
export function startOff(readings: readonly Reading[], expectedOn: (day: number) => number): StartOff | null {
  const own = readings.filter(({ day }) => day >= -BEFORE)
  const first = own[0]?.day ?? 0
  const early = own.filter(({ day }) => day <= first + FIRST_DAYS)
  const level = early.map(({ weight }) => weight).toSorted((a, b) => a - b)[Math.floor(early.length / 2)] ?? 0
  const agreeing = early.filter(({ weight }) => Math.abs(weight / level - 1) <= AGREEING_WITHIN)
  const nearest = agreeing.toSorted((a, b) => Math.abs(a.day) - Math.abs(b.day))[0]
  if (nearest === undefined || agreeing.length < Math.max(LEAST_AGREEING, early.length / 2)) return null
  const { day, weight } = nearest
  const expected = expectedOn(day)
  if (Math.abs(weight / expected - 1) <= START_OFF + START_OFF_A_DAY * Math.max(0, day)) return null
  const confirmed = agreeing.filter((reading) => reading.confirmed === true).length
  const isBelieved = unitDoubt(weight, expected) === null || confirmed >= LEAST_AGREEING
  return { kg: weight - expected, isBelieved }
}
