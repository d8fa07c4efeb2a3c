import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { orderRoute } from '#domain/api/routes.ts'
import type { PaymentSnapshot } from '#domain/billing/order.ts'
import { resolvePayments } from '#server/orders/resolve-payments.ts'
import { attemptKeyOf, type PaymentProvider } from '#server/payments/provider.ts'
import { testApp } from '#server/test-app.ts'
import { newLeadToken, postOrder, refusalIn } from '#server/test-client.ts'

type Fault = 'none' | 'before' | 'after' | 'pending'
let fault: Fault = 'none'

/** A provider whose line breaks: before it hears of a payment, or after it took it; or that has to think first. */
const faulty = (sandbox: PaymentProvider): PaymentProvider => ({
  ...sandbox,
  createPurchase: async (purchase): Promise<PaymentSnapshot> => {
    if (fault === 'before') throw new Error('the line is down')
    if (fault === 'pending') return { kind: 'pending', reference: purchase.attemptKey }
    const said = await sandbox.createPurchase(purchase)
    if (fault === 'after') throw new Error('the line went down')
    return said
  },
})

const server = await testApp({ payments: faulty })
const { services, app } = server
const { db } = services
const MINUTE = 60_000
beforeEach(() => {
  fault = 'none'
})

/** An order whose request broke off in the given way. */
async function brokenOff(how: Fault) {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const headers = { 'idempotency-key': randomUUID() }
  fault = how
  const reply = await postOrder(server, token, {}, headers)
  fault = 'none'
  const order = await db.selectFrom('orders').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  return { token, headers, reply, orderId: order.id, stateAtFirst: order.state }
}
const stateOf = async (id: string) =>
  (await db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const resolveLater = async () => {
  server.pass(MINUTE + 1000)
  return resolvePayments(services, app.log)
}

test('a payment that was taken before the line went down makes its order paid, once', async () => {
  const { reply, orderId, stateAtFirst } = await brokenOff('after')
  expect([reply.statusCode, stateAtFirst]).toEqual([500, 'awaiting_payment'])
  expect(await resolvePayments(services, app.log)).toBe(0)
  expect(await resolveLater()).toBe(1)
  expect(await stateOf(orderId)).toBe('paid')
  expect(await resolveLater()).toBe(0)
  const receipts = await db.selectFrom('mails').select('id').where('text', 'like', `%${orderId}%`).execute()
  expect(receipts).toHaveLength(1)
})

test('a payment that the provider never heard of is made void and can never be taken later', async () => {
  const { orderId, token } = await brokenOff('before')
  expect(await resolveLater()).toBe(1)
  expect(await stateOf(orderId)).toBe('declined')
  const late = await services.payments.createPurchase({
    attemptKey: attemptKeyOf(orderId, 1),
    amount: { minor: 999, currency: 'USD' },
    method: 'CREDIT_CARD',
    wallet: null,
    scenario: 'ok',
  })
  expect(late.kind).toBe('declined')
  expect((await postOrder(server, token)).json()).toMatchObject({ id: orderId, state: 'paid' })
})

test('the buyer who tries again at once pays once, with the same key or another', async () => {
  for (const how of ['before', 'after'] as const) {
    const same = await brokenOff(how)
    const again = await postOrder(server, same.token, {}, same.headers)
    expect(again.json()).toMatchObject({ id: same.orderId, state: 'paid' })
    const other = await brokenOff(how)
    expect((await postOrder(server, other.token)).json()).toMatchObject({ id: other.orderId, state: 'paid' })
    const charged = await db
      .selectFrom('sandbox_payments')
      .select('attempt_key')
      .where('attempt_key', 'like', `${other.orderId}:%`)
      .execute()
    expect(charged).toHaveLength(1)
  }
})

test('whoever takes another plan meanwhile pays for one of them only', async () => {
  const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }
  const unheard = await brokenOff('before')
  server.pass(3000)
  expect((await postOrder(server, unheard.token, month)).json()).toMatchObject({ state: 'paid' })
  expect(await stateOf(unheard.orderId)).toBe('declined')
  const taken = await brokenOff('after')
  server.pass(3000)
  expect(refusalIn(await postOrder(server, taken.token, month))).toEqual([409, 'ALREADY_SUBSCRIBED'])
  expect(await stateOf(taken.orderId)).toBe('paid')
})

test('a payment that takes time is asked about when its buyer looks', async () => {
  const { reply, orderId } = await brokenOff('pending')
  const { id, secret, state } = reply.json()
  expect([id, state]).toEqual([orderId, 'processing'])
  const look = async () => (await server.get(orderRoute(id), { 'order-secret': secret })).json()
  expect(await look()).toMatchObject({ state: 'processing', paidAt: null })
  await services.payments.createPurchase({
    attemptKey: attemptKeyOf(id, 1),
    amount: { minor: 999, currency: 'USD' },
    method: 'CREDIT_CARD',
    wallet: null,
    scenario: 'ok',
  })
  expect(await look()).toMatchObject({ state: 'paid' })
})
