import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#server/test-app.ts'
import { newLeadToken, postOrder } from '#server/test-client.ts'

// A provider that takes its time, so that requests really meet.
const server = await testApp({
  payments: (sandbox) => ({
    ...sandbox,
    createPurchase: async (purchase) => {
      await wait(5)
      return sandbox.createPurchase(purchase)
    },
  }),
})
const { db } = server.services
const newToken = () => newLeadToken(server, `${randomUUID()}@example.com`)
const fifty = Array.from({ length: 50 })

/** What all those requests came to: charges at the provider, payments, paid orders and receipts here. */
async function outcome(orderId: string) {
  const charges = await db
    .selectFrom('sandbox_payments')
    .select('outcome')
    .where('attempt_key', 'like', `${orderId}:%`)
    .execute()
  const payments = await db.selectFrom('payments').select('state').where('order_id', '=', orderId).execute()
  const receipts = await db.selectFrom('mails').select('id').where('text', 'like', `%${orderId}%`).execute()
  return { charges, payments, receipts: receipts.length }
}
const once = { charges: [{ outcome: 'succeeded' }], payments: [{ state: 'succeeded' }], receipts: 1 }

test('fifty clicks under one key are one payment and one answer', async () => {
  const token = await newToken()
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(fifty.map(() => postOrder(server, token, {}, key)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  const { id, state } = replies[0]?.json() ?? {}
  expect(state).toBe('paid')
  expect(await outcome(id)).toEqual(once)
})

test('fifty clicks under fifty keys are one payment too', async () => {
  const token = await newToken()
  const replies = await Promise.all(fifty.map(() => postOrder(server, token)))
  const paid = replies.filter((reply) => reply.statusCode === 201)
  expect(paid.length).toBeGreaterThan(0)
  expect(replies.every((reply) => reply.statusCode === 201 || reply.json().code === 'ALREADY_SUBSCRIBED')).toBe(true)
  const ids = new Set(paid.map((reply) => reply.json().id))
  expect(ids.size).toBe(1)
  for (const id of ids) expect(await outcome(id)).toEqual(once)
})

test('three plans at once are one payment', async () => {
  const token = await newToken()
  const plans = [
    {},
    { productId: 'test-1-month', expectedAmountMinor: 2999 },
    { productId: 'test-3-month', expectedAmountMinor: 5999 },
  ]
  const replies = await Promise.all([...plans, ...plans, ...plans].map((plan) => postOrder(server, token, plan)))
  expect(replies.filter((reply) => reply.statusCode >= 500 && reply.statusCode !== 503)).toEqual([])
  const paid = new Set(replies.flatMap((reply) => (reply.statusCode === 201 ? [reply.json().id] : [])))
  expect(paid.size).toBe(1)
  const [paidId] = paid
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('lead_id', '=', (lead) => lead.selectFrom('orders').select('lead_id').where('id', '=', paidId))
    .execute()
  const charges = await Promise.all(orders.map(async ({ id }) => (await outcome(id)).charges))
  const charged = charges.flat().filter((charge) => charge.outcome === 'succeeded')
  expect(charged).toHaveLength(1)
})
