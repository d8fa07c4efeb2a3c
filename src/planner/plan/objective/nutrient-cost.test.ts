import { expect, test } from 'vitest'
import { grams, kcalPerDay, milligrams } from '#domain/units.ts'
import { type DayBounds, dayBoundsOf } from './day-bounds.ts'
import { fibreBeyondCost, lackCost } from './nutrient-cost.ts'

const bounds: DayBounds = dayBoundsOf(
  {
    energy: kcalPerDay(2000),
    energyFloor: kcalPerDay(1200),
    protein: grams(100),
    fibre: grams(30),
    sodiumMax: milligrams(2300),
  },
  [],
)
/** The cost of a day that has all the energy and protein it needs. */
const costOf = (fibre: number): number => lackCost(bounds.energy, bounds.proteinTarget, fibre, bounds)

test('missing fibre costs five for all of it, in proportion, and nothing once the target is reached', () => {
  expect(bounds.fibre).toBeCloseTo(27)
  expect([0, 0.5, 0.8, 1, 2].map((share) => costOf(share * bounds.fibre))).toEqual(
    [5, 2.5, 1, 0, 0].map((cost) => expect.closeTo(cost)),
  )
})

test('fibre beyond what is comfortable costs eight for twice as much, and up to it nothing', () => {
  expect(bounds.fibreMost).toBe(55)
  expect([0, 27, 55, 82.5, 110].map((fibre) => fibreBeyondCost(fibre, bounds))).toEqual([0, 0, 0, 4, 8])
})
