import { afterAll, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer, postOrder } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const week = peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
const quarter = peer.addPlan('quarter', { minor: 5999, days: 90 })
const stripe = createStripe({
  secretKey: 'sk_test_first_price',
  webhookSecret: peer.webhookSecret,
  livemode: false,
  plans: { '1-WEEK': week, '3-MONTH': quarter },
  apiBase: peer.url,
  now: () => now(),
})
const server = await testApp({ payments: () => stripe })
const { services, app } = server
const { db } = services
now = services.now

const trial = { provider: 'stripe', sandbox: undefined }
const regular = { ...trial, productId: 'test-3-month' }

/** A customer with a new email address buys with the card of this fingerprint. */
async function buysWith(fingerprint: string, changes: object = trial): Promise<Buyer> {
  const buyer = await newBuyer(server, changes)
  server.pass(2000)
  const { next } = (await postOrder(server, buyer.token, changes)).json<{ next: NextStep }>()
  if (next.kind !== 'confirm_card') throw new Error('No card has to be confirmed.')
  peer.buyer.confirm(next.clientSecret, 'ok', fingerprint)
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  return buyer
}
const findings = async ({ orderId }: Buyer) => {
  const rows = await db.selectFrom('reconciliation_findings').select('what').where('order_id', '=', orderId).execute()
  return rows.map(({ what }) => what)
}
const stateOf = async ({ orderId }: Buyer) =>
  (await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state

test('a card that has paid under another address and gets the first price again is a finding', async () => {
  const first = await buysWith('fp_shared')
  const second = await buysWith('fp_shared')
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['paid', 'paid'])
  expect(await Promise.all([first, second].map(findings))).toEqual([[], ['first_price_again']])
  // However often it is reconciled.
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  expect(await findings(second)).toEqual(['first_price_again'])
})

test('another card is no finding, and neither is the same card if every period costs the same', async () => {
  const first = await buysWith('fp_one', regular)
  const other = await buysWith('fp_two')
  const sameCard = await buysWith('fp_one', regular)
  expect(await Promise.all([first, other, sameCard].map(findings))).toEqual([[], [], []])
  // It counts whatever was bought with it before.
  expect(await findings(await buysWith('fp_one'))).toEqual(['first_price_again'])
})

test('the fingerprint of a card is stored only as a hash', async () => {
  const { leadId } = await buysWith('fp_secret')
  const row = await db.selectFrom('subscriptions').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow()
  expect(row.payer_hash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain('fp_secret')
})
