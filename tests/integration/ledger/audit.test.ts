import { expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { audit } from '#tests/ledger/audit.ts'
import type { ProviderRecords, RecordedRefund } from '#tests/ledger/market.ts'
import { sandboxMarket } from '#tests/ledger/sandbox-market.ts'

const market = await sandboxMarket()
const { server } = market
const { services } = server
const buyer = await newBuyer(server)
const said = await market.records()
const auditOf = (records: ProviderRecords, now = services.now()) => audit(services.db, [buyer.orderId], records, now)

const [charge] = said.charges
if (charge === undefined) throw new Error('nothing was charged')
const refund: RecordedRefund = {
  ...{ orderId: buyer.orderId, ref: 'refund-1', charge: charge.ref, minor: 999, currency: 'USD', state: 'succeeded' },
}

test('the audit of a purchase whose records agree finds nothing', async () => {
  expect(await auditOf(said)).toEqual([])
})

test.each<[string, ProviderRecords, RegExp]>([
  ['a cent more', { ...said, charges: [{ ...charge, minor: 1000 }] }, /only at the provider: .* charge 1000 USD/],
  ['another currency', { ...said, charges: [{ ...charge, currency: 'EUR' }] }, /only at the provider: .* 999 EUR/],
  [
    'another day',
    { ...said, charges: [{ ...charge, at: plusDays(charge.at, -1) }] },
    /only in our ledger: .* charge 999/,
  ],
  ['a charge that we do not have', { ...said, charges: [charge, charge] }, /moved 1998, the documents add up to 999/],
  ['a payment that it never took', { ...said, charges: [] }, /only in our ledger/],
  ['a refund that we do not have', { ...said, refunds: [refund] }, /only at the provider: .* refund refund-1/],
  ['access after a refund', { ...said, refunds: [refund] }, /has access without a payment/],
  [
    'access after a bank took the money back',
    { ...said, charges: [{ ...charge, dispute: 'lost' }] },
    /has access without a payment/,
  ],
  ['money without an order', { ...said, charges: [{ ...charge, orderId: 'none' }] }, /an order that is unknown/],
  ['two plans', { ...said, renewing: [buyer.orderId, buyer.orderId] }, /has 2 plans that renew/],
  ['credit', { ...said, creditMinor: 5 }, /holds 5 of credit/],
])('the audit sees %s', async (_, records, fault) => {
  expect((await auditOf(records)).join('\n')).toMatch(fault)
})

test('the audit notices a member who paid and has no access', async () => {
  const { db } = services
  const rights = db.updateTable('entitlements').where('lead_id', '=', buyer.leadId)
  await rights.set({ revoked_at: services.now(), revoked_because: 'refunded' }).execute()
  try {
    // Money for the trial week is a claim to access for longer than a late payment may take.
    const month = { ...said, charges: [{ ...charge, minor: 2999 }] }
    expect((await auditOf(month)).join('\n')).toMatch(/paid and has no access/)
  } finally {
    await rights.set({ revoked_at: null, revoked_because: null }).execute()
  }
})
