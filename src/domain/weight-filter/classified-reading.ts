import { KG_PER_POUND } from '#domain/units.ts'
import type { Reading } from './weighing-history.ts'

/** Why a reading is doubted, as far as its size shows: the member is asked about it; it is never discarded. */
export const readingDoubts = [
  /** Pounds entered as kilograms, and the reverse. */
  'POUNDS_AS_KILOGRAMS',
  'KILOGRAMS_AS_POUNDS',
  /** Several doubted readings agree with each other: another person, or another scale. */
  'ANOTHER_LEVEL',
  'FAR_OFF',
] as const
export type ReadingDoubt = (typeof readingDoubts)[number]

export type ClassifiedReading = Reading & { readonly doubt: ReadingDoubt | null }

/** A reading that counts for less than this share of an ordinary one is doubted. */
const DOUBTED_BELOW = 0.02
/** A unit counts as mixed up if the converted weight is within this share of the expected one. */
const UNIT_WITHIN = 0.07
const SAME_LEVEL = { share: 0.03, days: 10 } as const

const isNear = (value: number, other: number, share: number): boolean => Math.abs(value / other - 1) <= share

/** The mix-up of units that would explain a weight if another was expected; null if none does. */
export function unitDoubt(weight: number, expected: number): ReadingDoubt | null {
  if (isNear(weight * KG_PER_POUND, expected, UNIT_WITHIN)) return 'POUNDS_AS_KILOGRAMS'
  return isNear(weight / KG_PER_POUND, expected, UNIT_WITHIN) ? 'KILOGRAMS_AS_POUNDS' : null
}

/** The readings, each with its doubt or null; `weights` and `expectedOn` come from the filter. */
export function classifyReadings(
  readings: readonly Reading[],
  weights: readonly number[],
  expectedOn: (day: number) => number,
): readonly ClassifiedReading[] {
  const doubted = readings.filter((_, index) => (weights[index] ?? 0) < DOUBTED_BELOW)
  const doubtOf = (reading: Reading): ReadingDoubt => {
    const unit = unitDoubt(reading.weight, expectedOn(reading.day))
    if (unit !== null) return unit
    const alike = doubted.filter(
      ({ day, weight }) =>
        Math.abs(day - reading.day) <= SAME_LEVEL.days && isNear(weight, reading.weight, SAME_LEVEL.share),
    )
    return alike.length > 1 ? 'ANOTHER_LEVEL' : 'FAR_OFF'
  }
  return readings.map((reading, index) => ({
    ...reading,
    doubt: (weights[index] ?? 0) < DOUBTED_BELOW ? doubtOf(reading) : null,
  }))
}
