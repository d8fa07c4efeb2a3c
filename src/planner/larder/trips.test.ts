import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '#domain/household/shopping-days.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { isFrozenBy } from './keeping.ts'
import { toFreeze } from './to-freeze.ts'
import { keepsFromFirst, lastTripBefore, needsOfTrips, ONE_TRIP, secondTripOf, tripsFrom } from './trips.ts'

const WEDNESDAY = '2026-11-25'

test.each([
  [[], [0]],
  [[3], [0]],
  [[6], [-4]],
  [[2], [-1]],
  [
    [3, 6],
    [0, 3],
  ],
  // Tuesday is the day before the week, and Saturday within it.
  [
    [2, 6],
    [-1, 3],
  ],
] as const)('a week from a Wednesday that is shopped for on %j has its trips on days %j', (days, trips) => {
  expect(tripsFrom(WEDNESDAY, days)).toEqual(trips)
})

const foods: readonly IngredientId[] = [
  'salmon',
  'chicken-breast',
  'spinach',
  'cabbage',
  'carrot',
  'brown-rice',
  'feta',
]
const need = fc.record({ id: fc.constantFrom(...foods), g: fc.integer({ min: 1, max: 500 }) })
const week = fc.array(fc.array(need, { maxLength: 6 }), { minLength: 7, maxLength: 7 })
const anyTrips = fc
  .tuple(fc.constantFrom(...weekdays), fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 2 }))
  .map(([first, days]) => tripsFrom(`2026-11-${22 + first}`, days))

test('each need of a week is bought on exactly one trip, before it is cooked', () => {
  fc.assert(
    fc.property(week, anyTrips, (days, trips) => {
      const bought = needsOfTrips(days, trips)
      expect(bought).toHaveLength(trips.length)
      for (const [day, needs] of days.entries()) {
        expect(bought.flatMap((trip) => trip[day] ?? []).toSorted(byNeed)).toEqual(needs.toSorted(byNeed))
        for (const [trip, ofDays] of bought.entries())
          if ((ofDays[day] ?? []).length > 0) expect(trips[trip]).toBeLessThanOrEqual(day)
      }
    }),
  )
})

const byNeed = (a: { id: string; g: number }, b: { id: string; g: number }) => a.id.localeCompare(b.id) || a.g - b.g

test('what waits for a day after the second trip keeps until then, and meat and fish in the freezer if they must', () => {
  fc.assert(
    fc.property(week, anyTrips, (days, trips) => {
      const [first = []] = needsOfTrips(days, trips)
      const frozen = toFreeze(days, trips)
      for (const [day, needs] of days.entries()) {
        if (day >= secondTripOf(trips))
          for (const { id } of first[day] ?? []) expect(keepsFromFirst(id, trips, day)).toBe(true)
        for (const { id } of needs) {
          const isMarked = frozen.some((each) => each.food === id && each.day === day)
          expect(isMarked).toBe(isFrozenBy(id, day - lastTripBefore(trips, day)))
        }
      }
    }),
  )
})

test('one pack that is open is used before another one is bought', () => {
  const days = [
    [{ id: 'carrot', g: 100 }],
    [],
    [],
    [],
    [{ id: 'carrot', g: 50 }],
    [{ id: 'salmon', g: 200 }],
    [],
  ] as const
  const [first, second] = needsOfTrips(days, [0, 3])
  expect(first?.flat()).toEqual([
    { id: 'carrot', g: 100 },
    { id: 'carrot', g: 50 },
  ])
  expect(second?.flat()).toEqual([{ id: 'salmon', g: 200 }])
  expect(needsOfTrips(days, ONE_TRIP)).toEqual([days])
})
