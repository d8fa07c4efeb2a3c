import { type BalancedBody, weightOf } from '#domain/body/balanced-body.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import { bodyAtWeight } from '#domain/body/maintenance.ts'
import {
  ADAPTATION_SHARE,
  CARBOHYDRATE_SHARE,
  FAT_DEPOSITION,
  FAT_ENERGY,
  FAT_METABOLISM,
  FEEDING_SHARE,
  FORBES_KG,
  GLYCOGEN_AT_START,
  LEAN_DEPOSITION,
  LEAN_ENERGY,
  LEAN_METABOLISM,
  MASS_WITH_GLYCOGEN,
  SODIUM_AT_BALANCE,
  SODIUM_SHED_BY_FASTING,
  SODIUM_SHED_PER_LITRE,
} from '#domain/body/tissue-energy.ts'
import { nextDay } from '#domain/body/weight-model.ts'
import { kcalPerDay, kg } from '#domain/units.ts'

/**
 * Water, kg, that follows if the intake changes by the whole expenditure: with glycogen (by its square root), and with
 * sodium.
 */
const WATER_OF_EXPENDITURE =
  CARBOHYDRATE_SHARE * GLYCOGEN_AT_START * MASS_WITH_GLYCOGEN +
  (SODIUM_AT_BALANCE + SODIUM_SHED_BY_FASTING) / SODIUM_SHED_PER_LITRE
/** Least intake in the long run, as a share of the expenditure: less than this is not a plan. */
const LEAST_EATEN = 0.3

/** The body model run with the planned energies, day by day from day 0, and its response to small changes. */
export type ReferenceCourse = {
  readonly weight: Float64Array
  /** Added to the planned energy when the model was run, kcal/d. */
  readonly offset: Float64Array
  /** Energy of a kilogram off the course, kcal/kg: rho of Hall and Chow (linearised model, Lancet 2011, eqs. 10-15). */
  readonly density: Float64Array
  /** Additional expenditure per kilogram off the course, kcal/d per kg: their epsilon. */
  readonly upkeep: Float64Array
  /** Weight of the water bound by one additional kilocalorie a day, kg. */
  readonly water: number
}

/** Input of the model run. */
export type CourseInput = {
  readonly body: BalancedBody
  /** True weight on day 0 minus the weight in the answers, kg. */
  readonly heavier: number
  readonly stages: readonly Stage[]
  readonly lastDay: number
  /** Eaten on a day in addition to the plan, kcal. */
  readonly offsetOn: (day: number) => number
}

export function referenceCourse({ body, heavier, stages, lastDay, offsetOn }: CourseInput): ReferenceCourse {
  const size = lastDay + 1
  const course = {
    weight: new Float64Array(size),
    offset: new Float64Array(size),
    density: new Float64Array(size),
    upkeep: new Float64Array(size),
    water: WATER_OF_EXPENDITURE / body.expenditure,
  }
  const ordered = stages.toSorted((a, b) => a.fromDay - b.fromDay)
  const damped = 1 - FEEDING_SHARE - ADAPTATION_SHARE
  let state = bodyAtWeight(body, kg(body.physique.weight + heavier))
  let stage = 0
  for (let day = 0; day < size; day++) {
    while ((ordered[stage + 1]?.fromDay ?? Number.POSITIVE_INFINITY) <= day) stage++
    const planned = ordered[stage]?.intake ?? body.expenditure
    const offset = Math.max(offsetOn(day), LEAST_EATEN * body.expenditure - planned)
    const lean = FORBES_KG / state.fat
    course.weight[day] = weightOf(state)
    course.offset[day] = offset
    course.density[day] = (FAT_DEPOSITION + FAT_ENERGY + lean * (LEAN_DEPOSITION + LEAN_ENERGY)) / ((1 + lean) * damped)
    course.upkeep[day] = ((FAT_METABOLISM + lean * LEAN_METABOLISM) / (1 + lean) + body.movement) / damped
    state = nextDay(body, state, kcalPerDay(planned + offset))
  }
  return course
}
