import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { daySlots } from '#planner/week/week-plan.ts'
import { candidatesFor } from './candidates.ts'
import { dayPlaces, sidesOf } from './day-places.ts'

const candidates = candidatesFor(library, easyRequest.cook, easyRequest)
const shape = (mealsADay: 2 | 3 | 4 | 5, kcal: number) => ({
  slots: daySlots[mealsADay],
  energy: kcalPerDay(kcal),
  candidates,
})

test('a small meal is one dish, a large one has sides', () => {
  expect(sidesOf(shape(3, 1500))).toEqual([0, 0, 0])
  expect(sidesOf(shape(2, 2000))).toEqual([1, 1])
  expect(sidesOf(shape(2, 3200))).toEqual([2, 2])
})

test('a snack is one dish unless two servings are too little', () => {
  expect(sidesOf(shape(4, 1800))).toEqual([0, 0, 0, 0])
  expect(sidesOf(shape(4, 3200))[2]).toBe(1)
})

test('the energies of the places add up to that of the day', () => {
  const places = dayPlaces(shape(2, 2000), [1, 1])
  expect(places.map(({ slot, meal, side }) => [slot, meal, side])).toEqual([
    ['LUNCH', 0, false],
    ['LUNCH', 0, true],
    ['DINNER', 1, false],
    ['DINNER', 1, true],
  ])
  expect(places.reduce((sum, { kcal }) => sum + kcal, 0)).toBeCloseTo(2000)
})
