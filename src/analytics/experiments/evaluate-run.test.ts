import { expect, test } from 'vitest'
import { DRAWN_STRENGTH, SPLIT_ALARM, splitEvidence } from '#analytics/statistics/split-evidence.ts'
import { evaluateRun, type VariantCounts } from './evaluate-run.ts'
import { splits } from './vectors.fixture.ts'

const plan = { metric: 'purchase', capMinor: 999, worth: 0.2 } as const

const counts = (variant: string, buyers: number, drawn = 10_000, reported = drawn): VariantCounts => {
  const amounts = [{ minor: 999, buyers }]
  return { variant, weight: 1, drawn, reported, amounts, settled: amounts }
}

test.each(splits)('%j units by the weights %j: as computed elsewhere', (units, weights, logEvidence, isAlarm) => {
  const found = splitEvidence(units, weights, DRAWN_STRENGTH)
  expect(Math.abs(found - logEvidence)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(logEvidence)))
  expect(found >= SPLIT_ALARM).toBe(isAlarm)
})

test('each variant is compared with the control, and all of them need more evidence than one would', () => {
  const { pairs } = evaluateRun([counts('a', 300), counts('b', 480), counts('c', 312)], plan, 20)
  expect(pairs.map((pair) => pair?.verdict ?? null)).toEqual([null, 'better', 'waiting'])
  const alone = evaluateRun([counts('a', 20), counts('b', 49)], plan, 20)
  const besideAnother = evaluateRun([counts('a', 20), counts('b', 49), counts('c', 20)], plan, 20)
  expect([alone.pairs[1]?.verdict, besideAnother.pairs[1]?.verdict]).toEqual(['better', 'waiting'])
})

test('an uneven draw is broken; lost pages are a finding of their own', () => {
  expect(evaluateRun([counts('a', 300), counts('b', 480, 9000)], plan, 20)).toMatchObject({ isBroken: true })
  const losing = evaluateRun([counts('a', 300, 10_000, 9500), counts('b', 310, 10_000, 9300)], plan, 20)
  expect(losing).toMatchObject({ isBroken: false, isLosing: true })
  const alike = evaluateRun([counts('a', 300, 10_000, 9500), counts('b', 310, 10_000, 9480)], plan, 20)
  expect(alike).toMatchObject({ isBroken: false, isLosing: false })
})
