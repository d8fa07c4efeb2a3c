import { isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Cell, Instance } from './cells.ts'
import { dayBound } from './day-bound.ts'
import { type DayPattern, patternOf } from './day-pattern.ts'
import { dayCosts, dayRows } from './day-rows.ts'
import { type Solution, solve, type Term } from './linear-program.ts'
import { relaxedBound } from './relaxed-bound.ts'
import { repeats, weekRows } from './week-rows.ts'

/** Far more rounds than it takes until no day adds anything. */
const ROUNDS = 300
/** A day that would add no more than this is not worth another round. */
const NOTHING = 1e-4

/** The best week of fractions of the known days, with the dual prices of its rows. */
function bestOfDays(instance: Instance, days: readonly DayPattern[]): Solution | null {
  const numbered = days.map((day, at) => ({ ...day, name: `p${at}` }))
  const { rows, costs } = weekRows(instance, numbered, 1)
  const all = { name: 'days', terms: numbered.map(({ name }): Term => [1, name]), is: '=', bound: DAYS } as const
  return solve({
    maximise: [...numbered.map(({ worth, name }): Term => [worth, name]), ...costs],
    rows: [all, ...rows],
  })
}

type BestDay = { readonly most: number; readonly day: DayPattern | null }

/**
 * The best whole day at the dual prices of a week: the most it could add, and the day itself. The integer search only
 * gets cells that a day which adds anything can contain.
 */
function bestDay(instance: Instance, { dual }: Solution): BestDay | null {
  const { places } = instance.space
  const small = places.map(isSnackPlace)
  const price = ({ dish, place, sodium, liked }: Cell) =>
    repeats.reduce((sum, times) => sum + dual(`again${dish}_${times}`), 0) +
    dual(`often${place}_${dish}`) +
    (small[place] ? dual(`snack${dish}`) : 0) +
    sodium * dual('sodium') +
    liked * dual('cuisine')
  const worth = new Map(instance.cells.map((cell) => [cell, cell.worth - price(cell)]))
  const wanted = dual('days') + NOTHING
  const bound = dayBound(instance, (cell) => worth.get(cell) ?? 0)
  if (bound.most < wanted) return { most: bound.most - dual('days'), day: null }
  const cells = instance.cells.filter((cell) => bound.most - bound.shortOf(cell) >= wanted)
  const solution = solve({
    maximise: [...cells.map((cell): Term => [worth.get(cell) ?? 0, cell.name]), ...dayCosts],
    rows: dayRows({ ...instance, cells }),
    binaries: cells.map(({ name }) => name),
  })
  if (solution === null) return { most: bound.most - dual('days'), day: null }
  const taken = cells.filter(({ name }) => solution.column(name) > 0.5)
  const isWhole = taken.length === places.length
  return {
    most: Math.min(bound.most, Math.max(wanted, solution.bound)) - dual('days'),
    day: isWhole ? patternOf(instance, taken) : null,
  }
}

/**
 * An upper bound of any week's worth, tighter than with fractions of dishes: the best week of fractions of whole days,
 * found by adding the best day at its dual prices (column generation). Each round proves a bound, and the lowest holds.
 * Starts from known days. Null if no week exists.
 */
export function provenBound(instance: Instance, known: readonly DayPattern[]): number | null {
  let bound = relaxedBound(instance)
  const days = new Map(known.map((day) => [day.name, day]))
  for (let round = 0; round < ROUNDS && bound !== null; round++) {
    const week = bestOfDays(instance, [...days.values()])
    const better = week === null ? null : bestDay(instance, week)
    if (week === null || better === null) break
    bound = Math.min(bound, week.value + DAYS * Math.max(0, better.most))
    if (better.most < NOTHING || better.day === null || days.has(better.day.name)) break
    days.set(better.day.name, better.day)
  }
  return bound
}
