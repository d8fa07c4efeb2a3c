import { expect, test } from 'vitest'
import { simulateRun } from '#analytics/experiments/simulated-run.fixture.ts'
import { countProven } from '#tests/proofs/proven.ts'

const RUNS = 1000

/** Visitors an arm after which this share of the runs is decided; those that never are count as infinite. */
const after = (visitors: readonly number[], share: number): number =>
  visitors.toSorted((a, b) => a - b)[Math.ceil(RUNS * share) - 1] ?? Number.POSITIVE_INFINITY

// `single`: visitors an arm of a test with a single look, 80 % power. The other columns are the most that is accepted:
// the figures that were simulated when the method was chosen, and a little for the chance of a thousand runs.
test.each([
  { metric: 'purchase', control: 0.02, variant: 0.024, single: 21_106, median: 1.05, most: 1.85 },
  { metric: 'purchase', control: 0.02, variant: 0.03, single: 3823, median: 1.2, most: 1.85 },
  { metric: 'purchase', control: 0.05, variant: 0.06, single: 8155, median: 1.06, most: 1.9 },
  { metric: 'purchase', control: 0.05, variant: 0.075, single: 1468, median: 1.24, most: 2.02 },
  { metric: 'purchase', control: 0.03, variant: 0.02, single: 3823, median: 1.15, most: 1.85 },
  { metric: 'revenue', control: 0.02, variant: 0.024, single: 29_200, median: 1.07, most: 1.88 },
  { metric: 'revenue', control: 0.02, variant: 0.03, single: 5600, median: 1.07, most: 1.74 },
] as const)('by $metric from $control to $variant', ({ metric, control, variant, single, median, most }) => {
  const arms = [control, variant].map((conversion) => ({ weight: 1, conversion }))
  const found = Array.from({ length: RUNS }, (_, seed) =>
    simulateRun({ arms, metric, visitors: 10 * single, lookEvery: 50 }, 10_000 + seed),
  ).filter((ended) => ended !== null)
  const needed = found.map(({ visitors }) => visitors / 2 / single)
  const wrong = found.filter(({ as }) => (as === 'better') !== variant > control).length
  const [half, fourFifths] = [after(needed, 0.5), after(needed, 0.8)]
  process.stdout.write(
    `${metric} ${control * 100} % to ${variant * 100} %: half of the runs decided after ${half.toFixed(2)}, 80 % after ${fourFifths.toFixed(2)} times ${single} visitors an arm; ${wrong} of ${RUNS} wrong\n`,
  )
  expect(half).toBeLessThanOrEqual(median)
  expect(fourFifths).toBeLessThanOrEqual(most)
  expect(wrong).toBeLessThanOrEqual(RUNS / 200)
})

test('what was simulated is counted', ({ task }) => {
  countProven(task, { 'runs with a difference': 7 * RUNS })
})
