import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import { agreement, charge, day, histories, periodAt, placed, snapshot } from './provider-history.example.ts'
import type { AgreedChange, Purchase } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const change = (count: number, minor: number): AgreedChange => ({
  renewal: usd(minor),
  appliesFrom: periodAt(count).start,
})
const withChanges = (changes: readonly AgreedChange[]): Purchase => ({
  ...placed,
  agreement: { ...agreement, changes },
})
const told = (said: readonly PurchaseSnapshot[], from: Purchase) =>
  said.reduce((purchase, each) => reducePurchase(purchase, each, day(0)).purchase, from)

/** Prices that were agreed one after the other: from the so many-th renewal on, so much. */
const agreedPrices = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 100, max: 9999 })), {
    selector: ([count]) => count,
    maxLength: 4,
  })
  .map((steps) => steps.toSorted(([a], [b]) => a - b))
type Steps = readonly (readonly [count: number, minor: number])[]

/** What was agreed for a renewal, told in another way than the code does: by counting. */
const oracle = (steps: Steps, count: number): number => {
  if (count === 0) return agreement.first.minor
  let minor = agreement.renewal.minor
  for (const [from, price] of steps) if (from <= count) minor = price
  return minor
}
const countOf = ({ ref }: { readonly ref: string }): number => Number.parseInt(ref.slice('charge-'.length), 10)

test('a charge of a period is held against the price that was agreed for that period, and no other', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(agreedPrices, amounts, fc.boolean(), (steps, paid, isExact) => {
      const charges = paid.map((minor, count) => charge(count, { amount: usd(isExact ? oracle(steps, count) : minor) }))
      const purchase = withChanges(steps.map(([count, minor]) => change(count, minor)))
      const { happened } = reducePurchase(purchase, snapshot({ charges, phase: 'regular' }), day(0))
      const wrong = happened.flatMap((news) => (news.kind === 'finding' ? [news.finding.detail] : []))
      const expected = charges.filter((each) => each.amount.minor !== oracle(steps, countOf(each)))
      // Above all: nothing above what was agreed goes by unseen.
      expect(wrong).toEqual(expected.map(({ ref }) => ref))
    }),
  )
})

test('with changed prices, too, snapshots in any order, doubled and dropped, end in one state', () => {
  const lives = fc.tuple(agreedPrices, histories).chain(([steps, life]) => {
    const said = life.map((each) => ({
      ...each,
      nextAmount: usd(oracle(steps, each.charges.length)),
      charges: each.charges.map((one) => ({ ...one, amount: usd(oracle(steps, countOf(one))) })),
    }))
    return fc.shuffledSubarray([...said, ...said]).map((some) => ({ steps, said, heard: [...some, ...said.slice(-1)] }))
  })
  fc.assert(
    fc.property(lives, ({ steps, said, heard }) => {
      const from = withChanges(steps.map(([count, minor]) => change(count, minor)))
      const end = told(heard, from)
      expect(end).toEqual(told(said.slice(-1), from))
      const paid = end.charges.filter(({ state, isDuplicate }) => state === 'succeeded' && !isDuplicate)
      const rights = end.entitlements.map(({ chargeRef }) => chargeRef)
      expect(rights).toEqual(expect.arrayContaining(paid.map(({ ref }) => ref)))
      for (const each of heard) {
        const { happened } = reducePurchase(from, each, day(0))
        const found = happened.flatMap((news) => (news.kind === 'finding' ? [news.finding.what] : []))
        expect(found.filter((what) => what !== 'second_charge')).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test('whoever agreed to more and was asked for the price before has a plan; who brought less has none', () => {
  const purchase = withChanges([change(2, 3499)])
  const access = (minor: number) =>
    reducePurchase(purchase, snapshot({ charges: [charge(0), charge(1), charge(2, { amount: usd(minor) })] }), day(0))
      .purchase.entitlements.length
  expect([access(3499), access(2999), access(2998)]).toEqual([3, 3, 2])
})

test('a start that is told some hours before the end of the period before is of the new price', () => {
  const early = { start: new Date(periodAt(2).start.getTime() - 14 * MS_PER_HOUR), end: periodAt(2).end }
  const charges = [charge(0), charge(1), charge(2, { amount: usd(3499), period: early })]
  const { happened } = reducePurchase(withChanges([change(2, 3499)]), snapshot({ charges }), day(0))
  expect(happened.filter(({ kind }) => kind === 'finding')).toEqual([])
})
