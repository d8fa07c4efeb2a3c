import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import { accessUntil, paidUntil } from './entitlements.ts'
import {
  charge,
  day,
  deliveries,
  histories,
  openedDispute,
  periodAt,
  placed,
  snapshot,
} from './provider-history.example.ts'
import type { Purchase } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

const NOW = day(0)
const reduced = (said: readonly PurchaseSnapshot[], from: Purchase = placed) =>
  said.reduce((purchase, each) => reducePurchase(purchase, each, NOW).purchase, from)
const kinds = (purchase: Purchase, said: PurchaseSnapshot) =>
  reducePurchase(purchase, said, NOW).happened.map(({ kind }) => kind)

test('snapshots in any order, repeated or lost, lead to the same state', () => {
  fc.assert(
    fc.property(deliveries, ({ said, heard }) => {
      const last = said.at(-1)
      if (last === undefined) return
      expect(reduced(heard)).toEqual(reduced([last]))
    }),
    { numRuns: 2000 },
  )
})

test('the same snapshot again changes nothing and causes no events', () => {
  fc.assert(
    fc.property(histories, (said) => {
      const before = reduced(said)
      const last = said.at(-1)
      if (last === undefined) return
      const { purchase, happened } = reducePurchase(before, last, NOW)
      expect(purchase).toEqual(before)
      expect(happened).toEqual([])
    }),
  )
})

test('only money gives access, and each period is granted once', () => {
  fc.assert(
    fc.property(deliveries, ({ heard }) => {
      const { charges, entitlements } = reduced(heard)
      const paid = charges.filter(({ state }) => state === 'succeeded')
      const counted = paid.filter(({ isDuplicate }) => !isDuplicate)
      expect(new Set(counted.map(({ period }) => period.start.getTime())).size).toBe(counted.length)
      const open = entitlements.filter(({ revoked }) => revoked === null)
      const countedRefs = counted.map(({ ref }) => ref)
      for (const { chargeRef } of open) expect(countedRefs).toContain(chargeRef)
      for (const ref of countedRefs) expect(entitlements.map(({ chargeRef }) => chargeRef)).toContain(ref)
      // Every paid period has exactly one charge that counts.
      for (const { period } of paid) expect(counted.map((charge) => charge.period.start)).toContainEqual(period.start)
    }),
  )
})

test('every transition is an allowed one, and each payment is reported once', () => {
  fc.assert(
    fc.property(deliveries, ({ heard }) => {
      let purchase = placed
      const paid: string[] = []
      const twice: string[] = []
      for (const said of heard) {
        const { happened, purchase: next } = reducePurchase(purchase, said, NOW)
        for (const news of happened) {
          if (news.kind === 'first_payment' || news.kind === 'renewed' || news.kind === 'recovered')
            paid.push(news.charge.ref)
          if (news.kind === 'finding') {
            expect(['second_charge', 'charge_after_end']).toContain(news.finding.what)
            twice.push(news.finding.detail)
          }
        }
        purchase = next
      }
      expect(new Set(paid).size).toBe(paid.length)
    }),
  )
})

test('a first payment makes the order paid and gives access for its period and some hours more', () => {
  const { purchase, happened } = reducePurchase(placed, snapshot(), NOW)
  expect(purchase.order).toBe('paid')
  expect(accessUntil(purchase.entitlements, NOW)).toEqual(new Date(periodAt(0).end.getTime() + 3 * MS_PER_HOUR))
  expect(paidUntil(purchase, NOW)).toEqual(periodAt(0).end)
  expect(happened.map(({ kind }) => kind)).toEqual(['order', 'subscription', 'first_payment'])
})

test('a state without a charge gives no access', () => {
  const { purchase } = reducePurchase(placed, snapshot({ charges: [] }), NOW)
  expect(purchase.order).toBe('awaiting_payment')
  expect(purchase.entitlements).toEqual([])
})

test('a declined card leaves the order open for another one', () => {
  const declined = snapshot({ state: 'incomplete', period: null, charges: [charge(0, { state: 'declined' })] })
  const before = reduced([declined])
  expect(before.order).toBe('awaiting_payment')
  expect(reduced([snapshot({ fetchedAt: day(1) })], before).order).toBe('paid')
})

test('a late renewal keeps the plan open to the end of the seventh day, and a recovery is reported as one', () => {
  const paid = reduced([snapshot()])
  const late = snapshot({
    state: 'past_due',
    phase: 'regular',
    period: periodAt(1),
    charges: [charge(0), charge(1, { state: 'declined', reason: 'PAYMENT_DECLINED' })],
    fetchedAt: day(7),
  })
  expect(kinds(paid, late)).toEqual(['subscription', 'payment_failed'])
  const owing = reduced([late], paid)
  expect(paidUntil(owing, day(13))).toEqual(new Date('2026-12-05T23:59:59.999Z'))
  // The last day is over everywhere on earth.
  expect(accessUntil(owing.entitlements, day(13))).toEqual(day(15.5))
  expect(accessUntil(owing.entitlements, day(15.5))).toBeNull()
  const mended = {
    ...late,
    state: 'active',
    charges: [charge(0), charge(1, { at: day(9) })],
    fetchedAt: day(9),
  } as const
  expect(kinds(owing, mended)).toEqual(['subscription', 'recovered'])
})

test('the plan stays open for seven days even if the provider lists no charge for what is owed', () => {
  const owing = (n: number) =>
    snapshot({ state: 'past_due', phase: 'regular', period: periodAt(1), charges: [charge(0)], fetchedAt: day(n) })
  const after = reduced([snapshot(), owing(8), owing(13)])
  expect(after.subscription?.pastDueSince).toEqual(day(7))
  expect(accessUntil(after.entitlements, day(13))).toEqual(day(15.5))
})

test.each([
  { name: 'a pause, which no grace opens', kind: 'pause', open: null },
  { name: 'free days, which grace goes on from', kind: 'free_days', open: day(35.5) },
] as const)('a renewal that is not paid after $name, is owed since its day', ({ kind, open }) => {
  const moved: Purchase = { ...reduced([snapshot()]), moves: [{ kind, from: day(7), to: day(27) }] }
  const owing = (charges: PurchaseSnapshot['charges']) =>
    snapshot({ state: 'past_due', phase: 'regular', period: periodAt(1), charges, fetchedAt: day(27) })
  const late = { start: day(27), end: day(57) }
  for (const charges of [[charge(0)], [charge(0), charge(1, { state: 'declined', period: late })]]) {
    const after = reduced([owing(charges)], moved)
    expect(after.subscription?.pastDueSince).toEqual(day(27))
    expect(accessUntil(after.entitlements, day(28))).toEqual(open)
    const paid = { ...owing([charge(0), charge(1, { period: late, at: day(30) })]), state: 'active' } as const
    expect(accessUntil(reduced([{ ...paid, fetchedAt: day(30) }], after).entitlements, day(30))).not.toBeNull()
  }
})

test('a cancellation keeps the access that was paid for; a full refund ends it', () => {
  const paid = reduced([snapshot()])
  const ended = snapshot({ state: 'canceled', endedAt: day(1), fetchedAt: day(1) })
  expect(accessUntil(reduced([ended], paid).entitlements, day(2))).not.toBeNull()
  const refund = { ref: 'refund', amount: placed.agreement.first, state: 'succeeded', refundId: 'ours' } as const
  const refunded = { ...ended, charges: [charge(0, { refunds: [refund] })] }
  const after = reduced([refunded], paid)
  expect([after.order, accessUntil(after.entitlements, day(2))]).toEqual(['refunded', null])
})

test('a partial refund ends nothing', () => {
  const refund = { ref: 'refund', amount: { minor: 100, currency: 'USD' }, state: 'succeeded', refundId: null } as const
  const after = reduced([snapshot({ charges: [charge(0, { refunds: [refund] })] })])
  expect([after.order, after.entitlements[0]?.revoked]).toEqual(['partially_refunded', null])
})

test('a dispute closes the plan, and one that is won opens it again', () => {
  const disputed = (state: 'open' | 'won' | 'lost') =>
    snapshot({
      charges: [charge(0, { disputes: [{ ...openedDispute(charge(0), day(1)), state }] })],
      fetchedAt: day(1),
    })
  const open = reduced([snapshot(), disputed('open')])
  expect([open.order, accessUntil(open.entitlements, day(1))]).toEqual(['disputed', null])
  expect(accessUntil(reduced([disputed('won')], open).entitlements, day(1))).not.toBeNull()
  expect(reduced([disputed('lost')], open).entitlements[0]?.revoked?.because).toBe('disputed')
})

test.each([
  ['another mode', { livemode: true }, 'livemode_mismatch'],
  ['another order', { orderId: 'order-2' }, 'order_mismatch'],
] as const)('a snapshot of %s is refused and reported', (_, changes, what) => {
  const { purchase, happened } = reducePurchase(placed, snapshot(changes), NOW)
  expect(purchase).toBe(placed)
  expect(happened).toEqual([{ kind: 'finding', finding: { what, detail: 'subscription-1' } }])
})

test('less money than agreed gives no access and is reported', () => {
  const short = snapshot({ charges: [charge(0, { amount: { minor: 1, currency: 'USD' } })] })
  const { purchase, happened } = reducePurchase(placed, short, NOW)
  expect([purchase.order, purchase.entitlements]).toEqual(['awaiting_payment', []])
  expect(happened).toContainEqual({ kind: 'finding', finding: { what: 'amount_mismatch', detail: 'charge-0' } })
})

test('a subscription that has ended stays ended', () => {
  const ended = reduced([snapshot({ state: 'canceled', endedAt: day(1), fetchedAt: day(1) })])
  const { purchase, happened } = reducePurchase(ended, snapshot({ fetchedAt: day(2) }), NOW)
  expect(purchase.subscription?.state).toBe('canceled')
  expect(happened).toEqual([])
})

test('a reason for the end that we stored is kept', () => {
  const leaving = { ...reduced([snapshot()]), endingBecause: 'withdrawn' } as const
  const { purchase } = reducePurchase(leaving, snapshot({ state: 'canceled', endedAt: day(1), fetchedAt: day(1) }), NOW)
  expect(purchase.subscription?.endReason).toBe('withdrawn')
  expect(purchase.entitlements[0]?.revoked?.because).toBe('withdrawn')
})

test('a second charge for the same days is marked and reported once, and gives no access', () => {
  const first = reduced([snapshot()])
  const again = { ...charge(0, { at: day(1) }), ref: 'charge-0-again' }
  const twice = snapshot({ charges: [charge(0), again], fetchedAt: day(1) })
  const { purchase, happened } = reducePurchase(first, twice, NOW)
  expect(happened).toEqual([{ kind: 'finding', finding: { what: 'second_charge', detail: 'charge-0-again' } }])
  expect(purchase.charges.map(({ ref, isDuplicate }) => [ref, isDuplicate])).toEqual([
    ['charge-0', false],
    ['charge-0-again', true],
  ])
  expect(purchase.entitlements.map(({ chargeRef }) => chargeRef)).toEqual(['charge-0'])
  expect(purchase.order).toBe('paid')
})

test('if the operator has already refunded one of two charges, the other one counts', () => {
  const refund = { ref: 'refund', amount: placed.agreement.first, state: 'succeeded', refundId: null } as const
  const again = { ...charge(0, { at: day(1) }), ref: 'charge-0-again' }
  const after = reduced([
    snapshot(),
    snapshot({ charges: [charge(0, { refunds: [refund] }), again], fetchedAt: day(1) }),
  ])
  expect(after.charges.map(({ isDuplicate }) => isDuplicate)).toEqual([true, false])
  expect(after.order).toBe('paid')
  expect(accessUntil(after.entitlements, NOW)).not.toBeNull()
})

test.each([
  [2, true],
  [1, false],
  [0, false],
])('a payment %i days after the day before the end is reported as one after the end: %s', (later, isReported) => {
  const ended = { state: 'canceled', endedAt: day(8) } as const
  const late = charge(1, { at: day(7 + later) })
  const { happened } = reducePurchase(reduced([snapshot()]), snapshot({ ...ended, charges: [charge(0), late] }), NOW)
  const reported = happened.filter((event) => event.kind === 'finding' && event.finding.what === 'charge_after_end')
  expect(reported.length > 0).toBe(isReported)
  if (isReported)
    expect(reported).toEqual([{ kind: 'finding', finding: { what: 'charge_after_end', detail: late.ref } }])
})

test('a payment of a subscription that goes on is not one after its end', () => {
  const { happened } = reducePurchase(reduced([snapshot()]), snapshot({ charges: [charge(0), charge(1)] }), NOW)
  expect(happened.map(({ kind }) => kind)).not.toContain('finding')
})

test('a second subscription is refused as soon as one of several charges was paid', () => {
  const paid = reduced([snapshot({ charges: [charge(0), charge(1, { state: 'declined' })] })])
  const { purchase } = reducePurchase(paid, snapshot({ ref: 'subscription-2', fetchedAt: day(3) }), NOW)
  expect(purchase).toBe(paid)
})
