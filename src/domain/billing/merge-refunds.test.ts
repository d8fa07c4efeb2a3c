import { expect, test } from 'vitest'
import { isLastPaymentBack, isWhollyRefunded, lastPaymentOf, mergeRefunds, refundedMinor } from './merge-refunds.ts'
import { charge, placed, snapshot } from './provider-history.example.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { RefundSnapshot } from './snapshot.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const refund = (ref: string, minor: number, state: RefundSnapshot['state'] = 'succeeded'): RefundSnapshot => ({
  ref,
  amount: usd(minor),
  state,
  refundId: null,
})
const paid = (count: number, refunds: readonly RefundSnapshot[] = []) => charge(count, { refunds })

test('refunds stand in the order of their ids, in whatever order they become known', () => {
  const charges = [paid(0, [refund('c', 1), refund('a', 2)]), paid(1, [refund('b', 3)])]
  expect(mergeRefunds([], charges).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(mergeRefunds([], charges.toReversed()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a refund that succeeded may fail, and never succeeds again', () => {
  const known = mergeRefunds([], [paid(0, [refund('a', 100)])])
  const failed = mergeRefunds(known, [paid(0, [refund('a', 100, 'failed')])])
  expect(failed.map(({ state }) => state)).toEqual(['failed'])
  expect(mergeRefunds(failed, [paid(0, [refund('a', 100)])])).toEqual(failed)
  expect(mergeRefunds(known, [paid(0, [refund('a', 100, 'submitted')])])).toEqual(known)
})

test('a refund of ours is known by its id before the provider has given it a reference', () => {
  const ours = [{ id: 'ours', chargeRef: 'charge-0', ref: null, amount: usd(100), state: 'requested' }] as const
  expect(mergeRefunds(ours, [paid(0, [{ ...refund('re_1', 100), refundId: 'ours' }])])).toEqual([
    { id: 'ours', chargeRef: 'charge-0', ref: 're_1', amount: usd(100), state: 'succeeded' },
  ])
})

test('only refunds of the payment that succeeded count, to the cent', () => {
  const { purchase } = reducePurchase(
    placed,
    snapshot({ charges: [paid(0, [refund('a', 400), refund('b', 598), refund('c', 1, 'failed')])] }),
    new Date(0),
  )
  const [first] = purchase.charges
  if (first === undefined) throw new Error('no charge')
  expect(refundedMinor(first, purchase.refunds)).toBe(998)
  expect(isWhollyRefunded(first, purchase.refunds)).toBe(false)
  expect(isWhollyRefunded(first, mergeRefunds(purchase.refunds, [paid(0, [refund('d', 1)])]))).toBe(true)
  expect(isWhollyRefunded({ ...first, amount: usd(0) }, [])).toBe(false)
})

test('what the plan depends on is the latest period that was paid, refunded or not', () => {
  const { purchase } = reducePurchase(
    placed,
    snapshot({ charges: [paid(0), paid(1, [refund('a', 2999)]), charge(2, { state: 'declined' })] }),
    new Date(0),
  )
  expect(lastPaymentOf(purchase)?.ref).toBe('charge-1')
  expect(isLastPaymentBack(purchase)).toBe(true)
  expect(isLastPaymentBack({ ...purchase, refunds: [] })).toBe(false)
  expect(lastPaymentOf(placed)).toBeUndefined()
  expect(isLastPaymentBack(placed)).toBe(false)
})

test('a refund without a day is stored without one, and one of another id is another refund', () => {
  const [undated] = mergeRefunds([], [paid(0, [refund('a', 1)])])
  expect(undated).not.toHaveProperty('at')
  const ours = mergeRefunds([], [paid(0, [{ ...refund('a', 1), refundId: 'ours' }])])
  expect(mergeRefunds(ours, [paid(0, [{ ...refund('b', 1), refundId: 'other' }])]).map(({ id }) => id)).toEqual([
    'other',
    'ours',
  ])
  expect(mergeRefunds(ours, [paid(0, [refund('b', 1)])]).map(({ id }) => id)).toEqual(['b', 'ours'])
})
