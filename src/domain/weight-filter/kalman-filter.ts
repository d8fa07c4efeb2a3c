import { add, addProduct, apply, at, dot, sandwich } from './matrix.ts'
import { type StateModel, TISSUE } from './state-model.ts'

/** A state with its covariance. */
export type Belief = { readonly mean: Float64Array; readonly covariance: Float64Array }

/** A reading as the filter takes it: its view of a state, what it shows beside what is known, kg, its variance, kg². */
export type Measured = {
  readonly day: number
  readonly row: Float64Array
  readonly kg: number
  readonly variance: number
}

/** What a reading did: how the state followed it, and how far it was from what had been expected. */
export type Update = {
  readonly gain: Float64Array
  /** kg */
  readonly surprise: number
  /** Variance of the surprise, kg². */
  readonly variance: number
}

export type FilterRun = {
  /** By reading, in their order. */
  readonly updates: readonly Update[]
  /** By day from the model's first one, after the readings of the day; empty where they were not asked for. */
  readonly beliefs: readonly Belief[]
  /** Of the last day. */
  readonly latest: Belief
}

const copyOf = ({ mean, covariance }: Belief): Belief => ({ mean: mean.slice(), covariance: covariance.slice() })

/** What is believed before any reading. */
function firstBelief({ size, first }: StateModel): Belief {
  const covariance = new Float64Array(size * size)
  for (let index = 0; index < size; index++) covariance[index * size + index] = at(first.variance, index)
  return { mean: first.mean.slice(), covariance }
}

/** Takes a reading into a belief. */
function take({ mean, covariance }: Belief, { row, kg, variance }: Measured): Update {
  const gain = new Float64Array(row.length)
  apply(covariance, row, gain)
  const total = dot(row, gain) + variance
  const surprise = kg - dot(row, mean)
  addProduct(covariance, -1 / total, gain, gain)
  for (let index = 0; index < gain.length; index++) gain[index] = at(gain, index) / total
  add(mean, surprise, gain)
  return { gain, surprise, variance: total }
}

/** Moves a belief from a day to the next. */
function advance(model: StateModel, day: number, { mean, covariance }: Belief, spare: Belief): void {
  const { size, firstDay, transitions } = model
  const transition = transitions[day - firstDay]
  if (transition === undefined) throw new RangeError('The model ends before this day.')
  apply(transition.matrix, mean, spare.mean)
  mean.set(spare.mean)
  mean[TISSUE] = at(mean, TISSUE) + transition.push
  sandwich(transition.matrix, covariance, size, spare.covariance)
  for (let index = 0; index < size; index++) {
    covariance[index * size + index] = at(covariance, index * size + index) + at(transition.noise, index)
  }
}

/** Runs through the days of a model up to one of them. Readings are in the order of their days. */
export function runFilter(
  model: StateModel,
  readings: readonly Measured[],
  { lastDay, withBeliefs }: { readonly lastDay: number; readonly withBeliefs: boolean },
): FilterRun {
  const latest = firstBelief(model)
  const spare = copyOf(latest)
  const beliefs: Belief[] = []
  const updates: Update[] = []
  for (let day = model.firstDay; day <= lastDay; day++) {
    for (let next = readings[updates.length]; next?.day === day; next = readings[updates.length]) {
      updates.push(take(latest, next))
    }
    if (withBeliefs) beliefs.push(copyOf(latest))
    if (day < lastDay) advance(model, day, latest, spare)
  }
  return { updates, beliefs, latest }
}

/** What is believed of the days after one of them, the next one first, without any further reading. */
export function runAhead(model: StateModel, from: Belief, day: number): readonly Belief[] {
  const belief = copyOf(from)
  const spare = copyOf(belief)
  return Array.from({ length: model.lastDay - day }, (_, index) => {
    advance(model, day + index, belief, spare)
    return copyOf(belief)
  })
}
