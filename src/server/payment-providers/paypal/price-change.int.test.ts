import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MS_PER_MINUTE } from '#domain/time.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { priceChangeFixture } from '#server/sales/subscriptions/price-change.fixture.ts'
import { type Buyer, emailsTo, refusalIn } from '#server/test-client.fixture.ts'
import { startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { createPaypal } from './paypal.ts'

const REVISE = 'POST /v1/billing/subscriptions/:id/revise'
const SET = 'PATCH /v1/billing/subscriptions/:id'
let now = () => new Date()
const peer = await startPaypalPeer({ now: () => now() })
afterAll(peer.stop)
// As the operating guide requires: every plan has a first period, which coupons change.
const month = peer.addPlan('P-MONTH', { minor: 2999, days: 30 }, { minor: 2999, days: 30 })

function payments(clock: () => Date): PaymentProvider {
  now = clock
  const { clientId, clientSecret, webhookId, root, url } = peer
  return createPaypal({
    ...{ clientId, clientSecret, webhookId, livemode: false, roots: [root] },
    ...{ plans: { '1-MONTH': month }, apiBase: url, now: clock },
  })
}
const madeFor = ({ orderId }: Buyer) => {
  const made = [...peer.world.subscriptions.values()].find(({ customId }) => customId === orderId)
  if (made === undefined) throw new Error('nothing was made')
  return made
}
const stage = await priceChangeFixture({
  payments,
  order: { provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined },
  live: peer.catchUp,
  pay: async (_server, buyer) => peer.buyer.approve(madeFor(buyer).id),
})
const { server, raiseTo, subscriber, work, view, pass, agree, access, paid, findings } = stage
/** All webhooks are lost; the order is fetched after some minutes. */
const bought = async () => {
  const buyer = await subscriber()
  server.pass(6 * MS_PER_MINUTE)
  await work()
  return buyer
}
const asked = (call: string) =>
  peer.calls.filter((each) => each.call === call).map(({ content }) => JSON.parse(content))

beforeEach(async () => {
  await stage.clear()
  peer.faults.clear()
  for (const subscription of peer.world.subscriptions.values()) subscription.status = 'CANCELLED'
})

describe('a higher price at PayPal', () => {
  test('needs approval there too, and is charged only after it', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    await pass(33)
    expect((await view(buyer)).priceChange).toMatchObject({ state: 'asked', approveUrl: null })
    const reply = (await agree(buyer, 3499)).json()
    expect(reply).toMatchObject({ renewal: null, priceChange: { state: 'to_approve' } })
    expect(reply.priceChange.approveUrl).toMatch(/^https:\/\/www\.sandbox\.paypal\.com\/.*ba_token=BA-/)
    expect(asked(REVISE)).toEqual([
      {
        plan_id: month,
        plan: {
          billing_cycles: [
            {
              sequence: 2,
              total_cycles: 0,
              pricing_scheme: { fixed_price: { currency_code: 'USD', value: '34.99' } },
            },
          ],
        },
        application_context: {
          shipping_preference: 'NO_SHIPPING',
          payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
          return_url: expect.stringMatching(/\/v3\/subscription$/),
          cancel_url: expect.stringMatching(/\/v3\/subscription$/),
        },
      },
    ])
    // Jobs do not send the request again, and assume nothing.
    await work()
    expect(asked(REVISE)).toHaveLength(1)
    expect(await emailsTo(server, buyer.email)).not.toContain('price_agreed')

    peer.buyer.approveRevision(reply.priceChange.approveUrl)
    server.pass(3000)
    expect(await view(buyer)).toMatchObject({ priceChange: { state: 'agreed' }, renewal: { amountMinor: 3499 } })
    expect(await emailsTo(server, buyer.email)).toContain('price_agreed')
    await pass(30)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999, 3499], []])
  })

  test('ends the plan if it was agreed to only here; nothing more is charged, and access lasts as paid', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    await pass(33)
    await agree(buyer, 3499)
    await pass(26)
    expect(await emailsTo(server, buyer.email)).toContain('price_change_again')
    await pass(0.8)
    expect([madeFor(buyer).status, await access(buyer)]).toEqual(['CANCELLED', 'full'])
    expect(await view(buyer)).toMatchObject({ state: 'canceled', endsBecause: 'price_not_agreed', canResume: false })
    expect(refusalIn(await agree(buyer, 3499))).toEqual([409, 'SUBSCRIPTION_OVER'])
    await pass(3)
    expect([await paid(buyer), await access(buyer)]).toEqual([[2999, 2999], 'preview'])
  })

  test('can be agreed to again, with another page and one consent', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    await pass(33)
    const first = (await agree(buyer, 3499)).json().priceChange.approveUrl
    const second = (await agree(buyer, 3499)).json().priceChange.approveUrl
    expect(second).not.toBe(first)
    expect(() => peer.buyer.approveRevision(first)).toThrow('nothing to approve')
    peer.buyer.approveRevision(second)
    await work()
    expect(await view(buyer)).toMatchObject({ priceChange: { state: 'agreed' } })
    const consents = await server.services.db
      .selectFrom('consents')
      .select('kind')
      .where('order_id', '=', buyer.orderId)
      .where('kind', '=', 'price_change')
      .execute()
    expect(consents).toHaveLength(1)
  })

  test('is requested again under the same request id if its answer is lost', async () => {
    const buyer = await bought()
    await raiseTo(3499)
    await pass(33)
    const before = asked(REVISE).length
    peer.faults.plan(REVISE, 'cut_after_commit', 'cut_after_commit')
    expect((await agree(buyer, 3499)).json()).toMatchObject({ priceChange: { state: 'agreed', approveUrl: null } })
    peer.faults.clear()
    await work()
    expect((await view(buyer)).priceChange).toMatchObject({ state: 'to_approve' })
    const keys = peer.calls.filter(({ call }) => call === REVISE).map(({ key }) => key)
    expect(new Set(keys.slice(before)).size).toBe(1)
  })
})

describe('a lower price at PayPal', () => {
  test('is set without a question, in time for its charge', async () => {
    const buyer = await bought()
    await raiseTo(2499)
    // PayPal bills at ten in the morning: before that hour the price is announced a step of six days later, and PayPal
    // gets the request in the step after.
    await pass(42)
    expect(asked(SET)).toEqual([
      [
        {
          op: 'replace',
          path: '/plan/billing_cycles/@sequence==2/pricing_scheme/fixed_price',
          value: { currency_code: 'USD', value: '24.99' },
        },
      ],
    ])
    await pass(24)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999, 2499], []])
  })
})
