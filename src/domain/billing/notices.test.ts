import { expect, test } from 'vitest'
import { noticesDue, noticesOf } from './notices.ts'
import { charge, day, periodAt, placed, snapshot } from './provider-history.example.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

const after = (changes: Partial<PurchaseSnapshot>) => reducePurchase(placed, snapshot(changes), day(0)).purchase

test('the higher price after a trial week is announced two days ahead', () => {
  expect(noticesOf(after({}))).toEqual([{ kind: 'intro_ending', period: '2026-11-28', dueAt: day(5) }])
  expect(noticesDue(after({}), day(4))).toEqual([])
  expect(noticesDue(after({}), day(5))).toHaveLength(1)
})

test.each([
  ['exactly four weeks', 28],
  ['four weeks', 30],
  ['twelve weeks', 90],
])('the higher price after a cheaper first period of %s is announced more than a week ahead', (_, firstDays) => {
  const period = { start: day(0), end: day(firstDays) }
  const cheap = { ...placed, agreement: { ...placed.agreement, firstDays } }
  const { purchase } = reducePurchase(cheap, snapshot({ period, charges: [charge(0, { period })] }), day(0))
  const [notice, ...others] = noticesOf(purchase)
  expect(notice).toMatchObject({ kind: 'intro_ending', dueAt: day(firstDays - 8) })
  expect(others).toEqual([])
})

test('renewals are announced six days ahead, so that five are left even if a job is slow, and only if one will come', () => {
  const regular = { phase: 'regular', period: periodAt(1), charges: [charge(0), charge(1)] } as const
  expect(noticesOf(after(regular))).toEqual([{ kind: 'renewal_reminder', period: '2026-12-28', dueAt: day(31) }])
  expect(noticesOf(after({ ...regular, cancelAtPeriodEnd: true }))).toEqual([])
  expect(noticesOf(after({ ...regular, state: 'canceled', endedAt: day(9) }))).toEqual([])
})

test('a customer who owes money is notified on the third day and again before the end', () => {
  const owing = after({
    state: 'past_due',
    phase: 'regular',
    period: periodAt(1),
    charges: [charge(0), charge(1, { state: 'declined' })],
  })
  expect(noticesOf(owing).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['payment_failed_again', day(10)],
    ['payment_failed_last', day(13)],
  ])
})

test('once a year there is a notice about the whole subscription', () => {
  const period = { start: day(367), end: day(397) }
  const [, yearly] = noticesOf(after({ phase: 'regular', period, charges: [charge(0)] }))
  expect(yearly).toEqual({ kind: 'yearly', period: '2027-11-21', dueAt: day(365) })
})

test('years are counted from the first charge that counted, to the end of the paid period', () => {
  const yearly = (endDay: number, charges = [charge(0)]) =>
    noticesOf(after({ phase: 'regular', period: { start: day(endDay - 30), end: day(endDay) }, charges }))
      .filter(({ kind }) => kind === 'yearly')
      .map(({ dueAt }) => dueAt)
  expect([yearly(364), yearly(365), yearly(730)]).toEqual([[], [day(365)], [day(365), day(730)]])
  expect(yearly(370, [charge(0, { ref: 'vain', state: 'declined' }), charge(1)])).toEqual([])
  expect(yearly(372, [charge(0, { state: 'declined' }), charge(1)])).toEqual([day(372)])
  expect(yearly(372, [])).toEqual([])
  // One that came on top, or whose period is not known, counts nothing.
  const twice = [charge(0, { at: day(2) }), { ...charge(0), ref: 'again', amount: { minor: 1, currency: 'USD' } }]
  expect(yearly(366, twice)).toEqual([])
  expect(noticesOf(after({ period: null }))).toEqual([])
})

test('a price that stays the same after the first period is announced as any renewal', () => {
  const same = { ...placed, agreement: { ...placed.agreement, first: placed.agreement.renewal } }
  const { purchase } = reducePurchase(
    same,
    snapshot({ charges: [charge(0, { amount: same.agreement.first })] }),
    day(0),
  )
  expect(noticesOf(purchase).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([['renewal_reminder', day(1)]])
})

test.each([
  [28, ['renewal_reminder']],
  [27, []],
])('renewals every %i days are announced: %j', (renewalDays, kinds) => {
  const often = { ...placed, agreement: { ...placed.agreement, renewalDays } }
  const { purchase } = reducePurchase(often, snapshot({ phase: 'regular' }), day(0))
  expect(noticesOf(purchase).map(({ kind }) => kind)).toEqual(kinds)
})

test('what the provider has given up is no longer asked for, and what is owed is no renewal to come', () => {
  const charges = [charge(0), charge(1, { state: 'declined' })]
  expect(noticesOf(after({ state: 'unpaid', phase: 'regular', period: periodAt(1), charges }))).toEqual([])
  expect(noticesOf(placed)).toEqual([])
  expect(noticesOf(after({ state: 'incomplete', charges: [] }))).toEqual([])
})

test('a lower price that was told needs no reminder', () => {
  const proposal = {
    ...{ changeId: 'change-1', before: placed.agreement.renewal, after: placed.agreement.first },
    ...{ appliesFrom: day(37), notifiedAt: day(1), isToApprove: false },
  }
  expect(noticesOf({ ...after({}), proposal }).map(({ kind }) => kind)).toEqual(['intro_ending'])
})
