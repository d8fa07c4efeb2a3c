import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { priceChangeFixture } from '#server/sales/subscriptions/price-change.fixture.ts'
import { emailsTo, postOrder } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

const UPDATE = 'POST /v1/subscriptions/:id'
const asCard = { provider: 'stripe', sandbox: undefined }
let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const plans = { '1-MONTH': peer.addPlan('month', { minor: 2999, days: 30 }) }
const bind = (minor: number, days = 30) => {
  plans['1-MONTH'] = peer.addPlan(`month_${minor}_${days}`, { minor, days })
}

function payments(clock: () => Date): PaymentProvider {
  now = clock
  return createStripe({
    ...{ secretKey: 'sk_test_price', webhookSecret: peer.webhookSecret, livemode: false },
    ...{ plans, apiBase: peer.url, now: clock },
  })
}
const stage = await priceChangeFixture({
  payments,
  order: asCard,
  live: peer.catchUp,
  pay: async (server, { token }) => {
    server.pass(2000)
    const order = { productId: 'test-1-month', expectedAmountMinor: 2999, ...asCard }
    const { next } = (await postOrder(server, token, order)).json<{ next: NextStep }>()
    if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
  },
})
const { server, raiseTo, subscriber, work, view, pass, agree, access, paid, findings, changesOf, textOf } = stage
/** All webhooks are lost. */
const bought = async () => {
  const buyer = await subscriber()
  await work()
  return buyer
}
const changes = () =>
  peer.calls
    .filter(({ call }) => call === UPDATE)
    .map(({ content }) => Object.fromEntries(new URLSearchParams(content)))

beforeEach(async () => {
  await stage.clear()
  peer.faults.clear()
  for (const subscription of peer.world.subscriptions.values()) subscription.status = 'canceled'
  bind(2999)
})

describe('a new price at Stripe', () => {
  test('is set after the consent, from the next invoice on, and charged then', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    bind(3499)
    await pass(33)
    const { priceChange } = await view(buyer)
    expect(priceChange).toMatchObject({ state: 'asked' })
    const told = await emailsTo(server, buyer.email)
    expect(told.filter((kind) => kind.startsWith('price_change'))).toEqual(['price_change'])
    const email = await textOf(buyer, 'price_change')
    expect(email).toContain(
      `From ${dateWords(new Date(priceChange.from))} on your plan costs $34.99 instead of $29.99 every 30 days, if`,
    )
    const before = changes().length
    expect((await agree(buyer, 3499)).json()).toMatchObject({ renewal: { amountMinor: 3499 } })
    const [subscription] = peer.subscriptionsOf(buyer.orderId)
    expect(changes().slice(before)).toEqual([
      {
        'items[0][id]': subscription?.items.data[0]?.id,
        'items[0][price]': 'price_month_3499_30',
        proration_behavior: 'none',
      },
    ])
    expect(await paid(buyer)).toEqual([2999, 2999])
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499])
    expect([await access(buyer), await findings(buyer)]).toEqual(['full', []])
    expect(await emailsTo(server, buyer.email)).toContain('price_agreed')
  })

  test('ends the plan there if the customer does not agree, and no invoice is created', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    bind(3499)
    await pass(59.5)
    await pass(3)
    const [subscription] = peer.subscriptionsOf(buyer.orderId)
    expect(subscription).toMatchObject({ status: 'canceled' })
    expect([await paid(buyer), await access(buyer)]).toEqual([[2999, 2999], 'preview'])
    expect(await view(buyer)).toMatchObject({ state: 'canceled', endsBecause: 'price_not_agreed' })
  })

  test('lets the plan continue if the customer still agrees on the last day', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    bind(3499)
    await pass(59.5)
    expect(await view(buyer)).toMatchObject({ cancelAtPeriodEnd: true })
    expect((await agree(buyer, 3499)).json()).toMatchObject({
      cancelAtPeriodEnd: false,
      renewal: { amountMinor: 3499 },
    })
    await pass(3)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499])
  })

  test('is never set if it differs from the agreed one, and the operator is told', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    for (const [minor, days] of [
      [3999, 30],
      [3499, 28],
    ] as const) {
      bind(minor, days)
      await pass(minor === 3999 ? 33 : 1)
      const before = changes().length
      expect((await agree(buyer, 3499)).json()).toMatchObject({ priceChange: { state: 'agreed' } })
      expect(changes()).toHaveLength(before)
    }
    expect(await findings(buyer)).toEqual([{ what: 'next_amount_mismatch', detail: 'next $29.99 instead of $34.99' }])
    bind(3499)
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499])
  })

  test('is requested again if the answer is lost, and changed once', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    bind(3499)
    await pass(33)
    peer.faults.plan(UPDATE, 'cut_after_commit', 'cut_after_commit')
    await agree(buyer, 3499)
    peer.faults.clear()
    expect(await changesOf(buyer)).toMatchObject([{ agreed_at: expect.any(Date), applied_at: null }])
    await work()
    expect(await changesOf(buyer)).toMatchObject([{ applied_at: expect.any(Date) }])
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499])
  })

  test('is found before the charge if it was set there by hand', async () => {
    const buyer = await bought()
    const [subscription] = peer.subscriptionsOf(buyer.orderId)
    const item = subscription?.items.data[0]
    bind(4999)
    const price = peer.world.prices.get('price_month_4999_30')
    if (item === undefined || price === undefined) throw new Error('nothing to change')
    item.price = price
    await pass(28)
    expect(await paid(buyer)).toEqual([2999])
    expect(await findings(buyer)).toEqual([{ what: 'next_amount_mismatch', detail: 'next $49.99 instead of $29.99' }])
  })
})
