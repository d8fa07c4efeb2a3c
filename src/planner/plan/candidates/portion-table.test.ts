import { expect, test } from 'vitest'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import type { Place } from './day-places.ts'
import { portionTable, WIDTH } from './portion-table.ts'

const { candidates } = searchSpacesFor(easyRequest, library)([])
const place: Place = { slot: 'LUNCH', meal: 0, side: false, kcal: 400, pool: Int32Array.of(1) }

/** The portions of the second of two dishes in a place of 400 kcal; the first has no place in it. */
function portionsOf(kcal: number, portions: readonly number[] = usualPortionSteps, mayBeWithout = false) {
  const servings = {
    recipes: candidates.recipes.slice(0, 2),
    kcal: Float64Array.of(1, kcal),
    protein: Float64Array.of(1, 20),
    fibre: Float64Array.of(1, 6),
    sodium: Float64Array.of(1, 300),
    portions: [[9], portions],
  }
  const table = portionTable(place, servings, mayBeWithout)
  const count = table.count[1] ?? 0
  const row = (of: Float64Array) => [...of.slice(WIDTH, WIDTH + count)]
  return { table, row, portions: row(table.portion), costs: row(table.cost) }
}
const closeTo = (numbers: readonly number[]) => numbers.map((each) => expect.closeTo(each, 9))

test('portions are ranked by how far they are from a serving and from the energy of the place', () => {
  const { portions, costs } = portionsOf(400)
  expect(portions).toEqual([1, 0.75, 1.25, 0.5, 1.5, 2])
  // A tenth for a whole serving more or less, and two for all of the energy that is beyond 15 %.
  expect(costs).toEqual(closeTo([0, 0.225, 0.225, 0.75, 0.75, 1.8]))
})

test('up to 15 % of the energy of a place is free', () => {
  expect(portionsOf(400 * 1.15, [1]).costs).toEqual(closeTo([0]))
  expect(portionsOf(400 * 0.85, [1]).costs).toEqual(closeTo([0]))
  expect(portionsOf(400 * 1.25, [1]).costs).toEqual(closeTo([0.2]))
  expect(portionsOf(400 * 0.75, [1]).costs).toEqual(closeTo([0.2]))
})

test('each portion has its share of the figures of a serving', () => {
  const { table, row } = portionsOf(400, [0.5, 1, 2])
  expect([table.kcal, table.protein, table.fibre, table.sodium].map(row)).toEqual([
    [400, 200, 800],
    [20, 10, 40],
    [6, 3, 12],
    [300, 150, 600],
  ])
  const extremes = [table.low, table.lowSodium, table.high, table.highFibre, table.density]
  expect(extremes.map((of) => of[1])).toEqual([200, 150, 800, 12, 0.05])
})

test('a dish without a place there has no portions', () => {
  const { table } = portionsOf(400)
  expect([table.count[0], table.portion[0], table.high[0]]).toEqual([0, 0, 0])
})

test('who may do without a side can have nothing of it, which costs little', () => {
  const { table, portions, costs } = portionsOf(400, usualPortionSteps, true)
  expect(portions).toEqual([1, 0, 0.75, 1.25, 0.5, 1.5])
  expect(costs[1]).toBe(0.05)
  expect([table.low[1], table.lowSodium[1], table.high[1]]).toEqual([0, 0, 600])
})
