import { afterAll, expect, test } from 'vitest'
import type { FraudWarningsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { NextStep } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { sweepProviders } from '#server/jobs/reconcile/sweep-providers.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { createStripe } from '#server/payment-providers/stripe/stripe.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, emailsTo, newBuyer, postOrder } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { processWebhooks } from './process-webhooks.ts'

let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const stripe = createStripe({
  secretKey: 'sk_test_fraud',
  webhookSecret: peer.webhookSecret,
  livemode: false,
  plans: {
    '1-WEEK': peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 }),
    '1-MONTH': peer.addPlan('month', { minor: 3999, days: 30 }),
  },
  apiBase: peer.url,
  now: () => now(),
})
const server = await testApp({ payments: () => stripe, env: { FRAUD_WARNINGS: 'refund up to 10.00 USD' } })
const { services, app } = server
const { db } = services
now = services.now

async function deliver(mode: 'prompt' | 'duplicated' | 'dropped' = 'prompt'): Promise<void> {
  for (const { body, headers } of peer.webhooks.take(mode)) {
    const reply = await server.post(routes.webhooks.replace(':provider', 'stripe'), body, headers)
    expect(reply.statusCode).toBe(200)
  }
  await processWebhooks(services, app.log)
}

/** A buyer whose first charge was paid, with the invoice of it. */
async function bought(product?: object): Promise<Buyer & { readonly invoice: string }> {
  const asCard = { provider: 'stripe', sandbox: undefined, ...product }
  const buyer = await newBuyer(server, asCard)
  server.pass(2000)
  const { next } = (await postOrder(server, buyer.token, asCard)).json<{ next: NextStep }>()
  peer.buyer.confirm(next.kind === 'confirm_card' ? next.clientSecret : '', 'ok')
  await deliver()
  const [subscription] = peer.subscriptionsOf(buyer.orderId)
  return { ...buyer, invoice: String(subscription?.latest_invoice) }
}
const refundsOf = ({ leadId }: Buyer) =>
  db.selectFrom('refunds').select(['because', 'state', 'amount_minor', 'actor']).where('lead_id', '=', leadId).execute()
const entriesOf = async ({ leadId }: Buyer) =>
  (
    await db
      .selectFrom('ledger_entries')
      .select(['kind', 'moved_minor', 'cause'])
      .where('lead_id', '=', leadId)
      .execute()
  )
    .filter(({ kind }) => kind === 'refund')
    .map(({ moved_minor, cause }) => [Number(moved_minor), cause])
const listed = async () =>
  (await (await signedInOperator(server, ['customers'])).get(consoleRoutes.fraudWarnings)).json<FraudWarningsReply>()

test('a payment below the limit is refunded once, through the ledger, however often it is reported', async () => {
  const buyer = await bought()
  peer.buyer.reportFraud(buyer.invoice)
  await deliver('duplicated')
  await sweepProviders(services, app.log)
  await deliver()
  await reconcile(services, app.log)
  expect(await refundsOf(buyer)).toEqual([
    { because: 'fraud_warning', state: 'succeeded', amount_minor: 999, actor: 'system' },
  ])
  expect(await entriesOf(buyer)).toEqual([[-999, 'fraud_warning']])
  expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'refunded')).toHaveLength(1)
  expect((await accessOf(db, buyer.leadId, now(), services.config)).kind).toBe('preview')
  const [warning] = (await listed()).warnings
  expect(warning).toMatchObject({
    ...{ email: buyer.email, outcome: 'refunded', chargedMinor: 999, currency: 'USD', isDisputed: false },
    fraudType: 'unauthorized_use_of_card',
  })
  const { actor, action } = await db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('lead_id', '=', buyer.leadId)
    .where('action', '=', 'fraud warning')
    .executeTakeFirstOrThrow()
  expect([actor, action]).toEqual(['system', 'fraud warning'])
})

test('a payment above the limit is noted, and its plan goes on', async () => {
  const buyer = await bought()
  // What was charged is above the limit once the renewal is meant.
  server.pass(8 * 86_400_000)
  peer.catchUp()
  await deliver()
  const [subscription] = peer.subscriptionsOf(buyer.orderId)
  peer.buyer.reportFraud(String(subscription?.latest_invoice))
  await deliver()
  expect(await refundsOf(buyer)).toEqual([])
  expect((await accessOf(db, buyer.leadId, now(), services.config)).kind).toBe('full')
  expect((await listed()).warnings[0]).toMatchObject({ email: buyer.email, outcome: 'noted', chargedMinor: 2999 })
})

test('a report whose webhook was lost is found by the nightly sweep', async () => {
  const buyer = await bought()
  peer.buyer.reportFraud(buyer.invoice)
  await deliver('dropped')
  expect(await refundsOf(buyer)).toEqual([])
  await sweepProviders(services, app.log)
  expect(await refundsOf(buyer)).toHaveLength(1)
})

test('what a bank already disputes is not refunded as well', async () => {
  const buyer = await bought()
  peer.buyer.complain(buyer.invoice)
  peer.buyer.reportFraud(buyer.invoice)
  await deliver()
  expect(await refundsOf(buyer)).toEqual([])
  expect((await listed()).warnings[0]).toMatchObject({ email: buyer.email, outcome: 'noted', isDisputed: true })
})
