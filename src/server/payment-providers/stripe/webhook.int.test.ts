import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { plusDays } from '#domain/time.ts'
import { contractOrder } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, type RawWebhook, WebhookRefused } from '#server/platform/payment-provider/provider.ts'
import { enterLateCharges } from '#tests/peers/stripe/objects/balance.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'
import { signed } from '#tests/peers/stripe/webhooks.ts'
import type { PeerEvent } from '#tests/peers/stripe/world.ts'
import { subscribedEventTypes } from './events.ts'

const { peer, provider, passDays, pay, takeWebhooks, now } = await stripeFixture()
afterAll(peer.stop)

const raw = (event: PeerEvent, secret = peer.webhookSecret): RawWebhook => {
  const { body, headers } = signed(event, secret, Math.floor(now().getTime() / 1000))
  return { body: Buffer.from(body), headers }
}
/** The purchase that a webhook is about; if it names only a payment, the provider is asked. */
async function purchaseOf(webhook: RawWebhook) {
  const hint = await provider.readWebhook(webhook, now())
  return hint.payment === null ? hint : { ...hint, ...(await provider.purchaseOfPayment(hint.payment)) }
}
const order = contractOrder('ok')
let said: PurchaseSnapshot

/** One subscription with nearly every possible event. */
beforeAll(async () => {
  peer.world.settings.booksAreLate = true
  const opened = await provider.open(order, keyOf.open(order.orderId, 1))
  await pay({ ...order, scenario: 'declined' }, opened)
  await pay({ ...order, scenario: 'challenge' }, opened)
  if (opened.next.kind === 'confirm_card') peer.buyer.answerBank(opened.next.clientSecret, true)
  const { ref } = opened.snapshot
  peer.buyer.giveCard(`portal/${peer.subscriptionsOf(order.orderId)[0]?.customer}`, 'ok')
  await provider.cancel(ref, 'at_period_end', 'cancel:1')
  await provider.resume(ref, 'resume:1')
  passDays(8)
  const first = (await provider.fetch({ orderId: order.orderId, ref }))?.charges[0]?.ref ?? ''
  await provider.refund(
    ref,
    { id: randomUUID(), chargeRef: first, amount: { minor: 100, currency: 'USD' } },
    'refund:1',
  )
  enterLateCharges(peer.world)
  peer.buyer.bounceRefund()
  peer.buyer.reportFraud(first)
  peer.buyer.settleComplaint(peer.buyer.complain(first), 'won')
  await provider.cancel(ref, 'now', 'cancel:2')
  const unpaid = contractOrder('ok')
  await provider.open(unpaid, keyOf.open(unpaid.orderId, 1))
  await provider.abandon({ orderId: unpaid.orderId, ref: null }, keyOf.abandon(unpaid.orderId))
  const whole = await provider.fetch({ orderId: order.orderId, ref })
  if (whole === null) throw new Error('unknown purchase')
  said = whole
})

const seldom = [
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'refund.updated',
  'radar.early_fraud_warning.updated',
] as const satisfies readonly (typeof subscribedEventTypes)[number][]
test.each(subscribedEventTypes.filter((type) => !seldom.some((each) => each === type)))(
  '%s leads to its purchase',
  async (type) => {
    const events = peer.world.events.filter((event) => event.type === type)
    expect(events.length).toBeGreaterThan(0)
    const hints = await Promise.all(events.map((event) => purchaseOf(raw(event))))
    for (const hint of hints) expect(hint.ref ?? hint.orderId).not.toBeNull()
    const found = type === 'invoice.voided' ? [] : hints.filter((hint) => hint.orderId === order.orderId)
    for (const { ref } of found) expect([said.ref, null]).toContain(ref)
    if (type !== 'invoice.voided') expect(found.length).toBeGreaterThan(0)
  },
)

test.each(seldom)('%s, which nothing in this test causes, is read as well', async (type) => {
  const like = {
    'customer.subscription.paused': 'customer.subscription.updated',
    'customer.subscription.resumed': 'customer.subscription.updated',
    'refund.updated': 'refund.failed',
    'radar.early_fraud_warning.updated': 'radar.early_fraud_warning.created',
  }[type]
  const event = peer.world.events.find((each) => each.type === like)
  if (event === undefined) throw new Error('no such event')
  const hint = await purchaseOf(raw({ ...event, type }))
  expect(hint.ref).toBe(said.ref)
})

test('other events are of no interest', async () => {
  const event = peer.world.events.find(({ type }) => type === 'payment_intent.created')
  if (event === undefined) throw new Error('no such event')
  expect(await provider.readWebhook(raw(event), now())).toMatchObject({
    ref: null,
    orderId: null,
    payment: null,
    livemode: false,
  })
})

test('an event about a payment without a subscription leads nowhere', async () => {
  const event = peer.world.events.find(({ type }) => type === 'charge.refunded')
  if (event === undefined) throw new Error('no such event')
  const foreign = { ...event, data: { object: { object: 'charge', id: 'ch_x', payment_intent: 'pi_of_nobody' } } }
  expect(await provider.purchaseOfPayment('pi_of_nobody')).toBeNull()
  expect(await provider.readWebhook(raw(foreign), now())).toMatchObject({
    ref: null,
    orderId: null,
    payment: 'pi_of_nobody',
  })
})

test('Stripe gets no request while a webhook is read, of this mode or of the other', async () => {
  const before = peer.calls.length
  for (const event of peer.world.events) {
    expect(await provider.readWebhook(raw(event), now())).toMatchObject({ livemode: false })
    expect(await provider.readWebhook(raw({ ...event, livemode: true }), now())).toMatchObject({ livemode: true })
  }
  expect(peer.calls).toHaveLength(before)
})

test('forged, old, empty and modified ones are refused', async () => {
  const [event] = peer.world.events
  if (event === undefined) throw new Error('no event')
  const good = raw(event)
  const refused = (webhook: RawWebhook, at = now()) =>
    expect(provider.readWebhook(webhook, at)).rejects.toThrow(WebhookRefused)
  await refused(raw(event, 'whsec_of_somebody_else'))
  await refused(good, plusDays(now(), 301 / 86_400))
  await refused({ ...good, body: Buffer.from(JSON.stringify(JSON.parse(good.body.toString()))) })
  await refused({ ...good, body: Buffer.alloc(0) })
  await refused({ ...good, headers: { 'stripe-signature': '' } })
  await refused({ ...good, headers: { 'stripe-signature': ['a', 'b'] } })
  await refused({ ...good, headers: { 'stripe-signature': 't=1,v1=0' } })
  // Signed, but not for now, or not an event.
  await refused(good, plusDays(now(), -301 / 86_400))
  await refused(raw({ ...event, id: '' }))
  await refused(raw({ ...event, type: 'invoice.paid', data: { object: null } }))
  await refused(raw({ ...event, type: 'customer.subscription.updated', data: { object: {} } }))
  const { body, headers } = signed(event, peer.webhookSecret, Math.floor(now().getTime() / 1000))
  expect(await provider.readWebhook({ body: Buffer.from(body), headers }, plusDays(now(), 299 / 86_400))).toBeTruthy()
})

test('in whatever order and however often they arrive, they lead to the same purchase', async () => {
  for (const mood of ['duplicated', 'reordered', 'dropped', 'delayed', 'prompt'] as const) {
    const mine = contractOrder('ok')
    takeWebhooks('prompt')
    await pay(mine, await provider.open(mine, keyOf.open(mine.orderId, 1)))
    const delivered = takeWebhooks(mood)
    expect(delivered.length > 0).toBe(mood !== 'dropped' && mood !== 'delayed')
    const hints = await Promise.all(delivered.map(purchaseOf))
    for (const { orderId } of hints) expect([mine.orderId, null]).toContain(orderId)
    expect((await provider.fetch({ orderId: mine.orderId, ref: null }))?.state).toBe('active')
  }
})
