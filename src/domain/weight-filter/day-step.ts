import { at, symmetrise } from './matrix.ts'

/** The index of each quantity in a state. */
export const TISSUE = 0
export const CONSTANT = 1
export const WANDERING = 2
export const WATER = 3
/** The first of two coordinates, in the states of people who have a cycle. */
export const CYCLE = 4

/**
 * The transition from a state to that of the next day. As a matrix it would be mostly zeros: each quantity keeps a
 * share of itself, the offset moves the tissue, and the cycle rotates.
 */
export type DayStep = {
  readonly tissueKept: number
  /** Tissue for each kcal/d of the offset, kg. */
  readonly tissueGained: number
  readonly constantKept: number
  readonly wanderingKept: number
  readonly waterKept: number
  /** Rotation of the cycle in a day, damped; null for people who have none. */
  readonly cycle: { readonly cosine: number; readonly sine: number } | null
  /** The control input: the gain of tissue that is known beforehand, kg. */
  readonly input: number
  /** Process noise: the variance added to each quantity. */
  readonly noise: Float64Array
}

/**
 * x becomes A x without the cycle. The state's numbers are in `x` from index `first` on, `stride` elements from each
 * other.
 */
function forward(step: DayStep, x: Float64Array, first: number, stride: number): void {
  const constant = at(x, first + stride * CONSTANT)
  const wandering = at(x, first + stride * WANDERING)
  x[first] = step.tissueKept * at(x, first) + step.tissueGained * (constant + wandering)
  x[first + stride * CONSTANT] = step.constantKept * constant
  x[first + stride * WANDERING] = step.wanderingKept * wandering
  x[first + stride * WATER] = step.waterKept * at(x, first + stride * WATER)
}

/** x becomes Aᵀ x, without the cycle. */
function backward(step: DayStep, x: Float64Array, first: number, stride: number): void {
  const tissue = at(x, first)
  const gained = step.tissueGained * tissue
  x[first] = step.tissueKept * tissue
  x[first + stride * CONSTANT] = step.constantKept * at(x, first + stride * CONSTANT) + gained
  x[first + stride * WANDERING] = step.wanderingKept * at(x, first + stride * WANDERING) + gained
  x[first + stride * WATER] = step.waterKept * at(x, first + stride * WATER)
}

/** Rotates the cycle by the angle of a day, or back if the sine is negated. */
function rotate(x: Float64Array, first: number, stride: number, cosine: number, sine: number): void {
  const one = at(x, first + stride * CYCLE)
  const other = at(x, first + stride * (CYCLE + 1))
  x[first + stride * CYCLE] = cosine * one - sine * other
  x[first + stride * (CYCLE + 1)] = sine * one + cosine * other
}

/** x becomes A x. */
export function stepForward(step: DayStep, x: Float64Array, first = 0, stride = 1): void {
  forward(step, x, first, stride)
  if (step.cycle !== null) rotate(x, first, stride, step.cycle.cosine, step.cycle.sine)
}

/** x becomes Aᵀ x. */
export function stepBack(step: DayStep, x: Float64Array, first = 0, stride = 1): void {
  backward(step, x, first, stride)
  if (step.cycle !== null) rotate(x, first, stride, step.cycle.cosine, -step.cycle.sine)
}

/** c becomes A c Aᵀ, or Aᵀ c A for a step back; a symmetric matrix stays symmetric to the last bit. */
export function stepBoth(along: typeof stepForward, step: DayStep, c: Float64Array, size: number): void {
  for (let column = 0; column < size; column++) along(step, c, column, size)
  for (let row = 0; row < size; row++) along(step, c, row * size, 1)
  symmetrise(c, size)
}
