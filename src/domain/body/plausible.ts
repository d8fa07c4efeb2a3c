import { bmiLimits, numberLimits } from '#domain/hero/limits.ts'
import { bmiOf, type Cm, type Kg } from '#domain/units.ts'

export type MeasuredKey = keyof typeof numberLimits

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/**
 * The measures to ask for again; none where all of them can be true. A height and a weight that cannot belong to the
 * same adult are both doubtful. Not a number is never plausible.
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
