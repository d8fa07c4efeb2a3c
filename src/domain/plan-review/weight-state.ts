import { fastestWeek } from '#domain/body/energy-target.ts'
import type { WeightAlarm } from '#domain/body/weight-watch.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { countBelievedFrom, LEAST_DAYS, LEAST_READINGS } from './enough-readings.ts'

/**
 * What a weight does. Everything that a page says about it follows from this one state, so that no two sentences
 * contradict each other.
 */
export const weightStates = ['RISING', 'STEADY', 'FALLING', 'TOO_FAST', 'UNKNOWN'] as const
export type WeightState = (typeof weightStates)[number]

/** The change is that of the estimate over this many days, or since the start of the plan. */
const OVER = 21
const MONTH = 28
/** A change of fewer kilograms a week is within the error of the estimate: about 0.45 kg over three weeks. */
const STEADY = 0.15

/**
 * The state of the weight today. Readings that are unsafe by themselves decide first, then the estimate of three weeks;
 * unknown in the first two weeks and with fewer than three readings in four weeks.
 */
export function weightState(
  { body }: Pick<WeighingHistory, 'body'>,
  estimate: WeightEstimate,
  alarms: ReadonlySet<WeightAlarm>,
): WeightState {
  if (alarms.has('TOO_FAST')) return 'TOO_FAST'
  const { days, today } = estimate
  const isKnown = today.day >= LEAST_DAYS && countBelievedFrom(estimate, today.day - MONTH + 1) >= LEAST_READINGS
  const then = days.find(({ day }) => day === Math.max(0, today.day - OVER))
  if (!isKnown || then === undefined || then.day >= today.day) return 'UNKNOWN'
  const aWeek = (7 * (today.weight - then.weight)) / (today.day - then.day)
  if (aWeek > STEADY) return 'RISING'
  if (aWeek > -STEADY) return 'STEADY'
  return -aWeek > fastestWeek(body, today.weight) ? 'TOO_FAST' : 'FALLING'
}
