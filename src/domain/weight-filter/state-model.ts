import type { Kg } from '#domain/units.ts'
import { CONSTANT, CYCLE, type DayStep, TISSUE, WANDERING, WATER } from './day-step.ts'
import { type FilterParameters, PARAMETERS_FOR } from './filter-parameters.ts'
import { forgetsFrom, isOffPlan, isUnsettled, type LifeEvent } from './life-events.ts'
import { at } from './matrix.ts'
import type { ReferenceCourse } from './reference-course.ts'
import type { WeighingHistory } from './weighing-history.ts'

/** Women of this age group of the answers and younger have a cycle. */
const OLDEST_WITH_CYCLE = 45

/**
 * The state of a day: tissue off the reference course (kg), constant and wandering part of the offset (kcal/d), daily
 * fluctuation of water (kg) and, for women under 50, two coordinates of the cycle (kg). It changes linearly from day to
 * day; weight and readings are linear functions of it, added to what is known beforehand. Before day 0 there is no
 * plan, and tissue does not change.
 */
export type StateModel = {
  readonly size: number
  readonly firstDay: number
  readonly lastDay: number
  readonly first: { readonly mean: Float64Array; readonly variance: Float64Array }
  /** The transitions from each day to the next, the first day first. */
  readonly steps: readonly DayStep[]
  weightRow(day: number): Float64Array
  readingRow(day: number): Float64Array
  /** The part of a day's weight that does not depend on the state, kg. */
  base(day: number): number
  /** What scales show in addition because of the weekday, kg. */
  weekdayWater(day: number): number
  /** Mean offset of all people on a day, kcal/d: the state holds this person's difference from it. */
  meanOffset(day: number): number
}

/** Mean offset of all people on a day of a plan, kcal/d: adherence decays, and hunger grows. */
export function meanOffset(day: number, expenditure: number, { drift }: FilterParameters): number {
  if (day < 0) return 0
  return ((drift.start + drift.later * (1 - Math.exp(-day / drift.days))) * expenditure) / PARAMETERS_FOR
}

const isNewScale = (event: LifeEvent, day: number): boolean => event.kind === 'NEW_SCALE' && event.on === day

/** The days of a model, and the weight expected on day 0 before any reading. */
type ModelledDays = { readonly firstDay: number; readonly lastDay: number; readonly startWeight: Kg }

/** Builds the model of a person's days along a course of the body model. */
export function stateModel(
  { body, weekday, events }: WeighingHistory,
  course: ReferenceCourse,
  { firstDay, lastDay, startWeight: expectedStart }: ModelledDays,
  parameters: FilterParameters,
): StateModel {
  const { physique, expenditure } = body
  const { typedWeight, constant, wandering, tissue, water, cycle, weekdays } = parameters
  const scale = expenditure / PARAMETERS_FOR
  const hasCycle = physique.sex === 'FEMALE' && physique.age <= OLDEST_WITH_CYCLE
  const size = hasCycle ? CYCLE + 2 : CYCLE
  const startWeight = at(course.weight, 0)
  const wanderingKept = Math.exp(-1 / wandering.days)
  const cycleKept = Math.exp(-1 / cycle.memory)
  const angle = (2 * Math.PI) / cycle.period
  const turn = hasCycle ? { cosine: cycleKept * Math.cos(angle), sine: cycleKept * Math.sin(angle) } : null
  const meanOn = (day: number): number => meanOffset(day, expenditure, parameters)

  const mean = new Float64Array(size)
  mean[TISSUE] = expectedStart - startWeight
  const variance = new Float64Array(size)
  variance[TISSUE] = typedWeight.sd ** 2
  variance[CONSTANT] = (constant.sd * scale) ** 2
  variance[WANDERING] = (wandering.sd * scale) ** 2
  variance[WATER] = (water.shareSd * physique.weight) ** 2
  for (let index = CYCLE; index < size; index++) variance[index] = cycle.sd ** 2

  const base = (day: number): number =>
    day <= 0 ? startWeight : at(course.weight, day) + course.water * (meanOn(day) - at(course.offset, day))

  /** The gain of tissue in addition to the course. While no plan is followed, the weight is expected to stay. */
  function inputFrom(day: number, isFollowed: boolean): number {
    if (isFollowed) return (meanOn(day) - at(course.offset, day)) / at(course.density, day)
    return day < 0 ? 0 : base(day) - base(day + 1)
  }

  /** Whether a day's water follows the offset: not before the plan, nor while none is followed. */
  const hasOffsetWater = (day: number): boolean => day > 0 && !isOffPlan(events, day)

  /**
   * Water that is moved to the tissue when the plan stops, and back when it continues, so that the weight does not
   * jump.
   */
  function waterTaken(day: number): number {
    if (day <= 0 || hasOffsetWater(day) === hasOffsetWater(day + 1)) return 0
    return hasOffsetWater(day) ? course.water : -course.water
  }

  function stepFrom(day: number): DayStep {
    const isPlanned = day >= 0
    const density = at(course.density, day)
    const noise = new Float64Array(size)
    noise[WATER] = at(variance, WATER) * (1 - water.kept ** 2)
    for (let index = CYCLE; index < size; index++) noise[index] = cycle.sd ** 2 * (1 - cycleKept ** 2)
    let tissueNoise = 0
    if (isPlanned) tissueNoise = (isUnsettled(events, day) ? tissue.sdAway : tissue.sd) ** 2
    if (events.some((event) => isNewScale(event, day + 1))) tissueNoise += parameters.newScaleSd ** 2
    const forgets = events.some((event) => forgetsFrom(event) === day + 1)
    const kept = isPlanned ? wanderingKept : 1
    noise[WANDERING] = at(variance, WANDERING) * (forgets ? 1 : 1 - kept ** 2)
    if (forgets) {
      noise[CONSTANT] = at(variance, CONSTANT)
      // Otherwise the water of an offset that may be the old one would seem to be information about it.
      tissueNoise += course.water ** 2 * (at(variance, CONSTANT) + at(variance, WANDERING))
    }
    noise[TISSUE] = tissueNoise
    const isFollowed = isPlanned && !isOffPlan(events, day)
    return {
      tissueKept: isFollowed ? 1 - at(course.upkeep, day) / density : 1,
      tissueGained: (isFollowed ? 1 / density : 0) + waterTaken(day),
      constantKept: forgets ? 0 : 1,
      wanderingKept: forgets ? 0 : kept,
      waterKept: water.kept,
      cycle: turn,
      input: inputFrom(day, isFollowed),
      noise,
    }
  }

  const weightRow = (day: number): Float64Array => {
    const row = new Float64Array(size)
    row[TISSUE] = 1
    if (hasOffsetWater(day)) {
      row[CONSTANT] = course.water
      row[WANDERING] = course.water
    }
    return row
  }

  return {
    size,
    firstDay,
    lastDay,
    first: { mean, variance },
    steps: Array.from({ length: lastDay - firstDay }, (_, index) => stepFrom(firstDay + index)),
    weightRow,
    readingRow: (day) => {
      const row = weightRow(day)
      row[WATER] = 1
      if (hasCycle) row[CYCLE] = 1
      return row
    },
    base,
    weekdayWater: (day) => physique.weight * (weekdays[(((day + weekday) % 7) + 7) % 7] ?? 0),
    meanOffset: meanOn,
  }
}
