import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { orderNumber } from '#domain/billing/order-number.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'

// A slow provider, so that requests really overlap.
const server = await testApp({
  payments: (sandbox) => ({
    ...sandbox,
    open: async (order, key) => {
      await wait(5)
      return sandbox.open(order, key)
    },
  }),
})
const { db } = server.services
const newEmail = () => `${randomUUID()}@example.com`
const newToken = () => newLeadToken(server, newEmail())
const fifty = Array.from({ length: 50 })

/** The result of all requests: charges at the provider, payments, entitlements and receipts here. */
async function outcome(orderId: string) {
  const charges = await db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'sandbox_charges.subscription_ref')
    .select('sandbox_charges.state')
    .where('order_id', '=', orderId)
    .execute()
  const payments = await db.selectFrom('payments').select(['id', 'state']).where('order_id', '=', orderId).execute()
  const rights = await db
    .selectFrom('entitlements')
    .select('payment_id')
    .where('payment_id', 'in', ['00000000-0000-0000-0000-000000000000', ...payments.map(({ id }) => id)])
    .execute()
  const receipts = await db
    .selectFrom('emails')
    .select('id')
    .where('text', 'like', `%${orderNumber(orderId)}%`)
    .execute()
  return { charges, payments: payments.map(({ state }) => state), rights: rights.length, receipts: receipts.length }
}
const once = { charges: [{ state: 'succeeded' }], payments: ['succeeded'], rights: 1, receipts: 1 }

test('fifty requests with one key are one payment and one reply', async () => {
  const token = await newToken()
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(fifty.map(() => postOrder(server, token, {}, key)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  const { id, state } = replies[0]?.json() ?? {}
  expect(state).toBe('paid')
  expect(await outcome(id)).toEqual(once)
})

test('fifty requests with fifty keys are one payment as well', async () => {
  const token = await newToken()
  const replies = await Promise.all(fifty.map(() => postOrder(server, token)))
  const paid = replies.filter((reply) => reply.statusCode === 201)
  expect(paid.length).toBeGreaterThan(0)
  expect(replies.every((reply) => reply.statusCode === 201 || reply.json().code === 'ALREADY_SUBSCRIBED')).toBe(true)
  const ids = new Set(paid.map((reply) => reply.json().id))
  expect(ids.size).toBe(1)
  for (const id of ids) expect(await outcome(id)).toEqual(once)
})

const plans = [
  {},
  { productId: 'test-1-month', expectedAmountMinor: 2999 },
  { productId: 'test-3-month', expectedAmountMinor: 5999 },
]

test('three plans at once are one payment', async () => {
  const token = await newToken()
  const replies = await Promise.all([...plans, ...plans, ...plans].map((plan) => postOrder(server, token, plan)))
  await chargedOnce(replies)
})

test('three leads with one address, each choosing another plan, pay once', async () => {
  const email = newEmail()
  const tokens = [
    await newLeadToken(server, email),
    await newLeadToken(server, email),
    await newLeadToken(server, email),
  ]
  await chargedOnce(await Promise.all(tokens.map((token, index) => postOrder(server, token, plans[index]))))
})

async function chargedOnce(replies: Awaited<ReturnType<typeof postOrder>>[]): Promise<void> {
  expect(replies.filter((reply) => reply.statusCode >= 500 && reply.statusCode !== 503)).toEqual([])
  const paid = new Set(replies.flatMap((reply) => (reply.statusCode === 201 ? [reply.json().id] : [])))
  expect(paid.size).toBe(1)
  const [paidId] = paid
  const orders = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .select('orders.id')
    .where('email_normalised', '=', (lead) =>
      lead
        .selectFrom('leads as buyer')
        .innerJoin('orders as bought', 'bought.lead_id', 'buyer.id')
        .select('buyer.email_normalised')
        .where('bought.id', '=', paidId),
    )
    .execute()
  const charges = await Promise.all(orders.map(async ({ id }) => (await outcome(id)).charges))
  expect(charges.flat().filter(({ state }) => state === 'succeeded')).toHaveLength(1)
}
