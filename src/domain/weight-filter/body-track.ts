import { at } from './matrix.ts'
import {
  addAnswer,
  addReading,
  type Costs,
  farFrom,
  inUnit,
  LEVEL,
  levelsOf,
  SLOPES,
  STEEPEST,
  WEEK,
  WIDTH,
  weighed,
} from './track-costs.ts'
import { takenInTurns } from './turns-by-week.ts'
import { twoBodies } from './two-bodies.ts'
import type { Reading } from './weighing-history.ts'

/** Cost of each step by which the slope of a week differs from that of the week before, or the first one from level. */
const BEND = 1.9
const FIRST_SLOPE = 0.3
/** Cost of each step by which new scales differ from the old ones. */
const NEW_SCALES = 0.25

/** The width of the track through one of two bodies, as a share of the gap between them. */
const WIDTH_OF_GAP = 0.75
/** With so many readings, and this share of all, a second body may be the member's: the answers decide, not the numbers. */
const RIVAL = { readings: 6, share: 0.35 } as const
/** Readings within this share of the track may be of the body or of another one of about the same weight. */
const ABOUT_THE_SAME = 0.08

/** What is known about a body besides its readings. */
export type TrackedBody = {
  /** The weight in the answers, kg, on day 0. */
  readonly answered: number
  /** Days from which the member uses other scales. */
  readonly newScales: readonly number[]
}

/** The course of one body's weights through its log. */
export type BodyTrack = {
  /** For each reading, whether it is not of this body. */
  readonly far: readonly boolean[]
  /** The weight on a day of the log, kg. */
  readonly weightOn: (day: number) => number
}

/** Where the cheapest track through each state comes from: one array for each week, one for each change of scales. */
type Origins = { readonly bends: readonly Int16Array[]; readonly jumps: ReadonlyMap<number, Int16Array> }

/** Goes a week on: each track arrives at the level that its slope leads to. */
function weekOn(costs: Costs, count: number): Costs {
  const next = new Float64Array(costs.length).fill(Number.POSITIVE_INFINITY)
  for (let slope = 0; slope < SLOPES; slope++) {
    const by = slope - STEEPEST
    for (let level = Math.max(0, -by); level < Math.min(count, count - by); level++) {
      next[(level + by) * SLOPES + slope] = at(costs, level * SLOPES + slope)
    }
  }
  return next
}

/**
 * Lets tracks move along one dimension of the states, each step at a cost, in two passes (the distance transform of
 * Felzenszwalb and Huttenlocher). `origins` says from which place of the dimension the cheapest track comes.
 */
function move(
  costs: Costs,
  origins: Int16Array,
  { first, stride, length }: { readonly first: number; readonly stride: number; readonly length: number },
  cost: number,
): void {
  for (let place = 0; place < length; place++) origins[first + place * stride] = place
  const relax = (index: number, other: number): void => {
    const via = at(costs, other) + cost
    if (via >= at(costs, index)) return
    costs[index] = via
    origins[index] = origins[other] ?? 0
  }
  for (let place = 1; place < length; place++) relax(first + place * stride, first + (place - 1) * stride)
  for (let place = length - 2; place >= 0; place--) relax(first + place * stride, first + (place + 1) * stride)
}

/** The level at the start of each week, and the slope through it, of the cheapest track. */
function traced(last: Costs, weeks: number, { bends, jumps }: Origins) {
  let best = 0
  for (let index = 1; index < last.length; index++) if (at(last, index) < at(last, best)) best = index
  let level = Math.floor(best / SLOPES)
  let slope = best % SLOPES
  const track = [{ level, slope: slope - STEEPEST }]
  for (let week = weeks - 1; week > 0; week--) {
    slope = bends[week]?.[level * SLOPES + slope] ?? slope
    level = jumps.get(week)?.[level * SLOPES + slope] ?? level
    level -= slope - STEEPEST
    track.push({ level, slope: slope - STEEPEST })
  }
  return track.toReversed()
}

const isNear = ({ day, weight }: Reading, weightOn: BodyTrack['weightOn']): boolean =>
  Math.abs(Math.log(weight / weightOn(day))) <= ABOUT_THE_SAME

/** How far a track is from the weight in the answers on day 0. */
const offOf = (weightOn: BodyTrack['weightOn'], { answered }: TrackedBody): number =>
  Math.abs(Math.log(weightOn(0) / answered))

/**
 * Whether rejected readings are so many that they may be the body, and the others those of somebody else. What was
 * confirmed is the body's.
 */
const isRival = (rejected: readonly Reading[], all: readonly Reading[]): boolean =>
  rejected.length >= RIVAL.readings &&
  rejected.length >= RIVAL.share * all.length &&
  !all.some(({ confirmed }) => confirmed === true)

/** The weight on a day of the cheapest track through readings, whose cost has this width. */
function weightsOf(
  readings: readonly Reading[],
  candidates: readonly Reading[],
  { answered, newScales }: TrackedBody,
  width: number,
): BodyTrack['weightOn'] {
  const firstDay = Math.min(0, readings[0]?.day ?? 0)
  const weeks = Math.floor((Math.max(0, readings.at(-1)?.day ?? 0) - firstDay) / WEEK) + 1
  const levels = levelsOf([answered, ...readings.map(({ weight }) => weight)])
  const weekOf = (day: number): number => Math.floor((day - firstDay) / WEEK)
  const byWeek = Map.groupBy(weighed(candidates), ({ reading }) => weekOf(reading.day))
  const bends: Int16Array[] = []
  const jumps = new Map<number, Int16Array>()
  let costs: Costs = Float64Array.from(
    { length: levels.count * SLOPES },
    (_, index) => FIRST_SLOPE * Math.abs((index % SLOPES) - STEEPEST),
  )
  for (let week = 0; week < weeks; week++) {
    if (week > 0) {
      costs = weekOn(costs, levels.count)
      if (newScales.some((day) => weekOf(day + WEEK / 2) === week)) {
        const origins = new Int16Array(costs.length)
        for (let first = 0; first < SLOPES; first++) {
          move(costs, origins, { first, stride: SLOPES, length: levels.count }, NEW_SCALES)
        }
        jumps.set(week, origins)
      }
      const origins = new Int16Array(costs.length)
      for (let level = 0; level < levels.count; level++) {
        move(costs, origins, { first: level * SLOPES, stride: 1, length: SLOPES }, BEND)
      }
      bends[week] = origins
    }
    const start = firstDay + WEEK * week
    if (week === weekOf(0)) addAnswer(costs, levels, -start, answered)
    for (const one of byWeek.get(week) ?? []) addReading(costs, levels, one.reading.day - start, one, width)
  }
  const track = traced(costs, weeks, { bends, jumps })
  return (day) => {
    const { level, slope } = track[weekOf(day)] ?? { level: 0, slope: 0 }
    const days = day - firstDay - WEEK * weekOf(day)
    return Math.exp((levels.lowest + level + (slope * days) / WEEK) * LEVEL)
  }
}

/**
 * Finds the one body in a log that may hold readings of others: the course of weights, straight within each week, that
 * costs least if readings near it cost little, readings far from it a constant (Tukey), and bends their size.
 * That is trend filtering by absolute values (Kim, Koh, Boyd and Gorinevsky 2009) with a loss that outliers cannot pull,
 * solved exactly on a grid by dynamic programming. Readings that agree with each other are one body at any slope; of
 * two bodies the one nearer to the answers and to what was confirmed is taken. Two bodies that one such track could follow
 * at once are looked for by the two levels of their readings, and told apart by a narrower track.
 *
 * Readings must be in the order of their days.
 */
export function bodyTrack(readings: readonly Reading[], body: TrackedBody): BodyTrack {
  const candidates = inUnit(readings, body.answered)
  const through = (some: readonly Reading[], width: number) => weightsOf(readings, some, body, width)
  const wide = through(candidates, WIDTH)
  const mixed = twoBodies(candidates.filter((reading) => isNear(reading, wide)))
  const width = mixed.length === 0 ? WIDTH : WIDTH_OF_GAP * Math.min(...mixed.map(({ gap }) => gap))
  const first = mixed.length === 0 ? wide : through(candidates, width)
  const rejected = farFrom(candidates, first, mixed)
  const second = isRival(rejected, candidates) ? through(rejected, width) : first
  const ofSecond = rejected.filter((reading) => isNear(reading, second))
  const isSecond = isRival(ofSecond, candidates) && offOf(second, body) < offOf(first, body)
  const weightOn = isSecond ? second : first
  const own = new Set(candidates)
  const far = new Set(farFrom(candidates, weightOn, mixed))
  const near = candidates.filter((reading) => !far.has(reading))
  const ofOther = new Set(takenInTurns(near, body.answered))
  const isFar = (reading: Reading): boolean => !own.has(reading) || far.has(reading) || ofOther.has(reading)
  return { far: readings.map(isFar), weightOn }
}
