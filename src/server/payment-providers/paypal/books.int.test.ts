import { afterAll, expect, test } from 'vitest'
import { MS_PER_MINUTE, plusDays } from '#domain/time.ts'
import { accounting } from '#server/console/operations/accounting.ts'
import { payouts } from '#server/console/operations/payouts.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { dollars, newId } from '#tests/peers/paypal/world.ts'
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
const dayAt = (at: Date) => at.toISOString().slice(0, 10)

test('a receipt in the accounts shows the fee that PayPal keeps', async () => {
  const buyer = await newBuyer(server, { provider: 'paypal', method: 'FAST_PAYMENTS' })
  const made = [...peer.world.subscriptions.values()].find(({ customId }) => customId === buyer.orderId)
  peer.buyer.approve(made?.id ?? '')
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  const period = { from: dayAt(plusDays(now(), -1)), to: dayAt(now()) }
  const { rows } = await accounting(services.db, { ...period, by: 'document' }, false)
  expect(rows).toMatchObject([
    { order: buyer.orderId, grossMinor: 999, feeMinor: 50, feeCurrency: 'USD', withoutFee: 0 },
  ])
})

test('manual and automatic withdrawals to the bank are payouts', async () => {
  const at = now()
  peer.world.withdrawals.push(
    { id: newId(), code: 'T0403', amount: dollars(50_00), at, status: 'S' },
    { id: newId(), code: 'T0401', amount: dollars(70_00), at: plusDays(at, -40), status: 'P' },
  )
  server.pass(60_000)
  const from = dayAt(plusDays(at, -60))
  const { rows } = await payouts(services.payments, { from, to: dayAt(now()) }, () => {})
  expect(rows).toMatchObject([
    { provider: 'paypal', state: 'arrived', amountMinor: 5000, currency: 'USD', arrivesOn: null },
    { provider: 'paypal', state: 'on_its_way', amountMinor: 7000, currency: 'USD' },
  ])
})
