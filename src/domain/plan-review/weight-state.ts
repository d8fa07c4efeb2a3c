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

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/**
 * Whether the readings since a day went the other way than the estimate, which also has what a plan usually does: medians
 * of their first and last third. Readings of two pairs of scales are not compared.
 */
function isContradicted(
  { events }: Pick<WeighingHistory, 'events'>,
  { readings, today }: WeightEstimate,
  since: number,
  aWeek: number,
): boolean {
  if (events.some((event) => event.kind === 'NEW_SCALE' && event.on > since && event.on <= today.day)) return false
  const believed = readings.filter(({ day, doubt }) => doubt === null && day >= since && day <= today.day)
  const third = Math.floor(believed.length / 3)
  if (third === 0) return false
  const weights = believed.map(({ weight }) => weight)
  return Math.sign(middleOf(weights.slice(-third)) - middleOf(weights.slice(0, third))) !== Math.sign(aWeek)
}

/**
 * The state of the weight today. Readings that are unsafe by themselves decide first, then the estimate of three weeks;
 * unknown in the first two weeks and with fewer than three readings in four weeks. A direction that the readings contradict
 * is not claimed.
 */
export function weightState(
  history: Pick<WeighingHistory, 'body' | 'events'>,
  estimate: WeightEstimate,
  alarms: ReadonlySet<WeightAlarm>,
): WeightState {
  if (alarms.has('TOO_FAST')) return 'TOO_FAST'
  const { days, today } = estimate
  const isKnown = today.day >= LEAST_DAYS && countBelievedFrom(estimate, today.day - MONTH + 1) >= LEAST_READINGS
  const then = days.find(({ day }) => day === Math.max(0, today.day - OVER))
  if (!isKnown || then === undefined || then.day >= today.day) return 'UNKNOWN'
  const aWeek = (7 * (today.weight - then.weight)) / (today.day - then.day)
  if (-aWeek > fastestWeek(history.body, today.weight)) return 'TOO_FAST'
  if (Math.abs(aWeek) < STEADY || isContradicted(history, estimate, then.day, aWeek)) return 'STEADY'
  return aWeek > 0 ? 'RISING' : 'FALLING'
}
