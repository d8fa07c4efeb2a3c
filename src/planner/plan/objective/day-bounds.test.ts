import { expect, test } from 'vitest'
import { grams, kcalPerDay, milligrams } from '#domain/units.ts'
import type { DayTargets } from '#planner/week/week-plan.ts'
import { dayBoundsOf } from './day-bounds.ts'

const targets: DayTargets = {
  energy: kcalPerDay(2000),
  energyFloor: kcalPerDay(1200),
  protein: grams(100),
  fibre: grams(30),
  sodiumMax: milligrams(2300),
}

test('a day may miss its energy by 5 %, the mean of a week by 2 %, and protein by 5 %, but never quite', () => {
  const bounds = dayBoundsOf(targets, [])
  expect(bounds).toMatchObject({ energy: 2000, proteinTarget: 100, fibre: 27, fibreMost: 55, sodiumMax: 2300 })
  const { least, most, weekLeast, weekMost, protein } = bounds
  expect([least, most, weekLeast, weekMost, protein]).toEqual(
    [1900, 2100, 1960, 2040, 95].map((each) => expect.closeTo(each, 4)),
  )
  // Rounding must not make a day invalid.
  for (const [bound, limit] of [
    [least, 1900],
    [weekLeast, 1960],
    [protein, 95],
  ] as const)
    expect(bound).toBeGreaterThan(limit)
  for (const [bound, limit] of [
    [most, 2100],
    [weekMost, 2040],
  ] as const)
    expect(bound).toBeLessThan(limit)
})

test('a relaxed energy may be missed by 8 % on a day and by 4 % in a week', () => {
  const { least, most, weekLeast, weekMost, protein } = dayBoundsOf(targets, ['ENERGY_BAND'])
  expect([least, most, weekLeast, weekMost, protein]).toEqual(
    [1840, 2160, 1920, 2080, 95].map((each) => expect.closeTo(each, 4)),
  )
})

test('no relaxation goes below the floor of energy', () => {
  const low = { ...targets, energy: kcalPerDay(1230) }
  for (const relaxed of [[], ['ENERGY_BAND']] as const) {
    const { least } = dayBoundsOf(low, relaxed)
    expect(least).toBeCloseTo(1200, 4)
    expect(least).toBeGreaterThan(1200)
  }
})

test('relaxed protein still has a price, but no longer one for any shortfall', () => {
  const [usual, relaxed] = [dayBoundsOf(targets, []).proteinPrice, dayBoundsOf(targets, ['PROTEIN']).proteinPrice]
  expect(usual.step).toBeGreaterThan(0)
  expect(relaxed.step).toBe(0)
  expect(relaxed.slope).toBeGreaterThan(0)
  expect(relaxed.slope).toBeLessThan(usual.slope)
})

test('55 g of fibre are comfortable, or 20 g for each 1,000 kcal of somebody who eats much', () => {
  const most = (energy: number) => dayBoundsOf({ ...targets, energy: kcalPerDay(energy) }, []).fibreMost
  expect([1500, 2750, 3000, 4000].map(most)).toEqual([55, 55, 60, 80])
})
