import { bmiLimits, numberLimits } from '#domain/answers/limits.ts'
import { bmiOf, type Cm, type Kg, kg } from '#domain/units.ts'
import type { WeighIn } from './weight-trend.ts'

export type MeasuredKey = keyof typeof numberLimits

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/**
 * The measures to ask for again; empty if all of them can be true. If height and weight cannot belong to the same
 * adult, both are doubtful. NaN is never plausible.
 */
export function implausible(measures: { height: Cm; weight: Kg; goalWeight: Kg }): readonly MeasuredKey[] {
  const { height, weight, goalWeight } = measures
  const doubtful: MeasuredKey[] = []
  if (!within(height, numberLimits.height)) doubtful.push('height')
  if (!within(weight, numberLimits.weight)) doubtful.push('weight')
  if (doubtful.length === 0 && !within(bmiOf(weight, height), bmiLimits)) doubtful.push('height', 'weight')
  if (!within(goalWeight, numberLimits.goalWeight)) doubtful.push('goalWeight')
  return doubtful
}

/** A reading outside these limits, kg, is not of an adult. */
export const weighInLimits = { min: 30, max: 350 } as const

/** Reasons to ask about a weight before it is saved. A surprise may be true; a weight outside the limits cannot be. */
export type WeighInDoubt =
  | { readonly kind: 'OUTSIDE' }
  | { readonly kind: 'SURPRISE'; readonly from: WeighIn; readonly by: Kg }

/**
 * Largest change between two weigh-ins that is accepted without asking: this share, plus a little for each day between.
 */
const SUDDEN = 0.05
const SUDDEN_A_DAY = 0.003

/**
 * Why a weight is doubtful: it is impossible at this height, or it is far from the log's nearest day. Null if neither.
 */
export function weighInDoubt(weighIn: WeighIn, height: Cm, log: readonly WeighIn[]): WeighInDoubt | null {
  const { day, weight } = weighIn
  if (!within(weight, weighInLimits) || !within(bmiOf(weight, height), bmiLimits)) return { kind: 'OUTSIDE' }
  const distance = (other: WeighIn) => Math.abs(other.day - day)
  const from = log.filter((other) => other.day !== day).toSorted((a, b) => distance(a) - distance(b))[0]
  if (from === undefined) return null
  const by = kg(weight - from.weight)
  const most = from.weight * (SUDDEN + SUDDEN_A_DAY * distance(from))
  return Math.abs(by) > most ? { kind: 'SURPRISE', from, by } : null
}
