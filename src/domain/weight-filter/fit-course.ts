import { kg } from '#domain/units.ts'
import { CONSTANT, TISSUE, WANDERING } from './day-step.ts'
import { farReadings } from './far-readings.ts'
import type { FilterParameters } from './filter-parameters.ts'
import { at } from './matrix.ts'
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

/** A course of the body model that stays near the readings, and what was learnt along it. */
export type Fit = RobustRun & {
  readonly model: StateModel
  readonly course: ReferenceCourse
  /** Whether the first readings contradict the weight in the answers. */
  readonly isStartOff: boolean
}

/** Fits the model to readings in the order of their days. */
export function fitCourse(
  history: WeighingHistory,
  readings: readonly Reading[],
  { firstDay, lastDay }: { readonly firstDay: number; readonly lastDay: number },
  parameters: FilterParameters,
): Fit {
  const { body, stages, today } = history
  let heavier = parameters.typedWeight.low
  let offsetOn = (day: number): number => meanOffset(day, body.expenditure, parameters)
  const courseNow = () => referenceCourse({ body, heavier, stages, lastDay, offsetOn })
  let course = courseNow()
  const off = startOff(readings, (day) => at(course.weight, Math.max(0, day)))
  if (off?.isBelieved === true) {
    heavier += off.kg
    course = courseNow()
  }
  const startWeight = kg(body.physique.weight + heavier)
  let weights: readonly number[] = []
  for (let round = 1; ; round++) {
    const model = stateModel(history, course, { firstDay, lastDay, startWeight }, parameters)
    const far = farReadings(readings, (day) => at(course.weight, Math.max(0, day)))
    const passes = round === 1 ? FIRST_PASSES : LATER_PASSES
    const run = robustRun(model, { readings, far, weights, passes, today, parameters })
    const { estimates } = run
    const tissueOff = estimates.reduce((most, { mean }) => Math.max(most, Math.abs(at(mean, TISSUE))), 0)
    if (tissueOff <= STRAIGHT_WITHIN || round === MOST_COURSES) {
      return { ...run, model, course, isStartOff: off !== null }
    }
    const start = estimates[-firstDay]?.mean
    if (start !== undefined) heavier += at(start, TISSUE)
    weights = run.weights
    const most = MOST_BESIDE * body.expenditure
    const learnt = Float64Array.from({ length: lastDay + 1 }, (_, day) => {
      const mean = estimates[day - firstDay]?.mean
      const beside = mean === undefined ? 0 : at(mean, CONSTANT) + at(mean, WANDERING)
      return Math.min(most, Math.max(-most, model.meanOffset(day) + beside))
    })
    offsetOn = (day) => at(learnt, day)
    course = courseNow()
  }
}
