import { expect, test } from 'vitest'
import { evaluateRun, type VariantSums } from './evaluate-run.ts'

const sums = (variant: string, visitors: number, buyers: number): VariantSums => ({
  ...{ variant, weight: 1, visitors, buyers, revenue: buyers * 999, revenueSquares: buyers * 999 * 999 },
  ...{ refunded: 0, cancelled: 0 },
})

test('a clear difference is found, in either direction', () => {
  expect(evaluateRun([sums('a', 10_000, 300), sums('b', 10_000, 480)], 'purchase').verdict).toBe('better')
  expect(evaluateRun([sums('a', 10_000, 300), sums('b', 10_000, 480)], 'revenue').verdict).toBe('better')
  expect(evaluateRun([sums('a', 10_000, 480), sums('b', 10_000, 300)], 'purchase').verdict).toBe('worse')
})

test('similar results, and too few visitors, lead to waiting', () => {
  expect(evaluateRun([sums('a', 10_000, 300), sums('b', 10_000, 312)], 'purchase').verdict).toBe('waiting')
  expect(evaluateRun([sums('a', 40, 1), sums('b', 40, 4)], 'purchase').verdict).toBe('waiting')
  expect(evaluateRun([sums('a', 0, 0), sums('b', 0, 0)], 'revenue').verdict).toBe('waiting')
})

test('if visitors were not divided as planned, nothing is concluded', () => {
  const { verdict, sampleRatio } = evaluateRun([sums('a', 10_000, 300), sums('b', 9000, 480)], 'purchase')
  expect([verdict, sampleRatio < 0.001]).toEqual(['broken', true])
})

/**
 * Whether a run is ever decided: visitors alternate between two variants, buy with the given probabilities, and the run
 * is evaluated every 500 visitors.
 */
function everDecided(seed: number, control: number, variant: number): boolean {
  let state = seed
  // Mulberry32: the alternating assignment would show the patterns of a simpler generator.
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const counts = [sums('a', 0, 0), sums('b', 0, 0)].map((each) => ({ ...each }))
  for (let visitor = 1; visitor <= 20_000; visitor++) {
    const arm = counts[visitor % 2]
    if (arm === undefined) continue
    arm.visitors += 1
    if (draw() < (visitor % 2 === 0 ? control : variant)) arm.buyers += 1
    if (visitor % 500 !== 0) continue
    const { verdict } = evaluateRun(counts, 'purchase')
    if (verdict === 'better' || verdict === 'worse') return true
  }
  return false
}

test('equal variants are hardly ever declared different, even when evaluated forty times', () => {
  const runs = Array.from({ length: 200 }, (_, seed) => everDecided(1_000_003 * (seed + 1), 0.05, 0.05))
  // 5 % is what the intervals promise, for any number of looks.
  expect(runs.filter(Boolean).length).toBeLessThanOrEqual(10)
})

test('an increase by a third is detected in nearly every run', () => {
  const runs = Array.from({ length: 20 }, (_, seed) => everDecided(1_000_003 * (seed + 1), 0.05, 0.068))
  expect(runs.filter(Boolean).length).toBeGreaterThanOrEqual(17)
})
