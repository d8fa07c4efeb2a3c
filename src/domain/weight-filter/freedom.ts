import type { FilterParameters } from './filter-parameters.ts'
import { runFilter } from './kalman-filter.ts'
import { measured } from './robust-run.ts'
import type { StateModel } from './state-model.ts'
import type { Reading } from './weighing-history.ts'

/** How many times the usual deviation from a plan is assumed: for its constant part, and for the wandering one. */
export type Freedom = { readonly constant: number; readonly wandering: number }

/** The usual deviation, and those of bodies that change faster than what people eat and spend explains. */
export const freedoms = [
  { constant: 1, wandering: 1 },
  { constant: 4, wandering: 3 },
  { constant: 12, wandering: 8 },
] as const satisfies readonly Freedom[]

/** How much likelier, as a natural logarithm, the readings have to be before a body is taken for an unusual one. */
const MARGIN = 7
/** A reading counts as surprising by no more than this many standard deviations: single ones do not decide. */
const MOST_SURPRISING = 4

export const freer = (parameters: FilterParameters, { constant, wandering }: Freedom): FilterParameters => ({
  ...parameters,
  constant: { sd: constant * parameters.constant.sd },
  wandering: { ...parameters.wandering, sd: wandering * parameters.wandering.sd },
})

/** Logarithm of the likelihood of readings, up to a constant, from the prediction errors of the filter. */
export function logLikelihood(model: StateModel, readings: readonly Reading[], today: number, scale: number): number {
  const taken = measured(model, readings).map((reading) => ({ ...reading, variance: scale ** 2 }))
  const { updates } = runFilter(model, taken, { lastDay: today, withEstimates: false })
  return updates.reduce((total, { innovation, variance }) => {
    const surprise = Math.min(MOST_SURPRISING ** 2, innovation ** 2 / variance)
    return total - (Math.log(variance) + surprise) / 2
  }, 0)
}

/** The index of the freedom to assume; the usual one unless another is much likelier. */
export function likeliestFreedom(likelihoodOf: (freedom: Freedom) => number): number {
  const [usual = 0, ...others] = freedoms.map(likelihoodOf)
  const best = others.reduce((most, next) => Math.max(most, next), usual + MARGIN)
  return best > usual + MARGIN ? others.indexOf(best) + 1 : 0
}
