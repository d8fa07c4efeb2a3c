import { afterAll, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { accounting } from '#server/console/operations/accounting.ts'
import { payouts } from '#server/console/operations/payouts.ts'
import { sweepProviders } from '#server/jobs/reconcile/sweep-providers.ts'
import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer, postOrder } from '#server/test-client.fixture.ts'
import { addPayout, enterLateCharges } from '#tests/peers/stripe/objects/balance.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const stripe = createStripe({
  secretKey: 'sk_test_books',
  webhookSecret: peer.webhookSecret,
  livemode: false,
  plans: { '1-WEEK': peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 }) },
  apiBase: peer.url,
  now: () => now(),
})
const server = await testApp({ payments: () => stripe })
const { services, app } = server
now = services.now
const asCard = { provider: 'stripe', sandbox: undefined }

async function deliver(): Promise<void> {
  for (const { body, headers } of peer.webhooks.take())
    await server.post(routes.webhooks.replace(':provider', 'stripe'), body, headers)
  await processWebhooks(services, app.log)
}

async function buysWeek(): Promise<Buyer> {
  const buyer = await newBuyer(server, asCard)
  server.pass(2000)
  const { next } = (await postOrder(server, buyer.token, asCard)).json<{ next: NextStep }>()
  if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
  await deliver()
  return buyer
}

const day = () => now().toISOString().slice(0, 10)
const receiptOf = async ({ orderId }: Buyer) => {
  const { rows } = await accounting(services.db, { from: day(), to: day(), by: 'document' }, false)
  return rows.find(({ order }) => order === orderId)
}

// 2.9 % of 9.99 and 30 cents.
const fee = { feeMinor: 59, feeCurrency: 'USD', withoutFee: 0 }

test('a receipt in the accounts shows the fee that Stripe keeps', async () => {
  expect(await receiptOf(await buysWeek())).toMatchObject({ grossMinor: 999, currency: 'USD', ...fee })
})

test('a fee that is unknown when the payment arrives is added later, in the currency it settles in', async () => {
  peer.world.settings.booksAreLate = true
  const buyer = await buysWeek()
  expect(await receiptOf(buyer)).toMatchObject({ grossMinor: 999, feeMinor: null, feeCurrency: null, withoutFee: 1 })
  enterLateCharges(peer.world)
  for (const entry of peer.world.books.values()) entry.currency = 'eur'
  await deliver()
  expect(await receiptOf(buyer)).toMatchObject({ grossMinor: 999, ...fee, feeCurrency: 'EUR' })
  peer.world.settings.booksAreLate = false
})

test('a payment counts even if the key is not allowed to read the balance', async () => {
  const asksForFee = 'GET /v1/balance_transactions/:id'
  peer.faults.plan(asksForFee, ...Array.from({ length: 20 }, () => 'forbidden' as const))
  const buyer = await buysWeek()
  peer.faults.clear()
  expect(await receiptOf(buyer)).toMatchObject({ grossMinor: 999, feeMinor: null, withoutFee: 1 })
})

test('by day, fees in two currencies are listed separately, and receipts without a fee are counted', async () => {
  server.pass(2 * MS_PER_DAY)
  await buysWeek()
  peer.world.settings.booksAreLate = true
  await buysWeek()
  peer.world.settings.booksAreLate = false
  const { rows } = await accounting(services.db, { from: day(), to: day(), by: 'day' }, false)
  expect(rows).toMatchObject([{ document: '2', grossMinor: 1998, ...fee, withoutFee: 1 }])
})

test('the payouts of some days are listed with their state', async () => {
  const arrives = plusDays(now(), 2)
  addPayout(peer.world, { amount: 120_00, currency: 'usd', status: 'in_transit', arrives })
  server.pass(MS_PER_HOUR)
  addPayout(peer.world, { amount: 80_00, currency: 'eur', status: 'failed', arrives })
  const listed = await payouts(services.payments, { from: day(), to: day() }, () => {})
  const arrivesOn = arrives.toISOString().slice(0, 10)
  expect(listed).toMatchObject({
    rows: [
      { provider: 'stripe', state: 'failed', amountMinor: 8000, currency: 'EUR', arrivesOn },
      { provider: 'stripe', state: 'on_its_way', amountMinor: 12_000, currency: 'USD', arrivesOn },
    ],
    unreached: [],
  })
  expect((await payouts(services.payments, { from: '2020-01-01', to: '2020-01-31' }, () => {})).rows).toEqual([])
})

test('payouts are entries of the ledger, each once, and one that failed later is taken back', async () => {
  const arrives = plusDays(now(), 2)
  server.pass(MS_PER_DAY)
  const payout = addPayout(peer.world, { amount: 50_00, currency: 'usd', status: 'in_transit', arrives })
  server.pass(MS_PER_HOUR)
  const posted = async () => {
    await sweepProviders(services, app.log)
    const entries = services.db
      .selectFrom('ledger_entries')
      .where('kind', '=', 'payout')
      .where('source', '=', payout.id)
    const rows = await entries.select(['moved_minor', 'cause', 'payment_id']).orderBy('number').execute()
    return rows.map(({ moved_minor, cause, payment_id }) => [moved_minor, cause, payment_id])
  }
  expect(await posted()).toEqual([[-50_00, 'payout', null]])
  expect(await posted()).toEqual([[-50_00, 'payout', null]])
  payout.status = 'failed'
  expect(await posted()).toEqual([
    [-50_00, 'payout', null],
    [50_00, 'correction', null],
  ])
  const books = await accounting(services.db, { from: day(), to: day(), by: 'document' }, false)
  expect(books.rows.filter(({ kind }) => kind === 'payout').map(({ grossMinor }) => grossMinor)).toContain(-50_00)
})

test('a provider that cannot be reached is named', async () => {
  peer.world.settings.revokedKeys.add('sk_test_books')
  const failures: string[] = []
  const listed = await payouts(services.payments, { from: day(), to: day() }, (provider) => failures.push(provider))
  peer.world.settings.revokedKeys.delete('sk_test_books')
  expect([listed, failures]).toEqual([{ rows: [], unreached: ['stripe'] }, ['stripe']])
})
