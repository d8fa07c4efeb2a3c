import { expect, test } from 'vitest'
import { chanceToWin } from './chance-to-win.ts'
import { chiSquareShareAbove } from './chi-square.ts'
import { anytimeInterval } from './confidence-sequence.ts'
import { type Lift, liftOf, meanOf, proportionOf } from './lift.ts'
import { sampleRatioChance } from './sample-ratio.ts'
import { visitorsPerVariant } from './sample-size.ts'

function known(lift: Lift | null): Lift {
  if (lift === null) throw new Error('no lift')
  return lift
}

// Published results of GrowthBook's statistics (packages/stats/tests, frequentist and bayesian).
const amounts = known(liftOf(meanOf(1396.87, 52377.9767, 3000), meanOf(2422.7, 134698.29, 3461)))
const shares = known(liftOf(proportionOf(1396, 3000), proportionOf(2422, 3461)))
const few = known(liftOf(proportionOf(49, 100), proportionOf(51, 100)))
const tens = known(liftOf(meanOf(100, 1002.25, 10), meanOf(105, 1111.5, 10)))

test('lift and its standard deviation', () => {
  expect([amounts.estimate, Math.sqrt(amounts.variance)].map(round)).toEqual([0.50336, 0.33341])
  expect([shares.estimate, Math.sqrt(shares.variance)].map(round)).toEqual([0.50386, 0.03386])
  expect([few.estimate, Math.sqrt(few.variance)].map(round)).toEqual([0.04082, 0.14725])
})

test('intervals that are valid at every look', () => {
  expect(rounded(anytimeInterval(amounts, 0.05, 1000))).toEqual([-0.55844, 1.56516])
  expect(rounded(anytimeInterval(shares))).toEqual([0.40098, 0.60675])
})

test('the chance to win, without and with a prior', () => {
  expect(round(chanceToWin(few, null))).toBe(0.60918)
  expect(round(chanceToWin(tens, { mean: 0.1, variance: 0.1 }))).toBe(0.92315)
  expect(chanceToWin(few)).toBeLessThan(chanceToWin(few, null))
})

test('without variance there is no lift', () => {
  expect(liftOf(proportionOf(0, 0), proportionOf(0, 0))).toBeNull()
  expect(liftOf(proportionOf(0, 10), proportionOf(3, 10))).toBeNull()
})

test('chi-square values agree with published tables', () => {
  expect(chiSquareShareAbove(3.841459, 1)).toBeCloseTo(0.05, 6)
  expect(chiSquareShareAbove(10.827566, 1)).toBeCloseTo(0.001, 7)
  expect(chiSquareShareAbove(9.487729, 4)).toBeCloseTo(0.05, 6)
  expect(chiSquareShareAbove(0, 3)).toBe(1)
})

// GrowthBook's cases of check_srm (packages/stats/tests/test_utils.py).
test('an uneven split is recognised', () => {
  expect(sampleRatioChance([1000, 1200], [0.5, 0.5])).toBeCloseTo(0.0000201, 6)
  expect(sampleRatioChance([1000, 1000], [0.5, 0.5])).toBe(1)
  expect(sampleRatioChance([1000, 2000, 0], [1, 2, 0])).toBe(1)
  expect(sampleRatioChance([0, 0], [1, 1])).toBe(1)
})

test('the number of visitors that a variant needs', () => {
  expect(visitorsPerVariant({ baseline: 0.03, lift: 0.2 })).toBe(13_911)
  expect(visitorsPerVariant({ baseline: 0.03, lift: 0.1 })).toBe(53_208)
  expect(visitorsPerVariant({ baseline: 0.13, lift: 0.1 })).toBe(10_945)
  expect(visitorsPerVariant({ baseline: 0.9, lift: 0.2 })).toBeNull()
  expect(visitorsPerVariant({ baseline: 0.1, lift: 0 })).toBeNull()
})

const round = (value: number): number => Math.round(value * 1e5) / 1e5
const rounded = (interval: { low: number; high: number }) => [interval.low, interval.high].map(round)
