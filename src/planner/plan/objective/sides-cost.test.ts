import { expect, test } from 'vitest'
import type { DishKind } from '#planner/derive/dish-kind.ts'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import type { Slot } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { oddSides, sidesCost } from './sides-cost.ts'

test('savoury sides and one sweet thing suit a dinner', () => {
  expect(oddSides('DINNER', 'PLATE', ['SAVOURY', 'SAVOURY'])).toBe(0)
  expect(oddSides('DINNER', 'SAVOURY', ['SAVOURY', 'SWEET'])).toBe(0)
  expect(oddSides('LUNCH', 'PLATE', ['FRUIT'])).toBe(0)
})

test('two sweet things with one meal are one too many', () => {
  expect(oddSides('DINNER', 'PLATE', ['SWEET', 'FRUIT'])).toBe(1)
  expect(oddSides('SNACK', 'FRUIT', ['SWEET'])).toBe(1)
})

test('a second plate of meat or fish is an odd side', () => {
  expect(oddSides('LUNCH', 'SAVOURY', ['PLATE', 'SAVOURY'])).toBe(1)
})

test('fruit suits porridge, and something savoury or fruit suits eggs', () => {
  expect(oddSides('BREAKFAST', 'SWEET', ['FRUIT'])).toBe(0)
  expect(oddSides('BREAKFAST', 'FRUIT', ['SAVOURY'])).toBe(1)
  expect(oddSides('BREAKFAST', 'SWEET', ['SWEET'])).toBe(1)
  expect(oddSides('BREAKFAST', 'SAVOURY', ['SAVOURY'])).toBe(0)
  expect(oddSides('BREAKFAST', 'PLATE', ['FRUIT'])).toBe(0)
  expect(oddSides('BREAKFAST', 'SAVOURY', ['SWEET'])).toBe(1)
})

test('a meal that takes too long costs at once and by the minute, and so does a slow snack', () => {
  const { candidates } = searchSpacesFor(easyRequest, library)([])
  const costOf = (slot: Slot, minutes: number, kinds: readonly DishKind[] = ['SAVOURY']) =>
    sidesCost(slot, [...kinds.keys()], {
      ...candidates,
      ...{ kinds, mostMinutes: 30 },
      recipes: kinds.map((_, dish) => ({
        ...appleAndSeeds,
        minutes: dish === 0 ? { active: minutes, total: minutes } : { active: 0, total: 0 },
      })),
    })
  expect([29, 30, 31, 40].map((minutes) => costOf('DINNER', minutes))).toEqual(
    [0, 0, 1.55, 2].map((cost) => expect.closeTo(cost, 9)),
  )
  expect([15, 16, 25, 40].map((minutes) => costOf('SNACK', minutes))).toEqual(
    [0, 0.05, 0.5, 2 + 1.25].map((cost) => expect.closeTo(cost, 9)),
  )
  expect(costOf('DINNER', 10, ['SAVOURY', 'PLATE', 'SAVOURY'])).toBe(2)
})
