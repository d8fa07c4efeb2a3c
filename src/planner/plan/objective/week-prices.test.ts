import { expect, test } from 'vitest'
import { varieties } from '#domain/household/variety.ts'
import { repeatLimits, weekPrices } from './week-prices.ts'

test.each([
  ['NEW', [1, 2, 3, 2, 1]],
  ['BALANCED', [1, 2, 5, 4, 2]],
  ['SIMPLE', [1, 2, 7, 7, 3]],
] as const)(
  'in a %s week dinners, lunches, breakfasts and snacks may be cooked, and a pot be for, %j',
  (variety, most) => {
    const { dinner, lunch, breakfast, snack, mealsPerCooking } = repeatLimits(variety, [])
    expect([dinner, lunch, breakfast, snack, mealsPerCooking]).toEqual(most)
  },
)

test.each([
  ['NEW', [2, 4, 4, 4, 1]],
  ['BALANCED', [2, 4, 5, 4, 2]],
  ['SIMPLE', [2, 4, 7, 7, 3]],
] as const)('where repeats are relaxed, a %s week may have %j, and never less than without', (variety, most) => {
  const { dinner, lunch, breakfast, snack, mealsPerCooking } = repeatLimits(variety, ['REPEATS'])
  expect([dinner, lunch, breakfast, snack, mealsPerCooking]).toEqual(most)
  expect(repeatLimits(variety, ['PROTEIN'])).toEqual(repeatLimits(variety, []))
})

test('the less somebody wants something new, the more it costs to shop, to cook and to throw away, and the less to repeat', () => {
  const [fresh, balanced, simple] = varieties.map(weekPrices)
  if (fresh === undefined || balanced === undefined || simple === undefined) throw new Error('three ways to plan')
  for (const price of ['good', 'cooking', 'minute', 'alike', 'unusedPack'] as const) {
    expect(balanced[price], price).toBeGreaterThan(fresh[price])
    expect(simple[price], price).toBeGreaterThan(balanced[price])
  }
  expect([fresh, balanced, simple].map(({ otherAgain }) => otherAgain).toSorted((a, b) => b - a)).toEqual([
    fresh.otherAgain,
    balanced.otherAgain,
    simple.otherAgain,
  ])
})

test('no single thing outweighs the liking of a dish, which is worth at most three and a half', () => {
  const { goals, ...each } = weekPrices('SIMPLE')
  expect(Math.max(...Object.values(each))).toBeLessThan(3.5)
  expect(goals).toBeGreaterThan(each.good)
})
