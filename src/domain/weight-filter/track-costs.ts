import { KG_PER_POUND } from '#domain/units.ts'
import { at } from './matrix.ts'
import type { TwoBodies } from './two-bodies.ts'
import type { Reading } from './weighing-history.ts'

/**
 * Levels are logarithms of weights in steps of LEVEL; a slope is a whole number of such steps a week, so that a week
 * leads from one level exactly to another. No body changes faster than STEEPEST steps a week, which is 5 %.
 */
export const LEVEL = 0.005
export const STEEPEST = 10
export const SLOPES = 2 * STEEPEST + 1
export const WEEK = 7
/** A reading that is further off the track, as a share of the weight, is not of this body. Water and clothes are less. */
const FURTHEST = 0.037
const MANY_OTHERS = 0.15
/** The cost of rejecting a reading, in units of the costs below. */
const REJECTED = 6
/** Width of the cost around a track (Tukey's biweight), as a share: narrower, so that nothing lies between two bodies. */
export const WIDTH = 0.03
/** A reading that the member confirmed counts as this many, and is rejected only if it is IMPOSSIBLE: this share off. */
const CONFIRMED = 12
export const IMPOSSIBLE = 0.25
/** Share of a day's water that is still there the next day: readings of neighbouring days say partly the same. */
const WATER_KEPT = 0.5
/** Spread of true weights around the one in the answers, as a share, and the most that disagreeing with it costs. */
const ANSWERED = { spread: 0.017, most: 2.4 * REJECTED } as const
/**
 * A reading this near to the answer in the other unit, as a logarithm, is believed only if so many are confirmed: pounds
 * and kilograms may be mixed up in either.
 */
const UNIT_WITHIN = 0.2
const LEAST_CONFIRMED = 3

/** Costs of the tracks through each level and slope at the start of a week, slope by slope within a level. */
export type Costs = Float64Array
/** The levels that tracks may have: from the lightest to the heaviest weight of a log, with some room. */
export type Levels = { readonly lowest: number; readonly count: number }
/** A reading, and how much it says: from 0 to 1. */
export type WeighedReading = { readonly reading: Reading; readonly says: number }

export function levelsOf(weights: readonly number[]): Levels {
  const lowest = Math.floor(Math.log(Math.min(...weights)) / LEVEL) - STEEPEST
  return { lowest, count: Math.ceil(Math.log(Math.max(...weights)) / LEVEL) + STEEPEST - lowest + 1 }
}

/** How much each reading says: less if another one is just before it, because both show the same water. */
export function weighed(readings: readonly Reading[]): readonly WeighedReading[] {
  const onDay = new Map<number, number>()
  for (const { day } of readings) onDay.set(day, (onDay.get(day) ?? 0) + 1)
  const days = [...onDay.keys()]
  const gaps = new Map(days.map((day, index) => [day, Math.min(WEEK, day - (days[index - 1] ?? day - WEEK))]))
  return readings.map((reading) => {
    const same = WATER_KEPT ** (gaps.get(reading.day) ?? WEEK)
    return { reading, says: (1 - same) / (1 + same) / (onDay.get(reading.day) ?? 1) }
  })
}

/**
 * The readings that cannot be of the body that weighs `expectedOn` on their days. In a log of which many readings are of
 * others, what lies between the bodies is not believed either. Where two bodies of about the same weight take turns
 * (`mixed`), what is nearer to the other one is not of this one.
 */
export function farFrom(
  readings: readonly Reading[],
  expectedOn: (day: number) => number,
  mixed: readonly TwoBodies[],
): readonly Reading[] {
  const off = ({ day, weight }: Reading): number => Math.abs(Math.log(weight / expectedOn(day)))
  const others = readings.filter((reading) => off(reading) > FURTHEST).length
  const most = others > MANY_OTHERS * readings.length ? WIDTH : FURTHEST
  const nearest = ({ day }: Reading): number =>
    Math.min(most, ...mixed.flatMap(({ gap, from, to }) => (day >= from && day <= to ? [gap / 2] : [])))
  return readings.filter((reading) => off(reading) > (reading.confirmed === true ? IMPOSSIBLE : nearest(reading)))
}

/** Adds a reading, taken this many days into the week, to the costs, which count from rejecting it. */
export function addReading(
  costs: Costs,
  { lowest, count }: Levels,
  day: number,
  { reading, says }: WeighedReading,
  width: number,
): void {
  const reach = Math.ceil(width / LEVEL)
  const worth = says * (reading.confirmed === true ? CONFIRMED : 1)
  const place = Math.log(reading.weight) / LEVEL - lowest
  for (let slope = 0; slope < SLOPES; slope++) {
    const centre = place - ((slope - STEEPEST) * day) / WEEK
    const middle = Math.round(centre)
    const to = Math.min(count - 1, middle + reach)
    for (let level = Math.max(0, middle - reach); level <= to; level++) {
      const saved = REJECTED * Math.max(0, 1 - (((level - centre) * LEVEL) / width) ** 2) ** 2
      const index = level * SLOPES + slope
      costs[index] = at(costs, index) - worth * saved
    }
  }
}

/** Adds the weight in the answers, of this many days into the week. */
export function addAnswer(costs: Costs, { lowest, count }: Levels, day: number, answered: number): void {
  for (let level = 0; level < count; level++) {
    for (let slope = 0; slope < SLOPES; slope++) {
      const off = (lowest + level + ((slope - STEEPEST) * day) / WEEK) * LEVEL - Math.log(answered)
      const index = level * SLOPES + slope
      costs[index] = at(costs, index) + Math.min(ANSWERED.most, (off / ANSWERED.spread) ** 2 / 2)
    }
  }
}

/** The readings that may be in the unit of the answer. */
export function inUnit(readings: readonly Reading[], answered: number): readonly Reading[] {
  if (readings.filter(({ confirmed }) => confirmed === true).length >= LEAST_CONFIRMED) return readings
  const off = ({ weight }: Reading): number => Math.abs(Math.log(weight / answered))
  return readings.filter((reading) => Math.abs(off(reading) + Math.log(KG_PER_POUND)) > UNIT_WITHIN)
}
