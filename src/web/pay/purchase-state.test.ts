import { expect, test } from 'vitest'
import type { OrderReply } from '#domain/api/orders.ts'
import { declineReasons } from '#domain/billing/order.ts'
import { problems } from '#domain/problems.ts'
import type { Outcome } from '#web/device/request.ts'
import { isFinal, isUnderway, type PurchaseState, pauseAfter, purchaseAfter } from '#web/pay/purchase-state.ts'

const ok: Outcome<OrderReply> = { kind: 'ok', value: { id: 'a', secret: 'b', state: 'paid' } }
const nobody: Outcome<OrderReply> = { kind: 'unreachable' }
const refused = (code: string, message = 'Said by the server.'): Outcome<OrderReply> => ({
  kind: 'refused',
  code,
  message,
  field: undefined,
})
const answered = (state: PurchaseState, outcome: Outcome<OrderReply>, isPageOutdated = false) =>
  purchaseAfter(state, { kind: 'answered', outcome, isPageOutdated })
const sending: PurchaseState = { kind: 'sending' }

test('a purchase that is answered is placed, also after tries in vain', () => {
  expect(answered(sending, ok)).toEqual({ kind: 'placed' })
  expect(answered({ kind: 'unreachable', tries: 3, isTrying: true }, ok)).toEqual({ kind: 'placed' })
  expect(answered({ kind: 'interrupted' }, ok)).toEqual({ kind: 'placed' })
})

test('each decline says its own sentence', () => {
  for (const code of declineReasons)
    expect(answered(sending, refused(code))).toEqual({ kind: 'declined', code, message: problems[code].say })
})

test('refusals that need something else of the person are told apart', () => {
  expect(answered(sending, refused('PRICE_CHANGED'))).toEqual({ kind: 'price_changed' })
  expect(answered(sending, refused('PRICE_CHANGED'), true)).toEqual({ kind: 'terms_outdated' })
  expect(answered(sending, refused('ALREADY_SUBSCRIBED'))).toEqual({ kind: 'already_subscribed' })
  expect(answered(sending, refused('TOKEN_INVALID'))).toEqual({ kind: 'unconfirmed' })
  expect(answered(sending, refused('PRODUCT_UNKNOWN'))).toEqual({ kind: 'refused', message: 'Said by the server.' })
  expect(answered(sending, refused('WHATEVER', ''))).toEqual({ kind: 'refused', message: problems.UNEXPECTED.say })
})

test('silence is counted, and a new try does not take the message away', () => {
  const once = answered(sending, nobody)
  expect(once).toEqual({ kind: 'unreachable', tries: 1, isTrying: false })
  const trying = purchaseAfter(once, { kind: 'sent' })
  expect(trying).toEqual({ kind: 'unreachable', tries: 1, isTrying: true })
  expect(answered(trying, nobody)).toEqual({ kind: 'unreachable', tries: 2, isTrying: false })
})

test('whoever stops waiting is left alone by a late silence', () => {
  const stopped = purchaseAfter({ kind: 'unreachable', tries: 2, isTrying: true }, { kind: 'stopped' })
  expect(stopped).toEqual({ kind: 'interrupted' })
  expect(answered(stopped, nobody)).toEqual({ kind: 'interrupted' })
})

test('a change takes back what was said of the old form, and nothing else', () => {
  const changed = (state: PurchaseState) => purchaseAfter(state, { kind: 'changed' })
  expect(changed(answered(sending, refused('PAYMENT_DECLINED')))).toEqual({ kind: 'idle' })
  for (const state of [sending, { kind: 'price_changed' }, { kind: 'unconfirmed' }, { kind: 'interrupted' }] as const)
    expect(changed(state)).toBe(state)
})

test('the key of a purchase is given up only after a final word', () => {
  for (const outcome of [ok, refused('PAYMENT_DECLINED'), refused('PRICE_CHANGED'), refused('IDEMPOTENCY_KEY_REUSED')])
    expect(isFinal(outcome)).toBe(true)
  for (const outcome of [nobody, refused('UNEXPECTED'), refused('TOO_MANY_REQUESTS')])
    expect(isFinal(outcome)).toBe(false)
})

test('no second purchase begins while one is under way', () => {
  expect(isUnderway(sending)).toBe(true)
  expect(isUnderway({ kind: 'unreachable', tries: 1, isTrying: false })).toBe(true)
  expect(isUnderway({ kind: 'placed' })).toBe(true)
  expect(isUnderway({ kind: 'declined', code: 'PAYMENT_DECLINED', message: '' })).toBe(false)
})

test('pauses grow and then stay', () => {
  expect([1, 2, 3, 4, 5, 100].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
})
