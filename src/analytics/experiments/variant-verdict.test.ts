import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestToDecide, purchaseEvidence } from '#analytics/statistics/purchase-evidence.ts'
import { intervalBelow } from '#analytics/statistics/ratio-evidence.ts'
import { type AmountCount, revenueEvidence } from '#analytics/statistics/revenue-evidence.ts'
import { decidingEvidence, evaluatePair, type Pair, type RunPlan } from './variant-verdict.ts'
import { path, purchases, revenues } from './vectors.fixture.ts'

const plan: RunPlan = { metric: 'purchase', capMinor: 5999, worth: 0.2 }
const paid = (buyers: number, minor = 999): readonly AmountCount[] => [{ minor, buyers }]
const pairOf = (
  control: readonly AmountCount[],
  variant: readonly AmountCount[],
  changes: Partial<Pair> = {},
): Pair => ({
  ...{ weights: { control: 1, variant: 1 }, others: 1, daysRun: 21 },
  ...{ amounts: { control, variant }, settled: { control, variant }, ...changes },
})
const verdict = (a: number, b: number, changes: Partial<Pair> = {}) =>
  evaluatePair(pairOf(paid(a), paid(b), changes), plan).verdict

/** Equal to nine digits; a bound to eight. */
function expectClose(value: number | null, expected: number | null, tolerance = 1e-9): void {
  if (value === null || expected === null) expect(value).toBe(expected)
  else expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance * Math.max(1, Math.abs(expected)))
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)
const decidedOnly = (found: string) => (['better', 'worse'].includes(found) ? found : 'waiting')

test.each(purchases)('weights %j, buyers %j, %d variants: as computed elsewhere', (...row) => {
  const [[control, variant], [a, b], others, logEvidence, lift, low, high, decided] = row
  const found = evaluatePair(pairOf(paid(a), paid(b), { weights: { control, variant }, others }), plan)
  expectClose(found.logEvidence, logEvidence)
  expectClose(found.lift, lift)
  expectClose(found.interval.low, low, 1e-8)
  expectClose(finite(found.interval.high), high, 1e-8)
  expect(decidedOnly(found.verdict)).toBe(decided)
})

test.each(revenues)('weights %j, amounts %j and %j: revenue as computed elsewhere', (...row) => {
  const [[control, variant], ofControl, ofVariant, capMinor, others, logEvidence, lift, low, high, decided] = row
  const amounts = (rows: typeof ofControl) => rows.map(([minor, buyers]) => ({ minor, buyers }))
  const found = evaluatePair(
    pairOf(amounts(ofControl), amounts(ofVariant), { weights: { control, variant }, others }),
    { ...plan, metric: 'revenue', capMinor },
  )
  expectClose(found.logEvidence, logEvidence)
  expectClose(found.lift, lift)
  expectClose(found.interval.low, low, 1e-8)
  expectClose(finite(found.interval.high), high, 1e-8)
  expect(decidedOnly(found.verdict)).toBe(decided)
})

test('the looks at a run are as computed elsewhere', () => {
  for (const [[a, b], logEvidence, decided] of path) {
    const found = evaluatePair(pairOf(paid(a), paid(b)), plan)
    expectClose(found.logEvidence, logEvidence)
    expect(decidedOnly(found.verdict)).toBe(decided)
  }
})

// Howard, Ramdas, McAuliffe, Sekhon: confseq, test/uniform_boundaries_unittest.cpp, TestTwoSidedBetaBinomialMixture.
test('the mixture agrees with the published one', () => {
  const { against } = purchaseEvidence({ control: 0.8, variant: 0.2 }, { control: 490, variant: 135 }, 77.7535)
  expect(against(0)).toBeCloseTo(-0.6941012, 6)
})

test('the prior is the only minimum, and seven buyers against one decide neither way', () => {
  const fewest = [1, 2, 3].map((others) => fewestToDecide({ control: 1, variant: 1 }, decidingEvidence(others)))
  expect(fewest).toEqual([21, 24, 25])
  expect([verdict(0, 20), verdict(0, 21), verdict(20, 0), verdict(21, 0)]).toEqual([
    ...['too-early', 'better', 'too-early', 'worse'],
  ])
  expect([verdict(1, 7), verdict(7, 1), verdict(0, 0), verdict(100, 120)]).toEqual([
    ...['too-early', 'too-early', 'too-early', 'waiting'],
  ])
})

test('a gain is held until a fortnight has passed and those who had time to buy agree; a loss is not', () => {
  expect(verdict(60, 130, { daysRun: 13 })).toBe('held')
  expect(verdict(60, 130, { daysRun: 14 })).toBe('better')
  expect(verdict(60, 130, { settled: { control: paid(50), variant: paid(40) } })).toBe('held')
  expect(verdict(60, 130, { settled: { control: [], variant: [] } })).toBe('held')
  expect(verdict(130, 60, { daysRun: 1, settled: { control: [], variant: [] } })).toBe('worse')
})

test('a difference below the smallest one worth having is called alike', () => {
  expect([verdict(500, 500), verdict(700, 700)]).toEqual(['waiting', 'alike'])
})

test('fewer buyers who pay more bring the same revenue, which is no difference', () => {
  const amounts = { control: paid(400, 2000), variant: paid(320, 2500) }
  const { against, ratio } = revenueEvidence({ control: 1, variant: 1 }, amounts, 2500)
  expect(ratio).toBeCloseTo(1, 12)
  expect(against(0)).toBeLessThan(0)
})

const count = fc.nat(400)
const weight = fc.integer({ min: 1, max: 9 })
const amounts = fc.array(fc.record({ minor: fc.integer({ min: 0, max: 9000 }), buyers: fc.nat(60) }), { maxLength: 4 })

test('exchanging the arms mirrors the evidence and the interval', () => {
  const mirrored = (bound: number): number => 1 / (1 + bound) - 1
  fc.assert(
    fc.property(amounts, amounts, weight, weight, fc.constantFrom('purchase', 'revenue'), (a, b, wA, wB, metric) => {
      const there = evaluatePair(pairOf(a, b, { weights: { control: wA, variant: wB } }), { ...plan, metric })
      const back = evaluatePair(pairOf(b, a, { weights: { control: wB, variant: wA } }), { ...plan, metric })
      expectClose(there.logEvidence, back.logEvidence, 1e-9)
      expectClose(finite(there.interval.high), finite(mirrored(back.interval.low)), 1e-6)
    }),
    { numRuns: 40 },
  )
})

test('what was observed is never held against itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), weight, weight, (a, b, wA, wB) => {
      const { ratio, against } = purchaseEvidence({ control: wA, variant: wB }, { control: a, variant: b })
      expect(against(Math.log(ratio ?? 1))).toBeLessThan(0)
    }),
  )
})

test('the order in which amounts are listed, and the unit of money, change nothing', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      const found = evaluatePair(pairOf(a, b), { ...plan, metric: 'revenue' })
      const shuffled = evaluatePair(pairOf(a.toReversed(), b.toReversed()), { ...plan, metric: 'revenue' })
      const cents = (rows: readonly AmountCount[]) => rows.map((row) => ({ ...row, minor: row.minor * 100 }))
      const finer = evaluatePair(pairOf(cents(a), cents(b)), { metric: 'revenue', worth: 0.2, capMinor: 599_900 })
      for (const other of [shuffled, finer]) {
        expectClose(other.logEvidence, found.logEvidence, 1e-9)
        expectClose(other.interval.low, found.interval.low, 1e-6)
      }
    }),
    { numRuns: 30 },
  )
})

test('the verdict and the interval never contradict each other', () => {
  fc.assert(
    fc.property(count, count, weight, fc.integer({ min: 1, max: 3 }), (a, b, wB, others) => {
      const found = evaluatePair(pairOf(paid(a), paid(b), { weights: { control: 1, variant: wB }, others }), plan)
      const { low, high } = found.interval
      expect(found.verdict === 'better').toBe(low > 0)
      expect(found.verdict === 'worse').toBe(high < 0)
    }),
  )
})

test('with all amounts at the cap revenue says nearly what purchases say under the same prior', () => {
  for (const [a, b] of [
    [40, 60],
    [300, 330],
  ] as const) {
    const revenue = revenueEvidence(
      { control: 1, variant: 2 },
      { control: paid(a, 5999), variant: paid(b, 5999) },
      5999,
    )
    const purchase = purchaseEvidence({ control: 1, variant: 2 }, { control: a, variant: b }, 20)
    expect(revenue.against(0)).toBeCloseTo(purchase.against(0), 2)
    expect(intervalBelow(revenue, 3).low).toBeCloseTo(intervalBelow(purchase, 3).low, 2)
  }
})
