import { afterAll, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import type { Tax } from '#domain/brand.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, newBuyer, postOrder } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

const asCard = { provider: 'stripe', sandbox: undefined }
const month = { productId: 'test-1-month', expectedAmountMinor: 2999, renewalAmountMinor: 2999 }
const tax: Tax = {
  name: 'VAT',
  rates: [
    { country: 'IE', percent: 23, from: '2020-01-01', until: null },
    { country: 'FI', percent: 25.5, from: '2024-09-01', until: null },
  ],
}
let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const server = await testApp({
  tax,
  env: { GEO_COUNTRY_HEADER: 'cf-ipcountry' },
  payments: () =>
    createStripe({
      ...{ secretKey: 'sk_test_tax', webhookSecret: peer.webhookSecret, livemode: false },
      ...{
        plans: { '1-MONTH': peer.addPlan('month', { minor: 2999, days: 30 }) },
        apiBase: peer.url,
        now: () => now(),
      },
    }),
})
const { services, app } = server
now = services.now

/** A buyer whose card and network are from these countries. */
async function bought(card: string, network: string, country = network): Promise<Buyer> {
  const buyer = await newBuyer(server, { ...month, ...asCard, country })
  server.pass(2000)
  const reply = await postOrder(server, buyer.token, { ...month, ...asCard, country }, { 'cf-ipcountry': network })
  const { next } = reply.json<{ next: NextStep }>()
  if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
  for (const method of peer.world.methods.values()) if (method.card !== undefined) method.card.country = card
  server.pass(60_000)
  await reconcile(services, app.log)
  server.pass(6 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  return buyer
}
const documentsOf = ({ leadId }: Buyer) =>
  services.db
    .selectFrom('tax_documents')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
const receiptOf = async (buyer: Buyer) => {
  const [payment] = (await asOwner(server, buyer).get(routes.subscription)).json().payments
  return (await asOwner(server, buyer).get(routes.receipt.replace(':receipt', payment.id))).json()
}

test('two pieces of evidence are stored, and the receipt shows number, net, rate and tax of that country', async () => {
  const buyer = await bought('IE', 'IE')
  const places = await services.db
    .selectFrom('order_places')
    .select(['source', 'country'])
    .where('lead_id', '=', buyer.leadId)
    .orderBy('source')
    .execute()
  expect(places).toEqual([
    { source: 'card', country: 'IE' },
    { source: 'declared', country: 'IE' },
    { source: 'network', country: 'IE' },
  ])
  expect(await documentsOf(buyer)).toMatchObject([
    { kind: 'receipt', country: 'IE', is_proven: true, gross_minor: 2999, net_minor: 2438, tax_minor: 561 },
  ])
  expect(await receiptOf(buyer)).toMatchObject({
    number: expect.stringMatching(/^TR-\d{4}-\d{6}$/),
    tax: { name: 'VAT', country: 'IE', rateHundredths: 2300, netMinor: 2438, taxMinor: 561 },
    creditNotes: [],
  })
  const { text } = await services.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', buyer.email)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow()
  expect(text).toContain('Net: $24.38')
  expect(text).toMatch(/VAT 23%: \$5\.61/)
})

test('partial refunds have credit notes that reverse exactly the tax that was paid', async () => {
  const buyer = await bought('FI', 'FI')
  const [receipt] = await documentsOf(buyer)
  const { provider_ref: chargeRef } = await services.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  for (const minor of [1, 1000, 1998]) {
    const amount = { minor, currency: 'USD' }
    await requestRefund(services, { leadId: buyer.leadId, chargeRef, amount, because: 'support', actor: 'test' })
  }
  const notes = (await documentsOf(buyer)).filter(({ kind }) => kind === 'credit_note')
  expect(notes.map(({ gross_minor }) => gross_minor)).toEqual([-1, -1000, -1998])
  const sum = (column: 'net_minor' | 'tax_minor') => notes.reduce((total, note) => total + (note[column] ?? 0), 0)
  expect([sum('net_minor'), sum('tax_minor')]).toEqual([-(receipt?.net_minor ?? 0), -(receipt?.tax_minor ?? 0)])
  expect((await receiptOf(buyer)).creditNotes).toHaveLength(3)
})

test('if the evidence differs the card decides and the document says so; without a rate no tax is shown', async () => {
  const buyer = await bought('IE', 'FI', 'DE')
  expect(await documentsOf(buyer)).toMatchObject([{ country: 'IE', is_proven: false, rate_hundredths: 2300 }])
  const finding = services.db
    .selectFrom('reconciliation_findings')
    .select(['what', 'detail'])
    .where('lead_id', '=', buyer.leadId)
    .execute()
  expect(await finding).toEqual([{ what: 'place_not_proven', detail: expect.stringContaining('declared DE') }])
  const abroad = await bought('US', 'US')
  expect(await documentsOf(abroad)).toMatchObject([
    { country: 'US', is_proven: true, rate_hundredths: null, tax_minor: null },
  ])
  expect((await receiptOf(abroad)).tax).toBeNull()
})

test('numbers have no gaps when several customers pay at once', async () => {
  const rows = await services.db.selectFrom('tax_documents').select('number').where('kind', '=', 'receipt').execute()
  const numbers = rows.map(({ number }) => Number(number.split('-').at(-1))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('a refund that the bank returns keeps its credit note, gets a reversal, alerts the operator and is sent again', async () => {
  const buyer = await bought('IE', 'IE')
  const { provider_ref: chargeRef } = await services.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  const amount = { minor: 1001, currency: 'USD' }
  await requestRefund(services, { leadId: buyer.leadId, chargeRef, amount, because: 'support', actor: 'test' })
  peer.buyer.bounceRefund()
  for (const _ of [1, 2]) {
    server.pass(60_000)
    await reconcile(services, app.log)
  }
  const [receipt, note, reversal, again, ...more] = await documentsOf(buyer)
  expect(more).toEqual([])
  expect([receipt?.kind, note?.kind, reversal?.kind, again?.kind]).toEqual([
    'receipt',
    'credit_note',
    'credit_note_reversal',
    'credit_note',
  ])
  expect(reversal).toMatchObject({
    number: expect.stringMatching(/^TCR-\d{4}-\d{6}$/),
    refund_id: note?.refund_id,
    gross_minor: 1001,
    net_minor: -(note?.net_minor ?? 0),
    tax_minor: -(note?.tax_minor ?? 0),
  })
  expect(again).toMatchObject({ gross_minor: -1001, net_minor: note?.net_minor, tax_minor: note?.tax_minor })
  const finding = services.db
    .selectFrom('reconciliation_findings')
    .select('what')
    .where('lead_id', '=', buyer.leadId)
    .execute()
  expect(await finding).toEqual([{ what: 'refund_returned' }])
  expect(await receiptOf(buyer)).toMatchObject({
    refundedMinor: 1001,
    creditNotes: [{ number: note?.number, reversal: { number: reversal?.number } }, { reversal: null }],
  })
})
