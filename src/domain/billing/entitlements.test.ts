import { describe, expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import { accessUntil, entitlementsFrom, isAsAgreed, paidUntil } from './entitlements.ts'
import { charge, day, openedDispute, periodAt, placed, snapshot } from './provider-history.example.ts'
import type { Charge, Entitlement, Purchase, Refund } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { ChargeSnapshot, PurchaseSnapshot } from './snapshot.ts'

const NOW = day(1)
const one = (count: number, changes: Partial<ChargeSnapshot & Charge> = {}): Charge => ({
  ...{ isDuplicate: false, ...charge(count) },
  ...changes,
})
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * MS_PER_HOUR)
const { subscription } = reducePurchase(placed, snapshot(), NOW).purchase
const facts = (changes: Partial<Purchase> = {}): Purchase => ({
  ...placed,
  subscription,
  charges: [one(0)],
  ...changes,
})
const wholeRefund = (chargeRef: string, minor: number): Refund => ({
  ...{ id: 'refund', chargeRef, ref: null, amount: { minor, currency: 'USD' }, state: 'succeeded' },
})

test('a charge is as agreed from the agreed amount up, in its currency', () => {
  const paid = (minor: number, currency = 'USD') => isAsAgreed(one(1, { amount: { minor, currency } }), placed)
  expect([paid(2998), paid(2999), paid(3000), paid(2999, 'EUR')]).toEqual([false, true, true, false])
})

describe('what gives access', () => {
  const granted = (changes: Partial<Purchase>) =>
    entitlementsFrom(facts(changes), NOW).map(({ chargeRef }) => chargeRef)

  test('a charge that succeeded as agreed', () => {
    expect(granted({ charges: [one(0), one(1, { state: 'declined' }), one(2, { state: 'pending' })] })).toEqual([
      'charge-0',
    ])
    expect(granted({ charges: [one(0, { amount: { minor: 998, currency: 'USD' } })] })).toEqual([])
  })

  test('not one that came on top, unless it counted until it was refunded', () => {
    const twice = [one(0), one(0, { ref: 'again', isDuplicate: true })]
    expect(granted({ charges: twice })).toEqual(['charge-0'])
    const refunded = entitlementsFrom(facts({ charges: twice, refunds: [wholeRefund('again', 999)] }), NOW)
    expect(refunded.map(({ chargeRef, revoked }) => [chargeRef, revoked?.because ?? null])).toEqual([
      ['charge-0', null],
      ['again', 'refunded'],
    ])
  })
})

describe('how long it lasts', () => {
  const ends = (changes: Partial<Purchase>) => entitlementsFrom(facts(changes), NOW).map(({ endsAt }) => endsAt)
  const owing = (changes: Partial<PurchaseSnapshot> = {}) =>
    subscription && { ...subscription, state: 'past_due' as const, pastDueSince: day(37), ...changes }
  const [trial, month] = [hoursAfter(periodAt(0).end, 3), hoursAfter(periodAt(1).end, 3)]

  test('three hours longer than the period', () => {
    expect(ends({ charges: [one(0), one(1)] })).toEqual([trial, month])
    expect(ends({ charges: [one(0), one(1)], subscription: null })).toEqual([trial, month])
  })

  test('only the last period is prolonged by days of grace, and only while a renewal is owed', () => {
    // The seventh day after day 37 is over everywhere twelve hours after its end.
    expect(ends({ charges: [one(0), one(1)], subscription: owing() })).toEqual([trial, day(45.5)])
    expect(ends({ charges: [one(1), one(0)], subscription: owing() })).toEqual([day(45.5), trial])
    expect(ends({ charges: [one(1)], subscription: owing({ state: 'unpaid' }) })).toEqual([month])
    const undated = subscription && { ...subscription, state: 'past_due' as const, pastDueSince: null }
    expect(ends({ charges: [one(1)], subscription: undated })).toEqual([month])
  })

  test('a period that is longer than the grace is not shortened by it', () => {
    const early = subscription && { ...subscription, state: 'past_due' as const, pastDueSince: day(7) }
    expect(ends({ charges: [one(1)], subscription: early })).toEqual([month])
  })

  test('free days come on top of it, a pause does not', () => {
    const [from, to] = [periodAt(1).end, day(42)]
    expect(ends({ charges: [one(1)], moves: [{ kind: 'free_days', from, to }] })).toEqual([hoursAfter(to, 3)])
    expect(ends({ charges: [one(1)], moves: [{ kind: 'pause', from, to }] })).toEqual([month])
  })
})

describe('what takes it away', () => {
  const disputed = { disputes: [openedDispute(charge(0), day(1))] }
  const ended = (endReason: NonNullable<Purchase['subscription']>['endReason']) =>
    subscription && { ...subscription, endReason }
  const why = (changes: Partial<Purchase>) => entitlementsFrom(facts(changes), NOW)[0]?.revoked?.because ?? null

  test.each([
    ['nothing', {}, null],
    ['a cancellation', { subscription: ended('canceled_by_customer') }, null],
    ['a withdrawal', { subscription: ended('withdrawn') }, 'withdrawn'],
    ['an erasure', { subscription: ended('erased') }, 'erased'],
    ['a dispute', { charges: [one(0, disputed)] }, 'disputed'],
    ['a whole refund', { refunds: [wholeRefund('charge-0', 999)] }, 'refunded'],
    ['a partial refund', { refunds: [wholeRefund('charge-0', 998)] }, null],
  ] as const)('%s', (_, changes, because) => {
    expect(why(changes)).toBe(because)
  })

  test('the moment at which it became known is kept', () => {
    const known = (at: Date, chargeRef: string): Entitlement => ({
      ...{ chargeRef, startsAt: day(0), endsAt: day(7), revoked: { at, because: 'refunded' } },
    })
    const at = (entitlements: readonly Entitlement[]) =>
      entitlementsFrom(facts({ refunds: [wholeRefund('charge-0', 999)], entitlements }), day(5))[0]?.revoked?.at
    expect(at([])).toEqual(day(5))
    expect(at([{ ...known(day(2), 'charge-0'), revoked: null }])).toEqual(day(5))
    expect(at([known(day(3), 'charge-9'), known(day(2), 'charge-0')])).toEqual(day(2))
  })
})

describe('until when the plan is open', () => {
  const right = (from: number, to: number, changes: Partial<Entitlement> = {}): Entitlement => ({
    ...{ chargeRef: `charge-${from}`, startsAt: day(from), endsAt: day(to), revoked: null },
    ...changes,
  })

  test('from the first moment of a right to the one before its end', () => {
    const rights = [right(0, 7)]
    expect([day(-0.001), day(0), day(6.999), day(7)].map((now) => accessUntil(rights, now))).toEqual([
      null,
      day(7),
      day(7),
      null,
    ])
    expect(accessUntil([], day(0))).toBeNull()
    expect(accessUntil([right(0, 7, { revoked: { at: day(1), because: 'refunded' } })], day(2))).toBeNull()
  })

  test('the latest end counts, in whatever order the rights stand', () => {
    expect(accessUntil([right(0, 9), right(1, 7)], day(2))).toEqual(day(9))
    expect(accessUntil([right(1, 7), right(0, 9)], day(2))).toEqual(day(9))
  })

  test('customers are told the end of the period, or the last day of grace', () => {
    const told = (endsAt: Date, charges = [one(0)], moves: Purchase['moves'] = []) =>
      paidUntil({ entitlements: [right(0, 0, { endsAt, chargeRef: 'charge-0' })], charges, moves }, day(1))
    expect(told(hoursAfter(day(7), 3))).toEqual(day(7))
    expect(told(day(15.5))).toEqual(new Date(day(15).getTime() - 1))
    expect(told(hoursAfter(day(9), 3), [one(0)], [{ kind: 'free_days', from: day(7), to: day(9) }])).toEqual(day(9))
    // Of an erased charge only the right is left.
    expect(told(day(7), [one(1)])).toEqual(day(7))
  })
})
