import { afterAll, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { Tax } from '#domain/brand.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { createPaypal } from './paypal.ts'

const tax: Tax = {
  name: 'VAT',
  rates: [
    { country: 'IE', percent: 23, from: '2020-01-01', until: null },
    { country: 'FI', percent: 25.5, from: '2024-09-01', until: null },
  ],
}
const month = { productId: 'test-1-month', expectedAmountMinor: 2999, renewalAmountMinor: 2999 }
const withPaypal = { ...month, provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined }
let now = () => new Date()
const peer = await startPaypalPeer({ now: () => now() })
afterAll(peer.stop)
const { clientId, clientSecret, webhookId, root, url } = peer
const plans = { '1-MONTH': peer.addPlan('P-MONTH', { minor: 2999, days: 30 }, { minor: 2999, days: 30 }) }
const server = await testApp({
  tax,
  env: { GEO_COUNTRY_HEADER: 'cf-ipcountry' },
  payments: () =>
    createPaypal({
      ...{ clientId, clientSecret, webhookId, livemode: false, roots: [root], plans, apiBase: url },
      now: () => now(),
    }),
})
const { services, app } = server
const { db } = services
now = services.now

async function bought(email: string, country: string, network: string): Promise<string> {
  const token = await newLeadToken(server, email)
  const reply = await postOrder(server, token, { ...withPaypal, country }, { 'cf-ipcountry': network })
  const { id } = reply.json<{ id: string }>()
  for (const made of peer.world.subscriptions.values()) if (made.customId === id) peer.buyer.approve(made.id)
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  return id
}
const receiptOf = (orderId: string) =>
  db.selectFrom('tax_documents').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const findingsOf = (orderId: string) =>
  db.selectFrom('reconciliation_findings').select(['what', 'detail']).where('order_id', '=', orderId).execute()

test('the country that a buyer names and that of the network prove the place of supply if PayPal reports none', async () => {
  const order = await bought('declared@example.com', 'FI', 'FI')
  expect(await receiptOf(order)).toMatchObject({
    country: 'FI',
    is_proven: true,
    rate_hundredths: 2550,
    tax_minor: 609,
  })
  expect(await findingsOf(order)).toEqual([])
})

test('if they differ the country named by the buyer decides, the receipt says it is not proven, and there is a finding', async () => {
  const order = await bought('elsewhere@example.com', 'IE', 'FI')
  expect(await receiptOf(order)).toMatchObject({ country: 'IE', is_proven: false, rate_hundredths: 2300 })
  expect(await findingsOf(order)).toEqual([{ what: 'place_not_proven', detail: 'declared IE, network FI' }])
})

test('with a tax table the checkout asks for a country, with that of the network preselected, and an order without one is refused', async () => {
  const settings = (country: string) => server.get(routes.settings, { 'cf-ipcountry': country })
  expect((await settings('fi')).json()).toMatchObject({ tax: { country: 'FI' } })
  expect((await settings('XX')).json()).toMatchObject({ tax: { country: null } })
  const token = await newLeadToken(server, 'silent@example.com')
  expect(refusalIn(await postOrder(server, token, withPaypal))).toEqual([422, 'INPUT_INVALID', 'country'])
})
