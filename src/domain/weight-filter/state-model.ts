import { type FilterParameters, PARAMETERS_FOR } from './filter-parameters.ts'
import { at, transpose } from './matrix.ts'
import type { ReferenceCourse } from './reference-course.ts'
import type { LifeEvent, WeighingHistory } from './weighing-history.ts'

/** Where each quantity stands in a state. */
export const TISSUE = 0
export const CONSTANT = 1
export const WANDERING = 2
export const WATER = 3
const CYCLE = 4

/** A pause as long as this, days, leaves nothing known of the offset. */
const LONG_PAUSE = 42
/** After being away, what is unusual goes on for so many days. */
const SETTLING = 14
/** Women of this stored age group and younger have a cycle. */
const OLDEST_WITH_CYCLE = 45

/** How a state leads to that of the next day: next = matrix state + push, with this noise. */
export type Transition = {
  readonly matrix: Float64Array
  readonly turned: Float64Array
  /** What tissue gains that is known beforehand, kg. */
  readonly push: number
  /** Variances that come in. */
  readonly noise: Float64Array
}

/**
 * The state of a day: tissue off the reference course (kg), constant and wandering part of the offset (kcal/d), water of
 * the day (kg) and, for women under 50, two coordinates of the cycle (kg). It moves linearly from day to day; weight and
 * readings are linear views of it, added to what is known beforehand. Before day 0 there is no plan, and tissue stays.
 */
export type StateModel = {
  readonly size: number
  readonly firstDay: number
  readonly lastDay: number
  readonly first: { readonly mean: Float64Array; readonly variance: Float64Array }
  /** From each day to the next, the first day first. */
  readonly transitions: readonly Transition[]
  weightRow(day: number): Float64Array
  readingRow(day: number): Float64Array
  /** What the weight of a day is beside its row, kg. */
  base(day: number): number
  /** What scales show more on the weekday of a day, kg. */
  weekdayWater(day: number): number
  /** Mean offset of people on a day, kcal/d: the state holds what this person has beside it. */
  meanOffset(day: number): number
}

/** Mean offset of people on a day of a plan, kcal/d: adherence decays, and hunger grows. */
export function meanOffset(day: number, expenditure: number, { drift }: FilterParameters): number {
  if (day < 0) return 0
  return ((drift.start + drift.later * (1 - Math.exp(-day / drift.days))) * expenditure) / PARAMETERS_FOR
}

const isUnusual = (event: LifeEvent, day: number): boolean =>
  (event.kind === 'AWAY' && day >= event.from && day <= (event.to ?? day) + SETTLING) ||
  (event.kind === 'PAUSED' && day >= event.from && day <= (event.to ?? day))

const forgetsOffset = (event: LifeEvent, day: number): boolean =>
  (event.kind === 'RESET' && event.on === day) ||
  (event.kind === 'PAUSED' && event.to === day && event.to - event.from > LONG_PAUSE)

const isNewScale = (event: LifeEvent, day: number): boolean => event.kind === 'NEW_SCALE' && event.on === day

/** The model of a person's days along a course of the body model. */
export function stateModel(
  { body, weekday, events }: WeighingHistory,
  course: ReferenceCourse,
  { firstDay, lastDay }: { readonly firstDay: number; readonly lastDay: number },
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
  const turn = (2 * Math.PI) / cycle.period
  const meanOn = (day: number): number => meanOffset(day, expenditure, parameters)

  const mean = new Float64Array(size)
  mean[TISSUE] = physique.weight + typedWeight.low - startWeight
  const variance = new Float64Array(size)
  variance[TISSUE] = typedWeight.sd ** 2
  variance[CONSTANT] = (constant.sd * scale) ** 2
  variance[WANDERING] = (wandering.sd * scale) ** 2
  variance[WATER] = (water.shareSd * physique.weight) ** 2
  for (let index = CYCLE; index < size; index++) variance[index] = cycle.sd ** 2

  function transitionFrom(day: number): Transition {
    const matrix = new Float64Array(size * size)
    const set = (row: number, column: number, value: number): void => {
      matrix[row * size + column] = value
    }
    const noise = new Float64Array(size)
    const isPlanned = day >= 0
    const density = at(course.density, day)
    const forgets = events.some((event) => forgetsOffset(event, day + 1))
    set(TISSUE, TISSUE, isPlanned ? 1 - at(course.upkeep, day) / density : 1)
    if (isPlanned) {
      set(TISSUE, CONSTANT, 1 / density)
      set(TISSUE, WANDERING, 1 / density)
      noise[TISSUE] = (events.some((event) => isUnusual(event, day)) ? tissue.sdAway : tissue.sd) ** 2
    }
    if (events.some((event) => isNewScale(event, day + 1))) {
      noise[TISSUE] = at(noise, TISSUE) + parameters.newScaleSd ** 2
    }
    if (forgets) {
      noise[CONSTANT] = at(variance, CONSTANT)
      noise[WANDERING] = at(variance, WANDERING)
    } else {
      const kept = isPlanned ? wanderingKept : 1
      set(CONSTANT, CONSTANT, 1)
      set(WANDERING, WANDERING, kept)
      noise[WANDERING] = at(variance, WANDERING) * (1 - kept ** 2)
    }
    set(WATER, WATER, water.kept)
    noise[WATER] = at(variance, WATER) * (1 - water.kept ** 2)
    if (hasCycle) {
      set(CYCLE, CYCLE, cycleKept * Math.cos(turn))
      set(CYCLE, CYCLE + 1, -cycleKept * Math.sin(turn))
      set(CYCLE + 1, CYCLE, cycleKept * Math.sin(turn))
      set(CYCLE + 1, CYCLE + 1, cycleKept * Math.cos(turn))
      noise[CYCLE] = cycle.sd ** 2 * (1 - cycleKept ** 2)
      noise[CYCLE + 1] = at(noise, CYCLE)
    }
    const turned = new Float64Array(size * size)
    transpose(matrix, size, turned)
    return { matrix, turned, push: isPlanned ? (meanOn(day) - at(course.offset, day)) / density : 0, noise }
  }

  const weightRow = (day: number): Float64Array => {
    const row = new Float64Array(size)
    row[TISSUE] = 1
    if (day > 0) {
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
    transitions: Array.from({ length: lastDay - firstDay }, (_, index) => transitionFrom(firstDay + index)),
    weightRow,
    readingRow: (day) => {
      const row = weightRow(day)
      row[WATER] = 1
      if (hasCycle) row[CYCLE] = 1
      return row
    },
    base: (day) =>
      day <= 0 ? startWeight : at(course.weight, day) + course.water * (meanOn(day) - at(course.offset, day)),
    weekdayWater: (day) => physique.weight * (weekdays[(((day + weekday) % 7) + 7) % 7] ?? 0),
    meanOffset: meanOn,
  }
}
