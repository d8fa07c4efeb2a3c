import type { Reading } from './weighing-history.ts'

/** Readings further apart than this, days, say nothing about each other. */
const NEIGHBOURHOOD = 40
/** Two readings of one body differ by no more than this share, plus a little for each day between them. */
const APART = 0.03
const APART_A_DAY = 0.001
/** A reading that deviates from the expected course by more than this share disagrees with the course. */
const OFF_COURSE = 0.09
/**
 * A reading that deviates by more than this share, plus a little for each day of the plan, is rejected whatever its
 * neighbours are.
 */
export const IMPOSSIBLE = 0.25
const IMPOSSIBLE_A_DAY = 0.001

const off = (weight: number, from: number): number => Math.abs(weight / from - 1)

/**
 * Which readings cannot be of this body, decided before any filtering: more than half of the votes, by the readings
 * around them and the expected course, are against them. Readings on both sides vote, so that one accepted error does
 * not throw doubt on all that follow, and a week of another person is outvoted by the weeks around it.
 */
export function farReadings(readings: readonly Reading[], expectedOn: (day: number) => number): readonly boolean[] {
  let from = 0
  return readings.map(({ day, weight, confirmed }, own) => {
    const expected = expectedOn(day)
    if (off(weight, expected) > IMPOSSIBLE + IMPOSSIBLE_A_DAY * Math.max(0, day)) return true
    if (confirmed === true) return false
    while ((readings[from]?.day ?? day) < day - NEIGHBOURHOOD) from++
    let votes = 1
    let agreeing = off(weight, expected) <= OFF_COURSE ? 1 : 0
    for (let index = from; index < readings.length; index++) {
      const other = readings[index]
      if (other === undefined || other.day > day + NEIGHBOURHOOD) break
      if (index === own) continue
      votes++
      if (off(weight, other.weight) <= APART + APART_A_DAY * Math.abs(other.day - day)) agreeing++
    }
    return 2 * agreeing < votes
  })
}
