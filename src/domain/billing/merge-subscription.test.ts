import { describe, expect, test } from 'vitest'
import { mergeSubscription } from './merge-subscription.ts'
import { charge, day, periodAt, placed, snapshot } from './provider-history.example.ts'
import type { Charge, Purchase } from './purchase.ts'
import type { ChargeSnapshot, PurchaseSnapshot } from './snapshot.ts'

const one = (count: number, changes: Partial<ChargeSnapshot> = {}): Charge => ({
  ...charge(count, changes),
  isDuplicate: false,
})
const merged = (said: Partial<PurchaseSnapshot>, charges: readonly Charge[] = [one(0)], from: Purchase = placed) =>
  mergeSubscription(from, snapshot(said), charges)
const known = (said: Partial<PurchaseSnapshot>, charges: readonly Charge[] = [one(0)]): Purchase => ({
  ...placed,
  subscription: merged(said, charges).subscription,
})

describe('since when money is owed', () => {
  const owedSince = (state: PurchaseSnapshot['state'], charges: readonly Charge[]) =>
    merged({ state, fetchedAt: day(99) }, charges).subscription.pastDueSince

  test('since the start of the oldest renewal that is not settled', () => {
    const oldest = [one(0), one(1, { state: 'declined' }), one(2, { state: 'pending' })]
    expect(owedSince('past_due', oldest)).toEqual(periodAt(1).start)
    expect(owedSince('unpaid', oldest)).toEqual(periodAt(1).start)
    expect(owedSince('past_due', [one(0), one(2, { state: 'declined' })])).toEqual(periodAt(2).start)
    // What the provider has given up is not owed any more.
    expect(owedSince('past_due', [one(0), one(1, { state: 'void' }), one(2, { state: 'declined' })])).toEqual(
      periodAt(2).start,
    )
  })

  test('since the end of the last settled period, if no renewal is listed for it', () => {
    expect(owedSince('past_due', [one(0), one(1)])).toEqual(periodAt(1).end)
    expect(owedSince('past_due', [one(0), one(1, { state: 'void' })])).toEqual(periodAt(1).end)
  })

  test('since now, if nothing was ever settled, or the provider only says that it is unpaid', () => {
    expect(owedSince('past_due', [])).toEqual(day(99))
    expect(owedSince('past_due', [one(0, { state: 'declined' })])).toEqual(day(99))
    expect(owedSince('unpaid', [one(0)])).toEqual(day(99))
  })

  test.each(['trialing', 'active', 'incomplete', 'canceled'] as const)('nothing is owed by one that is %s', (state) => {
    expect(owedSince(state, [one(0), one(1, { state: 'declined' })])).toBeNull()
  })
})

describe('why a subscription ended', () => {
  const declined = { state: 'declined' } as const
  test.each([
    ['one that expired before it was paid', 'incomplete_expired', [one(0, declined)], 'never_paid'],
    ['one that expired, whatever was charged', 'incomplete_expired', [one(0)], 'never_paid'],
    ['one that goes on', 'active', [one(0)], null],
    ['one without a charge', 'canceled', [], 'never_paid'],
    ['one whose charge was declined', 'canceled', [one(0, declined)], 'never_paid'],
    ['one whose renewals were paid', 'canceled', [one(0), one(1)], 'canceled_by_support'],
    ['one whose last renewal was not paid', 'canceled', [one(0), one(1), one(2, declined)], 'payment_failed'],
    ['one that recovered', 'canceled', [one(0), one(1, { state: 'void' }), one(2)], 'canceled_by_support'],
    ['one whose first charge came twice, once in vain', 'canceled', [one(0), one(0, declined)], 'canceled_by_support'],
  ] as const)('%s', (_, state, charges, reason) => {
    expect(merged({ state }, charges).subscription.endReason).toBe(reason)
  })

  test('the reason that we stored before wins, and one that is known is kept', () => {
    const leaving = { ...placed, endingBecause: 'withdrawn' } as const
    expect(merged({ state: 'canceled' }, [one(0)], leaving).subscription.endReason).toBe('withdrawn')
    const ended = known({ state: 'canceled' })
    const later = merged({ state: 'canceled', fetchedAt: day(5) }, [one(0)], { ...ended, endingBecause: 'withdrawn' })
    expect(later.subscription.endReason).toBe('canceled_by_support')
  })
})

describe('which snapshot counts', () => {
  const stateAfter = (
    before: PurchaseSnapshot['state'],
    state: PurchaseSnapshot['state'],
    fetchedDay: number,
  ): readonly [string, readonly string[], number] => {
    const { subscription, steps, findings } = merged({ state, fetchedAt: day(fetchedDay) }, [one(0)], {
      ...known({ state: before, fetchedAt: day(1) }),
    })
    return [subscription.state, steps, findings.length]
  }

  test.each([
    ['trialing', 'active', ['active']],
    ['active', 'past_due', ['past_due']],
    ['past_due', 'active', ['active']],
    ['past_due', 'unpaid', ['unpaid']],
    ['unpaid', 'active', ['active']],
  ] as const)('between %s and %s the one that was fetched later', (before, state, steps) => {
    expect(stateAfter(before, state, 2)).toEqual([state, steps, 0])
    expect(stateAfter(before, state, 1)).toEqual([state, steps, 0])
    expect(stateAfter(before, state, 0)).toEqual([before, [], 0])
  })

  test('an end counts however early it was fetched, and nothing comes after it', () => {
    expect(stateAfter('active', 'canceled', 0)).toEqual(['canceled', ['canceled'], 0])
    expect(stateAfter('unpaid', 'canceled', 0)).toEqual(['canceled', ['canceled'], 0])
    expect(stateAfter('incomplete', 'incomplete_expired', 0)).toEqual(['incomplete_expired', ['incomplete_expired'], 0])
    for (const live of ['incomplete', 'trialing', 'active', 'past_due', 'unpaid'] as const)
      expect(stateAfter('canceled', live, 9)).toEqual(['canceled', [], 0])
  })

  test('one that is paid counts against an unpaid one, however early it was fetched', () => {
    expect(stateAfter('incomplete', 'active', 0)).toEqual(['active', ['active'], 0])
    expect(stateAfter('active', 'incomplete', 9)).toEqual(['active', [], 0])
  })

  test('of two ends the first one known stays; another is reported only if it was fetched later', () => {
    expect(stateAfter('incomplete_expired', 'canceled', 0)).toEqual(['incomplete_expired', [], 0])
    expect(stateAfter('canceled', 'incomplete_expired', 0)).toEqual(['canceled', [], 0])
    const { findings } = merged(
      { state: 'canceled', fetchedAt: day(9) },
      [one(0)],
      known({ state: 'incomplete_expired' }),
    )
    expect(findings).toEqual([{ what: 'refused_transition', detail: 'incomplete_expired -> canceled' }])
  })

  test('a new subscription of the same order replaces one that was never paid, whenever it was fetched', () => {
    const before = known({ ref: 'earlier', state: 'incomplete_expired', fetchedAt: day(9) })
    const { subscription, steps } = merged({ fetchedAt: day(1) }, [one(0)], before)
    expect([subscription.ref, subscription.endReason, steps]).toEqual(['subscription-1', null, ['active']])
  })
})

test('what may be collected is nothing, unless the provider says it', () => {
  const usd = { minor: 2999, currency: 'USD' }
  expect(merged({}).subscription.collectable).toBeNull()
  expect(merged({ collectable: usd }).subscription.collectable).toEqual(usd)
})
