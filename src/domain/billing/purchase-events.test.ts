import { describe, expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import { charge, day, openedDispute, periodAt, placed, snapshot } from './provider-history.example.ts'
import type { Purchase } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { ChargeSnapshot, PurchaseSnapshot, RefundSnapshot } from './snapshot.ts'

const NOW = day(1)
const reduced = (said: Partial<PurchaseSnapshot>, from: Purchase = placed) => reducePurchase(from, snapshot(said), NOW)
const after = (...said: readonly Partial<PurchaseSnapshot>[]): Purchase =>
  said.reduce((purchase: Purchase, each) => reduced(each, purchase).purchase, placed)
/** What happens when a snapshot follows others, apart from the states of order and subscription. */
const news = (said: Partial<PurchaseSnapshot>, ...before: readonly Partial<PurchaseSnapshot>[]) =>
  reduced(said, after(...before)).happened.filter(({ kind }) => kind !== 'order' && kind !== 'subscription')
const refund = (minor: number, changes: Partial<RefundSnapshot> = {}): RefundSnapshot => ({
  ...{ ref: 'refund', amount: { minor, currency: 'USD' }, state: 'succeeded', refundId: null },
  ...changes,
})

describe('a second subscription of one order', () => {
  test('is refused and reported if the first one was paid', () => {
    const paid = after({})
    const { purchase, happened } = reduced({ ref: 'subscription-2' }, paid)
    expect(purchase).toBe(paid)
    expect(happened).toEqual([{ kind: 'finding', finding: { what: 'order_mismatch', detail: 'subscription-2' } }])
  })

  test('takes the place of one that was not, and begins anew', () => {
    const declined = after({ state: 'incomplete', period: null, charges: [charge(0, { state: 'declined' })] })
    const { purchase, happened } = reduced({ ref: 'subscription-2', charges: [charge(0, { ref: 'other' })] }, declined)
    expect(purchase.subscription?.ref).toBe('subscription-2')
    expect(happened.slice(0, 2)).toEqual([
      { kind: 'order', from: 'awaiting_payment', to: 'paid' },
      { kind: 'subscription', from: null, to: 'active' },
    ])
  })
})

test('states that were missed between two snapshots are named one after the other', () => {
  const begun = after({ state: 'incomplete', period: null, charges: [] })
  const { happened } = reduced({ state: 'unpaid', charges: [charge(0, { refunds: [refund(1)] })] }, begun)
  expect(happened.filter(({ kind }) => kind === 'order' || kind === 'subscription')).toEqual([
    { kind: 'order', from: 'awaiting_payment', to: 'paid' },
    { kind: 'order', from: 'paid', to: 'partially_refunded' },
    { kind: 'subscription', from: 'incomplete', to: 'active' },
    { kind: 'subscription', from: 'active', to: 'unpaid' },
  ])
})

describe('a renewal', () => {
  const renewal = (state: ChargeSnapshot['state'], reached = 8) => ({
    ...{ period: periodAt(1), fetchedAt: day(reached) },
    charges: [charge(0), charge(1, { state, at: day(reached) })],
  })
  const kinds = (...states: readonly ChargeSnapshot['state'][]) => {
    const [last = {}, ...before] = states.map((state, at) => renewal(state, 8 + at)).toReversed()
    return news(last, {}, ...before.toReversed()).map(({ kind }) => kind)
  }

  test('that is paid at once, or was only under way, is no recovery', () => {
    expect(kinds('succeeded')).toEqual(['renewed'])
    expect(kinds('pending', 'succeeded')).toEqual(['renewed'])
    expect(kinds('succeeded', 'succeeded')).toEqual([])
  })

  test('that was owed is one', () => {
    expect(kinds('declined', 'succeeded')).toEqual(['recovered'])
    expect(kinds('requires_action', 'succeeded')).toEqual(['recovered'])
  })

  test('that fails is told once, even if it comes to wait for an approval', () => {
    expect(kinds('declined')).toEqual(['payment_failed'])
    expect(kinds('requires_action')).toEqual(['payment_failed'])
    expect(kinds('pending')).toEqual([])
    expect(kinds('pending', 'declined')).toEqual(['payment_failed'])
    expect(kinds('declined', 'requires_action')).toEqual([])
  })
})

test('a first payment that fails is no failed renewal', () => {
  expect(news({ state: 'incomplete', period: null, charges: [charge(0, { state: 'declined' })] })).toEqual([])
})

describe('a dispute', () => {
  const disputed = (...states: readonly ('open' | 'won' | 'lost')[]) => ({
    fetchedAt: day(2),
    charges: [
      charge(0, {
        disputes: states.map((state, at) => ({ ...openedDispute(charge(0), day(1)), ref: `dispute-${at}`, state })),
      }),
    ],
  })
  const told = [{ kind: 'disputed', chargeRef: 'charge-0' }]

  test('is told once, also when it is lost by the time it becomes known', () => {
    expect(news(disputed('open'), {})).toEqual(told)
    expect(news(disputed('lost'), {})).toEqual(told)
    expect(news(disputed('lost'), disputed('open'))).toEqual([])
    expect(news(disputed('open', 'open'), disputed('open', 'open'))).toEqual([])
  })

  test('is told again if it is another one, and not if it is won already', () => {
    expect(news(disputed('won', 'open'), disputed('won'))).toEqual(told)
    expect(news(disputed('open', 'won'), disputed('open'))).toEqual([])
    expect(news(disputed('won'), {})).toEqual([])
  })
})

describe('a refund', () => {
  const refunded = (first: readonly RefundSnapshot[], second: readonly RefundSnapshot[] = []) => ({
    ...{ period: periodAt(1), fetchedAt: day(2) },
    charges: [charge(0, { refunds: first }), charge(1, { refunds: second })],
  })
  const parts = (said: Partial<PurchaseSnapshot>, before: Partial<PurchaseSnapshot>) =>
    news(said, before).map((each) => each.kind === 'refunded' && [each.refund.id, each.isWhole])

  test('is told when it has succeeded, and once', () => {
    const submitted = refunded([refund(999, { state: 'submitted' })])
    expect(parts(submitted, refunded([]))).toEqual([])
    expect(parts(refunded([refund(999)]), submitted)).toEqual([['refund', true]])
    expect(parts(refunded([refund(999)]), refunded([refund(999)]))).toEqual([])
    expect(parts(refunded([refund(999, { state: 'failed' })]), refunded([refund(999)]))).toEqual([])
  })

  test('is whole if nothing is left of its own charge', () => {
    expect(parts(refunded([refund(998)]), refunded([]))).toEqual([['refund', false]])
    expect(parts(refunded([refund(998)], [refund(2999, { ref: 'other' })]), refunded([refund(998)]))).toEqual([
      ['other', true],
    ])
    expect(parts(refunded([refund(998), refund(1, { ref: 'rest' })]), refunded([refund(998)]))).toEqual([
      ['rest', true],
    ])
  })
})

describe('an end', () => {
  const ended = { state: 'canceled', endedAt: day(1), fetchedAt: day(1) } as const
  const until = new Date(periodAt(0).end.getTime() + 3 * MS_PER_HOUR)

  test('is told once, with its reason and until when the plan stays open', () => {
    const told = [{ kind: 'ended', because: 'canceled_by_support', accessUntil: until }]
    expect(news(ended, {})).toEqual(told)
    expect(news(ended).slice(1)).toEqual(told)
    expect(news(ended, ended)).toEqual([])
  })

  test('of what was never paid is not told', () => {
    expect(news({ ...ended, charges: [] })).toEqual([])
    expect(news({ ...ended, state: 'incomplete_expired', charges: [] })).toEqual([])
  })

  test('that is to come is told, and so is that it will not come', () => {
    const leaving = { cancelAtPeriodEnd: true, fetchedAt: day(1) }
    expect(news(leaving, {})).toEqual([{ kind: 'cancel_scheduled', endsAt: periodAt(0).end }])
    expect(news(leaving, leaving)).toEqual([])
    expect(news({ ...leaving, period: null }, {})).toEqual([])
    expect(news({ fetchedAt: day(2) }, leaving)).toEqual([{ kind: 'resumed' }])
    expect(news({ fetchedAt: day(2) }, {})).toEqual([])
  })

  test('that has come is told as the end only', () => {
    expect(news({ ...ended, cancelAtPeriodEnd: true }, {}).map(({ kind }) => kind)).toEqual(['ended'])
    expect(news(ended, { cancelAtPeriodEnd: true }).map(({ kind }) => kind)).toEqual(['ended'])
  })
})

test('what an adapter does not understand is reported', () => {
  expect(news({ unrecognised: ['paused', 'on_hold'] }, {})).toEqual(
    ['paused', 'on_hold'].map((detail) => ({ kind: 'finding', finding: { what: 'strange_state', detail } })),
  )
})
