import { expect, test } from 'vitest'
import { type Simulation, simulateRun } from '#analytics/experiments/simulated-run.fixture.ts'
import { countProven } from '#tests/proofs/proven.ts'

const RUNS = 2000
const VISITORS = 20_000
const CONVERSIONS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1] as const

const endings = (simulation: Simulation) =>
  Array.from({ length: RUNS }, (_, seed) => simulateRun(simulation, seed)).filter((ended) => ended !== null)

const report = (what: string, decided: number, worse: number): void =>
  void process.stdout.write(`${what}: ${((decided / RUNS) * 100).toFixed(1)} % decided, ${worse} of ${RUNS} as worse\n`)

test.each([
  ['purchase', [1, 1]],
  ['purchase', [1, 1, 1]],
  ['purchase', [1, 1, 1, 1]],
  ['purchase', [9, 1]],
  ['revenue', [1, 1]],
  ['revenue', [1, 1, 1]],
  ['revenue', [1, 1, 1, 1]],
  ['revenue', [9, 1]],
] as const)('by %s with weights %j, at most one of twenty runs without a difference ever names one', (...row) => {
  const [metric, weights] = row
  for (const conversion of CONVERSIONS) {
    const arms = weights.map((weight) => ({ weight, conversion }))
    const found = endings({ arms, metric, visitors: VISITORS, lookEvery: 50 })
    const worse = found.filter(({ as }) => as === 'worse').length
    report(`no difference, ${metric}, ${weights.join(':')}, ${conversion * 100} %`, found.length, worse)
    expect(found.length).toBeLessThanOrEqual(RUNS / 20)
  }
})

test('fewer buyers who pay more are called different in at most one of twenty runs', () => {
  for (const conversion of [0.01, 0.02, 0.05]) {
    const cheap = { weight: 1, conversion, prices: [{ minor: 2999, share: 1 }] }
    const dear = { weight: 1, conversion: conversion / 2, prices: [{ minor: 5998, share: 1 }] }
    const found = endings({ arms: [cheap, dear], metric: 'revenue', visitors: 100_000, lookEvery: 200 })
    const worse = found.filter(({ as }) => as === 'worse').length
    report(`same revenue from half the buyers, ${conversion * 100} %`, found.length, worse)
    expect(found.length).toBeLessThanOrEqual(RUNS / 20)
  }
})

test('what was simulated is counted', ({ task }) => {
  countProven(task, { 'runs without a difference': RUNS * (8 * CONVERSIONS.length + 3) })
})
