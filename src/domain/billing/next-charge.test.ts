import { expect, test } from 'vitest'
import { chargeIfAgreed, nextCharge, owedOf } from './next-charge.ts'
import { charge, day, periodAt, placed, snapshot } from './provider-history.example.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

const owing = (changes: Partial<PurchaseSnapshot> = {}) =>
  reducePurchase(
    placed,
    snapshot({
      ...{ state: 'past_due', phase: 'regular', period: periodAt(1), nextTryAt: day(10) },
      charges: [charge(0), charge(1, { state: 'declined' })],
      ...changes,
    }),
    day(7),
  ).purchase

test('an owed amount has its period, its next attempt and its last day', () => {
  expect(owedOf(owing(), day(8))).toEqual({
    amount: { minor: 2999, currency: 'USD' },
    period: periodAt(1),
    isToApprove: false,
    nextTryAt: day(10),
    canPayNow: false,
    endsAt: new Date('2026-12-05T23:59:59.999Z'),
  })
})

test('an attempt that is past or comes after the end is not promised', () => {
  expect(owedOf(owing(), day(10))?.nextTryAt).toBeNull()
  expect(owedOf(owing({ nextTryAt: day(16) }), day(8))?.nextTryAt).toBeNull()
  expect(owedOf(owing({ nextTryAt: null }), day(8))?.nextTryAt).toBeNull()
})

test('a payment that waits for approval by the bank is marked as such', () => {
  const charges = [charge(0), charge(1, { state: 'requires_action' })]
  expect(owedOf(owing({ charges }), day(8))?.isToApprove).toBe(true)
})

test('what a provider leaves to us can be paid at once if it is a whole period', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  expect(owedOf(owing({ collectable: usd(2999) }), day(8))?.canPayNow).toBe(true)
  expect(owedOf(owing({ collectable: usd(5998) }), day(8))?.canPayNow).toBe(true)
  expect(owedOf(owing({ collectable: usd(2998) }), day(8))?.canPayNow).toBe(false)
  expect(owedOf(owing({ collectable: { minor: 2999, currency: 'EUR' } }), day(8))?.canPayNow).toBe(false)
})

test('a customer who paid owes nothing', () => {
  expect(owedOf(owing({ state: 'active', charges: [charge(0), charge(1)] }), day(8))).toBeNull()
})

const running = (changes: Partial<PurchaseSnapshot> = {}) => reducePurchase(placed, snapshot(changes), day(0)).purchase
const usd = (minor: number) => ({ minor, currency: 'USD' })

test('a subscription that runs is charged next what was agreed, at the end of its period', () => {
  expect(nextCharge(running())).toEqual({ amount: usd(2999), on: day(7), days: 30 })
})

test('only more than what was agreed, in its currency, is shown in its place', () => {
  expect(nextCharge(running({ nextAmount: usd(3499) }))?.amount).toEqual(usd(3499))
  expect(nextCharge(running({ nextAmount: usd(1999) }))?.amount).toEqual(usd(2999))
  expect(nextCharge(running({ nextAmount: { minor: 9999, currency: 'EUR' } }))?.amount).toEqual(usd(2999))
  expect(nextCharge(running({ nextAmount: null }))?.amount).toEqual(usd(2999))
})

test('a subscription that ends, has ended, or was never paid is charged nothing', () => {
  expect(nextCharge(running({ cancelAtPeriodEnd: true }))).toBeNull()
  expect(nextCharge(running({ period: null }))).toBeNull()
  expect(nextCharge(running({ state: 'canceled', endedAt: day(3) }))).toBeNull()
  expect(nextCharge(running({ state: 'incomplete', charges: [] }))).toBeNull()
  expect(nextCharge(placed)).toBeNull()
})

test('only a renewal that is not settled is owed, and only while the provider says so', () => {
  const charges = [charge(0, { state: 'declined' }), charge(1, { state: 'void' }), charge(2)]
  expect(owedOf(owing({ charges }), day(8))).toBeNull()
  const declined = [charge(0), charge(1), charge(2, { state: 'declined' })]
  expect(owedOf(owing({ charges: declined }), day(8))?.period).toEqual(periodAt(2))
  expect(owedOf(owing({ state: 'unpaid' }), day(8))?.amount).toEqual(usd(2999))
  expect(owedOf(owing({ state: 'active' }), day(8))).toBeNull()
  expect(owedOf(owing({ charges: [charge(0), charge(1)] }), day(8))).toBeNull()
  expect(owedOf(placed, day(8))).toBeNull()
  const { subscription, ...known } = owing()
  const undated = subscription && { ...subscription, pastDueSince: null }
  expect(owedOf({ ...known, subscription: undated }, day(8))).toBeNull()
})

test('an attempt is promised until the days of grace are over, and not if the plan ends before', () => {
  // The seventh day after day 7 is over everywhere on day 15 at noon.
  expect(owedOf(owing({ nextTryAt: new Date(day(15.5).getTime() - 1) }), day(8))?.nextTryAt).not.toBeNull()
  expect(owedOf(owing({ nextTryAt: day(15.5) }), day(8))?.nextTryAt).toBeNull()
  expect(owedOf(owing({ cancelAtPeriodEnd: true }), day(8))?.nextTryAt).toBeNull()
})

test('what waits for an approval cannot be collected at once', () => {
  const charges = [charge(0), charge(1, { state: 'requires_action' })]
  expect(owedOf(owing({ charges, collectable: usd(2999) }), day(8))?.canPayNow).toBe(false)
})

test('a consent is needed only for a higher price that was told', () => {
  const proposal = {
    ...{ changeId: 'change-1', before: usd(2999), after: usd(3499), appliesFrom: day(7) },
    ...{ notifiedAt: day(0), isToApprove: false },
  }
  expect(chargeIfAgreed({ ...running(), proposal })).toEqual({ amount: usd(3499), on: day(7), days: 30 })
  expect(chargeIfAgreed(running())).toBeNull()
  expect(chargeIfAgreed({ ...running(), proposal: { ...proposal, after: usd(1999) } })).toBeNull()
  expect(chargeIfAgreed({ ...running(), proposal: { ...proposal, notifiedAt: null } })).toBeNull()
  expect(chargeIfAgreed({ ...running({ cancelAtPeriodEnd: true }), proposal })).toBeNull()
})
