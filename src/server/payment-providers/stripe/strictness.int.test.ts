import Stripe from 'stripe'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contractOrder } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'
import { stripeClient } from './stripe-client.ts'

// What Stripe refuses, tested with Stripe's own library against the stand-in: a more lenient stand-in would hide a
// fault of the app.

const stage = await stripeFixture()
const { peer, provider, pay } = stage
afterAll(peer.stop)
beforeEach(() => peer.faults.clear())

const library = (changes: Stripe.StripeConfig = {}, key = 'sk_test_strict') => {
  const { hostname, port } = new URL(peer.url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...changes })
}
const stripe = stripeClient({ secretKey: 'sk_test_strict', apiBase: peer.url })
const refusal = async (call: Promise<unknown>): Promise<readonly unknown[]> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Stripe.errors.StripeError)) return ['accepted']
  return [error.statusCode, error.type, error.param ?? error.code ?? null]
}
const INVALID = 'StripeInvalidRequestError'
const buy = async () => {
  const order = contractOrder('ok')
  await pay(order, await provider.open(order, keyOf.open(order.orderId, 1)))
  return order
}

test('another API version, and keys that are invalid or were rolled', async () => {
  // An old version, which the types of this library exclude.
  const old = library({ apiVersion: '2020-08-27' as typeof Stripe.API_VERSION })
  expect(await refusal(old.customers.create({}))).toEqual([400, INVALID, null])
  expect(await refusal(library({}, 'sk_nonsense').customers.create({}))).toEqual([
    401,
    'StripeAuthenticationError',
    null,
  ])
  peer.world.settings.revokedKeys.add('sk_test_rolled')
  const rolled = library({}, 'sk_test_rolled')
  expect(await refusal(rolled.customers.create({}))).toEqual([401, 'StripeAuthenticationError', 'api_key_expired'])
  expect(await refusal(library().customers.create({}))).toEqual(['accepted'])
})

test('more metadata than it stores, and longer keys and names', async () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v']))
  expect(await refusal(stripe.customers.create({ metadata: many }))).toEqual([400, INVALID, 'metadata'])
  expect(await refusal(stripe.customers.create({ metadata: { ['k'.repeat(41)]: 'v' } }))).toEqual([
    400,
    INVALID,
    'metadata',
  ])
  expect(await refusal(stripe.customers.create({ metadata: { key: 'v'.repeat(501) } }))).toEqual([
    400,
    INVALID,
    'metadata[key]',
  ])
  const long = { idempotencyKey: 'i'.repeat(256) }
  expect(await refusal(stripe.customers.create({}, long))).toEqual([400, INVALID, null])
  const coupon = { percent_off: 10, name: 'n'.repeat(41), duration: 'once' } as const
  expect(await refusal(stripe.coupons.create(coupon))).toEqual([400, INVALID, 'name'])
})

test('coupons that take off nothing, too much, or another currency', async () => {
  const once = { currency: 'usd', duration: 'once' } as const
  expect(await refusal(stripe.coupons.create({ ...once, amount_off: -1 }))).toEqual([400, INVALID, 'amount_off'])
  expect(await refusal(stripe.coupons.create({ ...once, amount_off: 0 }))).toEqual([400, INVALID, 'amount_off'])
  expect(await refusal(stripe.coupons.create({ percent_off: 101, duration: 'once' }))).toEqual([
    400,
    INVALID,
    'percent_off',
  ])
  expect(await refusal(stripe.coupons.create({ amount_off: 100, duration: 'once' }))).toEqual([
    400,
    INVALID,
    'currency',
  ])
  const { id: coupon } = await stripe.coupons.create({ amount_off: 100, currency: 'eur', duration: 'once' })
  const { id: customer } = await stripe.customers.create({})
  const subscribe = stripe.subscriptions.create({
    customer,
    items: [{ price: 'price_month' }],
    payment_behavior: 'default_incomplete',
    discounts: [{ coupon }],
  })
  expect(await refusal(subscribe)).toEqual([400, INVALID, 'discounts[0][coupon]'])
})

test('quantities are charged, and negative ones refused', async () => {
  const { id: customer } = await stripe.customers.create({})
  const subscribe = (quantity: number) =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_month', quantity }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice'],
    })
  expect(await refusal(subscribe(-1))).toEqual([400, INVALID, 'items[0][quantity]'])
  const { latest_invoice: invoice } = await subscribe(2)
  expect(typeof invoice === 'object' ? invoice?.amount_due : null).toBe(7998)
})

test('list pages that are too long, or start after an unknown object', async () => {
  expect(await refusal(stripe.invoices.list({ limit: 101 }))).toEqual([400, INVALID, 'limit'])
  expect(await refusal(stripe.invoices.list({ limit: 0 }))).toEqual([400, INVALID, 'limit'])
  expect(await refusal(stripe.invoices.list({ starting_after: 'in_none' }))).toEqual([400, INVALID, 'starting_after'])
})

test('a locked object and too many calls: both can be repeated later, and nothing was done', async () => {
  for (const fault of ['lock_timeout', 'rate_limit'] as const) {
    const order = contractOrder('ok')
    peer.faults.plan('POST /v1/subscriptions', fault, fault)
    const opening = provider.open(order, keyOf.open(order.orderId, 1))
    await expect(opening).rejects.toMatchObject({ kind: 'TRY_LATER' })
    await expect(opening).rejects.toBeInstanceOf(ProviderError)
    expect(peer.subscriptionsOf(order.orderId)).toEqual([])
    peer.faults.clear()
  }
})

test('a refund that begins as pending is in progress, and settled when its bank says so', async () => {
  const { orderId } = await buy()
  const said = await provider.fetch({ orderId, ref: null })
  const chargeRef = said?.charges[0]?.ref ?? ''
  peer.world.settings.refundsStartPending = true
  const refund = { id: 'refund-1', chargeRef, amount: { minor: 999, currency: 'USD' } }
  const asked = await provider.refund(said?.ref ?? '', refund, keyOf.refund('refund-1'))
  peer.world.settings.refundsStartPending = false
  expect(asked.charges[0]?.refunds.map(({ state }) => state)).toEqual(['submitted'])
  peer.buyer.settleRefunds()
  const later = await provider.fetch({ orderId, ref: null })
  expect(later?.charges[0]?.refunds.map(({ state }) => state)).toEqual(['succeeded'])
})

test('a payment that a bank holds is not refunded, until its dispute is won', async () => {
  const said = await provider.fetch({ orderId: (await buy()).orderId, ref: null })
  const chargeRef = said?.charges[0]?.ref ?? ''
  const refund = (id: string) =>
    provider.refund(said?.ref ?? '', { id, chargeRef, amount: { minor: 100, currency: 'USD' } }, keyOf.refund(id))
  const dispute = peer.buyer.complain(chargeRef)
  await expect(refund('refund-2')).rejects.toMatchObject({ kind: 'REFUSED' })
  peer.buyer.settleComplaint(dispute, 'won')
  const after = await refund('refund-3')
  expect(after.charges[0]?.refunds.map(({ state }) => state)).toEqual(['succeeded'])
})

test('events can be listed for thirty days', async () => {
  await buy()
  const count = async () => (await stripe.events.list({ limit: 100 })).data.length
  expect(await count()).toBeGreaterThan(0)
  stage.passDays(29)
  const before = await count()
  stage.passDays(61)
  const types = (await stripe.events.list({ limit: 100 })).data.map(({ created }) => created)
  expect(before).toBeGreaterThan(0)
  expect(types.every((created) => created >= stage.now().getTime() / 1000 - 30 * 86_400)).toBe(true)
})
