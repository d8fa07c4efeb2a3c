import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { daySlots } from '#planner/week/week-plan.ts'
import { candidatesFor } from './candidates.ts'
import { dayPlaces, sidesOf } from './day-places.ts'
import { plateDay, tablePrices } from './plate-day.ts'

const shape = { slots: daySlots[2], candidates: candidatesFor(library, easyRequest.cook, easyRequest) }
/** Two large meals, each with as many sides as somebody with this energy needs. */
const tableOf = (energy: number) => {
  const of = { ...shape, energy: kcalPerDay(energy) }
  return dayPlaces(of, sidesOf(of))
}
const plateAt = (energy: number, table: number) => plateDay(kcalPerDay(energy), tableOf(table), shape)

test('who eats as much as the table has its places', () => {
  const plate = plateAt(2000, 2000)
  expect(plate.map(({ place }) => place)).toEqual(tableOf(2000))
  expect(plate.map(({ standing, mayBeWithout }) => [standing, mayBeWithout])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, false],
  ])
})

test('who eats less may do without the sides, and their main is then as large as without', () => {
  const plate = plateAt(1200, 2000)
  expect(plate.map(({ place, standing, mayBeWithout }) => [place.side, standing, mayBeWithout])).toEqual([
    [false, 0, false],
    [true, 1, true],
    [false, 2, false],
    [true, 3, true],
  ])
  expect(plate.filter(({ place }) => !place.side).map(({ place }) => place.kcal)).toEqual([
    expect.closeTo(600, 6),
    expect.closeTo(600, 6),
  ])
  const [, side] = plate
  expect(side?.place.kcal).toBeGreaterThan(0)
  expect(side?.place.kcal).toBeLessThan(600)
})

test('who eats more gets sides of their own, which no place of the table has', () => {
  const plate = plateAt(3200, 2000)
  expect(plate.map(({ place, standing, mayBeWithout }) => [place.side, standing, mayBeWithout])).toEqual([
    [false, 0, false],
    [true, 1, false],
    [true, null, false],
    [false, 2, false],
    [true, 3, false],
    [true, null, false],
  ])
  expect(plate.reduce((sum, { place }) => sum + place.kcal, 0)).toBeCloseTo(3200, 6)
})

test('where the table has two sides and somebody needs one, they may do without the second', () => {
  expect(plateAt(2000, 3200).map(({ standing, mayBeWithout }) => [standing, mayBeWithout])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, true],
  ])
})

test('a part cooked apart costs a table less than a side of their own, and that less than another main', () => {
  expect(tablePrices.apart).toBeLessThan(tablePrices.ownSide)
  expect(tablePrices.ownSide).toBeLessThan(tablePrices.ownMain)
})
