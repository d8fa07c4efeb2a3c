import { expect, test } from 'vitest'
import { grams, kcalPerDay, milligrams } from '#domain/units.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'
import { type DayBounds, dayBoundsOf } from './day-bounds.ts'
import { fibreBeyondCost, freeSodium, lackCost, sodiumCost, weekEnergyCost } from './nutrient-cost.ts'

const boundsWith = (relaxed: readonly Relaxation[]): DayBounds =>
  dayBoundsOf(
    {
      energy: kcalPerDay(2000),
      energyFloor: kcalPerDay(1200),
      protein: grams(100),
      fibre: grams(30),
      sodiumMax: milligrams(2300),
    },
    relaxed,
  )
const bounds = boundsWith([])
/** The cost of a day that has all the energy and protein it needs. */
const costOf = (fibre: number): number => lackCost(bounds.energy, bounds.proteinTarget, fibre, bounds)
/** The cost of a day that has all the protein and fibre it needs. */
const costOfEnergy = (kcal: number): number => lackCost(kcal, bounds.proteinTarget, bounds.fibre, bounds)
/** The cost of a day that has all the energy and fibre it needs. */
const costOfProtein = (protein: number, of = bounds): number => lackCost(of.energy, protein, of.fibre, of)

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

test('energy costs a quarter for each per cent beyond 1.5, up and down, within the bounds', () => {
  expect([2000, 2030, 1970, 2050, 1950, 2090, 1910].map(costOfEnergy)).toEqual(
    [0, 0, 0, 0.25, 0.25, 0.75, 0.75].map((cost) => expect.closeTo(cost, 6)),
  )
})

test('beyond the bounds it costs six more at once, and three for each further per cent, so that shortfalls stay small', () => {
  const within = (off: number) => 25 * (off - 0.015)
  expect([2100.001, 1899.999].map(costOfEnergy)).toEqual([0, 0].map(() => expect.closeTo(6 + within(0.05), 2)))
  expect([2120, 1880].map(costOfEnergy)).toEqual([0, 0].map(() => expect.closeTo(6 + 3 + within(0.06), 3)))
})

test('protein costs fifteen for all of it; below 95 % one more at once and eighty for all of it', () => {
  expect([100, 120, 98, 95.001].map((protein) => costOfProtein(protein))).toEqual(
    [0, 0, 0.3, 0.75].map((cost) => expect.closeTo(cost, 3)),
  )
  expect(costOfProtein(94.999)).toBeCloseTo(0.75 + 1, 2)
  expect(costOfProtein(76)).toBeCloseTo(15 * 0.24 + 1 + 80 * 0.2, 4)
})

test('relaxed protein costs twenty for all of it below the bound', () => {
  const relaxed = boundsWith(['PROTEIN'])
  expect(costOfProtein(94.999, relaxed)).toBeCloseTo(0.75, 2)
  expect(costOfProtein(76, relaxed)).toBeCloseTo(15 * 0.24 + 20 * 0.2, 4)
})

test('the mean energy of a week is free within 2 %, and costs three and fifteen for each further per cent', () => {
  const cost = (mean: number) => weekEnergyCost(7 * mean, bounds)
  expect([2000, 1961, 2039].map(cost)).toEqual([0, 0, 0])
  expect([1959.99, 2040.01].map(cost)).toEqual([0, 0].map(() => expect.closeTo(3, 1)))
  expect([1940, 2060].map(cost)).toEqual([0, 0].map(() => expect.closeTo(3 + 15, 3)))
})

test('sodium is free up to 97 % of what a week may have, and costs fifty for as much again', () => {
  expect(freeSodium(bounds)).toBeCloseTo(0.97 * 7 * 2300, 6)
  expect([-100, 0, 0.1 * 7 * 2300, 7 * 2300].map((beyond) => sodiumCost(beyond, bounds))).toEqual(
    [0, 0, 5, 50].map((cost) => expect.closeTo(cost, 9)),
  )
})
