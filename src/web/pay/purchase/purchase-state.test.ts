import { expect, test } from 'vitest'
import type { OrderReply } from '#domain/api/orders.ts'
import { declineReasons } from '#domain/billing/order.ts'
import { problems } from '#domain/problems.ts'
import type { Outcome } from '#web/device/request.ts'
import { isFinal, isInProgress, nextPurchaseState, type PurchaseState, retryDelayMs } from './purchase-state.ts'

const ok: Outcome<OrderReply> = { kind: 'ok', value: { id: 'a', secret: 'b', state: 'paid', next: { kind: 'none' } } }
const unreachable: Outcome<OrderReply> = { kind: 'unreachable' }
const refused = (code: string, message = 'Said by the server.'): Outcome<OrderReply> => ({
  kind: 'refused',
  code,
  message,
  field: undefined,
})
const answered = (state: PurchaseState, outcome: Outcome<OrderReply>, isPageOutdated = false, isAwaited = true) =>
  nextPurchaseState(state, { kind: 'answered', outcome, isPageOutdated, isAwaited })
const sending: PurchaseState = { kind: 'sending' }
const placed: PurchaseState = { kind: 'placed', next: { kind: 'none' } }

test('a purchase that the server accepts is placed, even after failed attempts', () => {
  expect(answered(sending, ok)).toEqual(placed)
  expect(answered({ kind: 'unreachable', tries: 3, isTrying: true }, ok)).toEqual(placed)
  expect(answered({ kind: 'interrupted' }, ok)).toEqual(placed)
})

test.each([
  { kind: 'confirm_card', clientSecret: 'secret' },
  { kind: 'approve_wallet', subscriptionId: 'I-1' },
] as const)('an order that arrives after its form has given up needs another press: $kind', (next) => {
  const order: Outcome<OrderReply> = { kind: 'ok', value: { id: 'a', secret: 'b', state: 'awaiting_payment', next } }
  const waiting: PurchaseState = { kind: 'unreachable', tries: 1, isTrying: true }
  expect(answered(waiting, order, false, false)).toEqual({ kind: 'interrupted' })
  expect(answered(waiting, order)).toEqual({ kind: 'placed', next })
  // An order that needs no form continues without a press.
  expect(answered(waiting, ok, false, false)).toEqual(placed)
})

test('each decline has its own message', () => {
  for (const code of declineReasons)
    expect(answered(sending, refused(code))).toEqual({ kind: 'declined', code, message: problems[code].say })
})

test('refusals that need different actions by the buyer lead to different states', () => {
  expect(answered(sending, refused('PRICE_CHANGED'))).toEqual({ kind: 'price_changed' })
  expect(answered(sending, refused('PRICE_CHANGED'), true)).toEqual({ kind: 'terms_outdated' })
  expect(answered(sending, refused('ALREADY_SUBSCRIBED'))).toEqual({ kind: 'already_subscribed' })
  expect(answered(sending, refused('MAILBOX_FIRST'))).toEqual({ kind: 'mailbox_first' })
  expect(answered(sending, refused('TOKEN_INVALID'))).toEqual({ kind: 'unconfirmed' })
  expect(answered(sending, refused('PRODUCT_UNKNOWN'))).toEqual({ kind: 'refused', message: 'Said by the server.' })
  expect(answered(sending, refused('WHATEVER', ''))).toEqual({ kind: 'refused', message: problems.UNEXPECTED.say })
})

test('attempts without a reply are counted, and a new attempt does not hide the message', () => {
  const once = answered(sending, unreachable)
  expect(once).toEqual({ kind: 'unreachable', tries: 1, isTrying: false })
  const trying = nextPurchaseState(once, { kind: 'sent' })
  expect(trying).toEqual({ kind: 'unreachable', tries: 1, isTrying: true })
  expect(answered(trying, unreachable)).toEqual({ kind: 'unreachable', tries: 2, isTrying: false })
})

test('a buyer who has stopped waiting does not wait again after a late failure', () => {
  const stopped = nextPurchaseState({ kind: 'unreachable', tries: 2, isTrying: true }, { kind: 'stopped' })
  expect(stopped).toEqual({ kind: 'interrupted' })
  expect(answered(stopped, unreachable)).toEqual({ kind: 'interrupted' })
})

test('a change of the form removes a message about the old form, and no other', () => {
  const changed = (state: PurchaseState) => nextPurchaseState(state, { kind: 'changed' })
  expect(changed(answered(sending, refused('PAYMENT_DECLINED')))).toEqual({ kind: 'idle' })
  for (const state of [sending, { kind: 'price_changed' }, { kind: 'unconfirmed' }, { kind: 'interrupted' }] as const)
    expect(changed(state)).toBe(state)
})

test('a placed order that was not approved may be paid in another way', () => {
  expect(nextPurchaseState(placed, { kind: 'reopened', declined: null })).toEqual({ kind: 'idle' })
  expect(nextPurchaseState(placed, { kind: 'reopened', declined: 'PAYMENT_NOT_APPROVED' })).toEqual({
    kind: 'declined',
    code: 'PAYMENT_NOT_APPROVED',
    message: problems.PAYMENT_NOT_APPROVED.say,
  })
  expect(nextPurchaseState(sending, { kind: 'reopened', declined: null })).toBe(sending)
})

test("a buyer who leaves a wallet's window is back at the form, and sees a note about it until something is changed", () => {
  const left = nextPurchaseState(placed, { kind: 'left' })
  expect(left).toEqual({ kind: 'left' })
  expect(isInProgress(left)).toBe(false)
  expect(nextPurchaseState(left, { kind: 'changed' })).toEqual({ kind: 'idle' })
  expect(nextPurchaseState(left, { kind: 'sent' })).toEqual({ kind: 'sending' })
  // A window that is closed late does not cancel a purchase that is being sent.
  expect(nextPurchaseState(sending, { kind: 'left' })).toBe(sending)
})

test('the key of a purchase is dropped only after a final reply', () => {
  for (const outcome of [ok, refused('PAYMENT_DECLINED'), refused('PRICE_CHANGED'), refused('IDEMPOTENCY_KEY_REUSED')])
    expect(isFinal(outcome)).toBe(true)
  for (const outcome of [unreachable, refused('UNEXPECTED'), refused('TOO_MANY_REQUESTS')])
    expect(isFinal(outcome)).toBe(false)
})

test('the key of a free first period is kept until a card is stored, so that another card can follow a declined one', () => {
  const next = { kind: 'confirm_card', clientSecret: 'seti_1_secret' } as const
  const reply = (state: OrderReply['state']): Outcome<OrderReply> => ({
    kind: 'ok',
    value: { id: 'a', secret: 'b', state, next },
  })
  expect(isFinal(reply('paid'))).toBe(false)
  // For a period that costs something the server finds the open order again under any key.
  expect(isFinal(reply('awaiting_payment'))).toBe(true)
})

test('no second purchase can begin while one is in progress', () => {
  expect(isInProgress(sending)).toBe(true)
  expect(isInProgress({ kind: 'unreachable', tries: 1, isTrying: false })).toBe(true)
  expect(isInProgress(placed)).toBe(true)
  expect(isInProgress({ kind: 'declined', code: 'PAYMENT_DECLINED', message: '' })).toBe(false)
})

test('the pauses grow up to a maximum', () => {
  expect([1, 2, 3, 4, 5, 100].map(retryDelayMs)).toEqual([2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
})
