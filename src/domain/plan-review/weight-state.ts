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
/** A slower change that goes on shows over this many. */
const LONG = 42
const MONTH = 28
/** A change of fewer kilograms a week is within the error of the estimate: about 0.45 kg over three weeks. */
const STEADY = 0.15
/** The same over six weeks, if the last three went the same way at no less than the second figure. */
const STEADY_LONG = { whole: 0.1, lately: 0.05 } as const
/** The least change of the readings themselves, kg a week: in the first weeks the estimate knows little else. */
const SHOWN = { early: 0.2, long: 0.1, later: 0.05 } as const
const FORTNIGHT = 14
/**
 * A direction is over if the readings of three weeks, at least so many over so many days, go on by no more than the first
 * figure, kg a week, and the estimate of two weeks by no more than the second.
 */
const ENDED = { readings: 5, span: 12, shown: 0.05, estimated: 0.1 } as const

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

type Change = { readonly from: number; readonly aWeek: number }

/** The change of the estimate over some days, kg a week; null in the first days. */
function changeOver({ days, today }: WeightEstimate, over: number): Change | null {
  const then = days.find(({ day }) => day === Math.max(0, today.day - over))
  if (then === undefined || then.day >= today.day) return null
  return { from: then.day, aWeek: (7 * (today.weight - then.weight)) / (today.day - then.day) }
}

type Readings = WeightEstimate['readings']

const believedFrom = (readings: Readings, from: number, to: number): Readings =>
  readings.filter(({ day, doubt }) => doubt === null && day >= from && day <= to)

/** The median of the slopes between all pairs of readings, kg a week (Theil and Sen). */
function slopeOf(readings: Readings): number {
  const slopes = readings.flatMap((one, index) =>
    readings
      .slice(index + 1)
      .flatMap(({ day, weight }) => (day > one.day ? [(7 * (weight - one.weight)) / (day - one.day)] : [])),
  )
  return middleOf(slopes)
}

/**
 * Whether the readings themselves went that way, since the estimate also has what a plan usually does. Readings of two
 * pairs of scales are not compared.
 */
function isShown(
  { events }: Pick<WeighingHistory, 'events'>,
  { readings, today }: WeightEstimate,
  { from, aWeek }: Change,
): boolean {
  if (events.some((event) => event.kind === 'NEW_SCALE' && event.on > from && event.on <= today.day)) return true
  const believed = believedFrom(readings, from, today.day)
  if (believed.length < LEAST_READINGS) return true
  const least = today.day <= MONTH ? SHOWN.early : today.day - from > OVER ? SHOWN.long : SHOWN.later
  return slopeOf(believed) * Math.sign(aWeek) >= least
}

/**
 * Whether a change of the past weeks has come to its end: neither the newest readings nor the newest estimate still go
 * that way. Few readings say nothing about an end.
 */
function hasEnded({ events }: Pick<WeighingHistory, 'events'>, estimate: WeightEstimate, { aWeek }: Change): boolean {
  const { readings, today } = estimate
  const from = today.day - OVER
  if (today.day < MONTH || events.some((event) => event.kind === 'NEW_SCALE' && event.on > from)) return false
  const believed = believedFrom(readings, from, today.day)
  const span = (believed.at(-1)?.day ?? 0) - (believed[0]?.day ?? 0)
  const lately = changeOver(estimate, FORTNIGHT)
  if (believed.length < ENDED.readings || span < ENDED.span || lately === null) return false
  const sign = Math.sign(aWeek)
  return slopeOf(believed) * sign <= ENDED.shown && lately.aWeek * sign <= ENDED.estimated
}

/**
 * The state of the weight today. Readings that are unsafe by themselves decide first, then the estimate of three weeks;
 * or of six if a slow change goes on; unknown in the first two weeks and with fewer than three readings in four weeks. A
 * direction that the readings do not show is not claimed, and none while nobody can tell whose readings they are.
 */
export function weightState(
  history: Pick<WeighingHistory, 'body' | 'events'>,
  estimate: WeightEstimate,
  alarms: ReadonlySet<WeightAlarm>,
): WeightState {
  if (alarms.has('TOO_FAST')) return 'TOO_FAST'
  const { today } = estimate
  const isKnown = today.day >= LEAST_DAYS && countBelievedFrom(estimate, today.day - MONTH + 1) >= LEAST_READINGS
  const lately = changeOver(estimate, OVER)
  const whole = changeOver(estimate, LONG)
  if (!isKnown || lately === null || whole === null) return 'UNKNOWN'
  if (-lately.aWeek > fastestWeek(history.body, today.weight)) return 'TOO_FAST'
  if (estimate.unclear !== null) return 'UNKNOWN'
  const goesOn =
    Math.abs(whole.aWeek) >= STEADY_LONG.whole && lately.aWeek * Math.sign(whole.aWeek) >= STEADY_LONG.lately
  const change = Math.abs(lately.aWeek) >= STEADY ? lately : goesOn ? whole : null
  if (change === null || !isShown(history, estimate, change) || hasEnded(history, estimate, change)) return 'STEADY'
  return change.aWeek > 0 ? 'RISING' : 'FALLING'
}
