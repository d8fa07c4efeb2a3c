import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, ORDER_SECRET, orderRoute, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer, newLeadToken, postOrder } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import type { CardName } from '#tests/peers/stripe/test-cards.ts'
import type { DeliveryMode } from '#tests/peers/stripe/webhooks.ts'
import { createStripe } from './stripe.ts'

let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const week = peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
const stripe = createStripe({
  secretKey: 'sk_test_flow',
  webhookSecret: peer.webhookSecret,
  livemode: false,
  plans: { '1-WEEK': week },
  apiBase: peer.url,
  now: () => now(),
})
const server = await testApp({ payments: () => stripe })
const { services, app } = server
now = services.now

/** Delivers the webhooks of Stripe's stand-in to the whole server. */
async function deliver(mood: DeliveryMode = 'prompt'): Promise<void> {
  for (const { body, headers } of peer.webhooks.take(mood)) {
    const reply = await server.post(routes.webhooks.replace(':provider', 'stripe'), body, headers)
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
  }
  await processWebhooks(services, app.log)
}
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.pass(MS_PER_DAY)
    peer.catchUp()
  }
}
const asCard = { provider: 'stripe', sandbox: undefined }
const access = async ({ leadId }: Buyer) => (await accessOf(services.db, leadId, services.now(), services.config)).kind
const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json()
const order = async ({ orderId, secret }: Buyer) =>
  (await server.get(orderRoute(orderId), { [ORDER_SECRET]: secret })).json()
async function secretAgain({ token }: Buyer): Promise<string> {
  // A customer needs more than a second to fetch another card.
  server.pass(2000)
  const { next } = (await postOrder(server, token, asCard)).json<{ next: NextStep }>()
  return next.kind === 'confirm_card' ? next.clientSecret : ''
}
const give = async (buyer: Buyer, card: CardName) => peer.buyer.confirm(await secretAgain(buyer), card)

test('from the order to the last day, driven by webhooks alone', async () => {
  const buyer = await newBuyer(server, asCard)
  expect([(await order(buyer)).state, await access(buyer)]).toEqual(['awaiting_payment', 'preview'])

  expect((await give(buyer, 'insufficient_funds')).kind).toBe('declined')
  await deliver('duplicated')
  expect(await order(buyer)).toMatchObject({ state: 'awaiting_payment', declined: 'PAYMENT_INSUFFICIENT_FUNDS' })

  expect((await give(buyer, 'ok')).kind).toBe('succeeded')
  expect(peer.subscriptionsOf(buyer.orderId)).toHaveLength(1)
  await deliver('reordered')
  expect([(await order(buyer)).state, await access(buyer)]).toEqual(['paid', 'full'])
  expect(await emailsTo(server, buyer.email)).toContain('receipt')

  await pass(8)
  await deliver()
  const renewed = await view(buyer)
  expect(renewed).toMatchObject({ state: 'active', phase: 'regular', card: { brand: 'visa', last4: '4242' } })
  expect(renewed.payments.map(({ amountMinor }: { amountMinor: number }) => amountMinor).sort()).toEqual([2999, 999])
  expect(await access(buyer)).toBe('full')

  const canceled = await asOwner(server, buyer).post(routes.subscriptionCancel)
  expect([canceled.statusCode, canceled.json().cancelAtPeriodEnd]).toEqual([200, true])
  await pass(31)
  await deliver()
  expect([(await view(buyer)).state, await access(buyer)]).toEqual(['canceled', 'preview'])
})

test('with every webhook lost, reconciliation alone leads to the same end', async () => {
  const buyer = await newBuyer(server, asCard)
  await give(buyer, 'renewals_fail')
  await deliver('dropped')
  await reconcile(services, app.log)
  expect([(await order(buyer)).state, await access(buyer)]).toEqual(['paid', 'full'])
  for (let day = 0; day < 10; day++) {
    await pass(1)
    await deliver('dropped')
    await reconcile(services, app.log)
  }
  const owing = await view(buyer)
  expect([owing.state, owing.actionUrl]).toEqual(['past_due', expect.stringContaining('invoice.stripe.com')])
  peer.buyer.payInvoice(owing.actionUrl, 'ok')
  await deliver('dropped')
  await reconcile(services, app.log)
  expect([(await view(buyer)).state, await access(buyer)]).toEqual(['active', 'full'])
})

test('a withdrawal in the first days refunds everything, once', async () => {
  const buyer = await newBuyer(server, asCard)
  await give(buyer, 'ok')
  await deliver()
  await asOwner(server, buyer).post(routes.subscriptionWithdraw)
  await asOwner(server, buyer).post(routes.subscriptionWithdraw)
  await deliver()
  await reconcile(services, app.log)
  const refunds = [...peer.world.refunds.values()].map(({ amount, status }) => [amount, status])
  expect(refunds).toEqual([[999, 'succeeded']])
  expect([(await view(buyer)).state, await access(buyer), (await order(buyer)).state]).toEqual([
    'canceled',
    'preview',
    'refunded',
  ])
})

test('an inquiry of the bank changes nothing, and the dispute that it becomes closes the plan', async () => {
  const buyer = await newBuyer(server, asCard)
  await give(buyer, 'ok')
  await deliver()
  const [subscription] = peer.subscriptionsOf(buyer.orderId)
  const inquiry = peer.buyer.complain(String(subscription?.latest_invoice), 'warning_needs_response')
  await deliver()
  expect([(await order(buyer)).state, await access(buyer)]).toEqual(['paid', 'full'])
  peer.buyer.escalateComplaint(inquiry)
  await deliver()
  await reconcile(services, app.log)
  expect([(await order(buyer)).state, await access(buyer)]).toEqual(['disputed', 'preview'])
  expect((await view(buyer)).state).toBe('canceled')
})

test('a decline that only the browser has seen does not block the next card', async () => {
  const buyer = await newBuyer(server, asCard)
  expect((await give(buyer, 'declined')).kind).toBe('declined')
  const again = await postOrder(server, buyer.token, asCard)
  expect([again.statusCode, again.json().next.kind]).toEqual([201, 'confirm_card'])
  peer.buyer.confirm(again.json().next.clientSecret, 'ok')
  await deliver()
  expect([(await order(buyer)).state, await access(buyer)]).toEqual(['paid', 'full'])
})

test('Stripe accepts the order and its answer is lost: one subscription, paid once', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  peer.faults.plan('POST /v1/subscriptions', 'cut_after_commit', 'cut_after_commit', 'cut_after_commit')
  const placed = await postOrder(server, token, asCard)
  expect(placed.json()).toMatchObject({ state: 'processing', next: { kind: 'none' } })
  peer.faults.clear()
  const { id, secret } = placed.json<{ id: string; secret: string }>()
  expect((await server.get(orderRoute(id), { [ORDER_SECRET]: secret })).json().state).toBe('awaiting_payment')
  const again = (await postOrder(server, token, asCard)).json<{ next: NextStep }>()
  if (again.next.kind !== 'confirm_card') throw new Error('nothing to confirm')
  peer.buyer.confirm(again.next.clientSecret, 'ok')
  await deliver()
  expect((await server.get(orderRoute(id), { [ORDER_SECRET]: secret })).json().state).toBe('paid')
  expect(peer.subscriptionsOf(id)).toHaveLength(1)
})

test('a first period that a code makes free keeps the card for its renewals, even if the answer was lost', async () => {
  await services.db
    .insertInto('coupons')
    .values({
      ...{ id: 900, code: 'NOTHING', kind: 'percent_off', percent: 100, amount_minor: null },
      ...{ currency: null, plan_key: null, ends_at: null, max_redemptions: null },
    })
    .execute()
  const free = { ...asCard, coupon: 'NOTHING', expectedAmountMinor: 0 }
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const key = { [IDEMPOTENCY_KEY]: randomUUID() }
  const first = (await postOrder(server, token, free, key)).json<{ next: NextStep }>()
  const again = (await postOrder(server, token, free, key)).json<{ id: string; secret: string; next: NextStep }>()
  expect(again).toEqual(first)
  if (again.next.kind !== 'confirm_card') throw new Error('no card is requested')
  peer.buyer.confirm(again.next.clientSecret, 'ok')
  await deliver()
  const { lead_id: leadId } = await services.db
    .selectFrom('orders')
    .select('lead_id')
    .where('id', '=', again.id)
    .executeTakeFirstOrThrow()
  const shown = async () => (await asOwner(server, { leadId }).get(routes.subscription)).json()
  expect(await shown()).toMatchObject({ card: { last4: '4242' }, payments: [{ amountMinor: 0 }] })
  expect((await postOrder(server, token, free, key)).json()).toMatchObject({ state: 'paid', next: { kind: 'none' } })
  expect(peer.subscriptionsOf(again.id)).toHaveLength(1)
  await pass(8)
  await deliver()
  expect(await shown()).toMatchObject({ state: 'active', payments: [{ amountMinor: 0 }, { amountMinor: 2999 }] })
})

test('no personal data or secret is in the log', () => {
  // Only the last digits of a card stand alone; times, durations and ids may contain any four digits.
  expect(server.logged()).not.toMatch(/@example\.com|_secret_|sk_test|whsec_|(?<![\w.-])4242(?![\w.-])/)
})
