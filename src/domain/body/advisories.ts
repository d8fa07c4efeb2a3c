import { bmiOf } from '#domain/units.ts'
import type { Person } from './safety-gate.ts'

/** Reasons to talk to a doctor first that the body itself gives. */
export type Advisory = 'BMI_40_PLUS' | 'VERY_OUT_OF_BREATH' | 'AGE_60_BAND'

export function advisoriesFor({ age, height, weight, activity }: Person): readonly Advisory[] {
  const advisories: Advisory[] = []
  if (bmiOf(weight, height) >= 40) advisories.push('BMI_40_PLUS')
  if (activity.feelAfterTakingStairs === 'VERY_OUT_OF_BREATH') advisories.push('VERY_OUT_OF_BREATH')
  if (age === 60) advisories.push('AGE_60_BAND')
  return advisories
}
