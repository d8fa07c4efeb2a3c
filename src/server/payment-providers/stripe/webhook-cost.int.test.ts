import { afterAll, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer, postOrder } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const stripe = createStripe({
  secretKey: 'sk_test_cost',
  webhookSecret: peer.webhookSecret,
  livemode: false,
  plans: { '1-WEEK': peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 }) },
  apiBase: peer.url,
  now: () => now(),
})
const server = await testApp({ payments: () => stripe })
const { services, app } = server
const { db } = services
now = services.now

const DELIVERY = routes.webhooks.replace(':provider', 'stripe')
const asCard = { provider: 'stripe', sandbox: undefined }

/**
 * Delivers pending webhooks, processed one by one, or all together as after a burst. Returns the number of calls to
 * Stripe.
 */
async function deliver(how: 'one by one' | 'together'): Promise<number> {
  const before = peer.calls.length
  for (const { body, headers } of peer.webhooks.take()) {
    await server.post(DELIVERY, body, headers)
    if (how === 'one by one') await processWebhooks(services, app.log)
  }
  await processWebhooks(services, app.log)
  return peer.calls.length - before
}

async function boughtWeek(): Promise<Buyer> {
  const buyer = await newBuyer(server, asCard)
  server.pass(2000)
  const { next } = (await postOrder(server, buyer.token, asCard)).json<{ next: NextStep }>()
  if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
  await deliver('together')
  return buyer
}
const renew = async (how: 'one by one' | 'together'): Promise<number> => {
  server.pass(30 * MS_PER_DAY)
  peer.catchUp()
  return deliver(how)
}
const paid = async ({ orderId }: Buyer) =>
  (await db.selectFrom('payments').select('state').where('order_id', '=', orderId).execute()).length

test('a renewal costs as many calls after two years as after two months', async () => {
  const buyer = await boughtWeek()
  const calls = []
  for (let renewal = 1; renewal <= 26; renewal++) calls.push(await renew('one by one'))
  expect(await paid(buyer)).toBe(27)
  expect(new Set(calls.slice(1))).toEqual(new Set([calls[1]]))
  // One of them fetches the fee.
  expect(calls[1]).toBeLessThanOrEqual(16)
  // Deliveries that wait together are answered by one fetch, except those that name only a payment.
  const together = await renew('together')
  expect(together).toBeLessThanOrEqual(10)
  expect(await paid(buyer)).toBe(28)
})

test('a refund of an old charge is stored, without fetching all others', async () => {
  const buyer = await boughtWeek()
  for (let renewal = 1; renewal <= 6; renewal++) await renew('together')
  const { provider_ref: first } = await db
    .selectFrom('payments')
    .select('provider_ref')
    .where('order_id', '=', buyer.orderId)
    .where('kind', '=', 'initial')
    .executeTakeFirstOrThrow()
  peer.buyer.refundInDashboard(first, 999)
  expect(await deliver('together')).toBeLessThanOrEqual(20)
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.state', 'refunds.amount_minor', 'payments.provider_ref'])
    .where('payments.order_id', '=', buyer.orderId)
    .execute()
  expect(refunds).toEqual([{ state: 'succeeded', amount_minor: 999, provider_ref: first }])
})

test('a rate limit of Stripe is waited out as long as it says, without using up a try', async () => {
  const buyer = await boughtWeek()
  server.pass(30 * MS_PER_DAY)
  peer.catchUp()
  peer.faults.plan('GET /v1/subscriptions/:id', 'rate_limit')
  const at = services.now().getTime()
  const refused = await deliver('together')
  const pending = () =>
    db.selectFrom('webhook_events').select(['tries', 'try_at']).where('state', '=', 'pending').execute()
  const waiting = await pending()
  expect(waiting.length).toBeGreaterThan(1)
  for (const { tries, try_at } of waiting)
    expect([tries, try_at.getTime() >= at + 30_000, try_at <= new Date(services.now().getTime() + 30_000)]).toEqual([
      0,
      true,
      true,
    ])
  expect(refused).toBeLessThanOrEqual(2)
  await processWebhooks(services, app.log)
  expect(await pending()).toHaveLength(waiting.length)
  server.pass(31_000)
  await processWebhooks(services, app.log)
  expect(await pending()).toEqual([])
  expect(await paid(buyer)).toBe(2)
})
