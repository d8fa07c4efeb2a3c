import { afterAll, expect, test } from 'vitest'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer, newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { createPaypal } from './paypal.ts'

let now = () => new Date()
const peer = await startPaypalPeer({ now: () => now() })
afterAll(peer.stop)
const week = peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
const { clientId, clientSecret, webhookId, root, url } = peer
const paypal = createPaypal({
  ...{ clientId, clientSecret, webhookId, livemode: false, roots: [root] },
  ...{ plans: { '1-WEEK': week }, apiBase: url, now: () => now() },
})
const server = await testApp({ payments: () => paypal })
const { services, app } = server
now = services.now

/** A customer with a new email address buys the trial week from this PayPal account. */
async function buysFrom(payerId: string): Promise<Buyer> {
  const buyer = await newBuyer(server, { provider: 'paypal', method: 'FAST_PAYMENTS' })
  const made = [...peer.world.subscriptions.values()].find(({ customId }) => customId === buyer.orderId)
  if (made === undefined) throw new Error('PayPal got no request.')
  made.payerId = payerId
  peer.buyer.approve(made.id)
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  return buyer
}
const findings = async ({ orderId }: Buyer) => {
  const found = services.db.selectFrom('reconciliation_findings').select('what').where('order_id', '=', orderId)
  return (await found.execute()).map(({ what }) => what)
}

test('an account that has paid under another address and gets the first price again is a finding', async () => {
  const first = await buysFrom('SHAREDPAYER01')
  const second = await buysFrom('SHAREDPAYER01')
  const other = await buysFrom('OTHERPAYER001')
  const states = await services.db.selectFrom('orders').select('state').execute()
  expect(states.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
  expect(await Promise.all([first, second, other].map(findings))).toEqual([[], ['first_price_again'], []])
})

test('an order that costs nothing today is refused before anything is stored or requested', async () => {
  await services.db
    .insertInto('coupons')
    .values({
      ...{ id: 900, code: 'NOTHING', kind: 'percent_off', percent: 100, amount_minor: null },
      ...{ currency: null, plan_key: null, ends_at: null, max_redemptions: null },
    })
    .execute()
  const asked = peer.world.subscriptions.size
  const token = await newLeadToken(server, 'free@example.com')
  const free = { provider: 'paypal', method: 'FAST_PAYMENTS', coupon: 'NOTHING', expectedAmountMinor: 0 }
  expect(refusalIn(await postOrder(server, token, free))).toEqual([422, 'INPUT_INVALID', 'provider'])
  expect(peer.world.subscriptions.size).toBe(asked)
})
