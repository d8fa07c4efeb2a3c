import { expect, test } from 'vitest'
import { seededDraw } from '#analytics/experiments/simulated-run.fixture.ts'
import { DRAWN_STRENGTH, LOST_STRENGTH, SPLIT_ALARM, splitEvidence } from '#analytics/statistics/split-evidence.ts'
import { countProven } from '#tests/proofs/proven.ts'

const RUNS = 4000
const UNITS = 20_000
const LOOK_EVERY = 50
const weights = [1, 1]

/** The unit at which the evidence first alarms; null if it never does. */
function alarmedAt(seed: number, strength: number, shares: readonly [number, number]): number | null {
  const draw = seededDraw(seed)
  const counted: [number, number] = [0, 0]
  for (let unit = 1; unit <= UNITS; unit++) {
    const arm = draw() < 0.5 ? 0 : 1
    if (shares[arm] === 1 || draw() < shares[arm]) counted[arm] += 1
    if (unit % LOOK_EVERY === 0 && splitEvidence(counted, weights, strength) >= SPLIT_ALARM) return unit
  }
  return null
}

test.each([
  ['drawn as planned', DRAWN_STRENGTH, [1, 1], 'never'],
  ['6 % lost in both', LOST_STRENGTH, [0.06, 0.06], 'never'],
  ['5 % and 7 % lost', LOST_STRENGTH, [0.05, 0.07], 'mostly'],
] as const)('%s', (name, strength, shares, expected) => {
  const found = Array.from({ length: expected === 'never' ? RUNS : RUNS / 8 }, (_, seed) =>
    alarmedAt(seed, strength, shares),
  )
  const alarms = found.filter((at) => at !== null).toSorted((a, b) => a - b)
  process.stdout.write(
    `${name}: ${alarms.length} of ${found.length} runs alarmed, the middle run after ${alarms[Math.floor(found.length / 2)] ?? 'more'} units\n`,
  )
  if (expected === 'never') expect(alarms.length).toBeLessThanOrEqual(RUNS / 1000)
  else expect(alarms.length).toBeGreaterThan(found.length / 2)
})

test('what was simulated is counted', ({ task }) => {
  countProven(task, { 'split runs': 2 * RUNS + RUNS / 8 })
})
