import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { orderRoute } from '#domain/api/routes.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { reconcileOrders } from '#server/jobs/reconcile/reconcile-orders.ts'
import { paymentsFrom } from '#server/payment-providers/providers.ts'
import { type PaymentProvider, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { ORDER_LIVES_HOURS } from './order-attempts.ts'
import { abandonOrder } from './resolve-order.ts'

type Fault = 'none' | 'before' | 'after' | 'busy' | 'declined'
let fault: Fault = 'none'
let fetches = 0

/** A provider whose calls fail before the payment reaches it or after it was taken, or that declines or refuses it. */
const faulty = (sandbox: PaymentProvider): PaymentProvider => ({
  ...sandbox,
  open: async (order, key) => {
    if (fault === 'before') throw new Error('the line is down')
    if (fault === 'busy') throw new ProviderError('TRY_LATER', 'too much at once')
    if (fault === 'declined') throw new ProviderError('DECLINED', 'no', 'PAYMENT_WRONG_CVC')
    const opened = await sandbox.open(order, key)
    if (fault === 'after') throw new Error('the line went down')
    return opened
  },
  fetch: (handle) => {
    fetches++
    return sandbox.fetch(handle)
  },
})

const server = await testApp({ payments: faulty })
const { services, app } = server
const { db } = services
beforeEach(() => {
  fault = 'none'
})

/** An order whose request was interrupted in the given way. */
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
const settleLater = async () => {
  server.pass(MS_PER_MINUTE + 1000)
  await reconcileOrders(services, app.log)
}
const receipts = (id: string) =>
  db
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'receipt')
    .where('text', 'like', `%${orderNumber(id)}%`)
    .execute()
const chargesOf = (id: string) =>
  db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .select('sandbox_charges.state')
    .where('order_id', '=', id)
    .execute()

test('a payment whose reply was lost makes its order paid exactly once', async () => {
  const { reply, orderId } = await brokenOff('after')
  expect([reply.statusCode, reply.json().state, reply.json().next]).toEqual([201, 'processing', { kind: 'none' }])
  await reconcileOrders(services, app.log)
  expect(await stateOf(orderId)).toBe('processing')
  await settleLater()
  expect(await stateOf(orderId)).toBe('paid')
  await settleLater()
  expect(await receipts(orderId)).toHaveLength(1)
})

test('an attempt that never reached the provider fails, and another one may be made on the same order', async () => {
  const { orderId, token, headers } = await brokenOff('before')
  expect((await postOrder(server, token, {}, headers)).json()).toMatchObject({ id: orderId, state: 'processing' })
  await settleLater()
  expect(await stateOf(orderId)).toBe('failed')
  expect((await postOrder(server, token)).json()).toMatchObject({ id: orderId, state: 'paid' })
  expect(await chargesOf(orderId)).toEqual([{ state: 'succeeded' }])
})

test('a buyer who tries again at once pays once, with the same key or another one', async () => {
  for (const headers of ['same', 'other'] as const) {
    const broken = await brokenOff('after')
    const again = await postOrder(server, broken.token, {}, headers === 'same' ? broken.headers : {})
    expect(again.json()).toMatchObject({ id: broken.orderId, state: 'paid' })
    expect(await chargesOf(broken.orderId)).toEqual([{ state: 'succeeded' }])
  }
})

test('a buyer who chooses another plan in the meantime pays for only one of them', async () => {
  const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }
  const unheard = await brokenOff('before')
  server.pass(3000)
  expect((await postOrder(server, unheard.token, month)).json()).toMatchObject({ state: 'paid' })
  expect(await stateOf(unheard.orderId)).toBe('expired')
  const taken = await brokenOff('after')
  server.pass(3000)
  expect(refusalIn(await postOrder(server, taken.token, month))).toEqual([409, 'ALREADY_SUBSCRIBED'])
  expect(await stateOf(taken.orderId)).toBe('paid')
})

test('reading an order asks the provider at most once every two seconds', async () => {
  const { reply, orderId } = await brokenOff('after')
  const { id, secret } = reply.json()
  fetches = 0
  const look = async () => (await server.get(orderRoute(id), { 'order-secret': secret })).json()
  await Promise.all(Array.from({ length: 10 }, look))
  expect(fetches).toBe(1)
  expect(await look()).toMatchObject({ id: orderId, state: 'paid' })
})

test('a rate limit of the provider charges nothing and leaves no unknown outcome', async () => {
  const { reply, orderId, token, stateAtFirst } = await brokenOff('busy')
  expect([...refusalIn(reply), stateAtFirst]).toEqual([503, 'SERVICE_UNAVAILABLE', 'failed'])
  expect((await postOrder(server, token)).json()).toMatchObject({ id: orderId, state: 'paid' })
})

test('a decline without a snapshot is reported like any other', async () => {
  const { reply, orderId, token, stateAtFirst } = await brokenOff('declined')
  expect([...refusalIn(reply), stateAtFirst]).toEqual([402, 'PAYMENT_WRONG_CVC', 'awaiting_payment'])
  expect((await postOrder(server, token)).json()).toMatchObject({ id: orderId, state: 'paid' })
})

test('a buyer who closes the bank’s page may approve within 23 hours, and not later', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const reply = await postOrder(server, token, { sandbox: { scenario: 'challenge' } })
  const { id, state, next } = reply.json()
  expect([reply.statusCode, state, next.kind]).toEqual([201, 'requires_action', 'challenge'])
  const again = await postOrder(server, token, { sandbox: { scenario: 'challenge' } })
  expect(again.json()).toMatchObject({ id, state, next })
  server.pass(ORDER_LIVES_HOURS * 60 * MS_PER_MINUTE)
  await reconcileOrders(services, app.log)
  expect(await stateOf(id)).toBe('expired')
  expect(await chargesOf(id)).toEqual([{ state: 'void' }])
  const { id: fresh, state: paid } = (await postOrder(server, token)).json()
  expect([paid, fresh === id]).toEqual(['paid', false])
})

test('another card replaces one whose bank challenge was never answered', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const { id } = (await postOrder(server, token, { sandbox: { scenario: 'challenge' } })).json()
  expect((await postOrder(server, token)).json()).toMatchObject({ id, state: 'paid' })
  const attempts = await db
    .selectFrom('payment_attempts')
    .select('state')
    .where('order_id', '=', id)
    .orderBy('attempt')
    .execute()
  expect(attempts).toEqual([{ state: 'void' }, { state: 'succeeded' }])
})

test('an order of a provider that is no longer set up can be abandoned', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const { id } = (await postOrder(server, token, { sandbox: { scenario: 'challenge' } })).json()
  const { lead_id } = await db.selectFrom('orders').select('lead_id').where('id', '=', id).executeTakeFirstOrThrow()
  const others = paymentsFrom(services.payments.all.map((provider) => ({ ...provider, name: 'stripe' as const })))
  expect(await abandonOrder({ ...services, payments: others }, lead_id, id)).toBe('expired')
})
