import { type Kg, kg } from '#domain/units.ts'
import { bodyTrack } from './body-track.ts'
import { CONSTANT, TISSUE, WANDERING } from './day-step.ts'
import type { FilterParameters } from './filter-parameters.ts'
import { type Freedom, freedoms, freer, likeliestFreedom, logLikelihood } from './freedom.ts'
import { at, dot } from './matrix.ts'
import { type ReferenceCourse, referenceCourse } from './reference-course.ts'
import { type RobustRun, robustRun } from './robust-run.ts'
import { startOff } from './start-off.ts'
import { meanOffset, type StateModel, stateModel } from './state-model.ts'
import type { Reading, WeighingHistory } from './weighing-history.ts'

/**
 * If the body is further from its course than this, kg, linearisation no longer holds, and the model is run again along
 * a new course.
 */
const STRAIGHT_WITHIN = 4
const MOST_COURSES = 3
/** Passes until the weights of the readings settle; fewer if an earlier course has weighted them already. */
const FIRST_PASSES = 4
const LATER_PASSES = 2
/** Largest long-term deviation from a plan, in either direction, as a share of the expenditure. */
const MOST_BESIDE = 0.7
/**
 * The estimate follows the body's track within this, kg, on average over the readings of the LATEST days. In the first
 * EARLY days little else is known, so the track counts for more.
 */
const FOLLOWS_WITHIN = { early: 0.8, later: 1.2 } as const
const EARLY = 28
const LATEST = 4
/** With fewer readings of the body nobody is taken for unusual. */
const LEAST_READINGS = 3

/** A course of the body model that stays near the readings, and what was learnt along it. */
export type Fit = RobustRun & {
  readonly model: StateModel
  readonly course: ReferenceCourse
  /** Whether the first readings contradict the weight in the answers. */
  readonly isStartOff: boolean
}

/** The days to model: the first one, and the last one of the forecast. */
type ModelledDays = { readonly firstDay: number; readonly lastDay: number }
/** The course before anything is learnt, kg on day 0, and how far it is from the answers. */
type Start = {
  readonly course: ReferenceCourse
  readonly weight: Kg
  readonly heavier: number
  readonly isOff: boolean
}

/**
 * Fits the model to readings in the order of their days. Readings that are not of this body hardly count. The others
 * are followed whatever the pace is: if the body changes faster than people's usual deviations from a plan explain, as
 * little more freedom is given to the model as it needs.
 */
export function fitCourse(
  history: WeighingHistory,
  readings: readonly Reading[],
  modelled: ModelledDays,
  parameters: FilterParameters,
): Fit {
  const { body, events, today } = history
  const newScales = events.flatMap((event) => (event.kind === 'NEW_SCALE' ? [event.on] : []))
  const { far, weightOn } = bodyTrack(readings, { answered: body.physique.weight, newScales })
  const own = readings.filter((_, index) => far[index] !== true)
  const start = startOf(history, own.length > 0 ? own : readings, modelled, parameters)
  const known = { ...modelled, lastDay: today, startWeight: start.weight }
  const likelihoodOf = (freedom: Freedom): number => {
    const model = stateModel(history, start.course, known, freer(parameters, freedom))
    return logLikelihood(model, own, today, parameters.reading.scale)
  }
  const lastWeighed = own.at(-1)?.day ?? 0
  const latest = own.filter(({ day }) => day > lastWeighed - LATEST)
  const behind = ({ model, estimates }: Fit): number => {
    const off = latest.reduce((total, { day }) => {
      const estimate = estimates[day - modelled.firstDay]
      const weight = estimate === undefined ? weightOn(day) : model.base(day) + dot(model.weightRow(day), estimate.mean)
      return total + weight - weightOn(day)
    }, 0)
    return Math.abs(off) / Math.max(1, latest.length)
  }
  const followsWithin = today <= EARLY ? FOLLOWS_WITHIN.early : FOLLOWS_WITHIN.later
  const isKnown = own.length >= LEAST_READINGS
  const fits = freedoms.slice(isKnown ? likeliestFreedom(likelihoodOf) : 0).values()
  const fitWith = (freedom: Freedom): Fit =>
    followed(history, readings, far, { start, modelled }, freer(parameters, freedom))
  let fit = fitWith(fits.next().value ?? freedoms[0])
  for (const freedom of fits) {
    if (!isKnown || behind(fit) <= followsWithin) break
    fit = fitWith(freedom)
  }
  return fit
}

/** The course from the answers, moved to the first readings if these are believed instead. */
function startOf(
  { body, stages }: WeighingHistory,
  own: readonly Reading[],
  { lastDay }: ModelledDays,
  parameters: FilterParameters,
): Start {
  const offsetOn = (day: number): number => meanOffset(day, body.expenditure, parameters)
  const courseFrom = (heavier: number) => referenceCourse({ body, heavier, stages, lastDay, offsetOn })
  const { low } = parameters.typedWeight
  const answered = courseFrom(low)
  const off = startOff(own, (day) => at(answered.weight, Math.max(0, day)))
  const heavier = off?.isBelieved === true ? low + off.kg : low
  return {
    heavier,
    course: heavier === low ? answered : courseFrom(heavier),
    weight: kg(body.physique.weight + heavier),
    isOff: off !== null,
  }
}

/** Fits the model along the course from the start, and as long as the body is far off it, along one nearer to it. */
function followed(
  history: WeighingHistory,
  readings: readonly Reading[],
  far: readonly boolean[],
  { start, modelled: { firstDay, lastDay } }: { readonly start: Start; readonly modelled: ModelledDays },
  parameters: FilterParameters,
): Fit {
  const { body, stages, today } = history
  let { heavier, course } = start
  let weights: readonly number[] = []
  for (let round = 1; ; round++) {
    const model = stateModel(history, course, { firstDay, lastDay, startWeight: start.weight }, parameters)
    const passes = round === 1 ? FIRST_PASSES : LATER_PASSES
    const run = robustRun(model, { readings, far, weights, passes, today, parameters })
    const { estimates } = run
    const tissueOff = estimates.reduce((most, { mean }) => Math.max(most, Math.abs(at(mean, TISSUE))), 0)
    if (tissueOff <= STRAIGHT_WITHIN || round === MOST_COURSES)
      return { ...run, model, course, isStartOff: start.isOff }
    const first = estimates[-firstDay]?.mean
    if (first !== undefined) heavier += at(first, TISSUE)
    weights = run.weights
    const most = MOST_BESIDE * body.expenditure
    const learnt = Float64Array.from({ length: lastDay + 1 }, (_, day) => {
      const mean = estimates[day - firstDay]?.mean
      const beside = mean === undefined ? 0 : at(mean, CONSTANT) + at(mean, WANDERING)
      return Math.min(most, Math.max(-most, model.meanOffset(day) + beside))
    })
    course = referenceCourse({ body, heavier, stages, lastDay, offsetOn: (day) => at(learnt, day) })
  }
}
