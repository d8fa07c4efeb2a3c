import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { eraseMember } from '#server/members/erase/erase-member.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const stripe = createStripe({
  secretKey: 'sk_test_customers',
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

const asCard = { provider: 'stripe', sandbox: undefined }
const CREATE_CUSTOMER = 'POST /v1/customers'

test('if Stripe fails to create a customer, the buyer can still pay with the next try', async () => {
  const token = await newLeadToken(server, 'failed-customer@example.com')
  peer.faults.plan(CREATE_CUSTOMER, 'error_before_commit')
  expect(refusalIn(await postOrder(server, token, asCard))).toEqual([503, 'SERVICE_UNAVAILABLE'])
  const again = await postOrder(server, token, asCard)
  expect([again.statusCode, again.json<{ next: NextStep }>().next.kind]).toEqual([201, 'confirm_card'])
  expect(peer.subscriptionsOf(again.json().id)).toHaveLength(1)
})

test('the customer of an order is stored before anything may be paid under it', async () => {
  const token = await newLeadToken(server, 'stored-customer@example.com')
  peer.faults.plan('POST /v1/subscriptions', 'error_after_commit')
  const { id, state } = (await postOrder(server, token, asCard)).json()
  expect(state).toBe('processing')
  const created = peer.calls.filter(({ call }) => call === CREATE_CUSTOMER).length
  server.pass(61_000)
  await reconcile(services, app.log)
  const { provider_customer, provider_ref } = await db
    .selectFrom('orders')
    .select(['provider_customer', 'provider_ref'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(peer.subscriptionsOf(id)).toMatchObject([{ id: provider_ref, customer: provider_customer }])
  expect(peer.calls.filter(({ call }) => call === CREATE_CUSTOMER)).toHaveLength(created)
})

test('looking up a purchase creates nothing at Stripe, whether it exists there or not', async () => {
  const { orderId } = await newBuyer(server, asCard)
  const [known] = peer.subscriptionsOf(orderId)
  const before = peer.calls.length
  expect(await stripe.fetch({ orderId, ref: known?.id ?? null, customerRef: null })).not.toBeNull()
  for (const ref of [null, 'sub_of_nobody'])
    expect(await stripe.fetch({ orderId: randomUUID(), ref, customerRef: null })).toBeNull()
  const calls = peer.calls.slice(before).map(({ call }) => call)
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})

test('erasing a member erases the customer at Stripe, even if Stripe fails at first', async () => {
  const buyer = await newBuyer(server, asCard)
  server.pass(2000)
  const { next } = (await postOrder(server, buyer.token, asCard)).json<{ next: NextStep }>()
  if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  const [subscription] = peer.subscriptionsOf(buyer.orderId)
  const customer = String(subscription?.customer)
  expect(peer.world.customers.get(customer)).toMatchObject({ email: null, metadata: { order_id: buyer.orderId } })

  peer.faults.plan('DELETE /v1/customers/:id', 'error_before_commit', 'error_before_commit')
  await eraseMember(services, buyer.leadId, app.log)
  await reconcile(services, app.log)
  await reconcile(services, app.log)
  expect([peer.world.customers.has(customer), peer.world.gone.has(customer)]).toEqual([false, true])
  const deletions = () => peer.calls.filter(({ call }) => call === 'DELETE /v1/customers/:id').length
  const before = deletions()
  await reconcile(services, app.log)
  expect(deletions()).toBe(before)
})
