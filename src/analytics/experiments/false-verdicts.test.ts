import { expect, test } from 'vitest'
import { type Ended, type SimulatedArm, type Simulation, simulateRun } from './simulated-run.fixture.ts'

const RUNS = 100
/** What is promised: at most one run in twenty. */
const MOST = RUNS / 20

const endings = (simulation: Omit<Simulation, 'visitors' | 'lookEvery'>, runs = RUNS): readonly Ended[] =>
  Array.from({ length: runs }, (_, seed) =>
    simulateRun({ visitors: 20_000, lookEvery: 50, ...simulation }, seed),
  ).filter((ended) => ended !== null)
const alike = (conversion: number, weights: readonly number[]): readonly SimulatedArm[] =>
  weights.map((weight) => ({ weight, conversion }))

// The wide table of these figures is in tests/proofs/experiments.
test.each([
  ['purchase', 0.002, [1, 1]],
  ['purchase', 0.005, [1, 1]],
  ['purchase', 0.02, [1, 1]],
  ['purchase', 0.02, [1, 1, 1, 1]],
  ['purchase', 0.02, [9, 1]],
  ['purchase', 0.1, [1, 1]],
  ['revenue', 0.005, [1, 1]],
  ['revenue', 0.02, [1, 1]],
] as const)('variants that do not differ, by %s at %d with weights %j, are hardly ever called different', (...row) => {
  const [metric, conversion, weights] = row
  expect(endings({ metric, arms: alike(conversion, weights) }).length).toBeLessThanOrEqual(MOST)
})

test('fewer buyers who pay more are no difference in revenue', () => {
  const cheap = { weight: 1, conversion: 0.03, prices: [{ minor: 2999, share: 1 }] }
  const dear = { weight: 1, conversion: 0.015, prices: [{ minor: 5998, share: 1 }] }
  expect(endings({ metric: 'revenue', arms: [cheap, dear] }).length).toBeLessThanOrEqual(MOST)
})

test('gains and losses of a half are found, alike often, and in the right direction', () => {
  const found = (control: number, variant: number) => {
    const arms = [control, variant].map((conversion) => ({ weight: 1, conversion }))
    return endings({ metric: 'purchase', arms }, 100).map(({ as }) => as)
  }
  const [gains, losses] = [found(0.02, 0.03), found(0.03, 0.02)]
  expect([new Set(gains), new Set(losses)]).toEqual([new Set(['better']), new Set(['worse'])])
  expect(gains.length).toBeGreaterThanOrEqual(90)
  expect(losses.length).toBeGreaterThanOrEqual(90)
})
